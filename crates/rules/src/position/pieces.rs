//! Pieces of the map that are not tiles, in a position: roads, roadworks, parks, offramps, and the tiles that are left.

use std::str::FromStr;

use super::Position;
use super::fields::{Faults, Fields, read_coord, read_word};
use super::wrong::Wrong;
use crate::config::{Config, Module};
use crate::game::Game;
use crate::map::{BuiltRoad, Coord, Offramp, Park, Road, TileId, Written, WrittenOfframp};

/// As read.
#[derive(Default)]
pub(super) struct Pieces {
    pub(super) tile_reserve: Option<Vec<TileId>>,
    pub(super) roads: Vec<BuiltRoad>,
    pub(super) roadworks: Option<Vec<Coord>>,
    pub(super) parks: Vec<Park>,
    pub(super) offramps: Vec<Offramp>,
}

pub(super) fn read_squares(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Vec<Coord> {
    let path = fields.path(key);
    let values = fields.list(key, faults).iter().enumerate();
    values.filter_map(|(i, value)| read_coord(value, &format!("{path}[{i}]"), faults)).collect()
}

/// Objects of a list, read one by one; what they turn out not to be is a fault.
fn read_each<T>(
    fields: &mut Fields<'_>,
    key: &'static str,
    faults: &mut Faults,
    mut read: impl FnMut(&mut Fields<'_>, &mut Faults) -> Option<Result<T, String>>,
) -> Vec<T> {
    let mut all = Vec::new();
    for (i, value) in fields.list(key, faults).iter().enumerate() {
        let path = format!("{key}[{i}]");
        let Some(mut fields) = Fields::open(value, path.clone(), faults) else { continue };
        let read = read(&mut fields, faults);
        fields.close(faults);
        match read {
            Some(Ok(piece)) => all.push(piece),
            Some(Err(reason)) => faults.add(path, Wrong::BadShape { reason }),
            None => {}
        }
    }
    all
}

fn read_shape<P: FromStr<Err = String>>(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Written<P>> {
    let piece = fields.required_word("piece", faults);
    let squares = read_squares(fields, "squares", faults);
    Some(Written { piece: piece?, squares })
}

pub(super) fn read_pieces(fields: &mut Fields<'_>, config: &Config, faults: &mut Faults) -> Pieces {
    for (key, module) in [
        ("tile_reserve", Module::Lobbyists),
        ("roads", Module::Lobbyists),
        ("roadworks", Module::Lobbyists),
        ("parks", Module::Lobbyists),
        ("offramps", Module::RuralMarketeers),
    ] {
        if fields.get(key).is_some() && !config.plays(Some(module)) {
            faults.add(key, Wrong::NeedsModule { module });
        }
    }
    let tile_reserve = fields.get("tile_reserve").is_some().then(|| {
        let values = fields.list("tile_reserve", faults).iter().enumerate();
        values.filter_map(|(i, value)| read_word(value, &format!("tile_reserve[{i}]"), faults)).collect()
    });
    let roadworks = fields.get("roadworks").is_some().then(|| {
        let mut squares = read_squares(fields, "roadworks", faults);
        squares.sort_unstable();
        squares
    });
    Pieces {
        tile_reserve,
        roads: read_each(fields, "roads", faults, |fields, faults| {
            let written = read_shape(fields, faults);
            let under_construction = fields.flag("under_construction", false, faults);
            Some(Road::try_from(written?).map(|road| BuiltRoad { road, under_construction }))
        }),
        roadworks,
        parks: read_each(fields, "parks", faults, |fields, faults| {
            Some(Park::try_from(read_shape(fields, faults)?))
        }),
        offramps: read_each(fields, "offramps", faults, |fields, faults| {
            Some(Offramp::try_from(WrittenOfframp { squares: read_squares(fields, "squares", faults) }))
        }),
    }
}

impl Position {
    /// Lays roads and parks, then puts up roadworks.
    pub(super) fn build_pieces(&self, game: &mut Game, faults: &mut Faults) {
        for (i, BuiltRoad { road, under_construction }) in self.roads.iter().enumerate() {
            match game.check_road_piece(*road) {
                Ok(()) => game.change_map(|_, added| {
                    added.roads.push(BuiltRoad { road: *road, under_construction: *under_construction });
                }),
                Err(refusal) => faults.add(format_args!("roads[{i}]"), refusal),
            }
        }
        for (i, park) in self.parks.iter().enumerate() {
            match game.check_park_piece(*park) {
                Ok(()) => game.change_map(|_, added| added.parks.push(*park)),
                Err(refusal) => faults.add(format_args!("parks[{i}]"), refusal),
            }
        }
        let works = self.roadworks.clone().unwrap_or_else(|| game.usual_roadworks());
        for (i, at) in works.iter().enumerate() {
            let path = format!("roadworks[{i}]");
            let kind = game.board.square(*at).map(|square| game.board.kind(square));
            if !kind.is_some_and(crate::map::SquareKind::is_road) {
                faults.add(path, Wrong::NoOpenRoad { x: at.x, y: at.y });
            } else if works[..i].contains(at) {
                faults.add(path, Wrong::MarkerTwice { x: at.x, y: at.y });
            }
        }
        if !works.is_empty() {
            game.change_map(|_, added| added.roadworks = works);
        }
        self.build_reserve(game, faults);
    }

    /// The tiles that are left, where it is not simply all of them.
    fn build_reserve(&self, game: &mut Game, faults: &mut Faults) {
        let Some(reserve) = &self.tile_reserve else { return };
        for (i, tile) in reserve.iter().enumerate() {
            let path = format!("tile_reserve[{i}]");
            if reserve[..i].contains(tile) || self.layout.tiles().iter().any(|placed| placed.tile == *tile) {
                faults.add(path, Wrong::TileTwice { tile: *tile });
            }
        }
        let mut sorted = reserve.clone();
        sorted.sort_unstable();
        if sorted != game.tile_reserve() {
            game.extras.get_or_insert_default().tile_reserve = Some(sorted);
        }
    }

    /// Offramps come last: airplanes may be in the way.
    pub(super) fn build_offramps(&self, game: &mut Game, faults: &mut Faults) {
        for (i, offramp) in self.offramps.iter().enumerate() {
            match game.check_offramp(*offramp) {
                Ok(()) => game.put_offramp(*offramp),
                Err(refusal) => faults.add(format_args!("offramps[{i}]"), refusal),
            }
        }
    }
}

impl Game {
    /// The roadworks of the roads under construction (K-LOB-7).
    pub(super) fn usual_roadworks(&self) -> Vec<Coord> {
        let under_construction = self.board.added().roads.iter().filter(|it| it.under_construction);
        let mut works: Vec<Coord> = under_construction.flat_map(|it| self.arrow_targets(it.road)).collect();
        works.sort_unstable();
        works.dedup();
        works
    }
}
