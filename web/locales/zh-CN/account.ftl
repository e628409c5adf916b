# 账户：密码、邮箱、设备，以及通知。

account-old-password = 现在的密码
account-new-password = 新密码
account-change-password = 修改密码
account-password-changed = 密码已修改，其他设备均已退出登录。
account-forgotten = 忘记密码？
account-forgotten-help = 请输入登录名或邮箱。如果有可用的邮箱，我们会寄去一封带链接的邮件。
account-forgotten-who = 登录名或邮箱
account-forgotten-send = 给我发送链接
account-forgotten-sent = 如果确有其人并留有邮箱，邮件已经寄出。
account-mail = 邮箱
account-mail-help = 用于接收通知，也用于忘记密码时重设。其他人看不到。
account-mail-change = 使用这个邮箱
account-mail-sent = 邮件正寄往 { $address }，请打开其中的链接确认邮箱。
account-mail-remove = 移除邮箱
account-mail-removed = 邮箱已移除。
account-devices = 设备
account-devices-help = 你在这些设备上登录着。
account-device-this = 本机
account-device-used = 上次使用：{ $when }
account-device-unknown = 未知设备
account-device-name = { $system } 上的 { $browser }
account-device-end = 退出登录
account-device-ended = 该设备已退出登录。
account-devices-end = 退出其他所有设备
account-devices-ended = 其他设备均已退出，程序令牌也已移除。
account-notices = 通知我
account-notices-help = 你不在时，告诉你有什么在等你。正在看着的牌桌不会另行通知。
account-notices-off = 本服务器不发送通知。主人可以开启此功能，见“Running a server”。
account-push = 这个浏览器
account-push-help = 由这个浏览器显示消息，关闭页面后也能收到。
account-push-on = 开启
account-push-off = 关闭
account-push-done = 这个浏览器会通知你。
account-push-denied = 浏览器不允许本站发送消息，可以在浏览器设置里更改。
account-push-cannot = 这个浏览器无法显示本站的消息。
account-push-other = 其他浏览器（{ $host }）
account-by-mail = 邮件
account-by-mail-none = 在下面填写邮箱即可接收邮件通知。
account-pace = 邮件发送
account-pace-at_once = 立即
account-pace-hourly = 每小时汇总
account-pace-daily = 每天早上汇总
account-webhooks = Webhook
account-webhooks-help = 在你的聊天群里发一条消息，或向程序发送请求。
account-webhook-form = 类型
account-webhook-json = 供程序使用（JSON）
account-webhook-discord = Discord
account-webhook-slack = Slack
account-webhook-telegram = Telegram
account-webhook-url = 地址
account-webhook-chat = Telegram { -bot }所在的聊天
account-webhook-add = 添加
account-webhook-made = 已添加。请求用以下密钥签名，密钥只显示这一次：
account-remove = 移除
account-removed = 已移除。
account-active = 开启
account-kinds = 通知内容
account-kind-turn = 轮到我
account-kind-started = 游戏开始
account-kind-chat = 聊天
account-kind-deadline = 时间快到
account-kind-finished = 游戏结束
account-kind-invited = 邀请
account-trouble = 上一条消息没有送达。
account-trouble-bad_address = { $channel ->
    [mail] 这不是邮箱地址。
   *[other] 消息只能发往常用端口的 https 地址。
}
account-trouble-no_such_name = 没有叫这个名字的公开服务器。拼写正确吗？
account-trouble-connection_refused = 对方服务器在这个端口上不接受连接。它在运行吗？
account-trouble-no_connection = 目前无法连接到对方服务器。
account-trouble-timed_out = 对方服务器没有及时回应。
account-trouble-bad_certificate = 对方服务器无法证明自己的身份：它的证书无效。
account-trouble-no_tls = 无法建立加密连接。对方服务器在这个端口上支持 https 吗？
account-trouble-no_answer = 对方服务器还没有回应就断开了连接。
account-trouble-moved = 对方服务器说地址已经改变（{ $status }）。请添加新的地址。
account-trouble-not_allowed = { $channel ->
    [push] 浏览器的推送服务不接受本服务器（{ $status }）。请在那个浏览器里关闭消息后重新开启。
   *[other] 对方服务器拒绝我们访问（{ $status }）。地址完整吗，包括其中的密钥部分？
}
account-trouble-gone = { $channel ->
    [push] 那个浏览器不再接收这里的消息（{ $status }）。请在那里重新开启。
   *[other] 这个地址已经不存在（{ $status }）。请添加新的地址。
}
account-trouble-too_often = 对方服务器要求少发消息（{ $status }）。仍然有效的内容会稍后发送。
account-trouble-not_taken = 对方服务器不理解这条消息（{ $status }）。选对类型了吗？
account-trouble-failing = 对方服务器自身出了故障（{ $status }）。稍后会再试。
account-trouble-no_mailbox = 没有这个邮箱。地址拼写正确吗？
account-trouble-mailbox_full = 邮箱已满。
account-trouble-mail_delayed = 邮件服务器目前不接收发往这个地址的邮件（{ $status }）。稍后会再试。
account-trouble-mail_refused = 邮件服务器不接收发往这个地址的邮件（{ $status }）。
account-trouble-unusable = { $channel ->
    [push] 这个订阅无法使用。请在那个浏览器里关闭消息后重新开启。
   *[other] 这一项无法使用。请移除后重新添加。
}
account-trouble-unknown = 原因不明，也许技术细节能有帮助。
account-trouble-detail = 技术细节
account-quiet = 免打扰时段
account-quiet-help = 这段时间不发送任何消息，之后仍然有效的会补发。
account-quiet-on = 启用免打扰
account-quiet-from = 从
account-quiet-to = 到
account-zone = 时区
account-save = 保存
account-saved = 已保存。
link-stop-title = 停止所有消息
link-stop = 之后 Magnate 不再给你发送任何消息：邮件、推送、webhook 都会停止。可以在账户里重新开启。
link-stop-button = 停止所有消息
link-stopped = 完成，不会再有消息。
link-confirm-title = 确认邮箱
link-confirm = 这是你的邮箱吗？
link-confirm-button = 是我的
link-confirmed = 谢谢，Magnate 现在可以给你写信了。
link-password-title = 设置新密码
link-password-button = 使用这个密码
link-password-done = 新密码已生效，你已在本机登录，其他设备均已退出。
link-account = 前往账户
