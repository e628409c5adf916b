//! What the search stands on, piece by piece, and positions in which it must find the right thing.

use magnate_rules::{
    Action, Config, Dice as _, Duration, Employee, FastDice, Game, Intro, Phase, PlayerId, Position, Staff,
    Stage, Step, Viewer,
};
use serde_json::{Value, json};

use super::memory::Memory;
use super::race::{Arm, Field};
use super::value::Reading;
use super::{Magnate, lessons, opponents, options, rollout, structures};
use crate::bot::Bot as _;
use crate::budget::Budget;
use crate::manager::style::book_for;
use crate::manager::{self, Style};

const ME: PlayerId = PlayerId(0);
const OTHER: PlayerId = PlayerId(1);

fn new_game(players: u8, intro: Intro, seed: u64) -> Game {
    Game::new(&Config { intro, ..Config::new(players) }, seed).expect("a playable game")
}

/// All ways to play that are known for so many players.
fn ways(players: u8) -> Vec<Style> {
    opponents::ways(&Config::new(players))
}

/// Lets Managers play, and shows every state on the way with whoever is awaited first.
fn visit(mut game: Game, rounds: u16, mut look: impl FnMut(&Game, PlayerId)) {
    let style = book_for(game.config()).swap_remove(0);
    let mut dice = FastDice::new(9);
    while game.round() <= rounds {
        let Some(now) = game.decision().awaited.first() else { break };
        look(&game, now);
        let action = manager::act(&game, now, &style, &mut dice).action;
        game.play(now, &action).expect("a Manager plays by the rules");
    }
}

fn decide(game: &Game, player: PlayerId, budget: Budget) -> (Action, Magnate) {
    let mut bot = Magnate::new(3, budget);
    let action = bot.decide(&game.view(Viewer::Player(player)), player).expect("an answer");
    (action, bot)
}

/// Chain 0 on the first of three tiles, chain 1 on the second; the bank is about to break for the last time.
fn last_evening(demand: &Value, mine: &Value) -> Game {
    let mut position = json!({
        "version": 1, "modules": [], "intro": false, "map": ["A0 H0 F90"], "round": 9, "turn_order": [0, 1],
        "bank": 5, "bank_breaks": 1, "ceo_slots": 3, "demand": demand,
        "chains": [
            { "restaurants": [{ "at": [3, 0], "entrance": "south-west" }], "reserve": 100 },
            { "restaurants": [{ "at": [8, 0], "entrance": "south-west" }], "reserve": 100 },
        ],
    });
    for (key, value) in mine.as_object().expect("an object") {
        position["chains"][0][key] = value.clone();
    }
    let game = Position::from_value(&position).and_then(|position| position.game());
    game.unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn a_company_is_played_on_in_the_way_that_fits_it() {
    let mut game = new_game(2, Intro::None, 4);
    let ways = ways(2);
    let drawn = |game: &Game| {
        let mut counts = vec![0; ways.len()];
        let mut dice = FastDice::new(1);
        let odds = opponents::odds(game, ME, &ways, &Memory::default());
        for _ in 0..400 {
            let cast = opponents::cast((ME, &ways[0]), &ways, &odds, 0.0, &mut dice);
            assert_eq!(cast[ME.index()], ways[0], "the own style is given");
            let index = ways.iter().position(|way| *way == cast[OTHER.index()]).expect("a known way");
            counts[index] += 1;
        }
        counts
    };
    // Nothing is known: the strongest way is expected, the others are possible.
    let counts = drawn(&game);
    assert!(counts.iter().all(|count| *count <= counts[0] && *count > 0), "{counts:?}");

    // The people of a character say something else.
    let aeronaut = crate::pool::style(crate::Level::Aeronaut).expect("a character");
    let aeronaut = ways.iter().position(|way| *way == aeronaut).expect("a known way");
    let cards: Vec<Employee> = ways[aeronaut].build.iter().copied().take(10).collect();
    let mut position = game.position().to_value();
    let staff: Staff = cards.iter().map(|card| (*card, 1)).collect();
    position["chains"][1]["beach"] = json!(
        staff.iter().map(|(card, count)| (card.to_string(), json!(count))).collect::<serde_json::Map<_, _>>()
    );
    game = Position::from_value(&position).and_then(|position| position.game()).expect("a legal company");
    let counts = drawn(&game);
    assert!(counts[aeronaut] > 300, "{counts:?}");
}

#[test]
fn every_stage_offers_alternatives_that_are_mostly_legal() {
    let mut offered = std::collections::BTreeMap::new();
    for players in [2, 5] {
        let style = book_for(&Config::new(players)).swap_remove(0);
        let mut dice = FastDice::new(2);
        visit(new_game(players, Intro::None, 8), 12, |game, now| {
            let list = options::list(game, now, &style, 24, &mut dice);
            let legal = list.iter().filter(|action| game.check(now, action).is_ok()).count();
            let stage = format!("{:?}", game.decision().stage);
            let entry =
                offered.entry(stage.chars().take_while(char::is_ascii_alphabetic).collect::<String>());
            let (all, fine) = entry.or_insert((0, 0));
            (*all, *fine) = (*all + list.len(), *fine + legal);
        });
    }
    for stage in ["FirstRestaurant", "Reserve", "Restructuring", "OrderOfBusiness", "Working", "Payday"] {
        let (all, fine) = offered.get(stage).copied().unwrap_or_default();
        assert!(fine > 0 && 4 * fine >= all, "{stage}: {fine} of {all}");
    }
}

#[test]
fn games_played_on_start_from_what_the_player_sees() {
    let style = book_for(&Config::new(3)).swap_remove(0);
    visit(new_game(3, Intro::None, 21), 4, |game, now| {
        let view = game.view(Viewer::Player(now));
        let ways = ways(3);
        let odds = opponents::odds(view.game(), now, &ways, &Memory::default());
        let field = Field {
            view: &view,
            player: now,
            seed: 77,
            ways: &ways,
            odds,
            started: None,
            budget: Budget::nodes(1),
            stop: crate::bot::Stop::default(),
        };
        let action = manager::act(view.game(), now, &style, &mut FastDice::new(1)).action;
        let arm = Arm::new(action, style.clone(), 0.0);
        for sample in 0..3 {
            let (sampled, styles, _) = field.sample(&arm, sample);
            assert_eq!(sampled.view(Viewer::Player(now)).game(), view.game(), "round {}", game.round());
            assert_eq!(styles.len(), 3);
            // The same sample again is the same game: arms are compared on common ground.
            assert_eq!(field.sample(&arm, sample).0, sampled);
        }
    });
}

#[test]
fn a_won_game_is_worth_more_than_a_lost_one() {
    let style = book_for(&Config::new(2)).swap_remove(0);
    let play = |rival: i32| {
        let evening =
            last_evening(&json!({ "2": ["burger"] }), &json!({ "cash": 40, "stock": { "burger": 1 } }));
        let mut position = evening.position().to_value();
        position["chains"][1]["cash"] = json!(rival);
        let game = Position::from_value(&position).and_then(|position| position.game()).expect("legal");
        let (game, _) = game.at_phase(Phase::Restructuring, None);
        let mut dice = FastDice::new(1);
        let action = manager::act(&game, ME, &style, &mut dice).action;
        rollout::play_on(game, ME, &action, &[style.clone(), style.clone()], &mut dice)
    };
    let (won, lost) = (play(0), play(150));
    assert_eq!((won.margin, won.cash), (50, 50), "a burger for $10 ends the game");
    assert_eq!((lost.margin, lost.cash), (-100, 50));
    assert!(won.value > 0.8 && lost.value < 0.2, "{won:?} {lost:?}");
}

#[test]
fn the_cook_works_on_the_last_evening() {
    let beach =
        json!({ "beach": { "kitchen_trainee": 1, "trainer": 1, "recruiting_girl": 2, "errand_boy": 1 } });
    let game = last_evening(&json!({ "2": ["burger"] }), &beach);
    let (game, _) = game.at_phase(Phase::Restructuring, None);
    let (action, bot) = decide(&game, ME, Budget::nodes(120));
    let Action::Work { cards } = &action else { panic!("{action:?}") };
    assert_eq!(cards.of(Employee::KitchenTrainee), 1, "{action:?}");
    let best = &bot.explain().expect("an explanation").candidates[0];
    assert_eq!(best.plan[0], action);
    assert!(best.dollars > 0 && best.samples > 1, "{best:?}");
}

#[test]
fn whoever_is_told_that_nobody_waits_plays_few_games_and_answers() {
    let game = new_game(3, Intro::None, 4);
    let me = game.decision().awaited.first().expect("somebody");
    let mut bot = Magnate::new(3, Budget::nodes(100_000));
    let stop = crate::bot::Stop::default();
    bot.stop_when(&stop);
    stop.stop();
    let action = bot.decide(&game.view(Viewer::Player(me)), me).expect("an answer");
    assert!(game.check(me, &action).is_ok());
    assert!(bot.explain().expect("an explanation").nodes < 10, "{:?}", bot.explain());
}

#[test]
fn nobody_is_fired_who_earns_more_than_the_salary() {
    let mine = json!({ "cash": 60, "at_work": { "burger_cook": 1 }, "milestones": [] });
    let mut game = last_evening(&json!({ "2": ["burger", "burger"] }), &mine);
    let mut position = game.position().to_value();
    position["bank"] = json!(300);
    game = Position::from_value(&position).and_then(|position| position.game()).expect("legal");
    let (game, _) = game.at_phase(Phase::Payday, None);
    assert_eq!(game.decision().stage, Stage::Payday);
    let (action, _) = decide(&game, ME, Budget::nodes(120));
    assert_eq!(action, Action::PAY);
}

#[test]
fn a_budget_in_nodes_gives_the_same_decision_on_any_number_of_threads() {
    for (players, seed) in [(2, 31), (4, 32)] {
        let mut games = Vec::new();
        visit(new_game(players, Intro::None, seed), 3, |game, now| games.push((game.clone(), now)));
        for (game, now) in games.iter().step_by(7).take(6) {
            let (alone, first) = decide(game, *now, Budget::nodes(40));
            let (together, second) = decide(game, *now, Budget::nodes(40).on(3));
            assert_eq!(alone, together);
            assert_eq!(first.explain(), second.explain());
            let nodes = first.explain().expect("an explanation").nodes;
            assert!(nodes <= 40 + 1, "{nodes} games of 40");
        }
    }
}

#[test]
fn all_samples_and_no_more_are_counted() {
    let game = new_game(3, Intro::None, 6);
    let now = game.decision().awaited.first().expect("somebody");
    for nodes in [1, 7, 64, 200] {
        let (action, bot) = decide(&game, now, Budget::nodes(nodes));
        let explanation = bot.explain().expect("an explanation");
        assert_eq!(explanation.candidates[0].plan[0], action, "the first candidate is what it did");
        assert!(explanation.nodes <= nodes + 1);
        let told: u32 = explanation.candidates.iter().map(|candidate| candidate.samples).sum();
        assert!(u64::from(told) <= explanation.nodes, "{told} of {}", explanation.nodes);
        assert!(explanation.candidates.iter().all(|candidate| candidate.samples > 0));
    }
}

#[test]
fn introductory_games_are_won_against_managers() {
    // By nodes, so the same every time; the strength proper is measured in the arena.
    for intro in [Intro::First, Intro::Second] {
        let mut won = 0;
        for seat in 0..4u8 {
            let mut game = new_game(2, intro, 50 + u64::from(seat / 2));
            let magnate = PlayerId(seat % 2);
            let style = book_for(&Config::new(2)).swap_remove(0);
            let mut bot = Magnate::new(1, Budget::nodes(24));
            let mut dice = FastDice::new(4);
            while let Some(now) = game.decision().awaited.first() {
                let action = if now == magnate {
                    bot.decide(&game.view(Viewer::Player(now)), now).expect("an answer")
                } else {
                    manager::act(&game, now, &style, &mut dice).action
                };
                game.play(now, &action).expect("legal");
                assert!(game.round() < 60, "it ends");
            }
            won += u8::from(game.standings()[0].chain == magnate);
            _ = dice.next();
        }
        assert!(won >= 3, "{intro:?}: {won} of 4");
    }
}

/// Lets two styles play, and one of them look at the table before each of its decisions, with these ways in mind.
fn watched(mine: &Style, theirs: &Style, ways: &[Style], seed: u64) -> (Game, Memory) {
    let mut game = new_game(2, Intro::None, seed);
    let (mut dice, mut memory) = (FastDice::new(4), Memory::default());
    while game.round() <= 7 {
        let Some(now) = game.decision().awaited.first() else { break };
        if now == ME {
            memory.look(game.view(Viewer::Player(ME)).game(), ME, ways);
        }
        let style = if now == ME { mine } else { theirs };
        let action = manager::act(&game, now, style, &mut dice).action;
        game.play(now, &action).expect("legal");
    }
    (game, memory)
}

#[test]
fn rivals_are_known_by_the_structures_they_choose() {
    use Employee::*;
    let girls = [RecruitingGirl, RecruitingGirl, KitchenTrainee, ErrandBoy, PricingManager, PricingManager];
    // The first two build the same company: only what they put to work tells them apart.
    let ways = [
        Style { cut: 9.0, ..Style::of(&girls) },
        Style { cut: -9.0, ..Style::of(&girls) },
        Style::of(&[Trainer, MarketingTrainee, KitchenTrainee, BurgerCook, CampaignManager]),
    ];
    for (index, way) in ways.iter().enumerate() {
        let (game, memory) = watched(&ways[2], way, &ways, 40 + index as u64);
        let shown = memory.shown(OTHER);
        assert_eq!(shown.len(), ways.len());
        assert!(memory.shown(ME).is_empty(), "nobody has to guess what they do themselves");
        assert!(shown.iter().all(|other| *other <= shown[index]), "way {index}: {shown:?}");
        let weights = opponents::weights(&game, OTHER, &ways, shown);
        let total: f64 = weights.iter().sum();
        assert!(weights[index] / total > 0.5, "way {index}: {weights:?}");
    }
}

#[test]
fn every_price_and_every_open_slot_is_thought_of() {
    let beach = json!({ "beach": {
        "kitchen_trainee": 2, "errand_boy": 1, "recruiting_girl": 2, "waitress": 2, "pricing_manager": 4,
        "management_trainee": 2,
    } });
    let game = last_evening(&json!({ "2": ["burger", "burger"] }), &beach);
    let (game, _) = game.at_phase(Phase::Restructuring, None);
    let base: Staff = [(Employee::KitchenTrainee, 1), (Employee::ManagementTrainee, 2)].into_iter().collect();
    let found = structures::near(&game, ME, &base, 200, &mut FastDice::new(1));
    assert_eq!(found[0], base);
    let mut prices = std::collections::BTreeSet::new();
    for staff in &found {
        let action = Action::Work { cards: Box::new(*staff) };
        assert!(game.check(ME, &action).is_ok(), "{staff:?}");
        prices.insert(game.price_with(ME, staff));
    }
    assert!((6..=10).all(|price| prices.contains(&price)), "{prices:?}");
    let full = |staff: &Staff| game.open_slots_of(ME, staff) == Some(0);
    assert!(found.iter().any(|staff| full(staff) && staff.of(Employee::PricingManager) == 0));
    assert!(found.iter().any(|staff| full(staff) && staff.of(Employee::PricingManager) == 4));
    let few = structures::near(&game, ME, &base, 5, &mut FastDice::new(1));
    assert_eq!(few.len(), 5);
    assert!(few.iter().any(|staff| game.price_with(ME, staff) == 6), "the lowest price comes early");
}

#[test]
fn a_position_looks_to_one_of_two_like_the_opposite_to_the_other() {
    visit(new_game(2, Intro::None, 5), 9, |game, _| {
        if game.decision().stage == Stage::Restructuring {
            let (mine, theirs) = (Reading::of(game, ME), Reading::of(game, OTHER));
            for (mine, theirs) in mine.numbers.iter().zip(theirs.numbers) {
                assert_eq!(*mine, -theirs);
            }
            assert_eq!(mine.quarters, theirs.quarters);
            assert!((mine.lead() + theirs.lead()).abs() < 1e-9);
        }
    });
}

#[test]
fn what_was_learned_holds_for_games_it_was_not_learned_from() {
    let (mut right, mut count) = (0, 0);
    for seed in 0..200 {
        for lesson in lessons::lessons(&Config::new(2), 77_000_000 + seed) {
            if lesson.reading.quarters < 32 {
                right += u32::from((lesson.reading.lead() > 0.0) == (lesson.margin > 0));
                count += 1;
            }
        }
    }
    assert!(count > 200 && right * 100 >= count * 85, "the winner is named in {right} of {count} positions");
}

#[test]
fn more_is_always_better_and_of_games_won_alike_the_shorter() {
    let worth = rollout::worth;
    assert!(worth(true, 1, 9) > worth(false, 0, 9) + 0.4, "who wins comes first");
    assert!(worth(true, 900, 9) > worth(true, 600, 9) + 0.01, "a clear lead goes on to count");
    assert!(worth(false, -50, 9) > worth(false, -300, 9) + 0.05, "so does a clear defeat");
    assert!(worth(true, 300, 4) > worth(true, 300, 8), "won is best won soon");
    assert!(worth(true, 2_000_000, 0) <= 1.0 && worth(false, -2_000_000, 25) >= 0.0);
}

#[test]
fn nobody_is_fired_who_was_trained_the_same_round() {
    let mine = json!({ "cash": 60, "at_work": { "burger_cook": 1, "trainer": 1 }, "milestones": [] });
    let mut position = last_evening(&json!({}), &mine).position().to_value();
    position["bank"] = json!(300);
    let game = Position::from_value(&position).and_then(|position| position.game()).expect("legal");
    let (game, _) = game.at_phase(Phase::Payday, None);
    let view = game.view(Viewer::Player(ME));
    let fire = Action::Fire { card: Employee::BurgerCook };
    let mut bot = Magnate::new(3, Budget::nodes(60));
    bot.memory.look(view.game(), ME, &ways(2));
    bot.memory.note_own(&Action::Train {
        card: Employee::KitchenTrainee,
        to: Employee::BurgerCook,
        at_work: false,
    });
    assert_ne!(bot.decide(&view, ME).expect("an answer"), fire);
    let told = bot.explain().expect("an explanation");
    assert!(told.candidates.iter().all(|candidate| candidate.plan[0] != fire), "it is not even thought of");
}

#[test]
fn every_shorter_campaign_is_thought_of_as_long_as_it_ends_at_all() {
    let mut seen = 0;
    visit(new_game(2, Intro::None, 3), 12, |game, now| {
        if game.decision().stage == (Stage::Working { step: Step::Campaigns }) {
            for mut action in options::list(game, now, &ways(2)[0], 24, &mut FastDice::new(1)) {
                let Action::Campaign { turns, .. } = &mut action else { continue };
                seen += 1;
                *turns = Duration::Eternal;
                assert!(options::shorter(&action).is_empty());
                let Action::Campaign { turns, .. } = &mut action else { continue };
                *turns = Duration::Turns(3);
                let shorter = options::shorter(&action);
                let turns = shorter.iter().map(|action| match action {
                    Action::Campaign { turns, .. } => *turns,
                    _ => Duration::Eternal,
                });
                assert_eq!(turns.collect::<Vec<_>>(), [Duration::Turns(1), Duration::Turns(2)]);
            }
        }
    });
    assert!(seen > 0);
}

#[test]
fn magnates_begin_in_different_ways_and_say_what_else_they_thought_of() {
    let begins = |seed: u64| {
        let mut game = new_game(2, Intro::None, 7);
        let mut bot = Magnate::new(seed, Budget::nodes(24));
        let (style, mut dice) = (&ways(2)[0], FastDice::new(5));
        let mut hired = Vec::new();
        while hired.len() < 3 {
            let now = game.decision().awaited.first().expect("the game goes on");
            let action = if now == ME {
                bot.decide(&game.view(Viewer::Player(ME)), ME).expect("an answer")
            } else {
                manager::act(&game, now, style, &mut dice).action
            };
            if let (ME, Action::Hire { card }) = (now, &action) {
                let told = &bot.explain().expect("an explanation").candidates;
                assert_eq!(told[0].plan[0], action);
                assert!(told.len() > 1, "{told:?}");
                hired.push(*card);
            }
            game.play(now, &action).expect("a legal answer");
        }
        hired
    };
    let openings: Vec<Vec<Employee>> = (0..8).map(begins).collect();
    for opening in opponents::OPENINGS {
        assert!(openings.iter().any(|hired| *hired == opening), "{openings:?}");
    }
}
