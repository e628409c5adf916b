//! One game after the other, for whoever learns from them.

use magnate_bots::{Budget, Entrant, Referee};
use magnate_rules::{Action, Chain, Config, Dice as _, FastDice, Game, PlayerId, Viewer};

use crate::encoding::Choosing;
use crate::observe::Layout;

/// What all games of an environment have in common.
pub struct Settings {
    pub config: Config,
    pub layout: Layout,
    /// Who sits in all seats but one, which goes round; nobody when every seat learns.
    pub opponent: Option<Entrant>,
    pub budget: Budget,
    /// Whose advice can be had at every choice.
    pub teacher: Option<Entrant>,
    /// A game is broken off after so many rounds.
    pub max_rounds: u16,
    pub seed: u64,
}

/// A game that has ended, or was broken off.
#[derive(Clone, Debug)]
pub struct Ended {
    pub truncated: bool,
    /// By seat: 1 for the first, -1 for the last, in equal steps between.
    pub rewards: Vec<f32>,
    pub cash: Vec<i32>,
    pub rounds: u16,
    /// The seat that learned, where the others did not.
    pub seat: u8,
}

/// One running game.
pub struct Episode {
    index: usize,
    number: u64,
    seed: u64,
    pub game: Game,
    choosing: Choosing,
    /// Who chooses now; the last one to choose when it is over.
    pub player: PlayerId,
    bots: Vec<Option<Referee>>,
    teacher: Option<Referee>,
    /// What the teacher would choose from here on, last first; empty when that is not known.
    advice: Vec<usize>,
    pub steps: u64,
    /// Whole decisions of those who learn.
    pub decisions: u64,
}

/// The seed of a game, out of that of the environment, its place in it, and how many it had before.
fn game_seed(seed: u64, index: usize, number: u64) -> u64 {
    let mut dice = FastDice::new(seed.wrapping_add((index as u64) << 40).wrapping_add(number));
    u64::from(dice.next()) << 32 | u64::from(dice.next())
}

/// The rules and their listing agree, so this cannot be; it is told rather than hidden.
const AGREE: &str = "a listed action was refused";

impl Episode {
    /// The first game of the environment's place `index`.
    pub fn new(settings: &Settings, index: usize) -> Result<Self, String> {
        let game = Game::new(&settings.config, 0).map_err(|error| error.to_string())?;
        let mut episode = Episode {
            index,
            number: 0,
            seed: 0,
            game,
            choosing: Choosing::new(),
            player: PlayerId(0),
            bots: Vec::new(),
            teacher: None,
            advice: Vec::new(),
            steps: 0,
            decisions: 0,
        };
        episode.deal(settings, None)?;
        Ok(episode)
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Deals the next game, or the one with this seed.
    pub fn deal(&mut self, settings: &Settings, seed: Option<u64>) -> Result<(), String> {
        self.seed = seed.unwrap_or_else(|| game_seed(settings.seed, self.index, self.number));
        self.game = Game::new(&settings.config, self.seed).map_err(|error| error.to_string())?;
        let players = u64::from(settings.config.players);
        let people: Vec<PlayerId> =
            settings.config.player_ids().filter(|player| !self.game.is_automaton(*player)).collect();
        let learner = people[((self.index as u64 + self.number) % people.len() as u64) as usize];
        self.number += 1;
        self.bots = (0..players as u8)
            .map(PlayerId)
            .map(|player| {
                let entrant = settings.opponent.as_ref().filter(|_| player != learner)?;
                let seed = self.seed.wrapping_mul(31).wrapping_add(u64::from(player.0) + 1);
                Some(Referee::new(entrant, seed, settings.budget))
            })
            .collect();
        let teacher = settings.teacher.as_ref();
        self.teacher =
            teacher.map(|entrant| Referee::new(entrant, self.seed.wrapping_mul(37), settings.budget));
        self.player = learner;
        // Nothing ends before its first decision.
        self.go_on(settings).map(|_| ())
    }

    /// Lets bots and those without a choice play, up to the next choice or the end.
    fn go_on(&mut self, settings: &Settings) -> Result<Option<Ended>, String> {
        loop {
            let awaited = self.game.decision().awaited;
            let Some(player) = awaited.first().filter(|_| self.game.round() <= settings.max_rounds) else {
                return Ok(Some(self.ended()));
            };
            let action = if let Some(bot) = self.bots.get_mut(player.index()).and_then(Option::as_mut) {
                bot.ask(&self.game.view(Viewer::Player(player)), player).action
            } else {
                self.player = player;
                let Some(action) = self.choosing.begin(&self.game, player) else {
                    self.take_advice();
                    return Ok(None);
                };
                action
            };
            self.play(player, &action)?;
        }
    }

    /// Asks the teacher about a decision that begins.
    fn take_advice(&mut self) {
        let Some(teacher) = &mut self.teacher else { return };
        let action = teacher.ask(&self.game.view(Viewer::Player(self.player)), self.player).action;
        self.advice = Choosing::encode(&self.game, self.player, &action).unwrap_or_default();
        self.advice.reverse();
    }

    /// What the teacher would choose now; none once another way was taken, or when its decision has no path.
    pub fn advice(&self) -> Option<usize> {
        self.advice.last().copied()
    }

    fn play(&mut self, player: PlayerId, action: &Action) -> Result<(), String> {
        self.game.play(player, action).map_err(|refusal| format!("{AGREE}: {action}: {refusal}"))
    }

    fn ended(&self) -> Ended {
        let players = self.game.chains().len();
        let mut rewards = vec![0.0; players];
        for standing in self.game.standings() {
            let behind = f32::from(standing.rank - 1) / (players.max(2) - 1) as f32;
            rewards[standing.chain.index()] = 1.0 - 2.0 * behind;
        }
        let learner =
            self.bots.iter().position(Option::is_none).filter(|_| self.bots.iter().any(Option::is_some));
        Ended {
            truncated: !self.game.is_over(),
            rewards,
            cash: self.game.chains().iter().map(Chain::cash).collect(),
            rounds: self.game.round(),
            seat: learner.map_or(self.player.0, |seat| seat as u8),
        }
    }

    /// May this index be chosen now?
    pub fn is_open(&self, index: usize) -> bool {
        self.choosing.open.contains(index)
    }

    /// Chooses it; what came of the game, if it is over then.
    pub fn step(&mut self, settings: &Settings, index: usize) -> Result<Option<Ended>, String> {
        self.steps += 1;
        if self.advice.pop() != Some(index) {
            self.advice.clear();
        }
        match self.choosing.choose(&self.game, self.player, index) {
            Err(()) => Err(format!("{index} may not be chosen now")),
            Ok(None) => Ok(None),
            Ok(Some(action)) => {
                self.decisions += 1;
                self.play(self.player, &action)?;
                self.go_on(settings)
            }
        }
    }

    /// The indices that lead to an action of whoever chooses now, from the beginning of the decision.
    pub fn encode(&self, action: &Action) -> Option<Vec<usize>> {
        Choosing::encode(&self.game, self.player, action)
    }

    /// A random index that is open.
    pub fn sample(&self, dice: &mut FastDice) -> usize {
        let open = self.choosing.open.len();
        let nth = dice.below(open as u32) as usize;
        self.choosing.open.iter().nth(nth).unwrap_or(0)
    }

    /// Writes which indices are open.
    pub fn mask(&self, out: &mut [bool]) {
        out.fill(false);
        for index in self.choosing.open.iter() {
            out[index] = true;
        }
    }

    /// Writes what a seat sees.
    pub fn observe(&self, settings: &Settings, seat: PlayerId, out: &mut [i16]) {
        let view = self.game.view(Viewer::Player(seat));
        if seat == self.player {
            settings.layout.write(&view, &self.choosing, out);
        } else {
            settings.layout.write(&view, &Choosing::new(), out);
        }
    }
}
