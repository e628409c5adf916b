//! What the fuzz targets and their property-test form call: any bytes at all must give an answer, never a panic,
//! and what is accepted must hold its promises.

use crate::action::Action;
use crate::automaton::{AUTOMATON, Automaton, DeckCard, MAT_END, SPOTS, Temper, Track};
use crate::config::{Config, Intro, Module, ModuleSet, NegativePrices, SoloSwitch};
use crate::game::Game;
use crate::player::PlayerId;
use crate::position::{Phase, Position};
use crate::record::Record;
use crate::rng::FastDice;

/// Reads bytes as a record; a readable one is replayed and written again.
pub fn record(data: &[u8]) {
    let Ok(record) = String::from_utf8_lossy(data).parse::<Record>() else { return };
    let again: Record = record.to_string().parse().expect("a written record can be read");
    assert!(record.entries.iter().map(|(_, e)| e).eq(again.entries.iter().map(|(_, e)| e)));
    if let Ok(game) = record.replay() {
        check_invariants(&game);
    }
}

/// Reads bytes as a position; a legal one goes through every command.
pub fn position(data: &[u8]) {
    let Ok(position) = Position::from_json(&String::from_utf8_lossy(data)) else { return };
    let Ok(game) = position.game() else { return };
    let again = Position::from_value(&game.position().to_value()).expect("a written position can be read");
    let same = again.game().expect("a written position is legal");
    assert_eq!(game.position(), same.position());
    _ = game.distances();
    _ = game.dinner_report();
    _ = game.marketing_report();
    _ = game.payday_report();
    let mut buffer = Vec::new();
    for phase in Phase::ALL {
        for player in game.config().player_ids() {
            // The Chain decides nothing: nobody plays for it.
            if game.automaton().is_some() && player == AUTOMATON {
                continue;
            }
            let (actions, _) = game.legal_at(phase, player, 100).expect("the chain exists");
            let (mut at, _) = game.at_phase(phase, Some(player));
            if let Some(action) = actions.first() {
                _ = at.apply(player, action);
            }
            let mut dice = FastDice::new(1);
            for _ in 0..20 {
                let Some(player) = at.decision().awaited.first() else { break };
                let Some(action) = at.random_action(player, &mut dice, &mut buffer) else { break };
                at.play(player, &action).expect("a listed action is accepted");
            }
        }
    }
}

/// Plays a game steered by bytes: listed actions, made-up actions, wrong players.
pub fn actions(data: &[u8]) {
    let Some((head, mut rest)) = data.split_at_checked(6) else { return };
    let solo = (head[0] & 128 != 0).then(|| {
        let switches = SoloSwitch::ALL.into_iter();
        switches.filter(|switch| head[2] >> switch.index() & 1 == 1).collect()
    });
    let config = Config {
        solo,
        intro: Intro::ALL[usize::from(head[1] & 3) % 3],
        negative_prices: NegativePrices::ALL[usize::from(head[1] >> 2 & 1)],
        sequential_payday: head[1] >> 3 & 1 == 1,
        ..Config::new(if solo.is_some() { 2 } else { 2 + head[0] % 4 })
    };
    // Some modules, and with them a sixth player, where the rest allows them.
    let players = if solo.is_none() && head[0] % 32 / 4 == 0 { 6 } else { config.players };
    let bits = u16::from_le_bytes([head[4], head[5]]);
    let modules = Module::BUILT.iter().enumerate().filter(|(at, _)| bits >> (at % 16) & 1 == 1);
    let modules: ModuleSet = modules.map(|(_, module)| module).collect();
    let with = Config { players, modules: modules.made_playable(players), ..config };
    let config = if with.check().is_ok() { with } else { config };
    let seed = u64::from(head[2]);
    let mut game = Game::new(&config, seed).expect("the options are playable");
    let mut dice = FastDice::new(u64::from(head[3]));
    let mut buffer = Vec::new();
    while let Some((byte, tail)) = rest.split_first() {
        rest = tail;
        let Some(player) = game.decision().awaited.first() else { break };
        if *byte < 128 {
            // Let chance play on for a while: interesting states are far from the start.
            for _ in 0..=*byte {
                let Some(player) = game.decision().awaited.first() else { break };
                let Some(action) = game.random_action(player, &mut dice, &mut buffer) else { break };
                game.play(player, &action).expect("a listed action is accepted");
            }
            check_invariants(&game);
            continue;
        }
        let text_len = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
        let (text, tail) = rest.split_at(text_len);
        rest = tail;
        let player = if byte & 1 == 0 { player } else { PlayerId(byte & 7) };
        if let Ok(action) = String::from_utf8_lossy(text).parse::<Action>() {
            let before = game.clone();
            let checked = game.check(player, &action);
            match game.apply(player, &action) {
                Ok(_) => assert_eq!(checked, Ok(())),
                Err(refusal) => {
                    assert_eq!(checked, Err(refusal));
                    assert_eq!(game, before, "a refusal changes nothing");
                }
            }
            check_invariants(&game);
        }
    }
}

/// What must hold in every state.
pub fn check_invariants(game: &Game) {
    let config = game.config();
    // Money: nothing appears or vanishes except through the reserve and the printing press of the last break.
    let cash: i32 = game.chains().iter().map(crate::game::Chain::cash).sum();
    let reserves: i32 = if game.bank_breaks() > 0 && config.full() {
        game.chains()
            .iter()
            .filter_map(crate::game::Chain::reserve)
            .map(crate::cards::ReserveCard::cash)
            .sum()
    } else {
        0
    };
    let removed = game.extras.as_deref().map_or(0, |extras| extras.removed);
    assert_eq!(
        cash + game.bank() + removed,
        config.starting_bank() + reserves + game.minted(),
        "money is conserved"
    );
    let owes = config.options.bank_break == crate::config::BreakOutsideDinner::Owed;
    assert!((owes || game.bank() >= 0) && game.chains().iter().all(|chain| chain.cash() >= 0));
    // Cards: every kind adds up to what the game has.
    for card in crate::cards::Employee::ALL {
        let owned: i32 = config.player_ids().map(|player| i32::from(game.owned(player, card))).sum();
        let copies = config.copies(card) + game.boxed_copies(card);
        assert_eq!(owned + i32::from(game.supply(card)), i32::from(copies), "{card} is conserved");
        if card.card().unique {
            assert!(config.player_ids().all(|player| game.owned(player, card) <= 1), "one {card} each");
        }
    }
    // What is derived is what a fresh look gives.
    let mut fresh = game.clone();
    fresh.recompute_occupied();
    assert_eq!(game.occupied, fresh.occupied, "occupied squares");
    for house in game.houses() {
        assert_eq!(house.links, game.board().links_of(house.rect()), "links of house {}", house.number);
        assert!(house.cap().is_none_or(|cap| house.demand.len() <= cap));
    }
    if let Some(automaton) = game.automaton() {
        check_automaton(game, automaton);
    }
    assert!(game.campaigns().is_sorted_by_key(|campaign| campaign.number));
    assert!(game.houses().is_sorted_by_key(|house| house.number));
    assert_eq!(game.decision().awaited.is_empty(), game.is_over(), "somebody is awaited until the end");
}

/// What must hold of The Chain.
fn check_automaton(game: &Game, automaton: &Automaton) {
    let mut cards: Vec<DeckCard> = automaton.cards().collect();
    cards.sort();
    assert!(cards.into_iter().eq(DeckCard::all()), "the decks hold exactly their cards");
    for temper in Temper::ALL {
        assert!(automaton.stack(temper).all(|card| card.temper() == Some(temper)), "the {temper} stack");
    }
    assert!(automaton.used.iter().chain(&automaton.back).all(|card| card.is_action()));
    assert!(automaton.front().is_some(), "the front of an action card is up");
    for (track, at) in [
        (Track::RecruitTrain, automaton.recruit_train()),
        (Track::PriceDistance, automaton.price_distance()),
        (Track::Waitresses, automaton.waitresses()),
    ] {
        let (bottom, top) = track.ends();
        assert!((bottom..=top).contains(&at), "{track} at {at}");
    }
    let chain = game.chain(AUTOMATON);
    assert!(chain.stock.iter().all(|(_, count)| count <= MAT_END));
    assert!(chain.at_work.is_empty() && chain.frozen.is_empty() && chain.spare_hires == 0);
    assert!(chain.beach.iter().all(|(card, count)| card.card().unique && count == 1), "the 1x pile");
    assert!(game.busy(AUTOMATON).total() as usize <= SPOTS);
    assert!(chain.restaurants.len() <= game.config.restaurants(AUTOMATON));
    assert!(chain.restaurants.iter().all(|restaurant| restaurant.open));
    assert!(!game.awaited.contains(AUTOMATON), "nothing is awaited from The Chain");
    assert_eq!(chain.reserve.is_some(), game.config.full(), "its reserve card");
}

/// The same game except for one player's secrets: another reserve card, another chosen structure.
pub fn with_other_secrets(game: &Game, player: PlayerId) -> Vec<Game> {
    let mut variants = Vec::new();
    if let Some(card) = game.chain(player).reserve.filter(|_| game.bank_breaks == 0) {
        for another in crate::cards::ReserveCard::ALL.into_iter().filter(|another| *another != card) {
            let mut variant = game.clone();
            variant.chain_mut(player).reserve = Some(another);
            variants.push(variant);
        }
    }
    if let Some(automaton) = game.automaton().filter(|_| game.is_automaton(player)) {
        let mut dice = FastDice::new(automaton.deck.len() as u64);
        for _ in 0..3 {
            let mut variant = game.clone();
            if let Some(automaton) = &mut variant.automaton {
                automaton.shuffle_hidden(&mut dice);
            }
            variants.push(variant);
        }
    }
    if game.chain(player).chosen.is_some_and(|chosen| !chosen.is_empty()) {
        let mut variant = game.clone();
        variant.chain_mut(player).chosen = Some(crate::counts::Staff::NONE);
        variants.push(variant);
    }
    variants
}

/// Gives every player a random company out of the supply, so that rare cards and empty piles come up at once.
pub fn deal_staff(game: &mut Game, cards: u32, dice: &mut FastDice) {
    use crate::rng::Dice;
    for player in game.people() {
        for _ in 0..cards {
            let card = crate::cards::Employee::ALL[dice.below(crate::cards::Employee::COUNT as u32) as usize];
            let second = game.may_own(player, card).is_err();
            if game.supply(card) > 0 && !second && game.chain(player).fate != crate::game::Fate::Out {
                game.supply[card.index()] -= 1;
                game.chain_mut(player).beach.add(card, 1);
            }
        }
        let no_cfo = game.has_effect(player, crate::cards::Effect::CeoIsCfo);
        let chain = game.chain_mut(player);
        if no_cfo {
            let cfo = crate::cards::Employee::Cfo;
            let fired = chain.beach.of(cfo);
            chain.beach.set(cfo, 0);
            game.supply[cfo.index()] += fired as i8;
        }
    }
}

/// Puts one more card to work, whatever the structure says.
pub fn put_to_work(game: &mut Game, player: PlayerId, card: crate::cards::Employee) {
    game.chain_mut(player).at_work.add(card, 1);
}

/// Says how much money of a written-down position nobody printed, so that [`check_invariants`] can count it.
pub fn set_minted(game: &mut Game, cash: i32) {
    let reserves: i32 = if game.bank_breaks > 0 && game.config.full() {
        game.chains.iter().filter_map(|chain| chain.reserve).map(crate::cards::ReserveCard::cash).sum()
    } else {
        0
    };
    game.minted = cash + game.bank - game.config.starting_bank() - reserves;
}
