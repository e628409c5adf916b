//! One game played on, a few decisions at a time.

use magnate_bots::{Playing, Way};
use magnate_rules::{Action, Game, MAX_PLAYERS, PlayerId, View};

use crate::numbers::{Estimate, Mean, share};

/// Decisions of one step: few milliseconds in a base game, some tens with every module in a browser.
pub(crate) const DECISIONS: u32 = 120;
/// No margin is further from what is expected than this.
pub(crate) const WIDEST: f64 = 2000.0;

/// How a game ended for everybody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    cash: [i32; MAX_PLAYERS],
    players: u8,
    winner: Option<PlayerId>,
}

impl Ending {
    pub(crate) fn of(game: &Game) -> Self {
        let mut cash = [0; MAX_PLAYERS];
        for (own, chain) in cash.iter_mut().zip(game.chains()) {
            *own = chain.cash();
        }
        let winner = game.standings().first().map(|first| first.chain);
        Ending { cash, players: game.chains().len() as u8, winner }
    }

    pub(crate) fn won(&self, player: PlayerId) -> bool {
        self.winner == Some(player)
    }

    pub(crate) fn cash(&self, player: PlayerId) -> i32 {
        self.cash[player.index()]
    }

    /// Own cash less that of the best other.
    pub(crate) fn margin(&self, player: PlayerId) -> i32 {
        let others = (0..self.players).map(PlayerId).filter(|other| *other != player);
        self.cash(player) - others.map(|other| self.cash(other)).max().unwrap_or(0)
    }

    /// From 0 to 1, to compare decisions by: mostly who won, and a little by how much.
    pub(crate) fn value(&self, player: PlayerId) -> f64 {
        let clear = f64::from(self.margin(player)) / 150.0;
        0.65 * f64::from(u8::from(self.won(player))) + 0.35 * (0.5 + clear / (2.0 * (1.0 + clear.abs())))
    }
}

/// A game on its way to the end.
pub(crate) struct Rollout {
    playing: Playing,
}

impl Rollout {
    /// The sample of this number, with the player's first decision and how they go on if that is given.
    pub(crate) fn new(view: &View, first: Option<(PlayerId, &Action, &Way)>, seed: u64, sample: u32) -> Self {
        let own = first.map(|(player, _, way)| (player, way));
        let mut playing = Playing::new(view, own, seed, sample);
        if let Some((player, action, _)) = first {
            playing.play(player, action);
        }
        Rollout { playing }
    }

    /// Plays on a little; how it ended, once it has.
    pub(crate) fn advance(&mut self) -> Option<Ending> {
        for _ in 0..DECISIONS {
            if self.playing.is_over() || self.playing.step().is_none() {
                return Some(Ending::of(self.playing.game()));
            }
        }
        self.playing.is_over().then(|| Ending::of(self.playing.game()))
    }
}

/// What many endings say about one player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    wins: u32,
    margin: Mean,
    cash: Mean,
    value: Mean,
}

impl Tally {
    pub(crate) fn add(&mut self, ending: &Ending, player: PlayerId) {
        self.wins += u32::from(ending.won(player));
        self.margin.add(f64::from(ending.margin(player)));
        self.cash.add(f64::from(ending.cash(player)));
        self.value.add(ending.value(player));
    }

    pub(crate) fn count(&self) -> u32 {
        self.margin.count
    }

    pub(crate) fn chance(&self) -> Estimate {
        share(self.wins, self.count()).rounded(3)
    }

    pub(crate) fn margin(&self) -> Estimate {
        self.margin.estimate(WIDEST).rounded(0)
    }

    pub(crate) fn cash(&self) -> Estimate {
        self.cash.estimate(WIDEST).rounded(0)
    }

    pub(crate) fn value(&self) -> f64 {
        self.value.mean()
    }
}
