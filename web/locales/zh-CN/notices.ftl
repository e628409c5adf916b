# 页面之外的消息：邮件、推送、webhook。服务器也会读取。

notice-guest = 一位客人
notice-table-of = { $host } 的牌桌
notice-turn-title = 轮到你了：{ $table }
notice-turn = { $timed ->
    [yes] “{ $table }”轮到你了，请在 { $until } 之前行动。
   *[no] “{ $table }”轮到你了。
}
notice-started-title = 游戏开始：{ $table }
notice-started = “{ $table }”的游戏已经开始。
notice-chat-title = { $who } 发来消息：{ $table }
notice-chat = { $who } 在“{ $table }”留了言。
notice-deadline-title = 时间快到了：{ $table }
notice-deadline = { $timed ->
    [yes] 你在“{ $table }”的时间将于 { $until } 用完。
   *[no] 你在“{ $table }”的时间快用完了。
}
notice-finished-title = 游戏结束：{ $table }
notice-finished = “{ $table }”的游戏已经结束，来看看结果吧。
notice-invited-title = { $who } 邀请你
notice-invited = { $who } 邀请你到“{ $table }”一起玩。

mail-many = { $count ->
   *[other] 有 { $count } 件事等着你
}
mail-open = 打开牌桌
mail-settings = 选择接收哪些消息
mail-stop = 停止所有消息
mail-confirm-title = 这是你的邮箱吗？
mail-confirm = { $name }，你好！请确认这是你的邮箱，之后 Magnate 才会往这里写信。
mail-confirm-link = 是的，这是我的邮箱
mail-confirm-other = 如果你对此毫不知情，请忽略本邮件，之后不会再收到来信。
mail-password-title = 设置新密码
mail-password = { $name }，你好！有人（很可能是你）想为这个账户设置新密码。链接一小时内有效，且只能使用一次。
mail-password-link = 设置新密码
mail-password-other = 如果不是你本人的操作，请忽略本邮件，密码不会改变。
