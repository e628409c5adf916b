//! How a game goes on by itself. Phases do not call each other: each part says what comes [`Next`], and one loop goes
//! from part to part until somebody is awaited. So anything may ask a player a [`Question`] in the middle of a step;
//! when it is answered the game goes on at the point it was left.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::{Event, Sink};
use crate::game::{Game, Step};
use crate::map::{Coord, HouseNumber};
use crate::phase::{First, Visit};
use crate::player::{PlayerId, PlayerSet};
use crate::refusal::Refusal;

/// What comes next when nobody has to decide anything first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Next {
    /// Nothing: somebody is awaited, or the game is over.
    Wait,
    /// A round.
    Round,
    /// Everybody's choice of a structure.
    Structures,
    /// The reveal, when all have chosen.
    Reveal,
    /// The order of business.
    Order,
    /// Whoever chooses a place in the turn order next.
    Chooser,
    /// The working day of whoever has this place in the turn order.
    Turn { place: u8 },
    /// The first step of a working day, from this one on, with something to do.
    Step { step: Step },
    /// The end of a working day.
    EndTurn,
    /// Dinnertime.
    Dinner,
    /// What a dinnertime leads to.
    AfterDinner,
    /// Payday.
    Payday,
    /// When they pay one after the other: whoever has this place, or the next with something to decide.
    Payer { place: u8 },
    /// The end of payday.
    EndPayday,
    /// The campaigns.
    Marketing,
    /// Clean-up, and what is thrown away first.
    CleanUp,
    /// What goes into the freezer.
    Freezer,
    /// Shops of those who sold the first coffee.
    FirstCoffee,
    /// The end of clean-up and of the round.
    EndRound,
    /// The end of the game.
    GameOver,
}

/// Something a player is asked in the middle of a step, besides what the stage awaits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// Where an offramp goes, if anywhere (K-RURAL-3).
    Offramp,
    /// Which tile is added to the map, and where, if any (K-LOB-30).
    Tile,
    /// Where a coffee shop goes, if anywhere (K-COFFEE-2, K-COFFEE-12).
    CoffeeShop {
        /// However far away.
        anywhere: bool,
    },
    /// Where the radio for a pizza goes (K-NM-7).
    Radio {
        /// The house that bought it.
        house: HouseNumber,
    },
    /// Where a free mailbox goes, if anywhere (K-NM-15).
    Mailbox {
        /// The new restaurant.
        restaurant: Coord,
    },
    /// The tests' own: whether to be asked again.
    #[cfg(test)]
    Again,
}

impl QuestionKind {
    /// Its identifier.
    pub const fn id(self) -> &'static str {
        match self {
            QuestionKind::Offramp => "offramp",
            QuestionKind::Tile => "tile",
            QuestionKind::CoffeeShop { .. } => "coffee_shop",
            QuestionKind::Radio { .. } => "radio",
            QuestionKind::Mailbox { .. } => "mailbox",
            #[cfg(test)]
            QuestionKind::Again => "again",
        }
    }
}

/// A question to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) player: PlayerId,
    pub(crate) kind: QuestionKind,
}

/// Where a game stopped to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Parked {
    next: Next,
    /// Whom it awaited, or would have.
    awaited: PlayerSet,
}

/// Questions that are still to be answered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Questions {
    /// The next one first. What an answer makes it ask comes before what was waiting already.
    pending: Vec<Question>,
    /// How many of them were asked in the part that is running, in their order at the front.
    fresh: usize,
    parked: Option<Parked>,
}

impl Questions {
    pub(crate) fn pending(&self) -> &[Question] {
        &self.pending
    }
}

impl Game {
    /// Goes on until somebody is awaited or the game is over.
    pub(crate) fn advance(&mut self, mut next: Next, sink: &mut impl Sink) {
        loop {
            if self.extras.is_some() && self.stop_to_ask(next) {
                return;
            }
            next = match next {
                Next::Wait => return,
                Next::Round => self.start_round(sink),
                Next::Structures => self.await_structures(),
                Next::Reveal => self.reveal(sink),
                Next::Order => self.start_order(sink),
                Next::Chooser => self.next_chooser(sink),
                Next::Turn { place } => self.start_turn(place, sink),
                Next::Step { step } => self.enter_step(step),
                Next::EndTurn => self.end_turn(sink),
                Next::Dinner => {
                    self.serve_dinner(sink);
                    Next::AfterDinner
                }
                Next::AfterDinner => self.after_dinner(),
                Next::Payday => self.start_payday(sink),
                Next::Payer { place } => self.next_payer(place, sink),
                Next::EndPayday => self.end_payday(),
                Next::Marketing => {
                    self.run_campaigns(sink);
                    Next::CleanUp
                }
                Next::CleanUp => self.clean_up(sink),
                Next::Freezer => self.await_freezer(),
                Next::FirstCoffee => self.offer_first_coffee_shops(),
                Next::EndRound => self.end_round(sink),
                Next::GameOver => self.end_game(sink),
            };
        }
    }

    /// Asks a player something before the game goes on; several are asked in the order they come.
    pub(crate) fn ask(&mut self, player: PlayerId, kind: QuestionKind) {
        let questions = &mut self.extras.get_or_insert_default().questions;
        questions.pending.insert(questions.fresh, Question { player, kind });
        questions.fresh += 1;
    }

    /// The question that has to be answered before anything else.
    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        self.extras.as_deref().and_then(|extras| extras.questions.pending.first().copied())
    }

    /// Waits for an answer if there is a question, and remembers where to go on.
    #[cold]
    fn stop_to_ask(&mut self, next: Next) -> bool {
        let awaited = self.awaited;
        // What nobody can answer is not asked (K-NM-7.2).
        while let Some(question) = self.question()
            && self.list_answers(question, &mut First).is_continue()
        {
            let Some(extras) = self.extras.as_deref_mut() else { break };
            extras.questions.pending.drain(..1);
            extras.questions.fresh = extras.questions.fresh.saturating_sub(1);
            self.tidy_extras();
        }
        let Some(extras) = self.extras.as_deref_mut() else { return false };
        let questions = &mut extras.questions;
        let Some(first) = questions.pending.first() else { return false };
        self.awaited = PlayerSet::only(first.player);
        questions.fresh = 0;
        questions.parked = Some(Parked { next, awaited });
        true
    }

    /// Everything that answers a question, in order.
    pub(crate) fn list_answers(&self, question: Question, visit: &mut impl Visit) -> ControlFlow<()> {
        match question.kind {
            QuestionKind::Offramp => self.list_offramps(visit)?,
            QuestionKind::Tile => self.list_tiles(visit)?,
            QuestionKind::CoffeeShop { anywhere } => self.list_shops(question.player, anywhere, visit)?,
            QuestionKind::Radio { house } => return self.list_pizza_radios(house, visit),
            QuestionKind::Mailbox { restaurant } => self.list_mailboxes(restaurant, visit)?,
            #[cfg(test)]
            QuestionKind::Again => {
                visit.one(Action::Pass)?;
                return visit.one(Action::Order { position: 1 });
            }
        }
        visit.one(Action::Decline)
    }

    /// Is this an answer?
    pub(crate) fn check_answer(&self, question: Question, action: &Action) -> Result<(), Refusal> {
        match (question.kind, action) {
            #[cfg(test)]
            (QuestionKind::Again, Action::Pass | Action::Order { position: 1 }) => Ok(()),
            #[cfg(test)]
            (QuestionKind::Again, Action::Decline) => Err(Refusal::WrongMoment { now: "again" }),
            (QuestionKind::Radio { house }, Action::Radio { house: of, at }) if house == *of => {
                self.check_pizza_radio(house, *at)
            }
            (QuestionKind::Radio { .. }, Action::Decline) => Err(Refusal::WrongMoment { now: "radio" }),
            (_, Action::Decline) => Ok(()),
            (QuestionKind::Mailbox { restaurant }, Action::Mailbox { number, at, item }) => {
                self.check_mailbox(restaurant, *number, *at, *item)
            }
            (QuestionKind::CoffeeShop { anywhere }, Action::Shop { at, from }) => {
                self.check_shop(question.player, anywhere, *at, *from)
            }
            (QuestionKind::Offramp, Action::Offramp { offramp }) => self.check_offramp(*offramp),
            (QuestionKind::Tile, Action::Tile { tile, slot }) => self.check_tile(*tile, *slot),
            _ => Err(Refusal::WrongMoment { now: question.kind.id() }),
        }
    }

    /// Takes an answer that was checked; the game goes on where it had stopped.
    pub(crate) fn answer(&mut self, question: Question, action: &Action, sink: &mut impl Sink) -> Next {
        let Some(extras) = self.extras.as_deref_mut() else { return Next::Wait };
        extras.questions.pending.drain(..1);
        let parked = extras.questions.parked.take();
        self.tidy_extras();
        if let Some(parked) = parked {
            self.awaited = parked.awaited;
        }
        self.do_answer(question, action, sink);
        parked.map_or(Next::Wait, |parked| parked.next)
    }

    /// What an answer does, and nothing that follows from it by itself.
    pub(crate) fn do_answer(&mut self, question: Question, action: &Action, sink: &mut impl Sink) {
        let player = question.player;
        match action {
            Action::Offramp { offramp } => self.do_offramp(player, *offramp, sink),
            Action::Tile { tile, slot } => self.do_tile(player, *tile, *slot, sink),
            Action::Shop { at, from } => self.do_shop(player, *at, *from, sink),
            Action::Radio { at, .. } => self.do_pizza_radio(*at, sink),
            Action::Mailbox { number, at, item } => self.do_mailbox(*number, *at, *item, sink),
            #[cfg(test)]
            Action::Order { .. } => self.ask(player, QuestionKind::Again),
            _ => sink.emit(|| Event::Declined { chain: player, kind: question.kind.id() }),
        }
    }

    /// Forgets questions, for whoever puts a game at another point of its round.
    pub(crate) fn drop_questions(&mut self) {
        if let Some(extras) = self.extras.as_deref_mut() {
            extras.questions = Questions::default();
            self.tidy_extras();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::event::Quiet;
    use crate::game::Stage;
    use crate::rng::FastDice;

    /// A game in which somebody has just begun to work, at a step in which something can be done.
    fn at_work(seed: u64) -> (Game, PlayerId) {
        let mut game = Game::new(&Config::new(3), seed).expect("three can play");
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        while !(game.round() > 2 && matches!(game.stage, Stage::Working { .. })) {
            let player = game.awaited.first().expect("somebody is awaited");
            let action = game.random_action(player, &mut dice, &mut buffer).expect("something is legal");
            game.play(player, &action).expect("it was listed");
        }
        let player = game.in_turn();
        (game, player)
    }

    /// What `perform` does, with questions that come up while the action is done.
    fn play_and_ask(game: &mut Game, player: PlayerId, action: &Action, asked: &[PlayerId]) {
        game.check(player, action).expect("legal");
        let next = game.act_on(player, action, &mut Quiet);
        for asked in asked {
            game.ask(*asked, QuestionKind::Again);
        }
        game.advance(next, &mut Quiet);
    }

    #[test]
    fn a_question_stops_the_game_and_the_answer_lets_it_go_on_where_it_was() {
        let mut stops = 0;
        for seed in 0..12 {
            let (mut game, player) = at_work(seed);
            let mut plain = game.clone();
            let (mut dice, mut buffer) = (FastDice::new(99), Vec::new());
            for _ in 0..200 {
                let Some(now) = game.awaited.first() else { break };
                let action = game.random_action(now, &mut dice, &mut buffer).expect("something is legal");
                let stage = game.stage;
                // A bystander is asked, then the player whose action it was: whatever comes next has to wait.
                let asked = [PlayerId((now.0 + 1) % 3), now];
                play_and_ask(&mut game, now, &action, &asked);
                plain.play(now, &action).expect("the same game");
                for (left, who) in asked.into_iter().enumerate() {
                    let decision = game.decision();
                    assert_eq!(decision.kind, Some(QuestionKind::Again));
                    assert_eq!(decision.awaited, PlayerSet::only(who), "question {left}");
                    assert!(game != plain && game.digest() != plain.digest());
                    assert_eq!(game.listed(who), [Action::Pass, Action::Order { position: 1 }]);
                    assert!(game.check(who, &Action::End).is_err(), "the stage {stage:?} has to wait");
                    let other = PlayerId((who.0 + 1) % 3);
                    assert_eq!(
                        game.check(other, &Action::Pass),
                        Err(Refusal::NotAwaited { chain: other }),
                        "nobody else decides meanwhile"
                    );
                    game.play(who, &Action::Pass).expect("an answer");
                    stops += 1;
                }
                assert_eq!(game, plain, "the game goes on as if nobody had been asked");
                assert_eq!(game.digest(), plain.digest());
            }
            assert_eq!(game.order.len(), 3, "{player}");
        }
        assert!(stops > 1000);
    }

    #[test]
    fn what_an_answer_asks_comes_before_what_was_waiting() {
        let (mut game, player) = at_work(3);
        let action = game.listed(player).remove(0);
        let other = PlayerId((player.0 + 1) % 3);
        play_and_ask(&mut game, player, &action, &[player, other]);
        game.play(player, &Action::Order { position: 1 }).expect("again");
        assert_eq!(game.decision().awaited, PlayerSet::only(player), "asked again, before the other");
        game.play(player, &Action::Pass).expect("enough");
        assert_eq!(game.decision().awaited, PlayerSet::only(other));
        game.play(other, &Action::Pass).expect("enough");
        assert_eq!((game.decision().kind, &game.extras), (None, &None));
    }

    #[test]
    fn a_game_stopped_by_a_question_can_be_stored() {
        let (mut game, player) = at_work(5);
        let action = game.listed(player).remove(0);
        play_and_ask(&mut game, player, &action, &[player]);
        let text = serde_json::to_string(&game).expect("written");
        let mut back: Game = serde_json::from_str(&text).expect("read");
        back.recompute_occupied();
        assert_eq!(back, game);
        let decision = serde_json::to_value(game.decision()).expect("written");
        assert_eq!(decision["kind"], "again");
        for game in [&mut back, &mut game] {
            game.play(player, &Action::Pass).expect("an answer");
        }
        assert_eq!(back, game);
        assert!(serde_json::to_value(game.decision()).expect("written").get("kind").is_none());
    }

    #[test]
    fn a_phase_that_is_begun_anew_forgets_questions() {
        let (mut game, player) = at_work(7);
        game.ask(player, QuestionKind::Again);
        let (dinner, _) = game.at_phase(crate::position::Phase::Dinnertime, None);
        assert_eq!(dinner.question(), None);
    }
}
