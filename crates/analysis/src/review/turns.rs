//! Where the game turned.

use magnate_rules::{PlayerId, Stage};

use super::{Cause, Decided, Mistake, Point, TurningPoint};
use crate::evaluation::SeatEstimate;

/// Turning points told.
const TOLD: usize = 6;
/// The smallest change of a chance that is one.
const SMALLEST: f64 = 0.12;
/// Standard errors a change must have.
const SURE: f64 = 2.0;

/// Whose chance changed most, and by how much.
pub(super) fn largest(before: &[SeatEstimate], after: &[SeatEstimate]) -> (PlayerId, f64) {
    let change = |(before, after): (&SeatEstimate, &SeatEstimate)| {
        (before.chain, after.chance.mean - before.chance.mean)
    };
    let changes = before.iter().zip(after).map(change);
    changes.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())).unwrap_or((PlayerId(0), 0.0))
}

/// The variance of a chance, known from so many games; never quite nothing.
fn variance(chance: f64, games: u32) -> f64 {
    let n = f64::from(games);
    if games == 0 { 0.0 } else { (chance * (1.0 - chance)).max(0.5 / n) / n }
}

pub(super) fn turning_points(
    points: &[Point],
    decided: &[Decided],
    mistakes: &[Mistake],
) -> Vec<TurningPoint> {
    let mut found: Vec<TurningPoint> = Vec::new();
    for pair in points.windows(2) {
        let (chain, change) = largest(&pair[0].seats, &pair[1].seats);
        let chance = |point: &Point| point.seats.get(chain.index()).map_or(0.0, |seat| seat.chance.mean);
        let (before, after) = (chance(&pair[0]), chance(&pair[1]));
        let error = (variance(before, pair[0].games) + variance(after, pair[1].games)).sqrt();
        if change.abs() < SMALLEST || change.abs() < SURE * error {
            continue;
        }
        let until = pair[1].moment.at;
        let cause = cause(&pair[0], until, chain, change, decided, mistakes);
        found.push(TurningPoint { moment: pair[0].moment, until, chain, before, after, cause });
    }
    let size = |point: &TurningPoint| (point.after - point.before).abs();
    found.sort_by(|a, b| size(b).total_cmp(&size(a)));
    found.truncate(TOLD);
    found.sort_by_key(|point| point.moment.at);
    found
}

fn cause(
    point: &Point,
    until: usize,
    chain: PlayerId,
    change: f64,
    decided: &[Decided],
    mistakes: &[Mistake],
) -> Cause {
    let here = point.moment.at..until;
    // A fall is explained by an own mistake, a rise by somebody else's.
    let explains = |mistake: &&Mistake| {
        here.contains(&mistake.moment.at)
            && (mistake.chain == chain) == (change < 0.0)
            && mistake.loss.chance.mean >= change.abs() / 3.0
    };
    let worst =
        mistakes.iter().filter(explains).max_by(|a, b| a.loss.chance.mean.total_cmp(&b.loss.chance.mean));
    if let Some(mistake) = worst {
        return Cause::Mistake { by: mistake.chain, decision: mistake.moment.at };
    }
    if matches!(point.moment.stage, Stage::Restructuring | Stage::Reserve) {
        return Cause::Reveal;
    }
    let actors: Vec<PlayerId> = decided[here].iter().map(|decided| decided.player).collect();
    let solo = decided.first().is_some_and(|decided| decided.before.config().solo.is_some());
    match actors.first() {
        Some(first) if solo && (*first == chain) == (change < 0.0) => Cause::Cards,
        Some(first) if actors.iter().all(|actor| actor == first) => Cause::Turn { by: *first },
        _ => Cause::Everybody,
    }
}
