//! Bots against The Chain: how often it wins, and by how much, at every difficulty asked for.

use std::fmt::Write as _;

use magnate_rules::the_chain::{AUTOMATON, PERSON};
use magnate_rules::{Config, Solo, SoloSwitch};
use rayon::prelude::*;
use serde::Serialize;

use super::stats::Estimate;
use super::{Fixture, Played, Tournament, Trouble, mix, play};

/// One bot's games at one difficulty.
#[derive(Clone, Debug, Serialize)]
pub struct SoloResult {
    /// The bot, as it was written.
    pub bot: String,
    /// The switches that are on; none for the plain game.
    pub difficulty: Vec<SoloSwitch>,
    /// Games played.
    pub games: usize,
    /// Share of games that The Chain won.
    pub chain_wins: Estimate,
    /// The bot's cash minus The Chain's.
    pub margin: Estimate,
    /// The bot's cash.
    pub bot_cash: Estimate,
    /// The Chain's cash.
    pub chain_cash: Estimate,
    /// Rounds.
    pub rounds: Estimate,
    /// Games given up after so many rounds; they count as they stood.
    pub given_up: usize,
    /// Safe moves played for the bot.
    pub fallbacks: usize,
    /// Broken promises of the rules crate, if that was checked.
    pub violations: usize,
}

/// Every bot at every difficulty.
#[derive(Clone, Debug, Serialize)]
pub struct SoloReport {
    /// The seed.
    pub seed: String,
    /// The budget of bots that brought none.
    pub budget: String,
    /// Wall time of all games.
    pub seconds: f64,
    /// Bot by bot, difficulty by difficulty.
    pub results: Vec<SoloResult>,
}

impl Tournament {
    /// Every bot against The Chain, the same maps and decks at every difficulty. `games` is the number of games of each bot
    /// at each difficulty.
    pub fn run_solo(
        &self,
        difficulties: &[Solo],
        done: impl Fn(&Played) + Sync,
    ) -> Result<SoloReport, Trouble> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.jobs)
            .build()
            .map_err(|error| Trouble(format!("no threads to play on: {error}")))?;
        let start = std::time::Instant::now();
        let mut results = Vec::new();
        for (bot, name) in self.bots.iter().enumerate() {
            for (level, solo) in difficulties.iter().enumerate() {
                let config = Config { solo: Some(*solo), players: 2, ..self.config };
                config.check().map_err(|error| Trouble(error.to_string()))?;
                let tournament = Tournament { config, ..self.clone() };
                let group = bot * difficulties.len() + level;
                let one = |game: usize| {
                    let fixture = Fixture {
                        index: group * self.games + game,
                        block: game,
                        seed: mix(self.seed, game as u64),
                        seats: vec![bot; 2],
                    };
                    let played = play::play(&tournament, &fixture)?;
                    done(&played);
                    Ok(played)
                };
                let games: Result<Vec<Played>, Trouble> =
                    pool.install(|| (0..self.games).into_par_iter().with_max_len(1).map(one).collect());
                results.push(SoloResult::new(name.to_string(), solo, &games?));
            }
        }
        Ok(SoloReport {
            seed: self.seed.to_string(),
            budget: self.budget.to_string(),
            seconds: start.elapsed().as_secs_f64(),
            results,
        })
    }
}

impl SoloResult {
    fn new(bot: String, solo: &Solo, games: &[Played]) -> Self {
        let mean = |value: &dyn Fn(&Played) -> f64| {
            Estimate::mean(&games.iter().map(|game| vec![value(game)]).collect::<Vec<_>>())
        };
        let cash = |game: &Played, player: magnate_rules::PlayerId| f64::from(game.cash[player.index()]);
        let won = games.iter().filter(|game| game.ranks[AUTOMATON.index()] == 1).count();
        SoloResult {
            bot,
            difficulty: solo.switches().collect(),
            games: games.len(),
            chain_wins: Estimate::share(won, games.len()),
            margin: mean(&|game| cash(game, PERSON) - cash(game, AUTOMATON)),
            bot_cash: mean(&|game| cash(game, PERSON)),
            chain_cash: mean(&|game| cash(game, AUTOMATON)),
            rounds: mean(&|game| f64::from(game.rounds)),
            given_up: games.iter().filter(|game| !game.ended).count(),
            fallbacks: games.iter().map(|game| game.faults.len()).sum(),
            violations: games.iter().map(|game| game.violations.len()).sum(),
        }
    }
}

impl SoloReport {
    /// As a table for people.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let share =
            |e: &Estimate| format!("{:.1}% ({:.1}-{:.1})", e.mean * 100.0, e.low * 100.0, e.high * 100.0);
        let half = |e: &Estimate| format!("{:.0} ±{:.0}", e.mean, (e.high - e.low) / 2.0);
        _ = writeln!(text, "seed {}, budget {}, {:.0} s", self.seed, self.budget, self.seconds);
        _ = writeln!(
            text,
            "{:<18} {:<36} {:>6} {:>22} {:>13} {:>12} {:>12} {:>8} {:>8} {:>6}",
            "bot",
            "difficulty",
            "games",
            "The Chain wins (95%)",
            "margin",
            "bot",
            "The Chain",
            "rounds",
            "given up",
            "falls"
        );
        for result in &self.results {
            let switches: Vec<&str> = result.difficulty.iter().map(|switch| switch.id()).collect();
            let difficulty = if switches.is_empty() { "plain".into() } else { switches.join("+") };
            _ = writeln!(
                text,
                "{:<18} {:<36} {:>6} {:>22} {:>13} {:>12} {:>12} {:>8.1} {:>8} {:>6}",
                result.bot,
                difficulty,
                result.games,
                share(&result.chain_wins),
                half(&result.margin),
                half(&result.bot_cash),
                half(&result.chain_cash),
                result.rounds.mean,
                result.given_up,
                result.fallbacks
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entrant::Entrant;
    use crate::level::Level;

    #[test]
    fn bots_meet_the_chain_at_every_difficulty() {
        let bots = vec![Entrant::level(Level::Random), Entrant::level(Level::Manager)];
        let mut tournament = Tournament::new(bots, 2, 4, 7);
        tournament.conformance = true;
        tournament.max_rounds = 40;
        let all: Solo = SoloSwitch::ALL.into_iter().collect();
        let report = tournament.run_solo(&[Solo::default(), all], |_| {}).unwrap();
        assert_eq!(report.results.len(), 4);
        assert!(report.results.iter().all(|result| result.violations + result.fallbacks == 0));
        assert!(report.results[0].chain_wins.mean > 0.9, "chance does not beat The Chain");
        let again = tournament.run_solo(&[Solo::default(), all], |_| {}).unwrap();
        assert_eq!(report.results[2].margin, again.results[2].margin, "the same seed, the same games");
    }

    /// The promises of the rules after every decision (the decks hold their 44 cards, money and cards are conserved) and
    /// every record replayed: 100 games of the Manager at every difficulty, and random ones. More of them:
    /// `magnate arena --chain --each-difficulty --check`.
    #[test]
    fn games_at_every_difficulty_conform() {
        let mut difficulties = vec![Solo::default(), SoloSwitch::ALL.into_iter().collect()];
        difficulties.extend(SoloSwitch::ALL.into_iter().map(|switch| Solo::from_iter([switch])));
        for (level, games) in [(Level::Manager, 100), (Level::Random, 100)] {
            let mut tournament = Tournament::new(vec![Entrant::level(level)], 2, games, 11);
            tournament.conformance = true;
            tournament.max_rounds = 60;
            let report = tournament.run_solo(&difficulties, |_| {}).unwrap();
            assert_eq!(report.results.len(), difficulties.len());
            for result in &report.results {
                assert_eq!((result.games, result.violations, result.fallbacks), (games, 0, 0), "{result:?}");
            }
            assert!(level == Level::Random || report.results.iter().all(|result| result.given_up == 0));
        }
    }
}
