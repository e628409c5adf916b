### 为什么不可以。

refusal-game_over = 游戏已经结束。
refusal-no_such_chain = 本局没有这家{ -chain }。
refusal-not_a_player = 你在旁观：只有玩家可以这样问。
refusal-not_awaited = 现在没有轮到你。
refusal-decides_nothing = 这是{ -the-chain }：它自行行动，没有人替它决定。
refusal-no_such_reserve = 这局游戏没有“{ $card }”这张{ -reserve-card }。
refusal-wrong_moment = 现在不行：游戏正处于“{ WORD("stage", $now) }”。
refusal-must_place = 你之前让过了，现在必须放置首家{ -restaurant }。
refusal-off_map = 这样会超出地图边缘。
refusal-not_empty = { $by_kind ->
    [road] 这里有公路。
    [source] 这里有饮料点（{ ITEM($by_item) }）。
    [house] 这里有 { HOUSE($by_house) } 号{ -house }。
    [garden] 这里有 { HOUSE($by_house) } 号{ -house }的花园。
    [restaurant] 这里有{ CHAIN($by_chain) }的{ -restaurant }。
    [campaign] 这里有 { CAMPAIGN($by_number) } 号{ -campaign }。
    [coffee_shop] 这里有{ CHAIN($by_chain) }的{ -shop }。
    [park] 这里有{ -park }。
    [works] 这里有在建公路。
   *[other] 这里已被占用。
  }
refusal-not_by_road = 必须紧邻公路。
refusal-entrance_not_by_road = 入口必须朝向公路。请旋转或移动。
refusal-entrance_tile = { CHAIN($chain) }的入口已在该{ -tile }上；首家{ -restaurant }必须各占一个{ -tile }。
refusal-not_your_cards = { CARD($card) }你只有 { $have } 张，不是 { $want } 张。
refusal-position_taken = { -turn-order } { $position } 已被选走。
refusal-no_such_position = 没有{ -turn-order } { $position }，最后一位是 { $last }。
refusal-no_hires_left = 本轮的招聘次数已用完。
refusal-not_entry = { CARD($card) }不能直接招聘，只能培训得到。
refusal-pile_empty = { CARD($card) }已被招完，而你本轮无法把他继续培训。
refusal-not_on_beach = 你没有可以培训的{ -beach }{ CARD($card) }。
refusal-already_trained = 你的{ CARD($card) }本轮已经培训过。
refusal-no_career = { CARD($card) }不能晋升为{ CARD($to) }。
refusal-none_left = { CARD($card) }已经没有了。
refusal-second_unique = 你已经有一张{ CARD($card) }，每人只能有一张。
refusal-ceo_is_cfo = 你的 { -ceo } 已兼任 CFO，不能再培训 CFO。
refusal-no_training = 没有培训人员还能给同一张卡 { $steps } 级培训。
refusal-phantoms_first = 请把培训留给从空牌堆招来的{ CARD($card) }。
refusal-phantoms_left = 请先培训从空牌堆招来的{ CARD($card) }。
refusal-not_available = 你没有尚未行动的在岗{ CARD($card) }。
refusal-wrong_card = { CARD($card) }不会做这件事。
refusal-no_such_token = 本局没有 { CAMPAIGN($number) } 号{ -campaign }片。
refusal-not_running = { CAMPAIGN($number) } 号{ -campaign }没有在进行。
refusal-token_taken = { CAMPAIGN($number) } 号{ -campaign }片正在使用。
refusal-kind_not_allowed = { CARD($card) }不能发起{ KIND($kind) }{ -campaign }。
refusal-out_of_range = 太远了：离你的{ -restaurant }超过公路距离 { $range }。
refusal-wrong_duration = 该{ -campaign }最多持续 { $max } 轮（你选了 { $turns }）。
refusal-must_be_eternal = 你的{ -campaign }已是永久的，不能再选时长。
refusal-not_marketable = 不能推广{ ITEM($item) }。
refusal-wrong_place = { $kind ->
    [airplane] 飞机要放在地图旁边。
   *[other] 只有飞机放在地图旁边，其他的放在地图上。
  }
refusal-lines_off_map = 飞机会飞出地图（从 { $first } 起共 { $count } 行列）。
refusal-wrong_side = 飞越这些行列的飞机不能放在那一侧（{ WORD("side", $side) }）。
refusal-over_offramp = 那里有{ -offramp }。
refusal-side_taken = { -rural }的那一侧（{ WORD("side", $side) }）已有 { CAMPAIGN($number) } 号{ -campaign }。
refusal-no_piece_left = 已经用完：{ WORD("piece", $piece) }。
refusal-lobby_out_of_range = 旁边没有公路在你的{ -restaurant }和{ -shop }公路距离 { $range } 以内。
refusal-road_leads_nowhere = 公路必须有一端正对你能到达的公路，或正对你的入口。
refusal-tile_not_in_reserve = 备用中没有{ -tile } { $tile }。
refusal-no_place_for_tile = { -tile }必须以整边贴着地图，放在还空着的位置。
refusal-slot_blocked = 那里有飞机或{ -offramp }。
refusal-offramp_place = { -offramp }放在地图外，贴着边缘，不能伸出边缘之外。
refusal-offramp_no_road = 这条{ -offramp }旁边没有通车公路。
refusal-over_airplane = 那里有 { CAMPAIGN($number) } 号飞机。
refusal-no_shops_left = 你的{ -shop }都已在地图上，可以移动一家。
refusal-no_shop_to_move = 只能移动自己的{ -shop }，而且要全部都在地图上。
refusal-shop_not_by_road = { -shop }必须紧邻通车公路。
refusal-tile_has_shop = 这块{ -tile }上已有{ -shop }。
refusal-shop_out_of_range = 太远了：离你的{ -restaurant }和{ -shop }超过公路距离 { $range }。
refusal-no_frozen_coffee = 咖啡不能冷冻。
refusal-must_be_like_first = 这张卡的第二个{ -campaign }必须与第一个相同：种类、商品、轮数。
refusal-one_good_only = 这个{ -campaign }只能带一种商品。
refusal-not_on_tile_of = 广播必须放在 { HOUSE($house) } 号{ -house }所在的{ -tile }上。
refusal-not_a_mailbox = { CAMPAIGN($number) } 号不是信箱。
refusal-other_block = 那里不在新{ -restaurant }的街区内。
refusal-other_colour = 在岗的{ CARD($card) }只能培训成同色的卡，不能成为{ CARD($to) }。
refusal-not_for_salaries = 最多 { $most } 份商品可以各抵一份工资，咖啡不行。
refusal-items_first = 现金不够付给所有人。请交出 { $most } 份商品。
refusal-no_rotation = 正方形{ -campaign }片无需旋转。
refusal-cannot_make = { CARD($card) }不会做{ ITEM($item) }。
refusal-not_a_drink = { ITEM($item) }不是饮料。
refusal-not_an_entrance = 路线必须从你一家营业{ -restaurant }的入口出发。
refusal-broken_route = 路线第 { $step } 步离开了公路、原路掉头或重复经过{ -tile }。
refusal-route_too_far = 路线距离为 { $borders }，最多只能 { $range }。
refusal-nothing_to_fetch = 这条路线上没有饮料。
refusal-no_such_house_tile = { HOUSE($house) } 号{ -house }不能再建：已在地图上或不在本局中。
refusal-no_such_house = 地图上没有 { HOUSE($house) } 号{ -house }。
refusal-has_garden = { HOUSE($house) } 号{ -house }已经有花园。
refusal-never_garden = { HOUSE($house) } 号{ -house }永远不能有花园。
refusal-no_gardens_left = 花园已经用完。
refusal-no_restaurants_left = 你的{ -restaurant }都已在地图上。
refusal-no_such_restaurant = 你在那里没有{ -restaurant }。
refusal-same_place = { -restaurant }本来就是这样放的。
refusal-nothing_to_fire = 你没有可以解雇的{ CARD($card) }。
refusal-busy_protected = { CAMPAIGN($number) } 号{ -campaign }的{ -marketeer }正忙。只有付不起工资且没有其他带薪员工时，才能解雇忙碌的{ -marketeer }。
refusal-no_busy_marketeer = 你没有{ -marketeer }在忙 { CAMPAIGN($number) } 号{ -campaign }。
refusal-cannot_pay = 应付工资 { MONEY($due) }，而你只有 { MONEY($cash) }。请先解雇带薪员工。
refusal-freezer_full = 共 { $total } 份，{ -freezer }放不下。
refusal-not_in_stock = { ITEM($item) }你只有 { $have } 份。

refusal-bad_options = 这些选项无法一起使用。
refusal-no_such_seat = 这张牌桌没有这个座位。
refusal-not_your_seat = 那不是你的座位。
refusal-seat_taken = 那里已经有人了。
refusal-bad_sign = 这个标志或名字不行。
refusal-look_taken = 这家{ -chain }已被别人选走，请换一家。
refusal-host_only = 只有房主可以这样做。
refusal-players_only = 只有本桌玩家可以这样做。
refusal-not_started = 游戏还没开始。
refusal-already_started = 游戏已经开始。
refusal-seats_open = 还有空座位。邀请玩家或安排{ -bot }后再开始。
refusal-stale = 局面刚刚有变化。请看一看再决定。
refusal-nothing_to_undo = { $reason ->
    [the_chain] 此后已翻开{ -the-chain }的牌：无法悔棋。
   *[other] 没有你能独自撤销的步骤。别人行动之后，请申请悔棋。
}
refusal-no_take_back = 没有人申请悔棋。
refusal-take_back_pending = 已经有人申请悔棋。
refusal-already_answered = 你已经回答过了。
refusal-not_absent = 现在不能接手那个座位：玩家在场、刚刚还在，或没有在等他。
refusal-not_reclaimable = 那个座位不归你收回。
refusal-bad_orders = 这些指示无法保存：名单或计划太长，或某一步的条件太多。
refusal-no_plan_now = 架构亮出之后、工作日开始之前才能做计划。
refusal-bad_times = 每步时间和总时间都应在 { $shortest } 到 { $longest } 秒之间。
refusal-bad_zone = 没有这样的时区，或夜间不能从这个时刻开始。
refusal-zone_stays = 时区和夜间每天只能改一次，而且不能在轮到你时更改。
refusal-no_pauses = 这张牌桌约定不暂停。
refusal-already_paused = 时钟已经停了。
refusal-not_paused = 现在没有暂停。
refusal-no_pause_vote = 没有人请求暂停。
refusal-no_holidays = 你剩余的假期天数：{ $left }。
refusal-not_on_holiday = 你没有在度假。
refusal-no_end_vote = 没有人提议结束对局。
refusal-not_removable = 不能请走这个人：他是房主、正在玩这一局，或已经离开。
refusal-banned = 这台服务器的管理者不允许你进入：{ $reason }
refusal-banned_for = 这台服务器的管理者在 { $hours } 小时内不允许你进入：{ $reason }
refusal-removed = 房主已请你离开这张牌桌。要回来，请向房主索取新的邀请。
refusal-name_like = 已有注册玩家使用这个名字或与它相似的名字，请换一个。
refusal-token_scope = 这个令牌不能这样做：需要权限“{ $needs }”。请新建一个有此权限的令牌。
refusal-too_many_invitations = 这张牌桌已有 { $most } 个邀请在等待答复。
refusal-too_many_passwords = 这个名字的错误密码太多。请在 { $seconds } 秒后再试。

refusal-archived = 这局是按旧版规则进行的：可以观看，不能改动。
refusal-bad_action = 服务器没看懂这个决定。请刷新页面再试。
refusal-bad_address = 这个地址没有内容。
refusal-bad_chat = 无法发送。请写下可见的内容，最多 { $most } 个字符。
refusal-bad_message = 服务器没看懂。请刷新页面再试。
refusal-bad_name = 这个名字不行。请用可显示的字符，最多 { $most } 个。
refusal-bad_note = 笔记最多 { $most } 个字符。
refusal-bad_password = 这个密码不行。请换一个更长的。
refusal-bad_query = 服务器没看懂这个地址。
refusal-bad_record = 这不是游戏记录。
refusal-bad_seed = 种子必须是一个非负整数。
refusal-forbidden = 你不能在这里这样做。
refusal-name_taken = 这个名字已被使用，请换一个。
refusal-no_session = 你没有登录，或登录已过期。请以{ -guest }身份继续或登录。
refusal-no_such_table = 没有这张牌桌，或你没有受到邀请。
refusal-seed_without_start = 只有立即开始的游戏才能指定种子。
refusal-not_found = 这里什么也没有。
refusal-not_over = 这局还没有结束。
refusal-not_welcome = 你不能坐到这张牌桌。
refusal-registered = 你已经注册过了。
refusal-registered_only = 仅限注册玩家：请先取名并设置密码。
refusal-store_failed = 服务器暂时连不上存储。没有丢失任何内容，请稍后再试。
refusal-damaged = 这里存储的数据已损坏，无法读取。其他桌不受影响；请告知管理这台服务器的人。
refusal-too_many_requests = 太快了。请稍等再试。
refusal-not_a_websocket = 该地址只用于实时连接。
refusal-too_many_connections = 你的地址已达到允许的实时连接数（{ $most }）。请先关闭一些。
refusal-kimchi_alone = { -freezer }要么存泡菜，要么存其他食物，不能混放。
refusal-locked_today = { CARD($card) }在{ -campaign }执行之前不能解雇。请先解雇别人。
refusal-server_full = 本服务器的实时连接已满。请稍后再试。
refusal-too_many_tables = 你进行中的牌桌已达上限（{ $most }）。请先玩完或关闭其中一张。
refusal-too_little_experience = 这张牌桌只接待在这里至少完成过 { $needs } 局的玩家。
refusal-too_many_blocked = 最多可以屏蔽 { $most } 人。请先取消屏蔽某人。
refusal-too_many_bot_tables = 你有{ -bot }的牌桌已达上限（{ $most }）。请先玩完或关闭其中一张。
refusal-too_many_tables_here = 从你的地址开设的进行中牌桌已达上限（{ $most }）。请先玩完或关闭其中一张。
refusal-too_many_bot_tables_here = 从你的地址开设的有{ -bot }的牌桌已达上限（{ $most }）。请先玩完或关闭其中一张。
refusal-too_much_chat = 你写得太快了。请稍等再发下一条。
refusal-too_many_undos = 你刚才撤销得太多了。请稍等再试。
refusal-too_many_take_backs = 你刚才多次申请悔棋。请等一分钟再申请。
refusal-too_many_hints = 你刚才要求的提示太多了。请稍等再问。
refusal-too_many_uploads = 刚才上传的记录太多了。请等一分钟再试。
refusal-too_many_guests = 刚才有许多新{ -guest }来自你的地址。请等一分钟再试，或者登录。
refusal-bots_busy = { -bot }现在要思考的太多了。请稍后再试。
refusal-too_slow = 你的请求来得太慢，服务器没有继续等待。请再试一次。
refusal-no_hints = 这里有多人参与，大家没有同意使用提示。
refusal-wrong_method = 服务器在这里不支持这个操作。
refusal-wrong_password = 名字和密码不匹配。请检查后再试。
refusal-does_not_fit = 卡牌多于{ -slot }。
refusal-no_such_entry = 这局游戏没有这一刻（共 { $last } 个）。
refusal-no_such_person = 没有这个名字的注册玩家，或者对方不向你展示主页。
refusal-no_such_replay = 这个回放已不再保留。请重新上传记录。
refusal-bad_question = 服务器没看懂这个问题。请刷新页面再试。
refusal-bad_json = 服务器无法读取该消息。
refusal-not_json = 服务器需要 JSON。
refusal-too_large = 内容超过了本服务器的上限（256 KB）。请缩短后再发送。
refusal-wrong_fields = 缺少内容或内容不符。
refusal-unexpected = 出现意外情况。请重试或重新加载页面。
refusal-bad_chat_id = Telegram { -bot }需要知道在哪个聊天里发言：请填写聊天编号或名称。
refusal-dead_link = 这个链接已经失效，请重新申请。
refusal-bad_mail = 这不是可以收信的邮箱地址。
refusal-bad_notice_settings = 语言、时区或免打扰时段有误。
refusal-bad_push_keys = 浏览器给出的密钥无法使用，请再试一次。
refusal-bad_target_address = { $why ->
    [inside] 这个地址指向服务器的内部网络，不能使用。
    [not_allowed] 只允许常用端口的 https 地址，且不能包含用户名和密码。
   *[other] 这不是网络地址。
}
refusal-mail_off = 本服务器不发送邮件。
refusal-not_registered = 你还没有密码：请先设置登录名和密码。
refusal-notices_off = 本服务器不发送通知。
refusal-too_many_letters = 刚刚已经请求了好几封邮件。请查看邮箱，或一小时后再试。
refusal-too_many_targets = 你已经有 { $most } 个接收通知的地方。请先移除一个再添加。
