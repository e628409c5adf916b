//! Tables written into the store directly: with a chosen seed, chosen decisions and old times.

use magnate_rules::{Action, FastDice, Game, PlayerId};
use magnate_server::live::summary;
use magnate_server::store::Store;
use magnate_table::{Command, Entry, Level, Options, Presence, Stamped, Table, UserId};

/// When every planted table was opened: long ago, so that whoever is awaited is absent.
pub const OPENED: i64 = 1_700_000_000_000;

/// A table and its log.
#[derive(Clone)]
pub struct Desk {
    pub table: Table,
    pub log: Vec<Stamped>,
}

impl Desk {
    /// A game that has begun, with one person per seat.
    pub fn started(options: Options, users: &[&str], seed: u64) -> Desk {
        let host = UserId(users[0].into());
        let first = Stamped { seq: 0, at: OPENED, entry: Entry::Opened { host, options } };
        let mut desk = Desk { table: Table::open(&first).unwrap(), log: vec![first] };
        for (seat, user) in (0..).zip(users) {
            desk.command(user, &Command::Sit { seat });
        }
        desk.command(users[0], &Command::Start { seed });
        desk
    }

    pub fn command(&mut self, user: &str, command: &Command) {
        let entry =
            self.table.decide(&UserId(user.into()), command, None, OPENED, &Presence::NOBODY).unwrap();
        self.take(entry);
    }

    pub fn take(&mut self, entry: Entry) {
        let stamped = Stamped { seq: self.table.seq(), at: OPENED, entry };
        self.table.fold(&stamped).unwrap();
        self.log.push(stamped);
    }

    /// Lets bots play for everybody from here on.
    pub fn leave_to_bots(&mut self) {
        for seat in 0..self.table.seats().len() as u8 {
            self.take(Entry::BotSeated { seat, bot: Level::Random });
        }
    }

    pub fn game(&self) -> &Game {
        self.table.game().unwrap()
    }

    /// A random decision of somebody awaited.
    pub fn random_step(&mut self, dice: &mut FastDice) -> (PlayerId, Action) {
        let player = self.game().decision().awaited.iter().next().unwrap();
        let action = self.game().random_action(player, dice, &mut Vec::new()).unwrap();
        self.act(player, &action);
        (player, action)
    }

    pub fn act(&mut self, player: PlayerId, action: &Action) {
        self.game().check(player, action).unwrap();
        self.take(Entry::Acted { seat: player.0, action: action.clone() });
    }

    /// Writes it down as table `id`.
    pub async fn plant(&self, store: &dyn Store, id: &str) {
        store.create_table(id, &format!("code-{id}"), &self.log, &summary(&self.table)).await.unwrap();
    }
}
