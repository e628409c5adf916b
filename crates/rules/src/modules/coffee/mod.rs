//! Coffee: baristas, shops, and what houses buy on their way to dinner (K-COFFEE). Which shops they pass is in [`routes`].

mod routes;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::action::Action;
use crate::cards::{Employee, Feat, Milestone};
use crate::config::{BaristaReach, CoffeeRoutes};
use crate::evening::Seller;
use crate::event::{Event, Sink};
use crate::flow::{Next, QuestionKind};
use crate::game::{Fate, Game, MOST_LINKS, Restaurant};
use crate::item::Item;
use crate::map::{Coord, Corner, HouseKind, Rect, Site, Square};
use crate::money::SaleParts;
use crate::phase::{First, Visit};
use crate::player::{MAX_PLAYERS, PlayerId};
use crate::refusal::Refusal;
use routes::{Destination, Stops, Trip};

/// Coffee shops of one chain.
pub const SHOPS: usize = 3;
/// How far from an own restaurant or shop a barista's shop may be (K-COFFEE-4).
const SHOP_RANGE: u8 = 2;

/// The coffee shops of all chains.
pub(crate) type Shops = [ArrayVec<Coord, SHOPS>; MAX_PLAYERS];

/// Somewhere coffee is sold: a shop or an open restaurant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoffeeStop {
    /// Whose.
    pub chain: PlayerId,
    /// The square of the shop, or the north-west square of the restaurant.
    pub at: Coord,
    /// Is it a restaurant?
    pub restaurant: bool,
}

/// A way to dinner, and where one could buy coffee on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoffeeRoute {
    /// The road squares from the house on.
    pub squares: Vec<Coord>,
    /// What it passes.
    pub stops: Vec<CoffeeStop>,
}

/// Coffee that one chain sold to one house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoffeeSale {
    /// Who.
    pub chain: PlayerId,
    /// How many.
    pub count: u16,
    /// What it brought.
    pub income: i32,
    /// And how that came about.
    pub parts: SaleParts,
}

/// Somewhere coffee is sold tonight, with the squares it is served at.
struct Location {
    stop: CoffeeStop,
    doors: ArrayVec<Square, 4>,
}

impl Game {
    // ---- shops -------------------------------------------------------------------------------------

    /// The coffee shops of a chain.
    #[inline]
    pub fn shops(&self, player: PlayerId) -> &[Coord] {
        self.extras.as_deref().map_or(&[], |extras| &extras.shops[player.index()])
    }

    /// The coffee shops of everybody.
    pub(crate) fn all_shops(&self) -> impl Iterator<Item = (PlayerId, Coord)> + '_ {
        self.config.player_ids().flat_map(|player| self.shops(player).iter().map(move |at| (player, *at)))
    }

    /// May a shop stand there: beside a road, on a tile without another (K-COFFEE-3)? `lifted` is one that is moved.
    pub(crate) fn check_shop_place(&self, at: Coord, lifted: Option<Coord>) -> Result<(), Refusal> {
        self.check_empty(Rect::new(at, 1, 1))?;
        if self.board.site(1, 1, at).is_none() {
            return Err(Refusal::ShopNotByRoad { at });
        }
        match self.shop_on_tile_of(at, lifted) {
            Some(other) => Err(Refusal::TileHasShop { at: other }),
            None => Ok(()),
        }
    }

    fn shop_on_tile_of(&self, at: Coord, lifted: Option<Coord>) -> Option<Coord> {
        let tile = |at: Coord| self.board.square(at).map(Square::tile);
        let mut shops = self.all_shops().map(|(_, shop)| shop).filter(|shop| Some(*shop) != lifted);
        shops.find(|shop| tile(*shop) == tile(at))
    }

    /// May this chain place a shop there now, or move one (K-COFFEE-4, K-COFFEE-5)?
    pub(crate) fn check_shop(
        &self,
        player: PlayerId,
        anywhere: bool,
        at: Coord,
        from: Option<Coord>,
    ) -> Result<(), Refusal> {
        let shops = self.shops(player);
        match from {
            None if shops.len() >= SHOPS => return Err(Refusal::NoShopsLeft),
            Some(from) if shops.len() < SHOPS || !shops.contains(&from) => {
                return Err(Refusal::NoShopToMove { at: from });
            }
            _ => {}
        }
        self.check_shop_place(at, from)?;
        let range = SHOP_RANGE;
        if !anywhere
            && !self.within_range(player, range).includes(&self.board, &self.squares_of(Rect::new(at, 1, 1)))
        {
            return Err(Refusal::ShopOutOfRange { range });
        }
        Ok(())
    }

    /// Every place for a shop, in order; with all of them out, every move.
    pub(crate) fn list_shops(
        &self,
        player: PlayerId,
        anywhere: bool,
        visit: &mut impl Visit,
    ) -> ControlFlow<()> {
        let shops = self.shops(player);
        let mut moved: ArrayVec<Option<Coord>, SHOPS> = ArrayVec::new();
        if shops.len() < SHOPS {
            moved.push(None);
        } else {
            moved.extend(shops.iter().copied().map(Some));
            moved.sort_unstable();
        }
        let reach = (!anywhere).then(|| self.within_range(player, SHOP_RANGE));
        let fits = |site: &&Site| {
            self.site_free(site)
                && reach.as_ref().is_none_or(|reach| reach.includes(&self.board, &site.squares))
        };
        for site in self.board.sites(1, 1).iter().filter(fits) {
            for from in moved.iter().copied() {
                if self.shop_on_tile_of(site.at, from).is_none() {
                    visit.one(Action::Shop { at: site.at, from })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_shop(&mut self, player: PlayerId, at: Coord, from: Option<Coord>, sink: &mut impl Sink) {
        if let Some(from) = from {
            self.vacate(Rect::new(from, 1, 1));
            self.shops_mut(player).retain(|shop| *shop != from);
        }
        self.put_shop(player, at);
        sink.emit(|| Event::ShopPlaced { chain: player, at, from });
    }

    fn shops_mut(&mut self, player: PlayerId) -> &mut ArrayVec<Coord, SHOPS> {
        &mut self.extras.get_or_insert_default().shops[player.index()]
    }

    pub(crate) fn put_shop(&mut self, player: PlayerId, at: Coord) {
        self.occupy(Rect::new(at, 1, 1));
        self.shops_mut(player).push(at);
    }

    /// Asks for a shop, if there is anywhere to put one.
    fn offer_shop(&mut self, player: PlayerId, anywhere: bool) {
        if self.list_shops(player, anywhere, &mut First).is_break() {
            self.ask(player, QuestionKind::CoffeeShop { anywhere });
        }
    }

    /// Every step of a barista's training brings a shop (K-COFFEE-2).
    pub(crate) fn offer_shops_for_training(&mut self, player: PlayerId, card: Employee, to: Employee) {
        let lead_anywhere = self.config.options.barista == BaristaReach::Unlimited;
        if card == Employee::BaristaTrainee {
            self.offer_shop(player, false);
        }
        if to == Employee::LeadBarista {
            self.offer_shop(player, lead_anywhere);
        }
    }

    /// A shop for those who sold the first coffee, in turn order (K-COFFEE-12).
    pub(crate) fn offer_first_coffee_shops(&mut self) -> Next {
        let first = Milestone::FirstCoffeeSold;
        if self.claimed.has(first) {
            for player in self.order.clone() {
                if self.chain(player).has(first) && !self.is_automaton(player) {
                    self.offer_shop(player, true);
                }
            }
        }
        Next::EndRound
    }

    // ---- on the way to dinner -----------------------------------------------------------------------

    /// Has anybody coffee to sell?
    pub(crate) fn is_coffee_in_stock(&self) -> bool {
        self.chains.iter().any(|chain| chain.stock.of(Item::Coffee) > 0)
    }

    /// The entrances of a restaurant.
    fn doors_of(&self, player: PlayerId, restaurant: &Restaurant) -> ArrayVec<Square, 4> {
        let drive_in = self.has_drive_in(player);
        let corners = Corner::ALL.into_iter().filter(|corner| drive_in || *corner == restaurant.entrance);
        corners.filter_map(|corner| self.board.square(corner.of(restaurant.at))).collect()
    }

    /// Everywhere coffee is sold as things stand (K-COFFEE-9).
    fn coffee_locations(&self) -> Vec<Location> {
        let mut locations = Vec::new();
        for player in self.config.player_ids() {
            let chain = self.chain(player);
            if chain.fate == Fate::Out || chain.stock.of(Item::Coffee) == 0 {
                continue;
            }
            for at in self.shops(player) {
                let doors = self.board.square(*at).into_iter().collect();
                locations
                    .push(Location { stop: CoffeeStop { chain: player, at: *at, restaurant: false }, doors });
            }
            for restaurant in chain.restaurants.iter().filter(|restaurant| restaurant.open) {
                let stop = CoffeeStop { chain: player, at: restaurant.at, restaurant: true };
                locations.push(Location { stop, doors: self.doors_of(player, restaurant) });
            }
        }
        locations
    }

    /// A house on its way to the restaurant it chose (K-COFFEE-20, K-COFFEE-21).
    fn coffee_trip(&self, index: usize, to: PlayerId, distance: u8, locations: &[Location]) -> Trip<'_> {
        let house = &self.houses[index];
        let starts = if house.kind == HouseKind::Rural {
            self.board.rural_nodes().collect()
        } else {
            let squares = house.rect().coords().filter_map(|at| self.board.square(at));
            squares.flat_map(|square| self.board.nodes_by(square)).collect()
        };
        let mut stops: Vec<Stops> = vec![0; self.board.roads.next.len()];
        for (i, location) in locations.iter().enumerate() {
            for (node, _) in location.doors.iter().flat_map(|door| self.board.nodes_by(*door)) {
                stops[usize::from(node)] |= 1 << i;
            }
        }
        let mut destinations = Vec::new();
        for restaurant in self.chain(to).restaurants.iter().filter(|restaurant| restaurant.open) {
            let doors = self.doors_of(to, restaurant);
            if self.distance(house, &self.links_from::<MOST_LINKS>(&doors)) == Some(distance) {
                let here =
                    |location: &Location| location.stop.restaurant && location.stop.at == restaurant.at;
                let own = locations.iter().position(here).map_or(0, |i| 1 << i);
                let ends = doors.iter().flat_map(|door| self.board.nodes_by(*door)).collect();
                destinations.push(Destination { ends, own });
            }
        }
        let across_tiles = self.config.options.coffee != CoffeeRoutes::Tiles;
        Trip { board: &self.board, starts, destinations, distance, stops, across_tiles, avoid: 0 }
    }

    /// The house buys coffee on its way (K-COFFEE-7). `sellers` are the chains of the evening.
    pub(crate) fn sell_coffee(
        &mut self,
        index: usize,
        to: &Seller,
        distance: u8,
        sellers: &[Seller],
        sink: &mut impl Sink,
    ) {
        let locations = self.coffee_locations();
        if locations.is_empty() {
            return;
        }
        let mut trip = self.coffee_trip(index, to.player, distance, &locations);
        let (best, searches) = trip.plan();
        let of_chain = |chain: PlayerId| -> Stops {
            let own = locations.iter().enumerate().filter(|(_, location)| location.stop.chain == chain);
            own.fold(0, |all, (i, _)| all | 1 << i)
        };
        let sold = |chain: PlayerId, stops: Stops| {
            let passed = (stops & of_chain(chain)).count_ones();
            u32::from(self.chain(chain).stock.of(Item::Coffee)).min(passed)
        };
        let value = |stops: Stops| -> u32 { self.config.player_ids().map(|chain| sold(chain, stops)).sum() };
        let most = best.iter().map(|passed| value(passed.stops)).max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let kept: Vec<_> = best.iter().filter(|passed| value(passed.stops) == most).collect();
        let mut common = kept.iter().fold(Stops::MAX, |common, passed| common & passed.stops);
        if self.config.options.coffee == CoffeeRoutes::Literal {
            // Ways that are part of another count as well: whatever one of them leaves out is undecided (OPT-COFFEE).
            for stop in (0..locations.len()).map(|i| 1 << i) {
                trip.avoid = stop;
                if common & stop != 0 && trip.plan().0.iter().any(|passed| value(passed.stops) == most) {
                    common &= !stop;
                }
            }
            trip.avoid = 0;
        }
        let multiplier = self.multiplier(&self.houses[index]);
        let park = sink.wanted() && self.has_park(&self.houses[index]);
        let mut sales: ArrayVec<CoffeeSale, MAX_PLAYERS> = ArrayVec::new();
        for chain in self.config.player_ids() {
            let count = sold(chain, common) as u16;
            if let Some(seller) = sellers.iter().find(|seller| seller.player == chain).filter(|_| count > 0) {
                // Fries come once for a house (K-FRY-3).
                let parts = SaleParts { park, ..seller.coffee(count, multiplier, chain != to.player) };
                sales.push(CoffeeSale { chain, count, income: parts.income(), parts });
            }
        }
        let told = |stops: Stops| -> Vec<CoffeeStop> {
            (0..locations.len()).filter(|i| stops >> i & 1 == 1).map(|i| locations[i].stop).collect()
        };
        let event = sink.wanted().then(|| Event::CoffeeSold {
            house: self.houses[index].number,
            chain: to.player,
            routes: kept
                .iter()
                .map(|passed| CoffeeRoute {
                    squares: trip.squares(passed, &searches),
                    stops: told(passed.stops),
                })
                .collect(),
            common: told(common),
            undecided: told(kept.iter().fold(0, |all, passed| all | passed.stops) & !common),
            sales: sales.to_vec(),
        });
        if let Some(event) = event {
            sink.emit(|| event);
        }
        for sale in sales {
            let chain = self.chain_mut(sale.chain);
            chain.stock.take(Item::Coffee, sale.count);
            self.earn(sale.chain, sale.income, sink);
            self.achieve(sale.chain, Feat::SellCoffee, sink);
        }
    }
}
