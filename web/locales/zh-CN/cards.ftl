### 卡牌名称与作用。

card-ceo = { -ceo }
card-waitress = 女服务员
card-management_trainee = 管理培训生
card-junior_vice_president = 初级副总裁
card-vice_president = 副总裁
card-senior_vice_president = 高级副总裁
card-executive_vice_president = 执行副总裁
card-new_business_developer = 新业务拓展员
card-luxuries_manager = 奢侈品经理
card-pricing_manager = 定价经理
card-discount_manager = 折扣经理
card-local_manager = 本地经理
card-regional_manager = 区域经理
card-cfo = CFO
card-recruiting_girl = 招聘专员
card-recruiting_manager = 招聘经理
card-hr_director = 人力资源总监
card-trainer = 培训师
card-coach = 教练
card-guru = 培训大师
card-errand_boy = 跑腿伙计
card-cart_operator = 手推车操作员
card-truck_driver = 货车司机
card-zeppelin_pilot = 飞艇驾驶员
card-marketing_trainee = { -campaign }实习生
card-campaign_manager = { -campaign }经理
card-brand_manager = 品牌经理
card-brand_director = 品牌总监
card-kitchen_trainee = 后厨学徒
card-burger_cook = 汉堡厨师
card-burger_chef = 汉堡主厨
card-pizza_cook = 披萨厨师
card-pizza_chef = 披萨主厨

card-ceo-does = 领导公司，永远在岗。直接管理 { $slots } 张卡，每轮还可招聘 { $hires } 人。
card-waitress-does = 晚餐后带来 { MONEY($tip) } 小费。条件相同时，女服务员较多的{ -chain }赢得该{ -house }。
card-management_trainee-does = 经理：有 { $slots } 个{ -slot }。
card-junior_vice_president-does = 经理：有 { $slots } 个{ -slot }。
card-vice_president-does = 经理：有 { $slots } 个{ -slot }。
card-senior_vice_president-does = 经理：有 { $slots } 个{ -slot }。
card-executive_vice_president-does = 经理：有 { $slots } 个{ -slot }。
card-new_business_developer-does = 在任意路边建一栋带花园的新{ -house }，或为一栋{ -house }加建花园。
card-luxuries_manager-does = 你的单价 { MONEY($amount, sign: "always") }。
card-pricing_manager-does = 你的单价 { MONEY($amount, sign: "always") }。
card-discount_manager-does = 你的单价 { MONEY($amount, sign: "always") }。
card-local_manager-does = 在公路距离 { $range } 以内开一家{ -restaurant }，本轮结束时开业。在岗时，你的所有{ -restaurant }都是{ -drive-in }。
card-regional_manager-does = 在任意位置开设或搬迁一家{ -restaurant }，立即营业。在岗时，你的所有{ -restaurant }都是{ -drive-in }。
card-cfo-does = 晚餐时间的全部收入再加一半。
card-recruiting_girl-does = 招聘 { $count } 人。
card-recruiting_manager-does = 最多招聘 { $count } 人。每个没用掉的名额减免 { MONEY($discount) } 工资。
card-hr_director-does = 最多招聘 { $count } 人。每个没用掉的名额减免 { MONEY($discount) } 工资。
card-trainer-does = 让一名{ -beach }员工晋升 { $steps } 级。
card-coach-does = 培训 { $steps } 级，可集中于一人，也可分给多人。
card-guru-does = 培训 { $steps } 级，可集中于一人，也可分给多人。
card-errand_boy-does = 不限地点，拿取 { $count } 份任意一种饮料。
card-cart_operator-does = 沿公路行驶，距离最多 { $range }，在每个经过的饮料点拿取 { $count } 份。
card-truck_driver-does = 沿公路行驶，距离最多 { $range }，在每个经过的饮料点拿取 { $count } 份。
card-zeppelin_pilot-does = 飞行距离最多 { $range }，在飞过的{ -tile }上每个饮料点拿取 { $count } 份。
card-marketing_trainee-does = 在距离 { $range } 以内竖一块广告牌，最多 { $turns } 轮。
card-campaign_manager-does = 在距离 { $range } 以内发起信箱或广告牌{ -campaign }，最多 { $turns } 轮。
card-brand_manager-does = 在任意位置发起飞机或更低级的{ -campaign }，最多 { $turns } 轮。
card-brand_director-does = 在任意位置发起广播或更低级的{ -campaign }，最多 { $turns } 轮。
card-kitchen_trainee-does = 制作 { $count } 个汉堡或 { $count } 个披萨。
card-burger_cook-does = 制作 { $count } 个汉堡。
card-burger_chef-does = 制作 { $count } 个汉堡。
card-pizza_cook-does = 制作 { $count } 个披萨。
card-pizza_chef-does = 制作 { $count } 个披萨。

milestone-first_billboard_placed = 首个放置广告牌
milestone-first_to_train_someone = 首个培训员工
milestone-first_to_hire_three = 首个一轮招聘三人
milestone-first_burger_marketed = 首个{ -campaign }汉堡
milestone-first_pizza_marketed = 首个{ -campaign }披萨
milestone-first_drink_marketed = 首个{ -campaign }饮料
milestone-first_errand_boy_played = 首个使用跑腿伙计
milestone-first_to_have_20 = 首个拥有 $20
milestone-first_burger_produced = 首个生产汉堡
milestone-first_pizza_produced = 首个生产披萨
milestone-first_waitress_played = 首个使用女服务员
milestone-first_to_throw_away = 首个丢弃食物或饮料
milestone-first_to_lower_prices = 首个降价
milestone-first_cart_operator_played = 首个使用手推车操作员
milestone-first_airplane_campaign = 首个飞机{ -campaign }
milestone-first_radio_campaign = 首个广播{ -campaign }
milestone-first_to_have_100 = 首个拥有 $100
milestone-first_to_pay_20 = 首个支付 $20 工资

milestone-first_billboard_placed-when = 放置一块广告牌。
milestone-first_to_train_someone-when = 培训任意一名员工。
milestone-first_to_hire_three-when = 一轮内招聘至少 { $threshold } 人。
milestone-first_burger_marketed-when = 发起汉堡的{ -campaign }活动。
milestone-first_pizza_marketed-when = 发起披萨的{ -campaign }活动。
milestone-first_drink_marketed-when = 发起任意饮料的{ -campaign }活动。
milestone-first_errand_boy_played-when = 有跑腿伙计在岗。
milestone-first_to_have_20-when = 任意时刻拥有 { MONEY($threshold) }。
milestone-first_burger_produced-when = 制作一个汉堡。
milestone-first_pizza_produced-when = 制作一个披萨。
milestone-first_waitress_played-when = 有女服务员在岗。
milestone-first_to_throw_away-when = 在清理阶段丢弃至少一份食物或饮料。
milestone-first_to_lower_prices-when = 有定价经理或折扣经理在岗。
milestone-first_cart_operator_played-when = 有手推车操作员在岗。
milestone-first_airplane_campaign-when = 派出一架飞机。
milestone-first_radio_campaign-when = 发起广播{ -campaign }。
milestone-first_to_have_100-when = 晚餐时间结束时拥有 { MONEY($threshold) }。
milestone-first_to_pay_20-when = 在一个发薪日实际支付至少 { MONEY($threshold) }。

milestone-first_billboard_placed-does = 从现在起你的{ -campaign }活动永不结束，{ -marketeer }不领工资。
milestone-first_to_train_someone-does = 每个发薪日减免 { MONEY($amount) } 工资。
milestone-first_to_hire_three-does = 立即获得 { $amount } 名管理培训生。
milestone-first_burger_marketed-does = 每售出一个汉堡 { MONEY($amount, sign: "always") }。
milestone-first_pizza_marketed-does = 每售出一个披萨 { MONEY($amount, sign: "always") }。
milestone-first_drink_marketed-does = 每售出一份饮料（任何种类）{ MONEY($amount, sign: "always") }。
milestone-first_errand_boy_played-does = 你的采购员在每个饮料点多拿 { $amount } 份；跑腿伙计多拿 { $amount } 份同种饮料。
milestone-first_to_have_20-does = 你可以查看所有{ -reserve-card }。
milestone-first_burger_produced-does = 立即获得 { $amount } 名汉堡厨师。
milestone-first_pizza_produced-does = 立即获得 { $amount } 名披萨厨师。
milestone-first_waitress_played-does = 你的每名女服务员带来 { MONEY($amount) } 小费。
milestone-first_to_throw_away-does = { -freezer }：每轮最多可保留 { $amount } 份食物和饮料。
milestone-first_to_lower_prices-does = 你的单价永久 { MONEY($amount, sign: "always") }。
milestone-first_cart_operator_played-does = 你的手推车操作员、货车司机和飞艇驾驶员距离 +{ $amount }。
milestone-first_airplane_campaign-does = 选择{ -turn-order }时，你的空{ -slot }多算 { $amount } 个。
milestone-first_radio_campaign-does = 你的广播在每栋覆盖的{ -house }上放 { $amount } 个需求。
milestone-first_to_have_100-does = 从下一轮起你的 { -ceo } 兼任 CFO。你不能再拥有 CFO 卡。
milestone-first_to_pay_20-does = 你的多名培训人员可以培训同一名员工。

reserve-card = 储备金 { MONEY($cash) }
reserve-card-does = 银行首次破产时加入 { MONEY($cash) }，并为 { -ceo } 的 { $slots } 个{ -slot }投一票。

group-black = 经理
group-purple = 服务
group-salmon = 价格
group-red = { -restaurant }
group-grey = 人事
group-light_green = 饮料
group-blue = { -campaign }
group-green = 后厨

mark-entry = 可直接招聘
mark-trained = 只能通过培训获得
mark-salary = 需付工资
mark-no-salary = 无需工资
mark-unique = 每家公司最多一张
mark-slots = { $count } 个{ -slot }
mark-range-road = 公路距离 { $range }
mark-range-air = 飞行距离 { $range }
mark-range-unlimited = 不限距离

## 职业树

tree-label = { -career-tree }：左侧是可招聘的员工，右侧是最高职位
tree-left = { $count ->
    [0] 已无剩余
   *[other] 剩余 { $count } 张
  }
tree-mine = 你有 { $count } 张
