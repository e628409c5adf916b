//! A coach at somebody's shoulder.

use magnate_analysis::{Advice, Warning, advice, warnings};
use magnate_rules::{Action, PlayerId, Refusal, View};
use magnate_table::{Problem, Table, UserId};
use serde::Serialize;

/// What a coach says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counsel {
    /// The entry it is about.
    pub seq: u32,
    /// About the decision at hand, the most important first.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub advice: Vec<Advice>,
    /// About the action that was asked about.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub warnings: Vec<Warning>,
}

impl Counsel {
    /// What somebody sees who may be advised: where hints are allowed, from their own seat. Nothing when nothing is awaited from
    /// them: they may have decided while they asked.
    pub fn view(table: &Table, by: &UserId, seat: u8) -> Result<Option<View>, Problem> {
        match table.check_hint(by, seat) {
            Err(Problem::Refused { refusal: Refusal::NotAwaited { .. }, .. }) => Ok(None),
            Err(problem) => Err(problem),
            Ok(()) => table.view(Some(seat)).ok_or(Problem::NotStarted).map(Some),
        }
    }

    /// About the decision at hand, or about an action before it is taken. The view is that of the seat.
    pub fn new(seq: u32, view: Option<&View>, seat: u8, action: Option<&Action>) -> Self {
        let player = PlayerId(seat);
        let Some(view) = view else { return Counsel { seq, advice: Vec::new(), warnings: Vec::new() } };
        Counsel {
            seq,
            advice: if action.is_none() { advice(view, player) } else { Vec::new() },
            warnings: action.map_or_else(Vec::new, |action| warnings(view, player, action)),
        }
    }
}
