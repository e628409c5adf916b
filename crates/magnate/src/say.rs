//! Events, actions and their parts in plain words.

use std::fmt::Display;

use magnate_rules::{
    Campaign, CoffeeStop, Coord, Decision, Duration, Event, HouseNumber, Lines, Offer, Place, PlayerId,
    PlayerSet, Road, Staff, Stage, Standing, Stock, Verdict,
};

/// An id as words.
pub fn words(id: impl Display) -> String {
    id.to_string().replace('_', " ")
}

/// An id as words, with its article.
fn one(id: impl Display) -> String {
    let words = words(id);
    let an = words.starts_with(['a', 'e', 'i', 'o', 'u']) || words.starts_with("hr ");
    format!("{} {words}", if an { "an" } else { "a" })
}

/// Things in a list.
pub fn list<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| words(&thing)).collect();
    if things.is_empty() { "none".into() } else { things.join(", ") }
}

fn count<K: Display, N: Into<u64> + Copy>(kind: K, number: N) -> String {
    match number.into() {
        1 => words(kind),
        many => format!("{many} × {}", words(kind)),
    }
}

pub fn staff(cards: &Staff) -> String {
    list(cards.iter().map(|(card, number)| count(card, number)))
}

pub fn stock(items: &Stock) -> String {
    list(items.iter().map(|(item, number)| count(item, number)))
}

pub fn money(amount: i32) -> String {
    if amount < 0 { format!("-${}", -amount) } else { format!("${amount}") }
}

pub fn turns(turns: Duration) -> String {
    match turns {
        Duration::Turns(1) => "1 turn".into(),
        Duration::Turns(turns) => format!("{turns} turns"),
        Duration::Eternal => "eternal".into(),
    }
}

fn houses(numbers: &[HouseNumber]) -> String {
    if numbers.is_empty() { "no house".into() } else { format!("houses {}", list(numbers)) }
}

fn squares(all: &[Coord]) -> String {
    all.iter().map(|at| format!("[{at}]")).collect::<Vec<_>>().join(" ")
}

pub fn place(place: Place) -> String {
    match place {
        Place::Board { at, .. } => format!("at [{at}]"),
        Place::Lines { lines: Lines { axis, first }, side } => {
            let side = side.map(|side| format!(", from the {side}")).unwrap_or_default();
            format!("over {axis} {first}{side}")
        }
        Place::Rural { side } => format!("on the {side} side of the rural area"),
        Place::Beside {} => "beside the map".to_owned(),
    }
}

pub fn chains(players: impl IntoIterator<Item = PlayerId>) -> String {
    let players: Vec<String> = players.into_iter().map(|player| player.to_string()).collect();
    match players.as_slice() {
        [] => "nobody".into(),
        [one] => format!("chain {one}"),
        many => format!("chains {}", many.join(", ")),
    }
}

/// What is awaited, and from whom.
pub fn decision(decision: Decision) -> String {
    let asked = decision.kind.map_or_else(String::new, |kind| format!("{} to place, ", one(kind.id())));
    let waiting = asked + &waiting(decision.awaited);
    let what = match decision.stage {
        Stage::FirstRestaurant { .. } => "first restaurants",
        Stage::Reserve => "reserve cards",
        Stage::Restructuring => "restructuring",
        Stage::OrderOfBusiness => "order of business",
        Stage::Working { step } => return format!("working: {step}, {waiting}"),
        Stage::Payday => "payday",
        Stage::Freezer => "clean-up",
        Stage::GameOver => return "the game is over".into(),
    };
    format!("{what}, {waiting}")
}

fn waiting(awaited: PlayerSet) -> String {
    format!("waiting for {}", chains(awaited.iter()))
}

pub fn campaign(campaign: &Campaign) -> String {
    let kind = campaign.kind();
    format!(
        "{kind} {} for {} {}, {}",
        campaign.number,
        words(campaign.item),
        place(campaign.place),
        turns(campaign.turns)
    )
}

pub fn standing(standing: Standing) -> String {
    let left = if standing.bankrupt { ", bankrupt" } else { "" };
    format!("{}. chain {} with {}{left}", standing.rank, standing.chain, money(standing.cash))
}

/// How a chain's offer went.
pub fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::WonAlone => "won: nobody else could sell".into(),
        Verdict::WonByPrice => "won: lowest price plus distance".into(),
        Verdict::WonByStar => "won the tie: the better movie star".into(),
        Verdict::WonByWaitresses => "won the tie: most waitresses".into(),
        Verdict::WonByOrder => "won the tie: earlier in turn order".into(),
        Verdict::NoRestaurant => "no open restaurant".into(),
        Verdict::NoRoad => "no road to it".into(),
        Verdict::NoStock { missing } => format!("out of stock: {} missing", stock(missing)),
        Verdict::LesserOrder => "lost: the house prefers what another has".into(),
        Verdict::Dearer => "lost: higher price plus distance".into(),
        Verdict::LesserStar => "lost the tie: a lesser movie star, or none".into(),
        Verdict::FewerWaitresses => "lost the tie: fewer waitresses".into(),
        Verdict::LaterInOrder => "lost the tie: later in turn order".into(),
    }
}

pub fn offer(offer: &Offer) -> String {
    let score = match (offer.distance, offer.score) {
        (Some(distance), Some(score)) if offer.minus != 0 => {
            format!("{} + {distance} - {} = {score}", money(offer.unit_price), offer.minus)
        }
        (Some(distance), Some(score)) => format!("{} + {distance} = {score}", money(offer.unit_price)),
        _ => money(offer.unit_price),
    };
    format!("    chain {}: {score}, {}", offer.chain, verdict(&offer.verdict))
}

/// An event: one line, and more where there are reasons to give.
pub fn event(event: &Event) -> Vec<String> {
    let line = match event {
        Event::Passed { chain } => format!("chain {chain} leaves its first restaurant for later"),
        Event::RestaurantPlaced { chain, at, entrance, open, by } => {
            let soon = if *open { "" } else { ", coming soon" };
            let by = by.map(|card| format!(" (by its {})", words(card))).unwrap_or_default();
            format!("chain {chain} places a restaurant at [{at}], entrance {entrance}{soon}{by}")
        }
        Event::RestaurantMoved { chain, from, at, entrance } => {
            format!("chain {chain} moves its restaurant from [{from}] to [{at}], entrance {entrance}")
        }
        Event::RestaurantOpened { chain, at } => format!("the restaurant of chain {chain} at [{at}] opens"),
        Event::ReserveChosen { chain, card } => match card {
            Some(card) => format!("chain {chain} keeps the reserve card of ${card}"),
            None => format!("chain {chain} keeps a reserve card"),
        },
        Event::RoundStarted { round } => format!("round {round} begins"),
        Event::StructureChosen { chain, .. } => format!("chain {chain} has chosen its structure"),
        Event::StructuresRevealed { structures } => {
            let mut lines = vec!["structures are revealed".to_string()];
            for structure in structures {
                let fits = if structure.fits { "" } else { " (did not fit: everybody is on the beach)" };
                lines.push(format!(
                    "    chain {}: {} at work, {} open slots; beach: {}{fits}",
                    structure.chain,
                    staff(&structure.at_work),
                    structure.open_slots,
                    staff(&structure.beach)
                ));
            }
            return lines;
        }
        Event::MilestoneAwarded { chain, milestone } => {
            format!("chain {chain} gets the milestone {}", words(milestone))
        }
        Event::OrderOfChoice { chains } => {
            format!("places in the turn order are chosen by chains {}", list(chains))
        }
        Event::PositionTaken { chain, position } => {
            format!("chain {chain} takes place {position} in the turn order")
        }
        Event::TurnOrder { chains } => format!("turn order: chains {}", list(chains)),
        Event::TurnStarted { chain } => format!("working day of chain {chain}"),
        Event::Hired { chain, card, phantom } => {
            let phantom = if *phantom { ", to be trained at once: the pile is empty" } else { "" };
            format!("chain {chain} hires {}{phantom}", one(card))
        }
        Event::CardsGranted { chain, card, count: number, milestone } => {
            format!("chain {chain} is given {} by {}", count(card, *number), words(milestone))
        }
        Event::Trained { chain, card, to, steps, at_work } => {
            let steps = if *steps == 1 { String::new() } else { format!(" in {steps} steps") };
            let place = if *at_work { " at work" } else { "" };
            format!("chain {chain} trains {}{place} to {}{steps}", one(card), words(to))
        }
        Event::CampaignPlaced { campaign: placed, reaches } => {
            let chain = placed.chain.map_or_else(|| "somebody".into(), |chain| format!("chain {chain}"));
            format!("{chain} starts {}; it reaches {}", campaign(placed), houses(reaches))
        }
        Event::Cooked { chain, cook, item, amount } => {
            format!("the {} of chain {chain} makes {}", words(cook), count(item, *amount))
        }
        Event::DrinksFetched { chain, buyer, items, sources, .. } => {
            let from = sources.iter().map(|at| format!("[{at}]")).collect::<Vec<_>>().join(" ");
            let from = if from.is_empty() { String::new() } else { format!(" from {from}") };
            format!("the {} of chain {chain} fetches {}{from}", words(buyer), stock(items))
        }
        Event::HouseBuilt { chain, house, at, garden } => {
            format!("chain {chain} builds house {house} at [{at}], garden to the {garden}")
        }
        Event::GardenBuilt { chain, house, side } => {
            format!("chain {chain} adds a garden to house {house}, on its {side} side")
        }
        Event::RoadLaid { chain, road, roadworks } => {
            let works = if roadworks.is_empty() {
                String::new()
            } else {
                format!(", roadworks at {}", squares(roadworks))
            };
            format!("chain {chain} begins a road at {}{works}", squares(&road.squares()))
        }
        Event::RoadsOpened { roads } => match roads.as_slice() {
            [] => "the roadworks go".into(),
            _ => {
                let all: Vec<Coord> = roads.iter().flat_map(Road::squares).collect();
                format!("new roads open at {}", squares(&all))
            }
        },
        Event::ParkLaid { chain, park, houses: gained } => {
            format!("chain {chain} lays a park at {}, beside {}", squares(&park.squares()), houses(gained))
        }
        Event::TileAdded { chain, tile, slot, houses: more } => {
            format!("chain {chain} adds tile {tile} at column and row [{slot}], with {}", houses(more))
        }
        Event::ShopPlaced { chain, at, from: None } => {
            format!("chain {chain} places a coffee shop at [{at}]")
        }
        Event::ShopPlaced { chain, at, from: Some(from) } => {
            format!("chain {chain} moves its coffee shop from [{from}] to [{at}]")
        }
        Event::OfframpPlaced { chain, offramp } => {
            format!("chain {chain} places an offramp at {}", squares(&offramp.squares()))
        }
        Event::Declined { chain, kind } => format!("chain {chain} declines ({})", words(kind)),
        Event::StepEnded { chain, step } => format!("chain {chain} ends {step}"),
        Event::TurnEnded { chain } => format!("chain {chain} ends its working day"),
        Event::DinnerStarted { prices } => {
            let prices =
                prices.iter().map(|price| format!("chain {} {}", price.chain, money(price.unit_price)));
            format!("dinnertime; prices: {}", list(prices))
        }
        Event::HouseServed { house, chain, items, income, parts, offers, .. } => {
            let garden = if parts.multiplier == 2 { ", doubled by the garden" } else { "" };
            let bonus = if parts.bonuses > 0 {
                format!(", {} in bonuses", money(parts.bonuses))
            } else {
                String::new()
            };
            let line = format!(
                "house {house} buys {} from chain {chain} for {}{garden}{bonus}",
                stock(items),
                money(*income)
            );
            return [line].into_iter().chain(offers.iter().map(offer)).collect();
        }
        Event::CoffeeSold { house, chain, routes, common, undecided, sales } => {
            let line = format!("house {house} may take {} ways to chain {chain}", routes.len());
            let all = |stops: &[CoffeeStop]| {
                let stop = |it: &CoffeeStop| {
                    let what = if it.restaurant { "restaurant" } else { "shop" };
                    format!("the {what} of chain {} at [{}]", it.chain, it.at)
                };
                if stops.is_empty() {
                    "nobody".to_owned()
                } else {
                    stops.iter().map(stop).collect::<Vec<_>>().join(", ")
                }
            };
            let sold = sales.iter().map(|sale| {
                format!("    chain {} sells it {} coffee for ${}", sale.chain, sale.count, sale.income)
            });
            let mut lines = vec![line, format!("    all of them pass {}", all(common))];
            if !undecided.is_empty() {
                lines.push(format!("    some of them pass {}", all(undecided)));
            }
            lines.extend(sold);
            return lines;
        }
        Event::HouseUnserved { house, demand, offers } => {
            let line = format!("house {house} wants {} and gets nothing", list(demand));
            return [line].into_iter().chain(offers.iter().map(offer)).collect();
        }
        Event::Tips { chain, waitresses, each, amount } => {
            format!("chain {chain} gets {} in tips ({waitresses} × {})", money(*amount), money(*each))
        }
        Event::CfoBonus { chain, earned, amount, .. } => {
            format!("chain {chain} gets half of {} again from its CFO: {}", money(*earned), money(*amount))
        }
        Event::BankBroke { time, reserves, added, ceo_slots, base_price } => {
            if reserves.is_empty() {
                format!("the bank breaks for time {time}")
            } else {
                let slots =
                    ceo_slots.map(|slots| format!("; every CEO will have {slots} slots")).unwrap_or_default();
                let price =
                    base_price.map(|price| format!("; units now cost {}", money(price))).unwrap_or_default();
                format!(
                    "the bank breaks for time {time}; the reserve cards add {}{slots}{price}",
                    money(*added)
                )
            }
        }
        Event::Income { chain, sales, tips, bonus, total, cash } => format!(
            "chain {chain} earns {} (sales {}, tips {}, CFO {}) and has {}",
            money(*total),
            money(*sales),
            money(*tips),
            money(*bonus),
            money(*cash)
        ),
        Event::Bankrupt { chain, owed } => {
            format!("chain {chain} cannot pay {} and is bankrupt", money(*owed))
        }
        Event::Fired { chain, card, forced } => {
            let forced = if *forced { ", having to" } else { "" };
            format!("chain {chain} fires {}{forced}", one(card))
        }
        Event::MarketeerFired { chain, card, number } => {
            format!("chain {chain} fires the {} of campaign {number}, which goes on", words(card))
        }
        Event::SalariesPaid { chain, bill, items, paid, forgiven } => {
            let discount = bill.discount();
            let off = if discount > 0 {
                format!(" ({} less {})", money(bill.salaries), money(discount))
            } else {
                String::new()
            };
            let goods = items.map(|items| format!(" and {}", stock(&items))).unwrap_or_default();
            let rest =
                if *forgiven > 0 { format!(", and is forgiven {}", money(*forgiven)) } else { String::new() };
            format!("chain {chain} pays {}{goods} in salaries{off}{rest}", money(*paid))
        }
        Event::MarketingPaid { chain, number, tokens, amount } => {
            format!("chain {chain} earns {} for {tokens} tokens of campaign {number}", money(*amount))
        }
        Event::CashRemoved { chain, amount } => {
            format!("{} leave the bank for the discounts of chain {chain}", money(*amount))
        }
        Event::CampaignRan { number, item, reached, pass, .. } => {
            let placed: Vec<HouseNumber> =
                reached.iter().filter(|at| at.placed > 0).map(|at| at.house).collect();
            let lost: Vec<HouseNumber> = reached.iter().filter(|at| at.lost > 0).map(|at| at.house).collect();
            let lost =
                if lost.is_empty() { String::new() } else { format!("; no room at {}", houses(&lost)) };
            let pass = pass.map(|pass| format!("pass {pass}: ")).unwrap_or_default();
            format!("{pass}campaign {number} makes {} want {}{lost}", houses(&placed), words(item))
        }
        Event::CampaignAged { number, turns_left } => match turns_left {
            Duration::Eternal => format!("campaign {number} goes on for ever"),
            left @ Duration::Turns(_) => format!("campaign {number} has {} left", turns(*left)),
        },
        Event::CampaignEnded { number, .. } => format!("campaign {number} ends"),
        Event::Discarded { chain, items, kept } => {
            let kept = if kept.is_empty() { String::new() } else { format!(" and keeps {}", stock(kept)) };
            format!("chain {chain} throws away {}{kept}", stock(items))
        }
        Event::MilestonesClosed { milestones } => format!("no longer to be had: {}", list(milestones)),
        Event::TheChain { card, pane, deed } => crate::the_chain::deed(*card, *pane, deed),
        Event::ChainLeft { chain } => format!("chain {chain} leaves the game"),
        Event::GameEnded { standings } => {
            let ranking = standings.iter().copied().map(|place| format!("    {}", standing(place)));
            return ["the game is over".to_string()].into_iter().chain(ranking).collect();
        }
    };
    vec![line]
}
