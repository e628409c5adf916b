### What the analysis and the coach say. The names are those of crates/analysis: plan-, warn-, tip-, obstacle- and cause-, each with the name of what is told.

## Numbers

analysis-chance = { $percent }% to win
analysis-chance-between = between { $low }% and { $high }%
analysis-margin = { $dollars ->
    [0] level with the best other
   *[other] { MONEY($dollars, sign: "yes") } compared with the best other
  }
analysis-margin-between = between { MONEY($low, sign: "yes") } and { MONEY($high, sign: "yes") }
analysis-games = worked out from { $games ->
    [one] { $games } game played on
   *[other] { $games } games played on
  }
## What speaks for a plan, and against one

plan-sells = { CAP(-house) } { HOUSE($house) } eats here tonight and pays { MONEY($dollars) }.
plan-loses_house = { CAP(-house) } { HOUSE($house) } goes to { CHAIN($to) } tonight, for { MONEY($dollars) }.
plan-takes_milestone = The { -milestone } “{ MILESTONE($milestone) }” is won.
plan-leaves_milestone = The { -milestone } “{ MILESTONE($milestone) }” goes to { CHAIN($to) } and is closed afterwards.
plan-hires = { CARD($card) } joins the company.
plan-trains = { CARD($card) } becomes { CARD($to, form: "one") }.
plan-advertises = Own { -campaign(form: "many") } make { -house(form: "many") } want more { ITEM($item, form: "of") }: { $count } in all.
plan-throws_away = { GOODS($items) } nobody buys is thrown away at the end of the round.
plan-cannot_pay = The money is not enough for the salaries, and { CARD($card) } has to go.
plan-fires = { CARD($card) } is fired, which saves a salary.
plan-opens = A { -restaurant } comes to a new place.
plan-builds = { CAP(-house) } { HOUSE($house) } is built.
plan-garden = { CAP(-house) } { HOUSE($house) } gets a garden and pays double from then on.
plan-acts_at = Place { $place } in the { -turn-order }.
plan-breaks_bank = The bank breaks.
plan-pays_more = Salaries are { MONEY($dollars) } higher.
plan-earns_more = About { MONEY($dollars) } more comes in over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }.
plan-holds_back = { CHAIN($chain) } earns about { MONEY($dollars) } less over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }.

## Before a decision is confirmed

warn-costly = This costs a lot: about { $percent }% of your chance to win, and { MONEY($dollars) } by the end of the game.
warn-costly-money = This costs about { MONEY($dollars) } by the end of the game.
warn-does_not_fit = Not everybody has a { -slot }: { STAFF($left_over) } is too many. Then the whole company spends the day on the { -beach }.
warn-cannot_pay = Salaries of { MONEY($due) } are due tonight, and you will only have about { MONEY($money) }. You would have to fire people.
warn-loses_house = With this you give up { -house } { HOUSE($house) } tonight, and the { MONEY($income) } it would pay.
warn-misses_milestone = You can still win the { -milestone } “{ MILESTONE($milestone) }” now.
warn-misses_milestone-rivals = You can still win the { -milestone } “{ MILESTONE($milestone) }” now. { CHAINS($rivals) } can take it this round, and after that nobody else gets it.
warn-thrown_away = Nobody will buy { GOODS($items) } tonight{ $freezer ->
    [0] , and without a { -freezer } it is thrown away
   *[other] , and there is no room for it in your { -freezer }
  }.
warn-keeps_too_little = Your { -freezer } has room for { $room ->
    [one] { $room } more item
   *[other] { $room } more items
  }: keep what you can.
warn-unused = { CARD($card) } is at work and has not done anything yet.
warn-hires_unused = { $left ->
    [one] You can still hire { $left } person
   *[other] You can still hire { $left } people
  }.{ $saves ->
    [0] {""}
   *[other] {" "}Not hiring takes { MONEY($saves) } off your salaries.
  }
warn-training_unused = { $left ->
    [one] You still have { $left } training to give
   *[other] You still have { $left } trainings to give
  }, and somebody on the { -beach } could use it.
warn-open_slots = { $open ->
    [one] { $open } { -slot } stays
   *[other] { $open } { -slot(form: "many") } stay
  } open while { STAFF($idle) } could work. Open { -slot(form: "many") } only help you to choose your place in the { -turn-order } early.

## When a decision begins

tip-house_to_win = { CAP(-house) } { HOUSE($house) } can be yours tonight for { MONEY($income) }. Still missing: { GOODS($missing) }.
tip-house_to_win-rivals = { CAP(-house) } { HOUSE($house) } can be yours tonight for { MONEY($income) }, unless { CHAINS($rivals) } makes a better offer. Still missing: { GOODS($missing) }.
tip-house_lost = { CAP(-house) } { HOUSE($house) } is out of your reach tonight. It would have paid you { MONEY($income) }.
tip-salaries_ahead = Salaries of { MONEY($due) } are due at the end of the round. You have { MONEY($cash) }{ $dinner ->
    [0] {""}
   *[other] {" "}and dinner would bring { MONEY($dinner) }
  }: { MONEY($short) } is missing. Sell more, or hire fewer people: every hire you leave out lowers the salaries.
tip-stock_to_waste = Nobody wants { GOODS($items) } tonight{ $freezer ->
    [0] . Without a { -freezer } it will be thrown away
   *[other] , and your { -freezer } has no room for it
  }.
tip-milestone_now = The { -milestone } “{ MILESTONE($milestone) }” can be yours right now.
tip-milestone_now-rivals = The { -milestone } “{ MILESTONE($milestone) }” can be yours right now. { CHAINS($rivals) } is after it too, and after this round it is closed.
tip-milestone_going = { CHAINS($rivals) } will probably win the { -milestone } “{ MILESTONE($milestone) }” this round. After that it is closed.
tip-marketeer_ready = { CARD($card) } can start a { -campaign }: people only eat what they have seen advertised.
tip-hires_left = { $left ->
    [one] You can hire { $left } person
   *[other] You can hire { $left } people
  } this turn.
tip-training_left = { $left ->
    [one] You can train somebody on the { -beach } by { $left } step
   *[other] You can train people on the { -beach } by { $left } steps
  }.
tip-bank_soon = Only { MONEY($bank) } is left in the bank. When it is empty the { -reserve-card(form: "many") } are turned over.
tip-bank_soon-last = Only { MONEY($bank) } is left in the bank. When it is empty the game ends: money counts now, not plans.
tip-suggestion = This is what an experienced player would probably do.

## Why a house is lost

obstacle-no_road = No road leads there from any { -restaurant } of yours.
obstacle-goods = You will not have everything it wants. Missing: { GOODS($missing) }.
obstacle-lesser_order = { CHAIN($chain) } has something it likes better.
obstacle-dearer = { CHAIN($chain) } is better by { $by }: price and distance are added, and the lowest sum wins.
obstacle-lesser_star = The sums are equal, but { CHAIN($chain) } has the better movie star.
obstacle-fewer_waitresses = The sums are equal, but { CHAIN($chain) } has more waitresses.
obstacle-later_in_order = Everything is equal, but { CHAIN($chain) } comes before you in the { -turn-order }.
obstacle-offer = { CHAIN($chain) }: price { MONEY($price) } and distance { $distance } make { $sum }.
obstacle-offer-no_road = { CHAIN($chain) }: no road.

## Why the chances changed

cause-mistake = A costly decision of { CHAIN($by) }.
cause-turn = What { CHAIN($by) } did in this turn.
cause-reveal = Everybody had chosen in secret, and nobody could know what the others would do.
cause-cards = The cards of { -the-chain }.
cause-everybody = Several players decided.

## The coach beside a game

coach-second = On second thought
coach-better = Better:
coach-take-better = Take the better one
coach-regret = You can still take that back
coach-undo = Take it back
coach-let-be = Leave it
coach-for-first_restaurant = The aim: most cash when the bank is empty. Guests go to the { -restaurant } where price and way together are lowest, so build near { -house(form: "many") } and away from others.
coach-for-reserve = Everybody puts money aside for the day the bank runs out. A large card makes the game longer.
coach-for-restructuring = Choose who works today. Everybody else waits on the { -beach }, where people can be trained.
coach-for-order_of_business = Whoever comes first works first: they hire and advertise before others. Open { -slot(form: "many") } let you choose early.
coach-for-recruit = Hire people. A company needs somebody who advertises, somebody who cooks what was advertised, and soon somebody who trains.
coach-for-train = Training turns somebody on the { -beach } into a better card.
coach-for-campaigns = Nobody eats what they have not seen advertised: a { -campaign } makes { -house(form: "many") } want something, and it lasts for some rounds.
coach-for-food = Make what { -house(form: "many") } want tonight. What nobody buys is thrown away.
coach-for-houses = New { -house(form: "many") } and gardens bring more guests, and gardens pay double.
coach-for-restaurants = Another { -restaurant } can be nearer to the { -house(form: "many") } you want to serve.
coach-for-payday = Trained people cost a salary every round. Whoever you cannot pay, or do not need, you let go.
