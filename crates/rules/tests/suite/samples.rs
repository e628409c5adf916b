//! Full games drawn from views: consistent with what the viewer knows, and nothing else.

use std::collections::BTreeSet;

use magnate_rules::fuzz::check_invariants;
use magnate_rules::{Config, FastDice, Game, Intro, ReserveCard, Stage, Viewer};

fn viewers(game: &Game) -> Vec<Viewer> {
    let players = game.config().player_ids().map(Viewer::Player);
    players.chain([Viewer::Spectator]).collect()
}

/// Visits states of random games of every kind, with many in simultaneous phases.
fn visit(mut look: impl FnMut(&Game, &mut FastDice)) {
    for seed in 0..24 {
        let config = Config {
            intro: Intro::ALL[seed as usize % 3],
            sequential_payday: seed % 2 == 0,
            ..Config::new(2 + (seed % 4) as u8)
        };
        let mut game = Game::new(&config, seed).unwrap();
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        while !game.is_over() && game.round() < 12 {
            look(&game, &mut dice);
            // The last player awaited first, so that lower numbers have secrets outstanding too.
            let player = game.decision().awaited.iter().last().unwrap();
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            game.play(player, &action).unwrap();
        }
    }
}

#[test]
fn a_sample_looks_the_same_to_the_viewer() {
    let mut secret_states = 0;
    visit(|game, dice| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let sample = view.sample(dice);
            assert_eq!(sample.view(viewer), view);
            check_invariants(&sample);
            secret_states += usize::from(sample != *game);
        }
    });
    assert!(secret_states > 1000);
}

#[test]
fn a_sample_can_be_played_to_the_end_of_the_round() {
    visit(|game, dice| {
        let viewer = game.decision().awaited.first().unwrap();
        let mut sample = game.view(Viewer::Player(viewer)).sample(dice);
        let (round, mut buffer) = (sample.round(), Vec::new());
        while !sample.is_over() && sample.round() == round {
            let player = sample.decision().awaited.first().unwrap();
            let action = sample.random_action(player, dice, &mut buffer).unwrap();
            sample.play(player, &action).unwrap();
        }
        check_invariants(&sample);
    });
}

#[test]
fn a_sample_depends_on_nothing_the_view_hides() {
    visit(|game, _| {
        for player in game.config().player_ids() {
            for variant in magnate_rules::fuzz::with_other_secrets(game, player) {
                for viewer in viewers(game).into_iter().filter(|viewer| *viewer != Viewer::Player(player)) {
                    let (one, two) = (game.view(viewer), variant.view(viewer));
                    if one == two {
                        assert_eq!(one.sample(&mut FastDice::new(5)), two.sample(&mut FastDice::new(5)));
                    }
                }
            }
        }
    });
}

#[test]
fn every_hidden_reserve_card_is_drawn_sooner_or_later() {
    let mut game = Game::new(&Config::new(3), 3).unwrap();
    let (mut dice, mut buffer) = (FastDice::new(3), Vec::new());
    while game.decision().stage != Stage::Restructuring {
        let player = game.decision().awaited.first().unwrap();
        let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
        game.play(player, &action).unwrap();
    }
    let me = game.order()[0];
    let view = game.view(Viewer::Player(me));
    let mut seen: Vec<BTreeSet<ReserveCard>> = vec![BTreeSet::new(); 3];
    for _ in 0..100 {
        for (seen, chain) in seen.iter_mut().zip(view.sample(&mut dice).chains()) {
            seen.insert(chain.reserve().unwrap());
        }
    }
    for player in game.config().player_ids() {
        let expected = if player == me { 1 } else { 3 };
        assert_eq!(seen[player.index()].len(), expected, "player {player}");
    }
}
