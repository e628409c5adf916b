//! Other programs as bots: the example plays, and nothing a program does stops a game.

use std::path::PathBuf;
use std::process::Command;

use magnate_bots::arena::{Report, Tournament};
use magnate_bots::{Entrant, Fault, Level};
use serde_json::Value;

/// The example in the repository, or `None` with a note where there is no Python.
fn example() -> Option<String> {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("python3 is not on this machine: the example bot is not checked");
        return None;
    }
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    Some(format!("cmd:python3 {}", file.display()))
}

fn play(bot: &str, players: u8, games: usize, max_rounds: u16) -> Report {
    let bot: Entrant = bot.parse().unwrap();
    let mut tournament = Tournament::new(vec![bot, Level::Random.into()], players, games, 3);
    tournament.budget = "2s".parse().unwrap();
    tournament.max_rounds = max_rounds;
    tournament.run(|_| {}).unwrap()
}

#[test]
fn the_example_plays_legally_and_beats_chance() {
    let Some(bot) = example() else { return };
    let report = play(&bot, 2, 8, 30);
    assert_eq!(report.fallbacks, 0, "{}", report.to_text());
    let example = report.bots.iter().find(|bot| bot.name.starts_with("cmd:")).unwrap();
    assert!(example.win_share.mean > 0.5, "{}", report.to_text());
}

#[test]
fn the_example_has_forty_lines() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    assert!(std::fs::read_to_string(file).unwrap().lines().count() <= 40);
}

/// What a short program did wrong, in a game that is played to its limit all the same.
fn faults(program: &str) -> Vec<Fault> {
    let folder = std::env::temp_dir().join(format!("magnate-external-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let name = program.bytes().fold(0u64, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into()));
    let file = folder.join(format!("{name}.py"));
    std::fs::write(&file, program).unwrap();
    let report = play(&format!("cmd:python3 {}", file.display()), 2, 1, 2);
    assert_eq!(report.max_rounds, 2);
    report.games[0].faults.iter().map(|note| note.fault).collect()
}

#[test]
fn garbage_wrong_actions_and_sudden_ends_become_safe_moves() {
    if example().is_none() {
        return;
    }
    let only = |faults: Vec<Fault>, fault| !faults.is_empty() && faults.iter().all(|other| *other == fault);
    assert!(only(faults("for line in open(0): print('hello', flush=True)"), Fault::NoAnswer));
    assert!(only(faults("import sys; sys.exit(1)"), Fault::NoAnswer));
    let illegal = "import json\nfor line in open(0):\n  m = json.loads(line)\n  \
        if m['type'] == 'decide': print(json.dumps({'id': m['id'], 'action': {'action': 'fire', 'card': 'cfo'}}), flush=True)";
    assert!(only(faults(illegal), Fault::Illegal));
}

#[test]
fn a_program_that_is_not_there_never_answers() {
    let report = play("cmd:no-such-program-anywhere", 2, 1, 2);
    assert!(report.fallbacks > 0 && report.max_rounds == 2);
}

/// What a program was told in a game against chance, message by message.
fn told(max_rounds: u16) -> Vec<Value> {
    let folder = std::env::temp_dir().join(format!("magnate-told-{}-{max_rounds}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (program, log) = (folder.join("listener.py"), folder.join("heard.jsonl"));
    // It answers with the example, writes down what it hears, and ends when it is told the result.
    let code = format!(
        "import json\nwith open({:?}, 'w') as log:\n  for line in open(0):\n    log.write(line)\n    m = json.loads(line)\n    \
         if m['type'] == 'decide': print(json.dumps({{'id': m['id'], 'action': m['answer']['example']}}), flush=True)\n",
        log.display().to_string()
    );
    std::fs::write(&program, code).unwrap();
    let report = play(&format!("cmd:python3 {}", program.display()), 2, 1, max_rounds);
    assert_eq!(report.fallbacks, 0, "the example of an answer is always legal: {}", report.to_text());
    let heard = std::fs::read_to_string(log).unwrap();
    heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_program_is_told_all_it_needs() {
    if example().is_none() {
        return;
    }
    let heard = told(6);
    let (first, last) = (&heard[0], heard.last().unwrap());
    assert_eq!((first["type"].as_str(), first["protocol"].as_u64()), (Some("game"), Some(2)));
    assert_eq!(first["config"]["players"], 2);
    assert!(first["catalogue"]["employees"].as_array().is_some_and(|cards| cards.len() > 20));
    assert_eq!(last["type"], "result", "and it had the time to write it down");
    assert_eq!(last["standings"].as_array().map(Vec::len), Some(2));
    let seat = first["seat"].as_u64().unwrap();
    let own = last["standings"].as_array().unwrap().iter().find(|row| row["chain"] == seat).unwrap();
    assert_eq!(own["rank"], last["rank"]);

    let decisions: Vec<&Value> = heard.iter().filter(|message| message["type"] == "decide").collect();
    assert_eq!(decisions.len() + 2, heard.len());
    for decision in &decisions {
        let houses = decision["distances"]["houses"].as_array().unwrap().len();
        assert!(houses > 0 && decision["distances"]["chains"][0].as_array().unwrap().len() == houses);
        let choices = decision["view"]["own"]["choices"].clone();
        for reach in decision["reach"].as_array().unwrap() {
            let choice = &choices["campaigns"][reach["choice"].as_u64().unwrap() as usize];
            assert_eq!(reach["houses"].as_array().unwrap().len(), choice["places"].as_array().unwrap().len());
        }
        if decision["view"]["decision"]["stage"] == "restructuring" {
            assert_eq!(decision["answer"]["structure"]["hand"], choices["hand"]);
            assert_eq!(decision["answer"]["structure"]["ceo_slots"], 3);
        }
    }
    let entrances = |decision: &&&Value| !decision["distances"]["entrances"].as_object().unwrap().is_empty();
    assert!(decisions.iter().any(|decision| entrances(&decision)), "first restaurants are placed");
    let events = decisions.iter().flat_map(|decision| decision["events"].as_array().unwrap());
    let secret = |event: &&Value| event["event"] == "reserve_chosen" && event["chain"] != seat;
    let secrets: Vec<&Value> = events.filter(secret).collect();
    assert!(!secrets.is_empty() && secrets.iter().all(|event| event["card"].is_null()), "{secrets:?}");
}
