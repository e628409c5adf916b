//! What any game must hold at every step: random games over all player counts and options.

use std::collections::BTreeMap;

use magnate_rules::{
    Action, Config, Dice, Employee, Event, FastDice, Fate, Game, Intro, Module, ModuleSet, NegativePrices,
    Phase, Place, PlayerId, Position, Record, Scenario, Stage, Viewer, fuzz,
};

/// Every combination of player count and options, `repeats` times each, every time with another seed.
fn configs(repeats: usize) -> impl Iterator<Item = (Config, u64)> {
    let mut all = Vec::new();
    for players in 2..=5u8 {
        for intro in Intro::ALL {
            for negative_prices in NegativePrices::ALL {
                for sequential_payday in [false, true] {
                    let config = Config { intro, negative_prices, sequential_payday, ..Config::new(players) };
                    all.extend(std::iter::repeat_n(config, repeats));
                }
            }
        }
    }
    all.into_iter().zip(0..)
}

/// Which awaited player acts next: any of them, in simultaneous phases.
fn pick(game: &Game, dice: &mut impl Dice) -> PlayerId {
    let awaited: Vec<PlayerId> = game.decision().awaited.iter().collect();
    awaited[dice.below(awaited.len() as u32) as usize]
}

/// Random play that would rather do something than stop, so that every card gets on the table.
fn eager_action(game: &Game, player: PlayerId, dice: &mut FastDice, buffer: &mut Vec<Action>) -> Action {
    let action = game.random_action(player, dice, buffer).expect("something is always legal");
    if action == Action::End && dice.below(4) != 0 && !buffer.is_empty() {
        return buffer[dice.below(buffer.len() as u32) as usize].clone();
    }
    action
}

/// 336 games from the beginning, every check at every step; only snapshots and positions on a sample of the steps.
#[test]
fn every_step_of_random_games_conforms() {
    let mut seen = BTreeMap::new();
    for (config, seed) in configs(7) {
        let mut game = Game::new(&config, seed).unwrap();
        let mut record = Record::new(&game, Some(seed));
        play_checked(&mut game, seed, 20, &mut seen, &mut record);
        record.seal(&game);
        let text = record.to_string();
        let read: Record = text.parse().unwrap();
        assert_eq!(read.to_string(), text, "a record is written as it was read");
        assert_eq!(read.replay().unwrap(), game, "a record replays to the same state");
    }
    println!("{} steps: {seen:?}", seen.values().sum::<u64>());
    assert!(seen.contains_key("pass"));
}

/// The same with large random companies, so that rare cards, empty piles and late-game lists come up.
#[test]
fn every_step_of_games_with_large_companies_conforms() {
    let mut seen = BTreeMap::new();
    for (config, seed) in configs(2) {
        let mut game = Game::new(&config, seed).unwrap();
        let mut record = Record::new(&game, Some(seed));
        for round in [2, 4, 6, 8] {
            play_checked(&mut game, seed + round, round as u16, &mut seen, &mut record);
            if game.decision().stage == Stage::Restructuring {
                fuzz::deal_staff(&mut game, 12, &mut FastDice::new(seed + round));
            }
        }
    }
    println!("{} steps: {seen:?}", seen.values().sum::<u64>());
    // The run means something only if it went everywhere.
    for verb in [
        "restaurant",
        "reserve",
        "work",
        "order",
        "hire",
        "phantom",
        "train",
        "campaign",
        "cook",
        "errand",
        "fetch",
        "house",
        "garden",
        "open",
        "move",
        "end",
        "fire",
        "fire_busy",
        "pay",
        "keep",
    ] {
        assert!(seen.contains_key(verb), "no random game had a {verb}");
    }
}

/// Every pair of modules, every scenario and all of them together, with large companies, so that their cards are played.
fn module_sets() -> Vec<ModuleSet> {
    let built: Vec<Module> = Module::BUILT.iter().collect();
    let pairs = built.iter().flat_map(|one| built.iter().map(|other| ModuleSet::of(&[*one, *other])));
    let scenarios = Scenario::ALL.into_iter().filter(|scenario| scenario.is_built()).map(Scenario::modules);
    let mut sets: Vec<ModuleSet> = pairs.chain(scenarios).chain([Module::BUILT]).collect();
    sets.sort_by_key(|set| set.iter().map(Module::index).collect::<Vec<_>>());
    sets.dedup();
    sets
}

/// 200 games and more.
#[test]
fn every_step_with_modules_conforms() {
    let mut seen = BTreeMap::new();
    let mut seed = 0;
    for modules in module_sets() {
        for players in [2, 3, 5] {
            seed += 1;
            let players = if modules.has(Module::SixPlayers) { players + 1 } else { players };
            let config = Config { modules: modules.made_playable(players), ..Config::new(players) };
            let mut game = Game::new(&config, seed).unwrap();
            let mut record = Record::new(&game, Some(seed));
            for round in [1, 3, 5] {
                play_checked(&mut game, seed + round, round as u16, &mut seen, &mut record);
                if game.decision().stage == Stage::Restructuring {
                    fuzz::deal_staff(&mut game, 12, &mut FastDice::new(seed + round));
                }
            }
        }
    }
    println!("{seed} games, {} steps: {seen:?}", seen.values().sum::<u64>());
    assert!(seed >= 200);
    for verb in
        ["second", "guide", "keep", "road", "park", "tile", "offramp", "shop", "radio", "mailbox", "decline"]
    {
        assert!(seen.contains_key(verb), "no random game had a {verb}");
    }
}

/// Games with a chain that sells below zero and goes out, under the option that lets it (B-OPT-1).
#[test]
fn every_step_after_a_bankruptcy_conforms() {
    let mut seen = BTreeMap::new();
    for seed in 0..12u64 {
        let players = 2 + (seed % 4) as u8;
        let mut game = Game::new(&Config::new(players), seed).unwrap();
        let mut dice = FastDice::new(seed);
        while game.round() < 2 {
            let player = pick(&game, &mut dice);
            let action = game.random_action(player, &mut dice, &mut Vec::new()).unwrap();
            game.play(player, &action).unwrap();
        }
        let mut written = game.position().to_value();
        written["negative_prices"] = "pay".into();
        written["demand"] = game.houses().iter().map(|h| (h.number.to_string(), ["burger"; 2])).collect();
        let chain = &mut written["chains"][0];
        chain["at_work"] = serde_json::json!({"vice_president": 2, "discount_manager": 4});
        chain["beach"] = serde_json::json!({});
        chain["stock"] = serde_json::json!({"burger": 30});
        let game = Position::from_value(&written).unwrap().game().unwrap();
        let (mut game, events) = game.at_phase(Phase::Dinnertime, None);
        assert!(events.iter().any(|event| matches!(event, Event::Bankrupt { .. })));
        let mut record = Record::new(&game, None);
        play_checked(&mut game, seed, 6, &mut seen, &mut record);
        assert_eq!(game.chain(PlayerId(0)).fate(), Fate::Out);
        assert_eq!(game.is_over(), players == 2, "one chain alone has won");
    }
}

/// Plays at random until a round is over, checking everything at every step.
fn play_checked(
    game: &mut Game,
    seed: u64,
    last_round: u16,
    seen: &mut BTreeMap<String, u64>,
    record: &mut Record,
) {
    let mut dice = FastDice::new(seed * 1000 + u64::from(game.config().players));
    let mut buffer = Vec::new();
    while !game.is_over() && game.round() <= last_round {
        let player = pick(game, &mut dice);
        let listed = game.listed(player);
        check_listing(game, player, &listed, &mut dice);
        check_views(game);
        fuzz::check_invariants(game);
        let action = eager_action(game, player, &mut dice, &mut buffer);
        check_refusals(game, player, &action, &listed, &mut dice);
        check_notation(&action);
        if dice.below(32) == 0 {
            check_serialisation(game);
        }
        let mut quiet = game.clone();
        quiet.play(player, &action).unwrap();
        let events = game.apply(player, &action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        assert!(!events.is_empty(), "{action} has a consequence");
        assert_eq!(*game, quiet, "events change nothing");
        *seen.entry(verb(&action)).or_default() += 1;
        for event in &events {
            match event {
                Event::Hired { phantom: true, .. } => *seen.entry("phantom".into()).or_default() += 1,
                Event::Bankrupt { .. } => *seen.entry("bankrupt".into()).or_default() += 1,
                _ => {}
            }
        }
        record.push(player, action);
        if dice.below(50) == 0 {
            record.seal(game);
        }
    }
}

fn verb(action: &Action) -> String {
    match action {
        Action::Campaign { second: true, .. } => "second".to_string(),
        Action::Campaign { place: Place::Beside {}, .. } => "guide".to_string(),
        _ => action.to_string().split(' ').next().unwrap_or_default().to_string(),
    }
}

/// Sorted, free of duplicates, never empty for who is awaited, empty for everybody else; all of it accepted.
fn check_listing(game: &Game, player: PlayerId, listed: &[Action], dice: &mut FastDice) {
    for other in game.config().player_ids().filter(|other| !game.decision().awaited.contains(*other)) {
        assert!(game.listed(other).is_empty());
    }
    if game.decision().stage == Stage::Restructuring {
        assert!(listed.is_empty());
        let sample = game.sample_structure(player, dice);
        assert!(game.open_slots_of(player, &sample).is_some(), "samples fit");
    } else {
        assert!(!listed.is_empty(), "{:?}", game.decision());
    }
    assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "sorted and free of duplicates");
    if game.decision().stage != Stage::Restructuring {
        assert_eq!(game.choices(player).expand(), listed, "factors and product are the same");
    }
    // `check` all of a short list and a part of a long one, `apply` a few.
    for action in listed.iter().step_by((listed.len() / 40).max(1)) {
        assert_eq!(game.check(player, action), Ok(()), "{action}");
    }
    for action in listed.iter().step_by((listed.len() / 3).max(1)) {
        let mut copy = game.clone();
        copy.apply(player, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

/// A handful of changed actions: accepted ones must be listed, refused ones must change nothing.
fn check_refusals(game: &Game, player: PlayerId, action: &Action, listed: &[Action], dice: &mut FastDice) {
    for _ in 0..3 {
        let changed = mutate(action, dice);
        let mut copy = game.clone();
        let checked = game.check(player, &changed);
        match copy.apply(player, &changed) {
            Ok(_) => {
                assert_eq!(checked, Ok(()));
                let hand_drawn = matches!(
                    changed,
                    Action::Fetch { .. } | Action::Work { .. } | Action::Pay { items: Some(_) }
                );
                assert!(
                    hand_drawn || listed.binary_search(&changed).is_ok(),
                    "{changed} is accepted but not listed"
                );
            }
            Err(refusal) => {
                assert_eq!(checked.as_ref(), Err(&refusal));
                assert!(
                    listed.binary_search(&changed).is_err(),
                    "{changed} is listed but refused: {refusal}"
                );
                assert_eq!(&copy, game, "a refusal changes nothing");
                assert!(
                    refusal.to_string().ends_with('.')
                        && (refusal.rule().starts_with("B-") || refusal.rule().starts_with("K-"))
                );
            }
        }
    }
    // Somebody from whom nothing is awaited, and somebody who does not exist.
    for other in (0..8).map(PlayerId).filter(|other| !game.decision().awaited.contains(*other)) {
        let changes_mind = matches!(action, Action::Work { .. } | Action::Reserve { .. });
        if !changes_mind || other.index() >= game.chains().len() {
            let mut copy = game.clone();
            assert!(copy.apply(other, action).is_err());
            assert_eq!(&copy, game);
        }
    }
}

/// Another action, made from the text of this one with a word replaced.
fn mutate(action: &Action, dice: &mut FastDice) -> Action {
    const WORDS: [&str; 24] = [
        "0",
        "1",
        "3",
        "7",
        "13",
        "5,5",
        "0,0",
        "-1,3",
        "12,8",
        "127,127",
        "waitress",
        "cfo",
        "burger_cook",
        "burger",
        "beer",
        "north",
        "south-east",
        "eternal",
        "rotated",
        "N",
        "EE",
        "WSSE",
        "row",
        "regional_manager",
    ];
    loop {
        let text = action.to_string();
        let mut words: Vec<&str> = text.split(' ').collect();
        match dice.below(8) {
            0 => words = vec!["end"],
            1 => words = vec!["pay"],
            2 => words.push(WORDS[dice.below(24) as usize]),
            _ => {
                let i = dice.below(words.len() as u32) as usize;
                words[i] = WORDS[dice.below(24) as usize];
            }
        }
        if let Ok(changed) = words.join(" ").parse() {
            return changed;
        }
    }
}

/// Text and JSON give the action back.
fn check_notation(action: &Action) {
    let text = action.to_string();
    assert_eq!(text.parse().as_ref(), Ok(action), "{text}");
    let json = serde_json::to_value(action).unwrap();
    let back = Action::from_value(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(&back, action);
}

/// Snapshots and positions give the state back.
fn check_serialisation(game: &Game) {
    let json = serde_json::to_string(game).unwrap();
    let back: Game = serde_json::from_str(&json).unwrap();
    assert_eq!(&back, game);
    assert_eq!(back.digest(), game.digest());
    let position = game.position();
    let text = position.to_value().to_string();
    let read = Position::from_json(&text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    assert_eq!(read, position);
    // A phantom is a card that does not exist: such a moment cannot be written down.
    if Employee::ALL.iter().all(|card| game.supply(*card) >= 0) {
        let rebuilt = read.game().unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        assert_eq!(rebuilt.position(), position);
        let reports = |game: &Game| {
            (
                serde_json::to_value(game.dinner_report()).unwrap(),
                serde_json::to_value(game.marketing_report()).unwrap(),
            )
        };
        // After a manager was fired the structure is not written down any more.
        let fits = |player| game.open_slots_of(player, game.chain(player).at_work()).is_some();
        if game.config().player_ids().all(fits) {
            assert_eq!(game.distances(), rebuilt.distances());
            assert_eq!(reports(game), reports(&rebuilt));
        }
    }
}

/// Two games that differ only in a hidden fact look the same to everybody who may not know it.
fn check_views(game: &Game) {
    let viewers = || game.people().map(Viewer::Player).chain([Viewer::Spectator]);
    let views: Vec<_> = viewers().map(|viewer| (viewer, game.view(viewer))).collect();
    for (viewer, view) in &views {
        if let Viewer::Player(player) = viewer
            && game.decision().awaited.contains(*player)
        {
            assert_eq!(
                view.game().listed(*player),
                game.listed(*player),
                "a view knows what its viewer may do"
            );
        }
    }
    for player in game.config().player_ids() {
        for other in fuzz::with_other_secrets(game, player) {
            for (viewer, view) in &views {
                let may_know = *viewer == Viewer::Player(player)
                    || (view.game().chain(player).reserve().is_some()
                        && game.chain(player).reserve() != other.chain(player).reserve());
                assert_eq!(*view == other.view(*viewer), !may_know, "{viewer:?} looks at {player}");
            }
        }
    }
}

/// The same seed and the same choices give the same game, step by step.
#[test]
fn the_same_seed_gives_the_same_game() {
    for (config, seed) in configs(1) {
        let play = || {
            let mut game = Game::new(&config, seed).unwrap();
            let mut dice = FastDice::new(seed);
            let mut buffer = Vec::new();
            let mut digests = Vec::new();
            while !game.is_over() && game.round() <= 10 {
                let player = game.decision().awaited.first().unwrap();
                let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
                game.play(player, &action).unwrap();
                digests.push(game.digest());
            }
            digests
        };
        assert_eq!(play(), play());
    }
}

/// A game must stay small: bots copy it millions of times.
#[test]
fn a_game_fits_in_8_kilobytes() {
    assert!(size_of::<Game>() <= 8192, "{} bytes", size_of::<Game>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}
