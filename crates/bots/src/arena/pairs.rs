//! Everybody against everybody: a mean hides whom a bot loses to.

use std::fmt::Write as _;

use serde::Serialize;

use super::stats::Estimate;
use super::{Played, Report};

/// How one bot did against another, in the games in which both sat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// Who.
    pub bot: String,
    /// Against whom.
    pub against: String,
    /// Games with both.
    pub games: usize,
    /// Share of them in which the best seat of the one came before the best seat of the other.
    pub ahead: Estimate,
}

/// The opponent a bot does worst against.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WorstMatchup {
    /// Who.
    pub bot: String,
    /// Against whom.
    pub against: String,
    /// Share of the games in which it came first of the two.
    pub ahead: Estimate,
}

/// All pairs that met, in the order of the bots.
pub(super) fn pairs(names: &[String], games: &[Played]) -> Vec<Pair> {
    let best = |game: &Played, bot: usize| {
        (0..game.seats.len()).filter(|seat| game.seats[*seat] == bot).map(|seat| game.ranks[seat]).min()
    };
    let mut found = Vec::new();
    for (bot, name) in names.iter().enumerate() {
        for (other, against) in names.iter().enumerate().filter(|(other, _)| *other != bot) {
            let met = games.iter().filter_map(|game| Some((best(game, bot)?, best(game, other)?)));
            let (mut ahead, mut count) = (0, 0);
            for (ours, theirs) in met {
                count += 1;
                ahead += usize::from(ours < theirs);
            }
            if count > 0 {
                let (bot, against) = (name.clone(), against.clone());
                found.push(Pair { bot, against, games: count, ahead: Estimate::share(ahead, count) });
            }
        }
    }
    found
}

/// Of every bot that met another.
pub(super) fn worst(names: &[String], pairs: &[Pair]) -> Vec<WorstMatchup> {
    names
        .iter()
        .filter_map(|name| {
            let own = pairs.iter().filter(|pair| pair.bot == *name);
            let worst = own.min_by(|one, other| one.ahead.mean.total_cmp(&other.ahead.mean))?;
            Some(WorstMatchup { bot: name.clone(), against: worst.against.clone(), ahead: worst.ahead })
        })
        .collect()
}

impl Report {
    fn pair(&self, bot: &str, against: &str) -> Option<&Pair> {
        self.pairs.iter().find(|pair| pair.bot == bot && pair.against == against)
    }

    /// The table of pairs for people: best rated first, with the worst matchup of each at the end of its row. Nothing
    /// for bots that met nobody else.
    pub(super) fn pairs_text(&self) -> String {
        let mut text = String::new();
        if self.pairs.is_empty() {
            return text;
        }
        let width = self.bots.iter().map(|bot| bot.name.chars().count()).max().unwrap_or(0).clamp(3, 24);
        let short = |name: &str| -> String { name.chars().take(width).collect() };
        let column = width.max(6);
        _ = write!(text, "\n{:<width$} ", "ahead of");
        for bot in &self.bots {
            _ = write!(text, " {:>column$}", short(&bot.name));
        }
        _ = writeln!(text, "   worst");
        for bot in &self.bots {
            _ = write!(text, "{:<w$} ", short(&bot.name), w = width.max("ahead of".len()));
            for against in &self.bots {
                let share = self.pair(&bot.name, &against.name);
                let cell = share.map_or("-".to_string(), |pair| format!("{:.1}%", pair.ahead.mean * 100.0));
                _ = write!(text, " {cell:>column$}");
            }
            if let Some(worst) = self.worst.iter().find(|worst| worst.bot == bot.name) {
                let [mean, low, high] =
                    [worst.ahead.mean, worst.ahead.low, worst.ahead.high].map(|share| share * 100.0);
                _ = write!(text, "   {mean:.1}% ({low:.1}-{high:.1}) against {}", worst.against);
            }
            text.push('\n');
        }
        text
    }

    /// The same as rows of a table: heads, and cells that are not escaped yet.
    pub(super) fn pair_rows(&self) -> (Vec<String>, Vec<Vec<String>>) {
        let mut heads = vec!["ahead of".to_string()];
        heads.extend(self.bots.iter().map(|bot| bot.name.clone()));
        heads.push("worst".into());
        let row = |bot: &super::EntrantReport| {
            let mut row = vec![bot.name.clone()];
            row.extend(self.bots.iter().map(|against| {
                let share = self.pair(&bot.name, &against.name);
                share.map_or(String::new(), |pair| format!("{:.1}%", pair.ahead.mean * 100.0))
            }));
            let worst = self.worst.iter().find(|worst| worst.bot == bot.name);
            row.push(worst.map_or(String::new(), |worst| {
                format!("{:.1}% against {}", worst.ahead.mean * 100.0, worst.against)
            }));
            row
        };
        (heads, self.bots.iter().map(row).collect())
    }
}

#[cfg(test)]
mod tests {
    use crate::arena::Tournament;
    use crate::level::Level;

    #[test]
    fn every_bot_has_its_worst_matchup() {
        let bots = vec![Level::Random.into(), Level::Trainee.into(), Level::Manager.into()];
        let report = Tournament::new(bots, 2, 18, 3).run(|_| {}).unwrap();
        assert_eq!(report.pairs.len(), 6);
        for pair in &report.pairs {
            let other = report.pair(&pair.against, &pair.bot).unwrap();
            assert!((pair.ahead.mean + other.ahead.mean - 1.0).abs() < 1e-9, "one of the two is ahead");
            assert_eq!(pair.games, 6);
        }
        let worst = |bot: &str| report.worst.iter().find(|worst| worst.bot == bot).unwrap();
        assert!(worst("manager").ahead.mean > 0.8, "it wins against both");
        assert!(worst("random").ahead.mean < 0.2);
        let text = report.to_text();
        assert!(text.contains("ahead of") && text.contains("against manager"), "{text}");
        assert!(report.to_html(None).contains("Everybody against everybody"));
    }
}
