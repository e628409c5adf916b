//! `magnate position play` and `magnate position chain-turn`

use magnate_rules::the_chain::Part;
use magnate_rules::{Event, Game, Phase, PlayerId};
use serde_json::{Value, json};

use super::{Input, actions, check_chain};
use crate::input::{Source, read_position};
use crate::output::{Out, Result, bad};
use crate::{say, state};

pub fn run(input: &Input, phase: Phase, chain: Option<PlayerId>, path: &str, out: &mut Out) -> Result {
    if input.file == "-" && path == "-" {
        return Err(bad("--actions: position and actions cannot both come from standard input"));
    }
    let game = read_position(&input.file)?;
    if let Some(player) = chain {
        check_chain(&game, player)?;
    }
    let source = Source::read(path)?;
    let (mut game, mut events) = game.at_phase(phase, chain);
    for written in actions::read(&source)? {
        let (player, action) = (written.player, &written.action);
        let more = game.apply(player, action).map_err(|refusal| {
            let rule = refusal.rule();
            source.bad(format!(
                "{}: \"{player} {action}\" is not legal here: {refusal} ({rule})",
                written.place
            ))
        })?;
        events.extend(more);
    }
    tell(input, &game, &events, out)
}

/// The Chain's turn, or one part of its round.
pub fn chain_turn(input: &Input, part: Option<Part>, out: &mut Out) -> Result {
    let mut game = read_position(&input.file)?;
    let Some(automaton) = game.automaton() else {
        return Err(bad(format!("{}: The Chain is not in this game; add a section \"chain\"", input.file)));
    };
    let parts = match part {
        Some(part) => vec![part],
        None if automaton.back().is_some() => vec![Part::Turn],
        None => vec![Part::Restructuring, Part::Turn],
    };
    let mut events = Vec::new();
    for part in parts {
        let (after, more) = game.after_part(part);
        game = after;
        events.extend(more);
    }
    tell(input, &game, &events, out)
}

fn tell(input: &Input, game: &Game, events: &[Event], out: &mut Out) -> Result {
    if !input.pretty {
        let mut decision = json!(game.decision());
        // What a module asks in between cannot be looked up by phase.
        if let (Some(_), Some(player)) = (game.decision().kind, game.decision().awaited.first()) {
            let answers = game.listed(player);
            let answers: Result<Vec<Value>> =
                answers.iter().map(|it| actions::to_value(player, it)).collect();
            decision["options"] = json!(answers?);
        }
        let position = game.position().to_value();
        return out.json(&json!({ "events": events, "decision": decision, "position": position }));
    }
    events.iter().flat_map(say::event).try_for_each(|line| out.say(line))?;
    out.text("\n")?;
    state::print(game, &format!("Round {}, {}", game.round(), say::decision(game.decision())), out)
}
