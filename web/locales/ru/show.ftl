### Показ ужина и рекламы, а также числа, раскрытые на части.

show-dinner-title = Ужин
show-marketing-title = { CAP(-campaign) }
show-round = Раунд { $round }
show-progress = { $now } из { $count }
show-play = Пуск
show-pause = Пауза
show-back = На шаг назад
show-next = На шаг вперёд
show-skip = Сразу к итогу
show-again = Посмотреть ещё раз
show-close = Закрыть
show-speed = Скорость
show-pace-slow = Медленно
show-pace-normal = Обычно
show-pace-fast = Быстро
show-watch-dinner = Посмотреть ужин
show-watch-marketing = Посмотреть { -campaign(case: "acc") }

show-prices = Цены сегодня
show-prices-explained = Каждый { -house } сравнивает сумму цены и расстояния. Побеждает меньшая.
show-house = { CAP(-house) } { HOUSE($house) }
show-house-garden = с садом: цена товаров ×{ $multiplier }
show-house-park = у { -park(case: "gen") }: цена товаров ×{ $multiplier }
show-house-garden-park = с садом и { -park(case: "ins") }: цена товаров ×{ $multiplier }
show-wants = хочет: { GOODS($items) }
show-served = { CHAIN($chain) } подаёт ужин и получает
show-unserved = Подать ужин некому. Желание остаётся.
show-tips = { CHAIN($chain) }: чаевые { MONEY($amount) }, { $waitresses ->
    [one] { $waitresses } официантка
    [few] { $waitresses } официантки
   *[many] { $waitresses } официанток
  } по { MONEY($each) }
show-cfo = { CHAIN($chain) }: { MONEY($amount) } сверх { MONEY($earned) } от финансового директора
show-cfo-ceo = { CHAIN($chain) }: { MONEY($amount) } сверх { MONEY($earned) } от { -ceo(case: "gen") } за финансового директора
show-takes = Берёт: { GOODS($items) }.
show-tier-1 = С садом охотнее едят суши, а у кого-то к ним есть кимчи.
show-tier-2 = У кого-то к этому есть кимчи: это важнее всего.
show-tier-3 = С кимчи этого ни у кого нет, зато есть лапша с кимчи.
show-tier-4 = С садом охотнее едят суши.
show-tier-6 = Этого ни у кого нет, поэтому едят лапшу.
show-coffee = Кофе по пути
show-coffee-sold = { CHAIN($chain) } продаёт: { GOODS($items) } за { MONEY($income) }
show-coffee-routes = { $count ->
    [one] Лучших путей на ужин: { $count }.
   *[other] Одинаково хороших путей на ужин: { $count }; какой выберут, неизвестно.
  }
show-coffee-common = На всех путях: { CHAINS($chains) }
show-coffee-undecided = Только на некоторых, поэтому не продано: { CHAINS($chains) }
show-coffee-none = Там, где точно проедут, кофе нет.
show-coffee-stop = { -shop } { -chain(case: "gen") } { CHAIN($chain) }
show-coffee-stop-restaurant = { -restaurant } { -chain(case: "gen") } { CHAIN($chain) }
show-rural = { CAP(-rural) }
show-rural-closed = Без { -offramp(case: "gen") } подать ужин в { -rural(case: "acc") } некому.
show-marketing-paid = { CHAIN($chain) }: { MONEY($amount) } за { $tokens ->
    [one] { $tokens } новое желание
    [few] { $tokens } новых желания
   *[many] { $tokens } новых желаний
  }
show-campaign-of-two = { CHAIN($chain) }, { -campaign } { ITEM($item, form: "of") } и { ITEM($item_b, form: "of") }
show-bank-broke-last-later = Банк опустел в последний раз: игра закончится после следующего ужина.
show-pass = проход { $pass }
show-bank-broke = Банк опустел! { CAP(-reserve-card(case: "nom-pl")) } открыты и добавляют { MONEY($added) }.
show-bank-broke-slots = Со следующего раунда у каждого { -ceo(case: "gen") } { $slots ->
    [one] { $slots } { -slot }
    [few] { $slots } { -slot(case: "gen") }
   *[many] { $slots } { -slot(case: "gen-pl") }
  }.
show-bank-broke-price = Теперь базовая цена { MONEY($price) }.
show-bank-broke-last = Банк опустел в последний раз: сегодня игра закончится.
show-bank-vote = { CHAIN($chain) }: цена { MONEY($price) }
show-bank-reserve = { CHAIN($chain) }: { MONEY($cash) }
show-milestone = { CHAIN($chain) } получает «{ MILESTONE($milestone) }»
show-bankrupt = { CHAIN($chain) }: долг { MONEY($owed) }, банкротство
show-result = Заработано за вечер
show-result-nothing = Сегодня никто ничего не заработал.
show-campaign = { KIND($kind) } № { CAMPAIGN($number) }
show-campaign-of = { CHAIN($chain) }, { -campaign } { ITEM($item, form: "of") }
show-campaign-nobodys = без хозяина, { -campaign } { ITEM($item, form: "of") }
show-reached = { $count ->
    [1] { CAP(-house) } { HOUSES($houses) } теперь хочет
   *[other] { CAP(-house(case: "nom-pl")) } { HOUSES($houses) } теперь хотят
  } { ITEM($item, form: "of") }.
show-reached-nobody = Ни до одного { -house(case: "nom-pl") } не достаёт.
show-reached-full = { $count ->
    [1] В { -house(case: "loc") }
   *[other] В { -house(case: "loc-pl") }
  } { HOUSES($houses) } больше нет места.
show-campaign-ended = { KIND($kind) } № { CAMPAIGN($number) }: срок вышел.
show-campaign-freed = Освобождается { CARD($card) }.
show-marketing-result = Вся { -campaign } сработала.
show-marketing-summary = { $count ->
    [one] { $count } новое желание на карте
    [few] { $count } новых желания на карте
   *[many] { $count } новых желаний на карте
  }

offer-price = Цена
offer-distance = Расстояние
offer-minus = { CAP(-milestone(case: "nom-pl")) }
offer-sum = Сумма
offer-waitresses = Официантки
offer-order = Место в очереди
offer-verdict = Итог
offer-table = Что { -chain(case: "nom-pl") } предлагают { -house(case: "dat") } { HOUSE($house) }

verdict-won_alone = Победа: больше некому
verdict-won_by_price = Победа: меньшая сумма
verdict-won_by_star = Победа при равенстве: звезда лучше
verdict-won_by_waitresses = Победа при равенстве: больше официанток
verdict-won_by_order = Победа при равенстве: раньше в очереди
verdict-no_restaurant = Нет открытого { -restaurant(case: "gen") }
verdict-no_road = Нет дороги к { -house(case: "dat") }
verdict-no_stock = Не хватает: { GOODS($missing) }
verdict-lesser_order = { CAP(-house) } предпочитает то, что есть у других
verdict-dearer = Сумма больше
verdict-lesser_star = Равенство, но звезда хуже или её нет
verdict-fewer_waitresses = Равенство, но официанток меньше
verdict-later_in_order = Равенство, но позже в очереди

breakdown-open = Показать, из чего складывается { $what }
breakdown-total = Итого
breakdown-price = Цена за штуку
breakdown-sale = Доход от продажи
breakdown-bill = Зарплаты
breakdown-income = Доход за вечер
breakdown-base = Обычная цена
breakdown-cards = { STAFF($cards) }
breakdown-lower-prices = { MILESTONE($milestone) }
breakdown-goods = { $count ->
    [one] { $count } продукт
    [few] { $count } продукта
   *[many] { $count } продуктов
  } по { MONEY($price) }
breakdown-goods-garden = { $count ->
    [one] { $count } продукт
    [few] { $count } продукта
   *[many] { $count } продуктов
  } по { MONEY($price) }, за сад ×{ $multiplier }
breakdown-goods-park = { $count ->
    [one] { $count } продукт
    [few] { $count } продукта
   *[many] { $count } продуктов
  } по { MONEY($price) }, за { -park(case: "acc") } ×{ $multiplier }
breakdown-goods-garden-park = { $count ->
    [one] { $count } продукт
    [few] { $count } продукта
   *[many] { $count } продуктов
  } по { MONEY($price) }, за сад и { -park(case: "acc") } ×{ $multiplier }
breakdown-bonuses = Надбавки за { -milestone(case: "acc-pl") }
breakdown-flat = Мастера фритюра
breakdown-floor = Продажа никогда не стоит денег
breakdown-salaries = { STAFF($cards) }
breakdown-waived = Зарплата больше не нужна: { STAFF($cards) }
breakdown-rate = Одна зарплата
breakdown-items = Продуктами: { GOODS($items) }
breakdown-forgiven = Прощено: { MILESTONE($milestone) }
breakdown-paid = Деньгами
breakdown-recruiting = { $count ->
    [one] { $count } неиспользованный наём
    [few] { $count } неиспользованных найма
   *[many] { $count } неиспользованных наймов
  }
breakdown-training = { MILESTONE($milestone) }
breakdown-never-below = Скидка сверх суммы пропадает
breakdown-sales = Продажи
breakdown-coffee = Кофе
breakdown-marketing = Новые желания
breakdown-tips = Чаевые
breakdown-bonus = Финансовый директор
