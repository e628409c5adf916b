### The solo opponent: its mat, its cards, its turn, and past games.

solo-title = Solo against { -the-chain }
solo-help = An opponent made of cards: no bluff, no mercy, its own rules.
solo-play = Face { -the-chain }
solo-choose = Choose game and difficulty
solo-rules = The rules of { -the-chain }
solo-difficulty = Difficulty
solo-plain = As printed
solo-switch-hard_choices = Hard choices
solo-switch-hard_choices-help = Five { -milestone(form: "many") } leave the game early.
solo-switch-expand_connections = Expand connections
solo-switch-expand_connections-help = New { -restaurant(form: "many") } first try { -tile(form: "many") } with a { -house } that no road joins to { -the-chain } yet.
solo-switch-six_restaurants = Six { -restaurant(form: "many") }
solo-switch-six_restaurants-help = { -the-chain } may open twice as many { -restaurant(form: "many") }.
solo-switch-all_warm_setup = All warm start
solo-switch-all_warm_setup-help = Its deck starts with warm cards only: more help for { -the-chain }.
solo-switch-warm_always = Warm always counts
solo-switch-warm_always-help = A warm card on top works whatever the competition marker shows.
solo-switch-flip_in_turn_one = Flip in turn one
solo-switch-flip_in_turn_one-help = It turns a card already in the first turn, and gets food at once.
solo-switch-new_price = It earns the new price
solo-switch-new_price-help = With reserve prices, what it sells brings the new base price too.
solo-past = Past games ({ $count })
solo-wins = Won
solo-margin = Margin
solo-share = { $wins } of { $games } ({ $percent } %)
solo-won = Won { MONEY($own) } to { MONEY($rival) } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
solo-lost = Lost { MONEY($own) } to { MONEY($rival) } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }

solo-tracks = Tracks
solo-track-recruit_train = Recruit and train
solo-track-price_distance = Price and distance
solo-track-waitresses = Waitresses
solo-track-competition = Competition
solo-green-box = gets { $count } at a time
solo-level-cold = Cold
solo-level-cool = Cool
solo-level-neutral = Even
solo-level-warm = Warm
solo-level-hot = Hot
solo-in-play = Cards in play
solo-front = Next card, front
solo-back = This turn’s card, back
solo-people = Staff and stock
solo-marketeers = { CAP(-marketeer(form: "many")) }
solo-pile = Staff pile
solo-stock = Stock
solo-restaurants-left = { CAP(-restaurant(form: "many")) } left
solo-deck = Deck
solo-deck-count = { $count } cards, of them { $warm } warm and { $cool } cool
solo-done = That was { -the-chain }.

solo-card-action = Action card { $number }
solo-card-warm = Warm card { $number }
solo-card-cool = Cool card { $number }
solo-star-coffee_shop = { CAP(-shop) }
solo-star-develop = Develop
solo-star-lobby = Lobby
solo-star-expand_chain = New { -restaurant }
solo-pane-food = Food and drinks
solo-face-map = Target { -tile(form: "many") }: new { -restaurant } { $expand }, { -campaign } { $market }, { -house } { $develop }
solo-face-move = { $track } { $by }
solo-face-claim = { CAP(-milestone) }: { $name }
solo-face-else = else { $what }
solo-face-all_demand = Everything in demand
solo-face-most_demand = What is most in demand
solo-face-house = New { -house } { $house }
solo-face-garden = Garden for { -house } { $house }
solo-face-road = Road
solo-face-park = { CAP(-park) }
solo-face-expand_chain = New { -restaurant }
solo-face-coffee_shop_or_expand_chain = { CAP(-shop) }, else a new { -restaurant }
solo-face-bonus_cash = Earns half as much again this turn
solo-face-inventory_boost = Fills up low stock
solo-face-inventory_drop = Loses part of high stock
solo-face-no_drive_ins = No { -drive-in(form: "many") } this turn
solo-face-fire_all = Sends its whole staff pile away
solo-face-pay_per_employee = Pays for its staff pile
solo-face-lose = Loses all { $what }

solo-card-rural_marketeer = Rural { CAP(-marketeer) }
solo-card-lead_barista = Lead Barista
solo-item-coffee = coffee
solo-milestone-first_cart_operator_played = { milestone-first_cart_operator_played }
solo-milestone-first_errand_boy_played = { milestone-first_errand_boy_played }
solo-milestone-first_cart_operator_used = First cart operator used
solo-milestone-first_discount_manager_used = First discount manager used
solo-milestone-first_to_pay_20_or_more_in_salaries = { milestone-first_to_pay_20 }
solo-milestone-first_to_throw_away_drink_or_food = { milestone-first_to_throw_away }
solo-home-marketeer_spot = a { -marketeer }’s spot
solo-home-beside_track_mat = a place beside the mat
solo-home-one_x_pile = its staff pile
solo-home-pool = the pool
solo-piece-restaurant = a { -restaurant }
solo-piece-house = a { -house }
solo-piece-campaign = a { -campaign }
solo-temper-warm = warm
solo-temper-cool = cool

solo-tries = Where it looked
solo-tile = { CAP(-tile) } { $tile }
solo-failed = { $why } × { $count }
solo-found = fits
solo-why-off_map = off the map
solo-why-not_empty = taken
solo-why-not_by_road = no road
solo-why-reaches_no_house = reaches no { -house }
solo-why-own_restaurant = own { -restaurant } on the { -tile }
solo-why-coffee_shop = { -shop } on the { -tile }
solo-why-joins_nothing = joins nothing
solo-why-beside_tile = beside the { -tile }
solo-why-nothing_to_connect = no { -house } left to connect
solo-why-no_garden_allowed = no garden allowed
solo-why-no_room = no room

solo-did-flipped = { -the-chain } flips its card { $number }.
solo-did-added_competition = Competition is { WORD("solo-level", $level) }: { WORD("solo-temper", $temper) } cards join its deck, { $top } on top and { $under } underneath.
solo-did-passed_over = A { WORD("solo-temper", $temper) } card goes back under the deck unused.
solo-did-resolving = { -the-chain } resolves a { WORD("solo-temper", $temper) } card.
solo-did-returned = The { WORD("solo-temper", $temper) } card goes back to its stack.
solo-did-shuffled-crossed = Its marker crossed a line: the deck is shuffled.
solo-did-shuffled-deck_empty = Its deck ran out and is shuffled anew.
solo-did-in_play = { -the-chain } plays with the front of card { $front } and the back of card { $back }.
solo-did-in_play-first = { -the-chain } plays with the front of card { $front }.
solo-did-moved = { WORD("solo-track", $track) }: from { $from } to { $to }.
solo-did-moved-nowhere = { WORD("solo-track", $track) } stays at { $to }.
solo-did-competition = Competition turns from { WORD("solo-level", $from) } to { WORD("solo-level", $to) }.
solo-did-competition-same = Competition stays { WORD("solo-level", $to) }; it came from { WORD("solo-level", $from) }.
solo-did-compared = Tonight { -the-chain } earned { MONEY($own) }, you { MONEY($rival) }.
solo-did-recruited = { -the-chain } takes { CARD($card) } for { WORD("solo-home", $home) }.
solo-did-not_recruited-pool_empty = No { CARD($card) } is left for { -the-chain }.
solo-did-not_recruited-owned = { -the-chain } has { CARD($card) } already.
solo-did-not_recruited-places_full = { -the-chain } has no place for { CARD($card) }.
solo-did-claimed = { -the-chain } claims a { -milestone }: { WORD("solo-milestone", $milestone) }.
solo-did-claimed-not = A { -milestone } is gone already: { WORD("solo-milestone", $milestone) }.
solo-did-stars = { $count ->
    [one] { $count } star to work on later this turn.
   *[other] { $count } stars to work on later this turn.
  }
solo-did-stars-none = No stars this turn.
solo-did-ignored = Nothing happens without the module “{ WORD("module", $module) }”.
solo-did-got-printed = { -the-chain } gets { GOODS($items) }.
solo-did-got-alternative = { -the-chain } gets { GOODS($items) } instead of something that is not in this game.
solo-did-got-fallback = In place of somebody who is not in this game { -the-chain } gets { GOODS($items) }.
solo-did-got-all_demand = { -the-chain } gets everything in demand: { GOODS($items) }.
solo-did-got-most_demand = { -the-chain } gets what is most in demand: { GOODS($items) }.
solo-did-got-draw = A draw decides between what is most in demand: { GOODS($items) } for { -the-chain }.
solo-did-got_nothing = { -the-chain } gets nothing: its card asks for something that is not in this game.
solo-did-got_nothing-demand = { -the-chain } gets nothing: nothing is in demand.
solo-did-searched = Looking for a place for { WORD("solo-piece", $piece) } from { -tile } { $target } on: { -tile } { $tile } fits, after { $tries ->
    [one] { $tries } { -tile } looked at.
   *[other] { $tries } { -tile(form: "many") } looked at.
  }
solo-did-searched-nowhere = { -the-chain } finds no place for { WORD("solo-piece", $piece) }, from { -tile } { $target } on.
solo-did-searched_house = A garden was meant for { -house } { HOUSE($target) }; { -house } { HOUSE($house) } gets it.
solo-did-searched_house-none = No { -house } can take the garden meant for { -house } { HOUSE($target) }.
solo-did-none_left = { -the-chain } has none left to place.
solo-did-released = { CARD($card) } leaves { -the-chain }’s { -campaign } for { WORD("solo-home", $home) }.
solo-did-stock-over_limit = Over its limit: { -the-chain } throws away { GOODS($items) }.
solo-did-stock-inventory_drop = { -the-chain } loses { GOODS($items) } of its stock.
solo-did-stock-inventory_boost = { -the-chain }’s stock grows by { GOODS($items) }.
solo-did-stock-lost = { -the-chain } loses { GOODS($items) }.
solo-did-bonus_cash = { -the-chain } will earn half as much again this turn.
solo-did-bonus_paid = On { MONEY($earned) } { -the-chain } gets { MONEY($amount) } extra.
solo-did-no_drive_ins = { -the-chain }’s { -drive-in(form: "many") } stay closed this turn.
solo-did-fired_all = { -the-chain } sends its staff pile away: { STAFF($cards) }.
solo-did-paid = { -the-chain } pays { MONEY($amount) } for { $employees ->
    [one] { $employees } employee.
   *[other] { $employees } employees.
  }
show-chain-title = { -the-chain }’s turn
