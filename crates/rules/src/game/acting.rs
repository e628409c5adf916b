//! Taking decisions: check first, then do.

use super::{Game, Stage};
use crate::action::Action;
use crate::event::{Event, Quiet, Sink};
use crate::flow::Next;
use crate::player::PlayerId;
use crate::refusal::Refusal;

impl Game {
    /// Would this action be accepted?
    pub fn check(&self, player: PlayerId, action: &Action) -> Result<(), Refusal> {
        if player.index() >= self.chains.len() {
            return Err(Refusal::NoSuchChain { chain: player });
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.is_automaton(player) {
            return Err(Refusal::DecidesNothing { chain: player });
        }
        if !self.awaited.contains(player) && !self.may_change_mind(player) {
            return Err(Refusal::NotAwaited { chain: player });
        }
        if let Some(question) = self.question() {
            return self.check_answer(question, action);
        }
        match (self.stage, action) {
            (Stage::FirstRestaurant { must_place }, Action::Pass) => {
                if must_place && self.can_place_first(player) { Err(Refusal::MustPlace) } else { Ok(()) }
            }
            (Stage::FirstRestaurant { .. }, Action::FirstRestaurant { at, entrance }) => {
                self.check_first_restaurant(player, *at, *entrance)
            }
            (Stage::Reserve, Action::Reserve { card }) => {
                if self.config.reserve_cards().contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchReserve { card: *card })
                }
            }
            (Stage::Restructuring, Action::Work { cards }) => self.check_structure(player, cards),
            (Stage::OrderOfBusiness, Action::Order { position }) => self.check_position(*position),
            (Stage::Working { step }, action) => self.check_working(player, step, action),
            (Stage::Payday, Action::Fire { card }) => self.check_fire(player, *card),
            (Stage::Payday, Action::FireBusy { number }) => self.check_fire_busy(player, *number),
            (Stage::Payday, Action::Pay { items }) => self.check_pay(player, items.as_deref()),
            (Stage::Freezer, Action::Keep { items }) => self.check_keep(player, items),
            _ => Err(Refusal::WrongMoment { now: self.stage.name() }),
        }
    }

    /// A secret choice can be changed until everybody has made theirs.
    pub(crate) fn may_change_mind(&self, player: PlayerId) -> bool {
        let chain = self.chain(player);
        match self.stage {
            _ if self.question().is_some() => false,
            Stage::Restructuring => chain.chosen.is_some(),
            Stage::Reserve => chain.reserve.is_some(),
            _ => false,
        }
    }

    /// Does it, and says what happened. On a refusal the game is untouched.
    pub fn apply(&mut self, player: PlayerId, action: &Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.perform(player, action, &mut events)?;
        Ok(events)
    }

    /// The same without events: for playouts nobody watches.
    pub fn play(&mut self, player: PlayerId, action: &Action) -> Result<(), Refusal> {
        self.perform(player, action, &mut Quiet)
    }

    fn perform(&mut self, player: PlayerId, action: &Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.check(player, action)?;
        let next = self.act_on(player, action, sink);
        self.advance(next, sink);
        Ok(())
    }

    /// Does what was checked, and says what comes next.
    pub(crate) fn act_on(&mut self, player: PlayerId, action: &Action, sink: &mut impl Sink) -> Next {
        if let Some(question) = self.question() {
            return self.answer(question, action, sink);
        }
        match action {
            Action::Pass => self.do_pass(player, sink),
            Action::FirstRestaurant { at, entrance } => {
                self.do_first_restaurant(player, *at, *entrance, sink)
            }
            Action::Reserve { card } => self.do_reserve(player, *card, sink),
            Action::Work { cards } => self.do_structure(player, cards, sink),
            Action::Order { position } => self.do_position(player, *position, sink),
            Action::Fire { card } => {
                self.do_fire(player, *card, false, sink);
                Next::Wait
            }
            Action::FireBusy { number } => {
                self.do_fire_busy(player, *number, sink);
                Next::Wait
            }
            Action::Pay { items } => self.do_pay(player, items.as_deref(), sink),
            Action::Keep { items } => self.do_keep(player, items, sink),
            working => self.do_working(player, working, sink),
        }
    }
}
