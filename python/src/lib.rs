//! Magnate for Python: the whole rules crate, the bots, and environments to learn in. Python's side is in `magnate/`.

mod bots;
mod data;
mod encoding;
mod envs;
mod episode;
mod errors;
mod game;
mod observe;
mod record;

use pyo3::prelude::*;

/// Panics, so that a test can see what becomes of it.
#[pyfunction]
fn panic_inside(py: Python<'_>) -> PyResult<()> {
    errors::safely(py, || panic!("on purpose"))
}

#[pymodule]
fn _magnate(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::PyDice>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<game::PyView>()?;
    module.add_class::<record::PyRecord>()?;
    module.add_class::<bots::PyBot>()?;
    module.add_class::<bots::PyTournament>()?;
    module.add_class::<envs::PyEpisode>()?;
    module.add_class::<envs::PyVector>()?;
    module.add_function(wrap_pyfunction!(game::catalogue, module)?)?;
    module.add_function(wrap_pyfunction!(bots::levels, module)?)?;
    module.add_function(wrap_pyfunction!(envs::action_count, module)?)?;
    module.add_function(wrap_pyfunction!(envs::describe_action, module)?)?;
    module.add_function(wrap_pyfunction!(envs::action_segments, module)?)?;
    module.add_function(wrap_pyfunction!(panic_inside, module)?)?;
    module.add("RULES_VERSION", magnate_rules::RULES_VERSION)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
