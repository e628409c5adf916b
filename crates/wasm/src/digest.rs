//! Games of bots by themselves: the same seeds lead to the same states, whatever runs the engine.

use magnate_bots::{Budget, Level};
use magnate_rules::{Config, Game, ModuleSet, Viewer};
use serde::{Deserialize, Serialize};

/// A game that plays itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SelfPlay {
    /// Players.
    pub players: u8,
    /// Modules.
    pub modules: Vec<String>,
    /// Who plays on every seat.
    pub level: Level,
    /// How long it thinks about a decision: `40n`.
    pub budget: String,
    /// Deals the game, and is the bots' luck.
    pub seed: u32,
    /// Decisions after which it stops.
    pub steps: u32,
}

impl SelfPlay {
    /// The digests on the way, folded into one number; written as text, because it has 64 bits.
    pub fn play(&self) -> Result<String, String> {
        let mut config = Config::new(self.players);
        config.modules = ModuleSet::from_ids(self.modules.iter().map(String::as_str))?;
        let budget: Budget = self.budget.parse()?;
        let mut game = Game::new(&config, u64::from(self.seed)).map_err(|error| error.0)?;
        let mut bots: Vec<_> = (0..self.players)
            .map(|seat| self.level.make(u64::from(self.seed) + u64::from(seat), budget))
            .collect();
        let mut folded = game.digest();
        for _ in 0..self.steps {
            let Some(player) = game.decision().awaited.first().filter(|_| !game.is_over()) else { break };
            let view = game.view(Viewer::Player(player));
            let action = bots[player.index()].decide(&view, player).map_err(|reason| reason.to_string())?;
            game.apply(player, &action).map_err(|refusal| refusal.to_string())?;
            folded = folded.rotate_left(5) ^ game.digest();
        }
        Ok(format!("{folded:016x}"))
    }
}
