//! First restaurants and reserve cards.

use std::ops::ControlFlow;

use super::{First, Visit};
use crate::action::Action;
use crate::cards::ReserveCard;
use crate::event::{Event, Sink};
use crate::flow::Next;
use crate::game::{Game, Restaurant, Stage};
use crate::map::{Board, Coord, Corner, Rect};
use crate::player::{PlayerId, PlayerSet};
use crate::position::Phase;
use crate::refusal::Refusal;

impl Game {
    pub(crate) fn check_first_restaurant(
        &self,
        player: PlayerId,
        at: Coord,
        entrance: Corner,
    ) -> Result<(), Refusal> {
        if self.chain(player).restaurants.len() >= self.config.restaurants(player) {
            return Err(Refusal::NoRestaurantsLeft);
        }
        self.check_restaurant_squares(at, entrance, Phase::FirstRestaurant)?;
        match self.board.square(entrance.of(at)).and_then(|square| self.entrance_on_tile(square.tile())) {
            Some(chain) => Err(Refusal::EntranceTile { chain }),
            None => Ok(()),
        }
    }

    /// Four empty squares and an entrance next to a road (B-SET-4, B-RST-1).
    pub(crate) fn check_restaurant_squares(
        &self,
        at: Coord,
        entrance: Corner,
        during: Phase,
    ) -> Result<(), Refusal> {
        self.check_empty(Rect::new(at, 2, 2))?;
        let door = entrance.of(at);
        match self.board.square(door) {
            Some(square) if self.board.by_road(square) => Ok(()),
            _ => Err(Refusal::EntranceNotByRoad { at: door, during }),
        }
    }

    /// Whose entrance is on this tile (B-SET-4)?
    fn entrance_on_tile(&self, tile: u8) -> Option<PlayerId> {
        self.config.player_ids().find(|player| {
            self.chain(*player).restaurants.iter().any(|restaurant| {
                let door = self.board.square(restaurant.entrance.of(restaurant.at));
                door.is_some_and(|square| square.tile() == tile)
            })
        })
    }

    pub(crate) fn list_first_restaurants(
        &self,
        player: PlayerId,
        must_place: bool,
        visit: &mut impl Visit,
    ) -> ControlFlow<()> {
        if !must_place || !self.can_place_first(player) {
            visit.one(Action::Pass)?;
        }
        self.list_first_places(player, visit)
    }

    fn list_first_places(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        if self.chain(player).restaurants.len() >= self.config.restaurants(player) {
            return ControlFlow::Continue(());
        }
        for site in self.board.sites(2, 2).iter().filter(|site| self.site_free(site)) {
            for entrance in Board::entrances(site) {
                // Squares of a 2x2 site come in the order of the corners.
                let door = site.squares[entrance.index()];
                if self.entrance_on_tile(door.tile()).is_none() {
                    visit.one(Action::FirstRestaurant { at: site.at, entrance })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Is there any place for a first restaurant? (On the maps of the rules always; not on every drawn map.)
    pub(crate) fn can_place_first(&self, player: PlayerId) -> bool {
        self.list_first_places(player, &mut First).is_break()
    }

    pub(crate) fn do_pass(&mut self, player: PlayerId, sink: &mut impl Sink) -> Next {
        self.passed.insert(player);
        sink.emit(|| Event::Passed { chain: player });
        self.next_first_restaurant()
    }

    pub(crate) fn do_first_restaurant(
        &mut self,
        player: PlayerId,
        at: Coord,
        entrance: Corner,
        sink: &mut impl Sink,
    ) -> Next {
        self.passed.remove(player);
        self.put_first_restaurant(player, at, entrance, sink);
        self.next_first_restaurant()
    }

    pub(crate) fn put_first_restaurant(
        &mut self,
        player: PlayerId,
        at: Coord,
        entrance: Corner,
        sink: &mut impl Sink,
    ) {
        self.occupy(Rect::new(at, 2, 2));
        self.chain_mut(player).restaurants.push(Restaurant { at, entrance, open: true });
        sink.emit(|| Event::RestaurantPlaced { chain: player, at, entrance, open: true, by: None });
    }

    /// From last to first in turn order; then, in turn order, those who passed (B-SET-3).
    fn next_first_restaurant(&mut self) -> Next {
        let next = match self.stage {
            Stage::FirstRestaurant { must_place: false } if self.at_turn > 0 => Some(self.at_turn - 1),
            Stage::FirstRestaurant { must_place } => {
                let from = if must_place { usize::from(self.at_turn) + 1 } else { 0 };
                self.stage = Stage::FirstRestaurant { must_place: true };
                let waiting = self.order.iter().enumerate().skip(from);
                waiting.into_iter().find(|(_, player)| self.passed.contains(**player)).map(|(i, _)| i as u8)
            }
            _ => None,
        };
        if let Some(next) = next {
            self.at_turn = next;
            self.awaited = PlayerSet::only(self.order[usize::from(next)]);
            return Next::Wait;
        }
        self.passed = PlayerSet::NONE;
        if self.config.full() {
            self.stage = Stage::Reserve;
            self.awaited = self.people().filter(|player| self.order.contains(player)).collect();
            Next::Wait
        } else {
            Next::Round
        }
    }

    pub(crate) fn do_reserve(&mut self, player: PlayerId, card: ReserveCard, sink: &mut impl Sink) -> Next {
        self.chain_mut(player).reserve = Some(card);
        self.awaited.remove(player);
        sink.emit(|| Event::ReserveChosen { chain: player, card: Some(card) });
        if self.awaited.is_empty() { Next::Round } else { Next::Wait }
    }
}
