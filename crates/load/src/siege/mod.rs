//! A siege: somebody who means harm does to a server, with its limits as delivered, everything that was found to spoil
//! other people's evening, and more of it. Meanwhile somebody else plays against a bot and asks for hints, and must hardly
//! notice; and afterwards the memory must be free again.

mod calls;
mod door;
mod hints;
mod tables;
mod talk;
mod victim;

use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::client::{Api, Guest};
use crate::numbers::Numbers;
use crate::server::{Database, Place, Server, load_average, log_of};
use calls::Inside;
use victim::{Victim, Waits};

#[derive(clap::Args)]
pub struct Args {
    /// A small force for a short while, and no judgement of times and memory: for busy machines
    #[arg(long)]
    short: bool,
    /// Only this attack: tables, hints, talk, calls, connections or everything
    #[arg(long, value_name = "NAME", value_parser = ATTACKS.map(|(name, _)| name))]
    only: Option<String>,
}

/// How long somebody may have to wait more than usual.
const PATIENCE: f64 = 2.0;
/// How long memory has to become free: tables rest after one minute, and are tidied away once a minute.
const RECOVERY: Duration = Duration::from_secs(200);
/// More memory than before the siege that does no harm, in bytes: what the database has read, and what is not worth giving back.
const LEFT_OVER: u64 = 64_000_000;

/// How large a siege is.
struct Force {
    addresses: u8,
    guests: usize,
    /// Tables one guest asks for.
    tables: usize,
    /// Connections one address opens.
    connections: usize,
    /// Live connections of one guest who talks.
    mouths: usize,
    /// How long the victim plays, and how many hints they ask for, in every attack.
    turns: Duration,
    hints: usize,
}

const FULL: Force = Force {
    addresses: 4,
    guests: 60,
    tables: 329,
    connections: 1000,
    mouths: 6,
    turns: Duration::from_secs(40),
    hints: 8,
};

const SHORT: Force = Force {
    addresses: 1,
    guests: 6,
    tables: 25,
    connections: 420,
    mouths: 2,
    turns: Duration::from_secs(4),
    hints: 1,
};

/// What is done to the server.
#[derive(Clone, Copy)]
enum Attack {
    Tables,
    Hints,
    Talk,
    Calls,
    Door,
}

/// One at a time, then all together.
const ATTACKS: [(&str, &[Attack]); 6] = [
    ("tables", &[Attack::Tables]),
    ("hints", &[Attack::Hints]),
    ("talk", &[Attack::Talk]),
    ("calls", &[Attack::Calls]),
    ("connections", &[Attack::Door]),
    ("everything", &[Attack::Tables, Attack::Hints, Attack::Talk, Attack::Calls, Attack::Door]),
];

/// What came of what the attackers did, by the words for it.
#[derive(Default)]
struct Tally(Mutex<BTreeMap<String, u64>>);

impl Tally {
    fn count(&self, what: &str) {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counted.get_mut(what) {
            Some(count) => *count += 1,
            None => _ = counted.insert(what.to_owned(), 1),
        }
    }

    fn of(&self, what: &str) -> u64 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(what).copied().unwrap_or(0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let each: Vec<String> = counted.iter().map(|(what, count)| format!("{what} {count}")).collect();
        f.write_str(&each.join(", "))
    }
}

/// An attacker's address, and what everybody there knows.
#[derive(Clone)]
struct Camp {
    server: Arc<str>,
    api: Api,
    from: IpAddr,
    force: &'static Force,
    tally: Arc<Tally>,
    /// Something inside that nobody may reach.
    trap: Arc<str>,
    stop: watch::Receiver<bool>,
}

impl Camp {
    fn is_over(&self) -> bool {
        *self.stop.borrow()
    }

    async fn over(&self) {
        _ = self.stop.clone().wait_for(|stop| *stop).await;
    }

    /// As many guests as the server lets in.
    async fn guests(&self) -> Vec<Guest> {
        let mut guests = Vec::new();
        while guests.len() < self.force.guests && !self.is_over() {
            match self.api.guest(&self.server).await {
                Ok(guest) => guests.push(guest),
                Err(_) => {
                    self.tally.count("guests refused");
                    break;
                }
            }
        }
        guests
    }

    async fn attack(self, attack: Attack) {
        let done = async {
            match attack {
                Attack::Tables => tables::flood(&self).await,
                Attack::Hints => hints::flood(&self).await,
                Attack::Talk => talk::flood(&self).await,
                Attack::Calls => calls::flood(&self).await,
                Attack::Door => door::flood(&self).await,
            }
        };
        tokio::select! {
            () = done => self.over().await,
            () = self.over() => {}
        }
    }
}

/// What one attack did to the victim and the server.
struct Scene {
    name: &'static str,
    waits: Waits,
    memory: u64,
    /// Requests that found a fault in the server itself.
    failed: u64,
}

pub async fn run(place: &Place, args: &Args) -> Result<bool> {
    let directory = place.directory()?;
    let database = Database::Embedded(directory.path().to_owned());
    let siege = siege(place, &database, args).await;
    siege.with_context(|| format!("the server's log ends:\n{}", log_of(&database)))
}

async fn siege(place: &Place, database: &Database, args: &Args) -> Result<bool> {
    let (short, force) = (args.short, if args.short { &SHORT } else { &FULL });
    let wanted = |name: &str| args.only.as_deref().is_none_or(|only| only == name);
    let inside = Inside::start().await?;
    let server = Server::with_everything(place, database, &inside.mail).await?;
    let api = Api::new()?;
    println!("a siege, load average {}", load_average());
    println!("memory      {} with nobody there", megabytes(server.memory()?));
    let mut victim = Victim::arrive(server.address()).await?;
    let usual = victim.observe(force).await.context("before the siege")?;
    let before = server.memory()?;
    println!("usual       {usual}; {}", megabytes(before));
    let mut scenes = Vec::new();
    for ((name, attacks), number) in ATTACKS.iter().zip(2..).filter(|((name, _), _)| wanted(name)) {
        let scene = attack(&server, &inside, &mut victim, force, name, attacks, number).await?;
        scenes.push(scene);
    }
    let numbers = Numbers::of(&api, server.address()).await?;
    println!("refused     {}", numbers.refusals().join(", "));
    println!(
        "dropped     {} requests and messages that were too many, {} thoughts nobody waited for",
        numbers.sum("magnate_rate_limited_total"),
        numbers.sum("magnate_thoughts_dropped_total")
    );
    let peak = scenes.iter().map(|scene| scene.memory).max().unwrap_or(0);
    let mut faults = Vec::new();
    if !short {
        let after = recovered(&api, &server, before + LEFT_OVER).await?;
        println!(
            "memory      {} before, {} at most, {} after",
            megabytes(before),
            megabytes(peak),
            megabytes(after)
        );
        if after > before + LEFT_OVER {
            faults.push(format!("{} are not free again", megabytes(after - before)));
        }
    }
    let server = restarted(place, database, server, &inside, &mut victim, force).await?;
    println!("memory      {} after a restart", megabytes(server.memory()?));
    if inside.reached() > 0 {
        faults.push(format!("the server was led inside {} times", inside.reached()));
    }
    let failed: u64 = scenes.iter().map(|scene| scene.failed).sum();
    if failed > 0 {
        faults.push(format!("{failed} requests found a fault in the server"));
    }
    let worst = scenes.iter().map(|scene| (scene.waits.over(&usual), scene.name));
    let (over, name) = worst.max_by(|one, other| one.0.total_cmp(&other.0)).unwrap_or((0.0, "nothing"));
    if !short && over > PATIENCE {
        faults.push(format!("somebody waited {over:.1} s more than usual ({name})"));
    }
    let times =
        if short { String::new() } else { format!(", waited at most {over:.1} s more than usual ({name})") };
    if faults.is_empty() {
        println!("nobody else was refused anything{times}; memory {} at most", megabytes(peak));
    } else {
        println!("{}", faults.join("; "));
    }
    Ok(faults.is_empty())
}

fn megabytes(bytes: u64) -> String {
    format!("{:.0} MB", bytes as f64 / 1e6)
}

/// Attacks for as long as the victim looks how they fare.
async fn attack(
    server: &Server,
    inside: &Inside,
    victim: &mut Victim,
    force: &'static Force,
    name: &'static str,
    attacks: &[Attack],
    number: u8,
) -> Result<Scene> {
    let (send_stop, stop) = watch::channel(false);
    let tally = Arc::new(Tally::default());
    let mut camps = JoinSet::new();
    for host in 1..=force.addresses {
        let from = IpAddr::from([127, 0, number, host]);
        let (server, tally, stop) = (server.address().into(), Arc::clone(&tally), stop.clone());
        let trap = inside.trap.as_str().into();
        let camp = Camp { server, api: Api::from(Some(from))?, from, force, tally, trap, stop };
        for attack in attacks {
            camps.spawn(camp.clone().attack(*attack));
        }
    }
    let mut memory = 0;
    let mut look = tokio::time::interval(Duration::from_secs(1));
    let mut observing = Box::pin(victim.observe(force));
    let waits = loop {
        tokio::select! {
            waits = &mut observing => break waits.with_context(|| format!("in the attack with {name}"))?,
            _ = look.tick() => memory = memory.max(server.memory()?),
        }
    };
    send_stop.send_replace(true);
    while let Some(camp) = camps.join_next().await {
        camp?;
    }
    println!("{name:<11} {waits}; {} at most", megabytes(memory));
    println!("            {tally}");
    Ok(Scene { name, waits, memory, failed: tally.of(calls::FAILED) })
}

/// Waits until the server is as small as that again, but not for ever: how much it has then.
async fn recovered(api: &Api, server: &Server, wanted: u64) -> Result<u64> {
    let start = Instant::now();
    loop {
        let memory = server.memory()?;
        let tables = Numbers::of(api, server.address()).await?.sum("magnate_live_tables");
        if (memory <= wanted && tables < 10.0) || start.elapsed() > RECOVERY {
            let seconds = start.elapsed().as_secs();
            println!("recovery    {seconds} s, {tables} tables in use");
            return Ok(memory);
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
}

/// Stops the server while half-sent requests hang on it, and starts it again: the victim plays on.
async fn restarted(
    place: &Place,
    database: &Database,
    server: Server,
    inside: &Inside,
    victim: &mut Victim,
    force: &'static Force,
) -> Result<Server> {
    let held = door::half_bodies(server.address(), 50).await?;
    let start = Instant::now();
    server.stop().await?;
    let stopped = start.elapsed();
    drop(held);
    let start = Instant::now();
    let server = Server::with_everything(place, database, &inside.mail).await?;
    let ready = start.elapsed();
    victim.moves_to(server.address());
    let waits = victim.observe(force).await.context("after the restart")?;
    println!(
        "restart     stopped in {:.1} s with 50 half-sent requests, ready in {:.1} s; {waits}",
        stopped.as_secs_f64(),
        ready.as_secs_f64()
    );
    Ok(server)
}
