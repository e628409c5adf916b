//! What another program is told. Whatever a rule says is worked out here, by the rules crate, so that a bot writer need not
//! program the game again; and every message has a bound.

use std::collections::BTreeMap;

use magnate_rules::{
    Action, Campaign, CampaignChoice, CampaignKind, Catalogue, Coord, Corner, Event, Game, Goods,
    HouseNumber, PlayerId, View, Viewer,
};
use serde_json::{Value, json};

use crate::budget::Budget;
use crate::referee::safe_move;

/// The version of the protocol. Programs pass over types of messages and fields they do not know.
const PROTOCOL: u32 = 2;
/// Most entrances and most places that reach is told of in one message.
const MOST_PLACES: usize = 600;
/// Most events that are told in one message; the last ones.
const MOST_EVENTS: usize = 500;

/// The first message: what is played.
pub fn game(view: &View, player: PlayerId, seed: u64, budget: Budget) -> Value {
    let config = view.game().config();
    json!({
        "type": "game",
        "protocol": PROTOCOL,
        "seed": seed.to_string(),
        "budget": budget,
        "seat": player,
        "config": config,
        "catalogue": Catalogue::of(config.modules),
    })
}

/// A decision is awaited.
pub fn decide(view: &View, player: PlayerId, id: u64, budget: Budget, events: &[Event]) -> Value {
    let game = view.game();
    let choices = game.choices(player);
    let houses: Vec<HouseNumber> = game.houses().iter().map(|house| house.number).collect();
    let by_chain: Vec<Vec<Option<u8>>> =
        game.config().player_ids().map(|chain| game.distances_to(chain).to_vec()).collect();
    json!({
        "type": "decide",
        "id": id,
        "seat": player,
        "budget": budget,
        "view": view.to_value(),
        "events": told(events),
        "distances": {
            "houses": houses,
            "chains": by_chain,
            "entrances": entrances(game, &choices.actions),
        },
        "reach": reach(game, player, &choices.campaigns),
        "answer": answer(game, player),
    })
}

/// The game is over, or given up.
pub fn result(view: &View, player: PlayerId, events: &[Event]) -> Value {
    let game = view.game();
    let standings = game.standings();
    json!({
        "type": "result",
        "seat": player,
        "rank": standings.iter().find(|standing| standing.chain == player).map(|standing| standing.rank),
        "ended": game.is_over(),
        "rounds": game.round(),
        "standings": standings,
        "events": told(events),
    })
}

fn told(events: &[Event]) -> &[Event] {
    &events[events.len().saturating_sub(MOST_EVENTS)..]
}

/// How an answer looks, by an example that is legal; for a structure also what fits.
fn answer(game: &Game, player: PlayerId) -> Value {
    let example = safe_move(game, player);
    let mut answer = json!({ "example": example });
    if let Action::Work { cards } = &example {
        let hand = game.chain(player).beach();
        let managers: BTreeMap<&str, u8> = hand
            .iter()
            .filter(|(card, _)| card.is_manager())
            .map(|(card, _)| (card.id(), card.card().slots))
            .collect();
        // Without any card all slots are the CEO's.
        answer["structure"] = json!({
            "hand": hand,
            "ceo_slots": game.open_slots_of(player, &magnate_rules::Staff::NONE),
            "manager_slots": managers,
            "open_slots_of_example": game.open_slots_of(player, cards),
        });
    }
    answer
}

/// The square of an entrance.
fn entrance(at: Coord, corner: Corner) -> Coord {
    let (east, south) = match corner {
        Corner::NorthWest => (0, 0),
        Corner::NorthEast => (1, 0),
        Corner::SouthWest => (0, 1),
        Corner::SouthEast => (1, 1),
    };
    Coord::new(at.x.saturating_add(east), at.y.saturating_add(south))
}

/// How far each house is from every entrance that may be placed now, by the square of the entrance.
fn entrances(game: &Game, actions: &[Action]) -> BTreeMap<String, Vec<Option<u8>>> {
    let mut found = BTreeMap::new();
    for action in actions {
        let (Action::FirstRestaurant { at, entrance: corner }
        | Action::Open { at, entrance: corner, .. }
        | Action::Move { at, entrance: corner, .. }) = action
        else {
            continue;
        };
        let door = entrance(*at, *corner);
        if found.len() < MOST_PLACES {
            found.entry(door.to_string()).or_insert_with(|| game.distances_from(door).to_vec());
        }
    }
    found
}

/// The houses that campaigns would reach: for every entry of the choices and every kind of token in it one list a place, in
/// the order of the places there.
fn reach(game: &Game, player: PlayerId, choices: &[CampaignChoice]) -> Vec<Value> {
    let mut left = MOST_PLACES;
    let mut all = Vec::new();
    for (at, choice) in choices.iter().enumerate() {
        let mut kinds: Vec<(CampaignKind, Vec<_>)> = Vec::new();
        for number in &choice.numbers {
            let Some(card) = number.card() else { continue };
            match kinds.iter_mut().find(|(kind, _)| *kind == card.kind) {
                Some((_, numbers)) => numbers.push(*number),
                None => kinds.push((card.kind, vec![*number])),
            }
        }
        for (_, numbers) in kinds {
            let (Some(item), Some(turns)) = (choice.items.first(), choice.turns.first()) else { continue };
            let Goods { item, item_b } = Goods::from(*item);
            let places = choice.places.iter().take(left);
            let houses: Vec<Vec<HouseNumber>> = places
                .map(|place| {
                    let campaign = Campaign {
                        number: numbers[0],
                        chain: Some(player),
                        marketeer: Some(choice.marketeer),
                        item,
                        item_b,
                        turns: *turns,
                        place: *place,
                        partner: None,
                    };
                    game.reached_by(&campaign)
                })
                .collect();
            left -= houses.len();
            all.push(json!({ "choice": at, "numbers": numbers, "houses": houses }));
        }
    }
    all
}

/// Events as a seat may see them.
pub fn seen(events: &[Event], player: PlayerId) -> impl Iterator<Item = Event> {
    events.iter().map(move |event| event.seen_by(Viewer::Player(player)))
}
