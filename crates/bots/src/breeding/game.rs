//! Games between styles, and what somebody did in them.

use magnate_rules::{Action, Config, Employee, FastDice, Game, PlayerId, Stage, Viewer};

use crate::manager::{self, Style};
use crate::maths::tanh;

/// A game is given up after so many rounds.
const MOST_ROUNDS: u16 = 30;

/// What a player did in games, summed up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Behaviour {
    pub(crate) games: f32,
    pub(crate) rounds: f32,
    pub(crate) campaigns: f32,
    /// Gardens and houses.
    pub(crate) built: f32,
    /// Cards at work, over all rounds.
    pub(crate) cutters: f32,
    pub(crate) luxuries: f32,
    pub(crate) waitresses: f32,
    pub(crate) zeppelins: f32,
    /// People sent for drinks, and who cooked.
    pub(crate) errands: f32,
    pub(crate) cooked: f32,
    /// Games in which a trainer was hired first.
    pub(crate) trainer_first: f32,
    hired: f32,
}

impl Behaviour {
    pub(crate) fn a_round(&self, count: f32) -> f32 {
        count / self.rounds.max(1.0)
    }

    pub(crate) fn a_game(&self, count: f32) -> f32 {
        count / self.games.max(1.0)
    }

    fn note(&mut self, action: &Action) {
        match action {
            Action::Campaign { .. } => self.campaigns += 1.0,
            Action::Garden { .. } | Action::House { .. } => self.built += 1.0,
            Action::Cook { .. } => self.cooked += 1.0,
            Action::Errand { .. } => self.errands += 1.0,
            // A buyer brings several.
            Action::Fetch { .. } => self.errands += 3.0,
            Action::Hire { card } => {
                if self.hired == 0.0 && *card == Employee::Trainer {
                    self.trainer_first += 1.0;
                }
                self.hired += 1.0;
            }
            Action::Work { cards } => {
                self.rounds += 1.0;
                self.cutters +=
                    f32::from(cards.of(Employee::PricingManager) + 3 * cards.of(Employee::DiscountManager));
                self.luxuries += f32::from(cards.of(Employee::LuxuriesManager));
                self.waitresses += f32::from(cards.of(Employee::Waitress));
                self.zeppelins += f32::from(cards.of(Employee::ZeppelinPilot));
            }
            _ => {}
        }
    }

    pub(crate) fn add(&mut self, other: &Behaviour) {
        self.games += other.games;
        self.rounds += other.rounds;
        self.campaigns += other.campaigns;
        self.built += other.built;
        self.cutters += other.cutters;
        self.luxuries += other.luxuries;
        self.waitresses += other.waitresses;
        self.zeppelins += other.zeppelins;
        self.errands += other.errands;
        self.cooked += other.cooked;
        self.trainer_first += other.trainer_first;
    }
}

/// How a game ended for the player of the first style.
pub(crate) struct Outcome {
    /// Did it win?
    pub(crate) won: bool,
    /// From 0 to 1: mostly who won, and a little by how much.
    pub(crate) score: f32,
    pub(crate) behaviour: Behaviour,
}

/// A game in which one style sits at this seat and the other at all others.
pub(crate) fn play(config: &Config, seed: u64, seat: u8, one: &Style, other: &Style) -> Option<Outcome> {
    let mut game = Game::new(config, seed).ok()?;
    let mut dice = FastDice::new(seed ^ 0x5eed);
    let me = PlayerId(seat);
    let mut behaviour = Behaviour { games: 1.0, ..Behaviour::default() };
    while !game.is_over() && game.round() < MOST_ROUNDS {
        let now = game.decision().awaited.first()?;
        let style = if now == me { one } else { other };
        let action = match game.decision().stage {
            // What others have chosen in secret is not looked at.
            Stage::Restructuring | Stage::Reserve => {
                manager::act(game.view(Viewer::Player(now)).game(), now, style, &mut dice).action
            }
            _ => manager::act(&game, now, style, &mut dice).action,
        };
        if now == me {
            behaviour.note(&action);
        }
        if game.play(now, &action).is_err() {
            let any = game.random_action(now, &mut dice, &mut Vec::new())?;
            game.play(now, &any).ok()?;
        }
    }
    let cash = |player: PlayerId| game.chain(player).cash();
    let rivals = config.player_ids().filter(|other| *other != me);
    let margin = cash(me) - rivals.map(cash).max().unwrap_or(0);
    let won = game.standings().first().is_some_and(|first| first.chain == me);
    let clear = tanh(f64::from(margin) / 250.0) as f32 / 2.0 + 0.5;
    Some(Outcome { won, score: 0.75 * f32::from(u8::from(won)) + 0.25 * clear, behaviour })
}
