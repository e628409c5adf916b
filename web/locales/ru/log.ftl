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

log-passed = { CHAIN($chain) } откладывает первый ресторан.
log-restaurant_placed = { CHAIN($chain) } открывает ресторан.
log-restaurant_placed-soon = { CHAIN($chain) } объявляет: скоро откроется ресторан.
log-restaurant_moved = { CHAIN($chain) } переносит ресторан.
log-restaurant_opened = Новый ресторан сети { CHAIN($chain) } открывает двери.
log-reserve_chosen = { CHAIN($chain) } откладывает карту резерва.
log-reserve_chosen-known = { CHAIN($chain) } откладывает карту резерва { MONEY($cash) }.
log-structure_chosen = { CHAIN($chain) } решает, кто работает.
log-structures_revealed = { CHAIN($chain) }, на работе: { STAFF($cards) }. Свободных мест: { $slots }.
log-structures_revealed-alone = { CHAIN($chain) }: работает только владелец. Свободных мест: { $slots }.
log-structures_revealed-unfit = { CHAIN($chain) }: карт больше, чем мест; все, кроме владельца, на пляже.
log-milestone_awarded = { CHAIN($chain) } получает «{ MILESTONE($milestone) }».
log-order_of_choice = Места выбирают по порядку: { CHAINS($chains) }.
log-position_taken = { CHAIN($chain) } занимает место { $position }.
log-turn_order = Очередь хода: { CHAINS($chains) }.
log-hired = { CHAIN($chain) } нанимает { CARD($card, form: "acc") }.
log-hired-phantom = { CHAIN($chain) } нанимает { CARD($card, form: "acc") } из пустой стопки, чтобы сразу обучить.
log-cards_granted = { CHAIN($chain) } получает за «{ MILESTONE($milestone) }»: { STAFF($cards) }.
log-trained = { CHAIN($chain) } обучает: { CARD($card) } → { CARD($to) }.
log-campaign_placed = { CHAIN($chain) } запускает { KIND($kind, form: "acc") } (№ { CAMPAIGN($number) }) { ITEM($item, form: "of") } { TURNS($turns) }. Достаёт до { $count ->
    [one] дома
   *[other] домов
  }: { HOUSES($houses) }.
log-campaign_placed-nobody = { CHAIN($chain) } запускает { KIND($kind, form: "acc") } (№ { CAMPAIGN($number) }) { ITEM($item, form: "of") } { TURNS($turns) }. Ни до одного дома не достаёт.
log-cooked = { CHAIN($chain) }, { CARD($card) } готовит: { GOODS($items) }.
log-drinks_fetched = { CHAIN($chain) }, { CARD($card) } привозит: { GOODS($items) }.
log-house_built = { CHAIN($chain) } строит дом { HOUSE($house) }.
log-garden_built = { CHAIN($chain) } пристраивает сад к дому { HOUSE($house) }.
log-dinner_started = { CHAIN($chain) }: цена { MONEY($price) } за штуку.
log-house_served = Дом { HOUSE($house) } ужинает у сети { CHAIN($chain) }: { GOODS($items) } за { MONEY($income) }. Цена { MONEY($price) }, расстояние { $distance }.
log-house_served-garden = Дом { HOUSE($house) } с садом ужинает у сети { CHAIN($chain) }: { GOODS($items) } за { MONEY($income) }. Цена { MONEY($price) }, расстояние { $distance }.
log-house_unserved = Дом { HOUSE($house) } остаётся голодным: никто не может подать { GOODS($items) }.
log-tips = { CHAIN($chain) }: { $waitresses ->
    [one] { $waitresses } официантка приносит
    [few] { $waitresses } официантки приносят
   *[many] { $waitresses } официанток приносят
  } { MONEY($amount) } чаевых.
log-cfo_bonus = { CHAIN($chain) }: финансовый директор добавляет { MONEY($amount) }.
log-cfo_bonus-ceo = { CHAIN($chain) }: владелец за финансового директора добавляет { MONEY($amount) }.
log-bank_broke = Банк опустел! Резерв добавляет { MONEY($added) }. Со следующего раунда у каждого владельца { $slots ->
    [one] { $slots } место
    [few] { $slots } места
   *[many] { $slots } мест
  }.
log-bank_broke-last = Банк опустел в последний раз. После этого ужина игра закончится.
log-income = { CHAIN($chain) } зарабатывает за вечер { MONEY($total) }, теперь всего { MONEY($cash) }.
log-bankrupt = { CHAIN($chain) } не может заплатить { MONEY($owed) }: банкротство.
log-fired = { CHAIN($chain) } увольняет { CARD($card, form: "acc") }.
log-fired-forced = { CHAIN($chain) } вынужденно увольняет { CARD($card, form: "acc") }.
log-marketeer_fired = { CHAIN($chain) } вынужденно увольняет { CARD($card, form: "acc") } с рекламы № { CAMPAIGN($number) }; реклама продолжается.
log-salaries_paid = { CHAIN($chain) } платит зарплаты: { MONEY($due) }.
log-salaries_paid-none = { CHAIN($chain) }: зарплаты платить не нужно.
log-campaign_ran = { KIND($kind) } № { CAMPAIGN($number) }: { $count ->
    [1] дом { HOUSES($houses) } хочет
   *[other] дома { HOUSES($houses) } хотят
  } { ITEM($item, form: "of") }.
log-campaign_ran-full = { KIND($kind) } № { CAMPAIGN($number) } ({ ITEM($item) }): { $count ->
    [0] ни в одном доме нет места.
    [1] дом { HOUSES($houses) }.
   *[other] дома { HOUSES($houses) }.
  } Не поместилось: { $lost }.
log-campaign_ran-nobody = { KIND($kind) } № { CAMPAIGN($number) } ({ ITEM($item) }) ни до кого не достаёт.
log-campaign_ended = { KIND($kind) } № { CAMPAIGN($number) }: срок вышел.
log-campaign_ended-free = { KIND($kind) } № { CAMPAIGN($number) }: срок вышел. Освобождается { CARD($card) }.
log-discarded = { CHAIN($chain) } выбрасывает: { GOODS($items) }.
log-discarded-some = { CHAIN($chain) } кладёт в холодильник: { GOODS($kept) }; выбрасывает: { GOODS($items) }.
log-discarded-none = { CHAIN($chain) } кладёт в холодильник: { GOODS($kept) }.
log-milestones_closed = Больше не получить: { MILESTONES($milestones) }.
log-chain_left = { CHAIN($chain) } выходит из игры.
log-game_ended = { $rank }. { CHAIN($chain) }: { MONEY($cash) }
log-game_ended-bankrupt = { $rank }. { CHAIN($chain) }: банкрот

entry-opened = Стол открыт.
entry-configured = Настройки стола изменены.
entry-host_changed = У стола новый хозяин.
entry-started = Игра начинается.
entry-abandoned = Хозяин закрыл стол.
entry-seat_taken = За сеть { CHAIN($chain) } кто-то садится.
entry-seat_left = Место сети { CHAIN($chain) } снова свободно.
entry-bot_seated = За сеть { CHAIN($chain) } играет бот.
entry-seat_reclaimed = Игрок сети { CHAIN($chain) } вернулся.
entry-undone = { CHAIN($chain) } отменяет шаг.
entry-take_back_asked = { CHAIN($chain) } просит вернуться к своему последнему решению.
entry-take_back_answered = { CHAIN($chain) } за то, чтобы вернуться.
entry-take_back_answered-no = { CHAIN($chain) } против того, чтобы вернуться.
entry-replacement_voted = { CHAIN($chain) } хочет, чтобы за { CHAIN($absent) } доиграл бот.
