//! `magnate replay`

use magnate_rules::{Entry, Fate, Game, Intro, Record, RecordError, Replay};
use serde_json::json;

use crate::input::Source;
use crate::output::{Out, Result};
use crate::say;
use crate::state;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    magnate replay game-000001.txt\n  \
    magnate replay game-000001.txt --at 120\n  \
    magnate replay game-000001.txt --events | less")]
pub struct Args {
    /// The record; `-` reads standard input
    file: String,
    /// Stop after so many actions and show the table as it stands then
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print JSON: one object, or with --events one object a line for each action
    #[arg(long)]
    json: bool,
    /// Print every action with what came of it
    #[arg(long)]
    events: bool,
}

/// A line of the summary: what a round came to.
struct Round {
    number: u16,
    actions: usize,
    bank: i32,
    cash: Vec<String>,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let source = Source::read(&args.file)?;
    let broken = |error: RecordError| source.bad(error);
    let (record, at) = source.record(args.at)?;
    let total = record.actions().count();

    let mut replay = Replay::new(&record).map_err(broken)?;
    let mut told: Vec<String> = Vec::new();
    let mut rounds: Vec<Round> = Vec::new();
    while replay.played() < at || args.at.is_none() {
        let number = replay.game().round();
        let Some((chain, action, events)) = replay.step().map_err(broken)? else {
            break;
        };
        let n = replay.played();
        if args.events && args.json {
            told.push(json!({ "n": n, "chain": chain, "action": action, "events": events }).to_string());
        } else if args.events {
            told.push(format!("{n:>5}  chain {chain}: {action}"));
            told.extend(events.iter().flat_map(say::event).map(|line| format!("         {line}")));
        }
        note(&mut rounds, number, replay.game());
    }

    let game = replay.game();
    match (args.events, args.json, args.at) {
        (true, ..) => told.iter().try_for_each(|line| out.say(line)),
        (false, true, _) => out.json(&json!({
            "actions": total,
            "at": at,
            "seats": record.seats,
            "round": game.round(),
            "decision": game.decision(),
            "position": game.position().to_value(),
            "standings": game.standings(),
            "hash": format!("{:016x}", game.digest()),
        })),
        (false, false, Some(_)) => {
            let title = format!(
                "Round {}, {} (action {at} of {total})",
                game.round(),
                say::decision(game.decision())
            );
            state::print(game, &title, out)
        }
        (false, false, None) => summary(&source.name, &record, total, &rounds, game, out),
    }
}

/// Counts an action for the round it was played in.
fn note(rounds: &mut Vec<Round>, number: u16, game: &Game) {
    if rounds.last().is_none_or(|round| round.number != number) {
        rounds.push(Round { number, actions: 0, bank: 0, cash: Vec::new() });
    }
    if let Some(round) = rounds.last_mut() {
        round.actions += 1;
        round.bank = game.bank();
        let cash = |chain: &magnate_rules::Chain| match chain.fate() {
            Fate::Out => "out".to_string(),
            _ => say::money(chain.cash()),
        };
        round.cash = game.chains().iter().map(cash).collect();
    }
}

fn summary(
    name: &str,
    record: &Record,
    total: usize,
    rounds: &[Round],
    game: &Game,
    out: &mut Out,
) -> Result {
    let config = &record.config;
    let kind = match config.intro {
        Intro::None => "the full game".to_string(),
        intro => format!("the {intro} introductory game"),
    };
    let seed = record.seed.map_or_else(|| "hidden".into(), |seed| seed.to_string());
    let hashes = record.entries.iter().filter(|(_, entry)| matches!(entry, Entry::Hash(_))).count();
    let mut line = |what: &str, value: String| out.say(format!("{what:<16}{value}"));
    line("record", name.to_string())?;
    line("game", format!("{kind}, {} players, rules version {}", config.players, config.edition))?;
    line("negative prices", config.negative_prices.to_string())?;
    line("payday", if config.sequential_payday { "one after the other" } else { "all at once" }.to_string())?;
    line("seed", seed)?;
    line("map", record.setup.layout.to_rows().join(" / "))?;
    line(
        "starting order",
        record.setup.order.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    )?;
    if !record.seats.is_empty() {
        let named = |(player, name): (usize, &String)| format!("chain {player} {name}");
        line("seats", record.seats.iter().enumerate().map(named).collect::<Vec<_>>().join(", "))?;
    }
    line("actions", format!("{total} in {} rounds, all legal; {hashes} state hashes agree", rounds.len()))?;
    line("state hash", format!("{:016x}", game.digest()))?;

    out.head("Rounds")?;
    let chains: Vec<String> = config.player_ids().map(|player| format!("chain {player}")).collect();
    let mut heads = vec!["round", "actions", "bank"];
    heads.extend(chains.iter().map(String::as_str));
    let row = |round: &Round| {
        let mut row = vec![round.number.to_string(), round.actions.to_string(), say::money(round.bank)];
        row.extend(round.cash.iter().cloned());
        row
    };
    out.table(&heads, &rounds.iter().map(row).collect::<Vec<_>>())?;

    if game.is_over() {
        out.head("Result")?;
    } else {
        out.head(format!("Not finished: {}", say::decision(game.decision())))?;
    }
    game.standings().into_iter().try_for_each(|standing| out.say(format!("  {}", say::standing(standing))))
}
