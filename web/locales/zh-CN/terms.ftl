### 各界面通用的游戏用语。

## 术语表：一个概念一个词，其他文本都用 { -house } 引用。

-house = 住宅
-restaurant = 餐厅
-drive-in = 免下车餐厅
-tile = 板块
-chain = 连锁店
-the-chain = 自动连锁
-ceo = CEO
-slot = 卡槽
-beach = 待命
-career-tree = 职业树
-turn-order = 顺位
-campaign = 营销
-marketeer = { -campaign }人员
-milestone = 里程碑
-reserve-card = 储备金卡
-freezer = 冰箱
-shop = 咖啡店
-park = 公园
-roadworks = 施工路障
-apartment = 公寓
-rural = 乡村
-offramp = 匝道
-bot = 机器人
-guest = 游客

## 连锁店：均为虚构。

chain-0 = 火箭肉饼
chain-1 = 火山妈妈
chain-2 = 幸运驼鹿
chain-3 = 蓝彗星餐车
chain-4 = 大蟾蜍
chain-5 = 甜心烤吧
chains-none = 无人

item-burger = 汉堡
item-pizza = 披萨
item-beer = 啤酒
item-lemonade = 柠檬水
item-soft_drink = 软饮
item-kimchi = 泡菜
item-sushi = 寿司
item-noodles = 面条
item-coffee = 咖啡
item-burger-count = { $count } 个汉堡
item-pizza-count = { $count } 个披萨
item-beer-count = { $count } 瓶啤酒
item-lemonade-count = { $count } 杯柠檬水
item-soft_drink-count = { $count } 瓶软饮
item-kimchi-count = { $count } 份泡菜
item-sushi-count = { $count } 份寿司
item-noodles-count = { $count } 碗面条
item-coffee-count = { $count } 杯咖啡
goods-none = 无
staff-none = 无人
milestones-none = 无
houses-none = 没有{ -house }
## 没有号码的住宅

house-pi = π
house-9_75 = 9¾
house-rural = “{ -rural }”

campaign-billboard = 广告牌
campaign-mailbox = 信箱
campaign-airplane = 飞机
campaign-radio = 广播
campaign-gourmet_guide = 美食指南
campaign-giant_billboard = 巨型广告牌
turns-eternal = 永久
turns-count = 持续 { $count } 轮

round = 第 { $round } 轮
round-setup = 游戏设置
phase-setup = 游戏设置
phase-restructuring = 公司重组
phase-order = 决定{ -turn-order }
phase-working = 工作时间
phase-dinnertime = 晚餐时间
phase-payday = 发薪日
phase-marketing = 市场{ -campaign }
phase-cleanup = 清理
phase-end = 游戏结束
step-recruit = 招聘
step-train = 培训
step-campaigns = { -campaign }活动
step-food = 食物和饮料
step-houses = { -house }和花园
step-lobbyists = 公路和{ -park }
step-restaurants = { -restaurant }

stage-first_restaurant = 首家{ -restaurant }
stage-reserve = { -reserve-card }
stage-restructuring = 公司重组
stage-order_of_business = 决定{ -turn-order }
stage-order = 决定{ -turn-order }
stage-working = 工作时间
stage-recruit = 招聘
stage-train = 培训
stage-campaigns = { -campaign }活动
stage-food = 食物和饮料
stage-houses = { -house }和花园
stage-lobbyists = 公路和{ -park }
stage-restaurants = { -restaurant }
stage-payday = 发薪日
stage-freezer = { -freezer }
stage-cleanup = 清理
stage-game_over = 游戏已结束

side-north = 北
side-east = 东
side-south = 南
side-west = 西
corner-north-west = 西北
corner-north-east = 东北
corner-south-west = 西南
corner-south-east = 东南
axis-row = 行
axis-column = 列
## 可铺设的配件

piece-straight_2 = 短公路
piece-straight_4 = 长公路
piece-corner_3 = 弯道
piece-I = 直条{ -park }
piece-T = T 形{ -park }
piece-L = L 形{ -park }
piece-offramp = { -offramp }

## 规则说明的外框

guide-link = 相关规则
guide-heading = 规则
guide-unavailable = 无法读取规则。
guide-again = 重试
guide-wait = 正在读取规则……
