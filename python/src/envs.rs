//! Environments: one game for `PettingZoo`, many at once for speed.

use std::sync::{Arc, Mutex, PoisonError};

use magnate_bots::{Budget, Entrant};
use magnate_rules::{FastDice, PlayerId};
use numpy::{PyArray1, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;

use crate::data::to_python;
use crate::encoding::{SEGMENTS, SIZE, describe};
use crate::episode::{Ended, Episode, Settings};
use crate::errors::{detached, internal, plain, safely};
use crate::game::{PyGame, read_action, read_config};
use crate::observe::Layout;

fn settings(
    config: &Bound<'_, PyAny>,
    seed: u64,
    opponent: Option<&str>,
    teacher: Option<&str>,
    budget: &str,
    max_rounds: u16,
) -> PyResult<Settings> {
    let py = config.py();
    let config = read_config(config)?;
    let bot = |name: Option<&str>| -> PyResult<Option<Entrant>> {
        name.map(str::parse).transpose().map_err(|error: String| plain(py, "BotError", error))
    };
    let (opponent, teacher) = (bot(opponent)?, bot(teacher)?);
    let budget: Budget = budget.parse().map_err(|error: String| plain(py, "BotError", error))?;
    Ok(Settings { config, layout: Layout::new(&config), opponent, teacher, budget, max_rounds, seed })
}

/// The parts of an observation: start and shape by name; and the names of what is counted in them.
fn layout(py: Python<'_>, layout: &Layout) -> PyResult<Py<PyDict>> {
    let parts = PyDict::new(py);
    for part in &layout.parts {
        parts.set_item(part.name, (part.start, part.shape.clone()))?;
    }
    let words = PyDict::new(py);
    for (name, list) in layout.vocabulary() {
        words.set_item(name, list)?;
    }
    let all = PyDict::new(py);
    all.set_item("size", layout.size)?;
    all.set_item("parts", parts)?;
    all.set_item("names", words)?;
    Ok(all.unbind())
}

/// How many indices the action space has.
#[pyfunction]
pub fn action_count() -> usize {
    SIZE
}

/// What an index says: `verb:hire`, `card:waitress`, `column:3`.
#[pyfunction]
pub fn describe_action(index: usize) -> PyResult<String> {
    describe(index).ok_or_else(|| PyValueError::new_err(format!("the action space has {SIZE} indices")))
}

/// The segments of the action space: name, first index, length.
#[pyfunction]
pub fn action_segments() -> Vec<(&'static str, u16, u16)> {
    SEGMENTS.iter().map(|segment| (segment.name, segment.start, segment.len)).collect()
}

fn outcome(py: Python<'_>, ended: Ended) -> PyResult<Py<PyAny>> {
    let dict = PyDict::new(py);
    dict.set_item("truncated", ended.truncated)?;
    dict.set_item("rewards", ended.rewards)?;
    dict.set_item("cash", ended.cash)?;
    dict.set_item("rounds", ended.rounds)?;
    Ok(dict.into_any().unbind())
}

/// One game, a choice at a time.
#[pyclass(name = "Episode", module = "magnate._magnate", frozen)]
pub struct PyEpisode {
    settings: Settings,
    episode: Mutex<Episode>,
}

impl PyEpisode {
    fn lock(&self) -> std::sync::MutexGuard<'_, Episode> {
        self.episode.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl PyEpisode {
    #[new]
    #[pyo3(signature = (config, seed, opponent=None, budget="100n", max_rounds=30))]
    fn new(
        py: Python<'_>,
        config: &Bound<'_, PyAny>,
        seed: u64,
        opponent: Option<&str>,
        budget: &str,
        max_rounds: u16,
    ) -> PyResult<Self> {
        let settings = settings(config, seed, opponent, None, budget, max_rounds)?;
        let episode = detached(py, || Episode::new(&settings, 0))?.map_err(|error| internal(py, &error))?;
        Ok(PyEpisode { settings, episode: Mutex::new(episode) })
    }

    /// Deals the next game, or the one with this seed.
    #[pyo3(signature = (seed=None))]
    fn deal(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        detached(py, || self.lock().deal(&self.settings, seed))?.map_err(|error| internal(py, &error))
    }

    /// The seat that chooses now.
    #[getter]
    fn seat(&self) -> u8 {
        self.lock().player.0
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.lock().seed()
    }

    /// A copy of the game as it stands, secrets included.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame(self.lock().game.clone())
    }

    #[getter]
    fn layout(&self, py: Python<'_>) -> PyResult<Py<PyDict>> {
        layout(py, &self.settings.layout)
    }

    /// Chooses an index. What came of the game when it is over, otherwise none.
    fn step(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        if !self.lock().is_open(index) {
            let what = describe(index).unwrap_or_else(|| "no index of the space".into());
            return Err(plain(py, "ActionError", format!("{index} ({what}) may not be chosen now")));
        }
        let ended = detached(py, || self.lock().step(&self.settings, index))?;
        match ended.map_err(|error| internal(py, &error))? {
            Some(ended) => outcome(py, ended),
            None => Ok(py.None()),
        }
    }

    fn sample(&self, dice: &mut crate::game::PyDice) -> usize {
        self.lock().sample(&mut dice.0)
    }

    /// The indices that lead to an action of whoever chooses, from the beginning of the decision.
    fn encode(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<Option<Vec<usize>>> {
        let action = read_action(action)?;
        safely(py, || Ok(self.lock().encode(&action)))
    }

    /// Writes which indices are open.
    fn mask(&self, mut out: PyReadwriteArray1<'_, bool>) -> PyResult<()> {
        let out = out.as_slice_mut()?;
        if out.len() != SIZE {
            return Err(PyValueError::new_err(format!("a mask has {SIZE} places")));
        }
        self.lock().mask(out);
        Ok(())
    }

    /// Writes what a seat sees.
    fn observe(&self, py: Python<'_>, seat: u8, mut out: PyReadwriteArray1<'_, i16>) -> PyResult<()> {
        let out = out.as_slice_mut()?;
        if out.len() != self.settings.layout.size || seat >= self.settings.config.players {
            return Err(PyValueError::new_err("no such seat, or not the size of an observation"));
        }
        safely(py, || {
            self.lock().observe(&self.settings, PlayerId(seat), out);
            Ok(())
        })
    }
}

/// Where a step of many games is written to.
struct Out<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [bool],
    seat: &'a mut i8,
    reward: &'a mut [f32],
    terminated: &'a mut bool,
    truncated: &'a mut bool,
    cash: &'a mut [i32],
    rounds: &'a mut i32,
    learner: &'a mut i8,
}

impl Out<'_> {
    fn show(&mut self, settings: &Settings, episode: &Episode) {
        *self.seat = episode.player.0 as i8;
        episode.mask(self.mask);
        if !self.observation.is_empty() {
            episode.observe(settings, episode.player, self.observation);
        }
    }

    fn step(&mut self, settings: &Settings, episode: &mut Episode, index: usize) -> Result<(), String> {
        let ended = episode.step(settings, index)?;
        self.reward.fill(0.0);
        (*self.terminated, *self.truncated) = (false, false);
        if let Some(ended) = ended {
            self.reward.copy_from_slice(&ended.rewards);
            self.cash.copy_from_slice(&ended.cash);
            *self.rounds = i32::from(ended.rounds);
            *self.learner = ended.seat as i8;
            (*self.terminated, *self.truncated) = (!ended.truncated, ended.truncated);
            episode.deal(settings, None)?;
        }
        self.show(settings, episode);
        Ok(())
    }
}

/// The arrays of a vectorised environment, as Python holds them.
#[derive(FromPyObject)]
struct Arrays<'py> {
    observation: PyReadwriteArray2<'py, i16>,
    mask: PyReadwriteArray2<'py, bool>,
    seat: PyReadwriteArray1<'py, i8>,
    reward: PyReadwriteArray2<'py, f32>,
    terminated: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
    cash: PyReadwriteArray2<'py, i32>,
    rounds: PyReadwriteArray1<'py, i32>,
    learner: PyReadwriteArray1<'py, i8>,
}

impl Arrays<'_> {
    /// One place for each game; none when a size is wrong.
    fn places(&mut self, games: usize, players: usize, size: usize) -> PyResult<Vec<Out<'_>>> {
        let wrong = || PyValueError::new_err("the arrays do not have the size of this environment");
        let observation = self.observation.as_slice_mut()?;
        let mask = self.mask.as_slice_mut()?;
        let seat = self.seat.as_slice_mut()?;
        let reward = self.reward.as_slice_mut()?;
        let terminated = self.terminated.as_slice_mut()?;
        let truncated = self.truncated.as_slice_mut()?;
        let cash = self.cash.as_slice_mut()?;
        let rounds = self.rounds.as_slice_mut()?;
        let learner = self.learner.as_slice_mut()?;
        let each = [seat.len(), terminated.len(), truncated.len(), rounds.len(), learner.len()];
        let width = observation.len() / games.max(1);
        if each.iter().any(|len| *len != games)
            || mask.len() != games * SIZE
            || [reward.len(), cash.len()] != [games * players; 2]
            || ![0, size].contains(&width)
            || observation.len() != games * width
        {
            return Err(wrong());
        }
        // Nothing at all for those who do not look.
        let mut shown: Vec<&mut [i16]> = if width == 0 {
            (0..games).map(|_| &mut [][..]).collect()
        } else {
            observation.chunks_exact_mut(width).collect()
        };
        let rest = mask
            .chunks_exact_mut(SIZE)
            .zip(seat)
            .zip(reward.chunks_exact_mut(players))
            .zip(terminated.iter_mut().zip(truncated))
            .zip(cash.chunks_exact_mut(players))
            .zip(rounds.iter_mut().zip(learner));
        let out = shown.drain(..).zip(rest).map(
            |(
                observation,
                (((((mask, seat), reward), (terminated, truncated)), cash), (rounds, learner)),
            )| Out {
                observation,
                mask,
                seat,
                reward,
                terminated,
                truncated,
                cash,
                rounds,
                learner,
            },
        );
        Ok(out.collect())
    }
}

/// Many games at once, on several threads, without Python's lock.
#[pyclass(name = "Vector", module = "magnate._magnate", frozen)]
pub struct PyVector {
    settings: Arc<Settings>,
    episodes: Mutex<Vec<Episode>>,
    dice: Mutex<FastDice>,
    pool: rayon::ThreadPool,
}

/// Most games one environment has.
const MOST_GAMES: usize = 1 << 20;

impl PyVector {
    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Episode>> {
        self.episodes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with every game and its place in the arrays.
    fn each(
        &self,
        py: Python<'_>,
        arrays: &Bound<'_, PyAny>,
        work: impl Fn(usize, &mut Episode, &mut Out<'_>) -> Result<(), String> + Send + Sync,
    ) -> PyResult<()> {
        let mut arrays: Arrays<'_> = arrays.extract()?;
        let mut episodes = self.lock();
        let (games, players) = (episodes.len(), usize::from(self.settings.config.players));
        let mut places = arrays.places(games, players, self.settings.layout.size)?;
        let episodes: &mut [Episode] = &mut episodes;
        let done = detached(py, || {
            self.pool.install(|| {
                let both = episodes.par_iter_mut().zip(places.par_iter_mut()).enumerate();
                both.with_min_len(8).try_for_each(|(at, (episode, place))| work(at, episode, place))
            })
        })?;
        done.map_err(|error| internal(py, &error))
    }
}

#[pymethods]
impl PyVector {
    #[new]
    #[pyo3(signature = (games, config, seed, opponent=None, teacher=None, budget="100n", max_rounds=30, threads=0))]
    #[allow(clippy::too_many_arguments)] // they have names in Python
    fn new(
        py: Python<'_>,
        games: usize,
        config: &Bound<'_, PyAny>,
        seed: u64,
        opponent: Option<&str>,
        teacher: Option<&str>,
        budget: &str,
        max_rounds: u16,
        threads: usize,
    ) -> PyResult<Self> {
        if games == 0 || games > MOST_GAMES {
            return Err(PyValueError::new_err(format!("an environment has 1 to {MOST_GAMES} games")));
        }
        let settings = settings(config, seed, opponent, teacher, budget, max_rounds)?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .map_err(|error| internal(py, &error.to_string()))?;
        let episodes = detached(py, || {
            pool.install(|| {
                (0..games)
                    .into_par_iter()
                    .map(|index| Episode::new(&settings, index))
                    .collect::<Result<_, _>>()
            })
        })?;
        let episodes = episodes.map_err(|error: String| internal(py, &error))?;
        Ok(PyVector {
            settings: Arc::new(settings),
            episodes: Mutex::new(episodes),
            dice: Mutex::new(FastDice::new(seed)),
            pool,
        })
    }

    #[getter]
    fn layout(&self, py: Python<'_>) -> PyResult<Py<PyDict>> {
        layout(py, &self.settings.layout)
    }

    /// Writes what stands, without a step.
    fn show(&self, py: Python<'_>, arrays: &Bound<'_, PyAny>) -> PyResult<()> {
        self.each(py, arrays, |_, episode, place| {
            place.show(&self.settings, episode);
            Ok(())
        })
    }

    /// Chooses one index in every game. Nothing happens when one of them may not be chosen.
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        arrays: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let chosen: Vec<usize> =
            actions.as_slice()?.iter().map(|index| usize::try_from(*index).unwrap_or(usize::MAX)).collect();
        {
            let episodes = self.lock();
            if chosen.len() != episodes.len() {
                let message = format!("{} indices for {} games", chosen.len(), episodes.len());
                return Err(PyValueError::new_err(message));
            }
            let wrong = chosen.iter().zip(episodes.iter()).position(|(index, it)| !it.is_open(*index));
            if let Some(at) = wrong {
                let what = describe(chosen[at]).unwrap_or_else(|| "no index of the space".into());
                let message = format!("{} ({what}) may not be chosen now in game {at}", chosen[at] as i64);
                return Err(plain(py, "ActionError", message));
            }
        }
        self.each(py, arrays, |at, episode, place| place.step(&self.settings, episode, chosen[at]))
    }

    /// A random index that may be chosen, for every game.
    fn sample<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
        let indices = self.lock().iter().map(|episode| episode.sample(&mut dice) as i64).collect();
        PyArray1::from_vec(py, indices)
    }

    /// What the teacher would choose in every game; -1 where that is not known.
    fn advice<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let advice =
            self.lock().iter().map(|episode| episode.advice().map_or(-1, |index| index as i64)).collect();
        PyArray1::from_vec(py, advice)
    }

    /// Choices and whole decisions taken so far.
    #[getter]
    fn counts(&self) -> (u64, u64) {
        let episodes = self.lock();
        let steps = episodes.iter().map(|episode| episode.steps).sum();
        (steps, episodes.iter().map(|episode| episode.decisions).sum())
    }

    /// The seeds of the games that are being played.
    #[getter]
    fn seeds(&self) -> Vec<u64> {
        self.lock().iter().map(Episode::seed).collect()
    }

    /// A copy of one game, secrets included.
    fn game(&self, index: usize) -> PyResult<PyGame> {
        let episodes = self.lock();
        let found = episodes.get(index).map(|episode| PyGame(episode.game.clone()));
        found.ok_or_else(|| PyValueError::new_err(format!("there are {} games", episodes.len())))
    }

    /// The indices of an action in one game, from the beginning of the decision.
    fn encode(
        &self,
        py: Python<'_>,
        index: usize,
        action: &Bound<'_, PyAny>,
    ) -> PyResult<Option<Vec<usize>>> {
        let action = read_action(action)?;
        let episodes = self.lock();
        let episode = episodes.get(index).ok_or_else(|| PyValueError::new_err("there is no such game"))?;
        safely(py, || Ok(episode.encode(&action)))
    }

    #[getter]
    fn config(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.settings.config)
    }
}
