### 谜题：一个晚上，一个任务。打开时才加载。

puzzle-heading = 谜题
puzzle-lead = 一个晚上，一个任务，真实规则。所有走法都试过：解是有的，但路不多。
puzzle-daily = 每日谜题
puzzle-daily-date = { $date }的谜题
puzzle-daily-done = 已解开。明天会有新的一题。
puzzle-all = 全部谜题
puzzle-place = 第 { $number } 题，共 { $count } 题
puzzle-round = 第 { $round } 轮，{ $players } 家{ -chain }
puzzle-you = 你是{ CHAIN($chain) }。
puzzle-wait = 正在摆桌……
puzzle-unavailable = 无法获取谜题。
puzzle-fetch-again = 重试

## 种类

puzzle-kind-win_house = 争夺{ -house }
puzzle-kind-win_house-about = 抢下一栋本来归别人的{ -house }今晚的晚餐。
puzzle-kind-best_dinner = 最佳晚餐
puzzle-kind-best_dinner-about = 今晚能赚多少就赚多少。
puzzle-kind-sell_houses = 高朋满座
puzzle-kind-sell_houses-about = 今晚服务尽可能多的{ -house }。
puzzle-kind-hold_rival = 搅局之夜
puzzle-kind-hold_rival-about = 让一个对手今晚尽可能少赚。
puzzle-kind-payday = 熬过发薪日
puzzle-kind-payday-about = 晚餐的收入要够发工资。
puzzle-kind-milestones = 今日{ -milestone }
puzzle-kind-milestones-about = 一天之内拿下好几个第一。

## 任务

puzzle-task = 你的任务
puzzle-task-win_house = 今晚抢在{ CHAIN($rival) }之前服务{ -house } { HOUSE($house) }。
puzzle-task-best_dinner = 今晚的晚餐至少赚 { MONEY($amount) }。
puzzle-task-sell_houses = 今晚服务 { $count } 栋{ -house }。
puzzle-task-hold_rival = { $amount ->
    [0] 让{ CHAIN($rival) }今晚一分钱也赚不到。
   *[other] 让{ CHAIN($rival) }今晚最多赚 { MONEY($amount) }。
  }
puzzle-task-payday = 度过今晚的晚餐和发薪日：{ $fired ->
    [0] 不解雇任何人
   *[other] 最多解雇 { $fired } 人
  }{ $left ->
    [0] 。
   *[other] ，并且至少剩下 { MONEY($left) }。
  }
puzzle-task-milestones = 在今晚的晚餐结束前获得 { $count } 个{ -milestone }。
puzzle-others = 其他人今天的工作已经做完，公司和{ -turn-order }都不变。他们有什么，版图上都看得到。
puzzle-decides = 由你决定：{ $steps }。其余步骤一律跳过。
puzzle-decides-restructuring = 谁上班
puzzle-decides-recruit = 招聘谁
puzzle-decides-train = 培训谁
puzzle-decides-campaigns = { -campaign }活动
puzzle-decides-food = 食物和饮料
puzzle-decides-houses = { -house }和花园
puzzle-decides-lobbyists = 公路和{ -park }
puzzle-decides-restaurants = { -restaurant }
puzzle-decides-payday = 解雇谁

## 难度

puzzle-difficulty = 难度
puzzle-difficulty-1 = 简单
puzzle-difficulty-2 = 适中
puzzle-difficulty-3 = 棘手
puzzle-difficulty-4 = 困难
puzzle-difficulty-5 = 极难

## 选择

puzzle-filter-kind = 种类
puzzle-filter-all = 全部
puzzle-filter-open = 尚未解开
puzzle-filter-modules = 含模块
puzzle-filter-none = 没有这样的谜题。
puzzle-state-solved = 已解开
puzzle-state-tried = 试过
puzzle-state-shown = 看过答案
puzzle-random = 随便来一题

## 解题

puzzle-restart = 重新开始
puzzle-back = 悔一步
puzzle-give-up = 显示答案
puzzle-give-up-sure = 这道题会记为看过答案，不算解开。
puzzle-next = 下一题
puzzle-analyse = 在分析版图上打开
puzzle-copy = 复制链接
puzzle-tries = 试了 { $count } 次
puzzle-hint = 提示
puzzle-hint-more = 再来一个提示
puzzle-hint-none = 没有更多提示了。
puzzle-hint-win_house = 看看每家能服务{ -house } { HOUSE($house) } 的{ -chain }：价格加距离各是多少？平手时比女服务员，再比{ -turn-order }。
puzzle-hint-best_dinner = 价格低能赢得更多{ -house }，价格高每栋赚得更多。哪些{ -house }反正都会来？
puzzle-hint-sell_houses = { -house }只去什么都有的那一家。数一数需要什么，再看{ -house }用餐的先后。
puzzle-hint-hold_rival = 你服务的{ -house }，{ CHAIN($rival) }就卖不了。哪些可以抢走，哪怕自己赚得不多？
puzzle-hint-payday = 算一算：现金、晚餐、工资。没有招人的招聘员能让发薪日便宜些，小费也是钱。
puzzle-hint-milestones = 还剩哪些{ -milestone }？有的看谁上班，有的看做什么菜、推销什么、招了多少人、赚了多少。
puzzle-hint-work = 上班的人：{ STAFF($cards) }。
puzzle-hint-not-work = { CARD($card) }留在{ -beach }区。
puzzle-hint-first = 第一步已在版图上标出。

## 结果

puzzle-solved = 解开了！
puzzle-solved-first = 一次就解开了！
puzzle-solved-win_house = { -house } { HOUSE($house) } 来你这儿吃饭。
puzzle-solved-best_dinner = { MONEY($value) }：今晚没有更高的收入了。
puzzle-solved-sell_houses = 服务了 { $value } 栋{ -house }，不可能更多了。
puzzle-solved-hold_rival = { CHAIN($rival) }今晚只赚到 { MONEY($earned) }。
puzzle-solved-payday = 工资全部付清，还剩 { MONEY($value) }。
puzzle-solved-milestones = 今天的{ -milestone }：{ MILESTONES($milestones) }。
puzzle-failed = 还没解开
puzzle-failed-house_lost = { -house } { HOUSE($house) } 归了{ CHAIN($to) }。
puzzle-failed-house_unserved = 没人能服务{ -house } { HOUSE($house) }。
puzzle-failed-too_little = 你赚了 { MONEY($earned) }；其实可以赚 { MONEY($wanted) }。
puzzle-failed-too_few_houses = { $served ->
    [0] 你一栋{ -house }都没服务到
   *[other] 你服务了 { $served } 栋{ -house }
  }；其实可以有 { $wanted } 栋。
puzzle-failed-rival_earned = { CHAIN($rival) }赚了 { MONEY($earned) }；最多只能是 { MONEY($allowed) }。
puzzle-failed-too_little_left = 工资付清了，但只剩 { MONEY($left) }，不到 { MONEY($wanted) }。
puzzle-failed-too_many_fired = 你解雇了 { $fired } 人，而最多只能走 { $allowed } 人。
puzzle-failed-cannot_pay = 应付 { MONEY($due) }，而你只有 { MONEY($cash) }。
puzzle-failed-game_over = 银行彻底破产：再也没有发薪日了。
puzzle-failed-too_few_milestones = { $got ->
    [0] 没有得到{ -milestone }
   *[other] 得到 { $got } 个{ -milestone }
  }；其实可以有 { $wanted } 个。

## 讲解

puzzle-explain = 发生了什么，为什么
puzzle-explain-yours = 你的晚上
puzzle-explain-solution = 答案
puzzle-explain-company = 上班：{ STAFF($cards) }。单价 { MONEY($price) }。
puzzle-explain-won-alone = { -house } { HOUSE($house) }：只有你能服务。{ MONEY($income, sign: "always") }
puzzle-explain-won-by-price = { -house } { HOUSE($house) }：价格加距离你是 { $own }，{ CHAIN($rival) }是 { $other }，你低 { $margin }。{ MONEY($income, sign: "always") }
puzzle-explain-won-by-star = { -house } { HOUSE($house) }：同为 { $own }，你的明星胜过{ CHAIN($rival) }。{ MONEY($income, sign: "always") }
puzzle-explain-won-by-waitresses = { -house } { HOUSE($house) }：同为 { $own }，你的女服务员胜过{ CHAIN($rival) }。{ MONEY($income, sign: "always") }
puzzle-explain-won-by-order = { -house } { HOUSE($house) }：同为 { $own }，你的{ -turn-order }在{ CHAIN($rival) }之前。{ MONEY($income, sign: "always") }
puzzle-explain-won-by-taste = { -house } { HOUSE($house) } 更喜欢你的菜，而不是{ CHAIN($rival) }的。{ MONEY($income, sign: "always") }
puzzle-explain-lost-stock = { -house } { HOUSE($house) } 归{ CHAIN($rival) }：你缺 { GOODS($missing) }。
puzzle-explain-lost-price = { -house } { HOUSE($house) } 归{ CHAIN($rival) }：对方是 { $other }，你是 { $own }。
puzzle-explain-lost-tie = { -house } { HOUSE($house) } 归{ CHAIN($rival) }：同为 { $own }，平手时对方优先。
puzzle-explain-lost-taste = { -house } { HOUSE($house) } 归{ CHAIN($rival) }：那里有它更喜欢的。
puzzle-explain-lost-road = { -house } { HOUSE($house) } 归{ CHAIN($rival) }：没有路通到你那里。
puzzle-explain-unserved = { -house } { HOUSE($house) }：没人有它要的东西。
puzzle-explain-income = 晚餐收入：{ MONEY($amount) }。
puzzle-explain-rival = { CHAIN($rival) }赚了 { MONEY($amount) }。
puzzle-explain-salaries = 工资：{ MONEY($due) }；付后现金：{ MONEY($cash) }。
puzzle-explain-milestones = { -milestone }：{ MILESTONES($milestones) }。
puzzle-explain-tried = 一共可能有 { $ends } 种不同的晚上，其中 { $solving } 种符合要求。
puzzle-explain-second-best_dinner = 次好的晚上赚 { MONEY($value) }。
puzzle-explain-second-sell_houses = 其余的最多服务 { $value } 栋。
puzzle-explain-second-hold_rival = 否则{ CHAIN($rival) }至少赚 { MONEY($value) }。
puzzle-explain-second-payday = 次好的晚上以 { MONEY($value) } 收场。
puzzle-explain-second-milestones = 其余的最多得到 { $value } 个。
puzzle-explain-obvious-best_dinner = 什么都不变只能赚 { MONEY($value) }。
puzzle-explain-obvious-sell_houses = 什么都不变只能服务 { $value } 栋。
puzzle-explain-obvious-hold_rival = 什么都不变，{ CHAIN($rival) }会赚 { MONEY($value) }。
puzzle-explain-obvious-payday = 什么都不变会以 { MONEY($value) } 收场。
puzzle-explain-obvious-milestones = 什么都不变只能得到 { $value } 个。
puzzle-explain-bots = { $who ->
    [both] 实习生和经理都会找到。
    [trainee] 实习生会碰巧找到。
    [manager] 经理会找到。
   *[nobody] 实习生和经理都找不到。
  }

## 连胜

puzzle-streak = { $count ->
    [0] 还没有连胜：解开今天的谜题吧。
   *[other] 连续 { $count } 天
  }
puzzle-streak-best = 最长连续：{ $count } 天
puzzle-streak-kept = 今天已算上。
puzzle-streak-risk = 解开今天的谜题才能保住。
puzzle-count = 已解开 { $solved } / { $total }
puzzle-local = 连胜和已解的谜题只保存在这台设备上。

## 对局周围

puzzle-name = 谜题
puzzle-fold = 收起任务
puzzle-unfold = 展开任务
puzzle-let-me = 我来试试
puzzle-watch = 看看这个晚上会怎样。
puzzle-again = 再试一次
puzzle-copied = 链接已复制
puzzle-leave = 返回全部谜题
puzzle-missing = 没有这道谜题。
puzzle-broken = 这道谜题无法显示。
puzzle-hint-given = 提示
puzzle-seen = 答案
puzzle-seen-text = 这道谜题记为已看答案。你仍然可以玩。
puzzle-numbers = 数字说话
puzzle-play = 开始
puzzle-play-again = 再玩一次
puzzle-label = { $kind }，第 { $number } 题：{ $difficulty }
