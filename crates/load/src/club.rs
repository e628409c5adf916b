//! An honest club: thirty people behind one address open the page, play ten tables live with bots, look things up, chat
//! and open the page again. The server has its limits as delivered, and nobody may meet one.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

use crate::client::{Api, Guest, Socket};
use crate::numbers::Numbers;
use crate::play::{End, Notes, Player, keep_pace};
use crate::server::{Database, Place, Server, load_average, log_of};
use crate::stats::Times;
use crate::tables::{self, Table};

#[derive(clap::Args)]
pub struct Args {
    /// How long they play
    #[arg(long, default_value_t = 10.0, value_name = "N")]
    minutes: f64,
    /// Only a quarter of a minute
    #[arg(long)]
    short: bool,
}

const PEOPLE: usize = 30;
const AT_A_TABLE: usize = 3;
/// And these.
const BOTS: [&str; 2] = ["manager", "magnate"];
/// Decisions a second of all people together, when it is their turn: a quick club.
const DECISIONS: f64 = 15.0;
/// Between two lines of chat of one person.
const LINE: Duration = Duration::from_secs(10);
/// Between two things one person looks up, as the page does when somebody points at something.
const LOOK_UP: Duration = Duration::from_millis(700);
/// Between two times that one person opens the page in another tab.
const ANOTHER_TAB: Duration = Duration::from_secs(60);
/// The lists a page shows.
const LISTS: [&str; 4] = ["/api/me", "/api/catalogue", "/api/tables", "/api/me/tables"];

/// What the club has done.
#[derive(Default)]
struct Done {
    files: AtomicUsize,
    lines: AtomicUsize,
    questions: AtomicUsize,
    tabs: AtomicUsize,
    games: AtomicUsize,
}

struct Club {
    server: String,
    pace: Arc<Semaphore>,
    stop: watch::Receiver<bool>,
    done: Done,
}

pub async fn run(place: &Place, args: &Args) -> Result<bool> {
    let minutes = if args.short { 0.25 } else { args.minutes };
    let directory = place.directory()?;
    let database = Database::Embedded(directory.path().to_owned());
    let server = Server::as_delivered(place, &database).await?;
    let outcome = evening(&server, Duration::from_secs_f64(minutes * 60.0)).await;
    outcome.with_context(|| format!("the server's log ends:\n{}", log_of(&database)))?;
    Ok(true)
}

async fn evening(server: &Server, long: Duration) -> Result<()> {
    let (send_stop, stop) = watch::channel(false);
    let club = Arc::new(Club {
        server: server.address().to_owned(),
        pace: Arc::new(Semaphore::new(0)),
        stop,
        done: Done::default(),
    });
    let mut arriving = JoinSet::new();
    for _ in 0..PEOPLE {
        let club = Arc::clone(&club);
        arriving.spawn(async move { club.arrive().await });
    }
    let mut people = Vec::new();
    while let Some(person) = arriving.join_next().await {
        people.push(person??);
    }
    let mut playing = JoinSet::new();
    for group in people.chunks(AT_A_TABLE) {
        let (club, group) = (Arc::clone(&club), group.to_vec());
        playing.spawn(async move { club.table(&group).await });
    }
    let pacing = tokio::spawn(keep_pace(Arc::clone(&club.pace), DECISIONS));
    let mut notes = Vec::new();
    let mut over = Box::pin(tokio::time::sleep(long));
    loop {
        tokio::select! {
            () = &mut over, if !*send_stop.borrow() => { _ = send_stop.send(true); }
            table = playing.join_next() => match table {
                Some(table) => notes.extend(table??),
                None => break,
            },
        }
    }
    pacing.abort();
    let numbers = Numbers::of(&Api::new()?, server.address()).await?;
    let refusals = numbers.refusals();
    ensure!(refusals.is_empty(), "the server has refused something: {}", refusals.join(", "));
    report(&club.done, &notes, &numbers, server.memory()?, long);
    Ok(())
}

/// Somebody in the club, whose browser has connections of its own.
#[derive(Clone)]
struct Person {
    api: Api,
    guest: Guest,
}

impl Club {
    /// Opens the page for the first time.
    async fn arrive(&self) -> Result<Person> {
        let api = Api::new()?;
        self.open_page(&api).await?;
        let guest = api.guest(&self.server).await?;
        let person = Person { api, guest };
        self.look_at_lists(&person).await?;
        Ok(person)
    }

    /// The page and every file it names, and those they name.
    async fn open_page(&self, api: &Api) -> Result<()> {
        let page = api.text(&self.server, "/").await.context("the page")?;
        let mut known = files_named_in(&page);
        let mut next: Vec<String> = known.iter().cloned().collect();
        while let Some(file) = next.pop() {
            let text = api.text(&self.server, &format!("/{file}")).await.with_context(|| file.clone())?;
            self.done.files.fetch_add(1, Ordering::Relaxed);
            let new: Vec<String> = files_named_in(&text).difference(&known).cloned().collect();
            known.extend(new.iter().cloned());
            next.extend(new);
        }
        Ok(())
    }

    async fn look_at_lists(&self, person: &Person) -> Result<()> {
        for path in LISTS {
            let answer = person.api.get(&self.server, Some(&person.guest), path).await?;
            ensure!(answer.is_ok(), "{path}: {} {}", answer.status, answer.body);
        }
        Ok(())
    }

    /// Plays at one table, game after game, until the evening is over.
    async fn table(self: &Arc<Self>, people: &[Person]) -> Result<Vec<Notes>> {
        let guests: Arc<[Guest]> = people.iter().map(|person| person.guest.clone()).collect();
        let mut all = Vec::new();
        loop {
            self.done.games.fetch_add(1, Ordering::Relaxed);
            let table = tables::open_with(&people[0].api, &self.server, Arc::clone(&guests), &BOTS).await?;
            let mut seats = JoinSet::new();
            for (person, seat) in people.iter().zip(0..) {
                let (club, person, table) = (Arc::clone(self), person.clone(), table.clone());
                seats.spawn(async move { club.play(&person, &table, seat).await });
            }
            while let Some(seat) = seats.join_next().await {
                all.push(seat??);
            }
            if *self.stop.borrow() {
                return Ok(all);
            }
        }
    }

    /// Plays a game, and does beside it what people do.
    async fn play(self: &Arc<Self>, person: &Person, table: &Table, seat: u8) -> Result<Notes> {
        let mut player = Player::new(seat, u64::from(seat), Some(Arc::clone(&self.pace)), false);
        let (say, asides) = mpsc::channel(4);
        player.asides = Some(asides);
        let mut socket = Socket::open(&self.server, &person.guest, &table.id, seat, None).await?;
        let mut stop = self.stop.clone();
        let playing = player.play(&mut socket, &mut stop);
        let beside = async {
            tokio::try_join!(
                self.talk(say.clone()),
                self.look_up(say.clone()),
                self.tabs(person, table, seat)
            )
        };
        let end = tokio::select! {
            end = playing => end,
            ended = beside => bail!("{:#}", ended.err().context("people talk as long as they play")?),
        };
        match end {
            End::Stopped | End::Finished => Ok(player.notes),
            End::Gone => bail!("the server closed a connection"),
            End::Failed(why) => bail!("{why}"),
        }
    }

    async fn talk(&self, say: mpsc::Sender<Value>) -> Result<()> {
        for line in 1.. {
            say.send(json!({ "type": "chat", "id": 0, "text": format!("line {line}") })).await?;
            self.done.lines.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(LINE).await;
        }
        Ok(())
    }

    async fn look_up(&self, say: mpsc::Sender<Value>) -> Result<()> {
        loop {
            tokio::time::sleep(LOOK_UP).await;
            say.send(json!({ "type": "ask", "id": 0, "question": { "question": "houses" } })).await?;
            self.done.questions.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Opens the page and the table in another tab from time to time.
    async fn tabs(&self, person: &Person, table: &Table, seat: u8) -> Result<()> {
        // Not all at once: that was the beginning of the evening.
        let mut wait = ANOTHER_TAB / 30 * (u32::from(seat) + 1);
        loop {
            tokio::time::sleep(wait).await;
            self.open_page(&person.api).await?;
            self.look_at_lists(person).await?;
            let mut tab = Socket::open(&self.server, &person.guest, &table.id, seat, Some(0)).await?;
            tab.read_log().await?;
            self.done.tabs.fetch_add(1, Ordering::Relaxed);
            wait = ANOTHER_TAB;
        }
    }
}

/// Built files that a text names.
fn files_named_in(text: &str) -> BTreeSet<String> {
    let part_of_a_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let named = text.match_indices("assets/").map(|(at, folder)| {
        let name = &text[at + folder.len()..];
        let name = &name[..name.find(|c| !part_of_a_name(c)).unwrap_or(name.len())];
        format!("{folder}{name}")
    });
    let is_file = |path: &String| {
        path.rsplit('.')
            .next()
            .is_some_and(|kind| matches!(kind, "js" | "css" | "svg" | "woff2" | "png" | "webp"))
    };
    named.filter(is_file).collect()
}

fn report(done: &Done, notes: &[Notes], numbers: &Numbers, memory: u64, long: Duration) {
    let latencies: Vec<u32> = notes.iter().flat_map(|notes| notes.latencies.iter().copied()).collect();
    let count = |number: &AtomicUsize| number.load(Ordering::Relaxed);
    println!("an honest club, {:.1} minutes, load average {}", long.as_secs_f64() / 60.0, load_average());
    println!("files       {} in {} more tabs and at the beginning", count(&done.files), count(&done.tabs));
    println!("latency     {}", Times::of_micros(&latencies).in_milliseconds());
    println!("server      {:.0} MB", memory as f64 / 1e6);
    println!(
        "no refusal: {PEOPLE} people of one address at {} games with bots made {} decisions (bots {:.0}), looked up {} things, \
         said {} lines",
        count(&done.games),
        latencies.len(),
        numbers.sum("magnate_bot_thinking_seconds_count"),
        count(&done.questions),
        count(&done.lines),
    );
}

#[cfg(test)]
mod tests {
    use super::files_named_in;

    #[test]
    fn files_are_found_in_pages_and_scripts() {
        let text = r#"<script src="/assets/index-a_1.js"></script> "assets/b.css",["assets/c.d.js"] assets/"#;
        let files: Vec<String> = files_named_in(text).into_iter().collect();
        assert_eq!(files, ["assets/b.css", "assets/c.d.js", "assets/index-a_1.js"]);
    }
}
