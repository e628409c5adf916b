//! Every level plays every set of modules: without a move played for it, and to win.

use magnate_bots::Entrant;
use magnate_bots::arena::{Report, Tournament};
use magnate_rules::{Config, Dice as _, FastDice, Module, ModuleSet, Scenario};

/// The whole box, but for the one that does not go with the new milestones.
const WHOLE_BOX: ModuleSet = Module::BUILT.without(Module::HardChoices);

fn play(bots: &[&str], players: u8, games: usize, modules: ModuleSet, seed: u64) -> Report {
    let bots: Vec<Entrant> = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let mut tournament = Tournament::new(bots, players, games, seed);
    tournament.config.modules = modules;
    tournament.conformance = true;
    let report = tournament.run(|_| {}).unwrap();
    assert_eq!((report.fallbacks, report.violations), (0, Some(0)), "{modules:?}\n{}", report.to_text());
    report
}

/// Any of the modules that are built and go together, half of them as a rule.
fn any_modules(players: u8, dice: &mut FastDice) -> ModuleSet {
    loop {
        let modules =
            Module::BUILT.iter().filter(|_| dice.below(2) == 0).fold(ModuleSet::NONE, ModuleSet::with);
        if (Config { modules, ..Config::new(players) }).check().is_ok() {
            return modules;
        }
    }
}

/// The long form is `magnate arena --check --modules`, see docs/bots.md.
#[test]
fn all_levels_play_any_modules_cleanly() {
    let mut dice = FastDice::new(12);
    for round in 0..40u8 {
        let players = 2 + round % 5;
        play(
            &["manager", "trainee", "random"],
            players,
            usize::from(players),
            any_modules(players, &mut dice),
            round.into(),
        );
    }
    for players in 2..=6 {
        let bots = ["magnate@2n", "manager", "trainee", "random"];
        play(&bots, players, 2, any_modules(players, &mut dice), 1);
    }
}

#[test]
fn all_levels_play_the_whole_box_cleanly() {
    for players in 2..=6 {
        play(&["magnate@2n", "manager", "trainee", "random"], players, 3, WHOLE_BOX, 2);
        play(&["manager", "trainee", "random"], players, 5, WHOLE_BOX, 3);
    }
    play(&["manager", "trainee", "random"], 4, 8, Module::BUILT.without(Module::NewMilestones), 4);
}

/// Each of the modules that change the town, alone: nothing of one hides behind another.
#[test]
fn all_levels_play_each_module_of_the_town_cleanly() {
    let town = [
        Module::NewDistricts,
        Module::RuralMarketeers,
        Module::NewMilestones,
        Module::Coffee,
        Module::Lobbyists,
    ];
    for module in town {
        for players in 2..=4 {
            play(&["manager", "trainee", "random"], players, 4, ModuleSet::NONE.with(module), 5);
        }
    }
}

#[test]
fn managers_win_with_modules_and_come_to_an_end() {
    let scenarios = Scenario::ALL.into_iter().filter(|scenario| scenario.is_built());
    for modules in scenarios.map(Scenario::modules).chain([WHOLE_BOX]) {
        for (rival, share) in [("random", 0.95), ("trainee", 0.8)] {
            let report = play(&["manager", rival], 2, 40, modules, 3);
            assert!(report.bots[0].win_share.mean >= share, "{modules:?}\n{}", report.to_text());
            assert!(report.ended.mean >= 0.98, "{modules:?}\n{}", report.to_text());
        }
    }
}
