//! Whatever a bot does, the game goes on.

use std::collections::BTreeMap;
use std::time::Duration;

use magnate_bots::arena::Tournament;
use magnate_bots::{Bot, Budget, Entrant, Fault, Level, NoAnswer, Referee, safe_move};
use magnate_rules::{Action, Config, FastDice, Game, Intro, PlayerId, View, Viewer};

/// A view of the player who is awaited first.
fn first_view() -> (View, PlayerId) {
    let game = Game::new(&Config::new(2), 1).unwrap();
    let player = game.decision().awaited.first().unwrap();
    (game.view(Viewer::Player(player)), player)
}

struct Crashes;

impl Bot for Crashes {
    fn decide(&mut self, _view: &View, _player: PlayerId) -> Result<Action, NoAnswer> {
        panic!("a bot that crashes")
    }
}

struct Cheats;

impl Bot for Cheats {
    fn decide(&mut self, _view: &View, _player: PlayerId) -> Result<Action, NoAnswer> {
        Ok(Action::PAY)
    }
}

struct Silent;

impl Bot for Silent {
    fn decide(&mut self, _view: &View, _player: PlayerId) -> Result<Action, NoAnswer> {
        Err(NoAnswer("no idea".into()))
    }
}

#[test]
fn crashes_cheating_and_silence_become_safe_moves() {
    let (view, player) = first_view();
    type Make = fn() -> Box<dyn Bot>;
    let makers: [(Make, Fault); 3] = [
        (|| Box::new(Crashes), Fault::Panic),
        (|| Box::new(Cheats), Fault::Illegal),
        (|| Box::new(Silent), Fault::NoAnswer),
    ];
    for (make, expected) in makers {
        let mut referee = Referee::over(move |_| make(), 1, Budget::default());
        for _ in 0..2 {
            let ruling = referee.ask(&view, player);
            assert_eq!(ruling.fault.map(|(fault, _)| fault), Some(expected));
            assert_eq!(ruling.action, safe_move(view.game(), player));
        }
    }
}

#[test]
fn an_answer_that_comes_far_too_late_is_not_played() {
    let (view, player) = first_view();
    let random = Level::Random.into();
    let ruling = Referee::new(&random, 1, Budget::default()).waiting(Duration::ZERO).ask(&view, player);
    assert_eq!(ruling.fault.map(|(fault, _)| fault), Some(Fault::Overtime));
    let ruling = Referee::new(&random, 1, Budget::nodes(1)).ask(&view, player);
    assert!(ruling.fault.is_none(), "nodes are counted, not timed");
}

#[test]
fn safe_moves_are_legal_and_lead_through_whole_games() {
    for seed in 0..30 {
        let config = Config {
            intro: Intro::ALL[seed as usize % 3],
            sequential_payday: seed % 2 == 0,
            ..Config::new(2 + seed as u8 % 4)
        };
        let mut game = Game::new(&config, seed).unwrap();
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        for step in 0..3000 {
            if game.is_over() {
                break;
            }
            let player = game.decision().awaited.first().unwrap();
            let action = if step % 3 == 0 {
                game.random_action(player, &mut dice, &mut buffer).unwrap()
            } else {
                safe_move(&game, player)
            };
            game.play(player, &action).expect("a safe move is legal");
        }
    }
}

#[test]
fn tournaments_are_the_same_every_time() {
    let play = |jobs| {
        let bots = vec![Level::Trainee.into(), Level::Random.into()];
        let mut tournament = Tournament::new(bots, 3, 12, 5);
        tournament.jobs = jobs;
        tournament.run(|_| {}).unwrap()
    };
    let (one, two) = (play(1), play(2));
    assert_eq!(one.digest, two.digest);
    assert!(one.reproducible && one.fallbacks == 0);
    assert_eq!(serde_json::to_value(&one.games).unwrap(), serde_json::to_value(&two.games).unwrap());
}

#[test]
fn records_lead_to_the_same_games() {
    let folder = std::env::temp_dir().join(format!("magnate-arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut tournament = Tournament::new(vec![Level::Trainee.into()], 2, 2, 9);
    tournament.records = Some(folder.clone());
    let report = tournament.run(|_| {}).unwrap();
    for game in &report.games {
        let text = std::fs::read_to_string(folder.join(game.record.as_ref().unwrap())).unwrap();
        let replayed = text.parse::<magnate_rules::Record>().unwrap().replay().unwrap();
        assert_eq!(format!("{:016x}", replayed.digest()), game.digest);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// Every level at every number of players, in every game, under the conformance checks: nothing ever goes wrong. The
/// long form is `magnate arena --check`, see docs/bots.md.
#[test]
fn all_levels_play_cleanly() {
    let bots: Vec<Entrant> =
        ["magnate@4n", "manager", "trainee", "random"].map(|bot| bot.parse().unwrap()).into();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for players in 2..=5 {
        for intro in Intro::ALL {
            let mut tournament =
                Tournament::new(bots.clone(), players, usize::from(players), u64::from(players));
            tournament.config.intro = intro;
            tournament.conformance = true;
            let report = tournament.run(|_| {}).unwrap();
            assert_eq!((report.fallbacks, report.violations), (0, Some(0)), "{}", report.to_text());
            for bot in report.bots {
                *seen.entry(bot.name).or_default() += bot.games;
            }
        }
    }
    assert!(seen.len() == 4 && seen.values().all(|games| *games > 0), "{seen:?}");
}
