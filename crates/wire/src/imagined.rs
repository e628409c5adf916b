//! A game somebody could be in, for an engine of their own to think about.

use magnate_analysis::imagine;
use magnate_rules::Game;
use magnate_table::{Problem, Table, UserId};
use serde::Serialize;

/// A running game as one player knows it: what others hide is drawn anew, as are the dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Imagined {
    /// The entry it is about.
    pub seq: u32,
    /// Whose view it is made from.
    pub seat: u8,
    /// The game as the engine reads it, to be handed on unread: some of its numbers are larger than a browser's.
    pub game: String,
}

impl Imagined {
    /// For somebody who may be helped with this seat.
    pub fn new(table: &Table, by: &UserId, seat: u8, seed: u64) -> Result<Self, Problem> {
        table.check_help(by, seat)?;
        let view = table.view(Some(seat)).ok_or(Problem::NotStarted)?;
        Ok(Imagined { seq: table.seq(), seat, game: written(&imagine(&view, seed)) })
    }
}

/// A game as text. Whatever a game holds can be written.
pub fn written(game: &Game) -> String {
    serde_json::to_string(game).unwrap_or_default()
}
