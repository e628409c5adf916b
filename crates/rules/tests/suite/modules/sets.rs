//! Sets of modules, their options and scenarios: K-GEN-1, K-GEN-2, sections 19 and 21.

use magnate_rules::{
    Config, MapSetting, MapSettings, Module, ModuleSet, Position, Record, RuleOption, RuleOptions, Scenario,
    Solo,
};
use serde_json::json;

fn refusal(config: Config) -> String {
    config.check().expect_err("nobody can play this").0
}

fn with(players: u8, modules: &[Module]) -> Config {
    Config::new(players).with_modules(ModuleSet::of(modules))
}

#[test]
fn k_gen_1_a_game_is_a_set_of_module_ids() {
    let text = "new_districts lobbyists new_milestones coffee kimchi sushi noodles ketchup fry_chefs night_shift \
                mass_marketeers rural_marketeers gourmet_critics movie_stars reserve_prices hard_choices six_players";
    let ids: Vec<&str> = Module::ALL.into_iter().map(Module::id).collect();
    assert_eq!(ids.join(" "), text);
    let set = ModuleSet::of(&[Module::Sushi, Module::Lobbyists]);
    assert_eq!(json!(set), json!(["lobbyists", "sushi"]), "always in the same order");
    assert_eq!(serde_json::from_value::<ModuleSet>(json!(["sushi", "lobbyists"])).unwrap(), set);
    for wrong in [json!(["sushi", "sushi"]), json!(["susi"]), json!("sushi"), json!([1])] {
        assert!(serde_json::from_value::<ModuleSet>(wrong.clone()).is_err(), "{wrong}");
    }
    let config = Config { modules: set, ..Config::new(2) };
    let written = serde_json::to_value(config).unwrap();
    assert_eq!(written["modules"], json!(["lobbyists", "sushi"]));
    assert_eq!(serde_json::from_value::<Config>(written).unwrap(), config);
    let base = serde_json::to_value(Config::new(2)).unwrap();
    for absent in ["modules", "options", "map_settings"] {
        assert!(base.get(absent).is_none(), "the base game says nothing of {absent}");
    }
}

#[test]
fn k_gen_2_illegal_sets_are_refused_with_a_sentence() {
    use Module::{HardChoices, Lobbyists, NewDistricts, NewMilestones, SixPlayers};
    for (config, word) in [
        (with(3, &[HardChoices, NewMilestones]), "hard_choices"),
        (with(6, &[SixPlayers]), "new_districts"),
        (with(5, &[Lobbyists]), "new_districts"),
        (with(6, &[Lobbyists, NewDistricts]), "six_players"),
        (with(6, &[]), "six_players"),
    ] {
        let refusal = refusal(config);
        assert!(refusal.contains(word), "{refusal}");
        assert!(refusal.contains("K-GEN-2") || refusal.contains("B-MAP-1"), "{refusal}");
    }
    let solo = Config {
        modules: ModuleSet::of(&[NewMilestones]),
        ..Config::solo(Solo { hard_choices: true, ..Solo::default() })
    };
    assert!(refusal(solo).contains("C-OPT-1"));
    let intro = Config { intro: magnate_rules::Intro::First, ..with(3, &[Module::Sushi]) };
    assert!(refusal(intro).contains("B-INT-1"));
}

#[test]
fn modules_that_are_not_there_are_refused_by_name() {
    for module in Module::ALL {
        let players = if module == Module::SixPlayers { 6 } else { 3 };
        let needed = if module == Module::SixPlayers { &[Module::NewDistricts][..] } else { &[] };
        let modules = ModuleSet::of(needed).with(module);
        let config = Config { modules, ..Config::new(players) };
        let built = modules.iter().all(|module| Module::BUILT.has(module));
        match config.check() {
            Ok(()) => assert!(built, "{module}"),
            Err(error) => assert!(!built && error.0.ends_with("is not built yet"), "{module}: {error}"),
        }
        let record = format!("magnate record 1\nrules: 1\nplayers: {players}\nmodules: {module}\nseed: 1\n");
        if !built {
            assert!(record.parse::<Record>().unwrap_err().reason.contains("module"), "{module}");
        }
    }
}

#[test]
fn options_are_for_modules_in_play() {
    let mut options = RuleOptions::USUAL;
    options.set(RuleOption::Coffee, "literal").unwrap();
    options.set(RuleOption::Mass, "locked").unwrap();
    assert_eq!(json!(options), json!({"coffee": "literal", "mass": "locked"}));
    assert_eq!(
        serde_json::from_value::<RuleOptions>(json!({"mass": "locked", "coffee": "literal"})).unwrap(),
        options
    );
    assert!(options.set(RuleOption::Mass, "sometimes").is_err());
    for wrong in [json!({"mas": "locked"}), json!({"mass": "literal"}), json!({"mass": true})] {
        assert!(serde_json::from_value::<RuleOptions>(wrong.clone()).is_err(), "{wrong}");
    }
    for option in RuleOption::ALL {
        for (i, reading) in option.readings().iter().enumerate() {
            let mut options = RuleOptions::USUAL;
            options.set(option, reading).unwrap();
            assert_eq!(options.is_usual(), i == 0, "{option}={reading}");
            assert_eq!(options.reading(option), *reading);
            let config = Config { options, ..Config::new(3) };
            match config.check() {
                Ok(()) => assert_eq!(i, 0, "{option} is about a module"),
                Err(error) => {
                    assert!(error.0.starts_with(&format!("option {option} needs module ")), "{error}");
                }
            }
        }
    }
}

#[test]
fn positions_name_modules_and_options() {
    let position = |changes: serde_json::Value| {
        let mut value = json!({"version": 1, "map": ["A0"], "chains": [{}]});
        value.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        Position::from_value(&value)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    };
    let faults = |changes| position(changes).expect_err("a fault");
    assert!(faults(json!({"modules": ["susi"]})).starts_with("modules[0]: "));
    assert!(faults(json!({"modules": ["hard_choices", "new_milestones"]})).contains("K-GEN-2"));
    assert_eq!(
        faults(json!({"options": {"mass": "locked"}})),
        "options: option mass needs module mass_marketeers"
    );
    assert!(faults(json!({"options": {"mass": "loked"}})).starts_with("options.mass: "));
    assert!(faults(json!({"options": {"mas": "locked"}})).starts_with("options.mas: "));
    assert_eq!(
        position(json!({"options": {"mass": "fired"}})).unwrap().config,
        position(json!({})).unwrap().config
    );
}

#[test]
fn map_settings_need_their_tiles() {
    let config =
        Config { map_settings: MapSettings { force_all: true, ..MapSettings::NONE }, ..Config::new(3) };
    assert_eq!(refusal(config), "map setting force_all needs module new_districts (K-DIST-1)");
    let all: MapSettings = MapSetting::ALL.into_iter().collect();
    assert_eq!(all.iter().count(), MapSetting::COUNT);
}

#[test]
fn scenarios_are_playable_sets() {
    for scenario in Scenario::ALL {
        let modules = scenario.modules().union(scenario.optional());
        let config = Config { modules, map_settings: scenario.map_settings(), ..Config::new(4) };
        if let Err(error) = config.check() {
            assert!(error.0.ends_with("is not built yet"), "{scenario}: {error}");
            assert!(!scenario.is_built() || !scenario.optional().is_empty(), "{scenario}");
        }
    }
    assert_eq!(Scenario::HenriLoMenu.modules().len(), 15);
}
