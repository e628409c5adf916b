//! What the others are up to: for each seat the styles that fit what it has built so far.

use magnate_rules::{Action, Config, Dice, Employee, FastDice, Game, PlayerId, Staff, Stage, Step};

use super::memory::Memory;
use crate::manager::approach::{self, Approach};
use crate::manager::{Style, style};
use crate::maths::exp;

/// How much likelier the first style of the book is than any other before anything is known.
const STRONGEST: f64 = 4.0;

/// How well a style explains a company: wishes that came true count for it, people it never wanted against it.
fn fit(style: &Style, staff: &Staff) -> f64 {
    let total = staff.total() as usize;
    if total == 0 {
        return 0.0;
    }
    let mut left = *staff;
    let mut fit = 0.0;
    for (index, card) in style.build.iter().enumerate() {
        let owned = left
            .iter()
            .map(|(owned, _)| owned)
            .find(|owned| owned == card || card.steps_to(*owned).is_some());
        match owned {
            Some(owned) => {
                left.take(owned, 1);
                fit += 1.0;
            }
            // Early wishes that are missing say more than late ones.
            None if index < total => fit -= 0.7,
            None => {}
        }
    }
    fit - 0.3 * f64::from(left.total())
}

/// How likely it is that a seat plays by each of these, going by its company and by what it has shown: a logarithm of how well
/// each explains that.
pub(super) fn weights(game: &Game, seat: PlayerId, book: &[Style], shown: &[f64]) -> Vec<f64> {
    let chain = game.chain(seat);
    let mut staff = *chain.at_work();
    staff.add_all(chain.beach());
    staff.add_all(&game.busy(seat));
    // The strongest known way comes first in the book and is expected unless the company says otherwise.
    let weight = |(index, style): (usize, &Style)| {
        let prior = if index == 0 { STRONGEST } else { 1.0 };
        prior * exp(1.2 * fit(style, &staff) + shown.get(index).copied().unwrap_or_default())
    };
    book.iter().enumerate().map(weight).collect()
}

/// First people hired, each a way to begin that holds against the others: whoever always began the same way could be met by
/// heart. The billboard comes a round earlier, or the third hire does.
pub(super) const OPENINGS: [[Employee; 3]; 2] = {
    use Employee::*;
    [[RecruitingGirl, MarketingTrainee, RecruitingGirl], [RecruitingGirl, RecruitingGirl, MarketingTrainee]]
};

/// The last round that belongs to an opening: whoever loses people later does not begin anew.
const LAST_OPENED: u16 = 4;

/// The next to hire by this opening; nothing once it is over, and where other things come first than in the base game.
pub(super) fn opening(game: &Game, player: PlayerId, number: usize) -> Option<Action> {
    let recruiting = Stage::Working { step: Step::Recruit };
    let config = game.config();
    if game.decision().stage != recruiting
        || !config.modules.is_empty()
        || !config.full()
        || config.solo.is_some()
        || game.round() > LAST_OPENED
    {
        return None;
    }
    let chain = game.chain(player);
    let people =
        [chain.at_work(), chain.beach(), &game.busy(player)].map(Staff::total).into_iter().sum::<u32>();
    OPENINGS[number % OPENINGS.len()].get(people as usize).map(|card| Action::Hire { card: *card })
}

/// Advertises early and for good, trains a little, then undercuts and serves. No match for an undercutter by rules of thumb, but
/// what a search makes most of.
fn advertiser() -> Style {
    use Employee::*;
    Style {
        supply_from: 8,
        reserve: 2,
        hire: 18.0,
        expand: 16.8,
        growth: 1.4,
        ..Style::of(&[
            RecruitingGirl,
            BrandDirector,
            RecruitingGirl,
            KitchenTrainee,
            ErrandBoy,
            Trainer,
            PricingManager,
            PricingManager,
            Waitress,
            RecruitingGirl,
            PricingManager,
            Waitress,
            MarketingTrainee,
            Cfo,
            Waitress,
            PricingManager,
            PricingManager,
            Waitress,
            PizzaCook,
        ])
    }
}

/// The ways that are thought of at every decision, the strongest first.
pub(super) fn book(config: &Config) -> Vec<Style> {
    let mut book = style::book_for(config);
    // With modules other things come first, and the book says which.
    let at = if config.modules.is_empty() { 0 } else { book.len() };
    book.insert(at, advertiser());
    for way in approach::book(config).into_iter().flat_map(Approach::styles) {
        if !book.contains(&way) {
            book.push(way);
        }
    }
    book
}

/// All known ways to play a game like this, the strongest first.
pub(super) fn ways(config: &Config) -> Vec<Style> {
    let mut ways = book(config);
    for way in style::other_ways() {
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

/// By seat: how likely each way is, added up from the first. Nothing for the player themselves.
pub(super) type Odds = Vec<Vec<f64>>;

/// What everybody but this player may be up to.
pub(super) fn odds(game: &Game, player: PlayerId, ways: &[Style], memory: &Memory) -> Odds {
    let seat = |seat: PlayerId| {
        if seat == player {
            return Vec::new();
        }
        let mut sum = 0.0;
        let weights = weights(game, seat, ways, memory.shown(seat)).into_iter();
        weights
            .map(|weight| {
                sum += weight;
                sum
            })
            .collect()
    };
    game.config().player_ids().map(seat).collect()
}

/// Draws a style for every seat: by the odds for the others, the given one for the player.
pub(super) fn cast(
    own: (PlayerId, &Style),
    ways: &[Style],
    odds: &Odds,
    noise: f32,
    dice: &mut FastDice,
) -> Vec<Style> {
    let draw = |odds: &[f64], dice: &mut FastDice| {
        let total = odds.last().copied().unwrap_or_default();
        let at = f64::from(dice.below(1 << 20)) / f64::from(1 << 20) * total;
        let chosen = odds.iter().position(|sum| at < *sum).unwrap_or_default();
        Style { noise, ..ways[chosen].clone() }
    };
    let (player, style) = own;
    let seats = odds.iter().enumerate();
    seats.map(|(seat, odds)| if seat == player.index() { style.clone() } else { draw(odds, dice) }).collect()
}
