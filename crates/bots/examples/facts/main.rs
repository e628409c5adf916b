//! How a bot plays against itself, in numbers:
//!
//! ```text
//! cargo run --release -p magnate-bots --example facts -- manager 100 [SEED] [BUDGET]
//! cargo run --release -p magnate-bots --example facts -- "STYLE; STYLE" 100 [SEED]
//! ```
//!
//! Openings by their share; houses lost to a rival that cards for the price on the beach would have won, and whether they were
//! worth it: the same day is played again with them at work; people trained and fired in the same round; how long winners who
//! are $150 ahead need to the end; reserves, places and lengths of campaigns.

mod day;

use std::collections::BTreeMap;

use day::Day;
use magnate_bots::{Bot, Budget, Entrant, breeding};
use magnate_rules::{
    Ability, Action, Config, Duration, Employee, Game, PlayerId, Seller, Staff, Stage, Stock, Viewer, choose,
};

type Made = Result<Box<dyn Bot>, Box<dyn std::error::Error>>;

/// A bot for a seat: an entrant of tournaments, or the style of that seat.
fn make(who: &str, seat: usize, seed: u64, budget: Budget) -> Made {
    if who.contains('|') {
        let styles: Vec<&str> = who.split(';').map(str::trim).collect();
        return Ok(breeding::player(styles[seat % styles.len()], seed)?);
    }
    let entrant: Entrant = who.parse()?;
    Ok(entrant.make(seed, entrant.budget(budget)))
}

/// A lead that ought to be enough.
const AHEAD: i32 = 150;

/// What was counted.
#[derive(Default)]
struct Facts {
    openings: BTreeMap<String, u32>,
    reserves: BTreeMap<String, u32>,
    places: BTreeMap<u8, u32>,
    lengths: BTreeMap<String, u32>,
    lost: u32,
    lost_with_idle_cards: u32,
    /// Of these: there were open slots for all the cards it takes.
    lost_beside_open_slots: u32,
    /// Of these: with other people at work, but the same for tomorrow, the evening would have brought more.
    lost_with_money: u32,
    trained_and_fired: u32,
    trained: u32,
    moved: u32,
    /// Rounds from a lead that was kept to the end, by game.
    closing: Vec<u16>,
    rounds: Vec<u16>,
}

/// Dollars that cards for a lower price on the beach would have taken off.
fn idle_cuts(staff: &Staff) -> i32 {
    let cut = |(card, count): (Employee, u8)| match card.card().ability {
        Ability::Price(amount @ ..0) => -i32::from(amount) * i32::from(count),
        _ => 0,
    };
    staff.iter().map(cut).sum()
}

fn covers(stock: &Stock, order: &Stock) -> bool {
    order.iter().all(|(item, count)| stock.of(item) >= count)
}

/// The fewest cards on the beach that win against this seller, the strongest first.
fn cards_to_win(game: &Game, player: PlayerId, own: u8, theirs: u8, winner: &Seller) -> Option<Staff> {
    let chain = game.chain(player);
    let mut cards = Staff::default();
    let mut with = *chain.at_work();
    for card in [Employee::DiscountManager, Employee::PricingManager] {
        for _ in 0..chain.beach().of(card) {
            cards.add(card, 1);
            with.add(card, 1);
            if game.seller_with(player, &with).rank(own) < winner.rank(theirs) {
                return Some(cards);
            }
        }
    }
    None
}

impl Facts {
    /// The dinner that follows this state: who lost a house with cards on the beach that would have won it.
    fn dinner(&mut self, game: &Game, day: &Day) {
        let mut paid = [None; 2];
        let players: Vec<PlayerId> = game.config().player_ids().collect();
        let sellers: Vec<Seller> =
            players.iter().map(|player| game.seller_with(*player, game.chain(*player).at_work())).collect();
        let mut stocks: Vec<Stock> = players.iter().map(|player| *game.chain(*player).stock()).collect();
        for diner in game.diners() {
            let taken = diner.orders.iter().find_map(|order| {
                let able = |player: usize| covers(&stocks[player], &order.items);
                choose(sellers.iter(), |player| diner.distance[player], able)
                    .map(|choice| (choice.seller, order))
            });
            let Some((winner, order)) = taken else { continue };
            for player in players.iter().map(|player| player.index()).filter(|player| *player != winner) {
                let (Some(own), Some(theirs)) = (diner.distance[player], diner.distance[winner]) else {
                    continue;
                };
                self.lost += 1;
                let idle = idle_cuts(game.chain(players[player]).beach());
                let cheaper = Seller { price: sellers[player].price - idle, ..sellers[player] };
                let wins = cheaper.rank(own) < sellers[winner].rank(theirs);
                if idle > 0 && wins && covers(&stocks[player], &order.items) {
                    self.lost_with_idle_cards += 1;
                    let needed = cards_to_win(game, players[player], own, theirs, &sellers[winner]);
                    self.lost_beside_open_slots += u32::from(needed.is_some_and(|cards| {
                        let mut with = *game.chain(players[player]).at_work();
                        with.add_all(&cards);
                        game.open_slots_of(players[player], &with).is_some()
                    }));
                    let better = *paid[player].get_or_insert_with(|| day.better_cheaper(players[player]));
                    self.lost_with_money += u32::from(better);
                }
            }
            for (item, count) in order.items.iter() {
                stocks[winner].take(item, count);
            }
        }
    }

    fn note(&mut self, action: &Action) {
        match action {
            Action::Reserve { card } => *self.reserves.entry(card.to_string()).or_default() += 1,
            Action::Order { position } => *self.places.entry(*position).or_default() += 1,
            Action::Campaign { turns, .. } => {
                let length = match turns {
                    Duration::Turns(turns) => turns.to_string(),
                    Duration::Eternal => "for good".into(),
                };
                *self.lengths.entry(length).or_default() += 1;
            }
            Action::Move { .. } => self.moved += 1,
            Action::Train { .. } => self.trained += 1,
            _ => {}
        }
    }

    fn play(&mut self, mut bots: [Box<dyn Bot>; 2], seed: u64) {
        let mut game = Game::new(&Config::new(2), seed).expect("a game for two");
        let mut hired: Vec<Vec<Employee>> = vec![Vec::new(); 2];
        let mut trained: Vec<(u16, PlayerId, Employee)> = Vec::new();
        let mut leads: Vec<i32> = Vec::new();
        let mut day = Day { morning: game.clone(), done: Vec::new() };
        let lead = |game: &Game| game.chain(PlayerId(0)).cash() - game.chain(PlayerId(1)).cash();
        while !game.is_over() && game.round() < 30 {
            let Some(now) = game.decision().awaited.first() else { break };
            let action = bots[now.index()].decide(&game.view(Viewer::Player(now)), now).expect("an answer");
            self.note(&action);
            match &action {
                Action::Hire { card } if hired[now.index()].len() < 3 => hired[now.index()].push(*card),
                Action::Train { to, .. } => trained.push((game.round(), now, *to)),
                Action::Fire { card } if trained.contains(&(game.round(), now, *card)) => {
                    self.trained_and_fired += 1;
                }
                _ => {}
            }
            let working = matches!(game.decision().stage, Stage::Working { .. });
            if game.decision().stage == Stage::Restructuring && day.morning.round() != game.round() {
                day = Day { morning: game.clone(), done: Vec::new() };
            }
            day.done.push((now, action.clone()));
            let before = working.then(|| game.clone());
            game.play(now, &action).expect("a legal answer");
            let over = !matches!(game.decision().stage, Stage::Working { .. });
            if let Some(before) = before.filter(|_| over) {
                self.dinner(&before, &day);
                leads.push(lead(&game));
            }
        }
        for first in hired {
            let opening: Vec<String> = first.iter().map(ToString::to_string).collect();
            *self.openings.entry(opening.join(", ")).or_default() += 1;
        }
        self.rounds.push(game.round());
        let sign = lead(&game).signum();
        let kept = leads.iter().rev().take_while(|lead| **lead * sign >= AHEAD).count();
        if kept > 0 {
            self.closing.push(kept as u16 - 1);
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let who = args.first().map_or("manager", String::as_str);
    let games: u64 = args.get(1).map_or(Ok(100), |text| text.parse())?;
    let seed: u64 = args.get(2).map_or(Ok(1), |text| text.parse())?;
    let budget = args.get(3).map_or(Ok(Budget::default()), |text| text.parse())?;
    let mut facts = Facts::default();
    for game in 0..games {
        let map = seed * 100_000 + game;
        // Each seat a seed of its own: what a bot draws from it meets all of what it draws.
        let dice = |seat: u64| map.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17 + 20 * seat as u32);
        facts.play([make(who, 0, dice(0), budget)?, make(who, 1, dice(1), budget)?], map);
    }
    let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    let seats: u32 = facts.openings.values().sum();
    let mut openings: Vec<_> = facts.openings.iter().collect();
    openings.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    println!("openings (first three hired), {seats} seats:");
    for (opening, count) in openings.into_iter().take(8) {
        println!("  {:5.1}%  {opening}", share(*count, seats));
    }
    println!(
        "reserves {:?}, places chosen {:?}, campaigns {:?}",
        facts.reserves, facts.places, facts.lengths
    );
    println!("restaurants moved: {}", facts.moved);
    println!(
        "houses lost to a rival: {}, with idle cards that would have won them: {} ({:.1}%)",
        facts.lost,
        facts.lost_with_idle_cards,
        share(facts.lost_with_idle_cards, facts.lost)
    );
    println!(
        "  with slots open for enough of them: {} ({:.1}%); more in the evening with them in the place of others: {} ({:.1}%)",
        facts.lost_beside_open_slots,
        share(facts.lost_beside_open_slots, facts.lost),
        facts.lost_with_money,
        share(facts.lost_with_money, facts.lost)
    );
    println!("trained: {}, fired the same round: {}", facts.trained, facts.trained_and_fired);
    let quick = facts.closing.iter().filter(|rounds| **rounds <= 4).count() as u32;
    println!(
        "winners ahead by ${AHEAD}: {}, at an end within four rounds: {:.1}%, longest {}",
        facts.closing.len(),
        share(quick, facts.closing.len() as u32),
        facts.closing.iter().max().copied().unwrap_or(0)
    );
    let rounds: u32 = facts.rounds.iter().map(|rounds| u32::from(*rounds)).sum();
    println!("rounds: {:.1} on average", f64::from(rounds) / games.max(1) as f64);
    Ok(())
}
