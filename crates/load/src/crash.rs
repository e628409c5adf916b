//! Kills servers while they are used: everything they have confirmed must still be there, and play goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::choose::Random;
use crate::client::{Api, PATIENCE, Socket};
use crate::ledger::Ledger;
use crate::notices;
use crate::play::{End, Notes, Player};
use crate::postgres::Postgres;
use crate::server::{Database, Place, Server, log_of};
use crate::tables::{self, Table};
use crate::told::Receiver;

#[derive(clap::Args)]
pub struct Args {
    /// How often to kill a server, for each kind of database
    #[arg(long, default_value_t = 25, value_name = "N")]
    kills: usize,
    /// Only three times
    #[arg(long)]
    short: bool,
    /// Tables played at
    #[arg(long, default_value_t = 20, value_name = "N")]
    tables: usize,
}

/// Seats at every table.
const SEATS: u8 = 3;
/// More decisions than any game has.
const FINISHED: usize = usize::MAX / 2;

pub async fn run(place: &Place, args: &Args) -> Result<bool> {
    let kills = if args.short { 3 } else { args.kills };
    let directory = place.directory()?;
    let database = Database::Embedded(directory.path().to_owned());
    let embedded = test(place, &database, 1, args.tables, kills).await.context("with the embedded database");
    let (embedded, log) = (embedded, log_of(&database));
    let embedded = embedded.with_context(|| format!("the server's log ends:\n{log}"))?;
    let shared = if Postgres::is_installed() {
        let directory = place.directory()?;
        let postgres = Postgres::start().await?;
        let database = Database::Postgres(postgres.url(), directory.path().to_owned());
        let shared =
            test(place, &database, 2, args.tables, kills).await.context("with two servers on PostgreSQL");
        let log = log_of(&database);
        shared.with_context(|| format!("the servers' log ends:\n{log}"))?
    } else {
        "PostgreSQL is not installed: skipped".to_string()
    };
    println!("nothing lost; embedded: {embedded}; two servers: {shared}");
    Ok(true)
}

/// The servers and their tables.
struct Trial<'a> {
    place: &'a Place,
    database: &'a Database,
    api: Api,
    servers: Vec<Server>,
    tables: Vec<(Table, Ledger)>,
    random: Random,
    games: usize,
    confirmed: usize,
    /// Who is told what waits for the players.
    receiver: Receiver,
    /// Every table there was.
    all_tables: Vec<String>,
}

async fn test(
    place: &Place,
    database: &Database,
    servers: usize,
    tables: usize,
    kills: usize,
) -> Result<String> {
    let mut trial = Trial {
        place,
        database,
        api: Api::new()?,
        servers: Vec::new(),
        tables: Vec::new(),
        random: Random::new(0),
        games: tables,
        confirmed: 0,
        receiver: Receiver::start().await?,
        all_tables: Vec::new(),
    };
    for _ in 0..servers {
        trial.servers.push(Server::telling(place, database).await?);
    }
    let told = Some(&trial.receiver);
    let opened = tables::open_many(&trial.api, trial.servers[0].address(), tables, SEATS, told).await?;
    trial.all_tables = opened.iter().map(|table| table.id.to_string()).collect();
    trial.tables = opened.into_iter().map(|table| (table, Ledger::default())).collect();
    for kill in 1..=kills {
        trial.round(true).await.with_context(|| format!("kill {kill} of {kills}"))?;
    }
    trial.round(false).await.context("playing on after the last kill")?;
    trial.confirmed += trial.tables.iter().map(|(_, ledger)| ledger.confirmed).sum::<usize>();
    let notices = trial.told().await.context("looking who was told what")?;
    let Trial { confirmed, games, .. } = trial;
    Ok(format!("{kills} kills, {confirmed} confirmed decisions in {games} games; {notices}"))
}

/// What the players of one round share.
struct Round {
    /// Where servers are; a killed one is removed.
    addresses: watch::Receiver<Vec<String>>,
    stop: watch::Receiver<bool>,
    connected: AtomicUsize,
    /// Decisions confirmed at each table; [`FINISHED`] or more when the game is over.
    progress: Vec<Arc<AtomicUsize>>,
}

impl Trial<'_> {
    /// Players play, a server is killed, the survivors go on if there are any; then everything is read back.
    async fn round(&mut self, kill: bool) -> Result<()> {
        let addresses: Vec<String> = self.servers.iter().map(|server| server.address().to_string()).collect();
        let (send_addresses, addresses) = watch::channel(addresses);
        let (send_stop, stop) = watch::channel(false);
        let round = Arc::new(Round {
            addresses,
            stop,
            connected: AtomicUsize::new(0),
            progress: self.tables.iter().map(|_| Arc::default()).collect(),
        });
        let mut players = JoinSet::new();
        for (number, (table, ledger)) in self.tables.iter().enumerate() {
            for seat in 0..SEATS {
                let (round, table, seen) = (Arc::clone(&round), table.clone(), ledger.seen());
                let salt = self.random.below(usize::MAX) as u64;
                players.spawn(async move {
                    let mut player = Player::new(seat, salt, None, true);
                    player.seen = seen;
                    player.count = Some(Arc::clone(&round.progress[number]));
                    let end = round.play(&mut player, number, &table).await;
                    Outcome { number, seat, state: player.state(), notes: player.notes, end }
                });
            }
        }
        let everybody = self.tables.len() * usize::from(SEATS);
        wait(|| round.connected.load(Ordering::Relaxed) >= everybody, "connecting").await?;

        if kill {
            tokio::time::sleep(Duration::from_millis(50 + self.random.below(551) as u64)).await;
            let victim = self.random.below(self.servers.len());
            let victim = self.servers.swap_remove(victim);
            send_addresses.send_modify(|addresses| addresses.retain(|address| address != victim.address()));
            victim.kill().await?;
        }
        if !self.servers.is_empty() {
            // Nobody may be stuck: every table has to get on, or to come to its end.
            let so_far = round.progress();
            let stuck = || (0..so_far.len()).find(|number| round.is_stuck(*number, so_far[*number]));
            if let Err(error) = wait(|| stuck().is_none(), "waiting for every table to get on").await {
                send_stop.send_replace(true);
                bail!("{error:#}: {}", states(players, stuck()).await);
            }
        }
        send_stop.send_replace(true);

        let mut finished = Vec::new();
        while let Some(done) = players.join_next().await {
            let Outcome { number, seat, mut notes, end, .. } = done?;
            let (table, ledger) = &mut self.tables[number];
            let failed = |why: String| anyhow::anyhow!("table {}, seat {seat}: {why}", table.id);
            ledger.note(seat, &mut notes).map_err(failed)?;
            match end {
                End::Failed(why) => return Err(failed(why)),
                End::Finished => finished.push(number),
                End::Stopped | End::Gone => {}
            }
        }
        if kill {
            self.servers.push(Server::telling(self.place, self.database).await.context("starting again")?);
        }
        self.read_back().await?;
        self.replace(finished).await
    }

    /// Reads every table's log as every seat is shown it, from every server.
    async fn read_back(&mut self) -> Result<()> {
        for (table, ledger) in &mut self.tables {
            for seat in 0..SEATS {
                for server in &self.servers {
                    let guest = &table.guests[usize::from(seat)];
                    let failed = || format!("reading table {} back for seat {seat}", table.id);
                    let socket = Socket::open(server.address(), guest, &table.id, seat, Some(0)).await;
                    let (log, _) = socket.with_context(failed)?.read_log().await.with_context(failed)?;
                    if let Err(difference) = ledger.compare(seat, &log) {
                        bail!("table {}, seen from seat {seat}: {difference}", table.id);
                    }
                }
            }
        }
        Ok(())
    }

    /// Lets the servers send what is left, and compares what was told with what should have been.
    async fn told(&mut self) -> Result<String> {
        loop {
            // Something sent by a process that was killed is tried again when its lease is over.
            for server in self.servers.drain(..) {
                server.stop().await?;
            }
            let store = notices::open(self.database).await?;
            let left = notices::unsent(store.as_ref()).await?;
            if !left {
                let told = notices::verify(store.as_ref(), &self.all_tables, &self.receiver).await;
                store.close().await;
                return told;
            }
            store.close().await;
            drop(store);
            self.servers.push(Server::telling(self.place, self.database).await.context("starting again")?);
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
    }

    /// New games for those who have finished theirs.
    async fn replace(&mut self, mut finished: Vec<usize>) -> Result<()> {
        finished.sort_unstable();
        finished.dedup();
        for number in finished {
            let (table, ledger) = &mut self.tables[number];
            let server = self.servers.first().context("no server")?;
            *table = tables::open(&self.api, server.address(), Arc::clone(&table.guests)).await?;
            self.all_tables.push(table.id.to_string());
            self.confirmed += std::mem::take(ledger).confirmed;
            self.games += 1;
        }
        Ok(())
    }
}

impl Round {
    fn progress(&self) -> Vec<usize> {
        self.progress.iter().map(|table| table.load(Ordering::Relaxed)).collect()
    }

    fn is_stuck(&self, table: usize, so_far: usize) -> bool {
        let now = self.progress[table].load(Ordering::Relaxed);
        now < FINISHED && now == so_far
    }

    /// Plays on one seat; when the server goes, at another one, as long as there is one.
    async fn play(&self, player: &mut Player, number: usize, table: &Table) -> End {
        let mut stop = self.stop.clone();
        let mut first = true;
        let guest = &table.guests[usize::from(player.seat)];
        loop {
            let addresses = self.addresses.borrow().clone();
            let Some(address) = addresses.get((number + usize::from(player.seat)) % addresses.len().max(1))
            else {
                return End::Gone;
            };
            let socket = Socket::open(address, guest, &table.id, player.seat, Some(player.seen)).await;
            if std::mem::take(&mut first) {
                self.connected.fetch_add(1, Ordering::Relaxed);
            }
            let end = match socket {
                Ok(mut socket) => player.play(&mut socket, &mut stop).await,
                Err(error) if addresses == *self.addresses.borrow() => {
                    return End::Failed(format!("cannot connect: {error:#}"));
                }
                Err(_) => End::Gone,
            };
            match end {
                End::Gone if *stop.borrow() => return End::Gone,
                // The list may be a moment behind.
                End::Gone => tokio::time::sleep(Duration::from_millis(5)).await,
                End::Finished => {
                    self.progress[number].store(FINISHED, Ordering::Relaxed);
                    return End::Finished;
                }
                end => return end,
            }
        }
    }
}

/// What became of a player in a round.
struct Outcome {
    number: usize,
    seat: u8,
    state: String,
    notes: Notes,
    end: End,
}

/// How things stand for the players at a table, for people who look for the reason.
async fn states(mut players: JoinSet<Outcome>, table: Option<usize>) -> String {
    let mut states = Vec::new();
    while let Some(done) = players.join_next().await {
        if let Ok(it) = done
            && Some(it.number) == table
        {
            states.push(format!("seat {}: {}, {:?}", it.seat, it.state, it.end));
        }
    }
    states.sort();
    states.join("; ")
}

/// Waits until something is so.
async fn wait(is_so: impl Fn() -> bool, what: &str) -> Result<()> {
    let start = Instant::now();
    while !is_so() {
        ensure!(start.elapsed() < PATIENCE, "{what} takes too long");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}
