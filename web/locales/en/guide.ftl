### The rules in our own words. Numbers come from the catalogue.

guide-search = Search the rules
guide-search-none = Nothing found for “{ $query }”.
guide-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
guide-contents = Contents
guide-rule-id = Rule { $rule }
guide-next = Next: { $topic }

guide-aim = What it is about
guide-aim-1 = You run a fast-food { -chain } in a small town. You hire people, train them, advertise, cook, and sell dinner to the { -house(form: "many") } around you. Whoever has the most cash at the end wins.
guide-aim-2 = In a round you decide who works, choose the { -turn-order }, do a day’s work, the { -house(form: "many") } eat out, salaries are paid, { -campaign(form: "many") } make people hungry, and the kitchens are cleaned. Nobody advertises for you: a { -house } only wants what a { -campaign } has told it to want.
guide-aim-3 = Everything is open to see: cash, stock, staff, { -campaign(form: "many") }. Only { -reserve-card(form: "many") }, and who will work this round, stay secret until all have chosen.

guide-map = The map
guide-map-1 = The town is made of square { -tile(form: "many") }, { $tile } by { $tile } squares each, drawn and turned at random. More players, larger town.
guide-map-2 = Road squares side by side are connected, also across the border between { -tile(form: "many") }; a road may end blindly. A bridge carries two roads over one another: nobody can turn off there. Nothing ever counts diagonally.
guide-map-3 = New pieces go on empty squares only, wholly on the map, and may be turned. Road, drinks, { -house(form: "many") }, gardens, { -restaurant(form: "many") } and { -campaign(form: "many") } all fill their squares.
guide-map-4 = Food, drinks and money never run out. Cards, { -campaign } tokens, { -restaurant(form: "many") } ({ $restaurants } a { -chain }), new { -house(form: "many") } ({ $houses }) and gardens ({ $gardens }) do.

guide-distance = Distance and range
guide-distance-1 = Distance counts borders between { -tile(form: "many") }, not squares. Moving inside a { -tile } is free; every step onto another { -tile } costs one. That includes the first step out of a door and the last step to a { -house }.
guide-distance-2 = A { -restaurant } covers two by two squares, and one corner is its entrance. Ways start on a road square beside that corner. If two roads touch the corner, a way uses one of them.
guide-distance-3 = A { -house } covers two by two squares. Its garden belongs to it: a road that touches only the garden serves the { -house } too.

guide-setup = Setting up
guide-setup-1 = The bank starts with { MONEY($bank) } a player; you start with nothing but a { -ceo }. The more players, the more copies of the highest cards.
guide-setup-2 = Starting from the last in { -turn-order }, everybody places a first { -restaurant } or passes; those who passed place afterwards, from the first. The entrance must open on a road, and no two first { -restaurant(form: "many") } may have their entrances on the same { -tile }.
guide-setup-3 = Then everybody secretly keeps one { -reserve-card }. It says how much money comes into the bank when it breaks, and votes for how many { -slot(form: "many") } a { -ceo } has from then on. A rich reserve makes a long game.

guide-restructuring = Phase 1: who works
guide-restructuring-1 = All at once and in secret, everybody decides which cards work this round. The rest lie on the { -beach }: they do nothing, but only they can be trained. { CAP(-marketeer(form: "many")) } who are busy with a { -campaign } are neither.
guide-restructuring-2 = The { -ceo } has { $ceo_slots } { -slot(form: "many") } until the bank breaks. Managers, the black cards, sit right under the { -ceo } and bring { -slot(form: "many") } of their own for other cards; a manager never sits under a manager. Where exactly a card sits does not matter.
guide-restructuring-3 = Choose more than fits, and everybody but the { -ceo } goes to the { -beach } this round. You are warned before that happens.
guide-restructuring-4 = When all are ready the companies are shown. { CAP(-milestone(form: "many")) } for cards put to work are given out now; cards on the { -beach } never count.

guide-order = Phase 2: { -turn-order }
guide-order-1 = Whoever has the most open { -slot(form: "many") } picks a place in the { -turn-order } first; ties go by the last order. The airplane { -milestone } counts as { $more_slots } more. A small company picks early, a full one takes what is left.

guide-working = Phase 3: the working day
guide-working-1 = One after the other, everybody does a whole day’s work: recruit, train, { -campaign(form: "many") }, food and drinks, { -house(form: "many") } and gardens, { -restaurant(form: "many") }. Within a step any order is fine; a finished step does not come back. Steps in which you can do nothing are passed over.
guide-working-2 = Every card at work acts once. You need not use a card, except those that work by themselves: price cards, waitresses, the CFO, unused hires as discounts, and the { -drive-in } of local and regional managers.

guide-recruit = Recruiting
guide-recruit-1 = Your { -ceo } hires { $ceo_hires } a round; recruiting cards hire more. Only cards with the entry mark can be hired. New people go to the { -beach } and can be trained this very turn.
guide-recruit-2 = Is a pile empty? You may still hire from it if you train that card at once: only the final card must be there. Such a hire uses up training, and you cannot leave the training step before it is done.
guide-recruit-3 = Hires of recruiting managers and HR directors that you do not use take { MONEY($spare_hire) } each off your salaries.

guide-train = Training
guide-train-1 = Trainers move cards on the { -beach } along their career, step by step: the old card goes back to the supply, the new one comes to you. Cards at work or busy are not trained.
guide-train-2 = A card gets its training from one trainer and once a turn. A coach or guru may give one card several steps or share them out. With “{ MILESTONE("first_to_pay_20") }” several trainers can work on the same card.
guide-train-3 = When a card takes several steps at once, only the last card has to be in the supply.
guide-train-4 = Some cards are unique: nobody may own two of the same, wherever they are. With “{ MILESTONE("first_to_have_100") }” you can never train a CFO.

guide-campaigns = Starting { -campaign(form: "many") }
guide-campaigns-1 = Each { -marketeer } at work may start one { -campaign }: choose a token, one thing to advertise, and how long. Higher { -marketeer(form: "many") } know more kinds and reach further. Neither the thing nor the length can be changed later.
guide-campaigns-2 = Billboards, mailboxes and radios stand on empty squares with a road beside them. A { -campaign } may reach no { -house } at all.
guide-campaigns-3 = If the { -marketeer } has a range, a way by road from one of your open { -restaurant(form: "many") } must lead to the token within that many borders. Without a range no way is needed.
guide-campaigns-4 = Airplanes lie beside the map and fly over whole rows or columns; the token says how many. Several may fly over the same line.
guide-campaigns-5 = A { -marketeer } is busy until the { -campaign } ends: not at work, not on the { -beach }, not to be fired by choice, but still paid. With “{ MILESTONE("first_billboard_placed") }” { -campaign(form: "many") } never end, and { -marketeer(form: "many") } stay busy for good.

guide-food = Food and drinks
guide-food-1 = A cook makes everything on the card or nothing. What you make is one stock for all your { -restaurant(form: "many") }.
guide-food-2 = An errand boy brings drinks of one kind, whether the map has them or not.
guide-food-3 = Cart operators and truck drivers leave an entrance of yours and follow the roads. They take drinks from every source beside the road they drive on. They never turn straight back, may stop early and need not come home. Each buyer uses a source once; another buyer may use it again.
guide-food-4 = A zeppelin pilot flies from { -tile } to neighbouring { -tile }, never over one twice, and takes from every source on the { -tile(form: "many") } below, the first included.

guide-houses = { CAP(-house(form: "many")) } and gardens
guide-houses-1 = A new business developer builds a new { -house } with its garden on empty squares beside any road, or adds a garden to a { -house } printed on the map, along one full side.
guide-houses-2 = A garden makes a { -house } pay { $garden_factor } times the price of the goods, and lets it wish for { $garden_demand } things instead of { $house_demand }. { CAP(-house) } numbers matter: low numbers eat first.

guide-restaurants = { CAP(-restaurant(form: "many")) }
guide-restaurants-1 = A new { -restaurant } needs empty squares and an entrance on a road. After the set-up, entrances may share a { -tile }.
guide-restaurants-2 = A local manager places one within range of your open { -restaurant(form: "many") }; it is “coming soon” and opens when the round ends. A regional manager places or moves one anywhere, open at once.
guide-restaurants-3 = While a local or regional manager is at work, every corner of your open { -restaurant(form: "many") } is an entrance, the whole round, for every purpose.

guide-dinnertime = Phase 4: dinnertime
guide-dinnertime-1 = { CAP(-house(form: "many")) } with wishes go out in the order of their numbers. A { -chain } can serve a { -house } if its stock covers the whole wish and a road leads from an open { -restaurant } to the { -house }, however far. If nobody can, the wish stays.
guide-dinnertime-2 = Among those who can, the { -house } takes the lowest sum of unit price and distance. On a tie the { -chain } with more waitresses wins, then the one earlier in { -turn-order }.
guide-dinnertime-3 = “{ MILESTONE("first_to_have_20") }” is given the moment somebody holds { MONEY($some_cash) }, “{ MILESTONE("first_to_have_100") }” to those who hold { MONEY($much_cash) } when dinnertime ends.

guide-prices = Prices and income
guide-prices-1 = Your unit price is { MONEY($base_price) } for everything you sell. Pricing and discount managers lower it, a luxuries manager raises it, and “{ MILESTONE("first_to_lower_prices") }” lowers it for good.
guide-prices-2 = A sale brings the unit price for each item, { $garden_factor } times that with a garden, plus { MONEY($bonus) } for each item you have the matching marketing { -milestone } for. Bonuses are not multiplied and do not count when { -house(form: "many") } compare. A sale never costs you money.
guide-prices-3 = After all { -house(form: "many") } each waitress at work brings { MONEY($tip) }, or { MONEY($better_tip) } with “{ MILESTONE("first_waitress_played") }”. Then a CFO adds half as much again to all you earned this evening, rounded up.

guide-bank = The bank and the end
guide-bank-1 = Income is paid from the bank at once. When it cannot pay in full it breaks: the { -reserve-card(form: "many") } are opened, their money goes into the bank, and paying goes on.
guide-bank-2 = From the next round on every { -ceo } has as many { -slot(form: "many") } as most of the opened cards show; on a tie, the higher number.
guide-bank-3 = When the bank breaks again the game ends after this dinnertime. Everything earned is still paid, salaries are not. Most cash wins; a tie goes to whoever is earlier in { -turn-order }.

guide-payday = Phase 5: payday
guide-payday-1 = Everybody may fire anyone at work or on the { -beach }, then pays { MONEY($salary) } for each card with a salary, whether at work, on the { -beach } or busy.
guide-payday-2 = Discounts are taken off by themselves: { MONEY($spare_hire) } for each hire left over, { MONEY($training_discount) } with “{ MILESTONE("first_to_train_someone") }”. With “{ MILESTONE("first_billboard_placed") }” { -marketeer(form: "many") } cost nothing. A bill never goes below zero.
guide-payday-3 = Who cannot pay has to fire paid cards until they can. A busy { -marketeer } is fired only when no other paid card is left; the { -campaign } goes on without.
guide-payday-4 = Really paying { MONEY($much_pay) } or more earns “{ MILESTONE("first_to_pay_20") }”. Whoever just got “{ MILESTONE("first_to_have_100") }” must fire a CFO now.

guide-marketing = Phase 6: marketing
guide-marketing-1 = { CAP(-campaign(form: "many")) } run in the order of their numbers. Each puts one wish on every { -house } it reaches. A { -house } holds { $house_demand } wishes, with a garden { $garden_demand }; what does not fit is lost.
guide-marketing-2 = A billboard reaches { -house(form: "many") } beside it. A mailbox reaches every { -house } of its block: mail passes over anything but roads. An airplane reaches { -house(form: "many") } under its lines, a radio those on its { -tile } and all { -tile(form: "many") } around it. Part of a { -house } or garden is enough.
guide-marketing-3 = With “{ MILESTONE("first_radio_campaign") }” your radios put { $radio_factor } wishes on each { -house }. Then every { -campaign } loses a turn, except eternal ones. One that has none left comes down, and its { -marketeer } is free from next round on.

guide-cleanup = Phase 7: clean-up
guide-cleanup-1 = Food and drinks are thrown away. With “{ MILESTONE("first_to_throw_away") }” you have a { -freezer } for { $freezer } things of your choice, from the next clean-up on.
guide-cleanup-2 = Everybody takes their cards back, coming-soon { -restaurant(form: "many") } open, and { -milestone(form: "many") } earned this round are gone for those who did not get them. { CAP(-campaign(form: "many")) }, wishes and frozen goods stay.

guide-milestones = { CAP(-milestone(form: "many")) }
guide-milestones-1 = Whoever first does something special earns its { -milestone }, and so does everybody who does it in the same round. Then it is gone. What it gives lasts for the whole game, whether you like it or not.
guide-milestones-2 = Hiring { $many_hires } in one turn brings management trainees that can be trained at once. Making the first burger or pizza brings a cook who cannot be trained this turn and wants a salary at the next payday.

guide-intro = The introductory game
guide-intro-1 = A short game for the first time: { MONEY($intro_bank) } a player in the bank, no { -reserve-card(form: "many") }, no { -milestone(form: "many") }, no salaries. It ends with the dinnertime in which the bank first breaks. The second introductory game is the same with { -milestone(form: "many") }.

guide-options = Options
guide-options-1 = Below zero: normally a sale never costs money. With the option, a sale at a negative price is paid by the { -chain }, and a { -chain } that cannot pay is bankrupt: it leaves at the end of the round, its { -campaign(form: "many") } run on and its { -restaurant(form: "many") } stay as ruins.
guide-options-2 = Payday in { -turn-order }: normally everybody pays and fills the { -freezer } at the same time. With the option, one after the other.

## Learn: the game in a few pictures

guide-learn-title = Learn in five minutes
guide-learn-lead = No rule book needed. Read these few pictures, then play a short game: the client shows what is possible and why.
guide-learn-town = This is your town
guide-learn-town-text = { CAP(-house(form: "many")) } with numbers, roads between them, drinks by the roadside. Mind the lines between the { -tile(form: "many") }: distance counts how many of them a way crosses.
guide-learn-hungry = Make them hungry
guide-learn-hungry-text = A { -house } wants nothing until somebody advertises. A { -campaign } puts wishes on the { -house(form: "many") } it reaches, round after round. But whoever can deliver may serve them: you, or your neighbour.
guide-learn-offer = Be the best offer
guide-learn-offer-text = At dinnertime each { -house } adds price and distance for every { -chain } that has all it wants. The lowest sum wins the whole order.
guide-learn-company = Build a company
guide-learn-company-text = You begin with a { -ceo } who has { $ceo_slots } { -slot(form: "many") }. Hire, train people on the { -beach }, add managers for more { -slot(form: "many") }. Put few to work and you choose your place in the { -turn-order } first.
guide-learn-round = A round in seven steps
guide-learn-milestones = Be first
guide-learn-milestones-text = { CAP(-milestone(form: "many")) } reward whoever does something first, and they last. In your first game you play without them.
guide-learn-end = When the bank breaks
guide-learn-end-text = All income comes from the bank. When it is empty for the last time the game ends, and the most cash wins.
guide-learn-try = Try it: play the introductory game
guide-learn-try-note = Against one { -bot }, about twenty minutes. Every step can be taken back until you end your turn.
guide-learn-rules = Read all the rules

## Help for beginners

guide-group-rules = The rules
guide-group-help = Examples and advice
guide-group-modules = The expansion
guide-group-solo = Solo: { -the-chain }

guide-setups = By number of players
guide-setups-players = Players
guide-setups-map = { CAP(-tile(form: "many")) }
guide-setups-bank = Bank
guide-setups-copies = Copies of each unique card
guide-setups-out = Billboards left out
guide-setups-none = none

guide-examples = Worked examples
guide-examples-1 = A dinner for { MONEY($sale) }. A { -house } with a garden wants one burger and two beers. You have a luxuries manager at work, so your unit price is { MONEY($luxury_price) }, and the { -milestone } “{ MILESTONE("first_burger_marketed") }”. The burger brings { $garden_factor } × { MONEY($luxury_price) } + { MONEY($bonus) }, each beer { $garden_factor } × { MONEY($luxury_price) }: together { MONEY($sale) }. The bonus is not multiplied.
guide-examples-2 = A price of { MONEY($low_price) }. Two pricing managers and a discount manager at work take { MONEY($low_off) } off { MONEY($base_price) }. Against a rival next door who asks { MONEY($base_price) } you win every { -house } nearer than { $low_reach } borders; at { $low_reach } the sums are equal and waitresses decide. But each item also brings you only { MONEY($low_price) }.
guide-examples-3 = How far a billboard may stand. A marketing trainee has a range of { $billboard_range }. Billboard { $board_a } ({ $board_a_size }) on the { -tile } of your { -restaurant } is { $none } borders away; billboard { $board_b } ({ $board_b_size }) beside a road two { -tile(form: "many") } on is exactly { $billboard_range } away, and one { -tile } more would be too far. Which billboard it is makes no difference to the range, only to the room it needs and the { -house(form: "many") } it touches.
guide-examples-4 = From trainee to executive in one turn. From management trainee to executive vice president there are { $career } steps. A guru gives { $guru } of them, and nobody else may touch the same card, so that it stops one short. With “{ MILESTONE("first_to_pay_20") }” a guru and a trainer work on the same card: hire the trainee, and the executive is yours before the day ends. Only the last card has to be in the supply, and only one company may have it unless there are more copies.
guide-examples-5 = How the reserve votes. Four players kept { $votes }. The bank gets { MONEY($votes_sum) }, and from the next round on every { -ceo } has { $votes_slots } { -slot(form: "many") }, for that number is on most of the cards. Had two cards said { $tie_low } and two { $tie_high }, it would be { $tie_high }: on a tie the higher number counts.

guide-advice = Advice for beginners
guide-advice-1 = Look for the { -milestone(form: "many") } first. Whoever is early with them plays a different game: { -campaign(form: "many") } that never end, { MONEY($training_discount) } off the salaries, { MONEY($bonus) } more for every item. Decide in the set-up which of them you want in the first rounds, and hire for that.
guide-advice-2 = Hire people who bring people. A recruiting girl in the first round means three new cards in the second, and “{ MILESTONE("first_to_hire_three") }” with two managers for nothing. A trainer is the other way to begin: only trained people do big things.
guide-advice-3 = Demand is made, not found. A { -campaign } without food sells your rival’s burgers; food without a { -campaign } is thrown away. Plan both for the same round: what you advertise this evening is eaten tomorrow.
guide-advice-4 = Place your first { -restaurant } where several low-numbered { -house(form: "many") } are near, and not alone with one rival between you and them. Low numbers eat first, while there is still stock.
guide-advice-5 = Open { -slot(form: "many") } are worth something. Who works with few people chooses the { -turn-order } first. Going first matters for cards that run out and for ties at dinner; going last lets you see what the others cook.
guide-advice-6 = Salaries come every round, sales do not. Before payday, count who will earn their { MONEY($salary) } back. Firing is no shame, and people on the { -beach } are paid too.
guide-advice-7 = Watch prices. A rival who cuts to { MONEY($low_price) } takes { -house(form: "many") } five borders away. You can follow, sell something they do not have, or build gardens, where price counts { $garden_factor } times.
guide-advice-8 = Know how long the game lasts. Add up what the bank holds and what the { -reserve-card(form: "many") } may bring. When the last break is near, stop training and sell.

## Solo: The Chain

guide-solo = What { -the-chain } is
guide-solo-1 = { -the-chain } is an opponent made of cards. It plays on the set-up for two: a map of 3 by 3 { -tile(form: "many") }, the usual bank, and billboards 12, 15 and 16 left out. It has three { -restaurant(form: "many") }, no { -ceo } and no company: only a stock, a pile of people it has taken, and three places for { -marketeer(form: "many") }.
guide-solo-2 = Its deck has 20 action cards. 12 warm and 12 cool cards help it when it is behind and hold it back when it is ahead; three of each begin face down under the deck, mixed. If such a stack runs out, only what is left is added.
guide-solo-3 = It begins with one open { -slot }, a price of 10, no waitress, and even competition. A { -reserve-card } drawn for it joins yours, unseen. It is first in the { -turn-order }.
guide-solo-4 = The bank pays it like anybody, and its income may break the bank. At the first break both { -reserve-card(form: "many") } are opened; your { -ceo } gets the number on both, or the higher of two different ones. At the second break the game ends after dinner: most cash wins, a tie goes to whoever is earlier in { -turn-order }.

guide-solotracks = Its tracks
guide-solotracks-1 = Recruit and train shows 1 to 4 open { -slot(form: "many") }. They decide how many actions of its card it takes, and how much food it gets at a time: 2, 3, 4 or 5 of each kind. This track only moves in the clean-up and by competition cards, never in the middle of a turn.
guide-solotracks-2 = Between 2 and 3 lies a line. Whenever the marker crosses it, either way, the whole action deck is shuffled, used cards included. The line is no step: 2 and one more is 3.
guide-solotracks-3 = Price and distance is what { -house(form: "many") } compare, from 10 down to 6: lower is better for { -the-chain }. Waitresses go from 0 to 4. Markers stop at the ends, and what is left of a move is lost.
guide-solotracks-4 = Competition is cold, cool, even, warm or hot. When { -the-chain } earns less than you in an evening it gets warmer and brings help; when it earns more it gets colder and brings trouble.
guide-solotracks-5 = Its stock goes to 20 of a kind within a turn, no further; what is over 10 is lost in the clean-up.

guide-solodeck = Its cards
guide-solodeck-1 = Each turn it uses two cards. The front of the top card says whom it recruits, what it advertises and on which { -tile } it builds. The back of the card flipped this turn says what food it gets, what it develops and how it cleans up. So the front you see today is the back of tomorrow, unless the deck is shuffled.
guide-solodeck-2 = A flipped card lies beside the deck and joins the used ones at the next flip. A shuffle mixes them all in again; so does an empty deck. When a round begins an action card is always on top.
guide-solodeck-3 = First you decide who works, then it flips its card: you never know the back when you choose. After the flip, by competition: hot puts a warm card on top of the deck and one under it, and turns warm; warm puts one underneath; cold and cool do the same with cool cards; even does nothing.
guide-solodeck-4 = Warm and cool cards on top are looked at one after the other. A warm card works while competition is warm, a cool one while it is cool, then it goes back to its own stack. Any other goes under the deck unused. When it is even none of them works.
guide-solodeck-5 = A competition card that builds uses the map on the front that comes next. If it makes the deck shuffle, that happens at once, and the new top card counts.

guide-soloturn = Its turn
guide-soloturn-1 = In the first round it flips nothing: it only opens a { -restaurant } where its top card says. Then you place yours, with the usual limits, and play your first day. From the second round on it plays fully.
guide-soloturn-2 = Whoever has more open { -slot(form: "many") } chooses the { -turn-order }; its own are the number on its track, ties go by the last order. When it chooses first it goes first; otherwise it takes what you leave.
guide-soloturn-3 = Working, it first takes as many actions from the front as it has open { -slot(form: "many") }, from the top one down. Stars beside them are kept for later in the turn, whether the action did something or not.
guide-soloturn-4 = A { -marketeer } goes to one of its three places if the supply has one and a place is free. A unique card goes to its pile if it has none yet; the brand director goes to a { -marketeer }’s place. If the card is gone or there is no room, nothing happens.
guide-soloturn-5 = Other actions lower its price, add a waitress or claim a { -milestone }. Where a card names somebody of an expansion that is not in play, it gets the printed food instead. People in its pile do nothing; they are only missing for you.
guide-soloturn-6 = If a { -marketeer } came this turn, it starts a { -campaign } at once: the lowest token number this { -marketeer } may place and that fits, without any range, for the item on its card and for the longest time. If nothing can be placed, the { -marketeer } goes back.
guide-soloturn-7 = Then it gets food and drinks from the two panes of the back, each amount by its track, doubled where the card says so. “Everything in demand” is every kind wished for on a { -house } or advertised by anybody; “most in demand” is the kind with most of both, then most on { -house(form: "many") }, then a draw. Nothing in demand, nothing gained. Things of an expansion that is not in play are replaced as printed, or left out.
guide-soloturn-8 = With a star for it, it builds the { -house } or garden of the back, and opens another { -restaurant } as long as it has one. That { -restaurant } is open at once; it never moves one.

guide-solodinner = Dinner and clean-up
guide-solodinner-1 = At dinner a { -house } counts its marker plus the borders to its nearest entrance. All corners of its { -restaurant(form: "many") } are entrances, unless a cool card closed them this turn.
guide-solodinner-2 = On a tie more waitresses win, then the earlier in { -turn-order }. One stock serves all its { -restaurant(form: "many") }.
guide-solodinner-3 = It earns { MONEY($base_price) } an item, twice that with a garden, whatever its marker says. It gets no bonuses and no tips. A warm card may add half as much again, after the last { -house }.
guide-solodinner-4 = Then both incomes of the evening are compared, everything included: if it earned more, competition gets one step colder; if less, one step warmer.
guide-solodinner-5 = It pays no salaries and fires nobody. Its { -campaign(form: "many") } run with all others by number. When one ends, its { -marketeer } goes back to the supply; a brand director goes to its pile.
guide-solodinner-6 = In the clean-up it keeps up to 10 of every kind without a { -freezer }. Then the back of its card: its price goes up, it loses waitresses, or every stock of 6 to 10 loses 5; last the recruiting track moves. What it claims now is gone for you next round.

guide-solocards = Warm and cool cards
guide-solocards-1 = Warm cards open a { -restaurant }, or let it earn half as much again this evening.
guide-solocards-2 = They also bring food by its track, or fill up: every stock of 1 to 5 grows by 5.
guide-solocards-3 = Cool cards close the extra entrances of its { -restaurant(form: "many") } for a turn, send its whole pile of people back to the supply, or make it pay { MONEY($base_price) } for each of them, a busy brand director included, never more than it has.
guide-solocards-4 = They also empty stocks, take 5 from every stock of 6 to 10, or move a track by two, as warm cards do the other way.

guide-soloplaces = Where it builds
guide-soloplaces-1 = { CAP(-tile(form: "many")) } are numbered 1 to 9, row by row from the top left. It begins with the { -tile } on its card. If nothing fits there it tries the next number, from 9 on to 1, until something does; after a full circle it builds nothing.
guide-soloplaces-2 = On a { -tile } it looks from top to bottom and from left to right, lying pieces before standing ones, and takes the first place that works. One square on the { -tile } is enough: a piece may hang over onto another { -tile }, never off the map.
guide-soloplaces-3 = Billboards, mailboxes and radios need a road beside them and must reach a { -house }. Airplanes start at the left edge, at the first rows that reach a { -house } on the { -tile }; a { -tile } without a { -house } is passed over.
guide-soloplaces-4 = A new { -house } needs a road beside it. A garden goes to the { -house } on the card, or the next higher one that can take it, and on from the lowest; above or below it first, then at its sides.
guide-soloplaces-5 = A { -restaurant } needs a road beside one corner, and no { -tile } it touches may hold another of its { -restaurant(form: "many") }. The place is found first; then its entrance is the corner that faces the middle of the { -tile }, if a road is there, else the usable corner nearest to it.
guide-soloplaces-6 = { CAP(-shop(form: "many")) }, new roads and { -park(form: "many") } belong to the expansion; they are found in the same way.

guide-solomilestones = Its { -milestone(form: "many") }
guide-solomilestones-1 = It claims every { -milestone } it fulfils, and gets nothing from it. But it takes it away: like anybody’s, it is gone after the round. In the same round you may still earn it.
guide-solomilestones-2 = “{ MILESTONE("first_to_train_someone") }” falls when its recruiting track first reaches 2, “{ MILESTONE("first_to_hire_three") }” at 3. “{ MILESTONE("first_to_lower_prices") }” falls at dinner when its marker is below 10 and its stock would cover some { -house }, even without a sale.
guide-solomilestones-3 = { CAP(-campaign(form: "many")) }, burgers, pizza and the first waitress count as for anybody: placing, getting from a card, the track above 0.
guide-solomilestones-4 = “{ MILESTONE("first_to_throw_away") }” counts what it loses in the clean-up; cash counts as for you. The { -milestone(form: "many") } of cart operator, errand boy and { MONEY($much_pay) } in salaries it only claims through a card that names them.

guide-solomodules = With the expansion
guide-solomodules-1 = With a kimchi master in its staff pile it gets one kimchi in the clean-up, up to 10. Its sushi, noodles and kimchi count in dinnertime like yours.
guide-solomodules-2 = Its gourmet guides lie beside the map. The garden on the card of a gourmet critic starts its search at the number of the other pane.
guide-solomodules-3 = When its waitress track reaches 4 from below, it gets the best movie star left; at most one, and it keeps the star when the track falls.
guide-solomodules-4 = With reserve prices the first break adds both cards and sets your base price; its own items always bring { MONEY($base_price) }. With “{ solo-switch-new_price }” they bring your base price.
guide-solomodules-5 = With a star for it, and one left, it places a { -shop } before it advertises, on the { -tile } of its card; it never moves one. Its coffee is thrown away in the clean-up like yours.
guide-solomodules-6 = With a star for it, it lays the road or { -park } on its card after { -house(form: "many") } and gardens, if that piece is left: a road on the { -tile } of its card, a { -park } at the { -house } printed there, without any range. A { -tile } you have added is never its aim, but a piece may hang over onto it.
guide-solomodules-7 = Its rural { -marketeer } keeps a place for good. It places no { -offramp }; what the { -rural } wishes for still counts as demand.
guide-solomodules-8 = Of the new { -milestone(form: "many") } it claims those of { -marketeer(form: "many") } when one of them places something, those of goods when it sells them, the first { -house }, a new { -restaurant } after the first round, and the waitress when dinnertime begins. “{ MILESTONE("first_discount_manager_used") }” and “{ MILESTONE("first_cart_operator_used") }” it claims only through a card that names them, “{ MILESTONE("first_trainer_used") }” and “{ MILESTONE("first_recruiting_girl_used") }” never.

guide-soloswitches = Making it harder
guide-soloswitches-1 = { solo-switch-hard_choices }: the { -milestone(form: "many") } for marketing burgers, pizza and drinks and for training leave after the second round, the one for hiring three after the third.
guide-soloswitches-2 = { solo-switch-expand_connections }: after the first round a new { -restaurant } first tries only { -tile(form: "many") } with a { -house } that no road joins to { -the-chain }, counting on from the { -tile } of its card; if that does not work, it is placed as usual. The { -house } need not be joined by it.
guide-soloswitches-3 = { solo-switch-six_restaurants }, { solo-switch-all_warm_setup } (six warm cards and no cool one under the deck), { solo-switch-warm_always } (a warm card on top works whatever the competition). { solo-switch-flip_in_turn_one } is another reading of the first round: it flips a card and gets food at once.

## The expansion

guide-modules = Expansion
guide-modules-1 = The expansion is a set of modules; any of them may be added to the full game, alone or together. “{ $hard_choices }” is for the base { -milestone(form: "many") }. Six players need the new districts, and so do lobbyists with five or six.
guide-modules-2 = New cards with a salary are paid from the round they are hired in. Cards of which a { -chain } has at most one come in the usual number. With coffee, kimchi, sushi or noodles there is one luxuries manager more. “{ MILESTONE("first_billboard_placed") }” is for all { -marketeer(form: "many") }, those of modules too.
guide-modules-3 = What is said of { -house(form: "many") } also holds for { -apartment(form: "many") } and the { -rural }, unless it says otherwise. { CAP(-tile(form: "many")) }, { -shop(form: "many") }, roads, { -park(form: "many") } and { -offramp(form: "many") } run out. A card is used when it really does what it is for; a { -marketeer } only by starting a { -campaign }.
guide-modules-4 = The clean-up goes in this order: throw away and freeze, { -shop(form: "many") } for the first coffee, kimchi, new roads and { -restaurant(form: "many") } open, { -milestone(form: "many") } leave, cards come back.

guide-kimchi = Kimchi
guide-kimchi-1 = A kimchi master who is still at work when the clean-up ends makes one kimchi. It is kept until the next round without a { -freezer }.
guide-kimchi-2 = Whoever has one kimchi on top of an order comes before everybody who has not, whatever the price. Sold, it is one more item at your unit price. A { -house } without wishes buys none.
guide-kimchi-3 = A { -freezer } holds up to { $freezer } kimchi, or other things; never both.
guide-kimchi-4 = A master at work every round, no { -freezer }: after each clean-up you have one. The one made in round 3 and not sold is thrown away in round 4, then a new one arrives.

guide-sushi = Sushi
guide-sushi-1 = Sushi is made in the kitchen and cannot be advertised. A { -house } with a garden first looks for as many sushi as it has wishes, in place of all of them.
guide-sushi-2 = Never a part: too few sushi are as good as none. They bring your unit price each, without bonuses, and can be frozen.
guide-sushi-3 = A { -house } with a garden has 4 wishes. You have 3 sushi and exactly what it wants; a dearer rival has 4 sushi: the rival sells. With 3 sushi there, you sell what it wants.

guide-noodles = Noodles
guide-noodles-1 = Noodles are made in the kitchen and cannot be advertised. When nobody can serve what a { -house } wants, nor anything it likes better, as many noodles as it has wishes will do, from whoever is cheapest and nearest. They can be frozen.
guide-noodles-2 = A { -house } wants 3 beers. You have 2 beers and 9 noodles, a rival 3 beers at four times your price: the rival sells. Without the third beer you sell 3 noodles.

guide-ketchup = Ketchup
guide-ketchup-1 = Every wish remembers whose { -campaign } it came from. When dinnertime ends, everybody who had a wish on a { -house } that another { -chain } has served gets “{ MILESTONE("someone_sells_your_demand") }”.
guide-ketchup-2 = From the next dinnertime on { -house(form: "many") } take { $sum_off } off your sum of price and distance. Like every { -milestone } it is given in one round only.
guide-ketchup-3 = A { -house } has two wishes of yours and one of a rival; a third { -chain } serves it: both of you get it. If you serve it, only the rival does.

guide-frychefs = Fry chefs
guide-frychefs-1 = Any cook can be trained to be a fry chef, who makes nothing. Each of them at work adds { MONEY($fries) } for every { -house } you sell to, however many items. { CAP(-house(form: "many")) } do not care.
guide-frychefs-2 = A { -house } that only buys coffee from you counts too; one that buys dinner and coffee counts once.
guide-frychefs-3 = A price of { MONEY($fry_price) }, a garden, 2 items and one fry chef: { $garden_factor } × { $fry_price } × 2 + { $fries } = { MONEY($fry_sale) }. With a CFO, { MONEY($fry_cfo) }.

guide-nightshift = Night shift
guide-nightshift-1 = A night shift manager takes a { -slot } of your { -ceo }, has none of her own, and leads nobody.
guide-nightshift-2 = While she is at work, each of your other cards without a printed salary acts twice. A salary that you are let off is still printed. Your { -ceo } acts once.
guide-nightshift-3 = A trainer trains two cards, but not one card twice. Waitresses bring double tips and count twice in ties, pricing managers take off { MONEY($night_price) }, kitchen trainees and errand boys work twice, each time as you like. A marketing trainee may put up a second billboard; the card is back when both have ended. Management trainees have no more { -slot(form: "many") }.
guide-nightshift-4 = Night shift manager, pricing manager, recruiting girl and waitress at work: 3 hires with the one of your { -ceo }, a price of { MONEY($night_unit) }, two waitresses in ties.

guide-mass = Mass { -marketeer(form: "many") }
guide-mass-1 = A mass { -marketeer } places nothing. For each of them at work when the marketing phase begins, whoever they belong to, all { -campaign(form: "many") } run once more.
guide-mass-2 = All of them run in the order of their numbers before the next pass begins. One turn comes off once, at the end. Full is full.
guide-mass-3 = A { -house } without a garden has one wish; a radio for burgers and a billboard for beer reach it. With one mass { -marketeer }: burger and beer in the first pass, then there is no room. With a garden it gets both again.

guide-critics = Gourmet critics
guide-critics-1 = A gourmet critic puts a gourmet guide beside the board, for up to { $guide_turns } turns and any good that can be advertised. It needs no place on the map; the critic is busy.
guide-critics-2 = Guides run after billboards, in the order of their numbers, and reach every { -house } that has a garden at that moment.
guide-critics-3 = A { -house } with a garden and 4 wishes: guide 17 adds one, guide 20 finds no room.

guide-stars = Movie stars
guide-stars-1 = A waitress can be trained to be a movie star: B, with four players also C, with five also D. Nobody has more than one. A star is no waitress and earns nothing.
guide-stars-2 = When places in the { -turn-order } are chosen, those with a star at work choose first: B, then C, then D, then everybody else as usual. A star trained at work counts from that dinnertime on.
guide-stars-3 = When { -house(form: "many") } compare, equal sums are decided by the better star, then by waitresses, then by { -turn-order }.
guide-stars-4 = Equal sums; one has 3 waitresses, one star D, the third is first in { -turn-order }: star D sells. With a sum 1 lower the first sells.

guide-reserveprices = Reserve prices
guide-reserveprices-1 = Everybody keeps a card with a price of { MONEY($price_low) }, { MONEY($price_middle) } or { MONEY($price_high) } in place of the usual { -reserve-card(form: "many") }. When the bank breaks first, each adds { MONEY($price_cash) }. { CAP(-slot(form: "many")) } stay.
guide-reserveprices-2 = The price on most cards is the base price from the next dinnertime on; of equals the highest comes first, then the lowest. Everything that changes prices is on top.
guide-reserveprices-3 = Twice { MONEY($price_low) }, { MONEY($price_middle) } and { MONEY($price_high) }: the price is { MONEY($price_low) }. One of each: it is { MONEY($price_high) }, and the bank gets { MONEY($price_sum) }.

guide-hardchoices = Hard choices
guide-hardchoices-1 = After round { $hard_early } nobody can get “{ MILESTONE("first_burger_marketed") }”, “{ MILESTONE("first_pizza_marketed") }”, “{ MILESTONE("first_drink_marketed") }” and “{ MILESTONE("first_to_train_someone") }” any more, after round { $hard_late } not “{ MILESTONE("first_to_hire_three") }”. Whoever has one keeps it.
guide-hardchoices-2 = Three hires for the first time in round 3 still earn it, in round 4 not.
guide-districts = New districts
guide-districts-1 = Five new { -tile(form: "many") } are mixed with the others before the map is laid out; which of them come is luck, unless the table asks for all of them or for an { -apartment }. The { -tile } with { -park(form: "many") } comes with the lobbyists, or when the table asks for it.
guide-districts-2 = One { -tile } has three sources of lemonade: carts and trucks take from those they pass, a zeppelin from all. One has two { -house(form: "many") }. On one a { -house } has its garden from the start and gets no other.
guide-districts-3 = An { -apartment } covers three by three squares. Whatever a { -campaign } would put there it puts twice, and there is always room. All of it waits until one { -chain } can serve the whole. Where wishes are counted, both count.
guide-districts-4 = { CAP(-apartment(form: "many")) } never have a garden, so sushi and gourmet guides are not for them. They may lie beside a { -park }.
guide-districts-5 = Four roads end at the { -apartment } π, and none leads through: its people set out on any of them. Mail passes through every building. π eats after { -house } three and before four, the other { -apartment } between nine and ten.
guide-districts-6 = π wants 3 beers, and a billboard for burgers stands beside it. With one mass { -marketeer } at work it wants 3 beers and 4 burgers after the marketing phase.
guide-districts-7 = { CAP(-house(form: "many")) } 3 and 4 want one burger each, π wants 2, and the only { -chain } has 3: { -house } 3 is served, then π, and 4 gets nothing.

guide-lobbyists = Lobbyists
guide-lobbyists-1 = { CAP(-tile(form: "many")) } that are not on the map lie open beside it: the reserve. With five or six players the new ones are among them.
guide-lobbyists-2 = After { -house(form: "many") } and gardens each lobbyist at work may lay one road or one { -park }, as long as there are any. Its squares must be empty and on the map; it may be turned and lie over several { -tile(form: "many") }.
guide-lobbyists-3 = It must touch a road square within the lobbyist’s range of an entrance or { -shop } of yours. One end of a road has to point straight at such a square, or at an entrance of yours, and then no other road is needed; a bridge, a { -shop } or a road under construction will not do.
guide-lobbyists-4 = A new road is under construction: nobody drives on it and nothing can be placed by it, but mail stops there. Where an end meets an open road there are { -roadworks }; at dinnertime each of them makes a way one longer, every time it is crossed. In the clean-up the road opens and they go.
guide-lobbyists-5 = Open road squares side by side are connected, whoever laid them, except on bridges. Borders of { -tile(form: "many") } count as ever.
guide-lobbyists-6 = A { -house } that touches a { -park }, be it only with its garden, pays twice the price of the goods; with a garden of its own, three times. More { -park(form: "many") } change nothing, and bonuses are not multiplied. A { -park } is no garden, makes no room for wishes and does not stop mail. The { -rural } has none.
guide-lobbyists-7 = Your first road or { -park } may earn “{ MILESTONE("first_lobbyist_used") }”. Then you may take a { -tile } of the reserve at once and lay it, turned as you like, with a full side against the map where no airplane and no { -offramp } lies. It is part of the town from that moment.
guide-lobbyists-8 = The map need not stay a rectangle. Airplanes and { -offramp(form: "many") } lie along its outline; an airplane also flies over { -tile(form: "many") } that come later.
guide-lobbyists-9 = Two ways of length 2 lead from a { -house } to a { -restaurant }. A new road ends on one of them: tonight that way is 3 long. From the next round on both are 2 again, and the new road is open.
guide-lobbyists-10 = A { -park } beside a { -house }, 2 items at { MONEY($night_unit) }: 2 × { $night_unit } × 2 = { MONEY($park_sale) }.

guide-newmilestones = New { -milestone(form: "many") }
guide-newmilestones-1 = Seventeen { -milestone(form: "many") } take the place of the usual ones; those of other modules join them. “{ MILESTONE("first_marketeer_used") }”, “{ MILESTONE("first_recruiting_girl_used") }” and “{ MILESTONE("first_trainer_used") }” leave after the second round if nobody has them.
guide-newmilestones-2 = “{ MILESTONE("first_marketeer_used") }” pays in the marketing phase for every wish that { -campaign(form: "many") } of your { -marketeer(form: "many") } really place, in every pass; what finds no room pays nothing. A CFO adds nothing to it. It also lowers your sum when { -house(form: "many") } compare, but no range.
guide-newmilestones-3 = “{ MILESTONE("first_discount_manager_used") }” takes money out of the game: when companies are shown, every owner whose price managers take off at least as much as one discount manager, luxuries aside; already in the round it is earned.
guide-newmilestones-4 = When the bank breaks outside dinnertime that is settled at once, and what is missing comes out of the reserve. If it was the last time, the game ends after the next dinnertime.
guide-newmilestones-5 = The two people of “{ MILESTONE("first_marketing_trainee_used") }” come if the supply has them, too late to be trained this turn. The second { -campaign } of “{ MILESTONE("first_campaign_manager_used") }” is placed this turn or never; the card is back when both have ended.
guide-newmilestones-6 = With “{ MILESTONE("first_brand_manager_used") }” one airplane of this turn carries two goods for the same time; the first runs first. With “{ MILESTONE("first_brand_director_used") }” every radio of your director is eternal, the first included; the director stays busy and is paid.
guide-newmilestones-7 = “{ MILESTONE("first_burger_sold") }” changes your { -ceo } from the next round on, also after the reserve has spoken. The { -freezer } of “{ MILESTONE("first_soft_drink_sold") }” works in this very clean-up.
guide-newmilestones-8 = “{ MILESTONE("first_pizza_sold") }”: after the income of the evening in which it is earned, the first three { -house(form: "many") } that bought pizza get a radio each, in the order they ate. The seller must place the lowest free one on an empty square beside a road, on a { -tile } of that { -house }. It plays pizza for two turns from now on and is nobody’s. If there is no radio or no place, nothing happens; the { -rural } does not count.
guide-newmilestones-9 = With “{ MILESTONE("first_lemonade_sold") }” trainers also train cards at work, within one colour. The new card takes the old one’s place, acts if that one had not, and brings its { -slot(form: "many") } only next round. A card that was trained before it acted has not been used. “{ MILESTONE("first_house_built") }” lets several trainers train one card.
guide-newmilestones-10 = With “{ MILESTONE("first_beer_sold") }” one item, but not coffee, pays one salary in full. With “{ MILESTONE("first_waitress_used") }” salaries are lower from this payday on. Hires left over take off as much as ever.
guide-newmilestones-11 = The executive vice president of “{ MILESTONE("first_recruiting_girl_used") }” comes from the supply or else from the box, unless you have one. Once fired, the next one is paid.
guide-newmilestones-12 = With “{ MILESTONE("first_trainer_used") }” you pay as many salaries as your cash and items allow, the last in part, and the rest is forgiven. You may still fire. A step that only a coach or guru could give is not the trainer’s.
guide-newmilestones-13 = “{ MILESTONE("first_new_restaurant") }”: put a free mailbox { -campaign } for anything that can be advertised beside a road in the block of the new { -restaurant }, at once or never. It is nobody’s and pays nobody. “{ MILESTONE("first_cart_operator_used") }” already counts for the haul that earns it.
guide-newmilestones-14 = A radio of yours reaches a { -house } with one wish, a full one without a garden, one without wishes, and π. It places 1 + 0 + 1 + 2 wishes: with “{ MILESTONE("first_marketeer_used") }” you are paid for 4.
guide-newmilestones-15 = Five salaries are due, and your cash is enough for two and a little more. With “{ MILESTONE("first_trainer_used") }” you pay all you have and keep everybody. With “{ MILESTONE("first_beer_sold") }” and 4 items you pay 4 salaries in goods and one in cash.
guide-newmilestones-16 = { CAP(-house(form: "many")) } 2, 5, 7 and 11 buy pizza of you, a rival, you, and the rival. You place a radio on the { -tile } of 2, the rival one on that of 5, you one on that of 7. { CAP(-house) } 11 is too late. Both of you have the { -milestone }.
guide-newmilestones-17 = The reserve says 2 { -slot(form: "many") }: with “{ MILESTONE("first_burger_sold") }” your { -ceo } keeps 4, everybody else’s has 2.

guide-coffee = Coffee
guide-coffee-1 = Baristas make coffee when others cook. It is neither food nor drink: it cannot be advertised or frozen, pays no salary, and is thrown away in the clean-up.
guide-coffee-2 = Each step to barista or lead barista lets you place a { -shop } at once, if you like: on an empty square beside an open road, on a { -tile } without any, within two borders by road of a { -restaurant } or { -shop } of yours. When all of yours are on the map you may move one instead.
guide-coffee-3 = A { -shop } opens to all four sides and sells nothing but coffee. It is no { -restaurant }, but every range of yours may start there.
guide-coffee-4 = A { -house } that has chosen where to eat buys one coffee at each { -shop } and each entrance of an open { -restaurant } it passes, if that { -chain } still has coffee; only not where it eats. Who does not eat drinks no coffee.
guide-coffee-5 = A coffee brings the unit price of whoever sells it, more with a garden or a { -park }. There is no bonus for drinks; fry chefs and a CFO count.
guide-coffee-6 = Its way is exactly as long as the distance to dinner, { -roadworks } included, to the nearest { -restaurant(form: "many") } of that { -chain }. It never turns straight back and goes straight on over bridges, but may go round inside a { -tile }: that is free.
guide-coffee-7 = A way that passes only part of what another passes is left out. Of the others it takes one on which it can buy the most coffee. If there are several, only { -shop(form: "many") } and entrances on all of them sell; the rest is undecided and sells nothing.
guide-coffee-8 = Everybody who sells coffee on the first evening with coffee earns “{ MILESTONE("first_coffee_sold") }” and, in { -turn-order }, may place or move a { -shop } in that clean-up, however far away.
guide-coffee-9 = Two ways to dinner are equally short. Both pass your { -shop }; then one passes your { -restaurant }, the other a rival’s. You sell 1 coffee; the second is undecided. If the rival has no coffee, your way is the best: you sell 2.
guide-coffee-10 = A { -house } with a garden buys one coffee at a price of { MONEY($coffee_price) }, and a fry chef is at work: { $garden_factor } × { $coffee_price } + { $fries } = { MONEY($coffee_sale) }.

guide-rural = Rural { -marketeer(form: "many") }
guide-rural-1 = A rural { -marketeer } puts a giant billboard on a free side of the { -rural }, with any good that can be advertised, without any range and for good: the card stays busy. The good counts as advertised, but this is no billboard as others are.
guide-rural-2 = “{ MILESTONE("first_rural_marketeer_used") }” lets you place an { -offramp } at once: three squares in a line outside the map, along its edge or end-on, at least one beside an open road, and not over an airplane or another { -offramp }.
guide-rural-3 = In every pass, after all other { -campaign(form: "many") }, each giant billboard puts two wishes on the { -rural }. There is always room, and nothing else reaches it.
guide-rural-4 = The { -rural } eats last, without garden, { -park } or sushi, and only if there is an { -offramp }. From the { -offramp } onto the { -tile } it touches is one, then distance counts as ever, from whichever { -offramp } is best. Ways for coffee begin there too.
guide-rural-5 = Giant billboards for burgers and beer, and nobody sells for two rounds: 4 burgers and 4 beers. Whoever has all of it sells 8 items for { MONEY($rural_sale) }.
guide-rural-6 = You are on the { -tile } the { -offramp } touches and ask 11, a rival one { -tile } further asks 9: the rival wins by 1. At 10 it is a tie.

guide-sixplayers = Six players
guide-sixplayers-1 = Six { -chain(form: "many") } play on a map of four by six { -tile(form: "many") }, so the new districts are needed. Unique cards come in as many copies as with five, the bank grows with the number of players, and all billboards are in the game.
guide-sixplayers-2 = Six players with kimchi: { MONEY($six_bank) } in the bank, 3 kimchi masters, 4 luxuries managers, and 1 { -tile } left over; 2 with the lobbyists’.
guide-together = Modules together
guide-together-1 = A { -chain } can serve a { -house } if its stock covers one of the orders the { -house } would take and an open road leads there. What the { -house } likes better comes before price and distance. { CAP(-milestone(form: "many")) } may take something off the sum, which may even fall below zero.
guide-together-2 = Bonuses for burgers, pizza and drinks are for these very items: sushi, noodles, kimchi and coffee have none. Whatever changes your price is added to the base price, and that stays the same for a whole dinnertime.
guide-together-3 = After the last { -house } come the ketchup { -milestone }, tips, the CFO on everything, coffee and fries included, the bank, and pizza radios. Then it is payday.
guide-together-4 = A night shift doubles nobody who has a salary, so none of the lobbyists, baristas, fry chefs, stars and { -marketeer(form: "many") } of the modules; barista trainees work twice. Mass { -marketeer(form: "many") } repeat everything: giant billboards, guides, free radios and mailboxes, both goods of an airplane.
guide-together-5 = A { -tile } that was added has no { -shop } at first and takes one like any other. An { -offramp } may join a new road once it is open.
guide-together-6 = Nobody has more than one { -freezer }. With reserve prices the number of { -slot(form: "many") } never changes, except for “{ MILESTONE("first_burger_sold") }”. Wishes placed by a bankrupt { -chain } stay and earn it nothing. Movie stars choose their place before the airplane { -milestone } counts.
guide-together-7 = A { -house } with a garden wants a burger and a beer. One { -chain } has both and is the cheapest, one has 2 sushi, a third 2 noodles and a kimchi: the third sells 3 items. Without the kimchi it is the second, and without the garden as well, the first.
