//! Rural marketeers: giant billboards for an area beside the map, and offramps that lead to it (K-RURAL).

use std::ops::ControlFlow;

use crate::action::Action;
use crate::cards::{CampaignKind, TokenCard};
use crate::config::{Config, Module};
use crate::event::{Event, Sink};
use crate::flow::QuestionKind;
use crate::game::{Campaign, Game};
use crate::map::{Axis, Coord, Dir, Lines, OFFRAMPS, Offramp, Place, Rect, Side, TILE};
use crate::phase::{First, Visit};
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// The sides of the rural area, in the order they are named.
pub(crate) const RURAL_SIDES: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

impl Config {
    /// Can the map grow (K-LOB-30)?
    pub(crate) fn grows(&self) -> bool {
        self.modules.has(Module::Lobbyists)
    }

    /// Is there a rural area?
    pub(crate) fn has_rural_area(&self) -> bool {
        self.modules.has(Module::RuralMarketeers)
    }

    /// Does it matter on which side of the map an airplane lies (K-RURAL-3, K-LOB-31)?
    pub(crate) fn sides_matter(&self) -> bool {
        self.modules.has(Module::RuralMarketeers) || self.modules.has(Module::Lobbyists)
    }

    /// Where it matters, an airplane of which nothing is said lies on the usual side.
    pub(crate) fn at_a_side(&self, place: Place) -> Place {
        match place {
            Place::Lines { lines, side: None } if self.sides_matter() => {
                Place::Lines { lines, side: Some(lines.axis.sides()[0]) }
            }
            _ => place,
        }
    }
}

impl Game {
    /// Sides of the rural area without a giant billboard.
    pub(crate) fn free_rural_sides(&self) -> impl Iterator<Item = Side> + '_ {
        Side::ALL.into_iter().filter(|side| self.check_rural_side(*side).is_ok())
    }

    /// The first of them that is named, for whoever does not care.
    pub(crate) fn free_rural_side(&self) -> Side {
        RURAL_SIDES.into_iter().find(|side| self.check_rural_side(*side).is_ok()).unwrap_or(RURAL_SIDES[0])
    }

    pub(crate) fn check_rural_side(&self, side: Side) -> Result<(), Refusal> {
        let taken = |campaign: &Campaign| campaign.place == Place::Rural { side };
        match self.campaigns.iter().find(|campaign| taken(campaign)) {
            Some(campaign) => Err(Refusal::SideTaken { side, number: campaign.number }),
            None => Ok(()),
        }
    }

    /// The squares beside the map on which an airplane lies: against the outermost tile of its lines (K-LOB-33).
    pub(crate) fn airplane_rect(&self, lines: Lines, side: Side, count: u8) -> Rect {
        let count = count as i8;
        let tile = |line: i8| line.div_euclid(TILE);
        let (first, last) = (tile(lines.first), tile(lines.first.saturating_add(count - 1)));
        let tiles = self.board.layout().tiles().iter();
        let along = tiles.filter(|it| {
            let at = if lines.axis == Axis::Row { it.row } else { it.column };
            (first..=last).contains(&at)
        });
        match side {
            Side::North => {
                let row = along.map(|it| it.row).min().unwrap_or(0) * TILE - 1;
                Rect::new(Coord::new(lines.first, row), count, 1)
            }
            Side::South => {
                let row = (along.map(|it| it.row).max().unwrap_or(0) + 1) * TILE;
                Rect::new(Coord::new(lines.first, row), count, 1)
            }
            Side::West => {
                let column = along.map(|it| it.column).min().unwrap_or(0) * TILE - 1;
                Rect::new(Coord::new(column, lines.first), 1, count)
            }
            Side::East => {
                let column = (along.map(|it| it.column).max().unwrap_or(0) + 1) * TILE;
                Rect::new(Coord::new(column, lines.first), 1, count)
            }
        }
    }

    /// Where the airplanes lie, wherever that matters.
    pub(crate) fn airplane_rects(&self) -> impl Iterator<Item = (&Campaign, Rect)> + '_ {
        self.campaigns.iter().filter_map(|campaign| match campaign.place {
            Place::Lines { lines, side: Some(side) } if campaign.kind() == CampaignKind::Airplane => {
                let count = campaign.number.card()?.lines;
                Some((campaign, self.airplane_rect(lines, side, count)))
            }
            _ => None,
        })
    }

    /// May an airplane over these lines lie on this side: is it a side of theirs, and free of offramps (K-RURAL-3)?
    pub(crate) fn check_airplane_side(
        &self,
        token: &TokenCard,
        lines: Lines,
        side: Option<Side>,
    ) -> Result<(), Refusal> {
        let side = match side {
            None => lines.axis.sides()[0],
            Some(side) if self.config.sides_matter() && lines.axis.sides().contains(&side) => side,
            Some(side) => return Err(Refusal::WrongSide { side }),
        };
        let rect = self.airplane_rect(lines, side, token.lines);
        let mut offramps = self.board.added().offramps.iter().flat_map(Offramp::squares);
        match offramps.find(|at| rect.coords().any(|other| other == *at)) {
            Some(at) => Err(Refusal::OverOfframp { at }),
            None => Ok(()),
        }
    }

    /// Every place of an airplane over these lines, in order.
    pub(crate) fn sides_for(&self, token: &TokenCard, lines: Lines, places: &mut Vec<Place>) {
        if !self.config.sides_matter() {
            places.push(Place::Lines { lines, side: None });
            return;
        }
        let mut sides = lines.axis.sides();
        sides.sort();
        for side in sides.map(Some) {
            if self.check_airplane_side(token, lines, side).is_ok() {
                places.push(Place::Lines { lines, side });
            }
        }
    }
}

impl Game {
    /// Asks where an offramp goes, if one is left and can go anywhere (K-RURAL-3).
    pub(crate) fn offer_offramp(&mut self, player: PlayerId) {
        if self.list_offramps(&mut First).is_break() {
            self.ask(player, QuestionKind::Offramp);
        }
    }

    /// Three squares in a line against the outline of the map, not past its edge, with an open road beside one of them
    /// (K-RURAL-3).
    pub(crate) fn check_offramp(&self, offramp: Offramp) -> Result<(), Refusal> {
        if self.board.added().offramps.len() >= OFFRAMPS {
            return Err(Refusal::NoPieceLeft { piece: "offramp" });
        }
        let (at, squares) = (offramp.at, offramp.squares());
        let on_map = |at: Coord| self.board.square(at).is_some();
        let inward = |at: &Coord, dir: Dir| at.step(dir).is_some_and(on_map);
        let against = Dir::ALL.into_iter().any(|dir| {
            if dir.is_vertical() == offramp.upright {
                squares.iter().any(|at| inward(at, dir)) // end-on: only the end can be
            } else {
                squares.iter().all(|at| inward(at, dir))
            }
        });
        let in_line = squares[0] != squares[1] && squares[1] != squares[2]; // not at the end of the number range
        if !against || !in_line || squares.iter().any(|at| on_map(*at)) {
            return Err(Refusal::OfframpPlace { at });
        }
        let mut others = self.board.added().offramps.iter().flat_map(Offramp::squares);
        if let Some(at) = others.find(|at| squares.contains(at)) {
            return Err(Refusal::OverOfframp { at });
        }
        let over = |rect: Rect| rect.coords().any(|at| squares.contains(&at));
        if let Some((campaign, _)) = self.airplane_rects().find(|(_, rect)| over(*rect)) {
            return Err(Refusal::OverAirplane { number: campaign.number });
        }
        let by_road = |at: &Coord| {
            let onto = |dir: Dir| self.board.roads.enter(self.board.square(at.step(dir)?)?, dir);
            Dir::ALL.into_iter().any(|dir| onto(dir).is_some())
        };
        if squares.iter().any(by_road) { Ok(()) } else { Err(Refusal::OfframpNoRoad { at }) }
    }

    /// Every place for an offramp, in order.
    pub(crate) fn list_offramps(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        let mut places: Vec<Offramp> = Vec::new();
        for square in self.board.squares() {
            for dir in Dir::ALL.into_iter().filter(|dir| self.board.neighbour(square, *dir).is_none()) {
                let Some(beside) = self.board.coord(square).step(dir) else { continue };
                // Every line of three through the square beside the edge, this way or that.
                for upright in [false, true] {
                    for back in 0..3 {
                        let (dx, dy) = if upright { (0, back) } else { (back, 0) };
                        let at = beside.back_by(Coord::new(dx, dy));
                        places.push(Offramp { at, upright });
                    }
                }
            }
        }
        places.sort_unstable();
        places.dedup();
        for offramp in places {
            if self.check_offramp(offramp).is_ok() {
                visit.one(Action::Offramp { offramp })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_offramp(&mut self, player: PlayerId, offramp: Offramp, sink: &mut impl Sink) {
        self.put_offramp(offramp);
        sink.emit(|| Event::OfframpPlaced { chain: player, offramp });
    }

    pub(crate) fn put_offramp(&mut self, offramp: Offramp) {
        self.change_map(|_, added| added.offramps.push(offramp));
    }
}
