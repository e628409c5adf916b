//! Positions in which a Manager must find the right thing.

mod approach;
mod pieces;

use magnate_rules::{
    Action, Config, Employee, FastDice, Game, Item, Module, Phase, PlayerId, Position, Staff, Stage,
};
use serde_json::{Value, json};

use super::campaigns::{self, Market, Markets};
use super::day::make_true;
use super::style::{Style, book_for};
use super::{Day, act, go_on, structure, wishes};
use crate::outlook::{Kitchen, Outlook, dine};

/// Three tiles from west to east, chain 0 on the first, chain 1 on the second: house 2 is 0 and 1 borders away from
/// them, house 13 1 and 0, house 10 2 and 1.
fn street(top: &Value) -> Game {
    let mut position = json!({
        "version": 1, "modules": [], "intro": false, "map": ["A0 H0 F90"], "round": 5, "turn_order": [0, 1],
        "bank": 100, "bank_breaks": 0, "ceo_slots": 3,
        "chains": [
            { "restaurants": [{ "at": [3, 0], "entrance": "south-west" }] },
            { "restaurants": [{ "at": [8, 0], "entrance": "south-west" }] },
        ],
    });
    for (key, value) in top.as_object().expect("an object") {
        match (key.as_str(), value) {
            ("chains", Value::Array(chains)) => {
                for (index, chain) in chains.iter().enumerate() {
                    for (key, value) in chain.as_object().expect("an object") {
                        position["chains"][index][key] = value.clone();
                    }
                }
            }
            _ => position[key] = value.clone(),
        }
    }
    let game = Position::from_value(&position).and_then(|position| position.game());
    game.unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn style() -> Style {
    Style::of(&[])
}

fn at(game: &Game, phase: Phase, player: u8) -> Game {
    game.at_phase(phase, Some(PlayerId(player))).0
}

fn choose(game: &Game, player: u8) -> Action {
    let action = act(game, PlayerId(player), &style(), &mut FastDice::new(1)).action;
    game.check(PlayerId(player), &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    action
}

fn works(game: &Game, player: u8) -> Staff {
    let outlook = Outlook::new(game, PlayerId(player));
    let markets = Markets::default();
    let wishes = wishes::wishes(&outlook, &style(), 5.0, &markets);
    structure::choose(&outlook, &style(), &wishes, 5.0, &markets, &mut || 0.0).0
}

#[test]
fn cuts_prices_just_enough_to_win_a_house() {
    let game = street(&json!({
        "demand": { "13": ["burger"] },
        "chains": [
            { "beach": { "pricing_manager": 2, "kitchen_trainee": 1 } },
            { "beach": { "kitchen_trainee": 1 } },
        ],
    }));
    let staff = works(&at(&game, Phase::Restructuring, 0), 0);
    // Chain 1 stands a border nearer: one cut ties and loses to no one earlier in turn order.
    assert_eq!(staff.of(Employee::PricingManager), 1, "{staff:?}");
    assert_eq!(staff.of(Employee::KitchenTrainee), 1, "{staff:?}");
}

#[test]
fn does_not_cut_prices_for_a_house_it_has_anyway() {
    let game = street(&json!({
        "demand": { "2": ["burger"] },
        "chains": [
            { "beach": { "pricing_manager": 2, "kitchen_trainee": 1 } },
            { "beach": { "kitchen_trainee": 1 } },
        ],
    }));
    let staff = works(&at(&game, Phase::Restructuring, 0), 0);
    assert_eq!(staff.of(Employee::PricingManager), 0, "{staff:?}");
    assert_eq!(staff.of(Employee::KitchenTrainee), 1, "{staff:?}");
}

#[test]
fn asks_luxury_prices_only_where_nobody_undercuts() {
    let chains = |rival: Value| {
        json!({ "demand": { "2": ["burger"] }, "chains": [
            { "beach": { "luxuries_manager": 1, "kitchen_trainee": 1 } }, { "beach": rival },
        ]})
    };
    let alone = street(&chains(json!({})));
    assert_eq!(works(&at(&alone, Phase::Restructuring, 0), 0).of(Employee::LuxuriesManager), 1);
    let contested = street(&chains(json!({ "kitchen_trainee": 1 })));
    assert_eq!(works(&at(&contested, Phase::Restructuring, 0), 0).of(Employee::LuxuriesManager), 0);
}

#[test]
fn cooks_what_tonight_is_wanted() {
    let game = street(&json!({
        "demand": { "2": ["pizza"] },
        "chains": [{ "at_work": { "kitchen_trainee": 1 } }, {}],
    }));
    let game = at(&game, Phase::Food, 0);
    let choice = act(&game, PlayerId(0), &style(), &mut FastDice::new(1));
    assert_eq!(choice.action, Action::Cook { cook: Employee::KitchenTrainee, item: Item::Pizza });
}

#[test]
fn wishes_for_nobody_it_cannot_pay() {
    let build =
        Style { supply_from: 99, ..Style::of(&[Employee::Trainer, Employee::BurgerCook, Employee::Coach]) };
    let poor = street(&json!({ "claimed_this_round": [], "chains": [
        { "cash": 0, "beach": { "trainer": 1, "kitchen_trainee": 1, "pizza_cook": 3 } }, { "milestones": ["first_to_train_someone"] },
    ]}));
    let salaried = |game: &Game| {
        let outlook = Outlook::new(game, PlayerId(0));
        wishes::wishes(&outlook, &build, 8.0, &Markets::default())
            .iter()
            .filter(|card| card.card().salary)
            .count()
    };
    assert_eq!(salaried(&poor), 0);
    let rich = street(&json!({ "chains": [
        { "cash": 90, "beach": { "trainer": 1, "kitchen_trainee": 1, "pizza_cook": 3 } }, { "milestones": ["first_to_train_someone"] },
    ]}));
    assert_eq!(salaried(&rich), 2);
}

#[test]
fn advertises_where_it_sells() {
    // Both cook. House 13 is next to chain 1 and a border away from chain 0; no billboard fits next to house 2.
    let game = street(&json!({
        "chains": [
            { "at_work": { "marketing_trainee": 1 }, "beach": { "kitchen_trainee": 1 } },
            { "at_work": { "marketing_trainee": 1 }, "beach": { "kitchen_trainee": 1 } },
        ],
    }));
    let advertised = |player: u8| {
        let mut game = at(&game, Phase::Campaigns, player);
        let choice = act(&game, PlayerId(player), &style(), &mut FastDice::new(1));
        game.play(PlayerId(player), &choice.action).expect("legal");
        let campaign = game.campaigns()[0];
        (game.reached_by(&campaign), campaign.item)
    };
    let (houses, _) = advertised(1);
    assert!(houses.iter().any(|house| house.whole() == Some(13)), "{houses:?}");
    // Chain 0 would lose a burger there to chain 1, so it advertises what chain 1 has not got.
    let (_, item) = advertised(0);
    assert!(item.is_drink(), "{item:?}");
}

#[test]
fn fires_only_as_many_as_it_must() {
    let game = street(&json!({ "chains": [
        { "cash": 5, "at_work": { "burger_cook": 1 }, "beach": { "new_business_developer": 1, "waitress": 1 } }, {},
    ]}));
    let mut game = at(&game, Phase::Payday, 0);
    let first = act(&game, PlayerId(0), &style(), &mut FastDice::new(1)).action;
    assert_eq!(first, Action::Fire { card: Employee::NewBusinessDeveloper });
    game.play(PlayerId(0), &first).expect("legal");
    assert_eq!(act(&game, PlayerId(0), &style(), &mut FastDice::new(1)).action, Action::PAY);
}

/// The street with modules.
fn street_with(modules: &[&str], top: &Value) -> Game {
    let mut top = top.clone();
    top["modules"] = json!(modules);
    street(&top)
}

/// Cards wished for with an empty build: what the market and the modules suggest.
fn wished(game: &Game) -> Vec<Employee> {
    let outlook = Outlook::new(game, PlayerId(0));
    wishes::wishes(&outlook, &style(), 6.0, &Markets::default()).to_vec()
}

#[test]
fn k_kim_3_wishes_for_kimchi_where_a_rival_is_cheaper_and_not_where_nobody_eats() {
    let with = |demand: Value| {
        let game = street_with(
            &["kimchi"],
            &json!({
                "demand": demand,
                "chains": [
                    { "cash": 60, "at_work": { "recruiting_girl": 1 }, "beach": { "kitchen_trainee": 2 } },
                    { "beach": { "kitchen_trainee": 2 } },
                ],
            }),
        );
        wished(&at(&game, Phase::Recruit, 0)).contains(&Employee::KimchiMaster)
    };
    // House 13 is next to the rival, who will have what it wants from tomorrow on.
    assert!(with(json!({ "13": ["burger", "burger"] })));
    assert!(!with(json!({})));
}

#[test]
fn k_fry_2_a_fry_chef_works_only_when_houses_are_sold_to() {
    let staff = |demand: Value| {
        let game = street_with(
            &["fry_chefs"],
            &json!({
                "demand": demand,
                "chains": [{ "beach": { "fry_chef": 1, "kitchen_trainee": 1, "waitress": 3 } }, {}],
            }),
        );
        works(&at(&game, Phase::Restructuring, 0), 0)
    };
    assert_eq!(staff(json!({ "2": ["burger"] })).of(Employee::FryChef), 1);
    assert_eq!(staff(json!({})).of(Employee::FryChef), 0);
}

#[test]
fn k_night_2_a_night_shift_works_when_enough_people_work_twice() {
    let staff = |beach: Value| {
        let game = street_with(&["night_shift"], &json!({ "chains": [{ "beach": beach }, {}] }));
        works(&at(&game, Phase::Restructuring, 0), 0)
    };
    let managed = json!({ "night_shift_manager": 1, "management_trainee": 2, "waitress": 4 });
    let many = staff(managed);
    assert_eq!(many.of(Employee::NightShiftManager), 1, "{many:?}");
    assert_eq!(many.of(Employee::Waitress), 4, "{many:?}");
    // A slot for the night shift would be one for the only person who needs it.
    let few = staff(json!({ "night_shift_manager": 1, "burger_cook": 3, "waitress": 1 }));
    assert_eq!(few.of(Employee::NightShiftManager), 0, "{few:?}");
}

#[test]
fn k_star_4_a_star_works_when_a_tie_is_to_be_won() {
    let staff = |star: bool| {
        // House 13 is a border away; with the price cut both ask the same, and the rival goes first. Errand boys would
        // fill every slot.
        let game = street_with(
            &["movie_stars"],
            &json!({
                "turn_order": [1, 0], "demand": { "13": ["burger", "burger"] },
                "chains": [
                    { "beach": {
                        "b_movie_star": u8::from(star), "pricing_manager": 1, "burger_cook": 1, "errand_boy": 3,
                    } },
                    { "beach": { "burger_cook": 1 } },
                ],
            }),
        );
        works(&at(&game, Phase::Restructuring, 0), 0)
    };
    let with = staff(true);
    assert_eq!((with.of(Employee::BMovieStar), with.of(Employee::PricingManager)), (1, 1), "{with:?}");
    assert_eq!(staff(false).of(Employee::PricingManager), 0, "without a star the cut wins nothing");
}

#[test]
fn k_kim_4_the_freezer_gets_kimchi_alone_or_everything_else() {
    let kept = |stock: Value| {
        let game = street_with(
            &["kimchi"],
            &json!({
                "demand": { "2": ["burger"], "13": ["burger"] },
                "chains": [{ "milestones": ["first_to_throw_away"], "stock": stock }, {}],
            }),
        );
        let game = at(&game, Phase::Cleanup, 0);
        let choice = act(&game, PlayerId(0), &style(), &mut FastDice::new(1)).action;
        game.check(PlayerId(0), &choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal}"));
        let Action::Keep { items } = choice else { panic!("{choice:?}") };
        (items.of(Item::Kimchi), items.of(Item::Burger))
    };
    assert_eq!(kept(json!({ "kimchi": 3, "burger": 1, "beer": 4 })), (3, 0));
    assert_eq!(kept(json!({ "kimchi": 1, "burger": 9, "pizza": 3 })), (0, 9));
}

#[test]
fn k_noodle_2_noodles_are_counted_on_for_whatever_is_wanted() {
    // A drink nobody fetches, but noodles do in its place: the cook is needed.
    let game = street_with(
        &["noodles"],
        &json!({
            "demand": { "2": ["beer", "beer"] },
            "chains": [{ "beach": { "noodle_cook": 1, "kitchen_trainee": 3 } }, {}],
        }),
    );
    let staff = works(&at(&game, Phase::Restructuring, 0), 0);
    assert_eq!(staff.of(Employee::NoodleCook), 1, "{staff:?}");
}

/// A dinner tried out must end as the rules say, whatever the position; but for coffee, of which it knows the ways only
/// roughly.
#[test]
fn dinners_tried_out_end_as_the_rules_say() {
    let mut compared = 0;
    let (mut guessed, mut sold) = (0, 0);
    for seed in 0..36 {
        let players = 2 + (seed % 4) as u8;
        let mut config = Config::new(players);
        if seed >= 12 {
            // Two of them do not go together.
            let other = if seed % 2 == 0 { Module::NewMilestones } else { Module::HardChoices };
            config.modules = Module::BUILT.without(other);
        }
        let mut game = Game::new(&config, seed).expect("a game");
        let mut dice = FastDice::new(seed);
        let styles = book_for(&config);
        while !game.is_over() && game.round() < 14 {
            if matches!(game.decision().stage, Stage::Working { .. }) {
                let outlook = Outlook::new(&game, PlayerId(0));
                let mut stalls = outlook.stalls.clone();
                for (stall, chain) in stalls.iter_mut().zip(game.chains()) {
                    stall.kitchen = Kitchen::stocked(chain.stock());
                }
                let expected = dine(&outlook.homes, &stalls);
                let mut after = game.clone();
                after.resolve_dinner();
                let cups = |game: &Game| -> u16 {
                    game.chains().iter().map(|chain| chain.stock().of(Item::Coffee)).sum()
                };
                if cups(&game) > 0 {
                    let mut kitchens = crate::outlook::kitchens(&stalls);
                    let mut earned = [0; magnate_rules::MAX_PLAYERS];
                    for home in &outlook.homes {
                        if let Some((to, order)) = crate::outlook::taken(home, &stalls, &kitchens) {
                            kitchens[to].serve(&order.items);
                            home.coffee.sell(to, home.multiplier, &stalls, &mut kitchens, &mut earned);
                        }
                    }
                    let left: i32 = kitchens.iter().map(|kitchen| kitchen.most(Item::Coffee)).sum();
                    guessed += i32::from(cups(&game)) - left;
                    sold += i32::from(cups(&game) - cups(&after));
                    let player = game.decision().awaited.first().expect("somebody");
                    let choice = act(&game, player, &styles[0], &mut dice);
                    game.play(player, &choice.action).expect("legal");
                    continue;
                }
                for player in game.config().player_ids() {
                    let earned = after.chain(player).cash() - game.chain(player).cash();
                    assert_eq!(earned, expected[player.index()], "seed {seed} round {}", game.round());
                    compared += i32::from(earned > 0);
                }
            }
            let player = game.decision().awaited.first().expect("somebody");
            let style = &styles[player.index() % styles.len()];
            let choice = act(&game, player, style, &mut dice);
            game.play(player, &choice.action).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal}"));
        }
    }
    assert!(compared > 100, "{compared}");
    assert!(sold > 100 && (guessed - sold).abs() * 4 < sold, "{guessed} cups guessed, {sold} sold");
}

/// Lets Managers play with some modules, and shows every state on the way with whoever is awaited first and their style.
fn visit(mut look: impl FnMut(&Game, PlayerId, &Style)) {
    for (seed, modules) in
        [(1, &[][..]), (2, &[Module::MassMarketeers, Module::Coffee]), (3, &[Module::NewMilestones])]
    {
        let mut config = Config::new(2 + (seed % 3) as u8);
        for module in modules {
            config.modules = config.modules.with(*module);
        }
        let mut game = Game::new(&config, seed).expect("a playable game");
        let styles = book_for(&config);
        let mut dice = FastDice::new(seed);
        while let Some(now) = game.decision().awaited.first().filter(|_| game.round() < 14) {
            let style = &styles[now.index() % styles.len()];
            look(&game, now, style);
            let action = act(&game, now, style, &mut dice).action;
            game.play(now, &action).expect("a Manager plays by the rules");
        }
    }
}

#[test]
fn the_best_campaign_is_found_without_a_look_at_all_of_them() {
    let mut found = 0;
    visit(|game, now, style| {
        if game.decision().stage != Stage::Restructuring {
            return;
        }
        let outlook = Outlook::new(game, now);
        let market = Market::new(&outlook, style, outlook.rounds_left());
        for card in Employee::MARKETEERS.with(game.config().modules).iter().copied() {
            let best = campaigns::best(&outlook, style, &market, card, 1);
            // Nothing is passed over as long as there is room on the list; tokens of one shape are on it more than once.
            let all = campaigns::best(&outlook, style, &market, card, 10_000);
            assert_eq!(
                best.first().map(|best| best.dollars),
                all.first().map(|best| best.dollars),
                "{card:?}"
            );
            found += usize::from(!best.is_empty());
        }
    });
    assert!(found > 100, "{found}");
}

#[test]
fn the_first_wishes_lead_to_what_all_of_them_lead_to() {
    let mut hired = 0;
    visit(|game, now, style| {
        let outlook = Outlook::new(game, now);
        let lead_to = |wishes: &wishes::Wishes| make_true(game, now, style, wishes);
        let all = wishes::wishes(&outlook, style, outlook.rounds_left(), &Markets::default());
        let quick = wishes::act_on(&outlook, style, outlook.rounds_left(), lead_to);
        assert_eq!(quick, lead_to(&all), "round {}", game.round());
        hired += usize::from(quick.is_some());
    });
    assert!(hired > 100, "{hired}");
}

#[test]
fn what_was_wished_for_in_the_morning_is_done_during_the_day() {
    let mut kept = 0;
    visit(|game, now, style| {
        if game.decision().stage != Stage::Restructuring || game.decision().kind.is_some() {
            return;
        }
        let (mut game, mut day, mut dice) = (game.clone(), Day::default(), FastDice::new(1));
        let round = game.round();
        while let Some(next) = game.decision().awaited.first().filter(|_| game.round() == round) {
            let staffing =
                matches!(game.decision().stage, Stage::Working { step: magnate_rules::Step::Recruit });
            let mut known = Day::default();
            let day = if next == now { &mut day } else { &mut known };
            let wished = day.wishes.clone();
            let action = go_on(&game, next, style, day, &mut dice).action;
            if let (true, Action::Hire { card }) = (staffing && next == now, &action) {
                assert!(
                    wished.iter().any(|wish| wishes::root(*wish) == *card) || day.wishes != wished,
                    "{card:?}"
                );
                // Once is enough.
                let left = |list: &wishes::Wishes| list.iter().filter(|wish| *wish == card).count();
                assert!(left(&day.wishes) < left(&wished) || left(&wished) == 0, "{card:?}");
                kept += 1;
            }
            game.play(next, &action).expect("legal");
        }
    });
    assert!(kept > 50, "{kept}");
}
