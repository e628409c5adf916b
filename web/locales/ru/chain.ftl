### Соперник для одиночной игры: его шкалы, карты, ход и прошлые партии.

solo-title = В одиночку против { -the-chain(case: "gen") }
solo-help = Соперник из карт: не блефует, не щадит и живёт по своим правилам.
solo-play = Бросить вызов { -the-chain(case: "gen") }
solo-choose = Выбрать игру и сложность
solo-rules = Правила { -the-chain(case: "gen") }
solo-difficulty = Сложность
solo-plain = Как напечатано
solo-switch-hard_choices = Трудный выбор
solo-switch-hard_choices-help = Пять { -milestone(case: "gen-pl") } рано уходят из игры.
solo-switch-expand_connections = Новые связи
solo-switch-expand_connections-help = Новые { -restaurant(case: "nom-pl") } сначала ищут { -tile(case: "nom-pl") } с { -house(case: "ins") }, к которому у { -the-chain(case: "gen") } ещё нет дороги.
solo-switch-six_restaurants = Шесть { -restaurant(case: "gen-pl") }
solo-switch-six_restaurants-help = { -the-chain } может открыть вдвое больше { -restaurant(case: "gen-pl") }.
solo-switch-all_warm_setup = Тёплое начало
solo-switch-all_warm_setup-help = В её колоде с начала только тёплые карты: больше помощи { -the-chain(case: "gen") }.
solo-switch-warm_always = Тёплое всегда в силе
solo-switch-warm_always-help = Тёплая карта сверху действует при любом положении маркера конкуренции.
solo-switch-flip_in_turn_one = Переворот в первый ход
solo-switch-flip_in_turn_one-help = Она открывает карту уже в первый ход и сразу получает еду.
solo-switch-new_price = Новая цена и для неё
solo-switch-new_price-help = С ценами в резерве её товары тоже стоят новую базовую цену.
solo-past = Прошлые партии ({ $count })
solo-wins = Победы
solo-margin = Разница
solo-share = { $wins } из { $games } ({ $percent } %)
solo-won = Победа { MONEY($own) } против { MONEY($rival) } за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }
solo-lost = Поражение { MONEY($own) } против { MONEY($rival) } за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
  }

solo-tracks = Шкалы
solo-track-recruit_train = Наём и обучение
solo-track-price_distance = Цена и расстояние
solo-track-waitresses = Официантки
solo-track-competition = Конкуренция
solo-green-box = получает по { $count }
solo-level-cold = Холод
solo-level-cool = Прохлада
solo-level-neutral = Ровно
solo-level-warm = Тепло
solo-level-hot = Жара
solo-in-play = Карты в игре
solo-front = Следующая карта, лицо
solo-back = Карта этого хода, оборот
solo-people = Люди и запасы
solo-marketeers = { CAP(-marketeer(case: "nom-pl")) }
solo-pile = Стопка сотрудников
solo-stock = Запасы
solo-restaurants-left = Осталось { -restaurant(case: "gen-pl") }
solo-deck = Колода
solo-deck-count = карт: { $count }, из них тёплых { $warm }, прохладных { $cool }
solo-done = Это был ход { -the-chain(case: "gen") }.

solo-card-action = Карта действий { $number }
solo-card-warm = Тёплая карта { $number }
solo-card-cool = Прохладная карта { $number }
solo-star-coffee_shop = { CAP(-shop) }
solo-star-develop = Застройка
solo-star-lobby = Лобби
solo-star-expand_chain = Новый { -restaurant }
solo-pane-food = Еда и напитки
solo-face-map = Целевые { -tile(case: "nom-pl") }: { -restaurant } { $expand }, { -campaign } { $market }, { -house } { $develop }
solo-face-move = { $track } { $by }
solo-face-claim = { CAP(-milestone) }: { $name }
solo-face-else = иначе { $what }
solo-face-all_demand = Всё, на что есть спрос
solo-face-most_demand = То, на что больше спрос
solo-face-house = Новый { -house } { $house }
solo-face-garden = Сад для { -house(case: "gen") } { $house }
solo-face-road = Дорога
solo-face-park = { CAP(-park) }
solo-face-expand_chain = Новый { -restaurant }
solo-face-coffee_shop_or_expand_chain = { CAP(-shop) }, иначе новый { -restaurant }
solo-face-bonus_cash = В этот ход доход больше наполовину
solo-face-inventory_boost = Пополняет малые запасы
solo-face-inventory_drop = Теряет часть больших запасов
solo-face-no_drive_ins = В этот ход без { -drive-in(case: "gen") }
solo-face-fire_all = Увольняет всю стопку сотрудников
solo-face-pay_per_employee = Платит за стопку сотрудников
solo-face-lose = Теряет всё: { $what }

solo-card-rural_marketeer = Специалист по сельской { -campaign(case: "dat") }
solo-card-lead_barista = Старший бариста
solo-item-coffee = кофе
solo-milestone-first_cart_operator_played = { milestone-first_cart_operator_played }
solo-milestone-first_errand_boy_played = { milestone-first_errand_boy_played }
solo-milestone-first_cart_operator_used = Первая работа грузчика
solo-milestone-first_discount_manager_used = Первая работа старшего продавца
solo-milestone-first_to_pay_20_or_more_in_salaries = { milestone-first_to_pay_20 }
solo-milestone-first_to_throw_away_drink_or_food = { milestone-first_to_throw_away }
solo-home-marketeer_spot = место { -marketeer(case: "gen") }
solo-home-beside_track_mat = место рядом со шкалами
solo-home-one_x_pile = стопка сотрудников
solo-home-pool = общий запас
solo-piece-restaurant = { -restaurant }
solo-piece-house = { -house }
solo-piece-campaign = { -campaign }
solo-temper-warm = тёплая
solo-temper-cool = прохладная

solo-tries = Где искала
solo-tile = { CAP(-tile) } { $tile }
solo-failed = { $why } × { $count }
solo-found = подходит
solo-why-off_map = за краем карты
solo-why-not_empty = занято
solo-why-not_by_road = нет дороги
solo-why-reaches_no_house = не достаёт ни до одного { -house(case: "nom-pl") }
solo-why-own_restaurant = на { -tile(case: "loc") } свой { -restaurant }
solo-why-coffee_shop = на { -tile(case: "loc") } { -shop }
solo-why-joins_nothing = ни с чем не соединяется
solo-why-beside_tile = мимо { -tile(case: "nom-pl") }
solo-why-nothing_to_connect = все { -house(case: "nom-pl") } уже соединены
solo-why-no_garden_allowed = сад здесь нельзя
solo-why-no_room = нет места

solo-did-flipped = { -the-chain } переворачивает карту { $number }.
solo-did-added_competition = Конкуренция: { WORD("solo-level", $level) }. В колоду идут карты, каждая { WORD("solo-temper", $temper) }: сверху { $top }, снизу { $under }.
solo-did-passed_over = Карта ({ WORD("solo-temper", $temper) }) уходит под колоду без действия.
solo-did-resolving = { -the-chain } выполняет карту ({ WORD("solo-temper", $temper) }).
solo-did-returned = Карта ({ WORD("solo-temper", $temper) }) возвращается в свою стопку.
solo-did-shuffled-crossed = Маркер пересёк черту: колода перемешана.
solo-did-shuffled-deck_empty = Колода кончилась и перемешана заново.
solo-did-in_play = { -the-chain } играет лицом карты { $front } и оборотом карты { $back }.
solo-did-in_play-first = { -the-chain } играет лицом карты { $front }.
solo-did-moved = { WORD("solo-track", $track) }: с { $from } на { $to }.
solo-did-moved-nowhere = { WORD("solo-track", $track) }: остаётся { $to }.
solo-did-competition = Конкуренция меняется: было «{ WORD("solo-level", $from) }», стало «{ WORD("solo-level", $to) }».
solo-did-competition-same = Конкуренция остаётся на «{ WORD("solo-level", $to) }», была на «{ WORD("solo-level", $from) }».
solo-did-compared = За вечер { -the-chain } заработала { MONEY($own) }, вы — { MONEY($rival) }.
solo-did-recruited = { -the-chain } берёт карту { CARD($card) }. Куда: { WORD("solo-home", $home) }.
solo-did-not_recruited-pool_empty = Карты { CARD($card) } для { -the-chain(case: "gen") } не осталось.
solo-did-not_recruited-owned = Карта { CARD($card) } у { -the-chain(case: "gen") } уже есть.
solo-did-not_recruited-places_full = Для карты { CARD($card) } у { -the-chain(case: "gen") } нет места.
solo-did-claimed = { -the-chain } получает { -milestone(case: "acc") }: { WORD("solo-milestone", $milestone) }.
solo-did-claimed-not = { CAP(-milestone(case: "gen")) } уже нет: { WORD("solo-milestone", $milestone) }.
solo-did-stars = { $count ->
    [one] { $count } звезда сработает позже в этот ход.
    [few] { $count } звезды сработают позже в этот ход.
   *[other] { $count } звёзд сработают позже в этот ход.
  }
solo-did-stars-none = В этот ход звёзд нет.
solo-did-ignored = Без модуля «{ WORD("module", $module) }» ничего не происходит.
solo-did-got-printed = { -the-chain } получает: { GOODS($items) }.
solo-did-got-alternative = { -the-chain } получает: { GOODS($items) } (вместо того, чего в этой игре нет).
solo-did-got-fallback = Вместо сотрудника, которого в этой игре нет, { -the-chain } получает: { GOODS($items) }.
solo-did-got-all_demand = { -the-chain } получает всё, на что есть спрос: { GOODS($items) }.
solo-did-got-most_demand = { -the-chain } получает то, на что больше спрос: { GOODS($items) }.
solo-did-got-draw = Жребий решает, на что спрос больше. { -the-chain } получает: { GOODS($items) }.
solo-did-got_nothing = { -the-chain } не получает ничего: карте нужно то, чего в этой игре нет.
solo-did-got_nothing-demand = { -the-chain } не получает ничего: спроса на карте нет.
solo-did-searched = Ищет место ({ WORD("solo-piece", $piece) }) начиная с { -tile(case: "gen") } { $target }: подходит { -tile } { $tile }, просмотрено: { $tries }.
solo-did-searched-nowhere = { -the-chain } не находит места ({ WORD("solo-piece", $piece) }), начиная с { -tile(case: "gen") } { $target }.
solo-did-searched_house = Сад был для { -house(case: "gen") } { HOUSE($target) }; его получает { -house(case: "acc") } { HOUSE($house) }.
solo-did-searched_house-none = Ни один { -house } не может взять сад, назначенный { -house(case: "dat") } { HOUSE($target) }.
solo-did-none_left = У { -the-chain(case: "gen") } больше нечего ставить.
solo-did-released = { CARD($card) } уходит с { -campaign(case: "gen") } { -the-chain(case: "gen") }. Куда: { WORD("solo-home", $home) }.
solo-did-stock-over_limit = Сверх предела { -the-chain } выбрасывает: { GOODS($items) }.
solo-did-stock-inventory_drop = { -the-chain } теряет из запасов: { GOODS($items) }.
solo-did-stock-inventory_boost = Запасы { -the-chain(case: "gen") } растут: { GOODS($items) }.
solo-did-stock-lost = { -the-chain } теряет: { GOODS($items) }.
solo-did-bonus_cash = В этот ход { -the-chain } заработает в полтора раза больше.
solo-did-bonus_paid = К { MONEY($earned) } { -the-chain } получает ещё { MONEY($amount) }.
solo-did-no_drive_ins = В этот ход у { -restaurant(case: "gen-pl") } { -the-chain(case: "gen") } нет { -drive-in(case: "gen") }.
solo-did-fired_all = { -the-chain } увольняет стопку сотрудников: { STAFF($cards) }.
solo-did-paid = { -the-chain } платит { MONEY($amount) } за { $employees ->
    [one] { $employees } сотрудника.
   *[other] { $employees } сотрудников.
  }
show-chain-title = Ход { -the-chain(case: "gen") }
