### 规则说明（自己的表述）。数字来自卡牌目录。

guide-search = 搜索规则
guide-search-none = 没有找到“{ $query }”。
guide-found = { $count } 处
guide-contents = 目录
guide-rule-id = 规则 { $rule }
guide-next = 下一节：{ $topic }

guide-aim = 游戏概要
guide-aim-1 = 你在一座小镇经营快餐{ -chain }：招人、培训、做广告、备餐，把晚餐卖给周围的{ -house }。游戏结束时现金最多者获胜。
guide-aim-2 = 每一轮，你先决定谁上班，选择{ -turn-order }，完成一天的工作；随后{ -house }外出用餐，发工资，{ -campaign }活动让人嘴馋，最后清理厨房。{ -house }只会想要广告告诉它们的东西。
guide-aim-3 = 一切都是公开的：现金、库存、员工、{ -campaign }。只有{ -reserve-card }和本轮的上班名单在所有人选定之前保密。

guide-map = 地图
guide-map-1 = 小镇由正方形{ -tile }拼成，每块 { $tile }×{ $tile } 格，随机抽取、随机旋转。人越多，镇子越大。
guide-map-2 = 相邻的公路格彼此连通，跨{ -tile }边界也一样；公路可能是断头路。桥让两条路上下交错，不能在桥上转弯。斜向永远不算相邻。
guide-map-3 = 新的配件只能放在空格上，必须完全在地图内，可以旋转。公路、饮料、{ -house }、花园、{ -restaurant }和{ -campaign }片都占格子。
guide-map-4 = 食物、饮料和钱用不完。卡牌、{ -campaign }片、{ -restaurant }（每家 { $restaurants } 个）、新{ -house }（{ $houses } 个）和花园（{ $gardens } 个）是有限的。

guide-distance = 距离
guide-distance-1 = 距离数的是跨越{ -tile }边界的次数，不是格数。同一{ -tile }内移动免费，每踏上另一{ -tile }算 1。走出店门的第一步和到达{ -house }的最后一步也算在内。
guide-distance-2 = { -restaurant }占 2×2 格，其中一角是入口。路线从入口旁的公路格出发。若有两条路都挨着入口，每条路线只用其中一条。
guide-distance-3 = { -house }占 2×2 格。花园属于{ -house }：只挨着花园的公路也通到这栋{ -house }。

guide-setup = 开局
guide-setup-1 = 银行开局有每位玩家 { MONEY($bank) }；你只有一位 { -ceo }，没有现金。人数越多，最高级卡的张数越多。
guide-setup-2 = 从{ -turn-order }最后的玩家开始，依次放置首家{ -restaurant }或让过；让过的玩家之后按{ -turn-order }正序放置。入口必须朝向公路，两家首店的入口不能在同一{ -tile }。
guide-setup-3 = 然后每人秘密保留一张{ -reserve-card }。它决定银行首次破产时补充多少钱，并为之后 { -ceo } 的{ -slot }数投票。储备越多，游戏越长。

guide-restructuring = 阶段 1：谁上班
guide-restructuring-1 = 所有人同时秘密决定本轮哪些卡上班，其余{ -beach }。{ -beach }的卡什么也不做，但只有它们能接受培训。正忙于{ -campaign }的人员不算在内。
guide-restructuring-2 = 银行破产之前，{ -ceo } 有 { $ceo_slots } 个{ -slot }。经理（黑色卡）直接归 { -ceo } 管，并为其他卡带来{ -slot }；经理下面不能再放经理。卡具体放在哪里没有影响。
guide-restructuring-3 = 如果选的卡放不下，本轮除 { -ceo } 外全部{ -beach }。发生之前会提醒你。
guide-restructuring-4 = 所有人就绪后同时公开。此时颁发与上班有关的{ -milestone }；{ -beach }的卡不算。

guide-order = 阶段 2：决定{ -turn-order }
guide-order-1 = 空{ -slot }最多的人先选{ -turn-order }，相同时按上一轮{ -turn-order }。飞机{ -milestone }多算 { $more_slots } 个。公司小就先选，公司满就挑剩下的。

guide-working = 阶段 3：工作时间
guide-working-1 = 大家依次完成一整天的工作：招聘、培训、{ -campaign }活动、食物和饮料、{ -house }和花园、{ -restaurant }。同一步内顺序任意；完成的步骤不能回头。无事可做的步骤会自动跳过。
guide-working-2 = 每张在岗的卡行动一次，也可以不用。自动生效的除外：价格卡、女服务员、CFO、未用招聘的减免，以及本地和区域经理的免下车效果。

guide-recruit = 招聘
guide-recruit-1 = { -ceo } 每轮招聘 { $ceo_hires } 人，招聘类卡可以招更多。只能招有入门标记的卡。新人先{ -beach }，当轮就可以培训。
guide-recruit-2 = 牌堆空了？只要立刻培训，仍然可以招：只需最终的卡还有。这样的招聘会占用培训，完成之前不能结束培训步骤。
guide-recruit-3 = 招聘经理和人力资源总监没用掉的招聘，每次减免 { MONEY($spare_hire) } 工资。

guide-train = 培训
guide-train-1 = 培训人员让{ -beach }的卡沿职业路线逐级晋升：旧卡放回供应区，拿取新卡。在岗和忙碌的卡不能培训。
guide-train-2 = 一张卡每轮只能由一名培训人员培训一次。教练和培训大师可以给同一张卡多级，也可以分给几张。拥有“{ MILESTONE("first_to_pay_20") }”后，多名培训人员可以培训同一张卡。
guide-train-3 = 一次晋升多级时，只有最后那张卡必须还有。
guide-train-4 = 有些卡是唯一的：同一种不能拥有两张，无论在哪里。拥有“{ MILESTONE("first_to_have_100") }”后永远不能培训 CFO。

guide-campaigns = 发起{ -campaign }
guide-campaigns-1 = 每名在岗的{ -marketeer }可以发起一次{ -campaign }：选择{ -campaign }片、推广的商品和时长。级别越高，种类越多、距离越远。商品和时长之后不能更改。
guide-campaigns-2 = 广告牌、信箱和广播要放在旁边有公路的空格上。覆盖不到任何{ -house }也可以。
guide-campaigns-3 = 若{ -marketeer }有距离限制，必须能从你一家营业的{ -restaurant }沿公路在该距离内到达{ -campaign }片。没有距离限制的，不需要道路相连。
guide-campaigns-4 = 飞机放在地图旁边，飞越整行或整列，数量由{ -campaign }片决定。多架飞机可以飞同一行列。
guide-campaigns-5 = { -campaign }结束前{ -marketeer }一直忙碌：不在岗、不{ -beach }、不能主动解雇，但工资照付。拥有“{ MILESTONE("first_billboard_placed") }”后{ -campaign }永不结束，{ -marketeer }永远忙碌。

guide-food = 食物和饮料
guide-food-1 = 厨师要么做出卡上的全部数量，要么不做。所有{ -restaurant }共用一份库存。
guide-food-2 = 跑腿伙计带回一种饮料，不管地图上有没有。
guide-food-3 = 手推车操作员和货车司机从你的入口出发沿公路行驶，在途经公路旁的每个饮料点拿饮料。不能原路掉头，可以提前停下，不必返回。每名采购员对每个饮料点只用一次，另一名采购员可以再用。
guide-food-4 = 飞艇驾驶员在相邻{ -tile }间飞行，不重复经过，从飞过的每个{ -tile }（包括起点）的每个饮料点拿饮料。

guide-houses = { -house }和花园
guide-houses-1 = 新业务拓展员可以在任意路边的空格上建一栋带花园的新{ -house }，或给地图上印好的{ -house }沿整条边加建花园。
guide-houses-2 = 花园让商品价格变为 { $garden_factor } 倍，需求上限由 { $house_demand } 变为 { $garden_demand }。号码很重要：小号先用餐。

guide-restaurants = { -restaurant }
guide-restaurants-1 = 新{ -restaurant }需要空格，入口要朝向公路。开局之后入口可以在同一{ -tile }。
guide-restaurants-2 = 本地经理在你营业{ -restaurant }的距离内开一家新店，“即将开业”，本轮结束时开门。区域经理可以在任何地方开店或搬店，立即营业。
guide-restaurants-3 = 本地或区域经理在岗时，你所有营业{ -restaurant }的四个角整轮都是入口，适用于一切用途。

guide-dinnertime = 阶段 4：晚餐时间
guide-dinnertime-1 = 有需求的{ -house }按号码从小到大外出用餐。库存能满足全部需求、且有公路从营业{ -restaurant }通到{ -house }（不论多远）的{ -chain }可以接待。没人能接待，需求就留着。
guide-dinnertime-2 = { -house }选择“单价 + 距离”最低者。相同时女服务员多者胜，再相同则{ -turn-order }靠前者胜。
guide-dinnertime-3 = 有人一持有 { MONEY($some_cash) } 就颁发“{ MILESTONE("first_to_have_20") }”；晚餐结束时持有 { MONEY($much_cash) } 者获得“{ MILESTONE("first_to_have_100") }”。

guide-prices = 价格与收入
guide-prices-1 = 你卖的一切单价为 { MONEY($base_price) }。定价经理和折扣经理降价，奢侈品经理涨价，“{ MILESTONE("first_to_lower_prices") }”永久降价。
guide-prices-2 = 一笔销售按每份单价收入，有花园时为 { $garden_factor } 倍，再加上相应{ -campaign }{ -milestone }的每份 { MONEY($bonus) }。奖金不翻倍，也不影响{ -house }的比较。销售不会倒贴钱。
guide-prices-3 = 所有{ -house }用餐之后，每名在岗女服务员带来 { MONEY($tip) }，有“{ MILESTONE("first_waitress_played") }”则为 { MONEY($better_tip) }。然后 CFO 把当晚全部收入再加一半，向上取整。

guide-bank = 银行与终局
guide-bank-1 = 收入立即由银行支付。付不足时银行破产：翻开{ -reserve-card }，把钱加入银行，继续支付。
guide-bank-2 = 从下一轮起，每位 { -ceo } 的{ -slot }数等于翻开的卡中出现最多的数字；相同时取较大者。
guide-bank-3 = 银行再次破产时，游戏在本次晚餐后结束。应得的收入照付，不发工资。现金最多者胜；相同则{ -turn-order }靠前者胜。

guide-payday = 阶段 5：发薪日
guide-payday-1 = 每人可以解雇任意在岗或{ -beach }的员工，然后为每张带薪卡支付 { MONEY($salary) }，无论在岗、{ -beach }还是忙碌。
guide-payday-2 = 减免自动生效：每个剩余招聘 { MONEY($spare_hire) }，“{ MILESTONE("first_to_train_someone") }”减 { MONEY($training_discount) }。有“{ MILESTONE("first_billboard_placed") }”时{ -marketeer }免工资。工资不会低于零。
guide-payday-3 = 付不起的人必须解雇带薪员工直到付得起。只有没有其他带薪员工时才解雇忙碌的{ -marketeer }；其{ -campaign }继续。
guide-payday-4 = 实际支付 { MONEY($much_pay) } 或以上获得“{ MILESTONE("first_to_pay_20") }”。刚获得“{ MILESTONE("first_to_have_100") }”的人现在必须解雇 CFO。

guide-marketing = 阶段 6：市场{ -campaign }
guide-marketing-1 = { -campaign }按号码顺序结算，在每栋覆盖的{ -house }上放一个需求。{ -house }最多 { $house_demand } 个需求，有花园 { $garden_demand } 个，放不下的作废。
guide-marketing-2 = 广告牌覆盖紧邻的{ -house }。信箱覆盖整个街区：除公路外信件都能通过。飞机覆盖航线下的{ -house }，广播覆盖所在{ -tile }及周围所有{ -tile }的{ -house }。{ -house }或花园有一部分在内即可。
guide-marketing-3 = 有“{ MILESTONE("first_radio_campaign") }”时，你的广播每栋放 { $radio_factor } 个需求。然后除永久的之外，每个{ -campaign }减少一轮；用完的撤下，{ -marketeer }从下一轮起恢复自由。

guide-cleanup = 阶段 7：清理
guide-cleanup-1 = 食物和饮料都要丢弃。有“{ MILESTONE("first_to_throw_away") }”时，从下一次清理起可用{ -freezer }保留任选的 { $freezer } 份。
guide-cleanup-2 = 所有人收回卡牌，即将开业的{ -restaurant }开业，本轮被获得的{ -milestone }对其他人关闭。{ -campaign }、需求和冷藏的食物保留。

guide-milestones = { -milestone }
guide-milestones-1 = 首个做到某件事的人获得{ -milestone }，同一轮内做到的人也都获得，之后就没有了。效果持续整局，不能放弃。
guide-milestones-2 = 一轮招聘 { $many_hires } 人会带来可立即培训的管理培训生。做出第一个汉堡或披萨会带来一名厨师，本轮不能培训，下个发薪日就要工资。

guide-intro = 入门游戏
guide-intro-1 = 第一次玩的短局（入门一）：银行每人 { MONEY($intro_bank) }，没有{ -reserve-card }、{ -milestone }和工资。银行首次破产的那次晚餐后结束。入门二加入{ -milestone }，其余相同。

guide-options = 选项
guide-options-1 = 负价格：通常销售不会倒贴钱。选用后，负价销售由{ -chain }付钱，付不起则破产：本轮结束时退出，{ -campaign }继续，{ -restaurant }成为废墟。
guide-options-2 = 按{ -turn-order }发薪：通常大家同时付工资、装{ -freezer }。选用后依次进行。

guide-learn-title = 五分钟学会
guide-learn-lead = 不需要规则书。看完这几张图就来一局短的：界面会告诉你能做什么、为什么。
guide-learn-town = 这是你的小镇
guide-learn-town-text = 带号码的{ -house }、其间的公路、路边的饮料。注意{ -tile }之间的分界线：距离就是路线跨过多少条。
guide-learn-hungry = 让他们嘴馋
guide-learn-hungry-text = 没有广告，{ -house }什么也不想要。{ -campaign }活动每轮在覆盖的{ -house }上放需求。但谁能供应谁就能接待：你，或者你的邻居。
guide-learn-offer = 给出最好的条件
guide-learn-offer-text = 晚餐时，每栋{ -house }为每家备齐所需的{ -chain }计算价格加距离，总和最低者拿下整单。
guide-learn-company = 建设公司
guide-learn-company-text = 开始时你有一位 { -ceo }，{ $ceo_slots } 个{ -slot }。招聘，培训{ -beach }的员工，用经理增加{ -slot }。上班的人少，就能先选{ -turn-order }。
guide-learn-round = 一轮七步
guide-learn-milestones = 抢先一步
guide-learn-milestones-text = { -milestone }奖励首个做到某件事的人，并且一直有效。第一局不使用它们。
guide-learn-end = 银行破产之时
guide-learn-end-text = 所有收入都来自银行。它最后一次空掉时游戏结束，现金最多者胜。
guide-learn-try = 试一试：玩入门游戏
guide-learn-try-note = 对战一个{ -bot }，大约二十分钟。结束回合之前每一步都能撤销。
guide-learn-rules = 阅读全部规则

## 给新手的帮助

guide-group-rules = 规则
guide-group-help = 例子与建议
guide-group-modules = 扩展
guide-group-solo = 单人：{ -the-chain }

guide-setups = 按玩家人数
guide-setups-players = 玩家数
guide-setups-map = { -tile }
guide-setups-bank = 银行
guide-setups-copies = 每种唯一卡的张数
guide-setups-out = 不使用的广告牌
guide-setups-none = 无

guide-examples = 计算示例
guide-examples-1 = 一顿 { MONEY($sale) } 的晚餐。带花园的{ -house }想要一个汉堡和两瓶啤酒。你有奢侈品经理在岗，单价为 { MONEY($luxury_price) }，并拥有{ -milestone }“{ MILESTONE("first_burger_marketed") }”。汉堡收入 { $garden_factor } × { MONEY($luxury_price) } + { MONEY($bonus) }，每瓶啤酒 { $garden_factor } × { MONEY($luxury_price) }，合计 { MONEY($sale) }。奖金不翻倍。
guide-examples-2 = { MONEY($low_price) } 的单价。两名定价经理和一名折扣经理在岗，从 { MONEY($base_price) } 减去 { MONEY($low_off) }。对手就在旁边、要价 { MONEY($base_price) } 时，距离小于 { $low_reach } 的{ -house }都归你；距离正好 { $low_reach } 时总和相同，由女服务员决定。不过每份也只给你带来 { MONEY($low_price) }。
guide-examples-3 = 广告牌能放多远。{ -campaign }实习生的距离是 { $billboard_range }。{ $board_a } 号广告牌（{ $board_a_size }）放在你{ -restaurant }所在的{ -tile }上，距离为 { $none }；{ $board_b } 号广告牌（{ $board_b_size }）放在隔两个{ -tile }的路边，距离正好是 { $billboard_range }，再远一个{ -tile }就不行了。用哪块广告牌不影响距离，只影响占用的空格和挨着的{ -house }。
guide-examples-4 = 一轮之内从培训生到执行副总裁。从管理培训生到执行副总裁共 { $career } 级。培训大师给 { $guru } 级，而同一张卡不能再由别人培训，所以差一级。有了“{ MILESTONE("first_to_pay_20") }”，培训大师和培训师可以培训同一张卡：招来培训生，当天结束前就有了执行副总裁。只有最后那张卡必须还有剩余；每人也只能有一张。
guide-examples-5 = { -reserve-card }如何投票。四名玩家保留了 { $votes }。银行得到 { MONEY($votes_sum) }；从下一轮起每位 { -ceo } 有 { $votes_slots } 个{ -slot }，因为这个数字出现得最多。如果两张是 { $tie_low }、两张是 { $tie_high }，那就是 { $tie_high }：相同时取较大者。

guide-advice = 给新手的建议
guide-advice-1 = 先看{ -milestone }。抢先拿到它们的人玩的是另一种游戏：永不结束的{ -campaign }、每次发薪少付 { MONEY($training_discount) }、每份商品多赚 { MONEY($bonus) }。开局时就想好前几轮要哪些，并据此招人。
guide-advice-2 = 先招能招人的人。第一轮有招聘专员，第二轮就能招三人，还能拿到“{ MILESTONE("first_to_hire_three") }”，白得两名经理。另一种开局是培训师：只有培训过的人才能做大事。
guide-advice-3 = 需求是造出来的，不是找到的。只有{ -campaign }没有食物，卖出去的是对手的汉堡；只有食物没有{ -campaign }，最后都要丢弃。两者要安排在同一时间：今晚推广的，明天才有人吃。
guide-advice-4 = 首家{ -restaurant }要放在几栋小号{ -house }附近，不要让某个对手独自挡在你和它们之间。小号先用餐，那时还有库存。
guide-advice-5 = 空{ -slot }也有价值。上班的人少，就能先选{ -turn-order }。先行动能抢到快没有的卡，晚餐平手时也占优；后行动能看清别人做了什么。
guide-advice-6 = 工资每轮都要付，生意却不一定有。发薪前算一算谁能把 { MONEY($salary) } 赚回来。解雇并不丢人，{ -beach }的人也要领工资。
guide-advice-7 = 留意价格。降到 { MONEY($low_price) } 的对手能抢走五个{ -tile }以外的{ -house }。你可以跟进，卖他们没有的东西，或者建花园，那里单价算 { $garden_factor } 倍。
guide-advice-8 = 估算游戏还有多长。把银行里的钱和{ -reserve-card }可能带来的钱加起来。最后一次破产临近时，就别再培训了，卖货吧。

## 单人：自动连锁

guide-solo = { -the-chain }是什么
guide-solo-1 = { -the-chain }是由卡牌驱动的对手，使用双人设置：3×3 { -tile }的地图、通常的银行，不使用 12、15、16 号广告牌。它有三家{ -restaurant }，没有 { -ceo }，也没有公司结构：只有库存、一堆拿走的员工，以及三个{ -marketeer }的位置。
guide-solo-2 = 它的牌库有 20 张行动牌。另有 12 张暖牌和 12 张凉牌：落后时得到帮助，领先时受到阻碍；开局时各取三张混合后面朝下放在牌库底。某一堆用完时，剩多少放多少。
guide-solo-3 = 开局时它有一个空{ -slot }，价格为 10，没有女服务员，竞争为平。系统为它抽一张{ -reserve-card }，与你的一起暗置。它的{ -turn-order }是第一。
guide-solo-4 = 银行像对待玩家一样付钱给它，它的收入也可能让银行破产。首次破产时翻开两张{ -reserve-card }：你的 { -ceo } 取相同的数字，不同时取较大者。第二次破产时，晚餐后游戏结束：现金最多者胜，相同则{ -turn-order }靠前者胜。

guide-solotracks = 它的轨道
guide-solotracks-1 = “招聘与培训”显示 1 到 4 个空{ -slot }，决定它执行牌上多少个行动，以及每次得到多少食物：每种 2、3、4 或 5 份。这条轨道只在清理时和因竞争牌而移动，不会在行动中途变化。
guide-solotracks-2 = 2 和 3 之间有一条线。标记无论从哪边越过，整个行动牌库（包括用过的牌）都要重洗。这条线不算一步：2 加一就是 3。
guide-solotracks-3 = “价格与距离”是{ -house }比较的数值，从 10 到 6，越低对{ -the-chain }越有利。女服务员从 0 到 4。标记到头为止，多余的移动作废。
guide-solotracks-4 = 竞争有寒、凉、平、暖、热五级。当晚收入比你少就变暖，带来帮助；比你多就变冷，带来麻烦。
guide-solotracks-5 = 一轮之内每种库存最多到 20；超过 10 的部分在清理时失去。

guide-solodeck = 它的牌
guide-solodeck-1 = 每轮用两张牌。牌库顶的正面说明它招谁、推广什么、在哪个{ -tile }建造；本轮翻开那张的背面说明它得到什么食物、开发什么、怎样清理。所以今天看到的正面就是明天的背面，除非牌库重洗。
guide-solodeck-2 = 翻开的牌放在牌库旁边，下次翻牌时归入用过的牌。重洗时全部混回，牌库用完时也一样。每轮开始时，牌库顶总是行动牌。
guide-solodeck-3 = 你先决定谁上班，然后它才翻牌：选择时你不会知道背面。翻牌之后看竞争：热——牌库顶和底各放一张暖牌，然后变为暖；暖——底下放一张；寒和凉对凉牌同样处理；平——什么也不做。
guide-solodeck-4 = 依次查看牌库顶的暖牌和凉牌。竞争为暖时暖牌生效，为凉时凉牌生效，之后放回各自的牌堆；其他的不生效，放到牌库底。竞争为平时都不生效。
guide-solodeck-5 = 需要建造的竞争牌使用下一张正面的地图。如果它引起重洗，立刻执行，以新的牌库顶为准。

guide-soloturn = 它的行动
guide-soloturn-1 = 第一轮它不翻牌，只按牌库顶开一家{ -restaurant }。然后你按通常的限制放置自己的，并进行第一天。从第二轮起它完整行动。
guide-soloturn-2 = 空{ -slot }多的一方先选{ -turn-order }；它的空{ -slot }就是轨道上的数字，相同时按上一轮{ -turn-order }。它先选时总是第一位，否则拿你剩下的。
guide-soloturn-3 = 工作时间，它先从正面由上往下执行与空{ -slot }数相同个数的行动。旁边的星标留到稍后，无论该行动是否有效果。
guide-soloturn-4 = 若供应区还有该{ -marketeer }且有空位置，它就拿一名。唯一卡在它还没有时放入员工堆；品牌总监放到{ -marketeer }的位置。没有卡或没有位置时什么也不发生。
guide-soloturn-5 = 其他行动会降低价格、增加女服务员或取得{ -milestone }。牌上写的是未使用扩展中的人时，它改为得到印出的食物。员工堆里的人不做事，只是你拿不到了。
guide-soloturn-6 = 若本轮来了{ -marketeer }，它立刻发起{ -campaign }：该人员可用且放得下的最小号{ -campaign }片，没有距离限制，推广牌上的商品，持续最长轮数。什么都放不下时，该人员回到供应区。
guide-soloturn-7 = 然后按背面的两格获得食物和饮料，数量看轨道，牌上注明时加倍。“所有有需求的商品”指{ -house }上或任何人的{ -campaign }中出现的每一种；“需求最多的商品”按两者合计最多，其次按{ -house }上最多，再由抽签决定。没有需求就一无所获。未使用扩展的商品按牌上所印替换，或者略过。
guide-soloturn-8 = 有相应星标时，它按背面建造{ -house }或花园，并在还有{ -restaurant }时再开一家。这家{ -restaurant }立即营业；它从不搬迁{ -restaurant }。

guide-solodinner = 晚餐与清理
guide-solodinner-1 = 晚餐时，{ -house }计算它的标记加上到最近入口的距离。它的{ -restaurant }四角都是入口，除非凉牌让本轮关闭。
guide-solodinner-2 = 相同时女服务员多者胜，再相同则{ -turn-order }靠前者胜。一份库存供应它的所有{ -restaurant }。
guide-solodinner-3 = 无论标记在哪里，它每份收入 { MONEY($base_price) }，有花园时加倍。没有奖金，也没有小费。暖牌可能在最后一栋{ -house }之后再加一半。
guide-solodinner-4 = 然后比较双方当晚的全部收入：它更多，竞争变冷一级；更少，变暖一级。
guide-solodinner-5 = 它不付工资，也不解雇。它的{ -campaign }与其他人的一起按号码结算。结束时{ -marketeer }回到供应区，品牌总监则放入员工堆。
guide-solodinner-6 = 清理时它无需{ -freezer }就能保留每种最多 10 份。然后执行背面：价格上升、失去女服务员，或每种 6 到 10 的库存减 5；最后移动招聘轨道。此时取得的{ -milestone }下一轮你就拿不到了。

guide-solocards = 暖牌和凉牌
guide-solocards-1 = 暖牌开一家{ -restaurant }，或让它当晚收入再加一半。
guide-solocards-2 = 也可能按轨道带来食物，或补充库存：每种 1 到 5 的库存加 5。
guide-solocards-3 = 凉牌让它的{ -restaurant }一轮内只有印出的入口，或把整个员工堆退还供应区，或为其中每人（包括忙碌的品牌总监）付 { MONEY($base_price) }，最多付到现金为零。
guide-solocards-4 = 也可能清空某些库存、让每种 6 到 10 的库存减 5，或把轨道移动两格；暖牌则向另一方向移动。

guide-soloplaces = 它建在哪里
guide-soloplaces-1 = { -tile }从左上角起逐行编号 1 到 9。它从牌上的{ -tile }开始；放不下就试下一个号码，9 之后回到 1，直到成功；绕一圈都不行就不建。
guide-soloplaces-2 = 在一个{ -tile }上从上到下、从左到右，先横后竖，取第一个可行的位置。只要有一格在该{ -tile }上即可：可以伸到别的{ -tile }，但不能超出地图。
guide-soloplaces-3 = 广告牌、信箱和广播要挨着公路，并且至少覆盖一栋{ -house }。飞机从左边缘起飞，取最先能覆盖该{ -tile }上{ -house }的行；没有{ -house }的{ -tile }跳过。
guide-soloplaces-4 = 新{ -house }要挨着公路。花园给牌上的{ -house }，不行就给下一个号码更大且可行的，之后从最小号继续；先上下，后左右。
guide-soloplaces-5 = { -restaurant }需有一角挨着公路，且它碰到的{ -tile }上不能有它的另一家{ -restaurant }。先定位置，再定入口：朝向{ -tile }中心的角（若有公路），否则取离中心最近的可用角。
guide-soloplaces-6 = { -shop }、新公路和{ -park }属于扩展，位置以同样方式寻找。

guide-solomilestones = 它的{ -milestone }
guide-solomilestones-1 = 它会取得自己满足的每个{ -milestone }，但没有任何好处。它只是拿走：与其他人一样，本轮之后就没有了。同一轮内你仍可获得。
guide-solomilestones-2 = 招聘轨道首次到达 2 时取得“{ MILESTONE("first_to_train_someone") }”，到达 3 时取得“{ MILESTONE("first_to_hire_three") }”。晚餐时若标记低于 10 且库存能满足某栋{ -house }，即使没有卖出也取得“{ MILESTONE("first_to_lower_prices") }”。
guide-solomilestones-3 = { -campaign }、汉堡、披萨和首个女服务员与其他人一样：放置时、从牌上获得时、轨道高于 0 时。
guide-solomilestones-4 = “{ MILESTONE("first_to_throw_away") }”看它在清理时失去的东西；现金与你一样计算。手推车操作员、跑腿伙计和支付 { MONEY($much_pay) } 工资的{ -milestone }，只有牌上写明时才取得。

guide-solomodules = 加入扩展
guide-solomodules-1 = 它的员工堆中有泡菜师傅时，清理阶段得到一份泡菜，最多 10 份。它的寿司、面条和泡菜在晚餐时与你的同样计算。
guide-solomodules-2 = 它的美食指南放在地图旁。美食评论家卡上的花园从另一栏的编号开始寻找{ -house }。
guide-solomodules-3 = 它的服务员轨道从下方到达 4 时，得到剩下最好的影星；最多一名，轨道下降时保留。
guide-solomodules-4 = 使用储备价格时，首次破产加入两张卡并决定你的基础价格；它的商品始终按 { MONEY($base_price) } 计。选择“{ solo-switch-new_price }”时按你的基础价格计。
guide-solomodules-5 = 有相应的星且还有{ -shop }时，它在{ -campaign }之前于卡上的{ -tile }放一家，从不移动。它的咖啡和你的一样，清理时丢弃。
guide-solomodules-6 = 有相应的星时，它在{ -house }和花园之后铺卡上的公路或{ -park }，只要还有这种配件：公路铺在卡上的{ -tile }，{ -park }铺在印出的{ -house }旁，不限距离。你加的{ -tile }永远不是它的目标，但配件可以伸到上面。
guide-solomodules-7 = 它的{ -rural }{ -campaign }员永久占一个位置。它不放{ -offramp }；{ -rural }的愿望仍算作需求。
guide-solomodules-8 = 新{ -milestone }中，{ -marketeer }的在其放置时获得，商品的在售出时获得，还有首个{ -house }、第一轮之后新开的{ -restaurant }，以及晚餐开始时的女服务员。“{ MILESTONE("first_discount_manager_used") }”和“{ MILESTONE("first_cart_operator_used") }”只通过写明它们的卡获得，“{ MILESTONE("first_trainer_used") }”和“{ MILESTONE("first_recruiting_girl_used") }”从不获得。

guide-soloswitches = 提高难度
guide-soloswitches-1 = { solo-switch-hard_choices }：{ -campaign }汉堡、披萨、饮料的{ -milestone }和培训的{ -milestone }在第二轮后退出，招聘三人的在第三轮后退出。
guide-soloswitches-2 = { solo-switch-expand_connections }：第一轮之后，新{ -restaurant }从牌上的{ -tile }数起，先只试有{ -house }尚未与{ -the-chain }有公路相连的{ -tile }；不行再按通常方式放置。不要求新{ -restaurant }真的连到那栋{ -house }。
guide-soloswitches-3 = { solo-switch-six_restaurants }；{ solo-switch-all_warm_setup }（牌库底六张暖牌，没有凉牌）；{ solo-switch-warm_always }（牌库顶的暖牌无论竞争如何都生效）。{ solo-switch-flip_in_turn_one }是对第一轮的另一种理解：它立刻翻牌并获得食物。

## 扩展

guide-modules = 扩展
guide-modules-1 = 扩展由若干模块组成；完整游戏可以任意加入，单独或一起。“{ $hard_choices }”只用于基础{ -milestone }。六人游戏需要新城区；五、六人使用说客时也需要。
guide-modules-2 = 带薪水的新卡从雇用当轮起就要付薪。每个{ -chain }最多一张的卡数量照旧。使用咖啡、泡菜、寿司或面条时，多一张奢侈品经理。“{ MILESTONE("first_billboard_placed") }”适用于所有{ -marketeer }，包括模块中的。
guide-modules-3 = 除非另有说明，关于{ -house }的规则也适用于{ -apartment }和{ -rural }。{ -tile }、{ -shop }、公路、{ -park }和{ -offramp }数量有限。卡牌真正做了它该做的事才算启用；{ -marketeer }只有发起{ -campaign }才算。
guide-modules-4 = 清理按此顺序进行：丢弃与冷冻、首杯咖啡的{ -shop }、泡菜、新公路和{ -restaurant }开放、{ -milestone }收走、卡牌收回手中。

guide-kimchi = 泡菜
guide-kimchi-1 = 清理阶段结束时仍在岗的泡菜师傅制作一份泡菜。它不需要{ -freezer }就能保留到下一轮。
guide-kimchi-2 = 在订单之外还能配上一份泡菜的人，优先于所有没有泡菜的人，不论价格。售出时按一件商品计单价。没有需求的{ -house }不买泡菜。
guide-kimchi-3 = { -freezer }最多存 { $freezer } 份泡菜，或者存其他食物，不能混放。
guide-kimchi-4 = 每轮都有师傅在岗、没有{ -freezer }：每次清理后你有一份。第 3 轮做的若没卖出，第 4 轮丢弃，然后得到新的一份。

guide-sushi = 寿司
guide-sushi-1 = 寿司在厨房制作，不能做广告。带花园的{ -house }首先想用与需求同样数量的寿司代替全部需求。
guide-sushi-2 = 不能只代替一部分：寿司不够等于没有。每份按单价计价，没有奖金，可以冷冻。
guide-sushi-3 = 一座带花园的{ -house }有 4 个需求。你有 3 份寿司和它想要的一切；更贵的对手有 4 份寿司：对手成交。若对手只有 3 份，你卖出它想要的。

guide-noodles = 面条
guide-noodles-1 = 面条在厨房制作，不能做广告。没人能满足一座{ -house }的需求、也没有它更喜欢的食物时，它就吃与需求同样数量的面条，由最便宜最近的人供应。可以冷冻。
guide-noodles-2 = 一座{ -house }想要 3 瓶啤酒。你有 2 瓶啤酒和 9 碗面条，对手有 3 瓶啤酒、单价是你的四倍：对手成交。若对手少一瓶，你卖出 3 碗面条。

guide-ketchup = 番茄酱
guide-ketchup-1 = 每个需求都记得来自谁的{ -campaign }。晚餐结束时，凡是自己带来的需求所在的{ -house }由其他{ -chain }供应，就获得“{ MILESTONE("someone_sells_your_demand") }”。
guide-ketchup-2 = 从下一次晚餐起，{ -house }比较时你的价格与距离之和减 { $sum_off }。和其他{ -milestone }一样只在一轮内发放。
guide-ketchup-3 = 一座{ -house }有你的两个需求和一位对手的一个；第三个{ -chain }供应：你们俩都获得。若由你供应，只有对手获得。

guide-frychefs = 薯条厨师
guide-frychefs-1 = 任何厨师都能培训成薯条厨师，他不制作食物。每名在岗的薯条厨师让你每向一座{ -house }售餐多得 { MONEY($fries) }，不论几件。{ -house }不在意这一点。
guide-frychefs-2 = 只向你买咖啡的{ -house }也算；既买晚餐又买咖啡的只算一次。
guide-frychefs-3 = 单价 { MONEY($fry_price) }、花园、2 件、一名薯条厨师：{ $garden_factor } × { $fry_price } × 2 + { $fries } = { MONEY($fry_sale) }。有 CFO 时为 { MONEY($fry_cfo) }。

guide-nightshift = 夜班
guide-nightshift-1 = 夜班经理占用 { -ceo } 的一个{ -slot }，自己没有{ -slot }，不带领任何人。
guide-nightshift-2 = 她在岗时，你其他没有印刷薪水的卡都行动两次。被免除的薪水仍算印刷薪水。{ -ceo } 只行动一次。
guide-nightshift-3 = 培训师培训两张卡，但不能对同一张卡两次。女服务员小费加倍，平手时算两名；定价经理减 { MONEY($night_price) }；后厨学徒和跑腿伙计各做两次，每次任选。{ -campaign }实习生可以竖第二块广告牌，两块都结束后卡才回来。管理培训生的{ -slot }不增加。
guide-nightshift-4 = 夜班经理、定价经理、招聘专员和女服务员在岗：加上 { -ceo } 共雇 3 人，单价 { MONEY($night_unit) }，平手时算两名女服务员。

guide-mass = 大众{ -campaign }
guide-mass-1 = 大众{ -campaign }员不放置任何东西。市场阶段开始时，不论属于谁，每有一名在岗，所有{ -campaign }就多执行一次。
guide-mass-2 = 每次都按编号顺序全部执行完，再开始下一次。持续时间只在最后减一次。满了就是满了。
guide-mass-3 = 一座没有花园的{ -house }有一个需求；汉堡广播和啤酒广告牌影响它。有一名大众{ -campaign }员时：第一次得到汉堡和啤酒，然后就满了。有花园则再得一遍。

guide-critics = 美食评论家
guide-critics-1 = 美食评论家在地图旁放一本美食指南，最多 { $guide_turns } 轮，可宣传任何能做广告的商品。不需要地图上的位置；评论家变为忙碌。
guide-critics-2 = 指南在广告牌之后按编号执行，影响当时带花园的所有{ -house }。
guide-critics-3 = 一座带花园、已有 4 个需求的{ -house }：17 号指南加一个，20 号没有空位。

guide-stars = 影星
guide-stars-1 = 女服务员可以培训成影星：B，四人起有 C，五人起有 D。每人最多一名。影星不是女服务员，也没有收入。
guide-stars-2 = 选择{ -turn-order }时，有影星在岗的人先选：B、C、D，其余照旧。在岗时培训出的影星从当天晚餐起算。
guide-stars-3 = { -house }比较时，总和相同则看影星，再看女服务员，再看{ -turn-order }。
guide-stars-4 = 总和相同；一人有 3 名女服务员，一人有影星 D，第三人{ -turn-order }最前：影星 D 成交。若第一人总和低 1，则第一人成交。

guide-reserveprices = 储备价格
guide-reserveprices-1 = 每人保留一张写有 { MONEY($price_low) }、{ MONEY($price_middle) } 或 { MONEY($price_high) } 的卡，代替通常的{ -reserve-card }。银行首次破产时每张加入 { MONEY($price_cash) }。{ -slot }数不变。
guide-reserveprices-2 = 最多的价格从下一次晚餐起成为基础价格；数量相同时先取最高的，再取最低的。其他价格变化照常计算。
guide-reserveprices-3 = 两张 { MONEY($price_low) }、{ MONEY($price_middle) }、{ MONEY($price_high) }：价格为 { MONEY($price_low) }。三种各一张：价格为 { MONEY($price_high) }，银行得到 { MONEY($price_sum) }。

guide-hardchoices = 艰难抉择
guide-hardchoices-1 = 第 { $hard_early } 轮之后不能再获得“{ MILESTONE("first_burger_marketed") }”、“{ MILESTONE("first_pizza_marketed") }”、“{ MILESTONE("first_drink_marketed") }”和“{ MILESTONE("first_to_train_someone") }”，第 { $hard_late } 轮之后不能再获得“{ MILESTONE("first_to_hire_three") }”。已有的保留。
guide-hardchoices-2 = 第 3 轮首次雇三人仍可获得，第 4 轮则不行。
guide-districts = 新城区
guide-districts-1 = 五块新{ -tile }在铺地图之前混入其他{ -tile }；来哪几块全凭运气，除非约定必须全部出现或必须有{ -apartment }。有{ -park }的{ -tile }随说客加入，或在约定时加入。
guide-districts-2 = 一块{ -tile }有三个柠檬水点：手推车和货车从经过的拿，飞艇全都拿。一块有两栋{ -house }。还有一块的{ -house }从一开始就有花园，不能再建。
guide-districts-3 = { -apartment }占三乘三格。{ -campaign }在那里放的需求都加倍，而且永远放得下。所有需求一直留着，直到一家{ -chain }能全部满足。凡是数需求的地方，两个都算。
guide-districts-4 = { -apartment }永远没有花园，因此与寿司和美食指南无缘；但可以挨着{ -park }。
guide-districts-5 = 四条路通到{ -apartment } π，但不能穿过：住户可以从任意一条出发。信件可以穿过任何建筑。π 在三号之后、四号之前用餐，另一座{ -apartment }在九号与十号之间。
guide-districts-6 = π 想要 3 瓶啤酒，旁边有汉堡广告牌。有一名大众{ -campaign }员在岗：市场阶段后它想要 3 瓶啤酒和 4 个汉堡。
guide-districts-7 = 3 号和 4 号{ -house }各要一个汉堡，π 要 2 个，唯一的{ -chain }有 3 个：先供应 3 号，再供应 π，4 号什么也没有。

guide-lobbyists = 说客
guide-lobbyists-1 = 不在地图上的{ -tile }公开放在一旁，作为备用。五、六人时其中包括新{ -tile }。
guide-lobbyists-2 = { -house }和花园之后，每名在岗的说客可以铺一条公路或一座{ -park }，只要还有。所占格子必须是地图上的空格；可以旋转，也可以跨{ -tile }。
guide-lobbyists-3 = 它必须挨着一个公路格，该格在说客的距离内与你的入口或{ -shop }相通。公路必须有一端正对这样的格子，或正对你的入口（这时不需要别的公路）；只对着桥、{ -shop }或在建公路不行。
guide-lobbyists-4 = 新公路处于在建状态：不能行驶，也不能靠它放东西，但信件在那里被阻断。它的端头接到已通车公路的地方放{ -roadworks }；晚餐时每经过一个，路就长一。清理时公路通车，{ -roadworks }移走。
guide-lobbyists-5 = 相邻的通车公路格彼此连通，不论是谁铺的，桥除外。{ -tile }边界照常计算。
guide-lobbyists-6 = 挨着{ -park }的{ -house }（花园挨着也算）按两倍商品价付钱；自己还有花园则为三倍。{ -park }再多也一样，奖金不翻倍。{ -park }不是花园，不增加需求上限，也不阻断信件。{ -rural }没有{ -park }。
guide-lobbyists-7 = 你的第一条公路或第一座{ -park }可以获得“{ MILESTONE("first_lobbyist_used") }”。随后你可以立即取一块备用{ -tile }，任意旋转，以整边贴着地图放下，那里不能有飞机或{ -offramp }。它立刻成为镇子的一部分。
guide-lobbyists-8 = 地图不必保持矩形。飞机和{ -offramp }贴着地图轮廓放；飞机也飞越后来加入的{ -tile }。
guide-lobbyists-9 = 一栋{ -house }到一家{ -restaurant }有两条长度为 2 的路。一条新公路接到其中一条上：今晚那条路长 3。从下一轮起两条又都是 2，新公路也通车了。
guide-lobbyists-10 = { -house }旁有{ -park }，2 份、单价 { MONEY($night_unit) }：2 × { $night_unit } × 2 = { MONEY($park_sale) }。

guide-newmilestones = 新{ -milestone }
guide-newmilestones-1 = 十七个{ -milestone }代替原来的；其他模块的{ -milestone }照样加入。“{ MILESTONE("first_marketeer_used") }”、“{ MILESTONE("first_recruiting_girl_used") }”和“{ MILESTONE("first_trainer_used") }”若无人获得，第二轮之后消失。
guide-newmilestones-2 = “{ MILESTONE("first_marketeer_used") }”在市场阶段为你的{ -marketeer }真正放下的每个需求付钱，每一遍都算；放不下的不付。CFO 不加成。{ -house }比较时它还降低你的总和，但不影响任何距离限制。
guide-newmilestones-3 = “{ MILESTONE("first_discount_manager_used") }”让钱离开游戏：公司公开时，拥有它的每个人，只要降价（不算奢侈品经理）不少于一名折扣经理，就让一笔钱离开银行；获得的当轮也算。
guide-newmilestones-4 = 银行在晚餐时间之外破产时立即处理，不足的部分从储备金补。若是最后一次，游戏在下一次晚餐后结束。
guide-newmilestones-5 = “{ MILESTONE("first_marketing_trainee_used") }”的两人在供应区还有时才来，而且来不及当轮培训。“{ MILESTONE("first_campaign_manager_used") }”的第二个{ -campaign }只能当轮放置；两个都结束后卡才回来。
guide-newmilestones-6 = 有“{ MILESTONE("first_brand_manager_used") }”时，当轮一架飞机带两种商品，轮数相同，第一种先结算。有“{ MILESTONE("first_brand_director_used") }”时，你的总监的每个广播都是永久的，包括获得它的那个；总监一直忙碌，工资照付。
guide-newmilestones-7 = “{ MILESTONE("first_burger_sold") }”从下一轮起改变你的 { -ceo }，储备金公开之后也一样。“{ MILESTONE("first_soft_drink_sold") }”的{ -freezer }在当轮清理时就能用。
guide-newmilestones-8 = “{ MILESTONE("first_pizza_sold") }”：获得的当晚结算收入之后，最先买披萨的三栋{ -house }按用餐顺序各得一个广播。卖家必须把号码最小的空闲广播放在该{ -house }所在{ -tile }的路边空格上。它从现在起推广披萨两轮，不属于任何人。没有广播或位置就略过；{ -rural }不算。
guide-newmilestones-9 = 有“{ MILESTONE("first_lemonade_sold") }”时，也可以培训在岗的卡，但颜色必须相同。新卡接替旧卡的位置，旧卡还没行动就由它行动，它的{ -slot }下一轮才有。行动之前就被培训的卡不算启用。“{ MILESTONE("first_house_built") }”让多名培训人员培训同一张卡。
guide-newmilestones-10 = 有“{ MILESTONE("first_beer_sold") }”时，除咖啡外一份商品抵一份完整的工资。有“{ MILESTONE("first_waitress_used") }”时，从本次发薪日起工资降低。剩余招聘的减免照旧。
guide-newmilestones-11 = “{ MILESTONE("first_recruiting_girl_used") }”的执行副总裁来自供应区，没有就来自盒中，除非你已有一名。解雇之后，下一名就要付工资。
guide-newmilestones-12 = 有“{ MILESTONE("first_trainer_used") }”时，现金和商品能付多少工资就付多少，最后一份可以只付一部分，其余免除。仍可主动解雇。只有教练或培训大师才能给的一级不算培训师的。
guide-newmilestones-13 = “{ MILESTONE("first_new_restaurant") }”：立即在新{ -restaurant }街区内的路边放一个免费信箱{ -campaign }，推广任何可做广告的商品，过时作废。它不属于任何人，也不给任何人付钱。“{ MILESTONE("first_cart_operator_used") }”对获得它的那一趟就生效。
guide-newmilestones-14 = 你的广播覆盖一栋有一个需求的{ -house }、一栋没有花园且已满的、一栋没有需求的，以及 π。放下 1 + 0 + 1 + 2 个需求：有“{ MILESTONE("first_marketeer_used") }”时按 4 个付钱。
guide-newmilestones-15 = 应付五份工资，现金只够两份多一点。有“{ MILESTONE("first_trainer_used") }”时付出全部现金，留下所有人。再有“{ MILESTONE("first_beer_sold") }”和 4 份商品，就用商品付 4 份、现金付一份。
guide-newmilestones-16 = 2、5、7、11 号{ -house }依次从你、对手、你、对手处买披萨。你在 2 号的{ -tile }放一个广播，对手在 5 号的，你再在 7 号的。11 号太迟了。你们俩都有这个{ -milestone }。
guide-newmilestones-17 = 储备金定为 2 个{ -slot }：有“{ MILESTONE("first_burger_sold") }”时你的 { -ceo } 保留 4 个，其他人只有 2 个。

guide-coffee = 咖啡
guide-coffee-1 = 别人备餐时，咖啡师制作咖啡。咖啡既不是食物也不是饮料：不能做广告，不能冷冻，不能抵工资，清理时丢弃。
guide-coffee-2 = 每晋升一级到咖啡师或首席咖啡师，你可以立即放置一家{ -shop }：放在通车公路旁的空格上，所在{ -tile }还没有别的，并在你的{ -restaurant }或{ -shop }公路距离二以内。你的{ -shop }都已在地图上时，可以改为移动一家。
guide-coffee-3 = { -shop }四面开门，只卖咖啡。它不是{ -restaurant }，但你的一切距离都可以从它算起。
guide-coffee-4 = 选好去哪里用餐的{ -house }，在经过的每家{ -shop }和每家营业{ -restaurant }的入口各买一杯咖啡，只要那家{ -chain }还有；只有用餐的地方除外。不用餐的不买咖啡。
guide-coffee-5 = 每杯按卖家的单价计，有花园或{ -park }时更多。没有饮料奖金；薯条厨师和 CFO 照算。
guide-coffee-6 = 路线长度恰好等于到那家{ -chain }最近{ -restaurant }的距离，包括{ -roadworks }。不能原路掉头，过桥直行，但可以在{ -tile }内绕行：那是免费的。
guide-coffee-7 = 经过的店只是另一条路线的一部分，这样的路线不考虑。其余的选能买到最多咖啡的。若有几条，只有每条都经过的{ -shop }和入口才卖出；其余未定，卖不出去。
guide-coffee-8 = 第一个卖出咖啡的晚上，凡是卖出咖啡的都获得“{ MILESTONE("first_coffee_sold") }”，并在当轮清理时按{ -turn-order }放置或移动一家{ -shop }，不限距离。
guide-coffee-9 = 去吃晚餐有两条同样短的路。两条都经过你的{ -shop }；然后一条经过你的{ -restaurant }，另一条经过对手的。你卖出 1 杯，第二杯未定。若对手没有咖啡，你那条最好：你卖出 2 杯。
guide-coffee-10 = 一栋带花园的{ -house }以单价 { MONEY($coffee_price) } 买一杯咖啡，有一名薯条厨师在岗：{ $garden_factor } × { $coffee_price } + { $fries } = { MONEY($coffee_sale) }。

guide-rural = { -rural }{ -campaign }
guide-rural-1 = { -rural }{ -campaign }员在{ -rural }的一个空边竖一块巨型广告牌，推广任何可做广告的商品，不限距离，永久有效：这张卡一直忙碌。该商品算作做过广告，但它不算普通广告牌。
guide-rural-2 = “{ MILESTONE("first_rural_marketeer_used") }”让你立即放置一条{ -offramp }：地图外成一直线的三格，平行或垂直贴着地图边，至少一格挨着通车公路，不能压住飞机或另一条{ -offramp }。
guide-rural-3 = 每一遍在所有其他{ -campaign }之后，每块巨型广告牌给{ -rural }放两个需求。永远放得下，别的{ -campaign }影响不到那里。
guide-rural-4 = { -rural }最后用餐，没有花园、{ -park }和寿司，而且必须有{ -offramp }。从{ -offramp }到它挨着的{ -tile }为一，之后照常计算距离，取最合适的{ -offramp }。买咖啡的路线也从那里开始。
guide-rural-5 = 汉堡和啤酒各一块巨型广告牌，两轮没人卖：4 个汉堡和 4 瓶啤酒。全部有货的人卖出 8 份，得 { MONEY($rural_sale) }。
guide-rural-6 = 你在{ -offramp }挨着的{ -tile }上，单价 11；对手再远一块{ -tile }，单价 9：对手以 1 之差获胜。若是 10 则平手。

guide-sixplayers = 六人游戏
guide-sixplayers-1 = 六家{ -chain }在四乘六块{ -tile }的地图上游戏，因此需要新城区。唯一卡的张数与五人时相同，银行随人数增加，所有广告牌都使用。
guide-sixplayers-2 = 六人加泡菜：银行 { MONEY($six_bank) }，3 名泡菜师傅，4 名奢侈品经理，剩 1 块{ -tile }；加上说客的则剩 2 块。
guide-together = 模块合用
guide-together-1 = 库存能满足{ -house }愿意接受的某个订单、且有通车公路相连的{ -chain }可以接待。{ -house }更喜欢的食物先于价格与距离。{ -milestone }可以减少总和，甚至低于零。
guide-together-2 = 汉堡、披萨和饮料的奖金只给这些商品：寿司、面条、泡菜和咖啡没有。各种价格变化都加在基础价格上，而基础价格在一次晚餐中保持不变。
guide-together-3 = 最后一栋{ -house }之后依次是：番茄酱{ -milestone }、小费、CFO 对全部收入（包括咖啡和薯条）的加成、银行、披萨广播。然后是发薪日。
guide-together-4 = 夜班不会让有薪水的人加倍，因此模块中的说客、咖啡师、薯条厨师、影星和{ -marketeer }都不加倍；咖啡师学徒工作两次。大众{ -campaign }员重复一切：巨型广告牌、指南、免费的广播和信箱、飞机上的两种商品。
guide-together-5 = 新加的{ -tile }起初没有{ -shop }，和其他{ -tile }一样可以放一家。新公路通车后可以接{ -offramp }。
guide-together-6 = 每人最多一台{ -freezer }。使用储备价格时{ -slot }数不变，“{ MILESTONE("first_burger_sold") }”除外。破产{ -chain }放下的需求保留，但不再给它带来什么。影星先于飞机{ -milestone }选择位置。
guide-together-7 = 一栋带花园的{ -house }想要汉堡和啤酒。一家{ -chain }两样都有而且最便宜，一家有 2 份寿司，第三家有 2 碗面条和一份泡菜：第三家卖出 3 份。没有泡菜则第二家成交；再没有花园则第一家成交。
