### 晚餐与营销演示，以及数字的组成。

show-dinner-title = 晚餐时间
show-marketing-title = 市场{ -campaign }
show-round = 第 { $round } 轮
show-progress = { $now } / { $count }
show-play = 播放
show-pause = 暂停
show-back = 上一步
show-next = 下一步
show-skip = 直接看结果
show-again = 再看一遍
show-close = 关闭
show-speed = 速度
show-pace-slow = 慢
show-pace-normal = 正常
show-pace-fast = 快
show-watch-dinner = 观看晚餐时间
show-watch-marketing = 观看市场{ -campaign }

show-prices = 今晚的价格
show-prices-explained = 每栋{ -house }比较“单价 + 距离”，总和最低者获胜。
show-house = { HOUSE($house) } 号{ -house }
show-house-garden = 有花园：商品价 ×{ $multiplier }
show-house-park = 挨着{ -park }：商品价 ×{ $multiplier }
show-house-garden-park = 有花园和{ -park }：商品价 ×{ $multiplier }
show-wants = 想要 { GOODS($items) }
show-served = { CHAIN($chain) }接待，收入
show-unserved = 没有人能供应，需求留在{ -house }上。
show-tips = { CHAIN($chain) }：{ $waitresses } 名女服务员，每人 { MONEY($each) }，小费共 { MONEY($amount) }
show-cfo = { CHAIN($chain) }：CFO 在 { MONEY($earned) } 之上再加 { MONEY($amount) }
show-cfo-ceo = { CHAIN($chain) }：兼任 CFO 的 { -ceo } 在 { MONEY($earned) } 之上再加 { MONEY($amount) }
show-takes = 它买 { GOODS($items) }。
show-tier-1 = 它有花园，更想吃寿司，而且有人还配泡菜。
show-tier-2 = 有人配泡菜：优先。
show-tier-3 = 没人能用泡菜配上它想要的，但有人有泡菜面条。
show-tier-4 = 它有花园，更想吃寿司。
show-tier-6 = 没人能供应，它就吃面条。
show-coffee = 路上的咖啡
show-coffee-sold = { CHAIN($chain) }卖给它 { GOODS($items) }，得 { MONEY($income) }
show-coffee-routes = { $count ->
    [1] 有一条路最合算。
   *[other] 有 { $count } 条路同样合算，不知道它走哪条。
  }
show-coffee-common = 每条路都经过：{ CHAINS($chains) }
show-coffee-undecided = 只在部分路上，卖不出去：{ CHAINS($chains) }
show-coffee-none = 它必定经过的地方没有咖啡可买。
show-coffee-stop = { CHAIN($chain) }的{ -shop }
show-coffee-stop-restaurant = { CHAIN($chain) }的{ -restaurant }
show-rural = { -rural }
show-rural-closed = 没有{ -offramp }，谁也不能供应{ -rural }。
show-marketing-paid = { CHAIN($chain) }：{ $tokens } 个新需求，得 { MONEY($amount) }
show-campaign-of-two = { CHAIN($chain) }，推广{ ITEM($item) }和{ ITEM($item_b) }
show-bank-broke-last-later = 银行最后一次破产：下一次晚餐后游戏结束。
show-pass = 第 { $pass } 次
show-bank-broke = 银行破产！翻开{ -reserve-card }，加入 { MONEY($added) }。
show-bank-broke-slots = 从下一轮起每位 { -ceo } 有 { $slots } 个{ -slot }。
show-bank-broke-price = 从现在起，基础单价为 { MONEY($price) }。
show-bank-broke-last = 银行最后一次破产：游戏今晚结束。
show-bank-vote = { CHAIN($chain) }：价格 { MONEY($price) }
show-bank-reserve = { CHAIN($chain) }：{ MONEY($cash) }
show-milestone = { CHAIN($chain) }获得“{ MILESTONE($milestone) }”
show-bankrupt = { CHAIN($chain) }欠 { MONEY($owed) }，破产
show-result = 今晚收入
show-result-nothing = 今晚没有人赚到钱。
show-campaign = { KIND($kind) } { CAMPAIGN($number) } 号
show-campaign-of = { CHAIN($chain) }，推广{ ITEM($item) }
show-campaign-nobodys = 无主，推广{ ITEM($item) }
show-reached = { $count ->
   *[other] { -house } { HOUSES($houses) } 现在想要{ ITEM($item) }。
  }
show-reached-nobody = 没有覆盖任何{ -house }。
show-reached-full = { $count ->
   *[other] { -house } { HOUSES($houses) } 已放不下。
  }
show-campaign-ended = { KIND($kind) } { CAMPAIGN($number) } 号结束。
show-campaign-freed = { CARD($card) }恢复自由。
show-marketing-result = 所有{ -campaign }活动已结算。
show-marketing-summary = 地图上新增 { $count } 个需求

offer-price = 单价
offer-distance = 距离
offer-minus = { -milestone }
offer-sum = 总和
offer-waitresses = 女服务员
offer-order = { -turn-order }
offer-verdict = 结果
offer-table = 各{ -chain }对 { HOUSE($house) } 号{ -house }的报价

verdict-won_alone = 获胜：只有它能供应
verdict-won_by_price = 获胜：总和最低
verdict-won_by_star = 平手获胜：影星更好
verdict-won_by_waitresses = 平手获胜：女服务员更多
verdict-won_by_order = 平手获胜：{ -turn-order }靠前
verdict-no_restaurant = 没有营业的{ -restaurant }
verdict-no_road = 没有公路相连
verdict-no_stock = 缺少：{ GOODS($missing) }
verdict-lesser_order = { -house }更喜欢别人的食物
verdict-dearer = 总和较高
verdict-lesser_star = 平手，但影星较差或没有
verdict-fewer_waitresses = 平手，但女服务员较少
verdict-later_in_order = 平手，但{ -turn-order }靠后

breakdown-open = 查看 { $what } 的组成
breakdown-total = 合计
breakdown-price = 单价
breakdown-sale = 一笔销售的收入
breakdown-bill = 工资
breakdown-income = 今晚收入
breakdown-base = 基础价格
breakdown-cards = { STAFF($cards) }
breakdown-lower-prices = { MILESTONE($milestone) }
breakdown-goods = { $count } 份，每份 { MONEY($price) }
breakdown-goods-garden = { $count } 份，每份 { MONEY($price) }，花园 ×{ $multiplier }
breakdown-goods-park = { $count } 份，每份 { MONEY($price) }，{ -park } ×{ $multiplier }
breakdown-goods-garden-park = { $count } 份，每份 { MONEY($price) }，花园和{ -park } ×{ $multiplier }
breakdown-bonuses = { -milestone }奖金
breakdown-flat = 薯条厨师
breakdown-floor = 销售不会倒贴钱
breakdown-salaries = { STAFF($cards) }
breakdown-waived = 不再领工资：{ STAFF($cards) }
breakdown-rate = 每份工资
breakdown-items = 用商品支付：{ GOODS($items) }
breakdown-forgiven = 免除：{ MILESTONE($milestone) }
breakdown-paid = 支付现金
breakdown-recruiting = { $count } 次未用的招聘
breakdown-training = { MILESTONE($milestone) }
breakdown-never-below = 超出工资的减免作废
breakdown-sales = 销售
breakdown-coffee = 咖啡
breakdown-marketing = 新需求
breakdown-tips = 小费
breakdown-bonus = CFO
