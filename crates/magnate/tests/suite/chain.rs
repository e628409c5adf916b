//! The Chain on the command line.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Exit code, standard output and standard error.
fn run(args: &[&str]) -> (i32, String, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_magnate")).args(args).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (done.status.code().unwrap_or(-1), text(done.stdout), text(done.stderr))
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    let (code, out, err) = run(args);
    assert_eq!(code, 0, "{err}");
    serde_json::from_str(&out).expect("one JSON value")
}

fn fixture(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/positions").join(name).display().to_string()
}

#[test]
fn random_games_against_the_chain_and_their_records() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("solo_records");
    _ = std::fs::remove_dir_all(&folder);
    let out = folder.display().to_string();
    let sum = json(&[
        "simulate",
        "--chain",
        "--difficulty",
        "all",
        "--games",
        "3",
        "--seed",
        "5",
        "--json",
        "--out",
        &out,
    ]);
    assert_eq!((&sum["players"], &sum["finished"]), (&2.into(), &1.0.into()));
    for game in 0..3 {
        let replay = json(&["replay", &format!("{out}/game-00000{game}.txt"), "--json"]);
        assert_eq!(replay["at"], replay["actions"]);
    }
    let (code, _, err) = run(&["simulate", "--chain", "--players", "3", "--games", "1"]);
    assert_eq!(code, 2, "{err}");
    let (code, _, err) = run(&["simulate", "--players", "2", "--difficulty", "warm_always", "--games", "1"]);
    assert!(code == 2 && err.contains("--players"), "{err}");
    let (code, _, err) = run(&["simulate", "--chain", "--difficulty", "warm", "--games", "1"]);
    assert!(code == 2 && err.contains("a switch of a solo game"), "{err}");
}

#[test]
fn a_turn_of_the_chain() {
    let turn = json(&["position", "chain-turn", &fixture("solo-turn.json")]);
    let did =
        |what: &str| turn["events"].as_array().unwrap().iter().filter(|event| event["did"] == what).count();
    assert_eq!((did("flipped"), did("stars")), (0, 1), "the flipped card is given");
    assert_eq!(turn["position"]["chains"][1]["stock"]["lemonade"], 12, "the rule book's example");
    let flipped = json(&["position", "chain-turn", &fixture("solo-before-the-flip.json")]);
    let first = &flipped["events"][0];
    assert_eq!((&first["did"], &first["back"]), (&"flipped".into(), &"action_08".into()));
    let (code, out, _) = run(&["position", "chain-turn", &fixture("solo-turn.json"), "--pretty"]);
    assert!(code == 0 && out.contains("The Chain takes the burger chef"), "{out}");
    let (code, _, err) = run(&["position", "chain-turn", &fixture("busy-evening.json")]);
    assert!(code == 2 && err.contains("The Chain is not in this game"), "{err}");
}

#[test]
fn nobody_decides_for_the_chain() {
    let solo = fixture("solo-turn.json");
    for phase in ["first_restaurant", "restructuring", "order", "recruit", "payday", "cleanup"] {
        let (code, out, err) = run(&["position", "legal", &solo, "--phase", phase, "--chain", "1"]);
        assert_eq!((code, out.as_str()), (2, ""), "{phase}");
        assert!(err.contains("--chain 1: Chain 1 is The Chain: it acts by itself"), "{phase}: {err}");
    }
    let (code, _, err) = run(&["position", "legal", &solo, "--phase", "recruit", "--chain", "0"]);
    assert_eq!(code, 0, "{err}");
    let actions = Path::new(env!("CARGO_TARGET_TMPDIR")).join("for_the_chain.txt");
    std::fs::write(&actions, "1 hire waitress\n").unwrap();
    let path = actions.display().to_string();
    let (code, _, err) = run(&["position", "play", &solo, "--phase", "recruit", "--actions", &path]);
    assert!(code == 2 && err.contains("nobody decides for it"), "{err}");
}

#[test]
fn bots_against_the_chain() {
    let report = json(&[
        "arena",
        "--bots",
        "random,manager",
        "--chain",
        "--each-difficulty",
        "--games",
        "2",
        "--check",
        "--json",
    ]);
    let results = report["results"].as_array().unwrap();
    assert_eq!(results.len(), 2 * 7);
    assert_eq!(results[0]["difficulty"], Value::Array(Vec::new()));
    assert_eq!(results[6]["difficulty"].as_array().unwrap().len(), 5);
    assert_eq!(results[0]["chain_wins"]["mean"], 1.0, "chance loses");
}
