//! Bags of interchangeable things: cards of one kind, items of one kind. A hand is counts per kind.

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Ability, Employee};
use crate::item::Item;

/// How many of each kind of employee card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Record<Employee, number>>"))]
pub struct Staff([u8; Employee::COUNT]);

/// How many of each item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Record<Item, number>>"))]
pub struct Stock([u16; Item::COUNT]);

macro_rules! bag {
    ($bag:ident, $kind:ident, $count:ty) => {
        impl $bag {
            /// Nothing at all.
            pub const NONE: $bag = $bag([0; $kind::COUNT]);

            /// How many of this kind.
            #[inline]
            pub fn of(&self, kind: $kind) -> $count {
                self.0[kind.index()]
            }

            /// Sets the number of one kind.
            #[inline]
            pub fn set(&mut self, kind: $kind, count: $count) {
                self.0[kind.index()] = count;
            }

            /// Puts some of one kind in.
            #[inline]
            pub fn add(&mut self, kind: $kind, count: $count) {
                self.0[kind.index()] = self.0[kind.index()].saturating_add(count);
            }

            /// Takes some of one kind out; never below none.
            #[inline]
            pub fn take(&mut self, kind: $kind, count: $count) {
                debug_assert!(self.0[kind.index()] >= count);
                self.0[kind.index()] = self.0[kind.index()].saturating_sub(count);
            }

            /// Puts everything of another bag in.
            pub fn add_all(&mut self, other: &$bag) {
                for (mine, theirs) in self.0.iter_mut().zip(other.0) {
                    *mine = mine.saturating_add(theirs);
                }
            }

            /// Takes everything of another bag out; never below none.
            pub fn take_all(&mut self, other: &$bag) {
                for (mine, theirs) in self.0.iter_mut().zip(other.0) {
                    *mine = mine.saturating_sub(theirs);
                }
            }

            /// Keeps of each kind at most what another bag has of it.
            pub fn limit_to(&mut self, other: &$bag) {
                for (mine, most) in self.0.iter_mut().zip(other.0) {
                    *mine = (*mine).min(most);
                }
            }

            /// True when everything of `other` is in here.
            #[inline]
            pub fn covers(&self, other: &$bag) -> bool {
                // Without a way out in between: eight at once.
                self.0.iter().zip(other.0).fold(true, |all, (mine, theirs)| all & (*mine >= theirs))
            }

            /// How many in all.
            #[inline]
            pub fn total(&self) -> u32 {
                self.0.iter().map(|count| u32::from(*count)).sum()
            }

            /// True when there is nothing.
            pub fn is_empty(&self) -> bool {
                self.0.iter().all(|count| *count == 0)
            }

            /// The kinds present with their numbers, in order.
            #[inline]
            pub fn iter(&self) -> impl Iterator<Item = ($kind, $count)> + '_ {
                let mut kinds = self.present();
                std::iter::from_fn(move || {
                    let next = kinds.trailing_zeros() as usize;
                    kinds &= kinds.wrapping_sub(1);
                    Some((*$kind::ALL.get(next)?, self.0[next]))
                })
            }

            /// What `other` has and this bag lacks.
            pub fn missing(&self, other: &$bag) -> $bag {
                let mut missing = *other;
                missing.take_all(self);
                missing
            }
        }

        impl Default for $bag {
            fn default() -> Self {
                $bag::NONE
            }
        }

        impl FromIterator<($kind, $count)> for $bag {
            fn from_iter<I: IntoIterator<Item = ($kind, $count)>>(iter: I) -> Self {
                let mut bag = $bag::NONE;
                for (kind, count) in iter {
                    bag.add(kind, count);
                }
                bag
            }
        }

        impl Serialize for $bag {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(Some(self.iter().count()))?;
                for (kind, count) in self.iter() {
                    map.serialize_entry(&kind, &count)?;
                }
                map.end()
            }
        }

        impl<'de> Deserialize<'de> for $bag {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Visitor;
                impl<'de> serde::de::Visitor<'de> for Visitor {
                    type Value = $bag;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("an object of ids and counts")
                    }
                    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<$bag, A::Error> {
                        let mut bag = $bag::NONE;
                        while let Some((kind, count)) = map.next_entry::<$kind, $count>()? {
                            if bag.of(kind) > 0 {
                                return Err(A::Error::custom(format!("{kind} is given twice")));
                            }
                            bag.set(kind, count);
                        }
                        Ok(bag)
                    }
                }
                deserializer.deserialize_map(Visitor)
            }
        }
    };
}

bag!(Staff, Employee, u8);
bag!(Stock, Item, u16);

const _: () = assert!(Employee::COUNT <= 64 && Item::COUNT < 64, "a bit for every kind");

impl Staff {
    /// Which kinds there are, one bit each: a company has few of all there are, so that eight at a time are looked at.
    #[inline]
    fn present(&self) -> u64 {
        let some = |eight: [u8; 8]| {
            let counts = u64::from_le_bytes(eight);
            // The high bit of each byte that is not 0; then all of them side by side.
            let high =
                (((counts & 0x7f7f_7f7f_7f7f_7f7f) + 0x7f7f_7f7f_7f7f_7f7f) | counts) & 0x8080_8080_8080_8080;
            (high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
        };
        let (eights, rest) = self.0.as_chunks::<8>();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        eights.iter().rev().fold(some(last), |kinds, eight| kinds << 8 | some(*eight))
    }

    /// How often cards of a kind act when these are at work: each once, with a night shift twice unless it has a salary
    /// (K-NIGHT-2, K-NIGHT-4).
    #[inline]
    pub fn copies(&self, card: Employee) -> u8 {
        let twice = self.of(Employee::NightShiftManager) > 0 && !card.card().salary;
        self.of(card) << u8::from(twice)
    }

    /// Some number of each of these cards at work, added up.
    #[inline]
    pub(crate) fn sum(&self, cards: &[Employee], value: impl Fn(&Ability) -> i32) -> i32 {
        cards.iter().map(|card| i32::from(self.copies(*card)) * value(&card.card().ability)).sum()
    }

    /// Counts in the order of [`Employee::ALL`].
    #[inline]
    pub fn counts(&self) -> &[u8; Employee::COUNT] {
        &self.0
    }
}

impl Stock {
    /// Which kinds there are, one bit each.
    fn present(&self) -> u64 {
        self.0.iter().rev().fold(0, |kinds, count| kinds << 1 | u64::from(*count > 0))
    }

    /// Counts in the order of [`Item::ALL`].
    #[inline]
    pub fn counts(&self) -> &[u16; Item::COUNT] {
        &self.0
    }
}
