### Названия карт и что они делают. `.acc` — винительный падеж внутри предложения.

card-ceo = { CAP(-ceo) }
    .acc = { -ceo(case: "gen") }
card-waitress = Официантка
    .acc = официантку
card-management_trainee = Начальник отдела
    .acc = начальника отдела
card-junior_vice_president = Младший вице-президент
    .acc = младшего вице-президента
card-vice_president = Вице-президент
    .acc = вице-президента
card-senior_vice_president = Старший вице-президент
    .acc = старшего вице-президента
card-executive_vice_president = Исполнительный вице-президент
    .acc = исполнительного вице-президента
card-new_business_developer = Застройщик
    .acc = застройщика
card-luxuries_manager = Специалист по кредитам
    .acc = специалиста по кредитам
card-pricing_manager = Продавец
    .acc = продавца
card-discount_manager = Старший продавец
    .acc = старшего продавца
card-local_manager = Управляющий
    .acc = управляющего
card-regional_manager = Старший управляющий
    .acc = старшего управляющего
card-cfo = Финансовый директор
    .acc = финансового директора
card-recruiting_girl = Сотрудник отдела кадров
    .acc = сотрудника отдела кадров
card-recruiting_manager = Начальник отдела кадров
    .acc = начальника отдела кадров
card-hr_director = Заместитель директора по кадрам
    .acc = заместителя директора по кадрам
card-trainer = Учитель
    .acc = учителя
card-coach = Наставник
    .acc = наставника
card-guru = Начальник отдела квалификации
    .acc = начальника отдела квалификации
card-errand_boy = Посыльный
    .acc = посыльного
card-cart_operator = Грузчик
    .acc = грузчика
card-truck_driver = Водитель грузовика
    .acc = водителя грузовика
card-zeppelin_pilot = Пилот дирижабля
    .acc = пилота дирижабля
card-marketing_trainee = Специалист по плакатам
    .acc = специалиста по плакатам
card-campaign_manager = Специалист по почтовой { -campaign(case: "dat") }
    .acc = специалиста по почтовой { -campaign(case: "dat") }
card-brand_manager = Специалист по авиарекламе
    .acc = специалиста по авиарекламе
card-brand_director = Специалист по радиорекламе
    .acc = специалиста по радиорекламе
card-kitchen_trainee = Поварёнок
    .acc = поварёнка
card-burger_cook = Повар бургеров
    .acc = повара бургеров
card-burger_chef = Мастер бургеров
    .acc = мастера бургеров
card-pizza_cook = Повар пиццы
    .acc = повара пиццы
card-pizza_chef = Мастер пиццы
    .acc = мастера пиццы
card-fry_chef = Мастер фритюра
    .acc = мастера фритюра
card-kimchi_master = Мастер кимчи
    .acc = мастера кимчи
card-sushi_cook = Повар суши
    .acc = повара суши
card-sushi_chef = Мастер суши
    .acc = мастера суши
card-noodle_cook = Повар лапши
    .acc = повара лапши
card-noodle_chef = Мастер лапши
    .acc = мастера лапши
card-mass_marketeer = Специалист по массовой { -campaign(case: "dat") }
    .acc = специалиста по массовой { -campaign(case: "dat") }
card-gourmet_critic = Ресторанный критик
    .acc = ресторанного критика
card-night_shift_manager = Начальник ночной смены
    .acc = начальника ночной смены
card-b_movie_star = Кинозвезда «Б»
    .acc = кинозвезду «Б»
card-c_movie_star = Кинозвезда «В»
    .acc = кинозвезду «В»
card-d_movie_star = Кинозвезда «Г»
    .acc = кинозвезду «Г»
card-barista_trainee = Ученик бариста
    .acc = ученика бариста
card-barista = Бариста
    .acc = бариста
card-lead_barista = Старший бариста
    .acc = старшего бариста
card-lobbyist = Лоббист
    .acc = лоббиста
card-rural_marketeer = Специалист по сельской { -campaign(case: "dat") }
    .acc = специалиста по сельской { -campaign(case: "dat") }

## Что делает карта. Числа приходят из каталога.

card-ceo-does = Руководит компанией и всегда на работе. { $slots ->
    [one] Ему подчиняется { $slots } карта
    [few] Ему подчиняются { $slots } карты
   *[many] Ему подчиняются { $slots } карт
  }; за раунд нанимает { $hires ->
    [one] { $hires } человека
   *[other] { $hires } человек
  }.
card-waitress-does = После ужина приносит { MONEY($tip) } чаевых. При равенстве { -house } достаётся { -chain(case: "dat") }, где официанток больше.
card-management_trainee-does = Начальник: { $slots ->
    [one] { $slots } { -slot }
    [few] { $slots } { -slot(case: "gen") }
   *[many] { $slots } { -slot(case: "gen-pl") }
  } для других карт.
card-junior_vice_president-does = Начальник: { $slots ->
    [one] { $slots } { -slot }
    [few] { $slots } { -slot(case: "gen") }
   *[many] { $slots } { -slot(case: "gen-pl") }
  } для других карт.
card-vice_president-does = Начальник: { $slots ->
    [one] { $slots } { -slot }
    [few] { $slots } { -slot(case: "gen") }
   *[many] { $slots } { -slot(case: "gen-pl") }
  } для других карт.
card-senior_vice_president-does = Начальник: { $slots ->
    [one] { $slots } { -slot }
    [few] { $slots } { -slot(case: "gen") }
   *[many] { $slots } { -slot(case: "gen-pl") }
  } для других карт.
card-executive_vice_president-does = Начальник: { $slots ->
    [one] { $slots } { -slot }
    [few] { $slots } { -slot(case: "gen") }
   *[many] { $slots } { -slot(case: "gen-pl") }
  } для других карт.
card-new_business_developer-does = Строит новый { -house } с садом у любой дороги или пристраивает сад к { -house(case: "dat") }.
card-luxuries_manager-does = Ваша цена { MONEY($amount, sign: "always") }.
card-pricing_manager-does = Ваша цена { MONEY($amount, sign: "always") }.
card-discount_manager-does = Ваша цена { MONEY($amount, sign: "always") }.
card-local_manager-does = Ставит { -restaurant(case: "acc") } на расстоянии до { $range } по дороге; он откроется в конце раунда. Пока на работе, у всех ваших { -restaurant(case: "gen-pl") } { -drive-in }.
card-regional_manager-does = Ставит или переносит { -restaurant(case: "acc") } куда угодно, открыт сразу. Пока на работе, у всех ваших { -restaurant(case: "gen-pl") } { -drive-in }.
card-cfo-does = Добавляет ещё половину ко всему, что вы заработали за ужин.
card-recruiting_girl-does = Нанимает { $count ->
    [one] { $count } человека
   *[other] { $count } человек
  }.
card-recruiting_manager-does = Нанимает до { $count } человек. Каждый неиспользованный наём уменьшает зарплаты на { MONEY($discount) }.
card-hr_director-does = Нанимает до { $count } человек. Каждый неиспользованный наём уменьшает зарплаты на { MONEY($discount) }.
card-trainer-does = Повышает сотрудника с { -beach(case: "gen") } на { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
  }.
card-coach-does = Даёт { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
  } обучения: одному сотруднику или нескольким.
card-guru-does = Даёт { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
  } обучения: одному сотруднику или нескольким.
card-errand_boy-does = Приносит { $count ->
    [one] { $count } напиток
    [few] { $count } напитка
   *[many] { $count } напитков
  } любого одного вида, откуда угодно.
card-cart_operator-does = Едет по дороге на расстояние до { $range } и берёт по { $count } { $count ->
    [one] напитку
   *[other] напитка
  } у каждого источника по пути.
card-truck_driver-does = Едет по дороге на расстояние до { $range } и берёт по { $count } { $count ->
    [one] напитку
   *[other] напитка
  } у каждого источника по пути.
card-zeppelin_pilot-does = Летит на расстояние до { $range } и берёт по { $count } { $count ->
    [one] напитку
   *[other] напитка
  } у каждого источника на { -tile(case: "loc-pl") } под ним.
card-marketing_trainee-does = Ставит плакат на расстоянии до { $range }, максимум на { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[many] { $turns } раундов
  }.
card-campaign_manager-does = Почтовая { -campaign } или плакат на расстоянии до { $range }, максимум на { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[many] { $turns } раундов
  }.
card-brand_manager-does = Авиареклама или любая проще, где угодно, максимум на { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[many] { $turns } раундов
  }.
card-brand_director-does = Радиореклама или любая проще, где угодно, максимум на { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[many] { $turns } раундов
  }.
card-kitchen_trainee-does = Готовит { $count ->
    [one] { $count } бургер или { $count } пиццу
    [few] { $count } бургера или { $count } пиццы
   *[many] { $count } бургеров или { $count } пицц
  }.
card-burger_cook-does = Готовит { $count ->
    [one] { $count } бургер
    [few] { $count } бургера
   *[many] { $count } бургеров
  }.
card-burger_chef-does = Готовит { $count ->
    [one] { $count } бургер
    [few] { $count } бургера
   *[many] { $count } бургеров
  }.
card-pizza_cook-does = Готовит { $count ->
    [one] { $count } пиццу
    [few] { $count } пиццы
   *[many] { $count } пицц
  }.
card-pizza_chef-does = Готовит { $count ->
    [one] { $count } пиццу
    [few] { $count } пиццы
   *[many] { $count } пицц
  }.

card-fry_chef-does = Плюс { MONEY($amount) } за каждый { -house }, которому вы продаёте.
card-kimchi_master-does = В самом конце раунда, если ещё на работе, готовит кимчи: { $count }.
card-sushi_cook-does = Готовит суши: { $count }.
card-sushi_chef-does = Готовит суши: { $count }.
card-noodle_cook-does = Готовит лапшу: { $count }.
card-noodle_chef-does = Готовит лапшу: { $count }.
card-mass_marketeer-does = В этом раунде вся { -campaign } в городе, чья бы она ни была, срабатывает ещё раз.
card-gourmet_critic-does = Выпускает рядом с картой города путеводитель гурмана, максимум на { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
   *[many] { $turns } раундов
  }: он действует на каждый { -house } с садом.
card-night_shift_manager-does = Занимает { -slot } у { -ceo(case: "gen") } и никем не руководит. Пока он на работе, остальные ваши карты без зарплаты действуют дважды.
card-b_movie_star-does = Выбирает место в очереди раньше всех, у кого нет звезды получше, и побеждает при равенстве за ужином.
card-c_movie_star-does = Выбирает место в очереди раньше всех, у кого нет звезды получше, и побеждает при равенстве за ужином.
card-d_movie_star-does = Выбирает место в очереди раньше всех, у кого нет звезды получше, и побеждает при равенстве за ужином.
card-barista_trainee-does = Варит кофе: { $count }.
card-barista-does = Варит кофе: { $count }. Кто обучил бариста, может поставить { -shop(case: "acc") }.
card-lead_barista-does = Варит кофе: { $count }. Кто обучил старшего бариста, может поставить { -shop(case: "acc") }.
card-lobbyist-does = Прокладывает дорогу или разбивает { -park(case: "acc") } на расстоянии до { $range } по дороге от ваших { -restaurant(case: "gen-pl") } и { -shop(case: "gen-pl") }.
card-rural_marketeer-does = Ставит у { -rural(case: "gen") } гигантский щит, навсегда.

## Достижения: название, условие, что даёт.

milestone-first_billboard_placed = Первый рекламный плакат
milestone-first_to_train_someone = Первая квалификация
milestone-first_to_hire_three = Наём 3 сотрудников за 1 ход
milestone-first_burger_marketed = Первая { -campaign } бургера
milestone-first_pizza_marketed = Первая { -campaign } пиццы
milestone-first_drink_marketed = Первая { -campaign } напитка
milestone-first_errand_boy_played = Первый посыльный
milestone-first_to_have_20 = Первые $20 наличных
milestone-first_burger_produced = Первый приготовленный бургер
milestone-first_pizza_produced = Первая приготовленная пицца
milestone-first_waitress_played = Первая официантка
milestone-first_to_throw_away = Первый излишек еды или напитков
milestone-first_to_lower_prices = Первая скидка
milestone-first_cart_operator_played = Первый грузчик
milestone-first_airplane_campaign = Первая авиареклама
milestone-first_radio_campaign = Первая радиореклама
milestone-first_to_have_100 = Первые $100 наличных
milestone-first_to_pay_20 = Первые $20 зарплат
milestone-someone_sells_your_demand = Чужая продажа по вашей { -campaign(case: "dat") }
milestone-first_marketeer_used = Первая работа { -marketeer(case: "gen") }
milestone-first_marketing_trainee_used = Первая работа специалиста по плакатам
milestone-first_campaign_manager_used = Первая работа специалиста по почте
milestone-first_brand_manager_used = Первая работа специалиста по авиарекламе
milestone-first_brand_director_used = Первая работа специалиста по радиорекламе
milestone-first_burger_sold = Первый проданный бургер
milestone-first_pizza_sold = Первая проданная пицца
milestone-first_lemonade_sold = Первый проданный лимонад
milestone-first_beer_sold = Первое проданное пиво
milestone-first_soft_drink_sold = Первая проданная газировка
milestone-first_recruiting_girl_used = Первый наём отделом кадров
milestone-first_trainer_used = Первая работа учителя
milestone-first_discount_manager_used = Первый старший продавец
milestone-first_house_built = Первый построенный { -house }
milestone-first_new_restaurant = Первый новый { -restaurant }
milestone-first_waitress_used = Первые чаевые
milestone-first_cart_operator_used = Первая работа грузчика
milestone-first_lobbyist_used = Первая работа лоббиста
milestone-first_coffee_sold = Первый проданный кофе
milestone-first_rural_marketeer_used = Первая сельская { -campaign }

milestone-first_billboard_placed-when = Поставить плакат.
milestone-first_to_train_someone-when = Обучить любого сотрудника.
milestone-first_to_hire_three-when = Нанять не меньше { $threshold } человек за один ход.
milestone-first_burger_marketed-when = Начать { -campaign(case: "acc") } бургеров.
milestone-first_pizza_marketed-when = Начать { -campaign(case: "acc") } пиццы.
milestone-first_drink_marketed-when = Начать { -campaign(case: "acc") } любого напитка.
milestone-first_errand_boy_played-when = Посыльный на работе.
milestone-first_to_have_20-when = Иметь { MONEY($threshold) } в любой момент.
milestone-first_burger_produced-when = Приготовить бургер.
milestone-first_pizza_produced-when = Приготовить пиццу.
milestone-first_waitress_played-when = Официантка на работе.
milestone-first_to_throw_away-when = Выбросить хотя бы один продукт в конце раунда.
milestone-first_to_lower_prices-when = Продавец или старший продавец на работе.
milestone-first_cart_operator_played-when = Грузчик на работе.
milestone-first_airplane_campaign-when = Запустить авиарекламу.
milestone-first_radio_campaign-when = Запустить радиорекламу.
milestone-first_to_have_100-when = Иметь { MONEY($threshold) } в конце ужина.
milestone-first_to_pay_20-when = Действительно выплатить { MONEY($threshold) } или больше за одну зарплату.
milestone-someone_sells_your_demand-when = Другая { -chain } продаёт { -house(case: "dat") } то, что разрекламировали вы.
milestone-first_marketeer_used-when = Начать любую { -campaign(case: "acc") }.
milestone-first_marketing_trainee_used-when = Начать { -campaign(case: "acc") } специалистом по плакатам.
milestone-first_campaign_manager_used-when = Начать { -campaign(case: "acc") } специалистом по почтовой { -campaign(case: "dat") }.
milestone-first_brand_manager_used-when = Начать { -campaign(case: "acc") } специалистом по авиарекламе.
milestone-first_brand_director_used-when = Начать { -campaign(case: "acc") } специалистом по радиорекламе.
milestone-first_burger_sold-when = Продать бургер.
milestone-first_pizza_sold-when = Продать пиццу.
milestone-first_lemonade_sold-when = Продать лимонад.
milestone-first_beer_sold-when = Продать пиво.
milestone-first_soft_drink_sold-when = Продать газировку.
milestone-first_recruiting_girl_used-when = Нанять через сотрудника отдела кадров.
milestone-first_trainer_used-when = Обучить кого-нибудь учителем.
milestone-first_discount_manager_used-when = Старший продавец на работе.
milestone-first_house_built-when = Построить { -house(case: "acc") }.
milestone-first_new_restaurant-when = Поставить новый { -restaurant } после начала игры.
milestone-first_waitress_used-when = Получить чаевые.
milestone-first_cart_operator_used-when = Привезти напитки грузчиком.
milestone-first_lobbyist_used-when = Проложить дорогу или разбить { -park(case: "acc") }.
milestone-first_coffee_sold-when = Продать кофе.
milestone-first_rural_marketeer_used-when = Поставить гигантский щит.

milestone-first_billboard_placed-does = Вся ваша { -campaign } отныне бессрочна, а { -marketeer(case: "dat-pl") } не нужна зарплата.
milestone-first_to_train_someone-does = Каждая выплата зарплат меньше на { MONEY($amount) }.
milestone-first_to_hire_three-does = К вам сразу { $amount ->
    [one] приходит { $amount } начальник отдела
    [few] приходят { $amount } начальника отдела
   *[many] приходят { $amount } начальников отдела
  }.
milestone-first_burger_marketed-does = { MONEY($amount, sign: "always") } за каждый проданный бургер.
milestone-first_pizza_marketed-does = { MONEY($amount, sign: "always") } за каждую проданную пиццу.
milestone-first_drink_marketed-does = { MONEY($amount, sign: "always") } за каждый проданный напиток любого вида.
milestone-first_errand_boy_played-does = Ваши поставщики получают на { $amount } больше у каждого источника, посыльные — на { $amount } больше того же напитка.
milestone-first_to_have_20-does = Вы можете смотреть все { -reserve-card(case: "nom-pl") }.
milestone-first_burger_produced-does = К вам сразу { $amount ->
    [one] приходит повар бургеров
    [few] приходят { $amount } повара бургеров
   *[many] приходят { $amount } поваров бургеров
  }.
milestone-first_pizza_produced-does = К вам сразу { $amount ->
    [one] приходит повар пиццы
    [few] приходят { $amount } повара пиццы
   *[many] приходят { $amount } поваров пиццы
  }.
milestone-first_waitress_played-does = Каждая ваша официантка приносит { MONEY($amount) } чаевых.
milestone-first_to_throw_away-does = { CAP(-freezer) }: между раундами сохраняется продуктов: до { $amount }.
milestone-first_to_lower_prices-does = Ваша цена навсегда { MONEY($amount, sign: "always") }.
milestone-first_cart_operator_played-does = Грузчики, водители и пилоты действуют на { $amount } дальше.
milestone-first_airplane_campaign-does = При выборе { -turn-order(case: "gen") } свободных { -slot(case: "gen-pl") } у вас больше на { $amount }.
milestone-first_radio_campaign-does = Каждая ваша радиореклама кладёт на { -house } по { $amount } продукта.
milestone-first_to_have_100-does = Со следующего раунда { -ceo } работает и за финансового директора. Саму карту директора иметь нельзя.
milestone-first_to_pay_20-does = Несколько ваших учителей могут учить одного сотрудника.
milestone-someone_sells_your_demand-does = Когда { -house(case: "nom-pl") } сравнивают цену с расстоянием, ваша сумма навсегда меняется на { $amount }.
milestone-first_marketeer_used-does = { MONEY($pay) } за каждое желание, которое вызвала ваша { -campaign }. Когда { -house(case: "nom-pl") } сравнивают цену с расстоянием, ваша сумма меняется на { $amount }.
milestone-first_marketing_trainee_used-does = К вам сразу приходят поварёнок и посыльный.
milestone-first_campaign_manager_used-does = Этот специалист может сразу поставить ещё одну { -campaign(case: "acc") }: тот же вид, товар и срок.
milestone-first_brand_manager_used-does = В этот ход один самолёт ваших специалистов может нести два товара.
milestone-first_brand_director_used-does = Радиореклама вашего специалиста бессрочна.
milestone-first_burger_sold-does = Со следующего раунда { -slot(case: "gen-pl") } у вашего { -ceo(case: "gen") }: { $amount }, что бы ни решил резерв.
milestone-first_pizza_sold-does = В этот вечер первые три { -house(case: "gen") }, купившие пиццу, получают бесплатную радиорекламу пиццы; ставит её продавший.
milestone-first_lemonade_sold-does = Вы можете учить и тех, кто на работе, если цвет карты не меняется.
milestone-first_beer_sold-does = Любым продуктом, кроме кофе, можно выплатить одну зарплату.
milestone-first_soft_drink_sold-does = { CAP(-freezer) }: между раундами сохраняется продуктов: до { $amount }, начиная с этого раунда.
milestone-first_recruiting_girl_used-does = К вам сразу приходит исполнительный вице-президент, без зарплаты.
milestone-first_trainer_used-does = К вам сразу приходит учитель. Зарплаты вы платите, насколько хватает, и никого не обязаны увольнять.
milestone-first_discount_manager_used-does = { MONEY($amount) } навсегда уходит из банка в каждом раунде, когда ваша скидка не меньше, чем у одного старшего продавца.
milestone-first_house_built-does = Несколько ваших учителей могут учить одного сотрудника.
milestone-first_new_restaurant-does = Можно сразу бесплатно начать в его квартале почтовую { -campaign(case: "acc") }. Она бессрочна.
milestone-first_waitress_used-does = Каждая ваша зарплата — { MONEY($amount) }.
milestone-first_cart_operator_used-does = Ваши грузчики и пилоты берут у каждого источника по { $carts }, водители — по { $trucks }.
milestone-first_lobbyist_used-does = Можно сразу добавить к карте { -tile(case: "acc") } из запаса.
milestone-first_coffee_sold-does = В конце этого раунда можно поставить или перенести { -shop(case: "acc") } куда угодно.
milestone-first_rural_marketeer_used-does = Можно сразу поставить { -offramp(case: "acc") }.
milestone-last-round = Только до раунда { $round } включительно.

reserve-price = Цена { MONEY($price) }
reserve-price-does = Добавляет { MONEY($cash) }, когда банк опустеет, и голосует за базовую цену { MONEY($price) }.
reserve-card = Резерв { MONEY($cash) }
reserve-card-does = Добавляет { MONEY($cash) }, когда банк опустеет, и голосует за { -ceo(case: "acc") } с { $slots } { $slots ->
    [one] { -slot(case: "ins") }
   *[other] { -slot(case: "ins-pl") }
  }.

group-black = Начальники
group-purple = Обслуживание
group-salmon = Цены
group-red = { CAP(-restaurant(case: "nom-pl")) }
group-grey = Кадры
group-light_green = Напитки
group-blue = { CAP(-campaign) }
group-green = Кухня
group-teal = Кофе

mark-entry = Можно нанять
mark-trained = Только через обучение
mark-salary = Получает зарплату
mark-no-salary = Без зарплаты
mark-unique = Не больше одного в компании
mark-slots = { $count ->
    [one] { $count } { -slot }
    [few] { $count } { -slot(case: "gen") }
   *[many] { $count } { -slot(case: "gen-pl") }
  }
mark-range-road = По дороге: { $range }
mark-range-air = По воздуху: { $range }
mark-range-unlimited = Где угодно

## Дерево карьеры

tree-label = { CAP(-career-tree) }: слева те, кого можно нанять, справа высшие должности
tree-left = { $count ->
    [0] Не осталось
    [one] Осталась { $count }
    [few] Осталось { $count }
   *[other] Осталось { $count }
  }
tree-mine = У вас { $count }
