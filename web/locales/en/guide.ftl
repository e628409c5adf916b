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
