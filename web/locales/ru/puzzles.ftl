### Задачи: один вечер, одно задание. Загружаются, только когда их открывают.

puzzle-heading = Задачи
puzzle-lead = Один вечер, одно задание, настоящие правила. Перебраны все варианты: решение есть, но путей к нему мало.
puzzle-daily = Задача дня
puzzle-daily-date = Задача: { $date }
puzzle-daily-done = Решено. Следующая будет завтра.
puzzle-all = Все задачи
puzzle-place = { $number } из { $count }
puzzle-round = Раунд { $round }, { $players ->
    [one] { $players } { -chain }
    [few] { $players } { -chain(case: "gen") }
   *[other] { $players } { -chain(case: "gen-pl") }
  }
puzzle-you = Вы — { CHAIN($chain) }.
puzzle-wait = Накрываем на стол…
puzzle-unavailable = Не удалось загрузить задачи.
puzzle-fetch-again = Ещё раз

## Виды

puzzle-kind-win_house = Отвоевать { -house(case: "acc") }
puzzle-kind-win_house-about = Накормить сегодня { -house(case: "acc") }, который достался бы другому.
puzzle-kind-best_dinner = Лучший ужин
puzzle-kind-best_dinner-about = Заработать вечером всё, что можно.
puzzle-kind-sell_houses = Аншлаг
puzzle-kind-sell_houses-about = Накормить сегодня как можно больше { -house(case: "gen-pl") }.
puzzle-kind-hold_rival = Испортить вечер
puzzle-kind-hold_rival-about = Пусть соперник заработает как можно меньше.
puzzle-kind-payday = Пережить день зарплаты
puzzle-kind-payday-about = Ужин должен принести деньги на зарплаты.
puzzle-kind-milestones = { CAP(-milestone(case: "nom-pl")) } за день
puzzle-kind-milestones-about = Стать первым сразу в нескольких делах.

## Задание

puzzle-task = Ваше задание
puzzle-task-win_house = Накормите сегодня { -house(case: "acc") } { HOUSE($house) }. Иначе это сделает { CHAIN($rival) }.
puzzle-task-best_dinner = Заработайте за ужином не меньше { MONEY($amount) }.
puzzle-task-sell_houses = Накормите сегодня { $count ->
    [one] { $count } { -house(case: "acc") }
    [few] { $count } { -house(case: "gen") }
   *[other] { $count } { -house(case: "gen-pl") }
  }.
puzzle-task-hold_rival = { $amount ->
    [0] Пусть { CHAIN($rival) } сегодня не заработает ничего.
   *[other] Пусть { CHAIN($rival) } сегодня заработает не больше { MONEY($amount) }.
  }
puzzle-task-payday = Переживите ужин и выплату зарплат: { $fired ->
    [0] никого не увольняйте
    [one] увольте не больше { $fired } человека
   *[other] увольте не больше { $fired } человек
  }{ $left ->
    [0] .
   *[other] , и пусть останется не меньше { MONEY($left) }.
  }
puzzle-task-milestones = Получите { $count ->
    [one] { $count } { -milestone(case: "acc") }
    [few] { $count } { -milestone(case: "gen") }
   *[other] { $count } { -milestone(case: "gen-pl") }
  } до конца ужина.
puzzle-others = Остальные сегодня уже поработали; их компании и { -turn-order } не меняются. Всё, что у них есть, видно на карте.
puzzle-decides = Вы решаете: { $steps }. Остальное пропускается.
puzzle-decides-restructuring = кто работает
puzzle-decides-recruit = кого нанять
puzzle-decides-train = кого обучить
puzzle-decides-campaigns = { -campaign }
puzzle-decides-food = еда и напитки
puzzle-decides-houses = { -house(case: "nom-pl") } и сады
puzzle-decides-lobbyists = дороги и { -park(case: "nom-pl") }
puzzle-decides-restaurants = { -restaurant(case: "nom-pl") }
puzzle-decides-payday = кого уволить

## Сложность

puzzle-difficulty = Сложность
puzzle-difficulty-1 = Легко
puzzle-difficulty-2 = Посильно
puzzle-difficulty-3 = Хитро
puzzle-difficulty-4 = Трудно
puzzle-difficulty-5 = Адски трудно

## Выбор

puzzle-filter-kind = Вид
puzzle-filter-all = Все
puzzle-filter-open = Ещё не решённые
puzzle-filter-modules = С модулями
puzzle-filter-none = Таких задач нет.
puzzle-state-solved = Решена
puzzle-state-tried = Были попытки
puzzle-state-shown = Решение показано
puzzle-random = Любая задача

## За работой

puzzle-restart = Начать сначала
puzzle-back = Взять назад
puzzle-give-up = Показать решение
puzzle-give-up-sure = Задача будет считаться просмотренной, а не решённой.
puzzle-next = Следующая задача
puzzle-analyse = Открыть на доске анализа
puzzle-copy = Скопировать ссылку
puzzle-tries = { $count ->
    [one] { $count } попытка
    [few] { $count } попытки
   *[other] { $count } попыток
  }
puzzle-hint = Подсказка
puzzle-hint-more = Ещё подсказка
puzzle-hint-none = Подсказок больше нет.
puzzle-hint-win_house = Сравните цену и расстояние у всех { -chain(case: "gen-pl") }, которые могут накормить { -house(case: "acc") } { HOUSE($house) }. При равенстве решают официантки, потом { -turn-order }.
puzzle-hint-best_dinner = Низкая цена выигрывает { -house(case: "acc-pl") }, высокая даёт больше в каждом. Кто придёт и так?
puzzle-hint-sell_houses = { CAP(-house) } идёт туда, где есть всё, чего он хочет. Посчитайте, чего хотят и в каком порядке { -house(case: "nom-pl") } ужинают.
puzzle-hint-hold_rival = { CHAIN($rival) } не продаст ничего тому, кого накормите вы. Какие { -house(case: "acc-pl") } можно отобрать, пусть и почти даром?
puzzle-hint-payday = Посчитайте: деньги, ужин, зарплаты. Рекрутёры, которые никого не наняли, удешевляют выплату, а чаевые — тоже деньги.
puzzle-hint-milestones = Какие { -milestone(case: "nom-pl") } ещё остались? Одни дают за тех, кто работает, другие — за еду, { -campaign(case: "acc") }, наём или деньги.
puzzle-hint-work = Работают: { STAFF($cards) }.
puzzle-hint-not-work = { CARD($card) } остаётся на { -beach(case: "loc") }.
puzzle-hint-first = Первое действие показано на карте.

## Чем кончилось

puzzle-solved = Решено!
puzzle-solved-first = Решено с первой попытки!
puzzle-solved-win_house = { CAP(-house) } { HOUSE($house) } ужинает у вас.
puzzle-solved-best_dinner = { MONEY($value) }: больше сегодня не заработать.
puzzle-solved-sell_houses = { $value ->
    [one] Накормлен { $value } { -house }
    [few] Накормлены { $value } { -house(case: "gen") }
   *[other] Накормлено { $value } { -house(case: "gen-pl") }
  }, и больше никак нельзя.
puzzle-solved-hold_rival = { CHAIN($rival) } уходит домой с { MONEY($earned) }.
puzzle-solved-payday = Зарплаты выплачены, осталось { MONEY($value) }.
puzzle-solved-milestones = { CAP(-milestone(case: "nom-pl")) } за день: { MILESTONES($milestones) }.
puzzle-failed = Пока нет
puzzle-failed-house_lost = { CAP(-house(case: "acc")) } { HOUSE($house) } накормила другая { -chain }: { CHAIN($to) }.
puzzle-failed-house_unserved = Никто не смог накормить { -house(case: "acc") } { HOUSE($house) }.
puzzle-failed-too_little = Вы заработали { MONEY($earned) }, а можно { MONEY($wanted) }.
puzzle-failed-too_few_houses = { $served ->
    [0] Вы никого не накормили
    [one] Вы накормили { $served } { -house(case: "acc") }
    [few] Вы накормили { $served } { -house(case: "gen") }
   *[other] Вы накормили { $served } { -house(case: "gen-pl") }
  }; можно { $wanted }.
puzzle-failed-rival_earned = { CHAIN($rival) } зарабатывает { MONEY($earned) }, а допустимо { MONEY($allowed) }.
puzzle-failed-too_little_left = Зарплаты выплачены, но осталось только { MONEY($left) } вместо { MONEY($wanted) }.
puzzle-failed-too_many_fired = Уволено: { $fired }, а можно не больше { $allowed }.
puzzle-failed-cannot_pay = Нужно заплатить { MONEY($due) }, а у вас { MONEY($cash) }.
puzzle-failed-game_over = Банк разорён окончательно: зарплат больше не будет.
puzzle-failed-too_few_milestones = { $got ->
    [0] Ни одного { -milestone(case: "gen") }
    [one] { $got } { -milestone }
    [few] { $got } { -milestone(case: "gen") }
   *[other] { $got } { -milestone(case: "gen-pl") }
  }; можно { $wanted }.

## Разбор

puzzle-explain = Что произошло и почему
puzzle-explain-yours = Ваш вечер
puzzle-explain-solution = Решение
puzzle-explain-company = Работают: { STAFF($cards) }. Цена за штуку { MONEY($price) }.
puzzle-explain-won-alone = { CAP(-house) } { HOUSE($house) }: накормить могли только вы. { MONEY($income, sign: "always") }
puzzle-explain-won-by-price = { CAP(-house) } { HOUSE($house) }: цена плюс расстояние у вас { $own }, у соперника { $other } ({ CHAIN($rival) }); вы дешевле на { $margin }. { MONEY($income, sign: "always") }
puzzle-explain-won-by-star = { CAP(-house) } { HOUSE($house) }: поровну, по { $own }; решает ваша кинозвезда ({ CHAIN($rival) } позади). { MONEY($income, sign: "always") }
puzzle-explain-won-by-waitresses = { CAP(-house) } { HOUSE($house) }: поровну, по { $own }; решают ваши официантки ({ CHAIN($rival) } позади). { MONEY($income, sign: "always") }
puzzle-explain-won-by-order = { CAP(-house) } { HOUSE($house) }: поровну, по { $own }; решает { -turn-order } ({ CHAIN($rival) } позади). { MONEY($income, sign: "always") }
puzzle-explain-won-by-taste = { CAP(-house(case: "dat")) } { HOUSE($house) } ваше меню нравится больше, чем то, что предлагает { CHAIN($rival) }. { MONEY($income, sign: "always") }
puzzle-explain-lost-stock = { CAP(-house(case: "acc")) } { HOUSE($house) } кормит { CHAIN($rival) }: вам не хватает — { GOODS($missing) }.
puzzle-explain-lost-price = { CAP(-house(case: "acc")) } { HOUSE($house) } кормит { CHAIN($rival) }: там { $other }, у вас { $own }.
puzzle-explain-lost-tie = { CAP(-house(case: "acc")) } { HOUSE($house) } кормит { CHAIN($rival) }: поровну, по { $own }, но при равенстве вы позади.
puzzle-explain-lost-taste = { CAP(-house(case: "acc")) } { HOUSE($house) } кормит { CHAIN($rival) }: там есть то, что больше нравится.
puzzle-explain-lost-road = { CAP(-house(case: "acc")) } { HOUSE($house) } кормит { CHAIN($rival) }: к вам оттуда нет дороги.
puzzle-explain-unserved = { CAP(-house) } { HOUSE($house) }: ни у кого нет того, что нужно.
puzzle-explain-income = Заработано за ужином: { MONEY($amount) }.
puzzle-explain-rival = { CHAIN($rival) } зарабатывает { MONEY($amount) }.
puzzle-explain-salaries = Зарплаты: { MONEY($due) }; денег после выплаты: { MONEY($cash) }.
puzzle-explain-milestones = { CAP(-milestone(case: "nom-pl")) }: { MILESTONES($milestones) }.
puzzle-explain-tried = Возможных вечеров: { $ends }; из них подходит { $solving }.
puzzle-explain-second-best_dinner = Следующий по доходу вечер приносит { MONEY($value) }.
puzzle-explain-second-sell_houses = Во всех остальных — { $value } или меньше.
puzzle-explain-second-hold_rival = Иначе { CHAIN($rival) } зарабатывает { MONEY($value) } или больше.
puzzle-explain-second-payday = Следующий по доходу вечер кончается на { MONEY($value) }.
puzzle-explain-second-milestones = Во всех остальных — { $value } или меньше.
puzzle-explain-obvious-best_dinner = Если ничего не менять, выйдет { MONEY($value) }.
puzzle-explain-obvious-sell_houses = Если ничего не менять, выйдет { $value }.
puzzle-explain-obvious-hold_rival = Если ничего не менять, { CHAIN($rival) } заработает { MONEY($value) }.
puzzle-explain-obvious-payday = Если ничего не менять, всё кончится на { MONEY($value) }.
puzzle-explain-obvious-milestones = Если ничего не менять, выйдет { $value }.
puzzle-explain-bots = { $who ->
    [both] Нашли бы и стажёр, и менеджер.
    [trainee] Стажёр нашёл бы, случайно.
    [manager] Менеджер нашёл бы.
   *[nobody] Ни стажёр, ни менеджер не нашли бы.
  }

## Серии

puzzle-streak = { $count ->
    [0] Серии пока нет: решите задачу дня.
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
  }
puzzle-streak-best = Самая длинная серия: { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
  }
puzzle-streak-kept = Сегодня засчитано.
puzzle-streak-risk = Решите задачу дня, чтобы не прервать её.
puzzle-count = Решено { $solved } из { $total }
puzzle-local = Серия и решённые задачи хранятся только на этом устройстве.

## Вокруг игры

puzzle-name = Задача
puzzle-fold = Свернуть задание
puzzle-unfold = Показать задание целиком
puzzle-let-me = Попробую
puzzle-watch = Смотрите, как пройдёт вечер.
puzzle-again = Попробовать ещё раз
puzzle-copied = Ссылка скопирована
puzzle-leave = Ко всем задачам
puzzle-missing = Такой задачи нет.
puzzle-broken = Эту задачу нельзя показать.
puzzle-hint-given = Подсказка
puzzle-seen = Решение
puzzle-seen-text = Задача засчитана как просмотренная. Сыграть её всё равно можно.
puzzle-numbers = В цифрах
puzzle-play = Играть
puzzle-play-again = Сыграть ещё раз
puzzle-label = { $kind }, номер { $number }: { $difficulty }
