//! Games and what can be seen of them.

use magnate_rules::insight::Question;
use magnate_rules::{
    Action, Beginning, Catalogue, Chain, Config, Event, FastDice, Game, Phase, PlayerId, Position, View,
    Viewer,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde_json::Value;

use crate::data::{from_python, to_python, value_to_python};
use crate::encoding::Choosing;
use crate::errors::{config, internal, plain, position, refused, safely};

/// Most structures that are listed at once.
const MOST_STRUCTURES: usize = 100_000;

/// A generator of random numbers: the same seed gives the same numbers everywhere.
#[pyclass(name = "Dice", module = "magnate")]
pub struct PyDice(pub FastDice);

#[pymethods]
impl PyDice {
    #[new]
    fn new(seed: u64) -> Self {
        PyDice(FastDice::new(seed))
    }

    /// A number from 0 to n - 1.
    fn below(&mut self, n: u32) -> u32 {
        magnate_rules::Dice::below(&mut self.0, n)
    }
}

/// A configuration out of a dict like the header of a record.
pub fn read_config(data: &Bound<'_, PyAny>) -> PyResult<Config> {
    let py = data.py();
    let mut value = from_python(data)?;
    if let Value::Object(fields) = &mut value
        && !fields.contains_key("edition")
    {
        fields.insert("edition".into(), Value::from(magnate_rules::RULES_VERSION));
    }
    let read: Config = serde_json::from_value(value).map_err(|error| plain(py, "ConfigError", error))?;
    read.check().map_err(|error| config(py, &error))?;
    Ok(read)
}

/// An action as a dict, or as a line of a record says it: `hire waitress`.
pub fn read_action(data: &Bound<'_, PyAny>) -> PyResult<Action> {
    let py = data.py();
    let read = if data.is_instance_of::<PyString>() {
        data.extract::<String>()?.parse::<Action>()
    } else {
        Action::from_value(&from_python(data)?)
    };
    read.map_err(|error| plain(py, "ActionError", error))
}

/// The seat, if there is one with this number.
pub fn seat(game: &Game, player: u8) -> Result<PlayerId, magnate_rules::Refusal> {
    let chain = PlayerId(player);
    if chain.index() < game.chains().len() {
        Ok(chain)
    } else {
        Err(magnate_rules::Refusal::NoSuchChain { chain })
    }
}

fn read_viewer(game: &Game, viewer: &Bound<'_, PyAny>) -> PyResult<Viewer> {
    if viewer.is_none() {
        return Ok(Viewer::Spectator);
    }
    if let Ok(word) = viewer.extract::<String>() {
        return match word.as_str() {
            "spectator" => Ok(Viewer::Spectator),
            "reviewer" => Ok(Viewer::Reviewer),
            _ => Err(PyValueError::new_err("a viewer is a seat, None, \"spectator\" or \"reviewer\"")),
        };
    }
    let player = viewer.extract().map_err(|_| PyTypeError::new_err("a viewer is a seat or None"))?;
    Ok(Viewer::Player(seat(game, player).map_err(|refusal| refused(viewer.py(), &refusal))?))
}

/// A game: a value that can be asked, played and copied.
#[pyclass(name = "Game", module = "magnate", eq)]
#[derive(Clone, PartialEq)]
pub struct PyGame(pub Game);

impl PyGame {
    fn seat(&self, py: Python<'_>, player: u8) -> PyResult<PlayerId> {
        seat(&self.0, player).map_err(|refusal| refused(py, &refusal))
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (config, seed, map_seed=None))]
    fn new(py: Python<'_>, config: &Bound<'_, PyAny>, seed: u64, map_seed: Option<u64>) -> PyResult<Self> {
        let read = read_config(config)?;
        safely(py, || {
            Game::dealt(&read, map_seed, seed).map(PyGame).map_err(|error| crate::errors::config(py, &error))
        })
    }

    /// Plays on from a position.
    #[staticmethod]
    #[pyo3(signature = (data, phase, chain=None))]
    fn from_position(
        py: Python<'_>,
        data: &Bound<'_, PyAny>,
        phase: &str,
        chain: Option<u8>,
    ) -> PyResult<Self> {
        let value = from_python(data)?;
        let phase: Phase = phase.parse().map_err(PyValueError::new_err)?;
        safely(py, || {
            Position::from_value(&value)
                .and_then(|read| read.game())
                .map_err(|faults| position(py, &faults))?;
            let beginning = Beginning { position: value, phase, chain: chain.map(PlayerId) };
            beginning.game().map(PyGame).map_err(|error| plain(py, "PositionError", error))
        })
    }

    /// The position, as a dict anybody could have written.
    fn position(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        safely(py, || value_to_python(py, &self.0.position().to_value()))
    }

    #[getter]
    fn config(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, self.0.config())
    }

    /// What is awaited, and from whom.
    #[getter]
    fn decision(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.decision())
    }

    #[getter]
    fn stage(&self) -> &'static str {
        self.0.decision().stage.name()
    }

    #[getter]
    fn awaited(&self) -> Vec<u8> {
        self.0.decision().awaited.iter().map(|player| player.0).collect()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    #[getter]
    fn round(&self) -> u16 {
        self.0.round()
    }

    #[getter]
    fn bank(&self) -> i32 {
        self.0.bank()
    }

    #[getter]
    fn order(&self) -> Vec<u8> {
        self.0.order().iter().map(|player| player.0).collect()
    }

    #[getter]
    fn cash(&self) -> Vec<i32> {
        self.0.chains().iter().map(Chain::cash).collect()
    }

    /// 16 hexadecimal digits: equal for equal games.
    #[getter]
    fn digest(&self) -> String {
        format!("{:016x}", self.0.digest())
    }

    fn standings(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.standings())
    }

    /// Everything a player may do, one dict each. Structures are not listed: see `choices` and `structures`.
    fn legal(&self, py: Python<'_>, player: u8) -> PyResult<Py<PyAny>> {
        let player = self.seat(py, player)?;
        safely(py, || to_python(py, &self.0.listed(player)))
    }

    /// The same in factors, small enough to send.
    fn choices(&self, py: Python<'_>, player: u8) -> PyResult<Py<PyAny>> {
        let player = self.seat(py, player)?;
        safely(py, || to_python(py, &self.0.choices(player)))
    }

    /// Structures that fit, at most so many.
    #[pyo3(signature = (player, limit=1000))]
    fn structures(&self, py: Python<'_>, player: u8, limit: usize) -> PyResult<Py<PyAny>> {
        let player = self.seat(py, player)?;
        safely(py, || to_python(py, &self.0.structures(player, limit.min(MOST_STRUCTURES))))
    }

    /// A random structure that fits.
    fn sample_structure(&self, py: Python<'_>, player: u8, dice: &mut PyDice) -> PyResult<Py<PyAny>> {
        let player = self.seat(py, player)?;
        safely(py, || to_python(py, &self.0.sample_structure(player, &mut dice.0)))
    }

    /// A random legal action; none when nothing is awaited.
    fn random_action(&self, py: Python<'_>, player: u8, dice: &mut PyDice) -> PyResult<Py<PyAny>> {
        let player = self.seat(py, player)?;
        if !self.0.decision().awaited.contains(player) {
            return Ok(py.None());
        }
        safely(py, || to_python(py, &self.0.random_action(player, &mut dice.0, &mut Vec::new())))
    }

    /// Raises `Refused` when the action is not possible.
    fn check(&self, py: Python<'_>, player: u8, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = read_action(action)?;
        safely(py, || self.0.check(PlayerId(player), &action).map_err(|refusal| refused(py, &refusal)))
    }

    /// Does it and says what happened; or raises `Refused` and changes nothing.
    fn apply(&mut self, py: Python<'_>, player: u8, action: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let action = read_action(action)?;
        safely(py, || {
            let events: Vec<Event> =
                self.0.apply(PlayerId(player), &action).map_err(|refusal| refused(py, &refusal))?;
            to_python(py, &events)
        })
    }

    /// The same without events: quicker.
    fn play(&mut self, py: Python<'_>, player: u8, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = read_action(action)?;
        safely(py, || self.0.play(PlayerId(player), &action).map_err(|refusal| refused(py, &refusal)))
    }

    /// Plays at random to the end, or until a round is over; decisions taken.
    #[pyo3(signature = (dice, max_rounds=u16::MAX))]
    fn playout(&mut self, py: Python<'_>, dice: &mut PyDice, max_rounds: u16) -> PyResult<u64> {
        crate::errors::detached(py, || {
            let (mut buffer, mut steps) = (Vec::new(), 0);
            while self.0.round() <= max_rounds {
                let Some(player) = self.0.decision().awaited.first() else { break };
                let Some(action) = self.0.random_action(player, &mut dice.0, &mut buffer) else { break };
                if self.0.play(player, &action).is_err() {
                    break;
                }
                steps += 1;
            }
            steps
        })
    }

    /// The indices of the action space that lead to an action; none for one outside it.
    fn encode(&self, py: Python<'_>, player: u8, action: &Bound<'_, PyAny>) -> PyResult<Option<Vec<usize>>> {
        let player = self.seat(py, player)?;
        let action = read_action(action)?;
        safely(py, || Ok(Choosing::encode(&self.0, player, &action)))
    }

    /// What a seat sees; `None` for somebody who watches.
    #[pyo3(signature = (viewer=None))]
    fn view(&self, py: Python<'_>, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<PyView> {
        let viewer = viewer.map_or(Ok(Viewer::Spectator), |viewer| read_viewer(&self.0, viewer))?;
        safely(py, || Ok(PyView(self.0.view(viewer))))
    }

    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __hash__(&self) -> u64 {
        self.0.digest()
    }

    /// The whole game as text, secrets included.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        serde_json::to_string(&self.0).map_err(|error| internal(py, &error.to_string()))
    }

    #[staticmethod]
    fn from_json(py: Python<'_>, text: &str) -> PyResult<Self> {
        safely(py, || {
            serde_json::from_str(text).map(PyGame).map_err(|error| plain(py, "PositionError", error))
        })
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = py.get_type::<PyGame>().getattr("from_json")?;
        Ok((read.unbind(), (self.to_json(py)?,)))
    }

    fn __repr__(&self) -> String {
        let decision = self.0.decision();
        let (players, round) = (self.0.config().players, self.0.round());
        format!("<Game of {players}, round {round}, {}, awaits {:?}>", decision.stage.name(), self.awaited())
    }
}

/// What one viewer may know of a game.
#[pyclass(name = "View", module = "magnate", frozen, eq)]
#[derive(Clone, PartialEq)]
pub struct PyView(pub View);

#[pymethods]
impl PyView {
    /// The seat that looks; none for somebody who watches.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.0.viewer() {
            Viewer::Player(player) => Some(player.0),
            Viewer::Spectator | Viewer::Reviewer => None,
        }
    }

    /// Everything that is seen, as a dict.
    fn data(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        safely(py, || value_to_python(py, &self.0.to_value()))
    }

    /// A full game this viewer could be in.
    fn sample(&self, py: Python<'_>, dice: &mut PyDice) -> PyResult<PyGame> {
        safely(py, || Ok(PyGame(self.0.sample(&mut dice.0))))
    }

    /// Answers a question: who would win each house, what an action would do, how far something reaches.
    fn ask(&self, py: Python<'_>, question: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let question: Question = serde_json::from_value(from_python(question)?)
            .map_err(|error| plain(py, "ActionError", error))?;
        safely(py, || {
            let answer = self.0.ask(&question).map_err(|refusal| refused(py, &refusal))?;
            to_python(py, &answer)
        })
    }
}

/// Cards, items, tokens, milestones and numbers of a game with these modules.
#[pyfunction]
#[pyo3(signature = (modules=Vec::new()))]
pub fn catalogue(py: Python<'_>, modules: Vec<String>) -> PyResult<Py<PyAny>> {
    let modules = magnate_rules::ModuleSet::from_ids(modules.iter().map(String::as_str))
        .map_err(|error| plain(py, "ConfigError", error))?;
    safely(py, || to_python(py, &Catalogue::of(modules)))
}
