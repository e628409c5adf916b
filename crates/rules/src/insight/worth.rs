//! What places are worth: not only that a piece may lie there.

use serde::Serialize;

use crate::action::Action;
use crate::cards::TokenNumber;
use crate::counts::Stock;
use crate::evening::Rank;
use crate::event::Quiet;
use crate::game::Game;
use crate::item::Item;
use crate::map::{House, HouseNumber};
use crate::player::PlayerId;
use crate::vocab::vocabulary;

vocabulary! {
    /// What worth is counted in.
    pub enum Measure ("a measure of worth") {
        /// What the wishes would bring whoever is nearest and cheapest, each time the campaign runs; or what a garden adds.
        Dollars = "dollars",
        /// Houses for which price and distance are best.
        Houses = "houses",
    }
}

/// One place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    /// The action there.
    pub action: Action,
    /// To you, going by price and distance alone.
    pub yours: i32,
    /// To the others.
    pub theirs: i32,
}

/// Every place at which a piece may lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worths {
    /// What is counted.
    pub measure: Measure,
    /// Houses that are yours without it; nothing where dollars are counted.
    pub now: i32,
    /// Places, as they are listed.
    pub places: Vec<Worth>,
}

impl Game {
    pub(super) fn worths(&self, player: PlayerId, like: &Action) -> Worths {
        let measure = match like {
            Action::Campaign { .. }
            | Action::Garden { .. }
            | Action::Park { .. }
            | Action::Radio { .. }
            | Action::Mailbox { .. } => Measure::Dollars,
            _ => Measure::Houses,
        };
        let places = self.same_elsewhere(player, like);
        let rivals: Vec<Option<(Rank, PlayerId)>> =
            self.houses.iter().map(|house| self.best_rank(house, |chain| chain != player)).collect();
        let places = places.into_iter().map(|action| {
            let (yours, theirs) = self.worth(player, &action, &rivals);
            Worth { action, yours, theirs }
        });
        let now = match like {
            Action::FirstRestaurant { .. } | Action::Open { .. } | Action::Move { .. } => {
                self.restaurant_worth(player, &rivals).0
            }
            Action::Road { .. } => self.road_worth(player).0,
            _ => 0,
        };
        Worths { measure, now, places: places.collect() }
    }

    /// The legal actions that differ from this one in their place only.
    fn same_elsewhere(&self, player: PlayerId, like: &Action) -> Vec<Action> {
        if let Action::Campaign { marketeer, number, goods, turns, second, .. } = like {
            let places = self.campaign_places(player, *marketeer, *number).into_iter();
            return places
                .map(|place| Action::Campaign {
                    marketeer: *marketeer,
                    number: *number,
                    goods: *goods,
                    turns: *turns,
                    place,
                    second: *second,
                })
                .filter(|action| self.check(player, action).is_ok())
                .collect();
        }
        let same = |action: &Action| match (action, like) {
            (Action::FirstRestaurant { .. }, Action::FirstRestaurant { .. })
            | (Action::Garden { .. }, Action::Garden { .. }) => true,
            (Action::Open { manager, .. }, Action::Open { manager: wanted, .. }) => manager == wanted,
            (Action::Move { manager, from, .. }, Action::Move { manager: wanted, from: lifted, .. }) => {
                (manager, from) == (wanted, lifted)
            }
            (Action::House { house, .. }, Action::House { house: wanted, .. })
            | (Action::Radio { house, .. }, Action::Radio { house: wanted, .. }) => house == wanted,
            (Action::Road { road }, Action::Road { road: wanted }) => road.piece == wanted.piece,
            (Action::Park { park }, Action::Park { park: wanted }) => park.piece == wanted.piece,
            (Action::Mailbox { number, item, .. }, Action::Mailbox { number: token, item: good, .. }) => {
                (number, item) == (token, good)
            }
            _ => false,
        };
        self.listed(player).into_iter().filter(same).collect()
    }

    fn worth(&self, player: PlayerId, action: &Action, rivals: &[Option<(Rank, PlayerId)>]) -> (i32, i32) {
        let mut after = self.clone();
        after.do_alone(player, action, &mut Quiet);
        match action {
            Action::Campaign { number, .. } => after.campaign_worth(player, *number, rivals),
            Action::Garden { house, .. } => self.garden_worth(&after, player, *house),
            Action::House { house, .. } => {
                let best = after.house(*house).and_then(|house| after.best_rank(house, |_| true));
                best.map_or((0, 0), |(_, chain)| if chain == player { (1, 0) } else { (0, 1) })
            }
            Action::Park { .. } => {
                let beside = |house: &&House| !self.has_park(house) && after.has_park(house);
                let houses = after.houses.iter().filter(beside);
                houses
                    .map(|house| self.garden_worth(&after, player, house.number))
                    .fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
            }
            Action::Radio { .. } | Action::Mailbox { .. } => {
                let is_new = |campaign: &&crate::game::Campaign| {
                    self.campaigns.iter().all(|other| other.number != campaign.number)
                };
                let placed = after.campaigns.iter().find(is_new);
                placed.map_or((0, 0), |it| after.campaign_worth(player, it.number, rivals))
            }
            Action::Road { .. } => after.road_worth(player),
            _ => after.restaurant_worth(player, rivals),
        }
    }

    /// Houses won on price and distance once the roads that are being built are open.
    fn road_worth(&self, player: PlayerId) -> (i32, i32) {
        let mut open = self.clone();
        open.open_roads(&mut Quiet);
        let rivals: Vec<_> =
            open.houses.iter().map(|house| open.best_rank(house, |chain| chain != player)).collect();
        open.restaurant_worth(player, &rivals)
    }

    /// What the wishes of the next run would bring.
    fn campaign_worth(
        &self,
        player: PlayerId,
        number: TokenNumber,
        rivals: &[Option<(Rank, PlayerId)>],
    ) -> (i32, i32) {
        let (mut yours, mut theirs) = (0, 0);
        for (item, placed) in self.next_run(number) {
            let one: Stock = [(item, 1)].into_iter().collect();
            let Some(index) = self.houses.iter().position(|house| house.number == placed.house) else {
                continue;
            };
            let house = &self.houses[index];
            let mine = self.rank_at(house, player);
            let (to, sum) = match (mine, rivals.get(index).copied().flatten()) {
                (Some(mine), Some((rival, _))) if mine < rival => (player, &mut yours),
                (Some(_), None) => (player, &mut yours),
                (_, Some((_, rival))) => (rival, &mut theirs),
                (None, None) => continue,
            };
            *sum += i32::from(placed.placed) * self.sale_to(to, house, &one).income();
        }
        (yours, theirs)
    }

    /// What the garden adds to the next dinner of its house: to what it wants, or to one wish when it wants nothing yet.
    fn garden_worth(&self, after: &Game, player: PlayerId, number: HouseNumber) -> (i32, i32) {
        let (Some(before), Some(house)) = (self.house(number), after.house(number)) else { return (0, 0) };
        let mut order: Stock = house.demand.items();
        if order.is_empty() {
            order.add(Item::Burger, 1);
        }
        let Some((_, chain)) = after.best_rank(house, |_| true) else { return (0, 0) };
        let more =
            after.sale_to(chain, house, &order).income() - self.sale_to(chain, before, &order).income();
        if chain == player { (more, 0) } else { (0, more) }
    }

    /// Houses won on price and distance. A restaurant that is still to open counts as what it is for.
    fn restaurant_worth(&self, player: PlayerId, rivals: &[Option<(Rank, PlayerId)>]) -> (i32, i32) {
        let mut open = self.clone();
        for restaurant in &mut open.chain_mut(player).restaurants {
            restaurant.open = true;
        }
        let distances = open.distances_to(player);
        let seller = self.seller(player);
        let (mut yours, mut theirs) = (0, 0);
        for (distance, rival) in distances.iter().zip(rivals) {
            let mine = distance.map(|distance| seller.rank(distance));
            match (mine, rival) {
                (Some(mine), Some((rival, _))) if mine < *rival => yours += 1,
                (Some(_), None) => yours += 1,
                (_, Some(_)) => theirs += 1,
                (None, None) => {}
            }
        }
        (yours, theirs)
    }

    fn rank_at(&self, house: &House, player: PlayerId) -> Option<Rank> {
        let distance = self.distance(house, &self.entrance_links(player))?;
        Some(self.seller(player).rank(distance))
    }

    pub(super) fn best_rank(
        &self,
        house: &House,
        who: impl Fn(PlayerId) -> bool,
    ) -> Option<(Rank, PlayerId)> {
        let chains = self.order.iter().copied().filter(|chain| who(*chain));
        chains.filter_map(|chain| Some((self.rank_at(house, chain)?, chain))).min()
    }
}
