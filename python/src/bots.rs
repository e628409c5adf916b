//! Bots and tournaments between them.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use magnate_bots::arena::{Finished, Played, Tournament};
use magnate_bots::{Bot, Budget, Entrant, Level};
use magnate_rules::{PlayerId, Viewer};
use pyo3::prelude::*;

use crate::data::{from_python, to_python};
use crate::errors::{detached, plain, refused, safely};
use crate::game::{PyView, read_config};

/// The levels there are, weakest first.
#[pyfunction]
pub fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.id()).collect()
}

/// A bot: a level with a budget, or another program.
#[pyclass(name = "Bot", module = "magnate", frozen)]
pub struct PyBot {
    name: String,
    bot: Mutex<Box<dyn Bot>>,
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, seed=1, budget="1s"))]
    fn new(py: Python<'_>, name: &str, seed: u64, budget: &str) -> PyResult<Self> {
        let wrong = |error: String| plain(py, "BotError", error);
        let entrant: Entrant = name.parse().map_err(wrong)?;
        let budget = entrant.budget(budget.parse::<Budget>().map_err(wrong)?);
        let bot = safely(py, || Ok(entrant.make(seed, budget)))?;
        Ok(PyBot { name: entrant.to_string(), bot: Mutex::new(bot) })
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// What it does now, seen from the seat whose view this is.
    fn decide(&self, py: Python<'_>, view: PyRef<'_, PyView>) -> PyResult<Py<PyAny>> {
        let view = view.0.clone();
        let player = match view.viewer() {
            Viewer::Player(player) => player,
            Viewer::Spectator | Viewer::Reviewer => {
                return Err(refused(py, &magnate_rules::Refusal::NotAPlayer));
            }
        };
        if !view.game().decision().awaited.contains(player) {
            return Err(refused(py, &magnate_rules::Refusal::NotAwaited { chain: PlayerId(player.0) }));
        }
        let answer =
            detached(py, || self.bot.lock().unwrap_or_else(PoisonError::into_inner).decide(&view, player))?;
        to_python(py, &answer.map_err(|error| plain(py, "BotError", error))?)
    }

    /// Why it did what it did last: the candidates and what each was expected to bring. None when it has not said.
    fn explain(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.bot.lock().unwrap_or_else(PoisonError::into_inner).explain())
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.name)
    }
}

/// A tournament: a list of games fixed by its seed, to be played here or spread over machines.
#[pyclass(name = "Tournament", module = "magnate", frozen)]
pub struct PyTournament(Tournament);

#[pymethods]
impl PyTournament {
    #[new]
    #[pyo3(signature = (bots, config, games, seed=1, budget="1s", max_rounds=30, check=false, jobs=0))]
    #[allow(clippy::too_many_arguments)] // they have names in Python
    fn new(
        bots: Vec<String>,
        config: &Bound<'_, PyAny>,
        games: usize,
        seed: u64,
        budget: &str,
        max_rounds: u16,
        check: bool,
        jobs: usize,
    ) -> PyResult<Self> {
        let py = config.py();
        let wrong = |error: String| plain(py, "BotError", error);
        let entrants: Result<Vec<Entrant>, String> = bots.iter().map(|bot| bot.parse()).collect();
        let config = read_config(config)?;
        let mut tournament = Tournament::new(entrants.map_err(wrong)?, config.players, games, seed);
        tournament.config = config;
        tournament.budget = budget.parse().map_err(wrong)?;
        (tournament.max_rounds, tournament.conformance, tournament.jobs) = (max_rounds, check, jobs);
        Ok(PyTournament(tournament))
    }

    fn __len__(&self) -> usize {
        self.0.games
    }

    /// Plays one game of it.
    fn game(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        let played = detached(py, || self.0.game(index))?;
        to_python(py, &Finished::from(played.map_err(|error| plain(py, "BotError", error))?))
    }

    /// What can be said about games of it, wherever they were played.
    #[pyo3(signature = (games, seconds=0.0))]
    fn report(&self, py: Python<'_>, games: &Bound<'_, PyAny>, seconds: f64) -> PyResult<Py<PyAny>> {
        let finished: Vec<Finished> =
            serde_json::from_value(from_python(games)?).map_err(|error| plain(py, "BotError", error))?;
        let played: Vec<Played> = finished.into_iter().map(Played::from).collect();
        let time = Duration::try_from_secs_f64(seconds).unwrap_or_default();
        let report = detached(py, || self.0.report(&played, time))?;
        to_python(py, &report.map_err(|error| plain(py, "BotError", error))?)
    }

    /// Plays all of it here.
    fn run(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let report = detached(py, || self.0.run(|_| {}))?;
        to_python(py, &report.map_err(|error| plain(py, "BotError", error))?)
    }
}
