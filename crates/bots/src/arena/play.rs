//! One game of a tournament.

use std::panic::{AssertUnwindSafe, catch_unwind};

use magnate_rules::{Game, PlayerId, Record, Viewer};
use serde::{Deserialize, Serialize};

use super::{Fixture, Tournament, Trouble, mix};
use crate::referee::{Fault, Referee};

/// Something a bot did wrong, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FaultNote {
    /// The seat.
    pub seat: u8,
    /// The round.
    pub round: u16,
    /// What was awaited.
    pub stage: String,
    /// What went wrong.
    pub fault: Fault,
    /// A sentence about it.
    pub detail: String,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the tournament.
    pub index: usize,
    /// The map it shares with others.
    pub block: usize,
    /// Its seed, as text because it has 64 bits.
    pub seed: String,
    /// Which bot sat where, as indices into the list of bots.
    pub seats: Vec<usize>,
    /// Cash at the end, by seat.
    pub cash: Vec<i32>,
    /// Rank at the end from 1, by seat.
    pub ranks: Vec<u8>,
    /// Rounds played.
    pub rounds: u16,
    /// Did it end by the rules, rather than by being given up?
    pub ended: bool,
    /// Decisions taken.
    pub steps: u32,
    /// Digest of the last state.
    pub digest: String,
    /// What bots did wrong.
    pub faults: Vec<FaultNote>,
    /// What the conformance checks found; empty as long as the rules crate keeps its promises.
    pub violations: Vec<String>,
    /// The file its record is in.
    pub record: Option<String>,
    /// Microseconds of every decision, by seat.
    #[serde(skip)]
    pub times: Vec<Vec<u32>>,
}

pub(super) fn play(tournament: &Tournament, fixture: &Fixture) -> Result<Played, Trouble> {
    let trouble = |error: &dyn std::fmt::Display| Trouble(format!("game {}: {error}", fixture.index));
    let mut game = Game::new(&tournament.config, fixture.seed).map_err(|error| trouble(&error))?;
    let mut referees: Vec<Referee> = fixture
        .seats
        .iter()
        .enumerate()
        .filter(|(seat, _)| !game.is_automaton(PlayerId(*seat as u8)))
        .map(|(seat, bot)| {
            // By bot and seat, so that two of a kind do not think alike.
            let seed = mix(fixture.seed, (bot * 8 + seat + 1) as u64);
            Referee::new(&tournament.bots[*bot], seed, tournament.budget.on(tournament.threads()))
        })
        .collect();
    let players = fixture.seats.len();
    let mut played = Played {
        index: fixture.index,
        block: fixture.block,
        seed: fixture.seed.to_string(),
        seats: fixture.seats.clone(),
        cash: Vec::new(),
        ranks: vec![0; players],
        rounds: 0,
        ended: false,
        steps: 0,
        digest: String::new(),
        faults: Vec::new(),
        violations: Vec::new(),
        record: None,
        times: vec![Vec::new(); players],
    };
    let wanted = tournament.conformance || tournament.records.is_some();
    let names = || {
        let name = |(seat, bot): (usize, &usize)| {
            if game.is_automaton(PlayerId(seat as u8)) {
                "the-chain".to_string()
            } else {
                tournament.bots[*bot].named(tournament.budget)
            }
        };
        fixture.seats.iter().enumerate().map(name)
    };
    let mut record = wanted.then(|| Record::new(&game, Some(fixture.seed)).with_seats(names()));
    while !game.is_over() && game.round() <= tournament.max_rounds {
        let Some(player) = game.decision().awaited.first() else { break };
        step(&mut game, player, &mut referees, record.as_mut(), &mut played)
            .map_err(|error| trouble(&error))?;
        if tournament.conformance {
            check(&game, &mut played);
        }
    }
    for (referee, player) in referees.iter_mut().zip(tournament.config.player_ids()) {
        if referee.watches() {
            referee.game_over(&game.view(Viewer::Player(player)), player);
        }
    }
    for standing in game.standings() {
        played.ranks[standing.chain.index()] = standing.rank;
    }
    played.cash = game.chains().iter().map(magnate_rules::Chain::cash).collect();
    played.rounds = game.round().min(tournament.max_rounds);
    played.ended = game.is_over();
    played.digest = format!("{:016x}", game.digest());
    if let Some(mut record) = record {
        record.seal(&game);
        let text = record.to_string();
        if tournament.conformance {
            replay(&text, &game, &mut played);
        }
        if let Some(folder) = &tournament.records {
            let name = format!("game-{:05}.txt", fixture.index);
            std::fs::write(folder.join(&name), text).map_err(|error| trouble(&error))?;
            played.record = Some(name);
        }
    }
    Ok(played)
}

fn step(
    game: &mut Game,
    player: PlayerId,
    referees: &mut [Referee],
    record: Option<&mut Record>,
    played: &mut Played,
) -> Result<(), magnate_rules::Refusal> {
    let view = game.view(Viewer::Player(player));
    let ruling = referees[player.index()].ask(&view, player);
    let time = u32::try_from(ruling.took.as_micros()).unwrap_or(u32::MAX);
    played.times[player.index()].push(time);
    if let Some((fault, detail)) = ruling.fault {
        let stage = game.decision().stage.name().to_string();
        played.faults.push(FaultNote { seat: player.0, round: game.round(), stage, fault, detail });
    }
    let round = game.round();
    if referees.iter().any(Referee::watches) {
        let events = game.apply(player, &ruling.action)?;
        for (at, referee) in referees.iter_mut().enumerate().filter(|(_, referee)| referee.watches()) {
            referee.witness(&events, PlayerId(at as u8));
        }
    } else {
        game.play(player, &ruling.action)?;
    }
    played.steps += 1;
    if let Some(record) = record {
        record.push(player, ruling.action);
        if game.round() != round && !game.is_over() {
            record.seal(game);
        }
    }
    Ok(())
}

/// The promises of the rules crate; a broken one is a finding, not the end of the tournament.
fn check(game: &Game, played: &mut Played) {
    let sound = catch_unwind(AssertUnwindSafe(|| magnate_rules::fuzz::check_invariants(game)));
    if sound.is_err() {
        played.violations.push(format!("round {}: the state breaks a promise of the rules", game.round()));
    }
}

/// A record read again must lead to the same game.
fn replay(text: &str, game: &Game, played: &mut Played) {
    let again = text.parse::<Record>().map_err(|error| error.to_string());
    let again = again.and_then(|record| record.replay().map_err(|error| error.to_string()));
    match again {
        Ok(again) if again.digest() == game.digest() => {}
        Ok(_) => played.violations.push("the record leads to another game".into()),
        Err(error) => played.violations.push(format!("the record cannot be replayed: {error}")),
    }
}
