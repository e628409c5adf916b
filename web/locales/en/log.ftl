### The log: one sentence for everything that happens.

log-all = Everything
log-title = Log
log-empty = Nothing has happened yet.
log-turn-of = { CHAIN($chain) }’s working day
log-earlier = Show earlier rounds
log-details = Show every detail
log-expand-all = Open all rounds
log-collapse-all = Close all rounds
log-show-on-board = Show on the board
log-watch = Watch again
log-since-title = Since your last turn
log-since-nothing = Nothing new since your last turn.
log-since-close = Got it
log-since-summary = { $count ->
    [one] { $count } piece of news
   *[other] { $count } pieces of news
  }
log-replay = Replay from here

log-passed = { CHAIN($chain) } leaves its first { -restaurant } for later.
log-restaurant_placed = { CHAIN($chain) } opens a { -restaurant }.
log-restaurant_placed-soon = { CHAIN($chain) } announces a { -restaurant }: coming soon.
log-restaurant_moved = { CHAIN($chain) } moves a { -restaurant }.
log-restaurant_opened = The new { -restaurant } of { CHAIN($chain) } opens its doors.
log-reserve_chosen = { CHAIN($chain) } has put a { -reserve-card } aside.
log-reserve_chosen-known = { CHAIN($chain) } has put the { -reserve-card } of { MONEY($cash) } aside.
log-structure_chosen = { CHAIN($chain) } has decided who works.
log-structures_revealed = { CHAIN($chain) } puts to work: { STAFF($cards) }. Open { -slot(form: "many") }: { $slots }.
log-structures_revealed-alone = { CHAIN($chain) }: only the { -ceo } works. Open { -slot(form: "many") }: { $slots }.
log-structures_revealed-unfit = { CHAIN($chain) } chose more cards than fit: everybody but the { -ceo } goes to the { -beach }.
log-milestone_awarded = { CHAIN($chain) } earns “{ MILESTONE($milestone) }”.
log-order_of_choice = Places are chosen in this order: { CHAINS($chains) }.
log-position_taken = { CHAIN($chain) } takes place { $position }.
log-turn_order = { CAP(-turn-order) }: { CHAINS($chains) }.
log-hired = { CHAIN($chain) } hires { CARD($card, form: "one") }.
log-hired-phantom = { CHAIN($chain) } hires { CARD($card, form: "one") } from an empty pile, to be trained at once.
log-cards_granted = { CHAIN($chain) } gets { STAFF($cards) } for “{ MILESTONE($milestone) }”.
log-trained = { CHAIN($chain) } trains { CARD($card, form: "one") } to { CARD($to, form: "one") }.
log-trained-at_work = { CHAIN($chain) } trains { CARD($card, form: "one") } at work to { CARD($to, form: "one") }.
log-campaign_placed = { CHAIN($chain) } starts { KIND($kind, form: "one") } (no. { CAMPAIGN($number) }) for { ITEM($item, form: "of") } { TURNS($turns) }. In reach: { $count ->
    [one] { -house }
   *[other] { -house(form: "many") }
  } { HOUSES($houses) }.
log-campaign_placed-nobody = { CHAIN($chain) } starts { KIND($kind, form: "one") } (no. { CAMPAIGN($number) }) for { ITEM($item, form: "of") } { TURNS($turns) }. No { -house } is in reach.
log-campaign_placed-two = { CHAIN($chain) } starts { KIND($kind, form: "one") } (no. { CAMPAIGN($number) }) for { ITEM($item, form: "of") } and { ITEM($item_b, form: "of") } { TURNS($turns) }. In reach: { $count ->
    [0] nobody.
    [one] { -house } { HOUSES($houses) }.
   *[other] { -house(form: "many") } { HOUSES($houses) }.
  }
log-campaign_placed-free = Nobody’s own: { KIND($kind, form: "one") } (no. { CAMPAIGN($number) }) for { ITEM($item, form: "of") } { TURNS($turns) }. In reach: { $count ->
    [0] nobody.
    [one] { -house } { HOUSES($houses) }.
   *[other] { -house(form: "many") } { HOUSES($houses) }.
  }
log-cooked = { CHAIN($chain) }: { CARD($card, form: "one") } makes { GOODS($items) }.
log-drinks_fetched = { CHAIN($chain) }: { CARD($card, form: "one") } brings { GOODS($items) }.
log-house_built = { CHAIN($chain) } builds { -house } { HOUSE($house) }.
log-garden_built = { CHAIN($chain) } gives { -house } { HOUSE($house) } a garden.
log-road_laid = { CHAIN($chain) } lays a road; it opens when the round ends. { CAP(-roadworks) }: { $count }.
log-roads_opened = { $count ->
    [one] A new road opens.
   *[other] { $count } new roads open.
  } The { -roadworks } are gone.
log-park_laid = { CHAIN($chain) } lays out a { -park }. Pays more from now on: { $count ->
    [one] { -house }
   *[other] { -house(form: "many") }
  } { HOUSES($houses) }.
log-park_laid-nobody = { CHAIN($chain) } lays out a { -park }; no { -house } is beside it.
log-tile_added = { CHAIN($chain) } adds { -tile } { $tile } to the map, with { $count ->
    [one] { -house }
   *[other] { -house(form: "many") }
  } { HOUSES($houses) }.
log-tile_added-nobody = { CHAIN($chain) } adds { -tile } { $tile } to the map.
log-shop_placed = { CHAIN($chain) } opens a { -shop }.
log-shop_moved = { CHAIN($chain) } moves a { -shop }.
log-offramp_placed = { CHAIN($chain) } places an { -offramp } to the { -rural }.
log-declined-coffee_shop = { CHAIN($chain) } does without a { -shop }.
log-declined-tile = { CHAIN($chain) } does without a { -tile }.
log-declined-offramp = { CHAIN($chain) } does without an { -offramp }.
log-declined-mailbox = { CHAIN($chain) } does without a free mailbox.
log-dinner_started = { CHAIN($chain) } asks { MONEY($price) } apiece.
log-house_served = { CAP(-house) } { HOUSE($house) } eats at { CHAIN($chain) }: { GOODS($items) } for { MONEY($income) }. Price { MONEY($price) }, distance { $distance }.
log-house_served-garden = { CAP(-house) } { HOUSE($house) }, with its garden, eats at { CHAIN($chain) }: { GOODS($items) } for { MONEY($income) }. Price { MONEY($price) }, distance { $distance }.
log-house_served-park = { CAP(-house) } { HOUSE($house) }, by its { -park }, eats at { CHAIN($chain) }: { GOODS($items) } for { MONEY($income) }. Price { MONEY($price) }, distance { $distance }.
log-house_served-garden-park = { CAP(-house) } { HOUSE($house) }, with garden and { -park }, eats at { CHAIN($chain) }: { GOODS($items) } for { MONEY($income) }. Price { MONEY($price) }, distance { $distance }.
log-coffee_sold = On its way { -house } { HOUSE($house) } buys { GOODS($items) } from { CHAIN($chain) } for { MONEY($income) }.
log-coffee_sold-none = { CAP(-house) } { HOUSE($house) } has several ways to dinner, and no coffee is on all of them.
log-coffee_undecided = Undecided on the way of { -house } { HOUSE($house) }: { CHAINS($chains) }.
log-house_taste = { CAP(-house) } { HOUSE($house) } had wanted { GOODS($items) }.
log-house_unserved = { CAP(-house) } { HOUSE($house) } stays hungry: nobody can deliver { GOODS($items) }.
log-tips = { CHAIN($chain) }: { $waitresses ->
    [one] { $waitresses } waitress brings
   *[other] { $waitresses } waitresses bring
  } { MONEY($amount) } in tips.
log-cfo_bonus = { CHAIN($chain) }: the CFO finds { MONEY($amount) } more.
log-cfo_bonus-ceo = { CHAIN($chain) }: the { -ceo }, as CFO, finds { MONEY($amount) } more.
log-bank_broke = The bank breaks! The reserve adds { MONEY($added) }. From next round on every { -ceo } has { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  }.
log-bank_broke-price = The bank breaks; the { -reserve-card(form: "many") } add { MONEY($added) }, and the base price is { MONEY($price) }.
log-bank_broke-last = The bank breaks for the last time. The game ends after this dinner.
log-bank_broke-last-later = The bank breaks for the last time. The game ends after the next dinner.
log-income = { CHAIN($chain) } earns { MONEY($total) } tonight and now has { MONEY($cash) }.
log-bankrupt = { CHAIN($chain) } cannot pay { MONEY($owed) } and is bankrupt.
log-fired = { CHAIN($chain) } fires { CARD($card, form: "one") }.
log-fired-forced = { CHAIN($chain) } has to fire { CARD($card, form: "one") }.
log-marketeer_fired = { CHAIN($chain) } has to fire the { CARD($card) } of { -campaign } { CAMPAIGN($number) }; the { -campaign } goes on.
log-salaries_paid = { CHAIN($chain) } pays { MONEY($due) } in salaries.
log-salaries_paid-items = { CHAIN($chain) } pays salaries with { GOODS($items) }{ $paid ->
    [0] { "" }
   *[other] { " " }and { MONEY($paid) }
  }.
log-salaries_paid-forgiven = { CHAIN($chain) } pays { MONEY($paid) } in salaries; { MONEY($forgiven) } is forgiven.
log-salaries_paid-items-forgiven = { CHAIN($chain) } pays salaries with { GOODS($items) }{ $paid ->
    [0] { "" }
   *[other] { " " }and { MONEY($paid) }
  }; { MONEY($forgiven) } is forgiven.
log-salaries_paid-none = { CHAIN($chain) } has no salaries to pay.
log-campaign_ran = { $pass ->
    [1] { "" }
   *[other] Pass { $pass }:{ " " }
  }{ KIND($kind) } { CAMPAIGN($number) } makes { $count ->
    [one] { -house }
   *[other] { -house(form: "many") }
  } { HOUSES($houses) } want { ITEM($item, form: "of") }.
log-campaign_ran-full = { $pass ->
    [1] { "" }
   *[other] Pass { $pass }:{ " " }
  }{ KIND($kind) } { CAMPAIGN($number) } for { ITEM($item, form: "of") }: { $count ->
    [0] no { -house } has room.
    [one] { -house } { HOUSES($houses) }.
   *[other] { -house(form: "many") } { HOUSES($houses) }.
  } Too full for { $lost } more.
log-campaign_ran-nobody = { $pass ->
    [1] { "" }
   *[other] Pass { $pass }:{ " " }
  }{ KIND($kind) } { CAMPAIGN($number) } for { ITEM($item, form: "of") } reaches nobody.
log-marketing_paid = { CHAIN($chain) } gets { MONEY($amount) } for { $tokens ->
    [one] { $tokens } new wish
   *[other] { $tokens } new wishes
  } ({ -campaign } { CAMPAIGN($number) }).
log-cash_removed = { CHAIN($chain) } sells cheap: { MONEY($amount) } leaves the bank for good.
log-campaign_ended = { KIND($kind) } { CAMPAIGN($number) } comes down.
log-campaign_ended-free = { KIND($kind) } { CAMPAIGN($number) } comes down; its { CARD($card) } is free again.
log-discarded = { CHAIN($chain) } throws away { GOODS($items) }.
log-discarded-some = { CHAIN($chain) } keeps { GOODS($kept) } in the { -freezer } and throws away { GOODS($items) }.
log-discarded-none = { CHAIN($chain) } keeps { GOODS($kept) } in the { -freezer }.
log-milestones_closed = No longer to be had: { MILESTONES($milestones) }.
log-chain_left = { CHAIN($chain) } leaves the game.
log-game_ended = { $rank }. { CHAIN($chain) } with { MONEY($cash) }
log-game_ended-bankrupt = { $rank }. { CHAIN($chain) }, bankrupt

## What happens at the table rather than in the game

entry-opened = The table is set.
entry-configured = The options of the table have changed.
entry-host_changed = The table has a new host.
entry-started = The game begins.
entry-abandoned = The game was ended before its time.
entry-zone_set = { CHAIN($chain) } says when it is night there.
entry-pause_voted = { CHAIN($chain) } would like a pause.
entry-pause_voted-no = { CHAIN($chain) } wants no pause.
entry-paused = The game is paused: all clocks rest.
entry-resumed = The pause is over: the clocks run again.
entry-holiday_taken = { CHAIN($chain) } goes on holiday: { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
entry-holiday_ended = { CHAIN($chain) } is back from holiday.
entry-time_out = The time of { CHAIN($chain) } is out: a { -bot } plays on.
entry-forfeited = The time of { CHAIN($chain) } is out: lost.
entry-expired = Nobody came for long: the table was closed.
entry-person_removed = The host has sent somebody away; the invitation is a new one.
entry-end_voted = { CHAIN($chain) } would like to end the game.
entry-end_voted-no = { CHAIN($chain) } wants to play on.
entry-seat_taken = Somebody sits down as { CHAIN($chain) }.
entry-seat_left = The seat of { CHAIN($chain) } is free again.
entry-sign_hung = { CHAIN($chain) } hangs up its sign.
entry-bot_seated = A { -bot } plays { CHAIN($chain) }.
entry-seat_reclaimed = The player of { CHAIN($chain) } is back.
entry-undone = { CHAIN($chain) } takes a step back.
entry-take_back_asked = { CHAIN($chain) } asks to go back to before its last decision.
entry-take_back_answered = { CHAIN($chain) } agrees to go back.
entry-take_back_answered-no = { CHAIN($chain) } does not want to go back.
entry-replacement_voted = { CHAIN($chain) } wants a { -bot } to play on for { CHAIN($absent) }.
