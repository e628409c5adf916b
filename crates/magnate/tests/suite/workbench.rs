//! For those who build bots: tournaments that survive being killed, and what bots think of recorded decisions.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::cli::{folder, run, write};

const FLAGS: [&str; 13] = [
    "arena",
    "--bots",
    "magnate@4n,manager,trainee",
    "--players",
    "2",
    "--games",
    "24",
    "--seed",
    "5",
    "--max-rounds",
    "9",
    "--jobs",
    "2",
];

/// A report without what the clock says.
fn untimed(mut report: Value) -> Value {
    report["seconds"] = 0.into();
    for bot in report["bots"].as_array_mut().expect("bots") {
        bot["decisions"] = bot["decisions"]["count"].clone();
    }
    report
}

#[test]
fn a_tournament_that_is_killed_goes_on_where_it_was() {
    let folder = folder("a_tournament_that_is_killed_goes_on_where_it_was");
    let ledger = folder.join("night/games.jsonl");
    let place = format!("{}/", folder.join("night").display());
    let resumed = [&FLAGS[..], &["--json", "--resume", &place]].concat();
    let mut first = Command::new(env!("CARGO_BIN_EXE_magnate"))
        .args(&resumed)
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let lines = || fs::read_to_string(&ledger).map_or(0, |text| text.lines().count());
    let until = Instant::now() + Duration::from_secs(300);
    while lines() < 4 {
        assert!(Instant::now() < until, "no game ends");
        std::thread::sleep(Duration::from_millis(2));
    }
    first.kill().expect("it runs");
    first.wait().expect("it ends");
    let before = lines();
    assert!((4..25).contains(&before), "killed in the middle, with {before} lines");

    let report = run(&resumed).json();
    assert_eq!(lines(), 25, "nothing is played twice");
    let whole = run(&[&FLAGS[..], &["--json"]].concat()).json();
    assert_eq!(untimed(report), untimed(whole));
    let told = run(&[&FLAGS[..], &["--resume", &place]].concat()).ok();
    assert!(told.contains("ahead of") && told.contains("against"), "{told}");

    let other = [&FLAGS[..], &["--budget", "9n", "--resume", &place]].concat();
    assert!(run(&other).refused().contains("another tournament: budget"));
}

/// A record of the arena.
fn record(folder: &Path) -> String {
    let records = folder.join("records");
    let flags = ["arena", "--bots", "manager,trainee", "--players", "2", "--games", "2", "--records"];
    run(&[&flags[..], &[records.to_str().expect("a path")]].concat()).ok();
    records.join("game-00000.txt").display().to_string()
}

#[test]
fn records_of_the_arena_name_their_bots() {
    let record = record(&folder("records_of_the_arena_name_their_bots"));
    let text = fs::read_to_string(&record).expect("the record");
    assert!(text.contains("\nseats: manager | trainee\n"), "{text}");
    assert!(run(&["replay", &record]).ok().contains("chain 0 manager, chain 1 trainee"));
    assert_eq!(
        run(&["replay", &record, "--json"]).json()["seats"],
        serde_json::json!(["manager", "trainee"])
    );
}

#[test]
fn any_bot_says_what_it_thinks_of_a_decision() {
    let folder = folder("any_bot_says_what_it_thinks_of_a_decision");
    let record = record(&folder);
    let asked =
        ["explain", &record, "--at", "3", "--bot", "manager", "--bot", "magnate@8n", "--bot", "trainee"];
    let answer = run(&[&asked[..], &["--json"]].concat()).json();
    assert_eq!(run(&[&asked[..], &["--json"]].concat()).json(), answer, "the same seed says the same");
    let bots = answer["bots"].as_array().expect("three opinions");
    assert_eq!(bots.len(), 3);
    assert!(!answer["played"].is_null());
    for bot in bots {
        assert!(bot["fault"].is_null());
        assert!(!bot["explanation"]["candidates"].as_array().expect("candidates").is_empty(), "{bot}");
        assert_eq!(bot["explanation"]["candidates"][0]["plan"][0], bot["would_play"]);
    }
    let told = run(&asked).ok();
    assert!(told.contains("played: ") && told.contains("manager") && told.contains("candidate"), "{told}");
}

#[test]
fn another_program_is_asked_too_and_sees_only_its_seat() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not on this machine: other programs are not asked");
        return;
    }
    let folder = folder("another_program_is_asked_too_and_sees_only_its_seat");
    let record = record(&folder);
    let heard = folder.join("heard.json");
    let code = format!(
        "import json\nfor line in open(0):\n  m = json.loads(line)\n  if m['type'] == 'decide':\n    \
         open({:?}, 'w').write(line)\n    print(json.dumps({{'id': m['id'], 'action': m['answer']['example']}}), flush=True)\n",
        heard.display().to_string()
    );
    let program = format!("cmd:python3 {}", write(&folder, "listener.py", &code));
    // The second reserve card is chosen while the first one is a secret.
    let reserves = fs::read_to_string(&record).expect("the record");
    let body = reserves.split("\n\n").nth(1).expect("a body");
    let lines: Vec<&str> = body.lines().filter(|line| !line.starts_with('=')).collect();
    let at = 1 + lines.iter().rposition(|line| line.contains(" reserve ")).expect("reserve cards are chosen");
    let answer = run(&["explain", &record, "--at", &at.to_string(), "--bot", &program, "--json"]).json();
    assert!(answer["bots"][0]["fault"].is_null(), "{answer}");
    let heard: Value = serde_json::from_str(&fs::read_to_string(heard).expect("it was asked")).expect("JSON");
    assert_eq!(heard["seat"], answer["chain"]);
    let other = 1 - answer["chain"].as_u64().expect("a chain") as usize;
    assert!(heard["view"]["position"]["chains"][other]["reserve"].is_null(), "a rival's card is a secret");
}

#[test]
fn what_cannot_be_explained_is_refused_with_a_reason() {
    let folder = folder("what_cannot_be_explained_is_refused_with_a_reason");
    let record = record(&folder);
    assert!(run(&["explain", &record, "--at", "0"]).refused().contains("has decisions 1 to"));
    assert!(run(&["explain", &record, "--at", "99999"]).refused().contains("has decisions 1 to"));
    assert!(run(&["explain", &record, "--at", "1", "--bot", "champion"]).refused().contains("champion"));
    assert!(run(&["explain", &record, "--at", "1", "--chain", "7"]).refused().contains("is one of chain"));
    let broken = write(&folder, "broken.txt", "hello");
    assert!(run(&["explain", &broken, "--at", "1"]).refused().contains("not a game record"));
    let silent = run(&["explain", &record, "--at", "1", "--bot", "cmd:no-such-program"]).ok();
    assert!(silent.contains("has no answer") && silent.contains("cannot be started"), "{silent}");
}
