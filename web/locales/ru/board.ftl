### Карта.

board-label = Карта
board-spots = Места на карте
board-controls = Управление картой
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-fit = Показать всю карту
board-rotate = Повернуть фишку (R)
board-legend = Что показано на карте
board-close = Закрыть
board-keys = Тяните, чтобы двигать карту; колесо или два пальца меняют масштаб. С фишкой в руке колесо и R её поворачивают. С клавиатуры: Tab — на карту, стрелки — переход, Enter — выбор, + − 0 — масштаб.
board-sign-soon = СКОРО

board-legend-house = { CAP(-house) } с номером: в этом порядке { -house(case: "nom-pl") } обслуживаются. Пунктирные круги — место для спроса.
board-legend-garden = { CAP(-house) }, построенный в игре, с садом: больше места, и платит он больше.
board-legend-restaurant = { CAP(-restaurant) }. Срезанный угол под навесом — вход.
board-legend-drive-in = { CAP(-drive-in) }: двери со всех четырёх сторон.
board-legend-soon = Скоро открытие: заработает в конце раунда.
board-legend-campaign = { CAP(-campaign) }: что рекламирует, чья она и сколько раундов осталось.
board-legend-bridge = Мост: две дороги не пересекаются.
board-legend-shop = { CAP(-shop) }: продаёт кофе проезжающим, на все четыре стороны.
board-legend-park = { CAP(-park) }: { -house(case: "nom-pl") } рядом платят больше.
board-legend-works = Строящаяся дорога: откроется в конце раунда.
board-legend-roadworks = { CAP(-roadworks) }: за ужином путь через них длиннее на один.
board-legend-apartment = { CAP(-apartment) }: каждое желание вдвойне, и место есть всегда.
board-legend-offramp = { CAP(-offramp) }: дорога из { -rural(case: "gen") } в город.
board-legend-rural = { CAP(-rural) }: на каждой стороне место для гигантского щита.

board-thing-house = { CAP(-house) } { $number }{ $garden ->
    [0] {""}
   *[other] {" "}с садом
  }. Хочет: { $wants }. { $room ->
    [0] Больше мест нет.
    [one] Есть ещё { $room } место.
    [few] Есть ещё { $room } места.
   *[other] Есть ещё { $room } мест.
  }
board-thing-restaurant = { CAP(-restaurant) } { -chain(case: "gen") } «{ $name }», { $state ->
    [soon] скоро открытие, вход { $entrance ->
        [north-west] на северо-западе
        [north-east] на северо-востоке
        [south-west] на юго-западе
       *[south-east] на юго-востоке
      }
    [drive-in] { -drive-in }
   *[open] вход { $entrance ->
        [north-west] на северо-западе
        [north-east] на северо-востоке
        [south-west] на юго-западе
       *[south-east] на юго-востоке
      }
  }
board-thing-campaign = { $kind } { $number }, { -chain } «{ $name }»: { $item }, { $turns ->
    [-1] навсегда
    [one] ещё { $turns } раунд
    [few] ещё { $turns } раунда
   *[other] ещё { $turns } раундов
  }
board-thing-source = Источник: { $item }
board-thing-shop = { CAP(-shop) } { -chain(case: "gen") } «{ $name }»
board-thing-park = { CAP(-park) }
board-thing-works = Строящаяся дорога
board-thing-roadworks = { CAP(-roadworks) }
board-thing-offramp = { CAP(-offramp) } { $side ->
    [north] на севере
    [east] на востоке
    [south] на юге
   *[west] на западе
  }
board-thing-rural = { CAP(-rural) }. Хочет: { $wants }.
board-thing-apartment = { CAP(-apartment) } { $number }. Хочет: { $wants }. Место есть всегда.
board-thing-tile = { CAP(-tile) }: столбец { $column }, ряд { $row }
board-thing-square = Клетка: столбец { $column }, ряд { $row }
