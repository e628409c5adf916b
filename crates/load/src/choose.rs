//! How scripted players decide: at random among what the server says is possible.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::Deserialize;
use serde_json::{Map, Value, json};

/// Random numbers, good enough for play (`SplitMix64`).
pub struct Random(u64);

impl Random {
    pub fn new(salt: u64) -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
        Random(now ^ salt.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 0 up to but not including `end`; 0 when that is empty.
    pub fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { (self.next() % end as u64) as usize }
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

/// What a player may do, as the server sends it; products of choices come as their factors.
#[derive(Deserialize, Default)]
pub struct Choices {
    actions: Vec<Value>,
    #[serde(default)]
    campaigns: Vec<Campaigns>,
    houses: Option<Houses>,
    #[serde(default)]
    keeps: Vec<Keeps>,
    hand: Option<Map<String, Value>>,
}

#[derive(Deserialize)]
struct Campaigns {
    marketeer: Value,
    numbers: Vec<Value>,
    items: Vec<Value>,
    turns: Vec<Value>,
    places: Vec<Map<String, Value>>,
}

#[derive(Deserialize)]
struct Keeps {
    items: Map<String, Value>,
}

#[derive(Deserialize)]
struct Houses {
    houses: Vec<Value>,
    places: Vec<Map<String, Value>>,
}

impl Choices {
    /// Is there anything to decide?
    pub fn any(&self) -> bool {
        let single = self.hand.is_some() || self.houses.is_some();
        single || !self.actions.is_empty() || !self.campaigns.is_empty() || !self.keeps.is_empty()
    }

    /// One of them.
    pub fn choose(&self, random: &mut Random) -> Option<Value> {
        if let Some(hand) = &self.hand {
            return Some(structure(hand, random));
        }
        if let Some(shelf) = random.pick(&self.keeps) {
            // One of them, or nothing: that fits any freezer.
            let item =
                random.pick(&shelf.items.keys().collect::<Vec<_>>()).map(|item| ((*item).clone(), json!(1)));
            return Some(json!({ "action": "keep", "items": item.into_iter().collect::<Map<_, _>>() }));
        }
        // Firing card after card would leave no company to play with.
        let pay = self.actions.iter().find(|action| action["action"] == "pay");
        if let Some(pay) = pay.filter(|_| random.below(20) > 0) {
            return Some(pay.clone());
        }
        let campaign = self.campaigns.get(random.below(self.campaigns.len() * 2)).map(|it| it.choose(random));
        let house = self.houses.as_ref().filter(|_| random.below(2) == 0).map(|it| it.choose(random));
        campaign.or(house).flatten().or_else(|| random.pick(&self.actions).cloned())
    }
}

/// No card or one: that fits any company.
fn structure(hand: &Map<String, Value>, random: &mut Random) -> Value {
    let held: Vec<&String> =
        hand.iter().filter(|(_, count)| count.as_u64() > Some(0)).map(|(card, _)| card).collect();
    let mut cards = Map::new();
    if let Some(card) = random.pick(&held).filter(|_| random.below(10) > 0) {
        cards.insert((*card).clone(), json!(1));
    }
    json!({ "action": "work", "cards": cards })
}

impl Campaigns {
    fn choose(&self, random: &mut Random) -> Option<Value> {
        let mut action = json!({
            "action": "campaign",
            "marketeer": self.marketeer,
            "number": random.pick(&self.numbers)?,
            "item": random.pick(&self.items)?,
            "turns": random.pick(&self.turns)?,
        });
        action.as_object_mut()?.extend(random.pick(&self.places)?.clone());
        Some(action)
    }
}

impl Houses {
    fn choose(&self, random: &mut Random) -> Option<Value> {
        let mut action = json!({ "action": "house", "house": random.pick(&self.houses)? });
        action.as_object_mut()?.extend(random.pick(&self.places)?.clone());
        Some(action)
    }
}
