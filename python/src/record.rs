//! Records of games.

use magnate_rules::{PlayerId, Record, Replay};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::data::to_python;
use crate::errors::{record, safely};
use crate::game::{PyGame, read_action};

/// The decisions of a game, as text that people can read.
#[pyclass(name = "Record", module = "magnate", eq)]
#[derive(Clone, PartialEq)]
pub struct PyRecord(Record);

#[pymethods]
impl PyRecord {
    /// The text of a record, or a game that has just been dealt from a seed.
    #[new]
    #[pyo3(signature = (source, seed=None))]
    fn new(py: Python<'_>, source: &Bound<'_, PyAny>, seed: Option<u64>) -> PyResult<Self> {
        if source.is_instance_of::<PyString>() {
            let text: String = source.extract()?;
            return safely(py, || text.parse().map(PyRecord).map_err(|error| record(py, &error)));
        }
        let game: PyRef<'_, PyGame> = source.extract()?;
        Ok(PyRecord(Record::new(&game.0, seed)))
    }

    #[getter]
    fn config(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.config)
    }

    #[getter]
    fn seed(&self) -> Option<u64> {
        self.0.seed
    }

    /// Who sat where; empty when it does not say.
    #[getter]
    fn seats(&self) -> Vec<String> {
        self.0.seats.clone()
    }

    /// Decisions: seat and action.
    fn actions(&self, py: Python<'_>) -> PyResult<Vec<(u8, Py<PyAny>)>> {
        self.0.actions().map(|(player, action)| Ok((player.0, to_python(py, action)?))).collect()
    }

    /// Writes an action down.
    fn push(&mut self, player: u8, action: &Bound<'_, PyAny>) -> PyResult<()> {
        self.0.push(PlayerId(player), read_action(action)?);
        Ok(())
    }

    /// Writes the digest of the state down, and the result of a game that is over.
    fn seal(&mut self, game: PyRef<'_, PyGame>) {
        self.0.seal(&game.0);
    }

    /// The game after so many decisions, or after all of them.
    #[pyo3(signature = (at=None))]
    fn replay(&self, py: Python<'_>, at: Option<usize>) -> PyResult<PyGame> {
        safely(py, || {
            let mut replay = Replay::new(&self.0).map_err(|error| record(py, &error))?;
            while at.is_none_or(|at| replay.played() < at)
                && replay.step().map_err(|error| record(py, &error))?.is_some()
            {}
            Ok(PyGame(replay.game().clone()))
        })
    }

    fn __len__(&self) -> usize {
        self.0.actions().count()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} decisions>", self.__len__())
    }

    fn __reduce__(&self, py: Python<'_>) -> (Py<PyAny>, (String,)) {
        (py.get_type::<PyRecord>().into_any().unbind(), (self.__str__(),))
    }
}
