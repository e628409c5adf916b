//! A whole game that somebody could be in.

use magnate_bots::Playing;
use magnate_rules::{Game, View};

/// A game of which this view is a view: what it hides is drawn anew, likely things sooner than others. Nothing else goes into it,
/// so it can be handed to whoever has the view.
pub fn imagine(view: &View, seed: u64) -> Game {
    Playing::new(view, None, seed, 0).game().clone()
}
