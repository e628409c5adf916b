//! What a beginner sees on the map: houses close by.

use magnate_rules::{
    Action, Campaign, Dice as _, Duration, Employee, Game, House, Item, PlayerId, TokenNumber,
};

use super::kitchen::{output, substitutes};
use super::{Idea, Trainee};

/// What a house at this distance seems to be worth a round.
pub(super) fn nearness(distance: Option<u8>) -> i32 {
    distance.map_or(0, |distance| (10 - 3 * i32::from(distance)).max(1))
}

impl Trainee {
    /// Where many houses are near; not always the very best place.
    pub(super) fn first_restaurants(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        let mut ideas: Vec<Idea> = game
            .listed(player)
            .into_iter()
            .filter_map(|action| {
                let Action::FirstRestaurant { at, entrance } = action else { return None };
                let near = game.distances_from(entrance.of(at)).into_iter().map(nearness).sum();
                Some(Idea::new(action, near, "reach"))
            })
            .collect();
        ideas.sort_by_key(|idea| -idea.dollars);
        ideas.truncate(6);
        if !ideas.is_empty() {
            let liked = self.dice.below(ideas.len() as u32) as usize;
            ideas[liked].dollars += 5; // it has a nice view
        }
        ideas
    }

    /// Advertises what the company can make, to houses close by, for as long as possible.
    pub(super) fn campaigns(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        let mut ideas = vec![Idea::new(Action::End, 0, "sales")];
        let Some(item) = self.worth_advertising(game, player) else { return ideas };
        let near = game.distances_to(player);
        for choice in game.choices(player).campaigns {
            // A second campaign of the same card may have to be like the first.
            if !choice.items.contains(&item) {
                continue;
            }
            let turns = choice.turns.iter().copied().max().unwrap_or(Duration::Eternal);
            for (number, place) in
                choice.numbers.iter().flat_map(|n| choice.places.iter().map(move |p| (*n, *p)))
            {
                let campaign = Campaign {
                    number,
                    chain: Some(player),
                    marketeer: None,
                    item,
                    turns,
                    place,
                    item_b: None,
                    partner: None,
                };
                let reached =
                    game.houses().iter().zip(&near).filter(|(house, _)| game.reaches(&campaign, house));
                let dollars: i32 = reached.map(|(house, near)| appeal(game, house, *near)).sum();
                if dollars > 0 {
                    let marketeer: Employee = choice.marketeer;
                    let number: TokenNumber = campaign.number;
                    let action = Action::Campaign {
                        marketeer,
                        number,
                        goods: item.into(),
                        turns,
                        place,
                        second: choice.second,
                    };
                    ideas.push(Idea::new(action, dollars, "sales").about(item));
                }
            }
        }
        ideas
    }

    /// What it makes most of and advertises least.
    pub(super) fn worth_advertising(&self, game: &Game, player: PlayerId) -> Option<Item> {
        let advertised = |item: Item| {
            let own = game.campaigns().iter().filter(|campaign| campaign.chain == Some(player));
            own.filter(|campaign| campaign.item == item).count() as i32
        };
        let key = |item: Item| {
            let taste = i32::from(item == self.favourite);
            (output(game, player, item) * 2 - advertised(item) * 3, taste)
        };
        let best = Item::MARKETABLE.into_iter().max_by_key(|item| key(*item))?;
        (output(game, player, best) + substitutes(game, player) > 0).then_some(best)
    }

    /// Gardens, for they double the price; else any house.
    pub(super) fn buildings(game: &Game, player: PlayerId) -> Vec<Idea> {
        let near = game.distances_to(player);
        let mut ideas = vec![Idea::new(Action::End, 0, "growth")];
        for action in game.choices(player).actions {
            if let Action::Garden { house, .. } = action {
                let place = game.houses().iter().position(|other| other.number == house);
                let dollars = place.map_or(0, |place| nearness(near[place]));
                ideas.push(Idea::new(action, dollars, "garden").about(house));
            }
        }
        ideas
    }

    /// Another restaurant, where the most houses are near it.
    pub(super) fn restaurants(game: &Game, player: PlayerId) -> Vec<Idea> {
        let mut ideas = vec![Idea::new(Action::End, 0, "reach")];
        let near = game.distances_to(player);
        for action in game.listed(player) {
            if let Action::Open { at, entrance, .. } = action {
                let there = game.distances_from(entrance.of(at));
                let gain = there.iter().zip(&near).map(|(new, old)| (nearness(*new) - nearness(*old)).max(0));
                let gain = gain.sum();
                ideas.push(Idea::new(action, gain, "reach"));
            }
        }
        ideas
    }
}

/// What advertising to a house seems to be worth: more when it is near and has room for wishes.
fn appeal(game: &Game, house: &House, distance: Option<u8>) -> i32 {
    let room = match house.cap() {
        // Some houses would take anything, but who could carry it there?
        None => i32::from(house.demand.len() < 6),
        Some(_) => house.room().min(1) as i32,
    };
    nearness(distance) * room * game.multiplier(house)
}
