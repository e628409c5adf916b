//! What a player may do, in a form small enough to send: products of independent choices are kept as their factors
//! instead of being multiplied out.

use serde::Serialize;

use crate::action::{Action, Duration, Goods};
use crate::cards::{Employee, TOKENS, TokenNumber};
use crate::counts::{Staff, Stock};
use crate::game::{Game, Stage, Step};
use crate::item::Item;
use crate::map::{Coord, HouseNumber, Place, Side};
use crate::phase::keep_each;
use crate::player::PlayerId;

/// Campaigns: any token with any item, any duration and any of the places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignChoice {
    /// Who runs it.
    pub marketeer: Employee,
    /// Tokens of one size.
    pub numbers: Vec<TokenNumber>,
    /// Items.
    pub items: Vec<Item>,
    /// Durations.
    pub turns: Vec<Duration>,
    /// Places.
    pub places: Vec<Place>,
    /// As the second campaign of a card that is busy already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub second: bool,
    /// Also with any other of the items as a second good (K-NM-4).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub pairs: bool,
}

/// Where a house can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HousePlace {
    /// North-west square of the footprint.
    pub at: Coord,
    /// Side of the garden.
    pub garden: Side,
}

/// New houses: any number in any place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseChoice {
    /// Numbers left.
    pub houses: Vec<HouseNumber>,
    /// Places.
    pub places: Vec<HousePlace>,
}

/// The freezer: any part of these goods, up to its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeepChoice {
    /// Goods that can lie side by side.
    pub items: Stock,
    /// The most of them.
    pub room: u8,
}

/// Everything a player may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choices {
    /// Single actions.
    pub actions: Vec<Action>,
    /// Campaigns, as factors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CampaignChoice>>"))]
    pub campaigns: Vec<CampaignChoice>,
    /// Houses, as factors.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub houses: Option<HouseChoice>,
    /// The freezer, as factors: a part of one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<KeepChoice>>"))]
    pub keeps: Vec<KeepChoice>,
    /// Restructuring: the cards to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Staff>,
}

impl Game {
    /// What this player may do, in factors; the same actions as [`Game::listed`].
    pub fn choices(&self, player: PlayerId) -> Choices {
        if !self.awaited.contains(player) {
            return Choices::default();
        }
        match self.stage {
            _ if self.question().is_some() => Choices { actions: self.listed(player), ..Choices::default() },
            Stage::Restructuring => Choices { hand: Some(self.chain(player).beach), ..Choices::default() },
            Stage::Working { step: Step::Campaigns } => Choices {
                actions: vec![Action::End],
                campaigns: self.campaign_choices(player),
                ..Choices::default()
            },
            Stage::Working { step: Step::Houses } => {
                let mut actions = self.listed(player);
                let mut choice = HouseChoice { houses: self.houses_left().collect(), places: Vec::new() };
                let first = choice.houses.first().copied();
                choice.places = actions
                    .iter()
                    .filter_map(|action| match action {
                        Action::House { house, at, garden } if Some(*house) == first => {
                            Some(HousePlace { at: *at, garden: *garden })
                        }
                        _ => None,
                    })
                    .collect();
                actions.retain(|action| !matches!(action, Action::House { .. }));
                let houses = (!choice.places.is_empty()).then_some(choice);
                Choices { actions, houses, ..Choices::default() }
            }
            Stage::Freezer => Choices { keeps: self.keep_choices(player), ..Choices::default() },
            _ => Choices { actions: self.listed(player), ..Choices::default() },
        }
    }

    fn campaign_choices(&self, player: PlayerId) -> Vec<CampaignChoice> {
        let mut choices: Vec<CampaignChoice> = Vec::new();
        for card in Employee::MARKETEERS.with(self.config.modules).iter().copied() {
            let Some(marketeer) = card.marketeer() else { continue };
            let turns_to_run = self.turns_to_run(player, card);
            if turns_to_run.is_empty() {
                continue;
            }
            for token in TOKENS.iter().filter(|token| marketeer.kinds.contains(&token.kind)) {
                if self.check_token(token.number).is_err() {
                    continue;
                }
                let turns: Vec<Duration> = if self.is_eternal(player, card, token.kind) {
                    vec![Duration::Eternal]
                } else {
                    (1..=marketeer.max_turns).map(Duration::Turns).collect()
                };
                let places = self.campaign_places(player, card, token.number);
                if places.is_empty() {
                    continue;
                }
                let pairs = self.may_carry_two(player, card, token);
                for second in turns_to_run.iter().copied() {
                    // A second campaign may have to be like the first (K-NM-3): then one good and one duration are left.
                    let like = |item: &Item, turns: &Duration| {
                        !second || self.is_like_first(card, token, *item, *turns)
                    };
                    let items =
                        Item::MARKETABLE.into_iter().filter(|item| turns.iter().any(|it| like(item, it)));
                    let items: Vec<Item> = items.collect();
                    let turns: Vec<Duration> = turns
                        .iter()
                        .copied()
                        .filter(|turns| items.iter().any(|item| like(item, turns)))
                        .collect();
                    if items.is_empty() {
                        continue;
                    }
                    let same = |choice: &&mut CampaignChoice| {
                        (choice.marketeer, choice.second, choice.pairs) == (card, second, pairs)
                            && choice.turns == turns
                            && choice.places == places
                            && choice.items == items
                    };
                    match choices.iter_mut().find(same) {
                        Some(choice) => choice.numbers.push(token.number),
                        None => choices.push(CampaignChoice {
                            marketeer: card,
                            numbers: vec![token.number],
                            items,
                            turns,
                            places: places.clone(),
                            second,
                            pairs,
                        }),
                    }
                }
            }
        }
        choices
    }
}

impl Choices {
    /// All actions multiplied out, sorted.
    pub fn expand(&self) -> Vec<Action> {
        let mut actions = self.actions.clone();
        for choice in &self.campaigns {
            for number in &choice.numbers {
                let goods = choice.items.iter().flat_map(|item| Goods::with_first(*item, choice.pairs));
                for goods in goods {
                    for turns in &choice.turns {
                        actions.extend(choice.places.iter().map(|place| Action::Campaign {
                            marketeer: choice.marketeer,
                            number: *number,
                            goods,
                            turns: *turns,
                            place: *place,
                            second: choice.second,
                        }));
                    }
                }
            }
        }
        if let Some(choice) = &self.houses {
            for house in &choice.houses {
                let places = choice.places.iter();
                actions.extend(places.map(|place| Action::House {
                    house: *house,
                    at: place.at,
                    garden: place.garden,
                }));
            }
        }
        for choice in &self.keeps {
            _ = keep_each(&choice.items, u16::from(choice.room), &mut actions);
        }
        actions.sort();
        // An empty freezer is a part of everything.
        actions.dedup();
        actions
    }
}
