//! Where questions are answered.

use std::collections::HashMap;

use magnate_bots::Budget;
use magnate_rules::{Catalogue, ModuleSet, PlayerId, Position, Viewer};
use magnate_table::UserId;
use magnate_wire::{Chance, ErrorBody, MapPreview, NotOpened, StepMessage, TableView, written};
use serde::Serialize;
use serde_json::{Value, json};

use crate::jobs::Job;
use crate::lessons::Led;
use crate::local::Local;
use crate::puzzle::Tried;
use crate::request::Request;
use crate::scene::Scene;
use crate::study::{Study, read_game};

/// Everything the engine knows: tables that were opened, what is being worked out.
#[derive(Default)]
pub struct Desk {
    tables: HashMap<String, Local>,
    /// Lessons somebody is led through, and puzzles somebody tries: no tables, but looked at like them.
    lessons: HashMap<String, Led>,
    puzzles: HashMap<String, Tried>,
    studies: HashMap<String, Study>,
    /// What is being worked out.
    jobs: HashMap<String, Job>,
}

/// A moment of a study, and what led to it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StudyMoment {
    /// What it looks like.
    pub view: TableView,
    /// What led to it.
    pub steps: Vec<StepMessage>,
}

/// Something wrong with a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PositionFault {
    /// The field, as in `chains[1].restaurants[0]`; empty for the whole.
    pub path: String,
    /// What is wrong with it, in English.
    pub reason: String,
    /// What is wrong with it; words are under `fault-` and this, or those of a refusal.
    pub code: String,
    /// What goes into the words.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub args: serde_json::Map<String, Value>,
}

fn bad(code: &str, reason: impl std::fmt::Display) -> ErrorBody {
    ErrorBody::new(code, reason.to_string())
}

fn missing() -> ErrorBody {
    bad("no_such_table", "There is no such table on this device.")
}

fn budget(text: &str) -> Result<Budget, ErrorBody> {
    text.parse().map_err(|reason: String| bad("bad_question", reason))
}

/// As JSON. What cannot be written does not exist: all maps have text for keys.
fn told(value: impl Serialize) -> Result<Value, ErrorBody> {
    serde_json::to_value(value).map_err(|error| bad("unexpected", error))
}

impl Desk {
    /// Answers a request, both as JSON.
    pub fn ask(&mut self, request: &str) -> String {
        let answer = match serde_json::from_str(request) {
            Ok(request) => self.answer(request),
            Err(error) => Err(bad("bad_json", error)),
        };
        match answer {
            Ok(value) => json!({ "ok": value }).to_string(),
            Err(error) => json!({ "error": error }).to_string(),
        }
    }

    fn table(&mut self, id: &str) -> Result<&mut Local, ErrorBody> {
        self.tables.get_mut(id).ok_or_else(missing)
    }

    fn study(&mut self, id: &str) -> Result<&mut Study, ErrorBody> {
        self.studies.get_mut(id).ok_or_else(missing)
    }

    fn puzzle(&mut self, id: &str) -> Result<&mut Tried, ErrorBody> {
        self.puzzles.get_mut(id).ok_or_else(missing)
    }

    /// A game that is no table, if this is one.
    fn scene(&self, id: &str) -> Option<&Scene> {
        let led = self.lessons.get(id).map(|led| &led.scene);
        led.or_else(|| self.puzzles.get(id).map(|tried| &tried.scene))
    }

    /// The same, typed.
    pub fn answer(&mut self, request: Request) -> Result<Value, ErrorBody> {
        match request {
            Request::Catalogue { modules } => {
                let modules = ModuleSet::from_ids(modules.iter().map(String::as_str));
                told(Catalogue::of(modules.map_err(|reason| bad("bad_question", reason))?))
            }
            Request::Map { options, seed } => {
                told(MapPreview::new(&options, seed).map_err(|problem| ErrorBody::from(&problem))?)
            }
            Request::NewTable { me, new, now, seed, map_seed } => {
                let opened = new.open(&UserId(me.id), now, Chance { seed, map_seed });
                let (_, log) = opened.map_err(|why| match why {
                    NotOpened::Problem(problem) => ErrorBody::from(&problem),
                    NotOpened::Refused(body) => *body,
                    NotOpened::Corrupt(corrupt) => bad("unexpected", corrupt),
                })?;
                told(log)
            }
            Request::OpenTable { table, me, log } => {
                let local = Local::open(table.clone(), me, log)?;
                let view = told(local.first_look()?);
                self.tables.insert(table, local);
                view
            }
            Request::CloseTable { table } => {
                self.tables.remove(&table);
                self.lessons.remove(&table);
                self.puzzles.remove(&table);
                Ok(Value::Null)
            }
            Request::Decide { table, command, seq, now } => {
                told(self.table(&table)?.decide(&command, seq, now)?)
            }
            Request::Take { table, stamped, seat } => told(self.table(&table)?.take(*stamped, seat)?),
            Request::Look { table, seat, now } => match self.scene(&table) {
                Some(scene) => told(scene.look(seat)?),
                None => told(self.table(&table)?.look(seat, now)?),
            },
            Request::Since { table, seen, seat } => match self.scene(&table) {
                Some(scene) => told(scene.since(seen, seat)?),
                None => told(self.table(&table)?.since(seen, seat)?),
            },
            Request::Ask { table, seat, question } => {
                let (seq, answer) = match self.scene(&table) {
                    Some(scene) => scene.ask(seat, &question)?,
                    None => self.table(&table)?.ask(seat, &question)?,
                };
                Ok(json!({ "seq": seq, "answer": answer }))
            }
            Request::Think { table, seed, budget: time, now, safe } => {
                let budget = budget(&time)?;
                told(self.table(&table)?.think(seed, budget, now, safe)?)
            }
            Request::Hint { table, seat, seed, budget: time } => {
                let budget = budget(&time)?;
                told(self.table(&table)?.hint(seat, seed, budget)?)
            }
            Request::Record { table, seat } => told(self.table(&table)?.record(seat)?),
            Request::Moment { table, seq, seat } => told(self.table(&table)?.moment(seq, seat)?),
            Request::Timeline { table } => told(self.table(&table)?.timeline()),
            Request::Card { table } => told(self.table(&table)?.card()),
            Request::Counsel { table, seat, action } => {
                told(self.table(&table)?.counsel(seat, action.as_deref())?)
            }
            Request::Imagine { table, seat, seed } => told(self.table(&table)?.imagine(seat, seed)?),
            Request::StudyOpen { study, me, source } => {
                let opened = Study::open(&study, me, *source)?;
                let nodes = told(opened.nodes());
                self.studies.insert(study, opened);
                nodes
            }
            Request::StudyAct { study, at, seat, action } => {
                told(self.study(&study)?.act(at, seat, &action)?)
            }
            Request::StudyLook { study, at, seat } => {
                let study = self.study(&study)?;
                told(StudyMoment { view: study.look(at, seat)?, steps: study.steps(at)? })
            }
            Request::StudyAsk { study, at, seat, question } => {
                told(self.study(&study)?.ask(at, seat, &question)?)
            }
            Request::StudyPosition { study, at } => self.study(&study)?.position(at),
            Request::StudyRecord { study, at } => told(self.study(&study)?.record(at)?),
            Request::StudyGame { study, at } => told(written(self.study(&study)?.game(at)?)),
            Request::StudyClose { study } => {
                self.studies.remove(&study);
                Ok(Value::Null)
            }
            Request::Evaluate { job, game, seat, viewer, games, seed } => {
                let game = read_game(&game)?;
                let players = game.chains().len();
                if seat.into_iter().chain(viewer).any(|seat| usize::from(seat) >= players) {
                    return Err(bad("bad_question", "There is no such seat in this game."));
                }
                let viewer = viewer.map_or(Viewer::Reviewer, |seat| Viewer::Player(PlayerId(seat)));
                let view = game.view(viewer);
                self.jobs.insert(job, Job::evaluation(&view, seat.map(PlayerId), games, seed));
                Ok(Value::Null)
            }
            Request::Review { job, record, seed } => {
                self.jobs.insert(job, Job::review(&record, seed)?);
                Ok(Value::Null)
            }
            Request::ThinkTwice { job, game, seat, action, games, seed } => {
                let game = read_game(&game)?;
                let player = PlayerId(seat);
                if !game.decision().awaited.contains(player) {
                    return Err(bad("not_awaited", "Nothing is awaited from this seat."));
                }
                let view = game.view(Viewer::Player(player));
                self.jobs.insert(job, Job::second_thought(&view, player, &action, games, seed));
                Ok(Value::Null)
            }
            Request::VerifyPuzzle { job, wish } => {
                self.jobs.insert(job, Job::puzzle(&wish)?);
                Ok(Value::Null)
            }
            Request::GoOn { job } => {
                let gone = || bad("no_such_job", "Nothing of that name is being worked out.");
                let state = self.jobs.get_mut(&job).ok_or_else(gone)?.go_on();
                if state.done {
                    self.jobs.remove(&job);
                }
                told(state)
            }
            Request::Drop { job } => {
                self.jobs.remove(&job);
                Ok(Value::Null)
            }
            Request::CheckPosition { position } => {
                let faults = Position::from_value(&position).and_then(|position| position.game().map(drop));
                let fault = |fault: magnate_rules::Fault| PositionFault {
                    path: fault.path,
                    reason: fault.reason,
                    code: fault.code.into(),
                    args: fault.args,
                };
                told(faults.err().unwrap_or_default().into_iter().map(fault).collect::<Vec<_>>())
            }
            Request::OpenLesson { table, me, lesson, step, made } => {
                let mut led = Led::open(table.clone(), me, &lesson, step)?;
                let state = told(led.resume(&made));
                self.lessons.insert(table, led);
                state
            }
            Request::Lesson { table, wish } => match self.lessons.get_mut(&table) {
                Some(led) => told(led.wish(wish)),
                None => Err(missing()),
            },
            Request::OpenPuzzle { table, me, puzzle } => {
                let tried = Tried::open(&table, &me, &puzzle)?;
                let state = told(tried.state());
                self.puzzles.insert(table, tried);
                state
            }
            Request::PuzzleAct { table, action } => told(self.puzzle(&table)?.act(&action)?),
            Request::PuzzleUndo { table, all } => told(self.puzzle(&table)?.undo(all)?),
            Request::PuzzleExplain { table } => told(self.puzzle(&table)?.explain()?),
            Request::PuzzleOfTheDay { ids, day } => {
                let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
                told(magnate_puzzles::daily(&ids, day))
            }
            Request::Digest { game } => {
                game.play().map_err(|reason| bad("bad_question", reason)).and_then(told)
            }
        }
    }
}
