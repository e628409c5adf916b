//! New and moved restaurants.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::cards::{Ability, Employee, EmployeeRange, Feat};
use crate::event::{Event, Sink};
use crate::game::{Game, Reach, Restaurant};
use crate::map::{Board, Coord, Corner, Rect, SquareSet};
use crate::phase::Visit;
use crate::player::PlayerId;
use crate::position::Phase;
use crate::refusal::Refusal;

impl Game {
    /// Range and right to move of a manager who places restaurants.
    fn expander(card: Employee) -> Result<(EmployeeRange, bool), Refusal> {
        match card.card().ability {
            Ability::Expand { range, moves } => Ok((range, moves)),
            _ => Err(Refusal::WrongCard { card }),
        }
    }

    fn expansion_reach(&self, player: PlayerId, range: EmployeeRange) -> Option<Reach> {
        match range {
            EmployeeRange::Road(range) | EmployeeRange::Air(range) => Some(self.within_range(player, range)),
            EmployeeRange::Unlimited => None,
        }
    }

    pub(crate) fn check_open(
        &self,
        player: PlayerId,
        manager: Employee,
        at: Coord,
        entrance: Corner,
    ) -> Result<(), Refusal> {
        let (range, _) = Self::expander(manager)?;
        self.check_ready(player, manager)?;
        if self.chain(player).restaurants.len() >= self.config.restaurants(player) {
            return Err(Refusal::NoRestaurantsLeft);
        }
        self.check_restaurant_squares(at, entrance, Phase::Restaurants)?;
        if let (EmployeeRange::Road(limit), Some(reach)) = (range, self.expansion_reach(player, range))
            && !reach.includes(&self.board, &self.squares_of(Rect::new(at, 2, 2)))
        {
            return Err(Refusal::OutOfRange { range: limit, during: Phase::Restaurants });
        }
        Ok(())
    }

    pub(crate) fn check_move(
        &self,
        player: PlayerId,
        manager: Employee,
        from: Coord,
        at: Coord,
        entrance: Corner,
    ) -> Result<(), Refusal> {
        let (_, moves) = Self::expander(manager)?;
        if !moves {
            return Err(Refusal::WrongCard { card: manager });
        }
        self.check_ready(player, manager)?;
        let chain = self.chain(player);
        let restaurant = chain.restaurants.iter().find(|restaurant| restaurant.at == from);
        let restaurant = restaurant.ok_or(Refusal::NoSuchRestaurant { at: from })?;
        if restaurant.at == at && restaurant.entrance == entrance {
            return Err(Refusal::SamePlace);
        }
        // It is picked up first, so its own squares are free.
        let mut lifted = self.clone();
        lifted.vacate(restaurant.rect());
        lifted.chain_mut(player).restaurants.retain(|other| other.at != from);
        lifted.check_restaurant_squares(at, entrance, Phase::Restaurants)
    }

    pub(crate) fn list_restaurants(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        let chain = self.chain(player);
        if chain.restaurants.len() < self.config.restaurants(player) {
            for manager in Employee::EXPANDERS {
                let Ok((range, _)) = Self::expander(manager) else { continue };
                if self.ready(player, manager) == 0 {
                    continue;
                }
                let reach = self.expansion_reach(player, range);
                for site in self.board.sites(2, 2).iter().filter(|site| self.site_free(site)) {
                    if reach.as_ref().is_none_or(|reach| reach.includes(&self.board, &site.squares)) {
                        for entrance in Board::entrances(site) {
                            visit.one(Action::Open { manager, at: site.at, entrance })?;
                        }
                    }
                }
            }
        }
        for manager in Employee::EXPANDERS {
            if self.ready(player, manager) == 0 || !Self::expander(manager).is_ok_and(|(_, moves)| moves) {
                continue;
            }
            let mut own = chain.restaurants.clone();
            own.sort_by_key(|restaurant| restaurant.at);
            for restaurant in own {
                let mut taken: SquareSet = self.occupied;
                taken.remove_all(&self.squares_of(restaurant.rect()));
                for site in self.board.sites(2, 2).iter().filter(|site| !taken.any(&site.squares)) {
                    for entrance in Board::entrances(site) {
                        if site.at != restaurant.at || entrance != restaurant.entrance {
                            visit.one(Action::Move {
                                manager,
                                from: restaurant.at,
                                at: site.at,
                                entrance,
                            })?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_open(
        &mut self,
        player: PlayerId,
        manager: Employee,
        at: Coord,
        entrance: Corner,
        sink: &mut impl Sink,
    ) {
        let open = Self::expander(manager).is_ok_and(|(_, moves)| moves);
        self.turn.used.add(manager, 1);
        self.occupy(Rect::new(at, 2, 2));
        self.chain_mut(player).restaurants.push(Restaurant { at, entrance, open });
        sink.emit(|| Event::RestaurantPlaced { chain: player, at, entrance, open, by: Some(manager) });
        self.achieve(player, Feat::OpenRestaurant, sink);
    }

    pub(crate) fn do_move(
        &mut self,
        player: PlayerId,
        manager: Employee,
        from: Coord,
        at: Coord,
        entrance: Corner,
        sink: &mut impl Sink,
    ) {
        self.turn.used.add(manager, 1);
        self.vacate(Rect::new(from, 2, 2));
        self.occupy(Rect::new(at, 2, 2));
        let restaurants = &mut self.chain_mut(player).restaurants;
        if let Some(restaurant) = restaurants.iter_mut().find(|restaurant| restaurant.at == from) {
            *restaurant = Restaurant { at, entrance, open: true };
        }
        sink.emit(|| Event::RestaurantMoved { chain: player, from, at, entrance });
    }
}
