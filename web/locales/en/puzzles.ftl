### Puzzles: one evening, one task. Only loaded when somebody opens them.

puzzle-heading = Puzzles
puzzle-lead = One evening, one task, the real rules. Every line has been tried: there is a solution, and few ways lead to it.
puzzle-daily = Puzzle of the day
puzzle-daily-date = Puzzle of { $date }
puzzle-daily-done = Solved. The next one comes tomorrow.
puzzle-all = All puzzles
puzzle-place = { $number } of { $count }
puzzle-round = Round { $round }, { $players ->
    [one] { $players } { -chain }
   *[other] { $players } { -chain(form: "many") }
  }
puzzle-you = You are { CHAIN($chain) }.
puzzle-wait = Setting the table…
puzzle-unavailable = The puzzles could not be fetched.
puzzle-fetch-again = Try again

## Kinds

puzzle-kind-win_house = Win the { -house }
puzzle-kind-win_house-about = Get tonight’s dinner of one { -house } that somebody else would serve.
puzzle-kind-best_dinner = Best dinner
puzzle-kind-best_dinner-about = Earn all that can be earned tonight.
puzzle-kind-sell_houses = Full { -house(form: "many") }
puzzle-kind-sell_houses-about = Serve as many { -house(form: "many") } as can be served tonight.
puzzle-kind-hold_rival = Spoil the evening
puzzle-kind-hold_rival-about = Let a rival earn as little as possible tonight.
puzzle-kind-payday = Survive payday
puzzle-kind-payday-about = Dinner has to bring in the salaries.
puzzle-kind-milestones = { CAP(-milestone(form: "many")) } today
puzzle-kind-milestones-about = Be the first at several things in one day.

## The task

puzzle-task = Your task
puzzle-task-win_house = Serve { -house } { HOUSE($house) } tonight, before { CHAIN($rival) } does.
puzzle-task-best_dinner = Earn at least { MONEY($amount) } at tonight’s dinner.
puzzle-task-sell_houses = Serve { $count ->
    [one] { $count } { -house }
   *[other] { $count } { -house(form: "many") }
  } tonight.
puzzle-task-hold_rival = { $amount ->
    [0] Let { CHAIN($rival) } earn nothing at all tonight.
   *[other] Let { CHAIN($rival) } earn no more than { MONEY($amount) } tonight.
  }
puzzle-task-payday = Get through tonight’s dinner and payday: { $fired ->
    [0] fire nobody
    [one] fire at most { $fired } person
   *[other] fire at most { $fired } people
  }{ $left ->
    [0] .
   *[other] , and have at least { MONEY($left) } left.
  }
puzzle-task-milestones = Get { $count ->
    [one] { $count } { -milestone }
   *[other] { $count } { -milestone(form: "many") }
  } by the end of tonight’s dinner.
puzzle-others = The others have done their day’s work and keep their companies and places. What they have is on the board.
puzzle-decides = You decide: { $steps }. Everything else is passed over.
puzzle-decides-restructuring = who works
puzzle-decides-recruit = whom you hire
puzzle-decides-train = whom you train
puzzle-decides-campaigns = { -campaign(form: "many") }
puzzle-decides-food = food and drinks
puzzle-decides-houses = { -house(form: "many") } and gardens
puzzle-decides-lobbyists = roads and { -park(form: "many") }
puzzle-decides-restaurants = { -restaurant(form: "many") }
puzzle-decides-payday = whom you fire

## Difficulty

puzzle-difficulty = Difficulty
puzzle-difficulty-1 = Easy
puzzle-difficulty-2 = Fair
puzzle-difficulty-3 = Tricky
puzzle-difficulty-4 = Hard
puzzle-difficulty-5 = Fiendish

## Choosing one

puzzle-filter-kind = Kind
puzzle-filter-all = All
puzzle-filter-open = Not solved yet
puzzle-filter-modules = With modules
puzzle-filter-none = No puzzle is like this.
puzzle-state-solved = Solved
puzzle-state-tried = Tried
puzzle-state-shown = Solution seen
puzzle-random = Any puzzle

## At work

puzzle-restart = Start over
puzzle-back = Take back
puzzle-give-up = Show the solution
puzzle-give-up-sure = The puzzle will count as seen, not as solved.
puzzle-next = Next puzzle
puzzle-analyse = Open on the analysis board
puzzle-copy = Copy a link
puzzle-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
  }
puzzle-hint = A hint
puzzle-hint-more = One more hint
puzzle-hint-none = There are no more hints.
puzzle-hint-win_house = Look at the price and the distance of every { -chain } that could serve { -house } { HOUSE($house) }. On a tie waitresses decide, then the { -turn-order }.
puzzle-hint-best_dinner = A lower price wins { -house(form: "many") }, a higher one earns more in each. Which { -house(form: "many") } would come anyway?
puzzle-hint-sell_houses = A { -house } goes to somebody who has everything it wants. Count what is wanted, and in which order the { -house(form: "many") } eat.
puzzle-hint-hold_rival = { CHAIN($rival) } cannot sell to a { -house } that you serve. Which ones can you take away, even if they bring you little?
puzzle-hint-payday = Add it up: cash, dinner, salaries. Recruiters who hire nobody make payday cheaper, and tips are money too.
puzzle-hint-milestones = Which { -milestone(form: "many") } are still there? Some come from who works, some from what is cooked, advertised, hired or earned.
puzzle-hint-work = These people work: { STAFF($cards) }.
puzzle-hint-not-work = { CARD($card) } stays on the { -beach }.
puzzle-hint-first = The first thing to do is shown on the board.

## How it ended

puzzle-solved = Solved!
puzzle-solved-first = Solved at the first try!
puzzle-solved-win_house = { CAP(-house) } { HOUSE($house) } eats with you.
puzzle-solved-best_dinner = { MONEY($value) }: nobody can earn more tonight.
puzzle-solved-sell_houses = { $value ->
    [one] { $value } { -house } served
   *[other] { $value } { -house(form: "many") } served
  }, and there is no way to serve more.
puzzle-solved-hold_rival = { CHAIN($rival) } goes home with { MONEY($earned) }.
puzzle-solved-payday = Everybody is paid, and { MONEY($value) } is left.
puzzle-solved-milestones = { CAP(-milestone(form: "many")) } today: { MILESTONES($milestones) }.
puzzle-failed = Not yet
puzzle-failed-house_lost = { CAP(-house) } { HOUSE($house) } went to { CHAIN($to) }.
puzzle-failed-house_unserved = Nobody could serve { -house } { HOUSE($house) }.
puzzle-failed-too_little = You earned { MONEY($earned) }; { MONEY($wanted) } is possible.
puzzle-failed-too_few_houses = { $served ->
    [0] You served nobody
    [one] You served { $served } { -house }
   *[other] You served { $served } { -house(form: "many") }
  }; { $wanted } are possible.
puzzle-failed-rival_earned = { CHAIN($rival) } earned { MONEY($earned) }; { MONEY($allowed) } would have been fine.
puzzle-failed-too_little_left = Everybody is paid, but only { MONEY($left) } is left, not { MONEY($wanted) }.
puzzle-failed-too_many_fired = You fired { $fired ->
    [one] { $fired } person
   *[other] { $fired } people
  }, and only { $allowed } may go.
puzzle-failed-cannot_pay = { MONEY($due) } is due, and you have { MONEY($cash) }.
puzzle-failed-game_over = The bank broke for good: there is no payday any more.
puzzle-failed-too_few_milestones = { $got ->
    [0] No { -milestone }
    [one] { $got } { -milestone }
   *[other] { $got } { -milestone(form: "many") }
  }; { $wanted } are possible.

## The explanation

puzzle-explain = What happened, and why
puzzle-explain-yours = Your evening
puzzle-explain-solution = The solution
puzzle-explain-company = At work: { STAFF($cards) }. Unit price { MONEY($price) }.
puzzle-explain-won-alone = { CAP(-house) } { HOUSE($house) }: only you could serve it. { MONEY($income, sign: "always") }
puzzle-explain-won-by-price = { CAP(-house) } { HOUSE($house) }: you at { $own }, { CHAIN($rival) } at { $other }; price plus distance, { $margin } less. { MONEY($income, sign: "always") }
puzzle-explain-won-by-star = { CAP(-house) } { HOUSE($house) }: { $own } each, and your star decides against { CHAIN($rival) }. { MONEY($income, sign: "always") }
puzzle-explain-won-by-waitresses = { CAP(-house) } { HOUSE($house) }: { $own } each, and your waitresses decide against { CHAIN($rival) }. { MONEY($income, sign: "always") }
puzzle-explain-won-by-order = { CAP(-house) } { HOUSE($house) }: { $own } each, and you come before { CHAIN($rival) } in the { -turn-order }. { MONEY($income, sign: "always") }
puzzle-explain-won-by-taste = { CAP(-house) } { HOUSE($house) } likes what you have better than what { CHAIN($rival) } has. { MONEY($income, sign: "always") }
puzzle-explain-lost-stock = { CAP(-house) } { HOUSE($house) } goes to { CHAIN($rival) }: you lack { GOODS($missing) }.
puzzle-explain-lost-price = { CAP(-house) } { HOUSE($house) } goes to { CHAIN($rival) }: they are at { $other }, you at { $own }.
puzzle-explain-lost-tie = { CAP(-house) } { HOUSE($house) } goes to { CHAIN($rival) }: { $own } each, and the tie is theirs.
puzzle-explain-lost-taste = { CAP(-house) } { HOUSE($house) } goes to { CHAIN($rival) }, who has what it likes better.
puzzle-explain-lost-road = { CAP(-house) } { HOUSE($house) } goes to { CHAIN($rival) }: no road leads to you.
puzzle-explain-unserved = { CAP(-house) } { HOUSE($house) }: nobody has what it wants.
puzzle-explain-income = Earned at dinner: { MONEY($amount) }.
puzzle-explain-rival = { CHAIN($rival) } earned { MONEY($amount) }.
puzzle-explain-salaries = Salaries: { MONEY($due) }; cash afterwards: { MONEY($cash) }.
puzzle-explain-milestones = { CAP(-milestone(form: "many")) }: { MILESTONES($milestones) }.
puzzle-explain-tried = { $ends } different evenings are possible; { $solving ->
    [one] { $solving } of them does
   *[other] { $solving } of them do
  } what is asked.
puzzle-explain-second-best_dinner = The next best evening brings { MONEY($value) }.
puzzle-explain-second-sell_houses = All others serve { $value } or fewer.
puzzle-explain-second-hold_rival = Otherwise { CHAIN($rival) } earns { MONEY($value) } or more.
puzzle-explain-second-payday = The next best evening ends at { MONEY($value) }.
puzzle-explain-second-milestones = All others get { $value } or fewer.
puzzle-explain-obvious-best_dinner = Leaving everything as it is brings { MONEY($value) }.
puzzle-explain-obvious-sell_houses = Leaving everything as it is serves { $value }.
puzzle-explain-obvious-hold_rival = Leaving everything as it is, { CHAIN($rival) } earns { MONEY($value) }.
puzzle-explain-obvious-payday = Leaving everything as it is ends at { MONEY($value) }.
puzzle-explain-obvious-milestones = Leaving everything as it is gets { $value }.
puzzle-explain-bots = { $who ->
    [both] Trainee and Manager would have found it.
    [trainee] A Trainee would have found it, by chance.
    [manager] A Manager would have found it.
   *[nobody] Neither Trainee nor Manager would have found it.
  }

## Streaks

puzzle-streak = { $count ->
    [0] No streak yet: solve today’s puzzle.
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
puzzle-streak-best = Longest streak: { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
puzzle-streak-kept = Today counts.
puzzle-streak-risk = Solve today’s puzzle to keep it.
puzzle-count = { $solved } of { $total } solved
puzzle-local = Streak and solved puzzles are kept on this device only.

## Around the game

puzzle-name = Puzzle
puzzle-fold = Fold the task away
puzzle-unfold = Show the whole task
puzzle-let-me = Let me try
puzzle-watch = Watch how the evening goes.
puzzle-again = Try again
puzzle-copied = Link copied
puzzle-leave = To all puzzles
puzzle-missing = There is no such puzzle.
puzzle-broken = This puzzle cannot be shown.
puzzle-hint-given = Hint
puzzle-seen = The solution
puzzle-seen-text = This puzzle counts as seen. You can still play it.
puzzle-numbers = By the numbers
puzzle-play = Play
puzzle-play-again = Play it again
puzzle-label = { $kind }, number { $number }: { $difficulty }
