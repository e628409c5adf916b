//! Ratings with their uncertainty, for two to six players at once: Weng and Lin's method, as `OpenSkill` uses it.

use std::collections::BTreeMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How well somebody plays, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The best guess.
    pub rating: f64,
    /// How far off it may be: one standard deviation.
    pub uncertainty: f64,
}

impl Default for Rating {
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

/// What one point of the method is on the scale people see: everybody begins at 1000.
const SCALE: f64 = 40.0;
/// So many standard deviations to either side: 19 of 20 are within.
const WIDTH: f64 = 2.0;

impl Rating {
    /// What is sure: lists are ordered by it, so that one lucky game is not worth a long record.
    pub fn floor(self) -> f64 {
        self.rating - WIDTH * self.uncertainty
    }

    /// As people see it: the rating, and how far it may be off to either side.
    pub fn shown(self) -> (i32, i32) {
        ((self.rating * SCALE).round() as i32, (WIDTH * self.uncertainty * SCALE).round() as i32)
    }
}

impl From<WengLinRating> for Rating {
    fn from(of: WengLinRating) -> Self {
        Rating { rating: of.rating, uncertainty: of.uncertainty }
    }
}

impl From<Rating> for WengLinRating {
    fn from(of: Rating) -> Self {
        WengLinRating { rating: of.rating, uncertainty: of.uncertainty }
    }
}

/// What a game does to ratings: who sat there, with their rating before it and their place. Bots of one level are one and the same
/// and get the mean of what their seats would.
pub fn after_game(seats: &[(String, Rating, u8)]) -> BTreeMap<String, Rating> {
    let before: Vec<[WengLinRating; 1]> = seats.iter().map(|(_, rating, _)| [(*rating).into()]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(seats)
        .map(|(team, (_, _, rank))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*rank))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mut sums: BTreeMap<String, (Rating, f64)> = BTreeMap::new();
    for ((who, _, _), team) in seats.iter().zip(after) {
        for new in team {
            let (sum, count) =
                sums.entry(who.clone()).or_insert((Rating { rating: 0.0, uncertainty: 0.0 }, 0.0));
            sum.rating += new.rating;
            sum.uncertainty += new.uncertainty;
            *count += 1.0;
        }
    }
    let mean = |(who, (sum, count)): (String, (Rating, f64))| {
        (who, Rating { rating: sum.rating / count, uncertainty: sum.uncertainty / count })
    };
    sums.into_iter().map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(ranks: &[(&str, u8)], known: &BTreeMap<String, Rating>) -> BTreeMap<String, Rating> {
        let seat = |(who, rank): &(&str, u8)| {
            ((*who).to_owned(), known.get(*who).copied().unwrap_or_default(), *rank)
        };
        after_game(&ranks.iter().map(seat).collect::<Vec<_>>())
    }

    #[test]
    fn whoever_wins_rises_and_everybody_is_better_known() {
        for players in 2..=6_u8 {
            let names = ["a", "b", "c", "d", "e", "f"];
            let ranks: Vec<(&str, u8)> = names.into_iter().zip(1..=players).collect();
            let after = game(&ranks, &BTreeMap::new());
            let ratings: Vec<f64> = ranks.iter().map(|(who, _)| after[*who].rating).collect();
            assert!(ratings.is_sorted_by(|a, b| a > b), "{ratings:?}");
            let start = Rating::default();
            assert!(
                after["a"].rating > start.rating
                    && after[names[usize::from(players) - 1]].rating < start.rating
            );
            assert!(after.values().all(|rating| rating.uncertainty < start.uncertainty));
        }
    }

    #[test]
    fn equal_places_among_equals_leave_ratings_alone() {
        let after = game(&[("a", 1), ("b", 1), ("c", 1)], &BTreeMap::new());
        for rating in after.values() {
            assert!((rating.rating - Rating::default().rating).abs() < 1e-9, "{after:?}");
        }
    }

    #[test]
    fn who_wins_again_and_again_is_known_to_be_better() {
        let mut known = BTreeMap::new();
        for _ in 0..30 {
            known.extend(game(&[("good", 1), ("fair", 2), ("poor", 3)], &known));
        }
        assert!(
            known["good"].floor() > known["fair"].floor() && known["fair"].floor() > known["poor"].floor()
        );
        assert!(known["good"].floor() > Rating::default().floor());
        let (shown, off) = known["good"].shown();
        assert!(shown > 1000 && (1..667).contains(&off), "{shown} {off}");
        assert_eq!(Rating::default().shown(), (1000, 667));
    }

    #[test]
    fn bots_of_one_level_are_one() {
        let after = game(&[("me", 1), ("bot:manager", 2), ("bot:manager", 3)], &BTreeMap::new());
        assert_eq!(after.len(), 2);
        assert!(after["bot:manager"].rating < Rating::default().rating);
    }
}
