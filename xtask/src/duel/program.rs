//! Bots of this tree against those of an earlier commit. `cargo xtask duel` puts it beside both and runs it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use magnate_rules::{Action, Config, Game, PlayerId, View, Viewer};

/// A bot of either tree.
enum Either {
    Now(Box<dyn now::Bot>),
    Then(Box<dyn then::Bot>),
}

impl Either {
    fn now(name: &str, seed: u64) -> Either {
        let entrant: now::Entrant = name.parse().expect("a bot of this tree");
        Either::Now(entrant.make(seed, entrant.budget(now::Budget::default())))
    }

    fn then(name: &str, seed: u64) -> Either {
        let entrant: then::Entrant = name.parse().expect("a bot of that commit");
        Either::Then(entrant.make(seed, entrant.budget(then::Budget::default())))
    }

    fn decide(&mut self, view: &View, player: PlayerId) -> Action {
        match self {
            Either::Now(bot) => bot.decide(view, player).expect("an answer of this tree"),
            Either::Then(bot) => bot.decide(view, player).expect("an answer of that commit"),
        }
    }
}

/// Games after which one that does not end is given up.
const LONGEST: u16 = 30;

/// What one side did: games, and the milliseconds of its decisions.
#[derive(Default)]
struct Tally {
    games: usize,
    won: usize,
    margin: i64,
    given_up: usize,
    times: [Vec<f64>; 2],
}

/// Wilson's 95% interval, in percent.
fn interval(won: usize, games: usize) -> (f64, f64) {
    let (z, n) = (1.96_f64, games as f64);
    let share = won as f64 / n;
    let (middle, spread) =
        (share + z * z / (2.0 * n), z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt());
    let scale = 100.0 / (1.0 + z * z / n);
    ((middle - spread) * scale, (middle + spread) * scale)
}

fn times(name: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let (p99, longest) = (times[times.len() * 99 / 100], times[times.len() - 1]);
    println!("{name}: {mean:.2} ms a decision, p99 {p99:.1}, longest {longest:.1}");
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ours, theirs, players, games, seed, jobs] = args.as_slice() else {
        panic!("NOW THEN PLAYERS GAMES SEED JOBS");
    };
    let number = |text: &String| text.parse::<usize>().expect("a number");
    let (players, games, seed, jobs) = (number(players), number(games), number(seed) as u64, number(jobs));
    let unknown = ours.parse::<now::Entrant>().err().or(theirs.parse::<then::Entrant>().err());
    if let Some(fault) = unknown {
        eprintln!("{fault}");
        std::process::exit(2);
    }
    let config = Config::new(players as u8);
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally::default());
    let work = || loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= games {
            break;
        }
        // Every map is played from every seat.
        let (map, seat) = (seed * 100_000 + (index / players) as u64, index % players);
        let mut game = Game::new(&config, map).expect("a game");
        let mut bots: Vec<Either> = (0..players)
            .map(|place| {
                let mixed = (map ^ (place as u64 + 1) << 50).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                let dice = mixed.rotate_left(17 + 20 * place as u32);
                if place == seat { Either::now(ours, dice) } else { Either::then(theirs, dice) }
            })
            .collect();
        let mut took: [Vec<f64>; 2] = Default::default();
        while !game.is_over() && game.round() < LONGEST {
            let Some(player) = game.decision().awaited.first() else { break };
            let view = game.view(Viewer::Player(player));
            let started = Instant::now();
            let action = bots[player.index()].decide(&view, player);
            let side = usize::from(player.index() != seat);
            took[side].push(started.elapsed().as_secs_f64() * 1000.0);
            game.play(player, &action).expect("a legal answer");
        }
        let cash = |player: PlayerId| i64::from(game.chain(player).cash());
        let me = PlayerId(seat as u8);
        let best = config.player_ids().filter(|player| *player != me).map(cash).max().unwrap_or(0);
        let won = game.standings().first().is_some_and(|first| first.chain == me);
        let mut tally = tally.lock().expect("nobody panics while counting");
        tally.games += 1;
        tally.won += usize::from(won);
        tally.margin += cash(me) - best;
        tally.given_up += usize::from(!game.is_over());
        for (all, took) in tally.times.iter_mut().zip(took) {
            all.extend(took);
        }
        if tally.games % 10 == 0 {
            eprintln!("{} of {} won", tally.won, tally.games);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work);
        }
    });
    let tally = tally.into_inner().expect("all have counted");
    let (low, high) = interval(tally.won, tally.games);
    println!(
        "{ours} now against {theirs} then, {players} players: {} of {} ({:.1}%, {low:.0}-{high:.0}), by ${:.0} on average, {} given up",
        tally.won,
        tally.games,
        100.0 * tally.won as f64 / tally.games as f64,
        tally.margin as f64 / tally.games as f64,
        tally.given_up
    );
    let [mut now, mut then] = tally.times;
    times("now", &mut now);
    times("then", &mut then);
}
