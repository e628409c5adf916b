//! How much the server carries: scripted players at many tables.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::sync::{Barrier, Semaphore, watch};
use tokio::task::JoinSet;

use crate::client::{Api, Socket};
use crate::play::{End, Notes, Player, keep_pace};
use crate::postgres::Postgres;
use crate::server::{Database, Place, Server, load_average, log_of};
use crate::stats::Times;
use crate::tables::{self, Table};
use crate::told::Receiver;

#[derive(clap::Args)]
pub struct Args {
    /// Tables played at
    #[arg(long, default_value_t = 300, value_name = "N")]
    pub tables: usize,
    /// Seats at every table
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    pub seats: u8,
    /// How long to measure
    #[arg(long, default_value_t = 60, value_name = "N")]
    seconds: u64,
    /// Decisions a second in all; without it everybody acts as soon as they may
    #[arg(long, value_name = "N")]
    rate: Option<f64>,
    /// Everybody is told of every turn by a request to an address of theirs
    #[arg(long)]
    notices: bool,
    /// So many servers on one PostgreSQL database, in place of one on its own embedded one; the seats of a table are spread
    /// over them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=16))]
    processes: Option<u8>,
    /// Instead: so many connections that do nothing
    #[arg(long, value_name = "N", conflicts_with = "processes")]
    pub idle: Option<usize>,
}

/// What came of it all.
#[derive(Default)]
struct Total {
    latencies: Vec<u32>,
    races: u64,
    games: usize,
    errors: Vec<String>,
}

impl Total {
    fn add(&mut self, notes: &mut Notes, end: &Result<End>) {
        self.latencies.append(&mut notes.latencies);
        self.races += std::mem::take(&mut notes.races);
        match end {
            Ok(End::Stopped | End::Finished) => {}
            Ok(End::Gone) => self.errors.push("the server closed a connection".into()),
            Ok(End::Failed(why)) => self.errors.push(why.clone()),
            Err(error) => self.errors.push(format!("{error:#}")),
        }
    }
}

/// What all tables share.
struct Hall {
    api: Api,
    addresses: Vec<String>,
    pace: Option<Arc<Semaphore>>,
    stop: watch::Receiver<bool>,
    begin: Barrier,
}

pub async fn run(place: &Place, args: &Args) -> Result<bool> {
    let directory = place.directory()?;
    let postgres = match args.processes {
        Some(_) => Some(Postgres::start().await?),
        None => None,
    };
    let database = match &postgres {
        Some(postgres) => Database::Postgres(postgres.url(), directory.path().to_owned()),
        None => Database::Embedded(directory.path().to_owned()),
    };
    let receiver = if args.notices { Some(Receiver::start().await?) } else { None };
    let mut servers = Vec::new();
    for _ in 0..args.processes.unwrap_or(1) {
        servers.push(match &receiver {
            Some(_) => Server::telling(place, &database).await?,
            None => Server::start(place, &database).await?,
        });
    }
    let api = Api::new()?;
    let start = Instant::now();
    let first = servers[0].address();
    let tables = tables::open_many(&api, first, args.tables, args.seats, receiver.as_ref()).await?;
    println!("{} tables opened in {:.1} s", tables.len(), start.elapsed().as_secs_f64());

    let pace = args.rate.map(|_| Arc::new(Semaphore::new(0)));
    let (send_stop, stop) = watch::channel(false);
    let begin = Barrier::new(tables.len() * usize::from(args.seats) + 1);
    let addresses = servers.iter().map(|server| server.address().to_owned()).collect();
    let hall = Arc::new(Hall { api, addresses, pace: pace.clone(), stop, begin });
    let mut playing = JoinSet::new();
    for (table, number) in tables.into_iter().zip(0..) {
        let hall = Arc::clone(&hall);
        playing.spawn(async move { hall.table(table, number).await });
    }
    hall.begin.wait().await;
    let (start, before) = (Instant::now(), busy_time(&servers)?);
    let pacing = pace.zip(args.rate).map(|(pace, rate)| tokio::spawn(keep_pace(pace, rate)));
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    send_stop.send_replace(true);
    let (seconds, busy) = (start.elapsed().as_secs_f64(), busy_time(&servers)? - before);
    let memory = servers.iter().map(Server::memory).sum::<Result<u64>>()?;
    if let Some(pacing) = pacing {
        pacing.abort();
    }
    let mut total = Total::default();
    while let Some(done) = playing.join_next().await {
        let mut table = done?;
        total.latencies.append(&mut table.latencies);
        total.races += table.races;
        total.games += table.games;
        total.errors.append(&mut table.errors);
    }
    report(args, &total, seconds, busy, memory);
    if let Some(receiver) = receiver {
        println!("notices     {} sent", receiver.inbox().len());
    }
    if !total.errors.is_empty() {
        println!("the server's log ends:\n{}", log_of(&database));
    }
    Ok(total.errors.is_empty())
}

impl Hall {
    /// Plays at one table, game after game.
    async fn table(self: Arc<Self>, mut table: Table, number: u64) -> Total {
        let mut total = Total { games: 1, ..Total::default() };
        let mut first = true;
        loop {
            let mut players = JoinSet::new();
            for seat in 0..table.guests.len() as u8 {
                let (hall, table) = (Arc::clone(&self), table.clone());
                players.spawn(async move {
                    let mut player =
                        Player::new(seat, number * 5 + u64::from(seat), hall.pace.clone(), false);
                    let end = hall.seat(&mut player, &table, number, first).await;
                    (player.notes, end)
                });
            }
            first = false;
            while let Some(Ok((mut notes, end))) = players.join_next().await {
                total.add(&mut notes, &end);
            }
            if *self.stop.borrow() || !total.errors.is_empty() {
                return total;
            }
            total.games += 1;
            let server = self.server_for(number, 0);
            match tables::open(&self.api, server, Arc::clone(&table.guests)).await {
                Ok(next) => table = next,
                Err(error) => {
                    total.errors.push(format!("{error:#}"));
                    return total;
                }
            }
        }
    }

    /// Seats of one table are at different servers, so that these have something to tell each other.
    fn server_for(&self, table: u64, seat: u8) -> &str {
        &self.addresses[(table as usize + usize::from(seat)) % self.addresses.len()]
    }

    async fn seat(&self, player: &mut Player, table: &Table, number: u64, first: bool) -> Result<End> {
        let guest = &table.guests[usize::from(player.seat)];
        let server = self.server_for(number, player.seat);
        let socket = Socket::open(server, guest, &table.id, player.seat, None).await;
        if first {
            self.begin.wait().await;
        }
        Ok(player.play(&mut socket?, &mut self.stop.clone()).await)
    }
}

/// Processor time of all servers so far, in seconds.
fn busy_time(servers: &[Server]) -> Result<f64> {
    servers.iter().map(Server::processor_time).sum()
}

fn report(args: &Args, total: &Total, seconds: f64, busy: f64, memory: u64) {
    let times = Times::of_micros(&total.latencies);
    let count = total.latencies.len();
    let offered =
        args.rate.map_or("as fast as answered".to_string(), |rate| format!("{rate} actions/s offered"));
    let servers = match args.processes {
        None => "one server, embedded database".to_owned(),
        Some(count) => format!("{count} on PostgreSQL"),
    };
    println!(
        "{servers}: {} tables of {}, {offered}, {seconds:.0} s, load average {}",
        args.tables,
        args.seats,
        load_average()
    );
    println!("actions     {:.0} a second, {count} in {} games", count as f64 / seconds, total.games);
    println!("latency     {}", times.in_milliseconds());
    println!("races       {}", total.races);
    println!("errors      {}", total.errors.len());
    println!("server      {:.0} MB, {:.0} % of one core", memory as f64 / 1e6, busy / seconds * 100.0);
    for error in total.errors.iter().take(5) {
        println!("  {error}");
    }
}
