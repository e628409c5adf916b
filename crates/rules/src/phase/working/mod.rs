//! Phase 3: the working day, in six steps, and one more with lobbyists.

mod campaigns;
pub(crate) mod food;
mod houses;
pub(crate) mod recruit;
mod restaurants;
mod train;

use std::ops::ControlFlow;

use super::{First, Visit};
use crate::action::Action;
use crate::automaton::{AUTOMATON, Part};
use crate::cards::Employee;
use crate::event::{Event, Sink};
use crate::flow::Next;
use crate::game::{Game, Stage, Step, TurnLog};
use crate::player::{PlayerId, PlayerSet};
use crate::refusal::Refusal;

impl Game {
    pub(crate) fn start_turn(&mut self, place: u8, sink: &mut impl Sink) -> Next {
        self.at_turn = place;
        self.turn = TurnLog::default();
        self.forget_turn();
        let player = self.in_turn();
        if self.is_automaton(player) {
            return self.automaton_turn(sink);
        }
        self.awaited = PlayerSet::only(player);
        sink.emit(|| Event::TurnStarted { chain: player });
        Next::Step { step: Step::Recruit }
    }

    /// Waits at the first step from here on in which the player can do something.
    pub(crate) fn enter_step(&mut self, step: Step) -> Next {
        let player = self.in_turn();
        for step in Step::ALL.into_iter().skip(step.index()) {
            self.stage = Stage::Working { step };
            if self.can_do(player, step) {
                return Next::Wait;
            }
            self.leave_step(player, step);
        }
        Next::EndTurn
    }

    /// The Chain does everything at once and asks nobody.
    fn automaton_turn(&mut self, sink: &mut impl Sink) -> Next {
        self.awaited = PlayerSet::NONE;
        sink.emit(|| Event::TurnStarted { chain: AUTOMATON });
        self.act(Part::Turn, sink);
        Next::EndTurn
    }

    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink) -> Next {
        let player = self.in_turn();
        sink.emit(|| Event::TurnEnded { chain: player });
        let next = self.at_turn + 1;
        if usize::from(next) < self.order.len() {
            Next::Turn { place: next }
        } else {
            self.turn = TurnLog::default();
            self.at_turn = 0;
            self.awaited = PlayerSet::NONE;
            Next::Dinner
        }
    }

    /// How often cards of a kind can still act; for the player in turn.
    #[inline]
    pub fn ready(&self, player: PlayerId, card: Employee) -> u8 {
        self.chain(player).at_work.copies(card).saturating_sub(self.turn.used.of(card))
    }

    pub(crate) fn check_ready(&self, player: PlayerId, card: Employee) -> Result<(), Refusal> {
        if self.ready(player, card) > 0 { Ok(()) } else { Err(Refusal::NotAvailable { card }) }
    }

    /// Is there anything to do in this step?
    pub(crate) fn can_do(&self, player: PlayerId, step: Step) -> bool {
        self.list_step(player, step, &mut First).is_break()
    }

    /// Everything that can be done in this step, without ending it.
    pub(crate) fn list_step(&self, player: PlayerId, step: Step, visit: &mut impl Visit) -> ControlFlow<()> {
        match step {
            Step::Recruit => self.list_hires(player, visit),
            Step::Train => self.list_trainings(player, visit),
            Step::Campaigns => self.list_campaigns(player, visit),
            Step::Food => self.list_food(player, visit),
            Step::Houses => self.list_houses(player, visit),
            Step::Lobbyists => self.list_lobbying(player, visit),
            Step::Restaurants => self.list_restaurants(player, visit),
        }
    }

    pub(crate) fn list_working(
        &self,
        player: PlayerId,
        step: Step,
        visit: &mut impl Visit,
    ) -> ControlFlow<()> {
        self.list_step(player, step, visit)?;
        if self.check_end(step).is_ok() { visit.one(Action::End) } else { ControlFlow::Continue(()) }
    }

    fn check_end(&self, step: Step) -> Result<(), Refusal> {
        match self.phantom() {
            Some(card) if step == Step::Train => Err(Refusal::PhantomsLeft { card }),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_working(&self, player: PlayerId, step: Step, action: &Action) -> Result<(), Refusal> {
        match (step, action) {
            (_, Action::End) => self.check_end(step),
            (Step::Recruit, Action::Hire { card }) => self.check_hire(player, *card),
            (Step::Train, Action::Train { card, to, at_work }) => {
                self.check_training(player, *card, *to, *at_work)
            }
            (Step::Campaigns, Action::Campaign { marketeer, number, goods, turns, place, second }) => {
                self.check_campaign(player, *marketeer, *number, *goods, *turns, *place, *second)
            }
            (Step::Food, Action::Cook { cook, item }) => self.check_cook(player, *cook, *item),
            (Step::Food, Action::Errand { buyer, item }) => self.check_errand(player, *buyer, *item),
            (Step::Food, Action::Fetch { route }) => self.check_fetch(player, route),
            (Step::Houses, Action::House { house, at, garden }) => {
                self.check_house(player, *house, *at, *garden)
            }
            (Step::Houses, Action::Garden { house, side }) => self.check_garden(player, *house, *side),
            (Step::Lobbyists, Action::Road { road }) => self.check_road(player, *road),
            (Step::Lobbyists, Action::Park { park }) => self.check_park(player, *park),
            (Step::Restaurants, Action::Open { manager, at, entrance }) => {
                self.check_open(player, *manager, *at, *entrance)
            }
            (Step::Restaurants, Action::Move { manager, from, at, entrance }) => {
                self.check_move(player, *manager, *from, *at, *entrance)
            }
            _ => Err(Refusal::WrongMoment { now: self.stage.name() }),
        }
    }

    /// Does what an action of the working day says, and nothing that follows from it by itself.
    pub(crate) fn do_work(&mut self, player: PlayerId, action: &Action, sink: &mut impl Sink) {
        match action {
            Action::Hire { card } => self.do_hire(player, *card, sink),
            Action::Train { card, to, at_work } => self.do_training(player, *card, *to, *at_work, sink),
            Action::Campaign { marketeer, number, goods, turns, place, second } => {
                self.do_campaign(player, *marketeer, *number, *goods, *turns, *place, *second, sink);
            }
            Action::Cook { cook, item } => self.do_cook(player, *cook, *item, sink),
            Action::Errand { buyer, item } => self.do_errand(player, *buyer, *item, sink),
            Action::Fetch { route } => self.do_fetch(player, route, sink),
            Action::House { house, at, garden } => self.do_house(player, *house, *at, *garden, sink),
            Action::Garden { house, side } => self.do_garden(player, *house, *side, sink),
            Action::Road { road } => self.do_road(player, *road, sink),
            Action::Park { park } => self.do_park(player, *park, sink),
            Action::Open { manager, at, entrance } => self.do_open(player, *manager, *at, *entrance, sink),
            Action::Move { manager, from, at, entrance } => {
                self.do_move(player, *manager, *from, *at, *entrance, sink);
            }
            _ => {}
        }
    }

    pub(crate) fn do_working(&mut self, player: PlayerId, action: &Action, sink: &mut impl Sink) -> Next {
        let Stage::Working { step } = self.stage else { return Next::Wait };
        if *action != Action::End {
            self.do_work(player, action, sink);
            // The step goes on, if it has anything more to offer; the player need not say that it has not.
            return Next::Step { step };
        }
        sink.emit(|| Event::StepEnded { chain: player, step });
        self.leave_step(player, step);
        Step::ALL.get(step.index() + 1).map_or(Next::EndTurn, |next| Next::Step { step: *next })
    }

    pub(crate) fn leave_step(&mut self, player: PlayerId, step: Step) {
        if step == Step::Recruit {
            self.chain_mut(player).spare_hires = self.spare_hires(player, self.turn.hires);
        }
    }
}
