### Standing orders and plans. Only their maker sees them.

orders-title = Поручения
orders-help = Что делать, когда ждут вас, а вас нет. Больше никто этого не видит.
orders-save = Сохранить поручения
orders-clear = Убрать все
orders-kept = Поручения сохранены.
orders-go-on-help = Если можно сделать только одно или платить нечего, это и делается.
orders-order = Место в { -turn-order(case: "loc") }
orders-order-help = Первое свободное из этих мест. Ничего не выбрано — вас спросят.
orders-order-place = Место { $place }
orders-pay = Платить зарплаты
orders-pay-help = Все остаются, пока хватает денег.
orders-fire = Кого увольнять, если не хватает
orders-fire-help = Сначала первого. Если таких не осталось, вас спросят.
orders-keep = Заполнять { -freezer(case: "acc") }
orders-keep-help = Побольше того, что нужнее; сначала первое.
orders-up = { $what }: нужнее
orders-remove = { $what }: убрать
orders-add = Добавить…
orders-plan = План рабочего дня
orders-plan-none = На этот раунд нет.
orders-plan-make = Спланировать день
orders-plan-change = Изменить план
orders-plan-clear = Отменить план
orders-plan-not-now = День можно спланировать, когда структуры открыты и он ещё не начался.
orders-plan-waiting = { $count ->
    [one] { $count } шаг, когда начнётся ваш день
    [few] { $count } шага, когда начнётся ваш день
   *[other] { $count } шагов, когда начнётся ваш день
  }
orders-plan-done = Сделано: { $done } из { $count }
plan-title = Ваш план на раунд { $round }
plan-help = Играйте день так, будто он начался сейчас. Он будет сыгран, когда начнётся, пока это разрешено и все условия верны; иначе вас спросят.
plan-empty = Пока ничего: решайте слева, как обычно.
plan-step = { $number }. { $what }
plan-if = только если
plan-add = Только если…
plan-keep = Сохранить план
plan-leave = Назад к столу
plan-undo = Отменить последний шаг
plan-see-steps = Шаги: { $count }
plan-see-day = К рабочему дню
guard-milestone_open = ещё открыто: { MILESTONE($milestone) }
guard-in_supply = в запасе есть { CARD($card) }: { $count }
guard-token_free = { -campaign } { $number } ещё свободна
guard-square_free = клетка свободна: столбец { $column }, ряд { $row }
guard-cash_at_least = у вас не меньше { MONEY($cash) }
guard-rivals_at_least = никто из соперников не продаёт дешевле { MONEY($price) }
guard-rivals_at_most = все соперники продают не дороже { MONEY($price) }
guard-nobody-campaigned = никто из соперников не начал { -campaign(case: "acc") } в этом раунде
guard-nobody-built = никто из соперников не строил в этом раунде
guard-nobody-opened = никто из соперников не открыл и не перенёс { -restaurant(case: "acc") } в этом раунде
guard-nobody-stocked = никто из соперников не готовил и не запасался в этом раунде
guard-amount = Доллары
dropped-title = Ваш план отменён.
dropped-guard = Перед шагом { $step } условие уже неверно: { $guard }.
dropped-refused = Шаг { $step } уже невозможен: { $why }
dropped-by_hand = На шаге { $step } вы сделали что-то другое.
dropped-taken_back = Игра вернулась назад.
dropped-seen = Понятно
