### The shows of dinnertime and marketing, and numbers opened into their parts.

show-dinner-title = Dinnertime
show-marketing-title = Marketing
show-round = Round { $round }
show-progress = { $now } of { $count }
show-play = Play
show-pause = Pause
show-back = One back
show-next = One on
show-skip = Skip to the result
show-again = Watch again
show-close = Close
show-speed = Speed
show-pace-slow = Slow
show-pace-normal = Normal
show-pace-fast = Fast
show-watch-dinner = Watch dinnertime
show-watch-marketing = Watch marketing

show-prices = Tonight’s prices
show-prices-explained = Each { -house } compares price plus distance. The lowest sum wins.
show-house = { CAP(-house) } { HOUSE($house) }
show-house-garden = with garden: goods count { $multiplier } times
show-house-park = beside a { -park }: goods count { $multiplier } times
show-house-garden-park = with garden and { -park }: goods count { $multiplier } times
show-wants = wants { GOODS($items) }
show-served = { CHAIN($chain) } serves it and earns
show-unserved = Nobody can serve it. Its wish stays on the table.
show-tips = { CHAIN($chain) }: tips of { MONEY($amount) } from { $waitresses ->
    [one] { $waitresses } waitress
   *[other] { $waitresses } waitresses
  } at { MONEY($each) }
show-cfo = { CHAIN($chain) }: { MONEY($amount) } on top of { MONEY($earned) }, found by the CFO
show-cfo-ceo = { CHAIN($chain) }: { MONEY($amount) } on top of { MONEY($earned) }, found by the { -ceo } as CFO
show-takes = It takes { GOODS($items) }.
show-tier-1 = With a garden it would rather have sushi, and somebody has kimchi with it.
show-tier-2 = Somebody has kimchi with it: that comes first.
show-tier-3 = Nobody has that with kimchi, but somebody has noodles with kimchi.
show-tier-4 = With a garden it would rather have sushi.
show-tier-6 = Nobody has that, so it eats noodles.
show-coffee = Coffee on the way
show-coffee-sold = { CHAIN($chain) } sells it { GOODS($items) } for { MONEY($income) }
show-coffee-routes = { $count ->
    [one] One way to dinner is worth most.
   *[other] { $count } ways to dinner are worth the same; nobody knows which it takes.
  }
show-coffee-common = On all of them: { CHAINS($chains) }
show-coffee-undecided = Only on some, so nothing is sold: { CHAINS($chains) }
show-coffee-none = Nothing it passes for certain sells coffee.
show-coffee-stop = { -shop } of { CHAIN($chain) }
show-coffee-stop-restaurant = { -restaurant } of { CHAIN($chain) }
show-rural = The { -rural }
show-rural-closed = Without an { -offramp } nobody can serve the { -rural }.
show-marketing-paid = { CHAIN($chain) }: { MONEY($amount) } for { $tokens ->
    [one] { $tokens } new wish
   *[other] { $tokens } new wishes
  }
show-campaign-of-two = of { CHAIN($chain) }, for { ITEM($item, form: "of") } and { ITEM($item_b, form: "of") }
show-bank-broke-last-later = The bank breaks for the last time: the game ends after the next dinner.
show-pass = pass { $pass }
show-bank-broke = The bank breaks! The { -reserve-card(form: "many") } are opened and add { MONEY($added) }.
show-bank-broke-slots = From next round on every { -ceo } has { $slots ->
    [one] { $slots } { -slot }
   *[other] { $slots } { -slot(form: "many") }
  }.
show-bank-broke-price = A unit now costs { MONEY($price) } before anything changes it.
show-bank-broke-last = The bank breaks for the last time: the game ends tonight.
show-bank-vote = { CHAIN($chain) }: a price of { MONEY($price) }
show-bank-reserve = { CHAIN($chain) }: { MONEY($cash) }
show-milestone = { CHAIN($chain) } earns “{ MILESTONE($milestone) }”
show-bankrupt = { CHAIN($chain) } owes { MONEY($owed) } and is bankrupt
show-result = Earned tonight
show-result-nothing = Nobody earned anything tonight.
show-campaign = { KIND($kind) } { CAMPAIGN($number) }
show-campaign-of = of { CHAIN($chain) }, for { ITEM($item, form: "of") }
show-campaign-nobodys = without an owner, for { ITEM($item, form: "of") }
show-reached = { $count ->
    [one] { CAP(-house) } { HOUSES($houses) } now wants
   *[other] { CAP(-house(form: "many")) } { HOUSES($houses) } now want
  } { ITEM($item, form: "of") }.
show-reached-nobody = No { -house } is in reach.
show-reached-full = { $count ->
    [one] { CAP(-house) }
   *[other] { CAP(-house(form: "many")) }
  } { HOUSES($houses) } had no room left.
show-campaign-ended = { KIND($kind) } { CAMPAIGN($number) } comes down.
show-campaign-freed = { CARD($card) } is free again.
show-marketing-result = All { -campaign(form: "many") } have run.
show-marketing-summary = { $count ->
    [one] { $count } new wish on the map
   *[other] { $count } new wishes on the map
  }

offer-price = Price
offer-distance = Distance
offer-minus = { CAP(-milestone(form: "many")) }
offer-sum = Sum
offer-waitresses = Waitresses
offer-order = Place in { -turn-order }
offer-verdict = Result
offer-table = What each { -chain } offers { -house } { HOUSE($house) }

## Why a chain won a house, or did not

verdict-won_alone = Wins: nobody else can deliver
verdict-won_by_price = Wins: lowest sum
verdict-won_by_star = Wins the tie: the better movie star
verdict-won_by_waitresses = Wins the tie: more waitresses
verdict-won_by_order = Wins the tie: earlier in { -turn-order }
verdict-no_restaurant = No open { -restaurant }
verdict-no_road = No road to this { -house }
verdict-no_stock = Missing: { GOODS($missing) }
verdict-lesser_order = The { -house } prefers what another has
verdict-dearer = Sum is higher
verdict-lesser_star = Tied, but a lesser movie star or none
verdict-fewer_waitresses = Tied, but fewer waitresses
verdict-later_in_order = Tied, but later in { -turn-order }

## Parts of a number

breakdown-open = Show how { $what } comes about
breakdown-total = Total
breakdown-price = Unit price
breakdown-sale = Income of a sale
breakdown-bill = Salaries
breakdown-income = Income of the evening
breakdown-base = Base price
breakdown-cards = { STAFF($cards) }
breakdown-lower-prices = { MILESTONE($milestone) }
breakdown-goods = { $count ->
    [one] { $count } item
   *[other] { $count } items
  } at { MONEY($price) }
breakdown-goods-garden = { $count ->
    [one] { $count } item
   *[other] { $count } items
  } at { MONEY($price) }, ×{ $multiplier } for the garden
breakdown-goods-park = { $count ->
    [one] { $count } item
   *[other] { $count } items
  } at { MONEY($price) }, ×{ $multiplier } for the { -park }
breakdown-goods-garden-park = { $count ->
    [one] { $count } item
   *[other] { $count } items
  } at { MONEY($price) }, ×{ $multiplier } for garden and { -park }
breakdown-bonuses = Bonuses of { -milestone(form: "many") }
breakdown-flat = Fry chefs
breakdown-floor = A sale never costs money
breakdown-salaries = { STAFF($cards) }
breakdown-waived = No salary any more: { STAFF($cards) }
breakdown-rate = A salary
breakdown-items = Paid with { GOODS($items) }
breakdown-forgiven = Forgiven: { MILESTONE($milestone) }
breakdown-paid = Paid in cash
breakdown-recruiting = { $count ->
    [one] { $count } hire not used
   *[other] { $count } hires not used
  }
breakdown-training = { MILESTONE($milestone) }
breakdown-never-below = Discounts beyond the bill are lost
breakdown-sales = Sales
breakdown-coffee = Coffee
breakdown-marketing = New wishes
breakdown-tips = Tips
breakdown-bonus = CFO
