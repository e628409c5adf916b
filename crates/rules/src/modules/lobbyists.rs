//! Lobbyists: roads, parks and one more tile (K-LOB). What they lay is part of the board, so every question about roads,
//! ranges, blocks and houses sees it; here is what may be laid where, and when it opens.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::cards::{Ability, Employee, Feat};
use crate::event::{Event, Sink};
use crate::flow::QuestionKind;
use crate::game::{Game, Reach};
use crate::map::{
    Additions, Board, BuiltRoad, Coord, Dir, House, HouseKind, HouseNumber, Layout, OFFRAMPS, Offramp, Park,
    ParkPiece, PlacedTile, Road, RoadPiece, Square, SquareKind, SquareSet, TILE, TileId, Turn, TurnedTile,
};
use crate::phase::{First, Visit};
use crate::player::PlayerId;
use crate::refusal::Refusal;
use crate::view::AddedData;

/// The card that does it.
const LOBBYIST: Employee = Employee::Lobbyist;
/// Places of the grid around a tile, in order of columns.
const AROUND: [(i8, i8); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

impl Game {
    /// Is a house, or its garden, beside a park (K-LOB-20, K-LOB-22)?
    #[cold]
    pub fn has_park(&self, house: &House) -> bool {
        self.board.has_parks() && house.kind != HouseKind::Rural && self.board.by_park(house.rect())
    }

    /// Changes tiles or pieces of the map: a new board, with everything that follows from it.
    pub(crate) fn change_map(&mut self, change: impl FnOnce(&mut Layout, &mut Additions)) {
        let mut layout = self.board.layout().clone();
        let mut added = self.board.added().clone().read_as(&self.config.options);
        change(&mut layout, &mut added);
        self.board = Board::grown(layout, added);
        for house in &mut self.houses {
            house.links = self.board.links_of(house.rect());
        }
    }

    // ---- what can be laid -------------------------------------------------------------------------

    /// Pieces of a road left.
    pub fn roads_left(&self, piece: RoadPiece) -> usize {
        let laid = self.board.added().roads.iter().filter(|it| it.road.piece == piece).count();
        piece.count().saturating_sub(laid)
    }

    /// Pieces of a park left.
    pub fn parks_left(&self, piece: ParkPiece) -> usize {
        let laid = self.board.added().parks.iter().filter(|it| it.piece == piece).count();
        piece.count().saturating_sub(laid)
    }

    /// What was added to the map, for whoever looks at it; nothing where nothing can be.
    pub(crate) fn added_data(&self) -> Option<AddedData> {
        let added = self.board.added();
        self.config.sides_matter().then(|| AddedData {
            roads: added.roads.clone(),
            roadworks: added.roadworks.clone(),
            parks: added.parks.clone(),
            offramps: added.offramps.clone(),
            roads_left: RoadPiece::ALL.into_iter().map(|it| (it, self.roads_left(it) as u8)).collect(),
            parks_left: ParkPiece::ALL.into_iter().map(|it| (it, self.parks_left(it) as u8)).collect(),
            offramps_left: (OFFRAMPS - added.offramps.len()) as u8,
            tile_reserve: self.tile_reserve(),
        })
    }

    fn lobby_range() -> u8 {
        match LOBBYIST.card().ability {
            Ability::Lobby(range) => range,
            _ => 0,
        }
    }

    /// The squares of a piece, which must be empty (K-LOB-3).
    fn check_piece(&self, squares: &[Coord]) -> Result<(), Refusal> {
        squares.iter().try_for_each(|at| self.check_empty(crate::map::Rect::new(*at, 1, 1)))
    }

    /// Is a reached road beside the piece, whichever tile it lies on (K-LOB-4)?
    fn piece_in_reach(&self, reach: &Reach, squares: &[Coord]) -> bool {
        let reached =
            |square: Square| self.board.nodes_by(square).any(|(node, _)| reach.has(&self.board, node));
        squares.iter().filter_map(|at| self.board.square(*at)).any(reached)
    }

    /// Does an arrow point at a road that is reached, or at an own entrance (K-LOB-5, K-LOB-6)?
    fn leads_somewhere(&self, player: PlayerId, reach: &Reach, road: Road) -> bool {
        let entrances = self.entrances(player);
        let target = |(at, dir): (Coord, Dir)| {
            let Some(square) = self.board.square(at) else { return false };
            let reached =
                || self.board.roads.enter(square, dir).is_some_and(|node| reach.has(&self.board, node));
            entrances.contains(&square) || self.board.kind(square) == SquareKind::Road && reached()
        };
        road.arrows().into_iter().flatten().any(target)
    }

    pub(crate) fn check_road(&self, player: PlayerId, road: Road) -> Result<(), Refusal> {
        self.check_ready(player, LOBBYIST)?;
        self.check_road_piece(road)?;
        let range = Self::lobby_range();
        if self.leads_somewhere(player, &self.within_range(player, range), road) {
            Ok(())
        } else {
            Err(Refusal::RoadLeadsNowhere)
        }
    }

    /// A piece that is left, on empty squares.
    pub(crate) fn check_road_piece(&self, road: Road) -> Result<(), Refusal> {
        if self.roads_left(road.piece) == 0 {
            return Err(Refusal::NoPieceLeft { piece: road.piece.id() });
        }
        self.check_piece(&road.squares())
    }

    pub(crate) fn check_park(&self, player: PlayerId, park: Park) -> Result<(), Refusal> {
        self.check_ready(player, LOBBYIST)?;
        self.check_park_piece(park)?;
        let range = Self::lobby_range();
        if self.piece_in_reach(&self.within_range(player, range), &park.squares()) {
            Ok(())
        } else {
            Err(Refusal::LobbyOutOfRange { range })
        }
    }

    /// A piece that is left, on empty squares.
    pub(crate) fn check_park_piece(&self, park: Park) -> Result<(), Refusal> {
        if self.parks_left(park.piece) == 0 {
            return Err(Refusal::NoPieceLeft { piece: park.piece.id() });
        }
        self.check_piece(&park.squares())
    }

    pub(crate) fn list_lobbying(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        if self.ready(player, LOBBYIST) == 0 {
            return ControlFlow::Continue(());
        }
        let reach = self.within_range(player, Self::lobby_range());
        let free: Vec<Square> = self.board.squares().filter(|square| self.is_free(*square)).collect();
        let is_free = |at: &Coord| self.board.square(*at).is_some_and(|square| self.is_free(square));
        let mut roads: Vec<Road> = Vec::new();
        for piece in RoadPiece::ALL.into_iter().filter(|piece| self.roads_left(*piece) > 0) {
            for turn in piece.turns() {
                let shape = Road { piece, at: Coord::new(0, 0), turn: *turn }.squares();
                // Every free square is where some piece could begin.
                for first in free.iter().map(|square| self.board.coord(*square)) {
                    let at = first.back_by(shape[0]);
                    if shape[1..].iter().all(|offset| is_free(&offset.moved(at))) {
                        roads.push(Road { piece, at, turn: *turn });
                    }
                }
            }
        }
        roads.sort_unstable();
        for road in roads {
            if self.leads_somewhere(player, &reach, road) {
                visit.one(Action::Road { road })?;
            }
        }
        let beside =
            |square: &Square| self.board.nodes_by(*square).any(|(node, _)| reach.has(&self.board, node));
        let mut by_road = SquareSet::NONE;
        free.iter().filter(|square| beside(square)).for_each(|square| by_road.insert(*square));
        let reached = |at: Coord| self.board.square(at).is_some_and(|square| by_road.has(square));
        let mut parks: Vec<Park> = Vec::new();
        for piece in ParkPiece::ALL.into_iter().filter(|piece| self.parks_left(*piece) > 0) {
            for park in Park::all(piece, Coord::new(0, 0)) {
                let shape = park.squares();
                for first in free.iter().map(|square| self.board.coord(*square)) {
                    let at = first.back_by(shape[0]);
                    if shape[1..].iter().all(|offset| is_free(&offset.moved(at)))
                        && shape.iter().any(|offset| reached(offset.moved(at)))
                    {
                        parks.push(Park { at, ..park });
                    }
                }
            }
        }
        parks.sort_unstable();
        visit.many(parks.into_iter().map(|park| Action::Park { park }))
    }

    // ---- what laying does -------------------------------------------------------------------------

    pub(crate) fn do_road(&mut self, player: PlayerId, road: Road, sink: &mut impl Sink) {
        self.turn.used.add(LOBBYIST, 1);
        self.lay_road(player, road, sink);
    }

    pub(crate) fn do_park(&mut self, player: PlayerId, park: Park, sink: &mut impl Sink) {
        self.turn.used.add(LOBBYIST, 1);
        self.lay_park(player, park, sink);
    }

    /// Open road squares that the arrows of a road point at (K-LOB-7).
    pub(crate) fn arrow_targets(&self, road: Road) -> impl Iterator<Item = Coord> + '_ {
        let is_road = |at: &Coord| self.board.square(*at).is_some_and(|it| self.board.kind(it).is_road());
        road.arrows().into_iter().flatten().map(|(at, _)| at).filter(is_road)
    }

    /// Begins a road, with roadworks where it will join others.
    pub(crate) fn lay_road(&mut self, player: PlayerId, road: Road, sink: &mut impl Sink) {
        let roadworks: Vec<Coord> = self.arrow_targets(road).collect();
        self.change_map(|_, added| {
            added.roads.push(BuiltRoad { road, under_construction: true });
            added.roadworks.extend(&roadworks);
            added.roadworks.sort_unstable();
            added.roadworks.dedup();
        });
        sink.emit(|| Event::RoadLaid { chain: player, road, roadworks });
        self.achieve(player, Feat::Lobby, sink);
    }

    pub(crate) fn lay_park(&mut self, player: PlayerId, park: Park, sink: &mut impl Sink) {
        let without = |game: &Game| -> Vec<HouseNumber> {
            game.houses.iter().filter(|house| !game.has_park(house)).map(|house| house.number).collect()
        };
        let before = if sink.wanted() { without(self) } else { Vec::new() };
        self.change_map(|_, added| added.parks.push(park));
        sink.emit(|| {
            let after = without(self);
            let houses = before.into_iter().filter(|house| !after.contains(house)).collect();
            Event::ParkLaid { chain: player, park, houses }
        });
        self.achieve(player, Feat::Lobby, sink);
    }

    /// Roads that were under construction open, and roadworks go (K-LOB-10).
    pub(crate) fn open_roads(&mut self, sink: &mut impl Sink) {
        let added = self.board.added();
        if added.roads.iter().all(|it| !it.under_construction) && added.roadworks.is_empty() {
            return;
        }
        let roads = added.roads.iter().filter(|it| it.under_construction).map(|it| it.road).collect();
        self.change_map(|_, added| {
            added.roads.iter_mut().for_each(|it| it.under_construction = false);
            added.roadworks.clear();
        });
        sink.emit(|| Event::RoadsOpened { roads });
    }

    // ---- one more tile ----------------------------------------------------------------------------

    /// The tiles that can still be added: all that were agreed on and are not on the map (K-LOB-1).
    pub fn tile_reserve(&self) -> Vec<TileId> {
        if !self.config.grows() {
            return Vec::new();
        }
        let on_map = |tile: &TileId| self.board.layout().tiles().iter().any(|placed| placed.tile == *tile);
        match self.extras.as_deref().and_then(|extras| extras.tile_reserve.as_ref()) {
            Some(reserve) => reserve.clone(),
            None => self.config.tile_pool().filter(|tile| !on_map(tile)).collect(),
        }
    }

    /// Asks for a tile, if one is left and can go anywhere (K-LOB-30, K-LOB-31).
    pub(crate) fn offer_tile(&mut self, player: PlayerId) {
        if self.list_tiles(&mut First).is_break() {
            self.ask(player, QuestionKind::Tile);
        }
    }

    pub(crate) fn check_tile(&self, tile: TurnedTile, slot: Coord) -> Result<(), Refusal> {
        if !self.tile_reserve().contains(&tile.tile) {
            return Err(Refusal::TileNotInReserve { tile: tile.tile });
        }
        self.check_slot(slot)
    }

    /// A place of the grid against a tile, with nothing lying there beside the map (K-LOB-31).
    fn check_slot(&self, slot: Coord) -> Result<(), Refusal> {
        if !self.board.layout().takes_tile(slot.x, slot.y) {
            return Err(Refusal::NoPlaceForTile { slot });
        }
        let inside = |at: Coord| (at.x.div_euclid(TILE), at.y.div_euclid(TILE)) == (slot.x, slot.y);
        let offramps = self.board.added().offramps.iter().flat_map(Offramp::squares);
        let airplanes = self.airplane_rects().flat_map(|(_, rect)| rect.coords().collect::<Vec<_>>());
        if offramps.chain(airplanes).any(inside) { Err(Refusal::SlotBlocked { slot }) } else { Ok(()) }
    }

    pub(crate) fn list_tiles(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        let reserve = self.tile_reserve();
        if reserve.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut slots: Vec<Coord> = Vec::new();
        for placed in self.board.layout().tiles() {
            for (dx, dy) in AROUND {
                slots.push(Coord::new(placed.column.saturating_add(dx), placed.row.saturating_add(dy)));
            }
        }
        slots.sort_unstable();
        slots.dedup();
        slots.retain(|slot| self.check_slot(*slot).is_ok());
        for tile in reserve {
            for turn in Turn::ALL {
                let tile = TurnedTile { tile, turn };
                visit.many(slots.iter().map(|slot| Action::Tile { tile, slot: *slot }))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The tile is part of the map at once, with its houses (K-LOB-32).
    pub(crate) fn do_tile(&mut self, player: PlayerId, tile: TurnedTile, slot: Coord, sink: &mut impl Sink) {
        let placed = PlacedTile { tile: tile.tile, turn: tile.turn, column: slot.x, row: slot.y };
        self.change_map(|layout, _| *layout = layout.with(placed));
        if let Some(reserve) = self.extras.as_deref_mut().and_then(|extras| extras.tile_reserve.as_mut()) {
            reserve.retain(|other| *other != tile.tile);
        }
        let new: Vec<House> = self.board.houses_of(&placed).collect();
        let houses = new.iter().map(|house| house.number).collect();
        for house in new {
            let place = self.houses.iter().position(|other| other.number > house.number);
            self.houses.insert(place.unwrap_or(self.houses.len()), house);
        }
        sink.emit(|| Event::TileAdded { chain: player, tile, slot, houses });
    }
}
