//! What a result adds to which sums, and whose ratings it changes.

use crate::score::{Outcome, Pace, SeatOutcome, Unrated};

/// Something to add to a sum.
pub struct Addition {
    pub owner: String,
    pub kind: &'static str,
    pub key: String,
    pub wins: i64,
    pub losses: i64,
    pub cash: i64,
}

/// What a result adds to which sums.
pub fn additions(outcome: &Outcome) -> Vec<Addition> {
    let mut sums = Vec::new();
    for marked in outcome.marks() {
        let seat = marked.seat.and_then(|seat| outcome.seats.get(usize::from(seat)));
        sums.push(Addition {
            owner: String::new(),
            kind: marked.mark.id(),
            key: marked.key,
            wins: i64::from(seat.is_some_and(|seat| seat.rank == 1)),
            losses: 0,
            cash: i64::from(seat.map_or_else(|| outcome.best_cash(), |seat| seat.cash)),
        });
    }
    // Whoever played with themselves neither won nor lost.
    if outcome.unrated == Some(Unrated::HotSeat) {
        return sums;
    }
    let people: Vec<(&String, &SeatOutcome)> =
        outcome.seats.iter().filter_map(|seat| Some((seat.user.as_ref()?, seat))).collect();
    let last = outcome.seats.iter().map(|seat| seat.rank).max().unwrap_or(0);
    for (user, seat) in &people {
        let mut add = |kind, key: &str, wins: bool, losses: bool| {
            let (wins, losses, cash) = (i64::from(wins), i64::from(losses), i64::from(seat.cash));
            sums.push(Addition { owner: (*user).clone(), kind, key: key.to_owned(), wins, losses, cash });
        };
        let won = seat.rank == 1;
        if outcome.pace == Pace::Solo {
            add("solo", outcome.solo.as_deref().unwrap_or_default(), won, !won);
            continue;
        }
        add("game", "", won, seat.rank == last);
        if !seat.opening.is_empty() {
            add("opening", &seat.opening, won, seat.rank == last);
        }
        for (rival, theirs) in people.iter().filter(|(rival, _)| rival != user) {
            add("rival", rival, seat.rank < theirs.rank, seat.rank > theirs.rank);
        }
    }
    sums
}

/// The seats whose ratings a game changes, by who sits there; none when it counts for nobody.
pub fn rated(outcome: &Outcome) -> Vec<(String, u8)> {
    if outcome.unrated.is_some() {
        return Vec::new();
    }
    let seats = outcome.seats.iter().filter(|seat| seat.counts);
    seats.filter_map(|seat| Some((seat.who()?, seat.rank))).collect()
}

/// Are there enough with ratings? Two people, or a person and a bot.
pub fn are_enough(seats: &[SeatOutcome]) -> bool {
    let counted = seats.iter().filter(|seat| seat.counts);
    let people = counted.clone().filter(|seat| seat.user.is_some()).count();
    people >= 1 && counted.count() >= 2
}
