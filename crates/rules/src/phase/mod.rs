//! The phases of a round, each an `impl` block of [`crate::Game`]: what is legal (`list_*`, `check_*`) and what
//! it does (`do_*`). `list_*` functions hand actions to a visitor that may stop early, so that "is there
//! anything to do?" costs little.

mod cleanup;
pub(crate) mod dinnertime;
pub(crate) mod marketing;
pub(crate) mod order;
pub(crate) mod payday;
pub(crate) mod restructuring;
mod setup;
pub(crate) mod working;

use std::ops::ControlFlow;

pub(crate) use cleanup::{FREEZER, keep_each};

use crate::action::Action;

/// Receives legal actions in order; `Break` stops the listing.
pub(crate) trait Visit {
    fn one(&mut self, action: Action) -> ControlFlow<()>;

    /// Many at once, where a listing has them ready.
    fn many(&mut self, actions: impl ExactSizeIterator<Item = Action>) -> ControlFlow<()> {
        for action in actions {
            self.one(action)?;
        }
        ControlFlow::Continue(())
    }
}

/// Keeps them all.
impl Visit for Vec<Action> {
    #[inline]
    fn one(&mut self, action: Action) -> ControlFlow<()> {
        self.push(action);
        ControlFlow::Continue(())
    }

    #[inline]
    fn many(&mut self, actions: impl ExactSizeIterator<Item = Action>) -> ControlFlow<()> {
        self.extend(actions);
        ControlFlow::Continue(())
    }
}

/// Stops at the first: is there anything at all?
pub(crate) struct First;

impl Visit for First {
    fn one(&mut self, _action: Action) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}
