### Что говорят разбор и тренер. Имена — те же, что в crates/analysis.

## Числа

analysis-chance = шанс на победу { $percent }%
analysis-chance-between = от { $low }% до { $high }%
analysis-margin = { $dollars ->
    [0] вровень с лучшим из остальных
   *[other] { MONEY($dollars, sign: "yes") } к лучшему из остальных
  }
analysis-margin-between = от { MONEY($low, sign: "yes") } до { MONEY($high, sign: "yes") }
analysis-games = по итогам { $games ->
    [one] { $games } доигранной партии
   *[other] { $games } доигранных партий
  }
## За план и против

plan-sells = { CAP(-house) } { HOUSE($house) } сегодня ужинает здесь и платит { MONEY($dollars) }.
plan-loses_house = { CAP(-house) } { HOUSE($house) } сегодня достаётся { -chain(case: "dat") } «{ CHAIN($to) }» за { MONEY($dollars) }.
plan-takes_milestone = Будет получено { -milestone } «{ MILESTONE($milestone) }».
plan-leaves_milestone = { CAP(-milestone) } «{ MILESTONE($milestone) }» достаётся { -chain(case: "dat") } «{ CHAIN($to) }», и больше его никто не получит.
plan-hires = В компанию приходит { CARD($card) }.
plan-trains = { CARD($card) } проходит обучение; новая должность — { CARD($to) }.
plan-advertises = Своя { -campaign } добавит { -house(case: "dat-pl") } желаний ({ ITEM($item) }): { $count }.
plan-throws_away = В конце раунда придётся выбросить непроданное: { GOODS($items) }.
plan-cannot_pay = Денег на зарплаты не хватит, придётся уволить: { CARD($card) }.
plan-fires = Увольнение экономит зарплату: { CARD($card) }.
plan-opens = { CAP(-restaurant) } появится на новом месте.
plan-builds = Будет построен { -house } { HOUSE($house) }.
plan-garden = У { -house(case: "gen") } { HOUSE($house) } появится сад, и платить он станет вдвое больше.
plan-acts_at = Номер { $place } в { -turn-order(case: "loc") }.
plan-breaks_bank = Банк опустеет.
plan-pays_more = Зарплаты выше на { MONEY($dollars) }.
plan-earns_more = Примерно на { MONEY($dollars) } больше дохода за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }.
plan-holds_back = { CHAIN($chain) } заработает примерно на { MONEY($dollars) } меньше за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }.

## Перед тем как подтвердить решение

warn-costly = Это дорого обойдётся: примерно { $percent }% шанса на победу и { MONEY($dollars) } к концу игры.
warn-costly-money = К концу игры это обойдётся примерно в { MONEY($dollars) }.
warn-does_not_fit = Не всем хватает { -slot(case: "gen-pl") }, лишние: { STAFF($left_over) }. Тогда вся компания проведёт день на { -beach(case: "loc") }.
warn-cannot_pay = Сегодня нужно выплатить зарплаты, { MONEY($due) }, а у вас будет всего около { MONEY($money) }. Придётся увольнять.
warn-loses_house = Так вы сегодня отдаёте { -house(case: "acc") } { HOUSE($house) } и { MONEY($income) }, которые он заплатил бы.
warn-misses_milestone = Сейчас ещё можно получить { -milestone(case: "acc") } «{ MILESTONE($milestone) }».
warn-misses_milestone-rivals = Сейчас ещё можно получить { -milestone(case: "acc") } «{ MILESTONE($milestone) }». В этом раунде его могут взять и другие ({ CHAINS($rivals) }), а потом его не получит никто.
warn-thrown_away = Сегодня этого никто не купит: { GOODS($items) }. { $freezer ->
    [0] Без { -freezer(case: "gen") } всё это придётся выбросить.
   *[other] В { -freezer(case: "loc") } для этого нет места.
  }
warn-keeps_too_little = В { -freezer(case: "loc") } есть место ещё для { $room ->
    [one] { $room } товара
   *[other] { $room } товаров
  }: сохраните, что можно.
warn-unused = { CARD($card) } на работе, но ещё ничего не делает.
warn-hires_unused = Можно нанять ещё { $left ->
    [one] { $left } человека
   *[other] { $left } человек
  }.{ $saves ->
    [0] {""}
   *[other] {" "}Если не нанимать, зарплаты будут меньше на { MONEY($saves) }.
  }
warn-training_unused = Осталось обучение ({ $left }), и на { -beach(case: "loc") } есть кого обучить.
warn-open_slots = Свободные места: { $open }, а работать могли бы: { STAFF($idle) }. Свободные места лишь помогают раньше выбрать номер в { -turn-order(case: "loc") }.

## В начале решения

tip-house_to_win = { CAP(-house) } { HOUSE($house) } сегодня может стать вашим за { MONEY($income) }. Не хватает: { GOODS($missing) }.
tip-house_to_win-rivals = { CAP(-house) } { HOUSE($house) } сегодня может стать вашим за { MONEY($income) }, если не предложат лучше: { CHAINS($rivals) }. Не хватает: { GOODS($missing) }.
tip-house_lost = { CAP(-house) } { HOUSE($house) } сегодня вам не достанется. Он заплатил бы { MONEY($income) }.
tip-salaries_ahead = В конце раунда нужно выплатить зарплаты: { MONEY($due) }. У вас { MONEY($cash) }{ $dinner ->
    [0] {""}
   *[other] , ужин принёс бы { MONEY($dinner) }
  }; не хватает { MONEY($short) }. Продайте больше или наймите меньше: каждый неиспользованный наём снижает зарплаты.
tip-stock_to_waste = Сегодня этого никто не хочет: { GOODS($items) }. { $freezer ->
    [0] Без { -freezer(case: "gen") } это придётся выбросить.
   *[other] В { -freezer(case: "loc") } для этого нет места.
  }
tip-milestone_now = Прямо сейчас можно получить { -milestone(case: "acc") } «{ MILESTONE($milestone) }».
tip-milestone_now-rivals = Прямо сейчас можно получить { -milestone(case: "acc") } «{ MILESTONE($milestone) }». За ним охотятся и другие ({ CHAINS($rivals) }), а после этого раунда его уже не получить.
tip-milestone_going = { CAP(-milestone(case: "acc")) } «{ MILESTONE($milestone) }» в этом раунде, скорее всего, возьмут другие: { CHAINS($rivals) }. Потом его уже не получить.
tip-marketeer_ready = { CARD($card) } может запустить { -campaign(case: "acc") }: люди едят только то, что им рекламировали.
tip-hires_left = В этот ход можно нанять { $left ->
    [one] { $left } человека
   *[other] { $left } человек
  }.
tip-training_left = На { -beach(case: "loc") } можно кого-нибудь обучить, ступеней: { $left }.
tip-bank_soon = В банке осталось всего { MONEY($bank) }. Когда он опустеет, откроются { -reserve-card(case: "nom-pl") }.
tip-bank_soon-last = В банке осталось всего { MONEY($bank) }. Когда он опустеет, игра закончится: теперь важны деньги, а не планы.
tip-suggestion = Так, скорее всего, поступил бы опытный игрок.

## Почему дом не достанется

obstacle-no_road = Ни от одного вашего { -restaurant(case: "gen") } туда нет дороги.
obstacle-goods = У вас не будет всего, чего он хочет. Не хватает: { GOODS($missing) }.
obstacle-lesser_order = { CHAIN($chain) } предлагает то, что ему нравится больше.
obstacle-dearer = { CHAIN($chain) } выгоднее на { $by }: цена и расстояние складываются, выигрывает меньшая сумма.
obstacle-lesser_star = Суммы равны, но { CHAIN($chain) } имеет кинозвезду получше.
obstacle-fewer_waitresses = Суммы равны, но { CHAIN($chain) } имеет больше официанток.
obstacle-later_in_order = Всё равно, но { CHAIN($chain) } раньше вас в { -turn-order(case: "loc") }.
obstacle-offer = { CHAIN($chain) }: цена { MONEY($price) } и расстояние { $distance } — вместе { $sum }.
obstacle-offer-no_road = { CHAIN($chain) }: дороги нет.

## Почему изменились шансы

cause-mistake = Дорогое решение: { CHAIN($by) }.
cause-turn = Этот ход: { CHAIN($by) }.
cause-reveal = Все выбирали тайно, и никто не мог знать, что сделают другие.
cause-cards = Карты { -the-chain(case: "gen") }.
cause-everybody = Решали несколько игроков.

## Тренер рядом с игрой

coach-second = Если подумать ещё раз
coach-better = Лучше:
coach-take-better = Выбрать лучшее
coach-regret = Это ещё можно вернуть
coach-undo = Вернуть ход
coach-let-be = Оставить так
coach-for-first_restaurant = Цель: больше всех наличных, когда банк опустеет. Гости едут туда, где цена вместе с дорогой меньше всего, поэтому стройте { -restaurant(case: "acc") } ближе к { -house(case: "dat-pl") } и подальше от других.
coach-for-reserve = Каждый откладывает деньги на день, когда банк опустеет. С крупной картой партия длиннее.
coach-for-restructuring = Выберите, кто сегодня работает. Остальные ждут на { -beach(case: "loc") }: там их можно обучать.
coach-for-order_of_business = Кто раньше, тот раньше и работает: нанимает и рекламирует до других. Свободные { -slot(case: "nom-pl") } дают выбирать раньше.
coach-for-recruit = Нанимайте людей. Компании нужен тот, кто рекламирует, тот, кто готовит обещанное, а вскоре и тот, кто обучает.
coach-for-train = Обучение превращает того, кто на { -beach(case: "loc") }, в карту получше.
coach-for-campaigns = Никто не ест того, чего не видел в рекламных объявлениях: { -campaign } вызывает спрос и длится несколько раундов.
coach-for-food = Приготовьте то, чего сегодня хотят { -house(case: "nom-pl") }. Что не купят, выбрасывается.
coach-for-houses = Новые { -house(case: "nom-pl") } и сады приводят больше гостей, а с садом платят вдвое.
coach-for-restaurants = Ещё один { -restaurant } может оказаться ближе к нужным { -house(case: "dat-pl") }.
coach-for-payday = Обученным каждый раунд платят зарплату. Кому нечем платить или кто не нужен, того отпускают.
