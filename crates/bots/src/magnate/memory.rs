//! What has been seen of the others so far: how well each known way to play explains the structures they chose.

use magnate_rules::{Action, Employee, FastDice, Game, PlayerId, Staff, Stage};

use crate::manager::{self, Style};

/// What a player remembers from one decision to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// The table before structures were chosen, until they have been compared.
    morning: Option<Box<Game>>,
    /// By seat and way: the logarithm of how well the way explains what was seen.
    shown: Vec<Vec<f64>>,
    /// Who was trained this round, by what they have become.
    trained: Vec<Employee>,
    round: u16,
}

/// How much a structure tells: e to this is how much likelier a way is that foresees all of it than one that foresees nothing.
const TELLS: f64 = 3.0;
/// What was seen a round ago counts so much of what is seen now: people change their minds.
const FADES: f64 = 0.85;

impl Memory {
    /// What this seat has shown, by way; nothing at first.
    pub(super) fn shown(&self, seat: PlayerId) -> &[f64] {
        self.shown.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Would somebody go who was trained this very round?
    pub(super) fn is_regret(&self, action: &Action) -> bool {
        matches!(action, Action::Fire { card } if self.trained.contains(card))
    }

    /// Remembers a decision of one's own.
    pub(super) fn note_own(&mut self, action: &Action) {
        if let Action::Train { to, .. } = action {
            self.trained.push(*to);
        }
    }

    /// Looks at the table at a decision of `me`.
    pub(super) fn look(&mut self, game: &Game, me: PlayerId, ways: &[Style]) {
        if game.round() != self.round {
            self.trained.clear();
            self.round = game.round();
        }
        match game.decision().stage {
            Stage::FirstRestaurant { .. } | Stage::Reserve => *self = Memory::default(),
            Stage::Restructuring => self.morning = Some(Box::new(game.clone())),
            _ => {
                if let Some(morning) = self.morning.take().filter(|morning| morning.round() == game.round()) {
                    self.compare(&morning, game, me, ways);
                }
            }
        }
    }

    fn compare(&mut self, morning: &Game, game: &Game, me: PlayerId, ways: &[Style]) {
        self.shown.resize_with(game.chains().len(), Vec::new);
        for seat in game.config().player_ids().filter(|seat| *seat != me && !game.is_automaton(*seat)) {
            let shown = &mut self.shown[seat.index()];
            shown.resize(ways.len(), 0.0);
            for (shown, way) in shown.iter_mut().zip(ways) {
                let mut dice = FastDice::new(1);
                if let Action::Work { cards } = manager::act(morning, seat, way, &mut dice).action {
                    *shown = *shown * FADES + TELLS * alike(&cards, game.chain(seat).at_work());
                }
            }
        }
    }
}

/// How much two structures have in common, from 0 to 1.
fn alike(a: &Staff, b: &Staff) -> f64 {
    let (mut both, mut either) = (0, 0);
    for card in Employee::CARDS.all() {
        both += u32::from(a.of(*card).min(b.of(*card)));
        either += u32::from(a.of(*card).max(b.of(*card)));
    }
    if either == 0 { 1.0 } else { f64::from(both) / f64::from(either) }
}
