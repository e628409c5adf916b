//! What can be said about a tournament.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use serde::Serialize;

use super::stats::{Estimate, quantile};
use super::{Pair, Played, Tournament, WorstMatchup, elo, pairs};
use crate::budget::Limit;
use crate::referee::Fault;

/// How quickly a bot decided, in milliseconds.
#[derive(Clone, Debug, Serialize)]
pub struct Decisions {
    /// How many.
    pub count: usize,
    /// On average.
    pub mean: f64,
    /// 95 in 100 were quicker.
    pub p95: f64,
    /// 99 in 100 were quicker.
    pub p99: f64,
    /// The slowest.
    pub max: f64,
}

/// One bot's tournament.
#[derive(Clone, Debug, Serialize)]
pub struct EntrantReport {
    /// As it was written.
    pub name: String,
    /// Games it played in.
    pub games: usize,
    /// Seats it had in them.
    pub seats: usize,
    /// Share of its games that one of its seats won.
    pub win_share: Estimate,
    /// What that would be by chance.
    pub fair_share: f64,
    /// Mean rank over its seats.
    pub rank: Estimate,
    /// Mean cash over its seats.
    pub cash: Estimate,
    /// Own cash minus the best other seat's.
    pub margin: Estimate,
    /// Rating; the anchor has 1000.
    pub elo: Estimate,
    /// Its decisions.
    pub decisions: Decisions,
    /// How often a safe move was played for it, by kind of fault.
    pub faults: BTreeMap<&'static str, usize>,
}

impl EntrantReport {
    /// Safe moves played for it.
    pub fn fallbacks(&self) -> usize {
        self.faults.values().sum()
    }
}

/// The outcome of a tournament.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Seats a game.
    pub players: u8,
    /// The introductory game, or none.
    pub intro: magnate_rules::Intro,
    /// The seed.
    pub seed: String,
    /// The budget of bots that brought none.
    pub budget: String,
    /// True when running it again gives the same games: no bot thinks by the clock.
    pub reproducible: bool,
    /// Wall time of all games.
    pub seconds: f64,
    /// The bots, best rated first.
    pub bots: Vec<EntrantReport>,
    /// How each did against each other.
    pub pairs: Vec<Pair>,
    /// Whom each does worst against.
    pub worst: Vec<WorstMatchup>,
    /// Rounds of the games.
    pub rounds: Estimate,
    /// Longest game.
    pub max_rounds: u16,
    /// Games given up after so many rounds.
    pub round_limit: u16,
    /// Share of games that came to their end within that limit.
    pub ended: Estimate,
    /// Decisions in all games.
    pub steps: u64,
    /// Safe moves played for bots.
    pub fallbacks: usize,
    /// Broken promises of the rules crate, if that was checked.
    pub violations: Option<usize>,
    /// Digest over the last states of all games.
    pub digest: String,
    /// All games.
    pub games: Vec<Played>,
    /// Names in the order of the indices in `games`.
    pub names: Vec<String>,
}

impl Report {
    pub(super) fn new(tournament: &Tournament, games: &[Played], time: Duration) -> Self {
        let names: Vec<String> = tournament.bots.iter().map(ToString::to_string).collect();
        let anchor = names.iter().position(|name| name == "trainee").unwrap_or(names.len() - 1);
        let ladder = elo::ladder(names.len(), anchor, games);
        let mut bots: Vec<EntrantReport> =
            (0..names.len()).map(|bot| entrant(&names[bot], bot, games, ladder[bot])).collect();
        bots.retain(|bot| bot.games > 0);
        bots.sort_by(|one, other| other.elo.mean.total_cmp(&one.elo.mean));
        let pairs = pairs::pairs(&names, games);
        let digest = games.iter().flat_map(|game| game.digest.bytes());
        // FNV-1a.
        let digest = digest.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Report {
            players: tournament.config.players,
            intro: tournament.config.intro,
            seed: tournament.seed.to_string(),
            budget: tournament.budget.to_string(),
            reproducible: tournament.bots.iter().all(|bot| {
                bot.is_instant() || matches!(bot.budget(tournament.budget).limit, Limit::Nodes(_))
            }),
            seconds: time.as_secs_f64(),
            rounds: Estimate::mean(&by_block(games, |game| vec![f64::from(game.rounds)])),
            max_rounds: games.iter().map(|game| game.rounds).max().unwrap_or(0),
            round_limit: tournament.max_rounds,
            ended: Estimate::share(games.iter().filter(|game| game.ended).count(), games.len()),
            steps: games.iter().map(|game| u64::from(game.steps)).sum(),
            fallbacks: games.iter().map(|game| game.faults.len()).sum(),
            violations: tournament.conformance.then(|| games.iter().map(|game| game.violations.len()).sum()),
            digest: format!("{digest:016x}"),
            bots,
            worst: pairs::worst(&names, &pairs),
            pairs,
            games: games.to_vec(),
            names,
        }
    }

    /// As a table for people.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut line = |what: String| _ = writeln!(text, "{}", what.trim_end());
        let share =
            |e: &Estimate| format!("{:.1}% ({:.1}-{:.1})", e.mean * 100.0, e.low * 100.0, e.high * 100.0);
        let half = |e: &Estimate, digits: usize| {
            format!("{:.*} ±{:.*}", digits, e.mean, digits, (e.high - e.low) / 2.0)
        };
        line(format!(
            "{} games with {} players, seed {}, budget {}, {:.0} s; {}",
            self.games.len(),
            self.players,
            self.seed,
            self.budget,
            self.seconds,
            if self.reproducible {
                "the same every time"
            } else {
                "by the clock: the same only as far as the machine is"
            }
        ));
        line(format!(
            "{:.1} rounds on average, at most {}; {} came to their end within {} rounds",
            self.rounds.mean,
            self.max_rounds,
            share(&self.ended),
            self.round_limit
        ));
        line(format!("digest {}, {} decisions, {} fallbacks", self.digest, self.steps, self.fallbacks));
        if let Some(violations) = self.violations {
            line(format!("conformance: {violations} broken promises of the rules"));
        }
        line(String::new());
        line(format!(
            "{:<18} {:>6} {:>20} {:>6} {:>12} {:>12} {:>14} {:>12} {:>9} {:>9} {:>9} {:>9} {:>5}",
            "bot",
            "games",
            "wins (95%)",
            "fair",
            "rank",
            "cash",
            "margin",
            "elo",
            "mean ms",
            "p95",
            "p99",
            "max",
            "falls"
        ));
        for bot in &self.bots {
            line(format!(
                "{:<18} {:>6} {:>20} {:>5.0}% {:>12} {:>12} {:>14} {:>12} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>5}",
                bot.name,
                bot.games,
                share(&bot.win_share),
                bot.fair_share * 100.0,
                half(&bot.rank, 2),
                half(&bot.cash, 0),
                half(&bot.margin, 0),
                half(&bot.elo, 0),
                bot.decisions.mean,
                bot.decisions.p95,
                bot.decisions.p99,
                bot.decisions.max,
                bot.fallbacks(),
            ));
        }
        self.pairs_text().lines().for_each(|row| line(row.to_string()));
        for (game, fault) in self.faults().take(20) {
            line(format!(
                "game {} round {} {}: {} of {}: {}",
                game.index,
                fault.round,
                fault.stage,
                fault.fault.id(),
                self.names[game.seats[usize::from(fault.seat)]],
                fault.detail
            ));
        }
        for game in self.games.iter().filter(|game| !game.violations.is_empty()).take(20) {
            line(format!("game {} (seed {}): {}", game.index, game.seed, game.violations.join("; ")));
        }
        text
    }

    pub(super) fn faults(&self) -> impl Iterator<Item = (&Played, &super::FaultNote)> {
        self.games.iter().flat_map(|game| game.faults.iter().map(move |fault| (game, fault)))
    }
}

/// Values of games, gathered by the block they belong to.
fn by_block(games: &[Played], values: impl Fn(&Played) -> Vec<f64>) -> Vec<Vec<f64>> {
    let mut blocks: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for game in games {
        blocks.entry(game.block).or_default().extend(values(game));
    }
    blocks.into_values().collect()
}

fn entrant(name: &str, bot: usize, games: &[Played], elo: Estimate) -> EntrantReport {
    let seats = |game: &Played| -> Vec<usize> {
        (0..game.seats.len()).filter(|seat| game.seats[*seat] == bot).collect()
    };
    let own: Vec<Played> = games.iter().filter(|game| game.seats.contains(&bot)).cloned().collect();
    let by_seat = |value: &dyn Fn(&Played, usize) -> f64| {
        Estimate::mean(&by_block(&own, |game| {
            seats(game).into_iter().map(|seat| value(game, seat)).collect()
        }))
    };
    let margin = |game: &Played, seat: usize| {
        let others = game.cash.iter().enumerate().filter(|(other, _)| *other != seat);
        f64::from(game.cash[seat] - others.map(|(_, cash)| *cash).max().unwrap_or(0))
    };
    let won = |game: &&Played| seats(game).into_iter().any(|seat| game.ranks[seat] == 1);
    let seat_count: usize = own.iter().map(|game| seats(game).len()).sum();
    let all_seats: usize = own.iter().map(|game| game.seats.len()).sum();
    let mut times: Vec<u32> = own
        .iter()
        .flat_map(|game| seats(game).into_iter().flat_map(|seat| game.times[seat].iter().copied()))
        .collect();
    times.sort_unstable();
    let milliseconds = |micros: u32| f64::from(micros) / 1000.0;
    let mut faults: BTreeMap<&'static str, usize> = Fault::ALL.iter().map(|fault| (fault.id(), 0)).collect();
    for game in &own {
        for fault in game.faults.iter().filter(|fault| game.seats[usize::from(fault.seat)] == bot) {
            *faults.entry(fault.fault.id()).or_default() += 1;
        }
    }
    EntrantReport {
        name: name.to_string(),
        games: own.len(),
        seats: seat_count,
        win_share: Estimate::share(own.iter().filter(won).count(), own.len()),
        fair_share: if all_seats == 0 { 0.0 } else { seat_count as f64 / all_seats as f64 },
        rank: by_seat(&|game, seat| f64::from(game.ranks[seat])),
        cash: by_seat(&|game, seat| f64::from(game.cash[seat])),
        margin: by_seat(&margin),
        elo,
        decisions: Decisions {
            count: times.len(),
            mean: times.iter().map(|time| milliseconds(*time)).sum::<f64>() / times.len().max(1) as f64,
            p95: milliseconds(quantile(&times, 0.95)),
            p99: milliseconds(quantile(&times, 0.99)),
            max: milliseconds(times.last().copied().unwrap_or(0)),
        },
        faults,
    }
}
