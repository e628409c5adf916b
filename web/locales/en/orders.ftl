### Standing orders and plans. Only their maker sees them.

orders-title = Standing orders
orders-help = What happens when you are awaited and not here. Nobody else sees it.
orders-save = Keep these orders
orders-clear = Clear all
orders-kept = Your orders are kept.
orders-go-on-help = Where only one thing can be done, or no salary is owed, it is done.
orders-order = Place in the order of business
orders-order-help = The first of these places that is free. Choose none to be asked.
orders-order-place = Place { $place }
orders-pay = Pay the salaries
orders-pay-help = Everybody stays as long as the money reaches.
orders-fire = Whom to let go if it does not
orders-fire-help = The first of them first. When nobody of them is left, you are asked.
orders-keep = Fill the { -freezer }
orders-keep-help = With most of what you want most, the first first.
orders-up = { $what }: more wanted
orders-remove = { $what }: remove
orders-add = Add…
orders-plan = Plan for your working day
orders-plan-none = None for this round.
orders-plan-make = Plan my day
orders-plan-change = Change the plan
orders-plan-clear = Drop the plan
orders-plan-not-now = A day can be planned once the structures are revealed and before it begins.
orders-plan-waiting = { $count ->
    [one] { $count } step, when your day begins
   *[other] { $count } steps, when your day begins
  }
orders-plan-done = Done: { $done } of { $count }
plan-title = Your plan for round { $round }
plan-help = Play your day as if it began now. It is carried out when it does, as long as it is allowed and every condition holds; else you are asked.
plan-empty = Nothing yet: decide on the left as usual.
plan-step = { $number }. { $what }
plan-if = only if
plan-add = Only if…
plan-keep = Keep this plan
plan-leave = Back to the table
plan-undo = Take the last step back
plan-see-steps = Steps: { $count }
plan-see-day = Back to the day
guard-milestone_open = { MILESTONE($milestone) } is still open
guard-in_supply = { $count ->
    [one] a { CARD($card) } is left
   *[other] { $count } of { CARD($card) } are left
  }
guard-token_free = { -campaign } { $number } is still free
guard-square_free = the square in column { $column }, row { $row } is free
guard-cash_at_least = you have at least { MONEY($cash) }
guard-rivals_at_least = no rival sells for less than { MONEY($price) }
guard-rivals_at_most = every rival sells for { MONEY($price) } at most
guard-nobody-campaigned = no rival has started a { -campaign } this round
guard-nobody-built = no rival has built this round
guard-nobody-opened = no rival has placed or moved a { -restaurant } this round
guard-nobody-stocked = no rival has made food or fetched drinks this round
guard-amount = Dollars
dropped-title = Your plan was dropped.
dropped-guard = Before step { $step }: it was no longer so that { $guard }.
dropped-refused = Step { $step } was not possible any more: { $why }
dropped-by_hand = You did something else at step { $step }.
dropped-taken_back = The game went back.
dropped-seen = All right
