//! The best ways for buyers.

use serde::Serialize;

use crate::action::Action;
use crate::cards::{Employee, EmployeeRange};
use crate::catalogue::RangeData;
use crate::counts::Stock;
use crate::game::Game;
use crate::map::{Coord, Route};
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// One way and what it brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HaulData {
    /// The route, ready to be sent as a `fetch`.
    pub route: Route,
    /// What it brings.
    pub items: Stock,
    /// Sources on the way.
    pub sources: Vec<Coord>,
    /// Tile borders crossed.
    pub borders: u8,
    /// By road: the squares of the way, the entrance first. By air: the north-west squares of the tiles.
    pub squares: Vec<Coord>,
}

/// The ways worth going: no other brings at least as much of everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hauls {
    /// The card.
    pub buyer: Employee,
    /// Its range, milestones included.
    pub range: RangeData,
    /// Drinks from each source, milestones included.
    pub per_source: u8,
    /// Ways, the one with the most drinks first.
    pub hauls: Vec<HaulData>,
}

impl Game {
    pub(super) fn haul_options(&self, player: PlayerId, buyer: Employee) -> Result<Hauls, Refusal> {
        let buying = buyer.buying().ok_or(Refusal::WrongCard { card: buyer })?;
        let by_air = matches!(buying.range, EmployeeRange::Air(_));
        let mut actions: Vec<Action> = Vec::new();
        _ = self.list_hauls(player, buyer, buying, &mut actions);
        let mut hauls: Vec<HaulData> = Vec::new();
        for action in actions {
            let Action::Fetch { route } = action else { continue };
            let haul = self.haul(player, &route)?;
            hauls.push(HaulData {
                squares: self.board.squares_of_route(&route, by_air),
                route: *route,
                items: haul.items,
                sources: haul.sources,
                borders: haul.borders,
            });
        }
        hauls.sort_by_key(|haul| (std::cmp::Reverse(haul.items.total()), haul.squares.len()));
        Ok(Hauls {
            buyer,
            range: RangeData { borders: Some(self.buying_range(player, buying)), ..buying.range.into() },
            per_source: buying.per_source + self.drink_bonus(player),
            hauls,
        })
    }
}
