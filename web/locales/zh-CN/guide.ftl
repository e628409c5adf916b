### 规则说明（自己的表述）。数字来自卡牌目录。

guide-search = 搜索规则
guide-search-none = 没有找到“{ $query }”。
guide-found = { $count } 处
guide-contents = 目录
guide-rule-id = 规则 { $rule }
guide-next = 下一节：{ $topic }

guide-aim = 游戏概要
guide-aim-1 = 你在一座小镇经营快餐连锁店：招人、培训、做广告、备餐，把晚餐卖给周围的住宅。游戏结束时现金最多者获胜。
guide-aim-2 = 每一轮，你先决定谁上班，选择行动顺位，完成一天的工作；随后住宅外出用餐，发工资，营销活动让人嘴馋，最后清理厨房。住宅只会想要广告告诉它们的东西。
guide-aim-3 = 一切都是公开的：现金、库存、员工、营销。只有储备金卡和本轮的上班名单在所有人选定之前保密。

guide-map = 地图
guide-map-1 = 小镇由正方形板块拼成，每块 { $tile }×{ $tile } 格，随机抽取、随机旋转。人越多，镇子越大。
guide-map-2 = 相邻的公路格彼此连通，跨板块边界也一样；公路可能是断头路。桥让两条路上下交错，不能在桥上转弯。斜向永远不算相邻。
guide-map-3 = 新的配件只能放在空格上，必须完全在地图内，可以旋转。公路、饮料、住宅、花园、餐厅和营销片都占格子。
guide-map-4 = 食物、饮料和钱用不完。卡牌、营销片、餐厅（每家 { $restaurants } 个）、新住宅（{ $houses } 个）和花园（{ $gardens } 个）是有限的。

guide-distance = 距离
guide-distance-1 = 距离数的是跨越板块边界的次数，不是格数。同一板块内移动免费，每踏上另一板块算 1。走出店门的第一步和到达住宅的最后一步也算在内。
guide-distance-2 = 餐厅占 2×2 格，其中一角是入口。路线从入口旁的公路格出发。若有两条路都挨着入口，每条路线只用其中一条。
guide-distance-3 = 住宅占 2×2 格。花园属于住宅：只挨着花园的公路也通到这栋住宅。

guide-setup = 开局
guide-setup-1 = 银行开局有每位玩家 { MONEY($bank) }；你只有一位 CEO，没有现金。人数越多，最高级卡的张数越多。
guide-setup-2 = 从顺位最后的玩家开始，依次放置首家餐厅或让过；让过的玩家之后按顺位正序放置。入口必须朝向公路，两家首店的入口不能在同一板块。
guide-setup-3 = 然后每人秘密保留一张储备金卡。它决定银行首次破产时补充多少钱，并为之后 CEO 的卡槽数投票。储备越多，游戏越长。

guide-restructuring = 阶段 1：谁上班
guide-restructuring-1 = 所有人同时秘密决定本轮哪些卡上班，其余待命。待命的卡什么也不做，但只有它们能接受培训。正忙于营销的人员不算在内。
guide-restructuring-2 = 银行破产之前，CEO 有 { $ceo_slots } 个卡槽。经理（黑色卡）直接归 CEO 管，并为其他卡带来卡槽；经理下面不能再放经理。卡具体放在哪里没有影响。
guide-restructuring-3 = 如果选的卡放不下，本轮除 CEO 外全部待命。发生之前会提醒你。
guide-restructuring-4 = 所有人就绪后同时公开。此时颁发与上班有关的里程碑；待命的卡不算。

guide-order = 阶段 2：行动顺位
guide-order-1 = 空卡槽最多的人先选顺位，相同时按上一轮顺位。飞机里程碑多算 { $more_slots } 个。公司小就先选，公司满就挑剩下的。

guide-working = 阶段 3：工作时间
guide-working-1 = 大家依次完成一整天的工作：招聘、培训、营销活动、食物和饮料、住宅和花园、餐厅。同一步内顺序任意；完成的步骤不能回头。无事可做的步骤会自动跳过。
guide-working-2 = 每张在岗的卡行动一次，也可以不用。自动生效的除外：价格卡、女服务员、CFO、未用招聘的减免，以及本地和区域经理的免下车效果。

guide-recruit = 招聘
guide-recruit-1 = CEO 每轮招聘 { $ceo_hires } 人，招聘类卡可以招更多。只能招有入门标记的卡。新人先待命，当回合就可以培训。
guide-recruit-2 = 牌堆空了？只要立刻培训，仍然可以招：只需最终的卡还有。这样的招聘会占用培训，完成之前不能结束培训步骤。
guide-recruit-3 = 招聘经理和人力资源总监没用掉的招聘，每次减免 { MONEY($spare_hire) } 工资。

guide-train = 培训
guide-train-1 = 培训人员让待命的卡沿职业路线逐级晋升：旧卡放回供应区，拿取新卡。在岗和忙碌的卡不能培训。
guide-train-2 = 一张卡每回合只能由一名培训人员培训一次。教练和培训大师可以给同一张卡多级，也可以分给几张。拥有“{ MILESTONE("first_to_pay_20") }”后，多名培训人员可以培训同一张卡。
guide-train-3 = 一次晋升多级时，只有最后那张卡必须还有。
guide-train-4 = 有些卡是唯一的：同一种不能拥有两张，无论在哪里。拥有“{ MILESTONE("first_to_have_100") }”后永远不能培训 CFO。

guide-campaigns = 发起营销
guide-campaigns-1 = 每名在岗的营销人员可以发起一次营销：选择营销片、推广的商品和时长。级别越高，种类越多、距离越远。商品和时长之后不能更改。
guide-campaigns-2 = 广告牌、信箱和广播要放在旁边有公路的空格上。覆盖不到任何住宅也可以。
guide-campaigns-3 = 若营销人员有距离限制，必须能从你一家营业的餐厅沿公路在该距离内到达营销片。没有距离限制的，不需要道路相连。
guide-campaigns-4 = 飞机放在地图旁边，飞越整行或整列，数量由营销片决定。多架飞机可以飞同一行列。
guide-campaigns-5 = 营销结束前营销人员一直忙碌：不在岗、不待命、不能主动解雇，但工资照付。拥有“{ MILESTONE("first_billboard_placed") }”后营销永不结束，营销人员永远忙碌。

guide-food = 食物和饮料
guide-food-1 = 厨师要么做出卡上的全部数量，要么不做。所有餐厅共用一份库存。
guide-food-2 = 跑腿伙计带回一种饮料，不管地图上有没有。
guide-food-3 = 手推车操作员和货车司机从你的入口出发沿公路行驶，在途经公路旁的每个饮料点拿饮料。不能原路掉头，可以提前停下，不必返回。每名采购员对每个饮料点只用一次，另一名采购员可以再用。
guide-food-4 = 飞艇驾驶员在相邻板块间飞行，不重复经过，从飞过的每个板块（包括起点）的每个饮料点拿饮料。

guide-houses = 住宅和花园
guide-houses-1 = 新业务拓展员可以在任意路边的空格上建一栋带花园的新住宅，或给地图上印好的住宅沿整条边加建花园。
guide-houses-2 = 花园让商品价格变为 { $garden_factor } 倍，需求上限由 { $house_demand } 变为 { $garden_demand }。号码很重要：小号先用餐。

guide-restaurants = 餐厅
guide-restaurants-1 = 新餐厅需要空格，入口要朝向公路。开局之后入口可以在同一板块。
guide-restaurants-2 = 本地经理在你营业餐厅的距离内开一家新店，“即将开业”，本轮结束时开门。区域经理可以在任何地方开店或搬店，立即营业。
guide-restaurants-3 = 本地或区域经理在岗时，你所有营业餐厅的四个角整轮都是入口，适用于一切用途。

guide-dinnertime = 阶段 4：晚餐时间
guide-dinnertime-1 = 有需求的住宅按号码从小到大外出用餐。库存能满足全部需求、且有公路从营业餐厅通到住宅（不论多远）的连锁店可以接待。没人能接待，需求就留着。
guide-dinnertime-2 = 住宅选择“单价 + 距离”最低者。相同时女服务员多者胜，再相同则顺位靠前者胜。
guide-dinnertime-3 = 有人一持有 { MONEY($some_cash) } 就颁发“{ MILESTONE("first_to_have_20") }”；晚餐结束时持有 { MONEY($much_cash) } 者获得“{ MILESTONE("first_to_have_100") }”。

guide-prices = 价格与收入
guide-prices-1 = 你卖的一切单价为 { MONEY($base_price) }。定价经理和折扣经理降价，奢侈品经理涨价，“{ MILESTONE("first_to_lower_prices") }”永久降价。
guide-prices-2 = 一笔销售按每份单价收入，有花园时为 { $garden_factor } 倍，再加上相应营销里程碑的每份 { MONEY($bonus) }。奖金不翻倍，也不影响住宅的比较。销售不会倒贴钱。
guide-prices-3 = 所有住宅用餐之后，每名在岗女服务员带来 { MONEY($tip) }，有“{ MILESTONE("first_waitress_played") }”则为 { MONEY($better_tip) }。然后 CFO 把当晚全部收入再加一半，向上取整。

guide-bank = 银行与终局
guide-bank-1 = 收入立即由银行支付。付不足时银行破产：翻开储备金卡，把钱加入银行，继续支付。
guide-bank-2 = 从下一轮起，每位 CEO 的卡槽数等于翻开的卡中出现最多的数字；相同时取较大者。
guide-bank-3 = 银行再次破产时，游戏在本次晚餐后结束。应得的收入照付，不发工资。现金最多者胜；相同则顺位靠前者胜。

guide-payday = 阶段 5：发薪日
guide-payday-1 = 每人可以解雇任意在岗或待命的员工，然后为每张带薪卡支付 { MONEY($salary) }，无论在岗、待命还是忙碌。
guide-payday-2 = 减免自动生效：每个剩余招聘 { MONEY($spare_hire) }，“{ MILESTONE("first_to_train_someone") }”减 { MONEY($training_discount) }。有“{ MILESTONE("first_billboard_placed") }”时营销人员免工资。工资不会低于零。
guide-payday-3 = 付不起的人必须解雇带薪员工直到付得起。只有没有其他带薪员工时才解雇忙碌的营销人员；其营销继续。
guide-payday-4 = 实际支付 { MONEY($much_pay) } 或以上获得“{ MILESTONE("first_to_pay_20") }”。刚获得“{ MILESTONE("first_to_have_100") }”的人现在必须解雇 CFO。

guide-marketing = 阶段 6：市场营销
guide-marketing-1 = 营销按号码顺序结算，在每栋覆盖的住宅上放一个需求。住宅最多 { $house_demand } 个需求，有花园 { $garden_demand } 个，放不下的作废。
guide-marketing-2 = 广告牌覆盖紧邻的住宅。信箱覆盖整个街区：除公路外信件都能通过。飞机覆盖航线下的住宅，广播覆盖所在板块及周围所有板块的住宅。住宅或花园有一部分在内即可。
guide-marketing-3 = 有“{ MILESTONE("first_radio_campaign") }”时，你的广播每栋放 { $radio_factor } 个需求。然后除永久的之外，每个营销减少一轮；用完的撤下，营销人员从下一轮起恢复自由。

guide-cleanup = 阶段 7：清理
guide-cleanup-1 = 食物和饮料都要丢弃。有“{ MILESTONE("first_to_throw_away") }”时，从下一次清理起可用冰箱保留任选的 { $freezer } 份。
guide-cleanup-2 = 所有人收回卡牌，即将开业的餐厅开业，本轮被获得的里程碑对其他人关闭。营销、需求和冷藏的食物保留。

guide-milestones = 里程碑
guide-milestones-1 = 首个做到某件事的人获得里程碑，同一轮内做到的人也都获得，之后就没有了。效果持续整局，不能放弃。
guide-milestones-2 = 一回合招聘 { $many_hires } 人会带来可立即培训的管理培训生。做出第一个汉堡或披萨会带来一名厨师，本回合不能培训，下个发薪日就要工资。

guide-intro = 入门游戏
guide-intro-1 = 第一次玩的短局：银行每人 { MONEY($intro_bank) }，没有储备金卡、里程碑和工资。银行首次破产的那次晚餐后结束。第二种入门游戏加入里程碑。

guide-options = 选项
guide-options-1 = 负价格：通常销售不会倒贴钱。选用后，负价销售由连锁店付钱，付不起则破产：本轮结束时退出，营销继续，餐厅成为废墟。
guide-options-2 = 按顺位发薪：通常大家同时付工资、装冰箱。选用后依次进行。

guide-learn-title = 五分钟学会
guide-learn-lead = 不需要规则书。看完这几张图就来一局短的：界面会告诉你能做什么、为什么。
guide-learn-town = 这是你的小镇
guide-learn-town-text = 带号码的住宅、其间的公路、路边的饮料。注意板块之间的分界线：距离就是路线跨过多少条。
guide-learn-hungry = 让他们嘴馋
guide-learn-hungry-text = 没有广告，住宅什么也不想要。营销活动每轮在覆盖的住宅上放需求。但谁能供应谁就能接待：你，或者你的邻居。
guide-learn-offer = 给出最好的条件
guide-learn-offer-text = 晚餐时，每栋住宅为每家备齐所需的连锁店计算价格加距离，总和最低者拿下整单。
guide-learn-company = 建设公司
guide-learn-company-text = 开始时你有一位 CEO，{ $ceo_slots } 个卡槽。招聘，培训待命的员工，用经理增加卡槽。上班的人少，就能先选顺位。
guide-learn-round = 一轮七步
guide-learn-milestones = 抢先一步
guide-learn-milestones-text = 里程碑奖励首个做到某件事的人，并且一直有效。第一局不使用它们。
guide-learn-end = 银行破产之时
guide-learn-end-text = 所有收入都来自银行。它最后一次空掉时游戏结束，现金最多者胜。
guide-learn-try = 试一试：玩入门游戏
guide-learn-try-note = 对战一个机器人，大约二十分钟。结束回合之前每一步都能撤销。
guide-learn-rules = 阅读全部规则
