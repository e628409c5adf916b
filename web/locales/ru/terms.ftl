### Слова игры, общие для всех экранов.

## Сети: все вымышленные.

chain-0 = Ракета-Бургер
chain-1 = Мама Вулкан
chain-2 = Счастливый лось
chain-3 = Синяя комета
chain-4 = Большая жаба
chain-5 = Сладкое сердце
chains-none = никто

## Продукты. `.of` — родительный падеж: реклама чего.

item-burger = Бургер
    .of = бургеров
item-pizza = Пицца
    .of = пиццы
item-beer = Пиво
    .of = пива
item-lemonade = Лимонад
    .of = лимонада
item-soft_drink = Газировка
    .of = газировки
item-burger-count = { $count ->
    [one] { $count } бургер
    [few] { $count } бургера
   *[many] { $count } бургеров
  }
item-pizza-count = { $count ->
    [one] { $count } пицца
    [few] { $count } пиццы
   *[many] { $count } пицц
  }
item-beer-count = { $count } пива
item-lemonade-count = { $count ->
    [one] { $count } лимонад
    [few] { $count } лимонада
   *[many] { $count } лимонадов
  }
item-soft_drink-count = { $count ->
    [one] { $count } газировка
    [few] { $count } газировки
   *[many] { $count } газировок
  }
goods-none = ничего
staff-none = никого
milestones-none = нет
houses-none = ни одного дома

## Виды рекламы. `.acc` — винительный падеж.

campaign-billboard = Плакат
    .acc = плакат
campaign-mailbox = Почтовая реклама
    .acc = почтовую рекламу
campaign-airplane = Авиареклама
    .acc = авиарекламу
campaign-radio = Радиореклама
    .acc = радиорекламу
turns-eternal = навсегда
turns-count = { $count ->
    [one] на { $count } раунд
    [few] на { $count } раунда
   *[many] на { $count } раундов
  }

round = Раунд { $round }
round-setup = Подготовка к игре
phase-setup = Подготовка к игре
phase-restructuring = Структура компании
phase-order = Очередь хода
phase-working = Работа
phase-dinnertime = Ужин
phase-payday = Зарплата
phase-marketing = Реклама
phase-cleanup = Конец раунда
phase-end = Конец игры
step-recruit = Наём
step-train = Обучение
step-campaigns = Реклама
step-food = Еда и напитки
step-houses = Дома и сады
step-restaurants = Рестораны

stage-first_restaurant = Первый ресторан
stage-reserve = Карта резерва
stage-restructuring = Структура компании
stage-order_of_business = Очередь хода
stage-order = Очередь хода
stage-working = Работа
stage-recruit = Наём
stage-train = Обучение
stage-campaigns = Реклама
stage-food = Еда и напитки
stage-houses = Дома и сады
stage-restaurants = Рестораны
stage-payday = Зарплата
stage-freezer = Холодильник
stage-cleanup = Конец раунда
stage-game_over = Игра окончена

side-north = север
side-east = восток
side-south = юг
side-west = запад
corner-north-west = северо-запад
corner-north-east = северо-восток
corner-south-west = юго-запад
corner-south-east = юго-восток
axis-row = Ряд
axis-column = Столбец

## Рамка правил, нужна раньше самих текстов

guide-link = Правило об этом
guide-heading = Правила
guide-unavailable = Не удалось загрузить правила.
guide-again = Попробовать снова
guide-wait = Загружаем правила…
