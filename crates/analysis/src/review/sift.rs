//! Which of some hundred decisions are worth a close look.

use std::ops::Range;

use magnate_bots::ideas;
use magnate_rules::Action;

use super::Decided;

/// A stretch of the game: a phase or somebody's turn.
pub(super) struct Stretch {
    pub(super) decisions: Range<usize>,
    /// By player: how far their prospects fell in it.
    pub(super) falls: Vec<f64>,
}

/// A decision that may have been a mistake.
struct Suspect {
    at: usize,
    stretch: usize,
    weight: f64,
}

/// Goes through all decisions, a few at a time.
pub(super) struct Sieve {
    stretches: Vec<Stretch>,
    seed: u64,
    next: usize,
    suspects: Vec<Suspect>,
}

/// Decisions looked at in one step.
const AT_ONCE: usize = 4;
/// Decisions of one player in one stretch that are examined at most.
const OF_ONE_STRETCH: usize = 4;

/// How much hangs on decisions of this kind as a rule, on the scale of chances.
fn prior(action: &Action) -> f64 {
    match action {
        Action::FirstRestaurant { .. } | Action::Work { .. } | Action::Fire { .. } => 0.04,
        Action::Campaign { .. } | Action::Hire { .. } | Action::Train { .. } | Action::Open { .. } => 0.03,
        Action::End | Action::House { .. } | Action::Garden { .. } | Action::Move { .. } => 0.02,
        Action::Keep { .. } | Action::Pay { .. } => 0.0,
        _ => 0.01,
    }
}

impl Sieve {
    pub(super) fn new(stretches: Vec<Stretch>, seed: u64) -> Self {
        Sieve { stretches, seed, next: 0, suspects: Vec::new() }
    }

    /// Looks at the next few; false when all are done.
    pub(super) fn step(&mut self, decided: &[Decided]) -> bool {
        for at in (self.next..decided.len()).take(AT_ONCE) {
            self.look(at, &decided[at]);
        }
        self.next = (self.next + AT_ONCE).min(decided.len());
        self.next < decided.len()
    }

    fn look(&mut self, at: usize, decided: &Decided) {
        let Some(stretch) = self.stretches.iter().position(|stretch| stretch.decisions.contains(&at)) else {
            return;
        };
        let Decided { before, player, action } = decided;
        let view = before.view(magnate_rules::Viewer::Player(*player));
        let ideas = ideas(view.game(), *player, self.seed);
        // What a Manager with this company would do is no mistake by their reckoning.
        let usual = ideas.first().is_some_and(|idea| idea.action == *action);
        let choice = ideas.iter().any(|idea| idea.action != *action);
        if usual || !choice {
            return;
        }
        let fall = self.stretches[stretch].falls.get(player.index()).copied().unwrap_or(0.0);
        self.suspects.push(Suspect { at, stretch, weight: fall + prior(action) });
    }

    /// The most suspicious decisions, worst first; everybody gets a share.
    pub(super) fn worst(mut self, most: usize, players: usize, decided: &[Decided]) -> Vec<usize> {
        self.suspects.sort_by(|a, b| b.weight.total_cmp(&a.weight).then(a.at.cmp(&b.at)));
        let share = (most / players.max(1)).max(1) * 3 / 2;
        let mut chosen: Vec<&Suspect> = Vec::new();
        for suspect in &self.suspects {
            let player = decided[suspect.at].player;
            let own = |other: &&&Suspect| decided[other.at].player == player;
            let of_stretch = |other: &&&Suspect| own(other) && other.stretch == suspect.stretch;
            let room = chosen.iter().filter(own).count() < share
                && chosen.iter().filter(of_stretch).count() < OF_ONE_STRETCH;
            if room && chosen.len() < most {
                chosen.push(suspect);
            }
        }
        chosen.iter().map(|suspect| suspect.at).collect()
    }
}
