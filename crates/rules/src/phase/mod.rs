//! The phases of a round, each an `impl` block of [`crate::Game`]: what is legal (`list_*`, `check_*`) and what
//! it does (`do_*`). `list_*` functions hand actions to a visitor that may stop early, so that "is there
//! anything to do?" costs little.

mod cleanup;
mod dinnertime;
mod marketing;
mod order;
mod payday;
mod restructuring;
mod setup;
mod working;

use std::ops::ControlFlow;

pub(crate) use cleanup::FREEZER;

use crate::action::Action;

/// Receives legal actions one by one; `Break` stops the listing.
pub(crate) trait Visit: FnMut(Action) -> ControlFlow<()> {}
impl<F: FnMut(Action) -> ControlFlow<()>> Visit for F {}
