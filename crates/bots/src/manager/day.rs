//! Hiring and training through a day: what was wished for in the morning, for as long as it leads anywhere.

use magnate_rules::{Action, Game, PlayerId, Stage, Step};

use super::campaigns::Markets;
use super::style::Style;
use super::wishes::{self, Wishes};
use super::{Choice, hiring};
use crate::outlook::Outlook;

/// What somebody still wishes for today.
#[derive(Clone, Debug, Default)]
pub(crate) struct Day {
    round: u16,
    pub(super) wishes: Wishes,
    /// Some have come true since.
    old: bool,
}

impl Day {
    /// As the day begins.
    pub(super) fn new(game: &Game, wishes: Wishes) -> Self {
        Day { round: game.round(), wishes, old: false }
    }

    /// What is done without another look at the table: what the wishes lead to, or nothing more where none has come true.
    pub(super) fn known(&mut self, game: &Game, me: PlayerId, style: &Style) -> Option<Choice> {
        let staffing = matches!(game.decision().stage, Stage::Working { step: Step::Recruit | Step::Train });
        if !staffing || game.decision().kind.is_some() || self.round != game.round() {
            return None;
        }
        match self.next(game, me, style) {
            None if self.old => None,
            found => Some(found.or_else(|| must_train(game, me)).unwrap_or(Action::End).into()),
        }
    }

    /// What the wishes lead to. A wish that comes true is none any more.
    fn next(&mut self, game: &Game, me: PlayerId, style: &Style) -> Option<Action> {
        let action = make_true(game, me, style, &self.wishes)?;
        if let Action::Hire { card } | Action::Train { to: card, .. } = &action
            && let Some(place) = self.wishes.iter().position(|wish| wish == card)
        {
            self.wishes.remove(place);
            self.old = true;
        }
        Some(action)
    }

    /// The same with wishes of this very moment.
    pub(super) fn anew(&mut self, outlook: &Outlook<'_>, style: &Style) -> Option<Action> {
        let (game, me) = (outlook.game, outlook.me);
        let wishes = wishes::wishes(outlook, style, outlook.rounds_left(), &Markets::default());
        *self = Day::new(game, wishes);
        self.next(game, me, style)
    }
}

/// The same for somebody who remembers nothing and thinks of no more wishes than it takes.
pub(super) fn once(outlook: &Outlook<'_>, style: &Style) -> Option<Action> {
    let act = |wishes: &Wishes| make_true(outlook.game, outlook.me, style, wishes);
    wishes::act_on(outlook, style, outlook.rounds_left(), act)
}

/// The next hire or training for these wishes.
pub(super) fn make_true(game: &Game, me: PlayerId, style: &Style, wishes: &Wishes) -> Option<Action> {
    match game.decision().stage {
        Stage::Working { step: Step::Recruit } => hiring::hire(game, me, wishes),
        Stage::Working { step: Step::Train } => hiring::train(game, me, wishes, style.oversights.salaries),
        _ => None,
    }
}

/// A phantom has to be trained before the step can end.
pub(super) fn must_train(game: &Game, me: PlayerId) -> Option<Action> {
    let training = game.decision().stage == Stage::Working { step: Step::Train };
    if !training || game.check(me, &Action::End).is_ok() {
        return None;
    }
    game.listed(me).into_iter().next()
}
