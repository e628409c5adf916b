//! `magnate explain`

use magnate_bots::{Budget, Candidate, Entrant, Explanation, Reason, Referee};
use magnate_rules::{Action, Game, PlayerId, RecordError, Replay, Viewer};
use serde_json::json;

use crate::input::Source;
use crate::output::{Out, Result, bad};
use crate::say;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    magnate explain game-00001.txt --at 120\n  \
    magnate explain game-00001.txt --at 120 --bot magnate@1000n --bot manager\n  \
    magnate explain game-00001.txt --at 120 --bot \"cmd:python3 examples/bot.py\"\n\n\
    Decisions are numbered as `magnate replay --events` numbers them. A bot sees what the player saw who took the\n\
    decision, and nothing else. With a budget in nodes (400n) the same seed gives the same answer.")]
pub struct Args {
    /// The record; `-` reads standard input
    file: String,
    /// The decision, from 1; one more than there are asks about the next one
    #[arg(long, value_name = "N")]
    at: usize,
    /// Who is asked: a level, with a budget if you like (magnate@500ms), or another program (cmd:...). May be given again
    #[arg(long, value_name = "BOT", default_value = "magnate@400n")]
    bot: Vec<Entrant>,
    /// For bots that bring no budget of their own
    #[arg(long, value_name = "BUDGET", default_value = "400n")]
    budget: Budget,
    /// Whose decision, when it is not taken yet and several players are awaited
    #[arg(long, value_name = "N")]
    chain: Option<u8>,
    /// The bots' luck
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// A decision of a record, before it was taken.
struct Moment {
    game: Game,
    player: PlayerId,
    played: Option<Action>,
    total: usize,
    seats: Vec<String>,
}

/// What a bot thinks of it.
struct Opinion {
    bot: String,
    would: Action,
    /// What was wrong with its own answer.
    fault: Option<String>,
    why: Explanation,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let moment = read(args)?;
    let opinions: Vec<Opinion> = args.bot.iter().map(|bot| ask(args, bot, &moment)).collect();
    if args.json {
        let all: Vec<_> = opinions.iter().map(|it| as_json(it, &moment)).collect();
        return out.json(&json!({
            "at": args.at,
            "decisions": moment.total,
            "round": moment.game.round(),
            "decision": moment.game.decision(),
            "chain": moment.player,
            "seat": moment.seats.get(moment.player.index()),
            "played": moment.played,
            "bots": all,
        }));
    }
    tell(args.at, &moment, &opinions, out)
}

fn read(args: &Args) -> Result<Moment> {
    let source = Source::read(&args.file)?;
    let broken = |error: RecordError| source.bad(error);
    let (record, total) = source.record(None)?;
    if args.at == 0 || args.at > total + 1 {
        return Err(bad(format!("--at {}: {} has decisions 1 to {total}", args.at, source.name)));
    }
    let mut replay = Replay::new(&record).map_err(broken)?;
    while replay.played() + 1 < args.at && replay.step().map_err(broken)?.is_some() {}
    let game = replay.game().clone();
    let taken = record.actions().nth(args.at - 1).map(|(player, action)| (player, action.clone()));
    let awaited = game.decision().awaited;
    let player = match (&taken, args.chain.map(PlayerId)) {
        (Some((player, _)), None) => Some(*player),
        (Some((player, _)), Some(chain)) if *player == chain => Some(chain),
        (Some((player, _)), Some(chain)) => {
            return Err(bad(format!("--chain {chain}: decision {} is one of chain {player}", args.at)));
        }
        (None, None) => awaited.first(),
        (None, Some(chain)) => Some(chain).filter(|chain| awaited.contains(*chain)),
    };
    let Some(player) = player else {
        return Err(bad(format!(
            "--at {}: nothing is awaited there ({})",
            args.at,
            say::decision(game.decision())
        )));
    };
    // Somebody who changes their mind about a secret choice is not awaited any more.
    if !awaited.contains(player) {
        return Err(bad(format!(
            "--at {}: chain {player} changes its mind there, and nothing is awaited",
            args.at
        )));
    }
    Ok(Moment { game, player, played: taken.map(|(_, action)| action), total, seats: record.seats })
}

fn ask(args: &Args, bot: &Entrant, moment: &Moment) -> Opinion {
    let view = moment.game.view(Viewer::Player(moment.player));
    let mut referee = Referee::new(bot, args.seed, args.budget);
    let (ruling, why) = referee.advise(&view, moment.player);
    let fault = ruling.fault.map(|(fault, detail)| format!("{}: {detail}", fault.id()));
    Opinion { bot: bot.named(args.budget), would: ruling.action, fault, why }
}

/// The candidate that begins with an action, and its place among them.
fn rated<'a>(why: &'a Explanation, action: &Action) -> Option<(usize, &'a Candidate)> {
    why.candidates.iter().enumerate().find(|(_, candidate)| candidate.plan.first() == Some(action))
}

fn as_json(opinion: &Opinion, moment: &Moment) -> serde_json::Value {
    let agrees = moment.played.as_ref().map(|played| *played == opinion.would);
    let rank = moment.played.as_ref().and_then(|played| rated(&opinion.why, played)).map(|(at, _)| at + 1);
    json!({
        "bot": opinion.bot,
        "would_play": opinion.would,
        "fault": opinion.fault,
        "agrees": agrees,
        "rank_of_played": rank,
        "explanation": opinion.why,
    })
}

fn tell(at: usize, moment: &Moment, opinions: &[Opinion], out: &mut Out) -> Result {
    let Moment { game, player, played, total, seats } = moment;
    out.say(format!("Decision {at} of {total}: round {}, {}", game.round(), say::decision(game.decision())))?;
    let name = seats.get(player.index()).map_or(String::new(), |name| format!(" ({name})"));
    match played {
        Some(action) => out.say(format!("chain {player}{name} played: {action}"))?,
        None => out.say(format!("chain {player}{name} has not decided yet"))?,
    }
    opinions.iter().try_for_each(|opinion| one(opinion, played.as_ref(), out))
}

fn one(opinion: &Opinion, played: Option<&Action>, out: &mut Out) -> Result {
    let Opinion { bot, would, fault, why } = opinion;
    out.head(bot.clone())?;
    if let Some(fault) = fault {
        return out.say(format!("  has no answer ({fault})"));
    }
    out.say(format!("  {}", verdict(would, played, why)))?;
    let simulated = if why.nodes == 0 {
        "judged without playing on".to_string()
    } else {
        format!("{} games played on, {} rounds ahead", why.nodes, why.rounds)
    };
    out.say(format!("  {} considered, {simulated}", count(why.candidates.len(), "candidate")))?;
    for candidate in &why.candidates {
        let plan: Vec<String> = candidate.plan.iter().map(ToString::to_string).collect();
        let spread = candidate.spread.map_or(String::new(), |spread| format!(" ±{spread}"));
        let samples =
            if candidate.samples == 0 { String::new() } else { format!(", {} games", candidate.samples) };
        let mark = if candidate.plan.first() == played { "  <- played" } else { "" };
        out.say(format!("  {}{spread}{samples}: {}{mark}", say::money(candidate.dollars), plan.join("; ")))?;
        for reason in &candidate.reasons {
            out.say(format!("      {}", sentence(reason)))?;
        }
    }
    Ok(())
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// What it thinks of the decision, in a sentence.
fn verdict(would: &Action, played: Option<&Action>, why: &Explanation) -> String {
    let Some(played) = played else { return format!("It would play: {would}") };
    if played == would {
        return "It would have played the same.".into();
    }
    let best = why.candidates.first().map_or(0, |candidate| candidate.dollars);
    match rated(why, played) {
        Some((at, candidate)) => format!(
            "It would have played: {would}. What was played comes {} on its list, {} behind.",
            place(at + 1),
            say::money((best - candidate.dollars).max(0))
        ),
        None => format!("It would have played: {would}. What was played is not among its candidates."),
    }
}

fn place(number: usize) -> String {
    match number {
        1 => "first".into(),
        2 => "second".into(),
        3 => "third".into(),
        more => format!("{more}th"),
    }
}

/// What speaks for or against a candidate.
fn sentence(reason: &Reason) -> String {
    let about = reason.about.as_ref().map_or(String::new(), |about| format!(" ({})", say::words(about)));
    let what = match reason.code.as_str() {
        "cash" => "cash expected at the end",
        "rival" => "what the best rival is expected to have",
        "sales" => "sales expected",
        "salaries" => "salaries",
        "reach" => "houses reached",
        other => return format!("{}{about}{}", say::words(other), worth(reason)),
    };
    format!("{what}{about}{}", worth(reason))
}

fn worth(reason: &Reason) -> String {
    reason.dollars.map_or(String::new(), |dollars| format!(": {}", say::money(dollars)))
}
