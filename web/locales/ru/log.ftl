### Журнал: по предложению на каждое событие.

log-all = Всё
log-title = Журнал
log-empty = Пока ничего не произошло.
log-turn-of = Рабочий день: { CHAIN($chain) }
log-earlier = Показать прошлые раунды
log-details = Показать все подробности
log-expand-all = Раскрыть все раунды
log-collapse-all = Свернуть все раунды
log-show-on-board = Показать на карте
log-watch = Посмотреть ещё раз
log-since-title = С вашего прошлого хода
log-since-nothing = С вашего прошлого хода ничего нового.
log-since-close = Понятно
log-since-summary = { $count ->
    [one] { $count } новость
    [few] { $count } новости
   *[many] { $count } новостей
  }
log-replay = Повтор отсюда

log-passed = { CHAIN($chain) } пасует: первый { -restaurant } позже.
log-restaurant_placed = { CHAIN($chain) } открывает { -restaurant(case: "acc") }.
log-restaurant_placed-soon = { CHAIN($chain) } объявляет: скоро откроется { -restaurant }.
log-restaurant_moved = { CHAIN($chain) } переносит { -restaurant(case: "acc") }.
log-restaurant_opened = Новый { -restaurant } { -chain(case: "gen") } { CHAIN($chain) } открывает двери.
log-reserve_chosen = { CHAIN($chain) } откладывает { -reserve-card(case: "acc") }.
log-reserve_chosen-known = { CHAIN($chain) } откладывает { -reserve-card(case: "acc") } { MONEY($cash) }.
log-structure_chosen = { CHAIN($chain) } решает, кто работает.
log-structures_revealed = { CHAIN($chain) }, на работе: { STAFF($cards) }. Свободных { -slot(case: "gen-pl") }: { $slots }.
log-structures_revealed-alone = { CHAIN($chain) }: работает только { -ceo }. Свободных { -slot(case: "gen-pl") }: { $slots }.
log-structures_revealed-unfit = { CHAIN($chain) }: карт больше, чем { -slot(case: "gen-pl") }; все, кроме { -ceo(case: "gen") }, на { -beach(case: "loc") }.
log-milestone_awarded = { CHAIN($chain) } получает «{ MILESTONE($milestone) }».
log-order_of_choice = Места выбирают по порядку: { CHAINS($chains) }.
log-position_taken = { CHAIN($chain) } занимает место { $position }.
log-turn_order = { CAP(-turn-order) }: { CHAINS($chains) }.
log-hired = { CHAIN($chain) } нанимает { CARD($card, form: "acc") }.
log-hired-phantom = { CHAIN($chain) } нанимает { CARD($card, form: "acc") } из пустой стопки, чтобы сразу обучить.
log-cards_granted = { CHAIN($chain) } получает за «{ MILESTONE($milestone) }»: { STAFF($cards) }.
log-trained = { CHAIN($chain) } обучает: { CARD($card) } → { CARD($to) }.
log-trained-at_work = { CHAIN($chain) } обучает на работе: { CARD($card) } → { CARD($to) }.
log-campaign_placed = { CHAIN($chain) } запускает { KIND($kind, form: "acc") } (№ { CAMPAIGN($number) }) { ITEM($item, form: "of") } { TURNS($turns) }. Достаёт до { $count ->
    [one] { -house(case: "nom-pl") }
   *[other] { -house(case: "gen-pl") }
  }: { HOUSES($houses) }.
log-campaign_placed-nobody = { CHAIN($chain) } запускает { KIND($kind, form: "acc") } (№ { CAMPAIGN($number) }) { ITEM($item, form: "of") } { TURNS($turns) }. Ни до одного { -house(case: "nom-pl") } не достаёт.
log-campaign_placed-two = { CHAIN($chain) } запускает { KIND($kind, form: "acc") } (№ { CAMPAIGN($number) }) { ITEM($item, form: "of") } и { ITEM($item_b, form: "of") } { TURNS($turns) }. { $count ->
    [0] Ни до одного { -house(case: "nom-pl") } не достаёт.
    [one] Достаёт до { -house(case: "gen") }: { HOUSES($houses) }.
   *[other] Достаёт до { -house(case: "gen-pl") }: { HOUSES($houses) }.
  }
log-campaign_placed-free = Ничья { -campaign }: { KIND($kind) } (№ { CAMPAIGN($number) }), { ITEM($item) }, { TURNS($turns) }. { $count ->
    [0] Ни до одного { -house(case: "nom-pl") } не достаёт.
    [one] Достаёт до { -house(case: "gen") }: { HOUSES($houses) }.
   *[other] Достаёт до { -house(case: "gen-pl") }: { HOUSES($houses) }.
  }
log-cooked = { CHAIN($chain) }, { CARD($card) } готовит: { GOODS($items) }.
log-drinks_fetched = { CHAIN($chain) }, { CARD($card) } привозит: { GOODS($items) }.
log-house_built = { CHAIN($chain) } строит { -house(case: "acc") } { HOUSE($house) }.
log-garden_built = { CHAIN($chain) } пристраивает сад к { -house(case: "dat") } { HOUSE($house) }.
log-road_laid = { CHAIN($chain) } прокладывает дорогу; она откроется в конце раунда. { CAP(-roadworks) }: { $count }.
log-roads_opened = { $count ->
    [one] Открывается { $count } новая дорога.
    [few] Открываются { $count } новые дороги.
   *[many] Открываются { $count } новых дорог.
  } { CAP(-roadworks) } закончены.
log-park_laid = { CHAIN($chain) } разбивает { -park(case: "acc") }. { $count ->
    [one] Теперь платит больше: { -house }
   *[other] Теперь платят больше: { -house(case: "nom-pl") }
  } { HOUSES($houses) }.
log-park_laid-nobody = { CHAIN($chain) } разбивает { -park(case: "acc") }; { -house(case: "gen-pl") } рядом нет.
log-tile_added = { CHAIN($chain) } добавляет к карте { -tile(case: "acc") } { $tile }, на ней { $count ->
    [one] { -house }
   *[other] { -house(case: "nom-pl") }
  } { HOUSES($houses) }.
log-tile_added-nobody = { CHAIN($chain) } добавляет к карте { -tile(case: "acc") } { $tile }.
log-shop_placed = { CHAIN($chain) } открывает { -shop(case: "acc") }.
log-shop_moved = { CHAIN($chain) } переносит { -shop(case: "acc") }.
log-offramp_placed = { CHAIN($chain) } ставит { -offramp(case: "acc") } из { -rural(case: "gen") }.
log-declined-coffee_shop = { CHAIN($chain) } обходится без { -shop(case: "gen") }.
log-declined-tile = { CHAIN($chain) } обходится без { -tile(case: "gen") }.
log-declined-offramp = { CHAIN($chain) } обходится без { -offramp(case: "gen") }.
log-declined-mailbox = { CHAIN($chain) } обходится без бесплатной почты.
log-dinner_started = { CHAIN($chain) }: цена { MONEY($price) } за штуку.
log-house_served = { CAP(-house) } { HOUSE($house) } ужинает у { -chain(case: "gen") } { CHAIN($chain) }: { GOODS($items) } за { MONEY($income) }. Цена { MONEY($price) }, расстояние { $distance }.
log-house_served-garden = { CAP(-house) } { HOUSE($house) } с садом ужинает у { -chain(case: "gen") } { CHAIN($chain) }: { GOODS($items) } за { MONEY($income) }. Цена { MONEY($price) }, расстояние { $distance }.
log-house_served-park = { CAP(-house) } { HOUSE($house) } у { -park(case: "gen") } ужинает у { -chain(case: "gen") } { CHAIN($chain) }: { GOODS($items) } за { MONEY($income) }. Цена { MONEY($price) }, расстояние { $distance }.
log-house_served-garden-park = { CAP(-house) } { HOUSE($house) } с садом и { -park(case: "ins") } ужинает у { -chain(case: "gen") } { CHAIN($chain) }: { GOODS($items) } за { MONEY($income) }. Цена { MONEY($price) }, расстояние { $distance }.
log-coffee_sold = По пути { -house } { HOUSE($house) } покупает у { -chain(case: "gen") } { CHAIN($chain) }: { GOODS($items) } за { MONEY($income) }.
log-coffee_sold-none = { CAP(-house) } { HOUSE($house) }: путей на ужин несколько, и нет кофе, который есть на всех.
log-coffee_undecided = { CAP(-house) } { HOUSE($house) }, по пути не решено: { CHAINS($chains) }.
log-house_taste = { CAP(-house) } { HOUSE($house) } хотел: { GOODS($items) }.
log-house_unserved = { CAP(-house) } { HOUSE($house) } остаётся голодным. Никто не может подать: { GOODS($items) }.
log-tips = { CHAIN($chain) }: { $waitresses ->
    [one] { $waitresses } официантка приносит
    [few] { $waitresses } официантки приносят
   *[many] { $waitresses } официанток приносят
  } { MONEY($amount) } чаевых.
log-cfo_bonus = { CHAIN($chain) }: финансовый директор добавляет { MONEY($amount) }.
log-cfo_bonus-ceo = { CHAIN($chain) }: { -ceo } за финансового директора добавляет { MONEY($amount) }.
log-bank_broke = Банк опустел! Резерв добавляет { MONEY($added) }. Со следующего раунда у каждого { -ceo(case: "gen") } { $slots ->
    [one] { $slots } { -slot }
    [few] { $slots } { -slot(case: "gen") }
   *[many] { $slots } { -slot(case: "gen-pl") }
  }.
log-bank_broke-price = Банк опустел; { -reserve-card(case: "nom-pl") } добавляют { MONEY($added) }, базовая цена { MONEY($price) }.
log-bank_broke-last = Банк опустел в последний раз. После этого ужина игра закончится.
log-bank_broke-last-later = Банк опустел в последний раз. После следующего ужина игра закончится.
log-income = { CHAIN($chain) } зарабатывает за вечер { MONEY($total) }, теперь всего { MONEY($cash) }.
log-bankrupt = { CHAIN($chain) } не может заплатить { MONEY($owed) }: банкротство.
log-fired = { CHAIN($chain) } увольняет { CARD($card, form: "acc") }.
log-fired-forced = { CHAIN($chain) } вынужденно увольняет { CARD($card, form: "acc") }.
log-marketeer_fired = { CHAIN($chain) } вынужденно увольняет { CARD($card, form: "acc") } с { -campaign(case: "gen") } № { CAMPAIGN($number) }; { -campaign } продолжается.
log-salaries_paid = { CHAIN($chain) } платит зарплаты: { MONEY($due) }.
log-salaries_paid-items = { CHAIN($chain) } платит зарплаты: { GOODS($items) }{ $paid ->
    [0] { "" }
   *[other] { " " }и { MONEY($paid) }
  }.
log-salaries_paid-forgiven = { CHAIN($chain) } платит зарплаты: { MONEY($paid) }; прощено { MONEY($forgiven) }.
log-salaries_paid-items-forgiven = { CHAIN($chain) } платит зарплаты: { GOODS($items) }{ $paid ->
    [0] { "" }
   *[other] { " " }и { MONEY($paid) }
  }; прощено { MONEY($forgiven) }.
log-salaries_paid-none = { CHAIN($chain) }: зарплаты платить не нужно.
log-campaign_ran = { $pass ->
    [1] { "" }
   *[other] Проход { $pass }:{ " " }
  }{ KIND($kind) } № { CAMPAIGN($number) }: { $count ->
    [1] { -house } { HOUSES($houses) } хочет
   *[other] { -house(case: "nom-pl") } { HOUSES($houses) } хотят
  } { ITEM($item, form: "of") }.
log-campaign_ran-full = { $pass ->
    [1] { "" }
   *[other] Проход { $pass }:{ " " }
  }{ KIND($kind) } № { CAMPAIGN($number) } ({ ITEM($item) }): { $count ->
    [0] ни в одном { -house(case: "loc") } нет места.
    [1] { -house } { HOUSES($houses) }.
   *[other] { -house(case: "nom-pl") } { HOUSES($houses) }.
  } Не поместилось: { $lost }.
log-campaign_ran-nobody = { $pass ->
    [1] { "" }
   *[other] Проход { $pass }:{ " " }
  }{ KIND($kind) } № { CAMPAIGN($number) } ({ ITEM($item) }) ни до кого не достаёт.
log-marketing_paid = { CHAIN($chain) } получает { MONEY($amount) } за { $tokens ->
    [one] { $tokens } новое желание
    [few] { $tokens } новых желания
   *[many] { $tokens } новых желаний
  } ({ -campaign } № { CAMPAIGN($number) }).
log-cash_removed = { CHAIN($chain) } торгует дёшево: { MONEY($amount) } навсегда уходит из банка.
log-campaign_ended = { KIND($kind) } № { CAMPAIGN($number) }: срок вышел.
log-campaign_ended-free = { KIND($kind) } № { CAMPAIGN($number) }: срок вышел. Освобождается { CARD($card) }.
log-discarded = { CHAIN($chain) } выбрасывает: { GOODS($items) }.
log-discarded-some = { CHAIN($chain) } кладёт в { -freezer }: { GOODS($kept) }; выбрасывает: { GOODS($items) }.
log-discarded-none = { CHAIN($chain) } кладёт в { -freezer }: { GOODS($kept) }.
log-milestones_closed = Больше не получить: { MILESTONES($milestones) }.
log-chain_left = { CHAIN($chain) } выходит из игры.
log-game_ended = { $rank }. { CHAIN($chain) }: { MONEY($cash) }
log-game_ended-bankrupt = { $rank }. { CHAIN($chain) }: банкрот

entry-opened = Стол открыт.
entry-configured = Настройки стола изменены.
entry-host_changed = У стола новый хозяин.
entry-started = Игра начинается.
entry-abandoned = Игра закончена досрочно.
entry-person_removed = Хозяин удалил кого-то из-за стола; приглашение теперь новое.
entry-end_voted = { CHAIN($chain) }: предложение закончить игру.
entry-end_voted-no = { CHAIN($chain) }: играем дальше.
entry-seat_taken = За { -chain(case: "acc") } { CHAIN($chain) } кто-то садится.
entry-seat_left = Место { -chain(case: "gen") } { CHAIN($chain) } снова свободно.
entry-sign_hung = { CHAIN($chain) } вешает вывеску.
entry-bot_seated = За { -chain(case: "acc") } { CHAIN($chain) } играет { -bot }.
entry-seat_reclaimed = Игрок { -chain(case: "gen") } { CHAIN($chain) } вернулся.
entry-zone_set = { CHAIN($chain) }: указано, когда там ночь.
entry-pause_voted = { CHAIN($chain) }: просьба о паузе.
entry-pause_voted-no = { CHAIN($chain) }: без паузы.
entry-paused = Игра на паузе: все часы стоят.
entry-resumed = Пауза окончена: часы идут.
entry-holiday_taken = { CHAIN($chain) } уходит в отпуск: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  }.
entry-holiday_ended = { CHAIN($chain) } возвращается из отпуска.
entry-time_out = { CHAIN($chain) }: время вышло, дальше играет { -bot }.
entry-forfeited = { CHAIN($chain) }: время вышло, проигрыш.
entry-expired = Долго никто не приходил: стол закрыт.
entry-undone = { CHAIN($chain) } отменяет шаг.
entry-take_back_asked = { CHAIN($chain) } просит вернуться к своему последнему решению.
entry-take_back_answered = { CHAIN($chain) } за то, чтобы вернуться.
entry-take_back_answered-no = { CHAIN($chain) } против того, чтобы вернуться.
entry-replacement_voted = { CHAIN($chain) } хочет, чтобы за { CHAIN($absent) } доиграл { -bot }.
