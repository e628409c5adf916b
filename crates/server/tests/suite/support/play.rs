//! Players that know nothing but what the wire says.

use serde_json::{Map, Value, json};

use super::socket::Socket;

/// Small dice for tests: the same numbers every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    pub fn pick<'a>(&mut self, list: &'a Value) -> &'a Value {
        let list = list.as_array().unwrap();
        &list[self.below(list.len())]
    }
}

/// The seats a decision is awaited from.
pub fn awaited(view: &Value) -> Vec<u64> {
    let list = view["game"]["decision"]["awaited"].as_array().into_iter().flatten();
    list.map(|seat| seat.as_u64().unwrap()).collect()
}

/// Something the viewer may do, from what its view offers.
pub fn choose(view: &Value, dice: &mut Dice) -> Option<Value> {
    let choices = &view["game"]["own"]["choices"];
    if let Some(hand) = choices["hand"].as_object() {
        return Some(structure(hand, dice));
    }
    if let Some(campaigns) = choices["campaigns"].as_array().filter(|_| dice.below(3) > 0) {
        let choice = &campaigns[dice.below(campaigns.len())];
        let mut action = json!({
            "action": "campaign", "marketeer": choice["marketeer"], "number": dice.pick(&choice["numbers"]),
            "item": dice.pick(&choice["items"]), "turns": dice.pick(&choice["turns"]),
        });
        merge(&mut action, dice.pick(&choice["places"]));
        if choice["second"] == true {
            action["second"] = json!(true);
        }
        return Some(action);
    }
    if choices["houses"].is_object() && dice.below(3) > 0 {
        let mut action = json!({ "action": "house", "house": dice.pick(&choices["houses"]["houses"]) });
        merge(&mut action, dice.pick(&choices["houses"]["places"]));
        return Some(action);
    }
    if let Some(shelves) = choices["keeps"].as_array() {
        // One of something, or nothing.
        let shelf = shelves[dice.below(shelves.len())]["items"].as_object().unwrap();
        let item = shelf.keys().nth(dice.below(shelf.len() + 1)).map(|item| (item.clone(), json!(1)));
        return Some(json!({ "action": "keep", "items": item.into_iter().collect::<Map<_, _>>() }));
    }
    let actions = choices["actions"].as_array().filter(|actions| !actions.is_empty())?;
    let named = |name: &str| actions.iter().find(|action| action["action"] == name);
    if let Some(pay) = named("pay").filter(|_| dice.below(16) > 0) {
        return Some(pay.clone());
    }
    Some(actions[dice.below(actions.len())].clone())
}

/// A few cards of the hand.
fn structure(hand: &Map<String, Value>, dice: &mut Dice) -> Value {
    let mut cards: Vec<&String> = Vec::new();
    for (card, count) in hand {
        cards.extend(std::iter::repeat_n(card, count.as_u64().unwrap() as usize));
    }
    let mut work = json!({});
    for _ in 0..3 {
        if cards.is_empty() || dice.below(8) == 0 {
            break;
        }
        let card = cards.swap_remove(dice.below(cards.len()));
        work[card] = json!(work[card].as_u64().unwrap_or(0) + 1);
    }
    json!({ "action": "work", "cards": work })
}

fn merge(action: &mut Value, fields: &Value) {
    for (key, value) in fields.as_object().unwrap() {
        action[key] = value.clone();
    }
}

/// One decision by one of the awaited seats, each with a socket of its own; everybody hears of it before this returns.
/// The seat and its action, or none when the game is over.
pub async fn play_on(players: &mut [Socket], others: &mut [Socket], dice: &mut Dice) -> Option<(u64, Value)> {
    let seats = awaited(&players[0].view);
    let seat = *seats.get(dice.below(seats.len().max(1)))?;
    let player = &mut players[seat as usize];
    let seq = player.seq();
    let action = choose(&player.view, dice).expect("something to do");
    let answer = player.act(seat, &action).await;
    assert_eq!(answer["type"], "acted", "{answer} {action}");
    assert_eq!(answer["seq"], seq);
    for socket in players.iter_mut().chain(others) {
        socket.reach(seq + 1).await;
    }
    Some((seat, action))
}
