//! What a house wants. Ordinary houses want a handful of things; apartments and the rural area have no limit, so beyond
//! that handful only how many of what by whom is kept.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::house::{Demand, MOST_DEMAND};
use crate::counts::Stock;
use crate::item::Item;
use crate::player::{MAX_PLAYERS, PlayerId, PlayerSet};

/// Tokens by marketable item and owner, nobody last: the goods come in the same order whoever asked for them.
type Counts = [[u16; MAX_PLAYERS + 1]; Item::MARKETABLE.len()];

/// The demand of a house: in the order it was placed, as long as it is no more than an ordinary house can hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DemandList(Tokens);

/// `Many` exactly while there are more than fit into `Few`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Tokens {
    Few(Few),
    Many(Box<Counts>),
}

/// A handful that is copied as it is, because games are copied all the time. Beyond its length there is always [`FILLER`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Few {
    tokens: [Demand; MOST_DEMAND],
    len: u8,
}

const FILLER: Demand = Demand { item: Item::Burger, owner: None };

impl Few {
    const NONE: Few = Few { tokens: [FILLER; MOST_DEMAND], len: 0 };

    #[inline]
    fn as_slice(&self) -> &[Demand] {
        &self.tokens[..usize::from(self.len).min(MOST_DEMAND)]
    }
}

impl DemandList {
    /// Nothing.
    pub const fn new() -> Self {
        DemandList(Tokens::Few(Few::NONE))
    }

    /// How many tokens.
    #[inline]
    pub fn len(&self) -> usize {
        match &self.0 {
            Tokens::Few(few) => usize::from(few.len),
            Tokens::Many(counts) => counts.as_flattened().iter().map(|count| usize::from(*count)).sum(),
        }
    }

    /// Nothing?
    #[inline]
    pub fn is_empty(&self) -> bool {
        matches!(&self.0, Tokens::Few(few) if few.len == 0)
    }

    /// One token more. What no campaign can advertise is not counted beyond the first few.
    pub fn push(&mut self, demand: Demand) {
        let few = match &mut self.0 {
            Tokens::Few(few) => match few.tokens.get_mut(usize::from(few.len)) {
                Some(free) => {
                    *free = demand;
                    few.len += 1;
                    return;
                }
                None => *few,
            },
            Tokens::Many(counts) => {
                count(counts, demand);
                return;
            }
        };
        let mut counts = Box::new([[0; MAX_PLAYERS + 1]; Item::MARKETABLE.len()]);
        few.as_slice().iter().for_each(|token| count(&mut counts, *token));
        count(&mut counts, demand);
        self.0 = Tokens::Many(counts);
    }

    /// All of it goes.
    #[inline]
    pub fn clear(&mut self) {
        self.0 = Tokens::Few(Few::NONE);
    }

    /// How many of each item.
    #[inline]
    pub fn items(&self) -> Stock {
        let few = match &self.0 {
            Tokens::Few(few) => few,
            Tokens::Many(counts) => return all_items(counts),
        };
        let mut items = Stock::NONE;
        few.as_slice().iter().for_each(|token| items.add(token.item, 1));
        items
    }

    /// Whose campaigns put it there.
    #[inline]
    pub fn owners(&self) -> PlayerSet {
        let mut owners = PlayerSet::NONE;
        match &self.0 {
            Tokens::Few(few) => {
                few.as_slice().iter().filter_map(|token| token.owner).for_each(|owner| owners.insert(owner));
            }
            Tokens::Many(_) => {
                self.iter().filter_map(|token| token.owner).for_each(|owner| owners.insert(owner));
            }
        }
        owners
    }

    /// Token by token.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Demand> + '_ {
        let (few, counts) = match &self.0 {
            Tokens::Few(few) => (few.as_slice(), None),
            Tokens::Many(counts) => (&[][..], Some(counts)),
        };
        let many = counts.into_iter().flat_map(|counts| {
            Item::MARKETABLE.into_iter().zip(counts.iter()).flat_map(|(item, owners)| {
                owners.iter().enumerate().flat_map(move |(owner, count)| {
                    let owner = (owner < MAX_PLAYERS).then_some(PlayerId(owner as u8));
                    std::iter::repeat_n(Demand { item, owner }, usize::from(*count))
                })
            })
        });
        few.iter().copied().chain(many)
    }

    /// Token by token.
    pub fn to_vec(&self) -> Vec<Demand> {
        self.iter().collect()
    }
}

#[cold]
fn all_items(counts: &Counts) -> Stock {
    let all = |owners: &[u16]| owners.iter().fold(0, |all: u16, count| all.saturating_add(*count));
    Item::MARKETABLE.into_iter().zip(counts.iter()).map(|(item, owners)| (item, all(owners))).collect()
}

fn count(counts: &mut Counts, Demand { item, owner }: Demand) {
    let owner = owner.map_or(MAX_PLAYERS, |player| player.index().min(MAX_PLAYERS));
    if let Some(index) = Item::MARKETABLE.into_iter().position(|other| other == item) {
        counts[index][owner] = counts[index][owner].saturating_add(1);
    }
}

impl Default for DemandList {
    fn default() -> Self {
        DemandList::new()
    }
}

impl Extend<Demand> for DemandList {
    fn extend<I: IntoIterator<Item = Demand>>(&mut self, tokens: I) {
        tokens.into_iter().for_each(|token| self.push(token));
    }
}

impl FromIterator<Demand> for DemandList {
    fn from_iter<I: IntoIterator<Item = Demand>>(tokens: I) -> Self {
        let mut list = DemandList::new();
        list.extend(tokens);
        list
    }
}

impl Serialize for DemandList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DemandList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Demand>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_any_number_and_comes_back_as_it_was_written() {
        let token = |item, owner: u8| Demand { item, owner: (owner < 6).then_some(PlayerId(owner)) };
        let mut list = DemandList::new();
        let mut sorted = Vec::new();
        for i in 0..300usize {
            assert_eq!((list.len(), list.is_empty()), (i, i == 0));
            let token = token(Item::MARKETABLE[i % 5], (i % 7) as u8);
            list.push(token);
            sorted.push(token);
            let back: DemandList = serde_json::from_value(serde_json::json!(list)).unwrap();
            assert_eq!(back, list);
            if i < MOST_DEMAND {
                assert_eq!(list.to_vec(), sorted, "in the order it was placed");
            }
        }
        let key = |token: &Demand| (token.item, token.owner.map_or(9, |player| player.0));
        sorted.sort_by_key(key);
        assert_eq!(list.to_vec(), sorted);
        list.clear();
        assert_eq!(list, DemandList::new());
    }
}
