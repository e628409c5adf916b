//! New districts: which tiles a map is dealt from (K-DIST). What is printed on them - apartments, houses of their own kind,
//! lemons, parks - are rows of the tiles and kinds of houses.

use crate::config::{Config, MapSetting, Module, ModuleSet};
use crate::map::{Layout, TileId};
use crate::rng::Dice;

/// Tiles of modules that are not in play. The tile with parks may lie in any map: it was asked for then (K-DIST-2).
pub(crate) fn foreign_tiles(modules: ModuleSet, layout: &Layout) -> Vec<(TileId, Module)> {
    let tiles = layout.tiles().iter().map(|placed| placed.tile).filter(|tile| *tile != TileId::Z);
    let foreign = |tile: TileId| Some((tile, tile.module().filter(|module| !modules.has(*module))?));
    tiles.filter_map(foreign).collect()
}

/// The module without which a map is a rectangle, if this one is none and that one is not in play.
pub(crate) fn missing_for_shape(modules: ModuleSet, layout: &Layout) -> Option<Module> {
    let grown = !layout.is_rectangle() && !modules.has(Module::Lobbyists);
    grown.then_some(Module::Lobbyists)
}

/// Is the tile with parks in a map without lobbyists, so that somebody must have asked for it (K-DIST-2)?
pub(crate) fn parks_were_asked_for(modules: ModuleSet, layout: &Layout) -> bool {
    let has_parks = layout.tiles().iter().any(|placed| placed.tile == TileId::Z);
    has_parks && !modules.has(Module::Lobbyists)
}

impl Config {
    /// The tiles a map is dealt from: those of the base game, of the new districts, and the one with parks (K-DIST-1,
    /// K-DIST-2, K-LOB-1).
    pub fn tile_pool(&self) -> impl Iterator<Item = TileId> + use<> {
        let config = *self;
        TileId::ALL.into_iter().filter(move |tile| config.has_tile(*tile))
    }

    /// Can this tile be in the game?
    pub fn has_tile(&self, tile: TileId) -> bool {
        self.plays(tile.module()) || tile == TileId::Z && self.map_settings.park_tile
    }

    /// Brings the tiles that the map must contain among the first `dealt` of a shuffled pool.
    pub(crate) fn force_tiles(&self, pool: &mut [TileId], dealt: usize, dice: &mut impl Dice) {
        for setting in self.map_settings.iter() {
            match setting {
                MapSetting::ForceAll => {
                    for tile in TileId::ALL.into_iter().filter(|it| it.module() == Some(Module::NewDistricts))
                    {
                        force(pool, dealt, dice, |other| other == tile);
                    }
                }
                MapSetting::ForceApartment => force(pool, dealt, dice, TileId::has_apartment),
                MapSetting::ParkTile => force(pool, dealt, dice, |other| other == TileId::Z),
            }
        }
    }
}

/// Unless such a tile is dealt already, the first of those left over takes the place of one that nobody asked for.
fn force(pool: &mut [TileId], dealt: usize, dice: &mut impl Dice, wanted: impl Fn(TileId) -> bool) {
    let dealt = dealt.min(pool.len());
    if pool[..dealt].iter().any(|tile| wanted(*tile)) {
        return;
    }
    let plain: Vec<usize> = (0..dealt).filter(|at| pool[*at].module().is_none()).collect();
    if let Some(left) = (dealt..pool.len()).find(|at| wanted(pool[*at]))
        && !plain.is_empty()
    {
        pool.swap(plain[dice.below(plain.len() as u32) as usize], left);
    }
}
