//! Whatever people send, in whatever order: an answer, never a panic, and a log that folds.

use crate::common::*;
use magnate_rules::{Action, Dice, FastDice, Intro, Module, NegativePrices, PlayerId, RULES_VERSION};
use magnate_table::{
    Clock, Command, Corrupt, Entry, LOOKS, Level, Occupant, Options, Sign, Stamped, Status, Table, UserId,
};
use serde_json::Value;

const NAMES: [&str; 4] = ["ann", "bob", "cat", "eve"];

struct Chaos {
    dice: FastDice,
    /// Actions seen anywhere: sent again where they make no sense.
    old: Vec<Action>,
}

impl Chaos {
    fn below(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn seat(&mut self) -> u8 {
        if self.one_in(20) { [5, 6, 7, 8, 64, 255][self.below(6)] } else { self.below(5) as u8 }
    }

    fn user(&mut self) -> UserId {
        user(NAMES[self.below(NAMES.len())])
    }

    fn options(&mut self) -> Options {
        let mut options = Options::new(2 + self.below(4) as u8);
        if self.one_in(10) {
            options.game.players = self.below(256) as u8;
        }
        options.game.intro = Intro::ALL[self.below(3)];
        options.game.modules = Module::BUILT.iter().filter(|_| self.one_in(4)).collect();
        options.game.negative_prices = NegativePrices::ALL[self.below(2)];
        options.game.sequential_payday = self.one_in(2);
        options.clock = match self.below(4) {
            0 => Clock::PerTurn { limit: HOUR },
            1 => Clock::Bank { bank: HOUR, increment: MINUTE },
            2 => Clock::Bank { bank: i64::MIN, increment: i64::MAX },
            _ => Clock::None,
        };
        options
    }

    fn action(&mut self, table: &Table, seat: u8) -> Action {
        let legal =
            table.game().and_then(|game| game.random_action(PlayerId(seat), &mut self.dice, &mut Vec::new()));
        match legal {
            Some(action) if !self.one_in(8) => {
                self.old.push(action.clone());
                action
            }
            _ if self.old.is_empty() => Action::Pass,
            _ => {
                let index = self.below(self.old.len());
                self.old[index].clone()
            }
        }
    }

    fn command(&mut self, table: &Table) -> (UserId, Command) {
        let by = self.user();
        let seat = self.seat();
        let lobby = table.status() == Status::Lobby;
        let command = match self.below(if lobby { 40 } else { 100 }) {
            0..=3 if lobby => Command::Configure { options: self.options() },
            4..=19 if lobby => Command::Sit { seat },
            20..=25 if lobby => Command::SeatBot { seat, bot: Level::Random },
            26..=29 if lobby => Command::Start { seed: self.below(1000) as u64 },
            30..=34 if lobby => {
                Command::HangSign { seat, sign: Sign::plain(self.below(usize::from(LOOKS) + 1) as u8) }
            }
            0 => Command::Configure { options: self.options() },
            1 => Command::Sit { seat },
            2 => Command::Leave { seat },
            3 => Command::SeatBot { seat, bot: Level::Random },
            4 if self.one_in(3) => Command::Remove { user: self.user() },
            4 => Command::HandOver { user: self.user() },
            5 => Command::Start { seed: 1 },
            6 if self.one_in(4) => Command::Abandon,
            6 => Command::AnswerAbandon { yes: self.one_in(2) },
            7..=16 => undo(seat),
            17..=22 => ask(seat),
            23..=32 => answer(seat, !self.one_in(4)),
            33..=34 => replace(seat),
            35..=40 => vote(seat, self.seat()),
            41..=48 => reclaim(seat),
            _ => {
                // Mostly somebody who is awaited.
                let awaited: Vec<u8> = table.awaited().iter().map(|player| player.0).collect();
                let seat = if awaited.is_empty() || self.one_in(6) {
                    seat
                } else {
                    awaited[self.below(awaited.len())]
                };
                let action = self.action(table, seat);
                let owner = table.seats().get(usize::from(seat)).and_then(Occupant::person).cloned();
                return (owner.unwrap_or(by), Command::Act { seat, action });
            }
        };
        let own = table.seats().get(usize::from(seat)).and_then(Occupant::person).cloned();
        (if self.one_in(3) { by } else { own.unwrap_or(by) }, command)
    }
}

/// What holds at every table at any time.
fn check(desk: &Desk, digests: &[u64]) {
    let table = &desk.table;
    assert_eq!(table.seats().len(), usize::from(table.options().game.players));
    let looks: std::collections::BTreeSet<u8> = table.signs().iter().map(|sign| sign.look).collect();
    assert_eq!(looks.len(), table.seats().len(), "every seat has a look of its own");
    let Some(game) = table.game() else { return };
    assert_eq!(table.status() == Status::Playing, !table.awaited().is_empty());
    assert_eq!(game.digest(), digests[table.decisions() as usize], "so many decisions lead here");
    for seat in 0..table.options().game.players {
        let running = table.clock(seat, desk.now).unwrap().since.is_some();
        assert_eq!(running, table.awaited().contains(PlayerId(seat)), "the clock of seat {seat}");
    }
    if let Some(take_back) = table.take_back() {
        assert!(take_back.to < table.decisions() && !take_back.waiting.is_empty());
        assert!(table.seats()[usize::from(take_back.seat)].person().is_some());
        for player in take_back.waiting.iter() {
            let asked = table.seats()[player.index()].owner();
            let asker = table.seats()[usize::from(take_back.seat)].owner();
            assert!(asked.is_some() && asked != asker, "only other people are asked");
        }
    }
    let record = table.record(None).unwrap();
    assert_eq!(record.seed.is_some(), table.status() != Status::Playing);
}

/// One table, so many commands.
fn chaos(seed: u64, commands: usize) -> Desk {
    let mut chaos = Chaos { dice: FastDice::new(seed), old: Vec::new() };
    let mut options = Options::new(2 + (seed % 3) as u8);
    if seed.is_multiple_of(2) {
        options.game.intro = Intro::Second;
    }
    let mut desk = Desk::open(options);
    let mut digests = Vec::new();
    for _ in 0..commands {
        desk.now += [0, SECOND, MINUTE, HOUR, -SECOND][chaos.below(5)];
        let bot = desk.table.bot_to_act().filter(|_| !chaos.one_in(4));
        let entry = if let Some((seat, _)) = bot {
            let action = chaos.action(&desk.table, seat);
            desk.table.decide_bot(seat, &action)
        } else {
            let (by, command) = chaos.command(&desk.table);
            let seq = desk.table.seq();
            let expected = [None, Some(seq), Some(seq), Some(seq.wrapping_sub(1))][chaos.below(4)];
            desk.table.decide(&by, &command, expected, desk.now, &Presence::NOBODY)
        };
        match entry {
            Ok(entry) => _ = desk.take(entry),
            Err(problem) => {
                assert!(!problem.code().is_empty() && !problem.to_string().is_empty());
                continue;
            }
        }
        if let Some(game) = desk.table.game() {
            if desk.table.decisions() as usize >= digests.len() {
                digests.push(game.digest());
            } else if matches!(desk.log.last().unwrap().entry, Entry::Acted { .. }) {
                digests.truncate(desk.table.decisions() as usize);
                digests.push(game.digest());
            }
        }
        check(&desk, &digests);
    }
    desk
}

fn fold(log: &[Stamped]) -> Result<Table, Corrupt> {
    Table::from_log(log)
}

#[test]
fn whatever_is_sent_the_log_folds_to_the_same_table() {
    let (mut finished, mut rewound, mut replaced) = (0, 0, 0);
    for seed in 0..24 {
        let desk = chaos(seed, 1500);
        desk.check();
        for stamped in &desk.log {
            let text = serde_json::to_string(stamped).unwrap();
            assert_eq!(&serde_json::from_str::<Stamped>(&text).unwrap(), stamped, "{text}");
            rewound += u32::from(matches!(stamped.entry, Entry::Undone { .. } | Entry::TakeBackAsked { .. }));
            replaced += u32::from(matches!(stamped.entry, Entry::SeatReclaimed { .. }));
        }
        if let Some(game) = desk.table.game() {
            magnate_rules::fuzz::check_invariants(game);
        }
        if desk.table.status() == Status::Finished {
            finished += 1;
            assert_eq!(desk.table.record(None).unwrap().replay().unwrap().digest(), desk.game().digest());
        }
    }
    // The commands do get somewhere.
    assert!(finished > 0 && rewound > 100 && replaced > 20, "{finished} {rewound} {replaced}");
}

#[test]
fn whatever_was_sent_an_archive_has_the_same_seats() {
    for seed in 100..112 {
        let desk = chaos(seed, 600);
        let mut log = desk.log.clone();
        for stamped in &mut log {
            if let Entry::Started { rules, .. } = &mut stamped.entry {
                *rules = RULES_VERSION + 1;
            }
        }
        let table = fold(&log).unwrap();
        assert_eq!((table.seats(), table.host()), (desk.table.seats(), desk.table.host()));
        assert!(table.game().is_none());
    }
}

#[test]
fn a_damaged_log_never_panics() {
    for seed in 200..208 {
        let log = chaos(seed, 250).log;
        let mut dice = FastDice::new(seed);
        let mut corrupt = 0;
        for _ in 0..60 {
            let mut damaged = log.clone();
            for _ in 0..=dice.below(3) {
                let (i, j) = (dice.below(log.len() as u32) as usize, dice.below(log.len() as u32) as usize);
                let i = i.min(damaged.len() - 1);
                match dice.below(5) {
                    0 => _ = damaged.remove(i),
                    1 => damaged.insert(i, log[j].clone()),
                    2 => damaged[i].entry = log[j].entry.clone(),
                    3 => damaged[i].at = [i64::MIN, i64::MAX, 0][dice.below(3) as usize],
                    _ => scramble(&mut damaged[i], &mut dice),
                }
                if damaged.is_empty() {
                    damaged.push(log[0].clone());
                }
            }
            for (stamped, seq) in damaged.iter_mut().zip(0..) {
                stamped.seq = seq;
            }
            corrupt += u32::from(fold(&damaged).is_err());
        }
        assert!(corrupt > 10, "most damage is noticed: {corrupt}");
    }
}

/// Changes one number or word of an entry, where what comes out is still an entry.
fn scramble(stamped: &mut Stamped, dice: &mut FastDice) {
    let mut value = serde_json::to_value(&*stamped).unwrap();
    let mut leaves = 0;
    visit(&mut value, &mut |_| leaves += 1);
    let chosen = dice.below(leaves);
    let mut index = 0;
    visit(&mut value, &mut |leaf| {
        if index == chosen {
            *leaf = match leaf {
                Value::Number(_) => [0, 1, 7, 8, 127, 128, 255, -1, -128][dice.below(9) as usize].into(),
                Value::Bool(yes) => (!*yes).into(),
                _ => ["", "ann", "99", "random", "waitress"][dice.below(5) as usize].into(),
            };
        }
        index += 1;
    });
    if let Ok(changed) = serde_json::from_value(value) {
        *stamped = changed;
    }
}

fn visit(value: &mut Value, leaf: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|value| visit(value, leaf)),
        Value::Array(values) => values.iter_mut().for_each(|value| visit(value, leaf)),
        value => leaf(value),
    }
}
