//! A game to study: what was played, and whatever else might have been. Every moment is a node of a tree; deciding anything at one
//! leads to another. Nothing is hidden in it: it is made from what is over, or from what one may see.

use magnate_rules::insight::{Answer, Question};
use magnate_rules::{Action, Beginning, Game, Phase, PlayerId, Position, Record, Replay, View, Viewer};
use magnate_table::{Entry, Occupant, Options, Outcome, Problem, SeatRest, Sign, Stamped, Status, UserId};
use magnate_wire::{ErrorBody, GameShown, Person, SeatTime, StepMessage, TableView, Update};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is studied.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum StudySource {
    /// A game, move by move.
    Record {
        /// As in the file.
        text: String,
    },
    /// A moment.
    Position {
        /// In the public format.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        position: Value,
        /// The phase, or step of a working day, that begins; the round's first when left out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        phase: Option<Phase>,
        /// Whose, where it is one player's.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        chain: Option<PlayerId>,
    },
    /// A running game as one player knows it.
    Imagined {
        /// As it was handed out: what others hide was drawn.
        game: String,
        /// Whose view it was made from: what was drawn is shown to nobody as if it were known.
        seat: u8,
    },
}

/// A moment of a study.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StudyNode {
    /// Its number; 0 is the beginning.
    pub id: u32,
    /// The moment before; none at the beginning.
    pub parent: Option<u32>,
    /// Who decided.
    pub seat: Option<u8>,
    /// What.
    pub action: Option<Action>,
    /// The round it was decided in.
    pub round: u16,
    /// The phase or step it was decided in.
    pub stage: String,
}

struct Node {
    shown: StudyNode,
    game: Game,
    update: Option<Update>,
}

/// A tree of moments.
pub struct Study {
    id: String,
    me: Person,
    record: Record,
    /// From whose view it is studied, as long as the game is on.
    own: Option<PlayerId>,
    nodes: Vec<Node>,
}

/// Moments a study may have: nobody looks at more, and a page has only so much room.
const MOST_NODES: usize = 20_000;

fn bad(code: &str, reason: impl std::fmt::Display) -> ErrorBody {
    ErrorBody::new(code, reason.to_string())
}

/// A game as it was written by the engine.
pub fn read_game(text: &str) -> Result<Game, ErrorBody> {
    serde_json::from_str(text).map_err(|error| bad("bad_question", error))
}

impl Study {
    /// A study of a game, with what was played as its first line.
    pub fn open(id: &str, me: Person, source: StudySource) -> Result<Self, ErrorBody> {
        let bad_record = |error: magnate_rules::RecordError| {
            let mut body = bad("bad_record", format!("The record cannot be used: {error}"));
            body.args.0.insert("line".into(), error.line.into());
            body.rule = error.rule.map(str::to_string);
            body
        };
        let mut own = None;
        let (head, game, played) = match source {
            StudySource::Record { text } => {
                let record: Record = text.parse().map_err(bad_record)?;
                let mut replay = Replay::new(&record).map_err(bad_record)?;
                while replay.step().map_err(bad_record)?.is_some() {}
                let played: Vec<(PlayerId, Action)> =
                    record.actions().map(|(player, action)| (player, action.clone())).collect();
                let start = record.start().map_err(bad_record)?;
                (Record { entries: Vec::new(), ..record }, start, played)
            }
            StudySource::Position { position, phase, chain } => {
                let still = Position::from_value(&position).and_then(|position| position.game());
                let still = still.map_err(|faults| {
                    let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
                    bad("bad_position", all.join("; "))
                })?;
                let beginning = Beginning { position, phase: phase.unwrap_or(Phase::Restructuring), chain };
                // What cannot be played on can still be looked at.
                let game = beginning.game().unwrap_or(still);
                (Record::going_on_from(beginning, &game), game, Vec::new())
            }
            StudySource::Imagined { game, seat } => {
                let game = read_game(&game)?;
                if usize::from(seat) >= game.chains().len() {
                    return Err(bad("bad_question", "There is no such seat in this game."));
                }
                own = Some(PlayerId(seat));
                (Record::new(&game, None), game, Vec::new())
            }
        };
        let shown = StudyNode {
            id: 0,
            parent: None,
            seat: None,
            action: None,
            round: game.round(),
            stage: game.decision().stage.name().to_string(),
        };
        let root = Node { shown, game, update: None };
        let mut study = Study { id: id.to_owned(), me, record: head, own, nodes: vec![root] };
        let mut at = 0;
        for (player, action) in played {
            at = study.act(at, player.0, &action)?.id;
        }
        Ok(study)
    }

    /// All moments, in the order of their making.
    pub fn nodes(&self) -> Vec<StudyNode> {
        self.nodes.iter().map(|node| node.shown.clone()).collect()
    }

    fn node(&self, id: u32) -> Result<&Node, ErrorBody> {
        self.nodes.get(id as usize).ok_or_else(|| bad("no_such_moment", "This study has no such moment."))
    }

    /// Numbers of the moments that lead here, the beginning first.
    fn way(&self, id: u32) -> Result<Vec<u32>, ErrorBody> {
        let mut way = vec![self.node(id)?.shown.id];
        while let Some(parent) = self.node(way[way.len() - 1])?.shown.parent {
            way.push(parent);
        }
        way.reverse();
        Ok(way)
    }

    /// Somebody decides something at a moment: the moment that follows, which may be known already.
    pub fn act(&mut self, at: u32, seat: u8, action: &Action) -> Result<StudyNode, ErrorBody> {
        let same = |node: &&Node| {
            node.shown.parent == Some(at)
                && node.shown.seat == Some(seat)
                && node.shown.action.as_ref() == Some(action)
        };
        if let Some(known) = self.nodes.iter().find(same) {
            return Ok(known.shown.clone());
        }
        if self.nodes.len() >= MOST_NODES {
            return Err(bad("too_large", "This study has too many moments."));
        }
        let mut game = self.node(at)?.game.clone();
        let shown = StudyNode {
            id: self.nodes.len() as u32,
            parent: Some(at),
            seat: Some(seat),
            action: Some(action.clone()),
            round: game.round(),
            stage: game.decision().stage.name().to_string(),
        };
        let events =
            game.apply(PlayerId(seat), action).map_err(|refusal| ErrorBody::from(&Problem::from(refusal)))?;
        let seq = self.way(at)?.len() as u32 - 1;
        let stamped = Stamped { seq, at: 0, entry: Entry::Acted { seat, action: action.clone() } };
        let update = Some(Update::new(stamped, Outcome { events, rewound: false }));
        self.nodes.push(Node { shown: shown.clone(), game, update });
        Ok(shown)
    }

    /// A moment as this seat sees it, or as everybody may: in a running game nothing that its player does not know.
    fn view(&self, at: u32, seat: Option<u8>) -> Result<View, ErrorBody> {
        let game = &self.node(at)?.game;
        Ok(match (self.own, seat.map(PlayerId)) {
            (None, None) => game.view(Viewer::Reviewer),
            (None, Some(player)) => game.view(Viewer::Player(player)),
            (Some(own), Some(other)) if own != other => {
                game.view(Viewer::Player(own)).game().view(Viewer::Player(other))
            }
            (Some(own), _) => game.view(Viewer::Player(own)),
        })
    }

    /// What a moment looks like: as this seat decides there.
    pub fn look(&self, at: u32, seat: Option<u8>) -> Result<TableView, ErrorBody> {
        let game = &self.node(at)?.game;
        let players = game.config().players;
        let me = Occupant::Person { user: UserId(self.me.id.clone()) };
        Ok(TableView {
            id: self.id.clone(),
            seq: self.way(at)?.len() as u32 - 1,
            status: if game.is_over() { Status::Finished } else { Status::Playing },
            options: Options { hints: true, ..Options::of(*game.config()) },
            host: self.me.id.clone(),
            seats: vec![me; usize::from(players)],
            signs: (0..players).map(Sign::plain).collect(),
            yours: (0..players).collect(),
            seat,
            clocks: vec![
                SeatTime { clock: None, absent: false, rest: SeatRest::default(), votes: Vec::new() };
                usize::from(players)
            ],
            can_undo: false,
            take_back: None,
            end_vote: None,
            paused: None,
            pause_vote: None,
            standings: None,
            game: Some(GameShown::Live(Box::new(self.view(at, seat)?.data()))),
        })
    }

    /// What led to a moment.
    pub fn steps(&self, at: u32) -> Result<Vec<StepMessage>, ErrorBody> {
        let way = self.way(at)?;
        let updates = way.iter().filter_map(|id| self.nodes[*id as usize].update.as_ref());
        Ok(updates.map(StepMessage::revealed).collect())
    }

    /// What would be, or why.
    pub fn ask(&self, at: u32, seat: Option<u8>, question: &Question) -> Result<Answer, ErrorBody> {
        self.view(at, seat)?.ask(question).map_err(|refusal| ErrorBody::from(&Problem::from(refusal)))
    }

    /// A moment in the public format.
    pub fn position(&self, at: u32) -> Result<Value, ErrorBody> {
        serde_json::to_value(self.view(at, None)?.game().position().to_value())
            .map_err(|error| bad("unexpected", error))
    }

    /// What led to a moment, as a record.
    pub fn record(&self, at: u32) -> Result<String, ErrorBody> {
        if self.own.is_some() {
            return Err(bad("unfinished", "A game that is still on has no record to hand out."));
        }
        let mut record = self.record.clone();
        for id in self.way(at)? {
            if let StudyNode { seat: Some(seat), action: Some(action), .. } = &self.nodes[id as usize].shown {
                record.push(PlayerId(*seat), action.clone());
            }
        }
        record.seal(&self.node(at)?.game);
        Ok(record.to_string())
    }

    /// The game at a moment.
    pub fn game(&self, at: u32) -> Result<&Game, ErrorBody> {
        Ok(&self.node(at)?.game)
    }
}
