### 日志：每件事一句话。

log-all = 全部
log-title = 日志
log-empty = 还没有发生任何事。
log-turn-of = { CHAIN($chain) }的工作时间
log-earlier = 显示更早的轮次
log-details = 显示全部细节
log-expand-all = 展开所有轮次
log-collapse-all = 收起所有轮次
log-show-on-board = 在地图上显示
log-watch = 再看一遍
log-since-title = 自你上次行动以来
log-since-nothing = 自你上次行动以来没有新消息。
log-since-close = 知道了
log-since-summary = { $count } 条消息
log-replay = 从这里回放

log-passed = { CHAIN($chain) }让过，稍后放置首家{ -restaurant }。
log-restaurant_placed = { CHAIN($chain) }开了一家{ -restaurant }。
log-restaurant_placed-soon = { CHAIN($chain) }的一家{ -restaurant }即将开业。
log-restaurant_moved = { CHAIN($chain) }搬迁了一家{ -restaurant }。
log-restaurant_opened = { CHAIN($chain) }的新{ -restaurant }开业了。
log-reserve_chosen = { CHAIN($chain) }放好了{ -reserve-card }。
log-reserve_chosen-known = { CHAIN($chain) }放好了 { MONEY($cash) } 的{ -reserve-card }。
log-structure_chosen = { CHAIN($chain) }已决定谁上班。
log-structures_revealed = { CHAIN($chain) }在岗：{ STAFF($cards) }。空{ -slot }：{ $slots }。
log-structures_revealed-alone = { CHAIN($chain) }只有 { -ceo } 在岗。空{ -slot }：{ $slots }。
log-structures_revealed-unfit = { CHAIN($chain) }选的卡放不下：除 { -ceo } 外全部{ -beach }。
log-milestone_awarded = { CHAIN($chain) }获得{ -milestone }“{ MILESTONE($milestone) }”。
log-order_of_choice = 选择{ -turn-order }的次序：{ CHAINS($chains) }。
log-position_taken = { CHAIN($chain) }选择{ -turn-order } { $position }。
log-turn_order = { -turn-order }：{ CHAINS($chains) }。
log-hired = { CHAIN($chain) }招聘了{ CARD($card) }。
log-hired-phantom = { CHAIN($chain) }从空牌堆招聘{ CARD($card) }，须立即培训。
log-cards_granted = { CHAIN($chain) }因“{ MILESTONE($milestone) }”获得{ STAFF($cards) }。
log-trained = { CHAIN($chain) }把{ CARD($card) }培训为{ CARD($to) }。
log-trained-at_work = { CHAIN($chain) }把在岗的{ CARD($card) }培训为{ CARD($to) }。
log-campaign_placed = { CHAIN($chain) }发起{ KIND($kind) }{ -campaign }（{ CAMPAIGN($number) } 号），推广{ ITEM($item) }，{ TURNS($turns) }。{ $count ->
   *[other] 覆盖{ -house }：{ HOUSES($houses) }。
  }
log-campaign_placed-nobody = { CHAIN($chain) }发起{ KIND($kind) }{ -campaign }（{ CAMPAIGN($number) } 号），推广{ ITEM($item) }，{ TURNS($turns) }。没有覆盖任何{ -house }。
log-campaign_placed-two = { CHAIN($chain) }发起{ KIND($kind) }{ -campaign }（{ CAMPAIGN($number) } 号），推广{ ITEM($item) }和{ ITEM($item_b) }，{ TURNS($turns) }。{ $count ->
    [0] 没有覆盖任何{ -house }。
   *[other] 覆盖{ -house }：{ HOUSES($houses) }。
  }
log-campaign_placed-free = 不属于任何人的{ KIND($kind) }{ -campaign }（{ CAMPAIGN($number) } 号），推广{ ITEM($item) }，{ TURNS($turns) }。{ $count ->
    [0] 没有覆盖任何{ -house }。
   *[other] 覆盖{ -house }：{ HOUSES($houses) }。
  }
log-cooked = { CHAIN($chain) }的{ CARD($card) }制作了 { GOODS($items) }。
log-drinks_fetched = { CHAIN($chain) }的{ CARD($card) }带回 { GOODS($items) }。
log-house_built = { CHAIN($chain) }建造了 { HOUSE($house) } 号{ -house }。
log-garden_built = { CHAIN($chain) }为 { HOUSE($house) } 号{ -house }加建花园。
log-road_laid = { CHAIN($chain) }铺了一条公路，本轮结束时通车。{ -roadworks }：{ $count }。
log-roads_opened = { $count } 条新公路通车，{ -roadworks }移走了。
log-park_laid = { CHAIN($chain) }铺了一座{ -park }。{ $count ->
   *[other] 从此付更多钱：{ -house } { HOUSES($houses) }。
  }
log-park_laid-nobody = { CHAIN($chain) }铺了一座{ -park }，旁边没有{ -house }。
log-tile_added = { CHAIN($chain) }把{ -tile } { $tile } 加到地图上{ $count ->
   *[other] ，带来{ -house } { HOUSES($houses) }。
  }
log-tile_added-nobody = { CHAIN($chain) }把{ -tile } { $tile } 加到地图上。
log-shop_placed = { CHAIN($chain) }开了一家{ -shop }。
log-shop_moved = { CHAIN($chain) }移动了一家{ -shop }。
log-offramp_placed = { CHAIN($chain) }放置了通往{ -rural }的{ -offramp }。
log-declined-coffee_shop = { CHAIN($chain) }放弃了{ -shop }。
log-declined-tile = { CHAIN($chain) }放弃了{ -tile }。
log-declined-offramp = { CHAIN($chain) }放弃了{ -offramp }。
log-declined-mailbox = { CHAIN($chain) }放弃了免费信箱。
log-dinner_started = { CHAIN($chain) }的单价为 { MONEY($price) }。
log-house_served = { HOUSE($house) } 号{ -house }光顾{ CHAIN($chain) }：{ GOODS($items) }，共 { MONEY($income) }。单价 { MONEY($price) }，距离 { $distance }。
log-house_served-garden = 带花园的 { HOUSE($house) } 号{ -house }光顾{ CHAIN($chain) }：{ GOODS($items) }，共 { MONEY($income) }。单价 { MONEY($price) }，距离 { $distance }。
log-house_served-park = 挨着{ -park }的 { HOUSE($house) } 号{ -house }光顾{ CHAIN($chain) }：{ GOODS($items) }，共 { MONEY($income) }。单价 { MONEY($price) }，距离 { $distance }。
log-house_served-garden-park = 有花园又挨着{ -park }的 { HOUSE($house) } 号{ -house }光顾{ CHAIN($chain) }：{ GOODS($items) }，共 { MONEY($income) }。单价 { MONEY($price) }，距离 { $distance }。
log-coffee_sold = { HOUSE($house) } 号{ -house }在路上向{ CHAIN($chain) }买了 { GOODS($items) }，共 { MONEY($income) }。
log-coffee_sold-none = { HOUSE($house) } 号{ -house }去用餐有几条路，没有哪家咖啡在每条路上。
log-coffee_undecided = { HOUSE($house) } 号{ -house }路上未定：{ CHAINS($chains) }。
log-house_taste = { -house } { HOUSE($house) } 原本想要 { GOODS($items) }。
log-house_unserved = { HOUSE($house) } 号{ -house }没人能供应：{ GOODS($items) }。
log-tips = { CHAIN($chain) }的 { $waitresses } 名女服务员带来 { MONEY($amount) } 小费。
log-cfo_bonus = { CHAIN($chain) }的 CFO 多赚 { MONEY($amount) }。
log-cfo_bonus-ceo = { CHAIN($chain) }兼任 CFO 的 { -ceo } 多赚 { MONEY($amount) }。
log-bank_broke = 银行破产！储备金加入 { MONEY($added) }。从下一轮起每位 { -ceo } 有 { $slots } 个{ -slot }。
log-bank_broke-price = 银行破产；{ -reserve-card }加入 { MONEY($added) }，基础价格为 { MONEY($price) }。
log-bank_broke-last = 银行最后一次破产。本次晚餐后游戏结束。
log-bank_broke-last-later = 银行最后一次破产。下一次晚餐后游戏结束。
log-income = { CHAIN($chain) }今晚收入 { MONEY($total) }，现有 { MONEY($cash) }。
log-bankrupt = { CHAIN($chain) }付不出 { MONEY($owed) }，破产了。
log-fired = { CHAIN($chain) }解雇了{ CARD($card) }。
log-fired-forced = { CHAIN($chain) }被迫解雇{ CARD($card) }。
log-marketeer_fired = { CHAIN($chain) }被迫解雇负责 { CAMPAIGN($number) } 号{ -campaign }的{ CARD($card) }；{ -campaign }继续。
log-salaries_paid = { CHAIN($chain) }支付工资 { MONEY($due) }。
log-salaries_paid-items = { CHAIN($chain) }用 { GOODS($items) }{ $paid ->
    [0] { "" }
   *[other] { " " }和 { MONEY($paid) }
  } 支付工资。
log-salaries_paid-forgiven = { CHAIN($chain) }支付工资 { MONEY($paid) }，免除 { MONEY($forgiven) }。
log-salaries_paid-items-forgiven = { CHAIN($chain) }用 { GOODS($items) }{ $paid ->
    [0] { "" }
   *[other] { " " }和 { MONEY($paid) }
  } 支付工资，免除 { MONEY($forgiven) }。
log-salaries_paid-none = { CHAIN($chain) }无需支付工资。
log-campaign_ran = { $pass ->
    [1] { "" }
   *[other] 第 { $pass } 遍：
  }{ $count ->
   *[other] { KIND($kind) } { CAMPAIGN($number) } 号让{ -house } { HOUSES($houses) } 想要{ ITEM($item) }。
  }
log-campaign_ran-full = { $pass ->
    [1] { "" }
   *[other] 第 { $pass } 遍：
  }{ KIND($kind) } { CAMPAIGN($number) } 号推广{ ITEM($item) }：{ $count ->
    [0] 没有{ -house }放得下。
   *[other] { -house } { HOUSES($houses) }。
  }另有 { $lost } 个放不下。
log-campaign_ran-nobody = { $pass ->
    [1] { "" }
   *[other] 第 { $pass } 遍：
  }{ KIND($kind) } { CAMPAIGN($number) } 号推广{ ITEM($item) }，没有覆盖任何{ -house }。
log-marketing_paid = { CHAIN($chain) }因 { $tokens } 个新需求得 { MONEY($amount) }（{ CAMPAIGN($number) } 号{ -campaign }）。
log-cash_removed = { CHAIN($chain) }低价销售：{ MONEY($amount) } 永久离开银行。
log-campaign_ended = { KIND($kind) } { CAMPAIGN($number) } 号结束。
log-campaign_ended-free = { KIND($kind) } { CAMPAIGN($number) } 号结束，{ CARD($card) }恢复自由。
log-discarded = { CHAIN($chain) }丢弃 { GOODS($items) }。
log-discarded-some = { CHAIN($chain) }把 { GOODS($kept) } 放进{ -freezer }，丢弃 { GOODS($items) }。
log-discarded-none = { CHAIN($chain) }把 { GOODS($kept) } 放进{ -freezer }。
log-milestones_closed = 不能再获得：{ MILESTONES($milestones) }。
log-chain_left = { CHAIN($chain) }退出游戏。
log-game_ended = 第 { $rank } 名：{ CHAIN($chain) }，{ MONEY($cash) }
log-game_ended-bankrupt = 第 { $rank } 名：{ CHAIN($chain) }，破产

entry-opened = 开桌。
entry-configured = 牌桌选项已更改。
entry-host_changed = 更换了房主。
entry-started = 游戏开始。
entry-abandoned = 对局提前结束了。
entry-zone_set = { CHAIN($chain) }说明了自己的夜间时间。
entry-pause_voted = { CHAIN($chain) }想暂停。
entry-pause_voted-no = { CHAIN($chain) }不想暂停。
entry-paused = 对局暂停，所有时钟都停下。
entry-resumed = 暂停结束，继续计时。
entry-holiday_taken = { CHAIN($chain) }去度假 { $days } 天。
entry-holiday_ended = { CHAIN($chain) }度假回来了。
entry-time_out = { CHAIN($chain) }超时，{ -bot }接着玩。
entry-forfeited = { CHAIN($chain) }超时判负。
entry-expired = 长时间无人到来，牌桌已关闭。
entry-person_removed = 房主请走了一个人；邀请已更新。
entry-end_voted = { CHAIN($chain) } 提议结束对局。
entry-end_voted-no = { CHAIN($chain) } 想继续玩。
entry-seat_taken = 有人入座{ CHAIN($chain) }。
entry-seat_left = { CHAIN($chain) }的座位空出来了。
entry-sign_hung = { CHAIN($chain) }挂出招牌。
entry-bot_seated = { -bot }接管{ CHAIN($chain) }。
entry-seat_reclaimed = { CHAIN($chain) }的玩家回来了。
entry-undone = { CHAIN($chain) }撤销了一步。
entry-take_back_asked = { CHAIN($chain) }申请悔棋，收回上一个决定。
entry-take_back_answered = { CHAIN($chain) }同意悔棋。
entry-take_back_answered-no = { CHAIN($chain) }不同意悔棋。
entry-replacement_voted = { CHAIN($chain) }希望{ -bot }替{ CHAIN($absent) }继续。
