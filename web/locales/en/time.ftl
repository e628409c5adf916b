### Time: clocks, what happens when they run out, pauses, nights and holidays.

time-own = Own times…
time-kind = How time is counted
time-kind-per_turn = For every turn
time-kind-bank = For the whole game
time-kind-turn_and_bank = Both
time-kind-per_turn-help = Every turn has so much time: a working day with all its steps, a structure, a payday.
time-kind-bank-help = One stock for the whole game; every turn taken may add to it.
time-kind-turn_and_bank-help = Every turn has its own time. A turn that takes longer draws on the stock.
time-limit = A turn
time-bank = The whole game
time-increment = Added for every turn
time-unit = { $what }: unit
time-unit-second = seconds
time-unit-minute = minutes
time-unit-hour = hours
time-unit-day = days
time-range = From { $shortest } to { $longest }
time-out = When somebody’s time is out
time-out-vote = The others vote
time-out-bot = A { -bot } plays on
time-out-lose = They lose
time-out-vote-help = Once they are gone, the others can vote for a { -bot }.
time-out-bot-help = At once, and until they come back.
time-out-lose-help = A { -bot } plays to the end and they come last. Between two players the game is over.
time-pauses = Pauses
time-pauses-never = None
time-pauses-agreed = When all agree
time-pauses-host = The host decides
time-holidays = Days of holiday for each
time-nights = Clocks rest at night
time-nights-none = No
time-nights-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
time-weekends = Clocks rest at weekends
time-rest-help = Nights and weekends go by each player’s own zone.
time-night-from = Your night begins at
time-night-zone = In your zone, { $zone }. Everybody at the table sees it.
time-menu = Time
time-pause = Pause the game
time-pause-ask = Ask for a pause
time-resume = Let the clocks run again
time-paused = The clocks rest, at the latest until { $until }. Whoever likes plays on.
time-pause-asked = { $names } would like a pause: all clocks would rest.
time-pause-yes = Pause
time-pause-no = No pause
time-holiday = Go on holiday
time-holiday-days = Days
time-holiday-left = { $count ->
    [0] No days of holiday left
    [one] { $count } day of holiday left
   *[other] { $count } days of holiday left
  }
time-holiday-end = I am back
time-holiday-until = On holiday until { $until }
time-rests-pause = paused
time-rests-holiday = on holiday
time-rests-night = night
time-rests-weekend = weekend
time-rests-until = The clock rests until { $until }
time-lost = lost on time
time-deadline = Time left; it runs out { $at }
time-by = by { $at }
time-late = time is out
time-orders = Standing orders
time-go-on = Nothing to decide: go on
