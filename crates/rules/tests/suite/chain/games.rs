//! Solo games at random: what must hold at every step, at every difficulty.

use magnate_rules::the_chain::{AUTOMATON, PERSON};
use magnate_rules::{
    Config, Event, FastDice, Game, Intro, Module, ModuleSet, Position, Record, Solo, SoloSwitch, Viewer, fuzz,
};

/// No switch, each alone, and all of them.
fn difficulties() -> Vec<Solo> {
    let mut all = vec![Solo::default()];
    all.extend(SoloSwitch::ALL.into_iter().map(|switch| Solo::from_iter([switch])));
    all.push(SoloSwitch::ALL.into_iter().collect());
    all
}

/// Plays a game at random to its end, checking what must hold; returns its record.
fn play(config: &Config, seed: u64, every: u32) -> (Game, Record) {
    let mut game = Game::new(config, seed).unwrap();
    let mut record = Record::new(&game, Some(seed));
    let mut dice = FastDice::new(seed);
    let mut buffer = Vec::new();
    let mut steps = 0;
    while !game.is_over() && game.round() < 80 {
        let action = game.random_action(PERSON, &mut dice, &mut buffer).expect("something is always legal");
        game.play(PERSON, &action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        record.push(PERSON, action);
        steps += 1;
        if steps % every == 0 {
            fuzz::check_invariants(&game);
            record.seal(&game);
        }
    }
    fuzz::check_invariants(&game);
    (game, record)
}

/// 500 games at every difficulty: the decks hold their 44 cards, money and cards are conserved, tracks stay in bounds,
/// and something is always legal.
#[test]
fn random_games_at_every_difficulty_conform() {
    let mut finished = 0;
    for (i, solo) in difficulties().into_iter().enumerate() {
        for seed in 0..500 {
            let intro = Intro::ALL[seed as usize % 3];
            let (game, _) = play(&Config { intro, ..Config::solo(solo) }, 10_000 * i as u64 + seed, 7);
            finished += u32::from(game.is_over());
        }
    }
    assert!(finished > 3_900, "{finished} of 4000 games came to an end");
}

/// Whole games with every check after every step.
#[test]
fn every_step_of_solo_games_conforms() {
    for (i, solo) in difficulties().into_iter().enumerate() {
        for seed in 0..6 {
            let seed = 100 * i as u64 + seed;
            let mut game = Game::new(&Config::solo(solo), seed).unwrap();
            play_checked(&mut game, seed, 25);
        }
    }
}

fn play_checked(game: &mut Game, seed: u64, rounds: u16) {
    let mut dice = FastDice::new(seed);
    let mut buffer = Vec::new();
    while !game.is_over() && game.round() < rounds {
        check_views(game);
        check_written(game, game.decision().stage.name() == "restructuring");
        let action = game.random_action(PERSON, &mut dice, &mut buffer).unwrap();
        let mut quiet = game.clone();
        quiet.play(PERSON, &action).unwrap();
        let events = game.apply(PERSON, &action).unwrap();
        assert_eq!(quiet, *game, "events change nothing");
        check_events(&events);
        fuzz::check_invariants(game);
        for other in [AUTOMATON, magnate_rules::PlayerId(2)] {
            assert!(game.check(other, &action).is_err());
        }
    }
}

/// The same with modules, every pair of them and all together.
#[test]
fn every_step_of_solo_games_with_modules_conforms() {
    let built: Vec<Module> = Module::BUILT.iter().collect();
    let pairs = built.iter().enumerate().flat_map(|(at, one)| {
        let set = |other: &Module| ModuleSet::of(&[*one, *other]);
        built[at..].iter().map(set).collect::<Vec<_>>()
    });
    for (seed, modules) in pairs.chain([Module::BUILT; 10]).enumerate() {
        let modules = modules.made_playable(2);
        let config = Config { modules, ..Config::solo(Solo::default()) };
        let mut game = Game::new(&config, seed as u64).unwrap();
        play_checked(&mut game, seed as u64, 8);
    }
}

/// Nobody learns the order of the cards or the reserve card before the rules say so.
fn check_views(game: &Game) {
    for viewer in [Viewer::Player(PERSON), Viewer::Spectator] {
        let view = game.view(viewer);
        for other in fuzz::with_other_secrets(game, AUTOMATON) {
            let knows = view.game().chain(AUTOMATON).reserve().is_some()
                && other.chain(AUTOMATON).reserve() != game.chain(AUTOMATON).reserve();
            assert_eq!(view == other.view(viewer), !knows, "{viewer:?}");
            assert_eq!(view.to_value() == other.view(viewer).to_value(), !knows, "{viewer:?}");
        }
        assert_eq!(view.game().listed(PERSON), game.listed(PERSON));
    }
}

/// Snapshots and positions give the state back.
fn check_written(game: &Game, deeply: bool) {
    if !deeply {
        return;
    }
    let back: Game = serde_json::from_str(&serde_json::to_string(game).unwrap()).unwrap();
    assert_eq!((&back, back.digest()), (game, game.digest()));
    let position = game.position();
    let read =
        Position::from_json(&position.to_value().to_string()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(read, position);
    let rebuilt = read.game().unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(rebuilt.position(), position);
    assert_eq!(rebuilt.automaton(), game.automaton());
    assert_eq!(rebuilt.closed_milestones(), game.closed_milestones());
    // What a view writes down can be read too.
    let seen = game.view(Viewer::Player(PERSON)).to_value()["position"].clone();
    Position::from_value(&seen)
        .and_then(|position| position.game())
        .unwrap_or_else(|faults| panic!("{faults:?}"));
}

/// Everything The Chain puts on the map is explained first.
fn check_events(events: &[Event]) {
    for pair in events.windows(2) {
        let explained = match &pair[1] {
            Event::CampaignPlaced { campaign, .. } => {
                campaign.chain != Some(AUTOMATON) || is_search(&pair[0])
            }
            Event::RestaurantPlaced { chain, .. }
            | Event::HouseBuilt { chain, .. }
            | Event::GardenBuilt { chain, .. } => *chain != AUTOMATON || is_search(&pair[0]),
            _ => true,
        };
        assert!(explained, "{pair:?}");
    }
}

fn is_search(event: &Event) -> bool {
    use magnate_rules::the_chain::Deed::{Searched, SearchedHouse};
    matches!(event, Event::TheChain { card: Some(_), pane: Some(_), deed }
        if matches!(**deed, Searched { .. } | SearchedHouse { .. }))
}

#[test]
fn records_replay_to_the_same_hashes() {
    for (i, solo) in difficulties().into_iter().enumerate() {
        let (game, mut record) = play(&Config::solo(solo), i as u64, 9);
        record.seal(&game);
        let text = record.to_string();
        let read: Record = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
        assert_eq!(read.replay().unwrap(), game);
        // Without its seed nobody knows the cards.
        let mut hidden = read.clone();
        hidden.seed = None;
        assert!(hidden.replay().unwrap_err().to_string().contains("The Chain's cards come from the seed"));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let config = Config::solo(Solo::default());
    assert_eq!(play(&config, 5, 1000).0, play(&config, 5, 1000).0);
}
