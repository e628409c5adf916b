### Names of cards and what they do. `.one` is the name inside a sentence, with its article.

card-ceo = { -ceo }
    .one = the { -ceo }
card-waitress = Waitress
    .one = a waitress
card-management_trainee = Management Trainee
    .one = a management trainee
card-junior_vice_president = Junior Vice President
    .one = a junior vice president
card-vice_president = Vice President
    .one = a vice president
card-senior_vice_president = Senior Vice President
    .one = a senior vice president
card-executive_vice_president = Executive Vice President
    .one = an executive vice president
card-new_business_developer = New Business Developer
    .one = a new business developer
card-luxuries_manager = Luxuries Manager
    .one = a luxuries manager
card-pricing_manager = Pricing Manager
    .one = a pricing manager
card-discount_manager = Discount Manager
    .one = a discount manager
card-local_manager = Local Manager
    .one = a local manager
card-regional_manager = Regional Manager
    .one = a regional manager
card-cfo = CFO
    .one = a CFO
card-recruiting_girl = Recruiting Girl
    .one = a recruiting girl
card-recruiting_manager = Recruiting Manager
    .one = a recruiting manager
card-hr_director = HR Director
    .one = an HR director
card-trainer = Trainer
    .one = a trainer
card-coach = Coach
    .one = a coach
card-guru = Guru
    .one = a guru
card-errand_boy = Errand Boy
    .one = an errand boy
card-cart_operator = Cart Operator
    .one = a cart operator
card-truck_driver = Truck Driver
    .one = a truck driver
card-zeppelin_pilot = Zeppelin Pilot
    .one = a zeppelin pilot
card-marketing_trainee = Marketing Trainee
    .one = a marketing trainee
card-campaign_manager = { CAP(-campaign) } Manager
    .one = a { -campaign } manager
card-brand_manager = Brand Manager
    .one = a brand manager
card-brand_director = Brand Director
    .one = a brand director
card-kitchen_trainee = Kitchen Trainee
    .one = a kitchen trainee
card-burger_cook = Burger Cook
    .one = a burger cook
card-burger_chef = Burger Chef
    .one = a burger chef
card-pizza_cook = Pizza Cook
    .one = a pizza cook
card-pizza_chef = Pizza Chef
    .one = a pizza chef
card-fry_chef = Fry Chef
    .one = a fry chef
card-kimchi_master = Kimchi Master
    .one = a kimchi master
card-sushi_cook = Sushi Cook
    .one = a sushi cook
card-sushi_chef = Sushi Chef
    .one = a sushi chef
card-noodle_cook = Noodle Cook
    .one = a noodle cook
card-noodle_chef = Noodle Chef
    .one = a noodle chef
card-mass_marketeer = Mass { CAP(-marketeer) }
    .one = a mass { -marketeer }
card-gourmet_critic = Gourmet Critic
    .one = a gourmet critic
card-night_shift_manager = Night Shift Manager
    .one = a night shift manager
card-b_movie_star = B-Movie Star
    .one = a B-movie star
card-c_movie_star = C-Movie Star
    .one = a C-movie star
card-d_movie_star = D-Movie Star
    .one = a D-movie star
card-barista_trainee = Barista Trainee
    .one = a barista trainee
card-barista = Barista
    .one = a barista
card-lead_barista = Lead Barista
    .one = a lead barista
card-lobbyist = Lobbyist
    .one = a lobbyist
card-rural_marketeer = Rural { CAP(-marketeer) }
    .one = a rural { -marketeer }

## What a card does. Numbers come from the catalogue.


card-ceo-does = Leads the company and always works. { $slots ->
    [one] One card reports
   *[other] { $slots } cards report
  } to the boss, who also hires { $hires ->
    [one] { $hires } person
   *[other] { $hires } people
  } a round.
card-waitress-does = Brings { MONEY($tip) } in tips after dinner. The { -chain } with more waitresses wins a tied { -house }.
card-management_trainee-does = Manager with { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  } for other cards.
card-junior_vice_president-does = Manager with { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  } for other cards.
card-vice_president-does = Manager with { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  } for other cards.
card-senior_vice_president-does = Manager with { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  } for other cards.
card-executive_vice_president-does = Manager with { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  } for other cards.
card-new_business_developer-does = Builds a new { -house } with a garden anywhere beside a road, or gives a { -house } its garden.
card-luxuries_manager-does = Changes your unit price by { MONEY($amount, sign: "always") }.
card-pricing_manager-does = Changes your unit price by { MONEY($amount, sign: "always") }.
card-discount_manager-does = Changes your unit price by { MONEY($amount, sign: "always") }.
card-local_manager-does = Places a { -restaurant } within { $range } by road; it opens when the round ends. At work, all your { -restaurant(form: "many") } are { -drive-in(form: "many") }.
card-regional_manager-does = Places or moves a { -restaurant } anywhere, open at once. At work, all your { -restaurant(form: "many") } are { -drive-in(form: "many") }.
card-cfo-does = Adds half as much again to everything you earned at dinnertime.
card-recruiting_girl-does = Hires { $count ->
    [one] { $count } person
   *[other] { $count } people
  }.
card-recruiting_manager-does = Hires up to { $count }. Each hire left over takes { MONEY($discount) } off your salaries.
card-hr_director-does = Hires up to { $count }. Each hire left over takes { MONEY($discount) } off your salaries.
card-trainer-does = Trains a card on the { -beach } by { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
card-coach-does = Trains by { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, on one card or shared out.
card-guru-does = Trains by { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, on one card or shared out.
card-errand_boy-does = Gets { $count ->
    [one] { $count } drink
   *[other] { $count } drinks
  } of any one kind, from anywhere.
card-cart_operator-does = Drives up to { $range } { -tile(form: "many") } far and takes { $count ->
    [one] { $count } drink
   *[other] { $count } drinks
  } from every source passed.
card-truck_driver-does = Drives up to { $range } { -tile(form: "many") } far and takes { $count ->
    [one] { $count } drink
   *[other] { $count } drinks
  } from every source passed.
card-zeppelin_pilot-does = Flies up to { $range } { -tile(form: "many") } far and takes { $count ->
    [one] { $count } drink
   *[other] { $count } drinks
  } from every source on the { -tile(form: "many") } below.
card-marketing_trainee-does = Puts up a billboard within { $range }, for up to { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
card-campaign_manager-does = Starts a mailbox { -campaign } or a billboard within { $range }, for up to { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
card-brand_manager-does = Sends an airplane, or starts any smaller { -campaign }, anywhere, for up to { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
card-brand_director-does = Goes on the radio, or starts any smaller { -campaign }, anywhere, for up to { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
card-kitchen_trainee-does = Makes { $count ->
    [one] { $count } burger or { $count } pizza
   *[other] { $count } burgers or { $count } pizzas
  }.
card-burger_cook-does = Makes { $count ->
    [one] { $count } burger
   *[other] { $count } burgers
  }.
card-burger_chef-does = Makes { $count ->
    [one] { $count } burger
   *[other] { $count } burgers
  }.
card-pizza_cook-does = Makes { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
  }.
card-pizza_chef-does = Makes { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
  }.

card-fry_chef-does = Adds { MONEY($amount) } for every { -house } you sell to.
card-kimchi_master-does = Makes { $count ->
    [one] { $count } kimchi
   *[other] { $count } kimchi
  } at the end of the clean-up, if still at work.
card-sushi_cook-does = Makes { $count } sushi.
card-sushi_chef-does = Makes { $count } sushi.
card-noodle_cook-does = Makes { $count } noodles.
card-noodle_chef-does = Makes { $count } noodles.
card-mass_marketeer-does = All { -campaign(form: "many") }, of everybody, run once more this round.
card-gourmet_critic-does = Publishes a gourmet guide beside the board for up to { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }: it reaches every { -house } with a garden.
card-night_shift_manager-does = Takes a { -slot } of your { -ceo } and leads nobody. At work, your other cards without a salary act twice.
card-b_movie_star-does = Chooses a place in the { -turn-order } before everybody without a better star, and wins ties at dinnertime.
card-c_movie_star-does = Chooses a place in the { -turn-order } before everybody without a better star, and wins ties at dinnertime.
card-d_movie_star-does = Chooses a place in the { -turn-order } before everybody without a better star, and wins ties at dinnertime.
card-barista_trainee-does = Makes { $count } coffee.
card-barista-does = Makes { $count } coffee. Whoever trains one may place a { -shop }.
card-lead_barista-does = Makes { $count } coffee. Whoever trains one may place a { -shop }.
card-lobbyist-does = Lays a road or a { -park } within { $range } by road of your { -restaurant(form: "many") } and { -shop(form: "many") }.
card-rural_marketeer-does = Puts up a giant billboard at the { -rural }, for good.

## Milestones: name, how to get it, what it gives.

milestone-first_billboard_placed = First billboard placed
milestone-first_to_train_someone = First to train someone
milestone-first_to_hire_three = First to hire 3 people in 1 turn
milestone-first_burger_marketed = First burger marketed
milestone-first_pizza_marketed = First pizza marketed
milestone-first_drink_marketed = First drink marketed
milestone-first_errand_boy_played = First errand boy played
milestone-first_to_have_20 = First to have $20
milestone-first_burger_produced = First burger produced
milestone-first_pizza_produced = First pizza produced
milestone-first_waitress_played = First waitress played
milestone-first_to_throw_away = First to throw away food or drink
milestone-first_to_lower_prices = First to lower prices
milestone-first_cart_operator_played = First cart operator played
milestone-first_airplane_campaign = First airplane { -campaign }
milestone-first_radio_campaign = First radio { -campaign }
milestone-first_to_have_100 = First to have $100
milestone-first_to_pay_20 = First to pay $20 in salaries
milestone-someone_sells_your_demand = Someone sells your demand
milestone-first_marketeer_used = First { -marketeer } used
milestone-first_marketing_trainee_used = First marketing trainee used
milestone-first_campaign_manager_used = First { -campaign } manager used
milestone-first_brand_manager_used = First brand manager used
milestone-first_brand_director_used = First brand director used
milestone-first_burger_sold = First burger sold
milestone-first_pizza_sold = First pizza sold
milestone-first_lemonade_sold = First lemonade sold
milestone-first_beer_sold = First beer sold
milestone-first_soft_drink_sold = First soft drink sold
milestone-first_recruiting_girl_used = First recruiting girl used
milestone-first_trainer_used = First trainer used
milestone-first_discount_manager_used = First discount manager used
milestone-first_house_built = First { -house } built
milestone-first_new_restaurant = First new { -restaurant }
milestone-first_waitress_used = First waitress used
milestone-first_cart_operator_used = First cart operator used
milestone-first_lobbyist_used = First lobbyist used
milestone-first_coffee_sold = First coffee sold
milestone-first_rural_marketeer_used = First rural { -marketeer } used

milestone-first_billboard_placed-when = Put up a billboard.
milestone-first_to_train_someone-when = Train anybody.
milestone-first_to_hire_three-when = Hire { $threshold } or more in one turn.
milestone-first_burger_marketed-when = Start a { -campaign } for burgers.
milestone-first_pizza_marketed-when = Start a { -campaign } for pizza.
milestone-first_drink_marketed-when = Start a { -campaign } for any drink.
milestone-first_errand_boy_played-when = Have an errand boy at work.
milestone-first_to_have_20-when = Hold { MONEY($threshold) } at any moment.
milestone-first_burger_produced-when = Make a burger.
milestone-first_pizza_produced-when = Make a pizza.
milestone-first_waitress_played-when = Have a waitress at work.
milestone-first_to_throw_away-when = Throw away at least one item in the clean-up.
milestone-first_to_lower_prices-when = Have a pricing or discount manager at work.
milestone-first_cart_operator_played-when = Have a cart operator at work.
milestone-first_airplane_campaign-when = Send an airplane.
milestone-first_radio_campaign-when = Go on the radio.
milestone-first_to_have_100-when = Hold { MONEY($threshold) } when dinnertime ends.
milestone-first_to_pay_20-when = Really pay { MONEY($threshold) } or more on one payday.
milestone-someone_sells_your_demand-when = Another { -chain } sells to a { -house } what your { -campaign } made it want.
milestone-first_marketeer_used-when = Start any { -campaign }.
milestone-first_marketing_trainee_used-when = Start a { -campaign } with a marketing trainee.
milestone-first_campaign_manager_used-when = Start a { -campaign } with a { -campaign } manager.
milestone-first_brand_manager_used-when = Start a { -campaign } with a brand manager.
milestone-first_brand_director_used-when = Start a { -campaign } with a brand director.
milestone-first_burger_sold-when = Sell a burger.
milestone-first_pizza_sold-when = Sell a pizza.
milestone-first_lemonade_sold-when = Sell a lemonade.
milestone-first_beer_sold-when = Sell a beer.
milestone-first_soft_drink_sold-when = Sell a soft drink.
milestone-first_recruiting_girl_used-when = Hire with a recruiting girl.
milestone-first_trainer_used-when = Train somebody with a trainer.
milestone-first_discount_manager_used-when = Have a discount manager at work.
milestone-first_house_built-when = Build a { -house }.
milestone-first_new_restaurant-when = Place a new { -restaurant } after the set-up.
milestone-first_waitress_used-when = Get tips.
milestone-first_cart_operator_used-when = Bring drinks with a cart operator.
milestone-first_lobbyist_used-when = Lay a road or a { -park }.
milestone-first_coffee_sold-when = Sell a coffee.
milestone-first_rural_marketeer_used-when = Put up a giant billboard.

milestone-first_billboard_placed-does = Your { -campaign(form: "many") } from now on never end, and your { -marketeer(form: "many") } cost no salary.
milestone-first_to_train_someone-does = { MONEY($amount) } off your salaries every payday.
milestone-first_to_hire_three-does = { $amount ->
    [one] { $amount } management trainee joins
   *[other] { $amount } management trainees join
  } you at once.
milestone-first_burger_marketed-does = { MONEY($amount, sign: "always") } for every burger you sell.
milestone-first_pizza_marketed-does = { MONEY($amount, sign: "always") } for every pizza you sell.
milestone-first_drink_marketed-does = { MONEY($amount, sign: "always") } for every drink you sell, of any kind.
milestone-first_errand_boy_played-does = Your buyers get { $amount } more from every source; errand boys { $amount } more of the same drink.
milestone-first_to_have_20-does = You may look at all { -reserve-card(form: "many") }.
milestone-first_burger_produced-does = { $amount ->
    [one] A burger cook joins
   *[other] { $amount } burger cooks join
  } you at once.
milestone-first_pizza_produced-does = { $amount ->
    [one] A pizza cook joins
   *[other] { $amount } pizza cooks join
  } you at once.
milestone-first_waitress_played-does = Each of your waitresses brings { MONEY($amount) } in tips.
milestone-first_to_throw_away-does = A { -freezer }: keep up to { $amount } items from round to round.
milestone-first_to_lower_prices-does = Your unit price changes by { MONEY($amount, sign: "always") } for good.
milestone-first_cart_operator_played-does = Your cart operators, truck drivers and zeppelin pilots reach { $amount } further.
milestone-first_airplane_campaign-does = You count { $amount } more open { -slot(form: "many") } when places in the { -turn-order } are chosen.
milestone-first_radio_campaign-does = Each radio of yours puts { $amount } demand on every { -house } it reaches.
milestone-first_to_have_100-does = From next round on your { -ceo } also does the CFO's work. You cannot have a CFO card.
milestone-first_to_pay_20-does = Several of your trainers may train the same card.
milestone-someone_sells_your_demand-does = Your price and distance together change by { $amount } when { -house(form: "many") } compare, for good.
milestone-first_marketeer_used-does = { MONEY($pay) } for every wish your { -campaign(form: "many") } place. Your price and distance together change by { $amount } when { -house(form: "many") } compare.
milestone-first_marketing_trainee_used-does = A kitchen trainee and an errand boy join you at once.
milestone-first_campaign_manager_used-does = This { -campaign } manager may place one more now: same kind, same good, same length.
milestone-first_brand_manager_used-does = One airplane of your brand managers may carry two goods this turn.
milestone-first_brand_director_used-does = Radios of your brand director never end.
milestone-first_burger_sold-does = Your { -ceo } has { $amount } { -slot(form: "many") } from next round on, whatever the reserve says.
milestone-first_pizza_sold-does = This evening the first three { -house(form: "many") } that bought pizza each get a free pizza radio, placed by the seller.
milestone-first_lemonade_sold-does = You may also train cards at work if they keep their colour.
milestone-first_beer_sold-does = Any item but coffee may pay one of your salaries.
milestone-first_soft_drink_sold-does = A { -freezer }: keep up to { $amount } items from round to round, beginning now.
milestone-first_recruiting_girl_used-does = An executive vice president joins you at once, without a salary.
milestone-first_trainer_used-does = A trainer joins you at once. You pay salaries as far as you can, and never have to fire.
milestone-first_discount_manager_used-does = { MONEY($amount) } leaves the bank for good in every round in which you take off at least as much as one discount manager does.
milestone-first_house_built-does = Several of your trainers may train the same card.
milestone-first_new_restaurant-does = You may place a free mailbox { -campaign } in its block at once. It never ends.
milestone-first_waitress_used-does = Your salaries are { MONEY($amount) } each.
milestone-first_cart_operator_used-does = Your cart operators and zeppelin pilots take { $carts } drinks from every source, truck drivers { $trucks }.
milestone-first_lobbyist_used-does = You may add a { -tile } of the reserve to the map at once.
milestone-first_coffee_sold-does = In this clean-up you may place or move a { -shop }, anywhere.
milestone-first_rural_marketeer_used-does = You may place an { -offramp } at once.
milestone-last-round = Only until round { $round }.

## Reserve cards

reserve-price = Price { MONEY($price) }
reserve-price-does = Adds { MONEY($cash) } when the bank breaks, and votes for a base price of { MONEY($price) }.

reserve-card = Reserve { MONEY($cash) }
reserve-card-does = Adds { MONEY($cash) } when the bank breaks, and votes for a { -ceo } with { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  }.

## Groups of cards

group-black = Managers
group-purple = Service
group-salmon = Prices
group-red = { CAP(-restaurant(form: "many")) }
group-grey = People
group-light_green = Drinks
group-blue = Marketing
group-green = Kitchen
group-teal = Coffee

## Marks on cards

mark-entry = Can be hired
mark-trained = Only by training
mark-salary = Costs a salary
mark-no-salary = No salary
mark-unique = At most one in a company
mark-slots = { $count ->
    [one] { $count } { -slot }
   *[other] { $count } { -slot(form: "many") }
  }
mark-range-road = Range { $range } by road
mark-range-air = Range { $range } by air
mark-range-unlimited = Anywhere

## The career tree

tree-label = { CAP(-career-tree) }: from cards that can be hired on the left to the top jobs on the right
tree-left = { $count ->
    [0] None left
    [one] { $count } left
   *[other] { $count } left
  }
tree-mine = You have { $count }
