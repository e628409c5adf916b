//! `magnate position play`

use magnate_rules::{Phase, PlayerId};
use serde_json::json;

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
    if !input.pretty {
        let position = game.position().to_value();
        return out.json(&json!({ "events": events, "decision": game.decision(), "position": position }));
    }
    events.iter().flat_map(say::event).try_for_each(|line| out.say(line))?;
    out.text("\n")?;
    state::print(&game, &format!("Round {}, {}", game.round(), say::decision(game.decision())), out)
}
