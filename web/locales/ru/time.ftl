### Time: clocks, what happens when they run out, pauses, nights and holidays.

time-own = Своё время…
time-kind = Как считать время
time-kind-per_turn = На каждый ход
time-kind-bank = На всю игру
time-kind-turn_and_bank = И так и так
time-kind-per_turn-help = На каждый ход своё время: на рабочий день со всеми шагами, на структуру, на зарплаты.
time-kind-bank-help = Один запас на всю игру; каждый ход может его пополнять.
time-kind-turn_and_bank-help = У каждого хода своё время. Если ход дольше, тратится запас.
time-limit = Ход
time-bank = Вся игра
time-increment = Добавка за ход
time-unit = { $what }: единица
time-unit-second = секунды
time-unit-minute = минуты
time-unit-hour = часы
time-unit-day = дни
time-range = От { $shortest } до { $longest }
time-out = Если у кого-то вышло время
time-out-vote = Голосуют остальные
time-out-bot = Играет { -bot }
time-out-lose = Проигрыш
time-out-vote-help = Если игрок ушёл, остальные могут проголосовать, чтобы доиграл { -bot }.
time-out-bot-help = Сразу, пока игрок не вернётся.
time-out-lose-help = До конца играет { -bot }, а место последнее. Вдвоём игра на этом окончена.
time-pauses = Паузы
time-pauses-never = Нет
time-pauses-agreed = Если все согласны
time-pauses-host = Решает хозяин
time-holidays = Дней отпуска каждому
time-nights = Ночью часы стоят
time-nights-none = Нет
time-nights-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
  }
time-weekends = По выходным часы стоят
time-rest-help = Ночи и выходные — по поясу каждого игрока.
time-night-from = Ваша ночь начинается в
time-night-zone = По вашему поясу, { $zone }. Это видят все за столом.
time-menu = Время
time-pause = Пауза
time-pause-ask = Попросить о паузе
time-resume = Пустить часы
time-paused = Часы стоят, самое позднее до { $until }. Кто хочет, играет дальше.
time-pause-asked = { $names }: просьба о паузе — все часы остановятся.
time-pause-yes = Пауза
time-pause-no = Без паузы
time-holiday = Уйти в отпуск
time-holiday-days = Дней
time-holiday-left = { $count ->
    [0] Дней отпуска не осталось
    [one] Остался { $count } день отпуска
    [few] Осталось { $count } дня отпуска
   *[other] Осталось { $count } дней отпуска
  }
time-holiday-end = Я вернулся
time-holiday-until = В отпуске до { $until }
time-rests-pause = пауза
time-rests-holiday = в отпуске
time-rests-night = ночь
time-rests-weekend = выходные
time-rests-until = Часы стоят до { $until }
time-lost = время вышло, проигрыш
time-deadline = Осталось времени; выйдет { $at }
time-by = до { $at }
time-late = время вышло
time-orders = Поручения
time-go-on = Нечего решать — дальше
