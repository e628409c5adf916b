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

board-legend-house = Дом с номером: в этом порядке дома обслуживаются. Пунктирные круги — место для спроса.
board-legend-garden = Дом, построенный в игре, с садом: больше места, и платит он больше.
board-legend-restaurant = Ресторан. Срезанный угол под навесом — вход.
board-legend-drive-in = Авторесторан: вход с каждого угла.
board-legend-soon = Скоро открытие: заработает в конце раунда.
board-legend-campaign = Кампания: что рекламирует, чья она и сколько ходов осталось.
board-legend-bridge = Мост: две дороги не пересекаются.

board-thing-house = Дом { $number }{ $garden ->
    [0] {""}
   *[other] {" "}с садом
  }. Хочет: { $wants }. { $room ->
    [0] Больше мест нет.
    [one] Есть ещё { $room } место.
    [few] Есть ещё { $room } места.
   *[other] Есть ещё { $room } мест.
  }
board-thing-restaurant = Ресторан сети «{ $name }», { $state ->
    [soon] скоро открытие, вход { $entrance ->
        [north-west] на северо-западе
        [north-east] на северо-востоке
        [south-west] на юго-западе
       *[south-east] на юго-востоке
      }
    [drive-in] авторесторан, вход с каждого угла
   *[open] вход { $entrance ->
        [north-west] на северо-западе
        [north-east] на северо-востоке
        [south-west] на юго-западе
       *[south-east] на юго-востоке
      }
  }
board-thing-campaign = { $kind } { $number }, сеть «{ $name }»: { $item }, { $turns ->
    [-1] навсегда
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
   *[other] ещё { $turns } ходов
  }
board-thing-source = Источник: { $item }
board-thing-tile = Квартал: столбец { $column }, ряд { $row }
board-thing-square = Клетка: столбец { $column }, ряд { $row }
