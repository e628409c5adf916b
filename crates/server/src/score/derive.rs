//! A result from the log of a game that ended.

use magnate_rules::{Action, Layout, Record, Replay, TILE};
use magnate_table::{Corrupt, Entry, Occupant, Stamped, Status, Table};

use super::{Outcome, Pace, SeatOutcome, Unrated};

/// Rounds whose hires are somebody's opening.
const OPENING_ROUNDS: u16 = 2;

/// What came of a table, or none when its game did not come to its end, or by rules that are not known here.
pub fn outcome(id: &str, log: &[Stamped]) -> Result<Option<Outcome>, Corrupt> {
    let (first, rest) = log.split_first().ok_or(Corrupt { seq: 0, reason: "the log is empty".into() })?;
    let mut table = Table::open(first)?;
    // Decisions of people, and those of them taken while the table was played by turns.
    let (mut decided, mut unhurried) = (0_u32, 0_u32);
    for stamped in rest {
        let person = match stamped.entry {
            Entry::Acted { seat, .. } => {
                table.seats().get(usize::from(seat)).is_some_and(|occupant| occupant.person().is_some())
            }
            _ => false,
        };
        table.fold(stamped)?;
        decided += u32::from(person);
        unhurried += u32::from(person && table.is_played_by_turns());
    }
    if table.status() != Status::Finished {
        return Ok(None);
    }
    let (Some(standings), Some(record), Some(game)) = (table.standings(), table.record(None), table.game())
    else {
        return Ok(None);
    };
    let wrong = |reason: String| Corrupt { seq: table.seq(), reason };
    let played = Played::of(&record).map_err(|error| wrong(error.to_string()))?;
    let seats = table.seats().iter().zip(game.chains()).zip(0..).map(|((occupant, chain), seat)| {
        let standing = standings.iter().find(|standing| standing.chain.0 == seat);
        let standing = standing.ok_or_else(|| wrong(format!("seat {seat} has no place")))?;
        let bot = match occupant {
            Occupant::Bot { bot, .. } => Some(bot.id().to_owned()),
            _ => None,
        };
        let seat = usize::from(seat);
        Ok(SeatOutcome {
            user: occupant.owner().map(|user| user.0.clone()),
            bot,
            rank: standing.rank,
            cash: standing.cash,
            opening: played.openings.get(seat).cloned().unwrap_or_default(),
            reserve: played.reserves.get(seat).cloned().flatten(),
            place: played.places.get(seat).cloned().flatten(),
            milestones: chain.milestones().iter().map(|milestone| milestone.id().to_owned()).collect(),
            counts: false,
        })
    });
    let seats = seats.collect::<Result<Vec<_>, Corrupt>>()?;
    let options = table.options();
    let pace = if options.game.solo.is_some() {
        Pace::Solo
    } else if seats.iter().any(SeatOutcome::is_bot) {
        Pace::Bots
    } else if unhurried * 2 > decided {
        Pace::Turns
    } else {
        Pace::Live
    };
    let modules: Vec<&str> = options.game.modules.iter().map(magnate_rules::Module::id).collect();
    Ok(Some(Outcome {
        table: id.to_owned(),
        ended_at: table.changed_at(),
        players: options.game.players,
        modules: modules.join(","),
        intro: word(&options.game.intro),
        pace,
        unrated: unrated(&table, &seats),
        public: options.public,
        rounds: game.round(),
        map: record.setup.layout.to_rows().join("/"),
        solo: options.game.solo.map(|solo| {
            let switches: Vec<String> = solo.switches().map(|switch| word(&switch)).collect();
            switches.join(",")
        }),
        seats,
    }))
}

/// Something small as it is written on the wire.
fn word<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|value| Some(value.as_str()?.to_owned())).unwrap_or_default()
}

fn unrated(table: &Table, seats: &[SeatOutcome]) -> Option<Unrated> {
    let options = table.options();
    let mut people: Vec<&String> = seats.iter().filter_map(|seat| seat.user.as_ref()).collect();
    people.sort();
    let hot_seat = people.windows(2).any(|two| two[0] == two[1]);
    if options.game.solo.is_some() {
        Some(Unrated::Solo)
    } else if options.record.is_some() {
        Some(Unrated::GoneOn)
    } else if hot_seat {
        Some(Unrated::HotSeat)
    } else if options.learning {
        Some(Unrated::Learning)
    } else if options.friendly {
        Some(Unrated::Friendly)
    } else if word(&options.game.intro) != "none" {
        Some(Unrated::Introduction)
    } else {
        None
    }
}

/// What the decisions that stand say about openings.
struct Played {
    openings: Vec<String>,
    reserves: Vec<Option<String>>,
    places: Vec<Option<String>>,
}

impl Played {
    fn of(record: &Record) -> Result<Played, magnate_rules::RecordError> {
        let players = usize::from(record.config.players);
        let mut hired: Vec<Vec<Vec<&str>>> = vec![Vec::new(); players];
        let mut played =
            Played { openings: Vec::new(), reserves: vec![None; players], places: vec![None; players] };
        let mut replay = Replay::new(record)?;
        loop {
            let round = replay.game().round();
            let Some((player, action, _)) = replay.step()? else { break };
            if player.index() >= players {
                continue;
            }
            match action {
                Action::Hire { card } if (1..=OPENING_ROUNDS).contains(&round) => {
                    let rounds = &mut hired[player.index()];
                    rounds.resize(usize::from(round), Vec::new());
                    rounds[usize::from(round) - 1].push(card.id());
                }
                Action::Reserve { card } => played.reserves[player.index()] = Some(card.id().to_owned()),
                Action::FirstRestaurant { at, .. } => {
                    played.places[player.index()] =
                        Some(place(&record.setup.layout, at.x / TILE, at.y / TILE).to_owned());
                }
                _ => {}
            }
        }
        // What is hired in one round has no order worth telling apart.
        let written = |rounds: Vec<Vec<&str>>| {
            let round = |mut cards: Vec<&str>| {
                cards.sort_unstable();
                cards.join("+")
            };
            rounds.into_iter().map(round).collect::<Vec<String>>().join("/")
        };
        played.openings = hired.into_iter().map(written).collect();
        Ok(played)
    }
}

/// Where a tile lies on a map.
fn place(layout: &Layout, column: i8, row: i8) -> &'static str {
    let (columns, rows) = layout.size();
    let side = column == 0 || column == columns - 1;
    let end = row == 0 || row == rows - 1;
    match (side, end) {
        (true, true) => "corner",
        (false, false) => "centre",
        _ => "edge",
    }
}
