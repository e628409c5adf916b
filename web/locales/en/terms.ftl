### Words of the game that every screen uses.

## The table of terms: one word for every concept, used by all other messages as { -house }; CAP() writes it with a capital.

-house = { $form ->
   *[one] house
    [many] houses
  }
-restaurant = { $form ->
   *[one] restaurant
    [many] restaurants
  }
-drive-in = { $form ->
   *[one] drive-in
    [many] drive-ins
  }
-tile = { $form ->
   *[one] tile
    [many] tiles
  }
-chain = { $form ->
   *[one] chain
    [many] chains
  }
-the-chain = The Chain
-ceo = { $form ->
   *[one] CEO
    [many] CEOs
  }
-slot = { $form ->
   *[one] slot
    [many] slots
  }
-beach = beach
-career-tree = career tree
-turn-order = turn order
-campaign = { $form ->
   *[one] campaign
    [many] campaigns
  }
-marketeer = { $form ->
   *[one] marketeer
    [many] marketeers
  }
-milestone = { $form ->
   *[one] milestone
    [many] milestones
  }
-reserve-card = { $form ->
   *[one] reserve card
    [many] reserve cards
  }
-freezer = freezer
-shop = { $form ->
   *[one] coffee shop
    [many] coffee shops
  }
-park = { $form ->
   *[one] park
    [many] parks
  }
-roadworks = roadworks
-apartment = { $form ->
   *[one] apartment
    [many] apartments
  }
-rural = rural area
-offramp = { $form ->
   *[one] offramp
    [many] offramps
  }
-bot = { $form ->
   *[one] bot
    [many] bots
  }
-guest = guest

## The chains: our own, none of them real.

chain-0 = Rocket Patty
chain-1 = Mama Volcano
chain-2 = The Lucky Moose
chain-3 = Blue Comet Diner
chain-4 = Big Toad
chain-5 = Sweet Heart Grill
chains-none = nobody

## Items. `.of` is the item as the subject of a campaign.

item-burger = Burger
    .of = burgers
item-pizza = Pizza
    .of = pizza
item-beer = Beer
    .of = beer
item-lemonade = Lemonade
    .of = lemonade
item-soft_drink = Soft drink
    .of = soft drinks
item-kimchi = Kimchi
    .of = kimchi
item-sushi = Sushi
    .of = sushi
item-noodles = Noodles
    .of = noodles
item-coffee = Coffee
    .of = coffee
item-burger-count = { $count ->
    [one] { $count } burger
   *[other] { $count } burgers
  }
item-pizza-count = { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
  }
item-beer-count = { $count ->
    [one] { $count } beer
   *[other] { $count } beers
  }
item-lemonade-count = { $count ->
    [one] { $count } lemonade
   *[other] { $count } lemonades
  }
item-soft_drink-count = { $count ->
    [one] { $count } soft drink
   *[other] { $count } soft drinks
  }
item-kimchi-count = { $count } kimchi
item-sushi-count = { $count } sushi
item-noodles-count = { $count } noodles
item-coffee-count = { $count } coffee
goods-none = nothing
staff-none = nobody
milestones-none = none
houses-none = no { -house }
## Houses without a number, as they stand after the word for a house

house-pi = π
house-9_75 = 9¾
house-rural = “{ CAP(-rural) }”

## Kinds of campaign

campaign-billboard = Billboard
    .one = a billboard
campaign-mailbox = Mailbox
    .one = a mailbox { -campaign }
campaign-airplane = Airplane
    .one = an airplane
campaign-radio = Radio
    .one = a radio { -campaign }
campaign-gourmet_guide = Gourmet guide
    .one = a gourmet guide
campaign-giant_billboard = Giant billboard
    .one = a giant billboard
turns-eternal = for good
turns-count = { $count ->
    [one] for { $count } turn
   *[other] for { $count } turns
  }

## The round

round = Round { $round }
round-setup = Set-up
phase-setup = Set-up
phase-restructuring = Restructuring
phase-order = Order of business
phase-working = Working 9–5
phase-dinnertime = Dinnertime
phase-payday = Payday
phase-marketing = Marketing
phase-cleanup = Clean-up
phase-end = End of the game
step-recruit = Recruit
step-train = Train
step-campaigns = { CAP(-campaign(form: "many")) }
step-food = Food and drinks
step-houses = { CAP(-house(form: "many")) } and gardens
step-lobbyists = Roads and { -park(form: "many") }
step-restaurants = { CAP(-restaurant(form: "many")) }

## What the game waits for, as the rules name it

stage-first_restaurant = First { -restaurant }
stage-reserve = { CAP(-reserve-card) }
stage-restructuring = Restructuring
stage-order_of_business = Order of business
stage-order = Order of business
stage-working = Working 9–5
stage-recruit = Recruit
stage-train = Train
stage-campaigns = { CAP(-campaign(form: "many")) }
stage-food = Food and drinks
stage-houses = { CAP(-house(form: "many")) } and gardens
stage-lobbyists = Roads and { -park(form: "many") }
stage-restaurants = { CAP(-restaurant(form: "many")) }
stage-payday = Payday
stage-freezer = { CAP(-freezer) }
stage-cleanup = Clean-up
stage-game_over = The game is over

## Sides and corners

side-north = north
side-east = east
side-south = south
side-west = west
corner-north-west = north-west
corner-north-east = north-east
corner-south-west = south-west
corner-south-east = south-east
axis-row = Row
axis-column = Column
## Pieces to lay

piece-straight_2 = short road
piece-straight_4 = long road
piece-corner_3 = bend
piece-I = straight { -park }
piece-T = { -park } like a T
piece-L = { -park } like an L
piece-offramp = { -offramp }

## The frame of the rule guide, needed before its texts are there

guide-link = The rule for this
guide-heading = The rules
guide-unavailable = The rules could not be fetched.
guide-again = Try again
guide-wait = Fetching the rules…
