//! The engine leads to the same states wherever it runs: natively here, as WebAssembly in `web/tests/engine.test.ts`. Both compare
//! with `fixtures/digests.json`; `MAGNATE_WRITE=1 cargo test -p magnate-wasm digests` writes it anew.

use std::path::Path;

use magnate_rules::Module;
use magnate_wasm::{Desk, SelfPlay};
use serde::{Deserialize, Serialize};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Played {
    game: SelfPlay,
    digest: String,
}

/// Two hundred games: every number of players, every module, every level of play.
fn games() -> Vec<SelfPlay> {
    let modules: Vec<Module> = Module::BUILT.iter().collect();
    let game = |number: u32| {
        let (level, budget, steps) = match number % 20 {
            0 => ("magnate", "12n", 12),
            1..=4 => ("manager", "1n", 250),
            5..=7 => ("trainee", "1n", 250),
            _ => ("random", "1n", 600),
        };
        // Every other game is the base game; the others have a module each, and with many players the tiles they need.
        let module = modules[number as usize / 2 % modules.len()];
        let mut players = 2 + (number / 3 % 4) as u8;
        let mut chosen: Vec<Module> = Vec::new();
        if number % 2 == 1 {
            players = if module == Module::SixPlayers { 6 } else { players };
            chosen.push(module);
            if players > 4 && module != Module::NewDistricts {
                chosen.push(Module::NewDistricts);
            }
        }
        SelfPlay {
            players,
            modules: chosen.iter().map(|module| module.id().into()).collect(),
            level: level.parse().unwrap(),
            budget: budget.into(),
            seed: 1000 + number,
            steps,
        }
    };
    (0..200).map(game).collect()
}

#[test]
fn digests_of_two_hundred_games_are_those_of_every_engine() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/digests.json");
    let played = |game: SelfPlay| {
        let digest = game.play().unwrap_or_else(|reason| panic!("{game:?}: {reason}"));
        Played { game, digest }
    };
    let all: Vec<Played> = games().into_iter().map(played).collect();
    if std::env::var_os("MAGNATE_WRITE").is_some() {
        let lines: Vec<String> = all.iter().map(|one| serde_json::to_string(one).unwrap()).collect();
        std::fs::write(&path, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    }
    let stored: Vec<Played> = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(all, stored);
}

#[test]
fn what_cannot_be_read_is_refused_with_a_reason() {
    let mut desk = Desk::default();
    for request in [
        "",
        "{}",
        r#"{"ask":"look"}"#,
        r#"{"ask":"look","table":"x","seat":null,"now":0}"#,
        r#"{"ask":"nothing"}"#,
    ] {
        let answer: serde_json::Value = serde_json::from_str(&desk.ask(request)).unwrap();
        assert!(
            answer["error"]["message"].as_str().is_some_and(|sentence| !sentence.is_empty()),
            "{request}"
        );
    }
}
