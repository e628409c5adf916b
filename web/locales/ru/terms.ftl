### Слова игры, общие для всех экранов.

## Таблица терминов: одно слово на понятие; остальные тексты ссылаются на него: { -house(case: "gen") }, CAP() пишет с заглавной.

-house = { $case ->
   *[nom] дом
    [gen] дома
    [dat] дому
    [acc] дом
    [ins] домом
    [loc] доме
    [nom-pl] дома
    [gen-pl] домов
    [dat-pl] домам
    [acc-pl] дома
    [ins-pl] домами
    [loc-pl] домах
  }
-restaurant = { $case ->
   *[nom] ресторан
    [gen] ресторана
    [dat] ресторану
    [acc] ресторан
    [ins] рестораном
    [loc] ресторане
    [nom-pl] рестораны
    [gen-pl] ресторанов
    [dat-pl] ресторанам
    [acc-pl] рестораны
    [ins-pl] ресторанами
    [loc-pl] ресторанах
  }
-drive-in = { $case ->
   *[nom] вход с любого угла
    [gen] входа с любого угла
    [dat] входу с любого угла
    [acc] вход с любого угла
    [ins] входом с любого угла
    [loc] входе с любого угла
  }
-tile = { $case ->
   *[nom] плитка
    [gen] плитки
    [dat] плитке
    [acc] плитку
    [ins] плиткой
    [loc] плитке
    [nom-pl] плитки
    [gen-pl] плиток
    [dat-pl] плиткам
    [acc-pl] плитки
    [ins-pl] плитками
    [loc-pl] плитках
  }
-chain = { $case ->
   *[nom] сеть
    [gen] сети
    [dat] сети
    [acc] сеть
    [ins] сетью
    [loc] сети
    [nom-pl] сети
    [gen-pl] сетей
    [dat-pl] сетям
    [acc-pl] сети
    [ins-pl] сетями
    [loc-pl] сетях
  }
-the-chain = { $case ->
   *[nom] «Сеть»
    [gen] «Сети»
    [dat] «Сети»
    [acc] «Сеть»
    [ins] «Сетью»
    [loc] «Сети»
  }
-ceo = { $case ->
   *[nom] владелец
    [gen] владельца
    [dat] владельцу
    [acc] владельца
    [ins] владельцем
    [loc] владельце
    [nom-pl] владельцы
    [gen-pl] владельцев
    [dat-pl] владельцам
    [acc-pl] владельцев
    [ins-pl] владельцами
    [loc-pl] владельцах
  }
-slot = { $case ->
   *[nom] место
    [gen] места
    [dat] месту
    [acc] место
    [ins] местом
    [loc] месте
    [nom-pl] места
    [gen-pl] мест
    [dat-pl] местам
    [acc-pl] места
    [ins-pl] местами
    [loc-pl] местах
  }
-beach = { $case ->
   *[nom] пляж
    [gen] пляжа
    [dat] пляжу
    [acc] пляж
    [ins] пляжем
    [loc] пляже
  }
-career-tree = { $case ->
   *[nom] дерево карьеры
    [gen] дерева карьеры
    [dat] дереву карьеры
    [acc] дерево карьеры
    [ins] деревом карьеры
    [loc] дереве карьеры
  }
-turn-order = { $case ->
   *[nom] очередь хода
    [gen] очереди хода
    [dat] очереди хода
    [acc] очередь хода
    [ins] очередью хода
    [loc] очереди хода
  }
-campaign = { $case ->
   *[nom] реклама
    [gen] рекламы
    [dat] рекламе
    [acc] рекламу
    [ins] рекламой
    [loc] рекламе
  }
-marketeer = { $case ->
   *[nom] специалист по рекламе
    [gen] специалиста по рекламе
    [dat] специалисту по рекламе
    [acc] специалиста по рекламе
    [ins] специалистом по рекламе
    [loc] специалисте по рекламе
    [nom-pl] специалисты по рекламе
    [gen-pl] специалистов по рекламе
    [dat-pl] специалистам по рекламе
    [acc-pl] специалистов по рекламе
    [ins-pl] специалистами по рекламе
    [loc-pl] специалистах по рекламе
  }
-milestone = { $case ->
   *[nom] достижение
    [gen] достижения
    [dat] достижению
    [acc] достижение
    [ins] достижением
    [loc] достижении
    [nom-pl] достижения
    [gen-pl] достижений
    [dat-pl] достижениям
    [acc-pl] достижения
    [ins-pl] достижениями
    [loc-pl] достижениях
  }
-reserve-card = { $case ->
   *[nom] карта резерва
    [gen] карты резерва
    [dat] карте резерва
    [acc] карту резерва
    [ins] картой резерва
    [loc] карте резерва
    [nom-pl] карты резерва
    [gen-pl] карт резерва
    [dat-pl] картам резерва
    [acc-pl] карты резерва
    [ins-pl] картами резерва
    [loc-pl] картах резерва
  }
-freezer = { $case ->
   *[nom] холодильник
    [gen] холодильника
    [dat] холодильнику
    [acc] холодильник
    [ins] холодильником
    [loc] холодильнике
  }
-shop = { $case ->
   *[nom] кофейня
    [gen] кофейни
    [dat] кофейне
    [acc] кофейню
    [ins] кофейней
    [loc] кофейне
    [nom-pl] кофейни
    [gen-pl] кофеен
    [dat-pl] кофейням
    [acc-pl] кофейни
    [ins-pl] кофейнями
    [loc-pl] кофейнях
  }
-park = { $case ->
   *[nom] парк
    [gen] парка
    [dat] парку
    [acc] парк
    [ins] парком
    [loc] парке
    [nom-pl] парки
    [gen-pl] парков
    [dat-pl] паркам
    [acc-pl] парки
    [ins-pl] парками
    [loc-pl] парках
  }
-roadworks = { $case ->
   *[nom] дорожные работы
    [gen] дорожных работ
    [dat] дорожным работам
    [acc] дорожные работы
    [ins] дорожными работами
    [loc] дорожных работах
  }
-apartment = { $case ->
   *[nom] многоэтажка
    [gen] многоэтажки
    [dat] многоэтажке
    [acc] многоэтажку
    [ins] многоэтажкой
    [loc] многоэтажке
    [nom-pl] многоэтажки
    [gen-pl] многоэтажек
    [dat-pl] многоэтажкам
    [acc-pl] многоэтажки
    [ins-pl] многоэтажками
    [loc-pl] многоэтажках
  }
-rural = { $case ->
   *[nom] село
    [gen] села
    [dat] селу
    [acc] село
    [ins] селом
    [loc] селе
  }
-offramp = { $case ->
   *[nom] съезд
    [gen] съезда
    [dat] съезду
    [acc] съезд
    [ins] съездом
    [loc] съезде
    [nom-pl] съезды
    [gen-pl] съездов
    [dat-pl] съездам
    [acc-pl] съезды
    [ins-pl] съездами
    [loc-pl] съездах
  }
-bot = { $case ->
   *[nom] бот
    [gen] бота
    [dat] боту
    [acc] бота
    [ins] ботом
    [loc] боте
    [nom-pl] боты
    [gen-pl] ботов
    [dat-pl] ботам
    [acc-pl] ботов
    [ins-pl] ботами
    [loc-pl] ботах
  }
-guest = { $case ->
   *[nom] гость
    [gen] гостя
    [dat] гостю
    [acc] гостя
    [ins] гостем
    [loc] госте
  }

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
item-kimchi = Кимчи
    .of = кимчи
item-sushi = Суши
    .of = суши
item-noodles = Лапша
    .of = лапши
item-coffee = Кофе
    .of = кофе
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
item-kimchi-count = { $count } кимчи
item-sushi-count = { $count } суши
item-noodles-count = { $count } лапши
item-coffee-count = { $count } кофе
goods-none = ничего
staff-none = никого
milestones-none = нет
houses-none = ни одного { -house(case: "gen") }
## Дома без номера, после слова «дом»

house-pi = π
house-9_75 = 9¾
house-rural = «{ CAP(-rural) }»

## Виды рекламы. `.acc` — винительный падеж.

campaign-billboard = Плакат
    .acc = плакат
campaign-mailbox = Почтовая { -campaign }
    .acc = почтовую { -campaign(case: "acc") }
campaign-airplane = Авиареклама
    .acc = авиарекламу
campaign-radio = Радиореклама
    .acc = радиорекламу
campaign-gourmet_guide = Путеводитель гурмана
    .acc = путеводитель гурмана
campaign-giant_billboard = Гигантский щит
    .acc = гигантский щит
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
phase-order = { CAP(-turn-order) }
phase-working = Работа
phase-dinnertime = Ужин
phase-payday = Зарплата
phase-marketing = { CAP(-campaign) }
phase-cleanup = Конец раунда
phase-end = Конец игры
step-recruit = Наём
step-train = Обучение
step-campaigns = { CAP(-campaign) }
step-food = Еда и напитки
step-houses = { CAP(-house(case: "nom-pl")) } и сады
step-lobbyists = Дороги и { -park(case: "nom-pl") }
step-restaurants = { CAP(-restaurant(case: "nom-pl")) }

stage-first_restaurant = Первый { -restaurant }
stage-reserve = { CAP(-reserve-card) }
stage-restructuring = Структура компании
stage-order_of_business = { CAP(-turn-order) }
stage-order = { CAP(-turn-order) }
stage-working = Работа
stage-recruit = Наём
stage-train = Обучение
stage-campaigns = { CAP(-campaign) }
stage-food = Еда и напитки
stage-houses = { CAP(-house(case: "nom-pl")) } и сады
stage-lobbyists = Дороги и { -park(case: "nom-pl") }
stage-restaurants = { CAP(-restaurant(case: "nom-pl")) }
stage-payday = Зарплата
stage-freezer = { CAP(-freezer) }
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
## Что прокладывают

piece-straight_2 = короткая дорога
piece-straight_4 = длинная дорога
piece-corner_3 = поворот
piece-I = прямой { -park }
piece-T = { -park } буквой Т
piece-L = { -park } буквой Г
piece-offramp = { -offramp }

## Рамка правил, нужна раньше самих текстов

guide-link = Правило об этом
guide-heading = Правила
guide-unavailable = Не удалось загрузить правила.
guide-again = Попробовать снова
guide-wait = Загружаем правила…
