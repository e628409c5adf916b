### 分析和教练说的话。名称与 crates/analysis 相同。

## 数字

analysis-chance = 胜率 { $percent }%
analysis-chance-between = { $low }% 到 { $high }% 之间
analysis-margin = { $dollars ->
    [0] 与其他人中最好的持平
   *[other] 与其他人中最好的相比 { MONEY($dollars, sign: "yes") }
  }
analysis-margin-between = { MONEY($low, sign: "yes") } 到 { MONEY($high, sign: "yes") } 之间
analysis-games = 根据 { $games } 局推演得出
## 计划的理由

plan-sells = { HOUSE($house) } 号{ -house }今晚来用餐，支付 { MONEY($dollars) }。
plan-loses_house = { HOUSE($house) } 号{ -house }今晚归{ CHAIN($to) }，收入 { MONEY($dollars) }。
plan-takes_milestone = 获得{ -milestone }“{ MILESTONE($milestone) }”。
plan-leaves_milestone = { -milestone }“{ MILESTONE($milestone) }”被{ CHAIN($to) }拿走，之后不再开放。
plan-hires = { CARD($card) }加入公司。
plan-trains = { CARD($card) }升为{ CARD($to) }。
plan-advertises = 自己的{ -campaign }让{ -house }多想要{ ITEM($item) }，共 { $count } 个。
plan-throws_away = 没人买的 { GOODS($items) } 在本轮结束时被丢弃。
plan-cannot_pay = 钱不够付工资，必须解雇{ CARD($card) }。
plan-fires = 解雇{ CARD($card) }，省下一份工资。
plan-opens = { -restaurant }开到新的地方。
plan-builds = 建起 { HOUSE($house) } 号{ -house }。
plan-garden = { HOUSE($house) } 号{ -house }有了花园，以后付双倍的钱。
plan-acts_at = { -turn-order }第 { $place }。
plan-breaks_bank = 银行破产。
plan-pays_more = 工资多付 { MONEY($dollars) }。
plan-earns_more = { $rounds } 轮内大约多赚 { MONEY($dollars) }。
plan-holds_back = { CHAIN($chain) }在 { $rounds } 轮内大约少赚 { MONEY($dollars) }。

## 确认决定之前

warn-costly = 代价很大：大约失去 { $percent }% 的胜率，终局时少 { MONEY($dollars) }。
warn-costly-money = 到终局时大约少 { MONEY($dollars) }。
warn-does_not_fit = { -slot }不够：多出{ STAFF($left_over) }。这样全公司今天都只能{ -beach }。
warn-cannot_pay = 今晚要付工资 { MONEY($due) }，而你大约只有 { MONEY($money) }，将不得不解雇员工。
warn-loses_house = 这样你今晚就放弃了 { HOUSE($house) } 号{ -house }和它会付的 { MONEY($income) }。
warn-misses_milestone = 现在还能获得{ -milestone }“{ MILESTONE($milestone) }”。
warn-misses_milestone-rivals = 现在还能获得{ -milestone }“{ MILESTONE($milestone) }”。{ CHAINS($rivals) }本轮可能拿走它，之后谁也得不到了。
warn-thrown_away = 今晚没人会买 { GOODS($items) }，{ $freezer ->
    [0] 没有{ -freezer }就会被丢弃。
   *[other] 你的{ -freezer }也放不下。
  }
warn-keeps_too_little = 你的{ -freezer }还能放 { $room } 个：尽量多留。
warn-unused = { CARD($card) }在岗，但还没有做任何事。
warn-hires_unused = 你还能招聘 { $left } 人。{ $saves ->
    [0] {""}
   *[other] 不招聘可以少付工资 { MONEY($saves) }。
  }
warn-training_unused = 你还有 { $left } 次培训没用，{ -beach }的员工中有人可以培训。
warn-open_slots = 还空着 { $open } 个{ -slot }，而{ STAFF($idle) }可以上岗。空{ -slot }只有助于更早选择{ -turn-order }。

## 决定开始时

tip-house_to_win = { HOUSE($house) } 号{ -house }今晚可以归你，收入 { MONEY($income) }。还缺：{ GOODS($missing) }。
tip-house_to_win-rivals = { HOUSE($house) } 号{ -house }今晚可以归你，收入 { MONEY($income) }，除非{ CHAINS($rivals) }出价更好。还缺：{ GOODS($missing) }。
tip-house_lost = { HOUSE($house) } 号{ -house }今晚你得不到。它本来会付你 { MONEY($income) }。
tip-salaries_ahead = 本轮结束时要付工资 { MONEY($due) }。你有 { MONEY($cash) }{ $dinner ->
    [0] {""}
   *[other] ，晚餐会带来 { MONEY($dinner) }
  }，还差 { MONEY($short) }。多卖一些，或者少招聘：没用的招聘次数会降低工资。
tip-stock_to_waste = 今晚没人想要 { GOODS($items) }，{ $freezer ->
    [0] 没有{ -freezer }就会被丢弃。
   *[other] 你的{ -freezer }也放不下。
  }
tip-milestone_now = 现在就能获得{ -milestone }“{ MILESTONE($milestone) }”。
tip-milestone_now-rivals = 现在就能获得{ -milestone }“{ MILESTONE($milestone) }”。{ CHAINS($rivals) }也想要它，本轮之后就不再开放。
tip-milestone_going = { CHAINS($rivals) }本轮很可能获得{ -milestone }“{ MILESTONE($milestone) }”，之后就不再开放。
tip-marketeer_ready = { CARD($card) }可以开展{ -campaign }：人们只吃宣传过的东西。
tip-hires_left = 你本轮可以招聘 { $left } 人。
tip-training_left = 你可以给{ -beach }的员工 { $left } 级培训。
tip-bank_soon = 银行只剩 { MONEY($bank) }。空了就翻开{ -reserve-card }。
tip-bank_soon-last = 银行只剩 { MONEY($bank) }。空了游戏就结束：现在重要的是钱，不是计划。
tip-suggestion = 有经验的玩家大概会这样做。

## 为什么得不到住宅

obstacle-no_road = 你的{ -restaurant }都没有路通到那里。
obstacle-goods = 你凑不齐它想要的东西。缺：{ GOODS($missing) }。
obstacle-lesser_order = { CHAIN($chain) }有它更喜欢的东西。
obstacle-dearer = { CHAIN($chain) }低 { $by }：单价加距离，总和最低者胜。
obstacle-lesser_star = 总和相同，但{ CHAIN($chain) }有更好的影星。
obstacle-fewer_waitresses = 总和相同，但{ CHAIN($chain) }的服务员更多。
obstacle-later_in_order = 全都相同，但{ CHAIN($chain) }的{ -turn-order }在你前面。
obstacle-offer = { CHAIN($chain) }：单价 { MONEY($price) } 加距离 { $distance }，合计 { $sum }。
obstacle-offer-no_road = { CHAIN($chain) }：没有路。

## 胜率为什么变了

cause-mistake = { CHAIN($by) }的一个代价很大的决定。
cause-turn = { CHAIN($by) }在这一轮里做的事。
cause-reveal = 大家都是暗中选择的，谁也不知道别人会怎么做。
cause-cards = { -the-chain }的牌。
cause-everybody = 好几位玩家做了决定。

## 对局旁的教练

coach-second = 再想一想
coach-better = 更好的选择：
coach-take-better = 改用更好的做法
coach-regret = 现在还可以收回
coach-undo = 收回
coach-let-be = 就这样
coach-for-first_restaurant = 目标：银行空了的时候现金最多。客人会去价格加路程最低的{ -restaurant }，所以要靠近{ -house }、远离别人。
coach-for-reserve = 每个人都为银行见底的那天存一笔钱。大额的卡会让游戏更长。
coach-for-restructuring = 选择今天谁上班。其他人留在{ -beach }，在那里可以接受培训。
coach-for-order_of_business = 谁排在前面谁先行动：先招人、先打广告。空着的{ -slot }让您更早选择。
coach-for-recruit = 招人。公司需要有人打广告、有人做出广告里的东西，很快还需要有人培训。
coach-for-train = 培训把{ -beach }的人变成更好的卡。
coach-for-campaigns = 没见过广告的东西没人吃：一次{ -campaign }让{ -house }想要某样东西，并持续几轮。
coach-for-food = 做出今晚{ -house }想要的东西。没人买的会被扔掉。
coach-for-houses = 新的{ -house }和花园带来更多客人，有花园的付双倍。
coach-for-restaurants = 再开一家{ -restaurant }，可以离想服务的{ -house }更近。
coach-for-payday = 受过培训的人每轮都要领工资。付不起的、不需要的，就让他们走。
