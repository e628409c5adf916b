//! What The Chain does, in plain words.

use magnate_rules::the_chain::{
    DeckCard, Deed, FoodReason, Home, Level, NotTaken, Pane, Placing, ShuffleReason, StockReason, TileTry,
};

use crate::say::{list, money, place, staff, stock, words};

/// One step of The Chain, with the card and pane that caused it.
pub fn deed(card: Option<DeckCard>, pane: Option<Pane>, deed: &Deed) -> String {
    let cause = match (card, pane) {
        (Some(card), Some(pane)) => format!(" ({}, {})", words(card), words(pane)),
        (Some(card), None) => format!(" ({})", words(card)),
        _ => String::new(),
    };
    format!("The Chain {}{cause}", what(deed))
}

fn what(deed: &Deed) -> String {
    match deed {
        Deed::Flipped { back, .. } => format!("flips {}", words(back)),
        Deed::AddedCompetition { level, temper, on_top, under } => {
            format!("puts {on_top} {temper} cards on and {under} under its deck, for competition is {level}")
        }
        Deed::PassedOver { temper, level } => {
            format!("puts a {temper} card under its deck unresolved, for competition is {level}")
        }
        Deed::Resolving { temper } => format!("resolves a {temper} card"),
        Deed::Returned { temper } => format!("puts it under the {temper} stack"),
        Deed::Shuffled { reason: ShuffleReason::Crossed, .. } => {
            "crosses SHUFFLE and shuffles its deck".into()
        }
        Deed::Shuffled { reason: ShuffleReason::DeckEmpty, .. } => {
            "shuffles its used cards into its deck".into()
        }
        Deed::InPlay { front, back } => {
            let back = back.map_or_else(|| "no card".into(), words);
            format!("plays with the front of {} and the back of {back}", words(front))
        }
        Deed::Moved { track, from, to, lost } => {
            let lost = if *lost > 0 { format!(", {lost} lost") } else { String::new() };
            format!("moves {} from {from} to {to}{lost}", words(track))
        }
        Deed::Competition { from, to } => competition(*from, *to),
        Deed::Compared { own, rival } => format!("earned {}, its rival {}", money(*own), money(*rival)),
        Deed::Recruited { employee, home } => format!("takes the {} ({})", words(employee), words(home)),
        Deed::NotRecruited { employee, reason } => {
            let reason = match reason {
                NotTaken::PoolEmpty => "none is left",
                NotTaken::Owned => "it has one",
                NotTaken::PlacesFull => "it has no place",
            };
            format!("does not take a {}: {reason}", words(employee))
        }
        Deed::Claimed { milestone, claimed: true } => format!("claims {}", words(milestone)),
        Deed::Claimed { milestone, claimed: false } => format!("cannot claim {}", words(milestone)),
        Deed::Stars { stars } => format!("has the stars: {}", list(stars)),
        Deed::Ignored { module } => format!("does nothing: {} is not in play", words(module)),
        Deed::Got { items, reason, .. } => format!("gets {} ({})", stock(items), food(*reason)),
        Deed::GotNothing { item: Some(item) } => format!("gets nothing: {} is not in play", words(item)),
        Deed::GotNothing { item: None } => "gets nothing: there is no demand".into(),
        Deed::Searched { placing, target, tries, tile, place: found } => {
            let sought = match placing {
                Placing::Restaurant => "a restaurant".into(),
                Placing::House { house } => format!("house {house}"),
                Placing::CoffeeShop => "a coffee shop".into(),
                Placing::Road { road } => format!("a road {road}"),
                Placing::Campaign { number, .. } => format!("campaign {number}"),
            };
            let result = match (tile, found) {
                (Some(tile), Some(found)) => format!("found {} on tile {tile}", place(*found)),
                _ => "found none".into(),
            };
            format!("looks for a place for {sought} from tile {target}: {}{result}", failures(tries))
        }
        Deed::SearchedHouse { target, tries, house } => {
            let failed: Vec<String> =
                tries.iter().map(|tried| format!("house {}: {}; ", tried.house, words(tried.why))).collect();
            let failed = failed.concat();
            let result = house.map_or_else(|| "none can take one".into(), |house| format!("house {house}"));
            format!("looks for a garden from house {target}: {failed}{result}")
        }
        Deed::NoneLeft => "has nothing left to place".into(),
        Deed::Released { employee, home: Home::Pile } => format!("keeps the {} in its pile", words(employee)),
        Deed::Released { employee, .. } => format!("returns the {} to the pool", words(employee)),
        Deed::Stock { reason: StockReason::Boost, items } => {
            format!("gains {}: inventory boost", stock(items))
        }
        Deed::Stock { reason, items } => format!("loses {}: {}", stock(items), words(reason)),
        Deed::BonusCash => "will earn half as much again this turn".into(),
        Deed::BonusPaid { earned, amount } => format!("earns {} more on {}", money(*amount), money(*earned)),
        Deed::NoDriveIns => "has no drive-ins this turn".into(),
        Deed::FiredAll { employees } => format!("sends its pile back to the pool: {}", staff(employees)),
        Deed::Paid { employees, amount } => format!("pays {} for {employees} employees", money(*amount)),
    }
}

fn competition(from: Level, to: Level) -> String {
    if from == to {
        format!("stays at {to}: the competition track ends there")
    } else {
        format!("moves competition from {from} to {to}")
    }
}

fn food(reason: FoodReason) -> &'static str {
    match reason {
        FoodReason::Printed => "printed",
        FoodReason::Alternative => "the alternative",
        FoodReason::Fallback => "instead of a card of an absent module",
        FoodReason::AllDemand => "everything in demand",
        FoodReason::MostDemand => "most in demand",
        FoodReason::Draw => "drawn among the most in demand",
    }
}

/// "tile 9: 12 own restaurant, 3 off map; ".
fn failures(tries: &[TileTry]) -> String {
    let tile = |tried: &TileTry| {
        let reasons = tried.failures.iter().map(|failure| match failure.squares.len() {
            0 => words(failure.why),
            count => format!("{count} {}", words(failure.why)),
        });
        format!("tile {}: {}; ", tried.tile, list(reasons))
    };
    tries.iter().map(tile).collect()
}
