//! `magnate position`

mod actions;
mod play;
mod pretty;

use magnate_rules::the_chain::Part;
use magnate_rules::{Fate, Game, Phase, PlayerId, Refusal};
use serde_json::{Value, json};

use crate::input::read_position;
use crate::output::{BadInput, Out, Result, bad};
use crate::state;

#[derive(clap::Args)]
pub struct Input {
    /// The position, a JSON file; `-` reads standard input
    file: String,
    /// Print words and tables for people instead of JSON
    #[arg(long)]
    pretty: bool,
}

#[derive(clap::Subcommand)]
pub enum Command {
    /// Check a position and print it with every field filled in
    #[command(after_help = "Example:\n  magnate position check puzzle.json --pretty")]
    Check(Input),
    /// Print every house's dinnertime distance to each chain
    #[command(after_help = "Example:\n  magnate position distances puzzle.json")]
    Distances(Input),
    /// Resolve dinnertime: every sale with all offers, and what is left
    #[command(after_help = "Example:\n  magnate position dinner puzzle.json --pretty")]
    Dinner(Input),
    /// Run the campaigns: houses reached, demand placed, turns left
    #[command(after_help = "Example:\n  magnate position marketing puzzle.json")]
    Marketing(Input),
    /// Print the houses a campaign would reach
    #[command(after_help = "Example:\n  magnate position reach puzzle.json --campaign \\\n    \
        '{\"number\": 13, \"chain\": 0, \"marketeer\": \"marketing_trainee\", \"item\": \"pizza\", \"turns\": 2, \"at\": [3, 1]}'")]
    Reach {
        #[command(flatten)]
        input: Input,
        /// The campaign, an object as in the position's `campaigns`
        #[arg(long, value_name = "JSON")]
        campaign: String,
    },
    /// Print every chain's salaries, before any firing
    #[command(after_help = "Example:\n  magnate position payday puzzle.json")]
    Payday(Input),
    /// List what a chain may do at the start of a phase
    #[command(after_help = "Example:\n  magnate position legal puzzle.json --phase recruit --chain 0")]
    Legal {
        #[command(flatten)]
        input: Input,
        /// The phase, or step of the working day
        #[arg(long, value_name = "PHASE", value_parser = phase_names(&phases_to_decide()))]
        phase: Phase,
        /// The chain
        #[arg(long, value_name = "N")]
        chain: u8,
        /// The most structures to list when restructuring
        #[arg(long, value_name = "MOST", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
        limit: u32,
    },
    /// Let The Chain take its turn in a solo game: events with their reasons, and the new position
    #[command(
        name = "chain-turn",
        after_help = "Without --part The Chain flips a card, unless the position names the flipped one (`back`), and works.\n\n\
        Example:\n  magnate position chain-turn solo.json --pretty"
    )]
    ChainTurn {
        #[command(flatten)]
        input: Input,
        /// Only one part of its round: `first_restaurant`, restructuring, turn, incomes, campaigns or cleanup
        #[arg(long, value_name = "PART")]
        part: Option<Part>,
    },
    /// Play actions from the start of a phase on
    #[command(after_help = "The actions are lines of a record or the JSON that `legal` prints:\n  \
        0 hire waitress     # chain, action\n  \
        [{\"chain\": 0, \"action\": \"hire\", \"card\": \"waitress\"}]\n\n\
        Example:\n  magnate position play puzzle.json --phase recruit --actions turn.txt --pretty")]
    Play {
        #[command(flatten)]
        input: Input,
        /// The phase, or step of the working day, to start from
        #[arg(long, value_name = "PHASE", value_parser = phase_names(&Phase::ALL))]
        phase: Phase,
        /// The chain whose turn it is; the first in turn order unless given
        #[arg(long, value_name = "N")]
        chain: Option<u8>,
        /// The actions; `-` reads standard input
        #[arg(long, value_name = "FILE")]
        actions: String,
    },
}

/// Everybody may be asked something in every phase but these, which run by themselves.
fn phases_to_decide() -> Vec<Phase> {
    let by_itself = |phase: &Phase| matches!(phase, Phase::Dinnertime | Phase::Marketing);
    Phase::ALL.into_iter().filter(|phase| !by_itself(phase)).collect()
}

fn phase_names(phases: &[Phase]) -> impl clap::builder::TypedValueParser<Value = Phase> + use<> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};
    PossibleValuesParser::new(phases.iter().map(|phase| phase.id())).try_map(|name| name.parse::<Phase>())
}

pub fn run(command: &Command, out: &mut Out) -> Result {
    match command {
        Command::Check(input) => answer(
            input,
            out,
            |game| game.position().to_value(),
            |game, _, out| state::print(game, "The position is fine", out),
        ),
        Command::Distances(input) => answer(input, out, Game::distances, pretty::distances),
        Command::Dinner(input) => answer(input, out, Game::dinner_report, pretty::dinner),
        Command::Marketing(input) => answer(input, out, Game::marketing_report, pretty::marketing),
        Command::Payday(input) => {
            answer(input, out, Game::payday_report, |_, report, out| pretty::payday(report, out))
        }
        Command::ChainTurn { input, part } => play::chain_turn(input, *part, out),
        Command::Reach { input, campaign } => reach(input, campaign, out),
        Command::Legal { input, phase, chain, limit } => {
            legal(input, *phase, PlayerId(*chain), *limit as usize, out)
        }
        Command::Play { input, phase, chain, actions } => {
            play::run(input, *phase, chain.map(PlayerId), actions, out)
        }
    }
}

/// Asks the position something and prints the answer as JSON or for people.
fn answer<T: serde::Serialize>(
    input: &Input,
    out: &mut Out,
    ask: impl FnOnce(&Game) -> T,
    pretty: impl FnOnce(&Game, &T, &mut Out) -> Result,
) -> Result {
    let game = read_position(&input.file)?;
    let answer = ask(&game);
    if input.pretty { pretty(&game, &answer, out) } else { out.json(&answer) }
}

fn reach(input: &Input, campaign: &str, out: &mut Out) -> Result {
    let campaign: Value = serde_json::from_str(campaign)
        .map_err(|error| bad(format!("--campaign: this is not JSON: {error}")))?;
    let game = read_position(&input.file)?;
    let houses = game.reach_of(&campaign).map_err(|faults| {
        // The paths begin with "campaign", which is the name of the flag.
        BadInput(faults.iter().map(|fault| format!("--{fault}")).collect())
    })?;
    if input.pretty { pretty::reach(&houses, out) } else { out.json(&json!({ "houses": houses })) }
}

fn refused(flag: &str, refusal: &Refusal) -> anyhow::Error {
    bad(format!("{flag}: {refusal} ({})", refusal.rule()))
}

/// Is this chain at the table?
fn check_chain(game: &Game, player: PlayerId) -> Result {
    let flag = format!("--chain {player}");
    match game.chains().get(player.index()).map(magnate_rules::Chain::fate) {
        None => Err(refused(&flag, &Refusal::NoSuchChain { chain: player })),
        Some(Fate::Out) => Err(bad(format!("{flag}: this chain has left the game (B-OPT-1)"))),
        Some(_) => Ok(()),
    }
}

fn legal(input: &Input, phase: Phase, player: PlayerId, limit: usize, out: &mut Out) -> Result {
    let game = read_position(&input.file)?;
    check_chain(&game, player)?;
    let (listed, complete) = game
        .legal_at(phase, player, limit)
        .map_err(|refusal| refused(&format!("--chain {player}"), &refusal))?;
    if input.pretty {
        listed.iter().try_for_each(|action| out.say(format!("{player} {action}")))?;
        return match (complete, listed.is_empty()) {
            (false, _) => out.say(format!("# and more: these are the first {limit}")),
            (true, true) => out.say("# nothing is to be decided"),
            (true, false) => Ok(()),
        };
    }
    let values: Result<Vec<Value>> = listed.iter().map(|action| actions::to_value(player, action)).collect();
    let mut answer = json!({ "actions": values? });
    if !complete {
        answer["truncated"] = json!(true);
    }
    out.json(&answer)
}
