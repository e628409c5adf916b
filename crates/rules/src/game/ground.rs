//! The map as it stands: what is where, and how far it is.

use arrayvec::ArrayVec;

use super::{Campaign, Fate, Game, MAX_HOUSES, Restaurant};
use crate::automaton::{Automaton, MORE_RESTAURANTS};
use crate::map::{
    Board, Coord, Corner, House, HouseKind, HouseNumber, Link, MOST_STRETCHES, Node, Rect, Site, Square,
    SquareKind, SquareSet, UNREACHABLE,
};
use crate::modules::coffee::SHOPS;
use crate::player::{MAX_PLAYERS, PlayerId};
use crate::refusal::{Occupant, Refusal};

/// Most squares a range can start from: all corners of all restaurants, and all shops.
pub(crate) const MOST_ORIGINS: usize = 4 * MORE_RESTAURANTS + SHOPS;
/// Most ways from the corners of restaurants onto roads: two from each.
pub(crate) const MOST_LINKS: usize = 2 * 4 * MORE_RESTAURANTS;
/// The same with four from each shop.
pub(crate) const MOST_ORIGIN_LINKS: usize = MOST_LINKS + 4 * SHOPS;

impl Game {
    /// Nothing printed or placed there (B-MAP-7)?
    #[inline]
    pub(crate) fn is_free(&self, square: Square) -> bool {
        self.board.printed_empty().has(square) && !self.occupied.has(square)
    }

    /// Is the whole site free of pieces? (The print was looked at when sites were listed.)
    #[inline]
    pub(crate) fn site_free(&self, site: &Site) -> bool {
        !self.occupied.any(&site.squares)
    }

    /// What stands on a square.
    pub fn occupant(&self, at: Coord) -> Option<Occupant> {
        let square = self.board.square(at)?;
        match self.board.kind(square) {
            SquareKind::Road | SquareKind::Bridge => return Some(Occupant::Road),
            SquareKind::Source(item) => return Some(Occupant::Source { item }),
            SquareKind::Park => return Some(Occupant::Park),
            SquareKind::Works => return Some(Occupant::Works),
            SquareKind::House | SquareKind::Garden | SquareKind::Empty => {}
        }
        let inside = |rect: Rect| rect.coords().any(|coord| coord == at);
        for house in &self.houses {
            if inside(house.building()) {
                return Some(Occupant::House { house: house.number });
            }
            if house.garden_rect().is_some_and(inside) {
                return Some(Occupant::Garden { house: house.number });
            }
        }
        for (player, chain) in self.config.player_ids().zip(&self.chains) {
            if chain.restaurants.iter().any(|restaurant| inside(restaurant.rect())) {
                return Some(Occupant::Restaurant { chain: player });
            }
        }
        if let Some((chain, _)) = self.all_shops().find(|(_, shop)| *shop == at) {
            return Some(Occupant::CoffeeShop { chain });
        }
        self.campaigns
            .iter()
            .find(|campaign| campaign.rect().is_some_and(inside))
            .map(|campaign| Occupant::Campaign { number: campaign.number })
    }

    /// All squares of the rectangle on the map and empty?
    pub(crate) fn check_empty(&self, rect: Rect) -> Result<(), Refusal> {
        for at in rect.coords() {
            let square = self.board.square(at).ok_or(Refusal::OffMap { at })?;
            if !self.is_free(square) {
                return Err(match self.occupant(at) {
                    Some(by) => Refusal::NotEmpty { at, by },
                    None => Refusal::OffMap { at },
                });
            }
        }
        // Coordinates at the end of the number range yield fewer squares than the piece has.
        if rect.coords().count() != (rect.width as usize) * (rect.height as usize) {
            return Err(Refusal::OffMap { at: rect.at });
        }
        Ok(())
    }

    pub(crate) fn squares_of(&self, rect: Rect) -> ArrayVec<Square, 6> {
        rect.coords().filter_map(|at| self.board.square(at)).take(6).collect()
    }

    pub(crate) fn occupy(&mut self, rect: Rect) {
        let squares = self.squares_of(rect);
        self.occupied.insert_all(&squares);
    }

    pub(crate) fn vacate(&mut self, rect: Rect) {
        let squares = self.squares_of(rect);
        self.occupied.remove_all(&squares);
    }

    /// Rebuilds what is derived from the pieces, after loading.
    pub(crate) fn recompute_occupied(&mut self) {
        self.occupied = SquareSet::NONE;
        let mut rects: Vec<Rect> = Vec::new();
        rects.extend(self.houses.iter().filter_map(House::placed_rect));
        rects.extend(self.chains.iter().flat_map(|chain| chain.restaurants.iter().map(Restaurant::rect)));
        rects.extend(self.campaigns.iter().filter_map(Campaign::rect));
        rects.extend(self.all_shops().map(|(_, at)| Rect::new(at, 1, 1)));
        for rect in rects {
            self.occupy(rect);
        }
    }

    pub(crate) fn house(&self, number: HouseNumber) -> Option<&House> {
        self.houses.iter().find(|house| house.number == number)
    }

    /// The squares every range of a player starts from: its entrances and its shops (K-COFFEE-6).
    #[inline]
    pub(crate) fn origins(&self, player: PlayerId) -> ArrayVec<Square, MOST_ORIGINS> {
        let mut origins: ArrayVec<Square, MOST_ORIGINS> = self.entrances(player).into_iter().collect();
        if self.extras.is_some() && self.chain(player).fate != Fate::Out {
            origins.extend(self.shops(player).iter().filter_map(|at| self.board.square(*at)));
        }
        origins
    }

    /// Where guests go in: the entrances of open restaurants (B-MAP-5), all four corners with a drive-in (B-RST-4).
    pub(crate) fn entrances(&self, player: PlayerId) -> ArrayVec<Square, { 4 * MORE_RESTAURANTS }> {
        let chain = self.chain(player);
        let mut origins = ArrayVec::new();
        if chain.fate == Fate::Out {
            return origins; // derelict blocks that nobody uses (B-OPT-1)
        }
        let drive_in = self.has_drive_in(player);
        for restaurant in chain.restaurants.iter().filter(|restaurant| restaurant.open) {
            let doors = if drive_in { &Corner::ALL[..] } else { std::slice::from_ref(&restaurant.entrance) };
            origins.extend(doors.iter().filter_map(|corner| self.board.square(corner.of(restaurant.at))));
        }
        origins
    }

    /// Are all corners of a player's restaurants entrances (B-RST-4)? The Chain's are, unless a cool card closed them for
    /// this turn.
    pub(crate) fn has_drive_in(&self, player: PlayerId) -> bool {
        if self.is_automaton(player) {
            !self.automaton().is_some_and(Automaton::no_drive_ins)
        } else {
            self.chain(player).drive_in()
        }
    }

    /// The ways from a player's entrances onto roads, for guests.
    pub(crate) fn entrance_links(&self, player: PlayerId) -> ArrayVec<Link, MOST_LINKS> {
        self.links_from(&self.entrances(player))
    }

    /// The ways from these entrances (at most a chain's) onto roads.
    pub(crate) fn links_from<const N: usize>(&self, doors: &[Square]) -> ArrayVec<Link, N> {
        let mut links: ArrayVec<Link, N> = ArrayVec::new();
        for square in doors {
            for link in self.board.links(*square) {
                match links.iter_mut().find(|known| known.stretch == link.stretch) {
                    Some(known) => known.cost = known.cost.min(link.cost),
                    None => links.push(*link),
                }
            }
        }
        links
    }

    /// The ways from a house onto roads; the rural area has those of the offramps (K-RURAL-6).
    #[inline]
    pub(crate) fn links_of<'a>(&'a self, house: &'a House) -> &'a [Link] {
        if house.kind == HouseKind::Rural { self.board.rural_links() } else { &house.links }
    }

    /// Dinnertime distance from a house to the nearest of these entrances (B-DIN-4): borders, and roadworks (K-LOB-9).
    pub(crate) fn distance(&self, house: &House, origins: &[Link]) -> Option<u8> {
        self.between(self.links_of(house), origins)
    }

    /// The same between any two sets of ways onto roads.
    #[inline]
    fn between(&self, from: &[Link], to: &[Link]) -> Option<u8> {
        let roads = &self.board.roads;
        let (table, width) = (roads.dinner_table(), roads.stretches());
        let mut best = UNREACHABLE;
        for from in from {
            for to in to {
                let borders = table[usize::from(from.stretch) * width + usize::from(to.stretch)];
                if borders != UNREACHABLE {
                    best = best.min(from.cost + borders + to.cost);
                }
            }
        }
        (best != UNREACHABLE).then_some(best)
    }

    /// Dinnertime distance from a house to a player's nearest entrance, for whoever wants to know.
    pub fn distance_to(&self, number: HouseNumber, player: PlayerId) -> Option<u8> {
        self.distance(self.house(number)?, &self.entrance_links(player))
    }

    /// The same for every house, in the order of [`Game::houses`].
    pub fn distances_to(&self, player: PlayerId) -> ArrayVec<Option<u8>, MAX_HOUSES> {
        let origins = self.entrance_links(player);
        self.houses.iter().map(|house| self.distance(house, &origins)).collect()
    }

    /// Dinnertime distance of every house to an entrance on this square, were there one.
    pub fn distances_from(&self, entrance: Coord) -> ArrayVec<Option<u8>, MAX_HOUSES> {
        let links = self.board.square(entrance).map_or(&[][..], |square| self.board.links(square));
        self.houses.iter().map(|house| self.distance(house, links)).collect()
    }

    /// Dinnertime distance between an entrance on this square, were there one, and every player's nearest, by player number.
    pub fn doors_from(&self, entrance: Coord) -> [Option<u8>; MAX_PLAYERS] {
        let links = self.board.square(entrance).map_or(&[][..], |square| self.board.links(square));
        let mut doors = [None; MAX_PLAYERS];
        for (player, nearest) in self.config.player_ids().zip(&mut doors) {
            *nearest = self.between(links, &self.entrance_links(player));
        }
        doors
    }

    /// Squares next to a road that a player reaches within so many borders (B-MKT-3).
    pub(crate) fn within_range(&self, player: PlayerId, range: u8) -> Reach {
        let roads = &self.board.roads;
        let mut cost = [u8::MAX; MOST_STRETCHES];
        for link in self.links_from::<MOST_ORIGIN_LINKS>(&self.origins(player)) {
            for (stretch, best) in cost.iter_mut().enumerate().take(roads.stretches()) {
                let borders = roads.distance(link.stretch, stretch as u8);
                if borders != UNREACHABLE {
                    *best = (*best).min(borders + link.cost);
                }
            }
        }
        Reach { cost, range }
    }
}

/// How far a player reaches by road.
pub(crate) struct Reach {
    cost: [u8; MOST_STRETCHES],
    range: u8,
}

impl Reach {
    /// Is this road within range?
    pub(crate) fn has(&self, board: &Board, node: Node) -> bool {
        self.cost[usize::from(board.roads.stretch_of[usize::from(node)])] <= self.range
    }

    /// Can a piece with these squares be placed? Some square must be next to a reached road (B-MKT-3).
    pub(crate) fn includes(&self, board: &Board, squares: &[Square]) -> bool {
        squares.iter().any(|square| {
            board
                .links(*square)
                .iter()
                .any(|link| self.cost[usize::from(link.stretch)].saturating_add(link.cost) <= self.range)
        })
    }
}
