### Соперник для одиночной игры: его поле, карты, ход и прошлые партии.

solo-title = В одиночку против «Сети»
solo-help = Соперник из карт: не блефует, не щадит и живёт по своим правилам.
solo-play = Бросить вызов «Сети»
solo-choose = Выбрать игру и сложность
solo-difficulty = Сложность
solo-plain = Как напечатано
solo-switch-hard_choices = Трудный выбор
solo-switch-hard_choices-help = Пять вех рано уходят из игры.
solo-switch-expand_connections = Новые связи
solo-switch-expand_connections-help = Новые рестораны встают там, где свяжут «Сеть» с большим числом домов.
solo-switch-six_restaurants = Шесть ресторанов
solo-switch-six_restaurants-help = «Сеть» может открыть вдвое больше ресторанов.
solo-switch-all_warm_setup = Тёплое начало
solo-switch-all_warm_setup-help = В её колоде с начала только тёплые карты: больше помощи «Сети».
solo-switch-warm_always = Тёплое всегда в силе
solo-switch-warm_always-help = Тёплая карта сверху действует при любом положении маркера конкуренции.
solo-switch-flip_in_turn_one = Переворот в первый ход
solo-switch-flip_in_turn_one-help = Она открывает карту уже в первый ход и сразу получает еду.
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
solo-marketeers = Маркетологи
solo-pile = Стопка сотрудников
solo-stock = Запасы
solo-restaurants-left = Осталось ресторанов
solo-deck = Колода
solo-deck-count = карт: { $count }, из них тёплых { $warm }, прохладных { $cool }
solo-done = Это был ход «Сети».

solo-card-action = Карта действий { $number }
solo-card-warm = Тёплая карта { $number }
solo-card-cool = Прохладная карта { $number }
solo-star-coffee_shop = Кофейня
solo-star-develop = Застройка
solo-star-lobby = Лобби
solo-star-expand_chain = Новый ресторан
solo-pane-food = Еда и напитки
solo-face-map = Целевые участки: ресторан { $expand }, реклама { $market }, дом { $develop }
solo-face-move = { $track } { $by }
solo-face-claim = Веха: { $name }
solo-face-else = иначе { $what }
solo-face-all_demand = Всё, на что есть спрос
solo-face-most_demand = То, на что больше спрос
solo-face-house = Новый дом { $house }
solo-face-garden = Сад для дома { $house }
solo-face-road = Дорога
solo-face-park = Парк
solo-face-expand_chain = Новый ресторан
solo-face-coffee_shop_or_expand_chain = Кофейня, иначе новый ресторан
solo-face-bonus_cash = В этот ход доход больше наполовину
solo-face-inventory_boost = Пополняет малые запасы
solo-face-inventory_drop = Теряет часть больших запасов
solo-face-no_drive_ins = В этот ход без окон для машин
solo-face-fire_all = Увольняет всю стопку сотрудников
solo-face-pay_per_employee = Платит за стопку сотрудников
solo-face-lose = Теряет всё: { $what }

solo-card-gourmet_critic = Ресторанный критик
solo-card-rural_marketeer = Сельский маркетолог
solo-card-mass_marketeer = Массовый маркетолог
solo-card-kimchi_master = Мастер кимчи
solo-card-lead_barista = Старший бариста
solo-card-night_shift_manager = Начальник ночной смены
solo-card-noodle_chef = Шеф по лапше
solo-card-sushi_chef = Шеф по суши
solo-item-coffee = кофе
solo-item-sushi = суши
solo-item-noodles = лапша
solo-item-kimchi = кимчи
solo-milestone-first_cart_operator_played = Первый закупщик с тележкой
solo-milestone-first_errand_boy_played = Первый мальчик на побегушках
solo-milestone-first_cart_operator_used = Первая работа закупщика с тележкой
solo-milestone-first_discount_manager_used = Первая работа менеджера скидок
solo-milestone-first_to_pay_20_or_more_in_salaries = Первая большая зарплата
solo-milestone-first_to_throw_away_drink_or_food = Первые выброшенные продукты
solo-module-coffee = Кофе
solo-module-sushi = Суши
solo-module-noodles = Лапша
solo-module-kimchi = Кимчи
solo-module-gourmet_critics = Ресторанные критики
solo-module-mass_marketeers = Массовые маркетологи
solo-module-rural_marketeers = Сельские маркетологи
solo-module-night_shift = Ночная смена
solo-module-lobbyists = Лоббисты
solo-module-movie_stars = Кинозвёзды
solo-module-new_districts = Новые районы
solo-module-new_milestones = Новые вехи
solo-home-marketeer_spot = место маркетолога
solo-home-beside_track_mat = место рядом с полем
solo-home-one_x_pile = стопка сотрудников
solo-home-pool = общий запас
solo-piece-restaurant = ресторан
solo-piece-house = дом
solo-piece-campaign = реклама
solo-temper-warm = тёплая
solo-temper-cool = прохладная

solo-tries = Где искала
solo-tile = Участок { $tile }
solo-failed = { $why } × { $count }
solo-found = подходит
solo-why-off_map = за краем карты
solo-why-not_empty = занято
solo-why-not_by_road = нет дороги
solo-why-reaches_no_house = не достаёт ни до одного дома
solo-why-own_restaurant = на участке свой ресторан
solo-why-coffee_shop = на участке кофейня
solo-why-joins_nothing = ни с чем не соединяется
solo-why-beside_tile = мимо участка
solo-why-nothing_to_connect = новых связей нет
solo-why-no_garden_allowed = сад здесь нельзя
solo-why-no_room = нет места

solo-did-flipped = «Сеть» переворачивает карту { $number }.
solo-did-added_competition = Конкуренция: { WORD("solo-level", $level) }. В колоду идут карты, каждая { WORD("solo-temper", $temper) }: сверху { $top }, снизу { $under }.
solo-did-passed_over = Карта ({ WORD("solo-temper", $temper) }) уходит под колоду без действия.
solo-did-resolving = «Сеть» выполняет карту ({ WORD("solo-temper", $temper) }).
solo-did-returned = Карта ({ WORD("solo-temper", $temper) }) возвращается в свою стопку.
solo-did-shuffled-crossed = Маркер пересёк черту: колода перемешана.
solo-did-shuffled-deck_empty = Колода кончилась и перемешана заново.
solo-did-in_play = «Сеть» играет лицом карты { $front } и оборотом карты { $back }.
solo-did-in_play-first = «Сеть» играет лицом карты { $front }.
solo-did-moved = { WORD("solo-track", $track) }: с { $from } на { $to }.
solo-did-moved-nowhere = { WORD("solo-track", $track) }: остаётся { $to }.
solo-did-competition = Конкуренция меняется: было «{ WORD("solo-level", $from) }», стало «{ WORD("solo-level", $to) }».
solo-did-competition-same = Конкуренция остаётся на «{ WORD("solo-level", $to) }», была на «{ WORD("solo-level", $from) }».
solo-did-compared = За вечер «Сеть» заработала { MONEY($own) }, вы — { MONEY($rival) }.
solo-did-recruited = «Сеть» берёт карту { CARD($card) }. Куда: { WORD("solo-home", $home) }.
solo-did-not_recruited-pool_empty = Карты { CARD($card) } для «Сети» не осталось.
solo-did-not_recruited-owned = Карта { CARD($card) } у «Сети» уже есть.
solo-did-not_recruited-places_full = Для карты { CARD($card) } у «Сети» нет места.
solo-did-claimed = «Сеть» получает веху: { WORD("solo-milestone", $milestone) }.
solo-did-claimed-not = Вехи уже нет: { WORD("solo-milestone", $milestone) }.
solo-did-stars = { $count ->
    [one] { $count } звезда сработает позже в этот ход.
    [few] { $count } звезды сработают позже в этот ход.
   *[other] { $count } звёзд сработают позже в этот ход.
  }
solo-did-stars-none = В этот ход звёзд нет.
solo-did-ignored = Без модуля «{ WORD("solo-module", $module) }» ничего не происходит.
solo-did-got-printed = «Сеть» получает { GOODS($items) }.
solo-did-got-alternative = «Сеть» получает { GOODS($items) } вместо того, чего в этой игре нет.
solo-did-got-fallback = Вместо сотрудника, которого в этой игре нет, «Сеть» получает { GOODS($items) }.
solo-did-got-all_demand = «Сеть» получает всё, на что есть спрос: { GOODS($items) }.
solo-did-got-most_demand = «Сеть» получает то, на что больше спрос: { GOODS($items) }.
solo-did-got-draw = Жребий решает, на что спрос больше: «Сеть» получает { GOODS($items) }.
solo-did-got_nothing = «Сеть» не получает ничего: карте нужно то, чего в этой игре нет.
solo-did-searched = Ищет место ({ WORD("solo-piece", $piece) }) начиная с участка { $target }: подходит участок { $tile }, просмотрено: { $tries }.
solo-did-searched-nowhere = «Сеть» не находит места ({ WORD("solo-piece", $piece) }), начиная с участка { $target }.
solo-did-searched_house = Сад был для дома { HOUSE($target) }; его получает дом { HOUSE($house) }.
solo-did-searched_house-none = Ни один дом не может взять сад, назначенный дому { HOUSE($target) }.
solo-did-none_left = У «Сети» больше нечего ставить.
solo-did-released = { CARD($card) } уходит с рекламы «Сети». Куда: { WORD("solo-home", $home) }.
solo-did-stock-over_limit = Сверх предела: «Сеть» выбрасывает { GOODS($items) }.
solo-did-stock-inventory_drop = «Сеть» теряет из запасов { GOODS($items) }.
solo-did-stock-inventory_boost = Запасы «Сети» растут: { GOODS($items) }.
solo-did-stock-lost = «Сеть» теряет { GOODS($items) }.
solo-did-bonus_cash = В этот ход «Сеть» заработает в полтора раза больше.
solo-did-bonus_paid = К { MONEY($earned) } «Сеть» получает ещё { MONEY($amount) }.
solo-did-no_drive_ins = Окна для машин у «Сети» в этот ход закрыты.
solo-did-fired_all = «Сеть» увольняет стопку сотрудников: { STAFF($cards) }.
solo-did-paid = «Сеть» платит { MONEY($amount) } за { $employees ->
    [one] { $employees } сотрудника.
   *[other] { $employees } сотрудников.
  }
show-chain-title = Ход «Сети»
