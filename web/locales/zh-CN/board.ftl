### 地图

board-label = 地图
board-spots = 地图上的位置
board-controls = 地图控制
board-zoom-in = 放大
board-zoom-out = 缩小
board-fit = 显示整张地图
board-rotate = 旋转配件（R）
board-legend = 图例
board-close = 关闭
board-keys = 拖动以平移，滚轮或双指缩放。手持配件时，滚轮或 R 键旋转。键盘操作：Tab 进入地图，方向键移动，Enter 选择，+ − 0 缩放。
board-sign-soon = 即将开业

board-legend-house = { -house }及其门牌号，按此顺序用餐。虚线圆圈表示还能容纳的需求。
board-legend-garden = 游戏中新建的带花园{ -house }：容纳更多需求，付费也更高。
board-legend-restaurant = { -restaurant }。带雨篷的切角是入口。
board-legend-drive-in = { -drive-in }：四角都是入口。
board-legend-soon = 即将开业：本轮结束时开张。
board-legend-campaign = { -campaign }活动：宣传的商品、所属{ -chain }和剩余轮数。
board-legend-bridge = 桥：两条道路互不相通。
board-legend-shop = { -shop }：四面都可卖咖啡给经过的人。
board-legend-park = { -park }：旁边的{ -house }付更多钱。
board-legend-works = 在建公路：本轮结束时通车。
board-legend-roadworks = { -roadworks }：晚餐时每次经过，路长一。
board-legend-apartment = { -apartment }：每个需求都加倍，永远放得下。
board-legend-offramp = { -offramp }：从{ -rural }进镇的路。
board-legend-rural = { -rural }：每边可放一块巨型广告牌。

board-thing-house = { $number } 号{ -house }{ $garden ->
    [0] {""}
   *[other] （带花园）
  }。需求：{ $wants }。{ $room ->
    [0] 已满。
   *[other] 还能容纳 { $room } 个。
  }
board-thing-restaurant = { $name }的{ -restaurant }，{ $state ->
    [soon] 即将开业，入口在{ $entrance ->
        [north-west] 西北角
        [north-east] 东北角
        [south-west] 西南角
       *[south-east] 东南角
      }
    [drive-in] { -drive-in }，四角均可进入
   *[open] 入口在{ $entrance ->
        [north-west] 西北角
        [north-east] 东北角
        [south-west] 西南角
       *[south-east] 东南角
      }
  }
board-thing-campaign = { $name }的{ $kind } { $number }：{ $item }，{ $turns ->
    [-1] 永久
   *[other] 剩余 { $turns } 轮
  }
board-thing-source = 饮料点：{ $item }
board-thing-shop = { $name }的{ -shop }
board-thing-park = { -park }
board-thing-works = 在建公路
board-thing-roadworks = { -roadworks }
board-thing-offramp = { $side ->
    [north] 北侧的{ -offramp }
    [east] 东侧的{ -offramp }
    [south] 南侧的{ -offramp }
   *[west] 西侧的{ -offramp }
  }
board-thing-rural = { -rural }。需求：{ $wants }。
board-thing-apartment = { -apartment } { $number }。需求：{ $wants }。永远放得下。
board-thing-tile = { -tile }：第 { $column } 列，第 { $row } 行
board-thing-square = 格子：第 { $column } 列，第 { $row } 行
