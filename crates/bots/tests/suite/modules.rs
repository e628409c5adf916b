//! Every level plays every set of modules: without a move played for it, and to win.

use magnate_bots::Entrant;
use magnate_bots::arena::{Report, Tournament};
use magnate_rules::{Dice as _, FastDice, Module, ModuleSet, Scenario};

fn play(bots: &[&str], players: u8, games: usize, modules: ModuleSet, seed: u64) -> Report {
    let bots: Vec<Entrant> = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let mut tournament = Tournament::new(bots, players, games, seed);
    tournament.config.modules = modules;
    tournament.conformance = true;
    let report = tournament.run(|_| {}).unwrap();
    assert_eq!((report.fallbacks, report.violations), (0, Some(0)), "{modules:?}\n{}", report.to_text());
    report
}

/// Any of the modules that are built, half of them as a rule.
fn any_modules(dice: &mut FastDice) -> ModuleSet {
    Module::BUILT.iter().filter(|_| dice.below(2) == 0).fold(ModuleSet::NONE, ModuleSet::with)
}

/// The long form is `magnate arena --check --modules`, see docs/bots.md.
#[test]
fn all_levels_play_any_modules_cleanly() {
    let mut dice = FastDice::new(12);
    for round in 0..40u8 {
        let players = 2 + round % 4;
        play(
            &["manager", "trainee", "random"],
            players,
            usize::from(players),
            any_modules(&mut dice),
            round.into(),
        );
    }
    for players in 2..=5 {
        play(&["magnate@2n", "manager", "trainee", "random"], players, 2, any_modules(&mut dice), 1);
        play(&["manager", "trainee", "random"], players, 2, Module::BUILT, 2);
    }
}

#[test]
fn managers_win_with_modules_and_come_to_an_end() {
    let scenarios = Scenario::ALL.into_iter().filter(|scenario| scenario.is_built());
    for modules in scenarios.map(Scenario::modules).chain([Module::BUILT]) {
        for (rival, share) in [("random", 0.95), ("trainee", 0.8)] {
            let report = play(&["manager", rival], 2, 40, modules, 3);
            assert!(report.bots[0].win_share.mean >= share, "{modules:?}\n{}", report.to_text());
            assert!(report.ended.mean >= 0.98, "{modules:?}\n{}", report.to_text());
        }
    }
}
