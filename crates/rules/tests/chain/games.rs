//! Solo games at random: what must hold at every step, at every difficulty.

use magnate_rules::{AUTOMATON, Config, FastDice, Game, PERSON, Solo, SoloSwitch, fuzz};

/// No switch, each alone, and all of them.
fn difficulties() -> Vec<Solo> {
    let mut all = vec![Solo::default()];
    all.extend(SoloSwitch::ALL.into_iter().map(|switch| Solo::from_iter([switch])));
    all.push(SoloSwitch::ALL.into_iter().collect());
    all
}

#[test]
fn smoke() {
    let mut rounds = 0;
    let mut wins = 0;
    for solo in difficulties() {
        for seed in 0..50 {
            let config = Config::solo(solo);
            let mut game = Game::new(&config, seed).unwrap();
            let mut dice = FastDice::new(seed);
            let mut buffer = Vec::new();
            while !game.is_over() && game.round() < 60 {
                fuzz::check_invariants(&game);
                let action = game.random_action(PERSON, &mut dice, &mut buffer).unwrap();
                let mut quiet = game.clone();
                quiet.play(PERSON, &action).unwrap();
                game.apply(PERSON, &action).unwrap();
                assert_eq!(quiet, game);
            }
            rounds += game.round();
            wins += i32::from(game.chain(AUTOMATON).cash() > game.chain(PERSON).cash());
        }
    }
    println!("{rounds} {wins}");
}
