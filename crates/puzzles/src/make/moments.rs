//! Moments of games of bots from which only one player's decisions lead to dinner.

use magnate_bots::{Bot, Budget, Level, safe_move};
use magnate_rules::{
    Action, Config, Dice, Employee, Event, FastDice, Game, MAX_PLAYERS, Module, ModuleSet, Phase, PlayerId,
    Position, Stage, Step, Viewer,
};

/// A moment, and where its player decides.
#[derive(Clone, Debug)]
pub struct Moment {
    pub position: Position,
    pub solver: PlayerId,
    pub decides: Vec<Phase>,
}

/// A game is given up after so many rounds: what comes later is too large.
const LAST_ROUND: u16 = 14;

/// Plays a game and keeps its moments.
pub fn of_game(modules: ModuleSet, seed: u64, dice: &mut FastDice) -> Vec<Moment> {
    let many = modules.has(Module::NewDistricts);
    let players = 2 + dice.below(if many { 4 } else { 3 }) as u8;
    let config = Config::new(players).with_modules(modules.made_playable(players));
    let Ok(mut game) = Game::new(&config, seed) else { return Vec::new() };
    let mut bots: Vec<Box<dyn Bot>> = (0..MAX_PLAYERS as u64)
        .map(|seat| {
            let level = if dice.below(4) == 0 { Level::Trainee } else { Level::Manager };
            level.make(seed ^ seat, Budget::nodes(1))
        })
        .collect();
    let mut moments = Vec::new();
    while !game.is_over() && game.round() <= LAST_ROUND {
        let Some(player) = game.decision().awaited.first() else { break };
        let asked = bots[player.index()].decide(&game.view(Viewer::Player(player)), player);
        let action = asked.ok().filter(|action| game.check(player, action).is_ok());
        let action = whim(&game, player, dice).or(action).unwrap_or_else(|| safe_move(&game, player));
        let Ok(events) = game.apply(player, &action) else { break };
        moments.extend(moment(&game, &events, dice));
    }
    moments
}

/// Bots like what they like: now and then somebody else is hired or trained, so that companies differ.
fn whim(game: &Game, player: PlayerId, dice: &mut FastDice) -> Option<Action> {
    let growing = matches!(game.decision().stage, Stage::Working { step: Step::Recruit | Step::Train });
    if !growing || dice.below(3) > 0 {
        return None;
    }
    let mut actions = game.listed(player);
    actions.retain(|action| *action != Action::End);
    let plain = |card: Employee| game.supply(card) > 0;
    actions.retain(|action| !matches!(action, Action::Hire { card } if !plain(*card)));
    (!actions.is_empty()).then(|| actions.swap_remove(dice.below(actions.len() as u32) as usize))
}

/// The last player's day has just begun.
fn moment(game: &Game, events: &[Event], dice: &mut FastDice) -> Option<Moment> {
    let solver = *game.order().last()?;
    let begins = |event: &Event| matches!(event, Event::TurnStarted { chain } if *chain == solver);
    let decision = game.decision();
    if !matches!(decision.stage, Stage::Working { .. }) || decision.kind.is_some() || game.round() < 2 {
        return None;
    }
    events.iter().any(begins).then(|| {
        let mut position = game.position();
        // Everybody else has worked already: the solver may have any place in the order, where ties depend on it.
        position.turn_order.retain(|player| *player != solver);
        let place = dice.below(game.order().len() as u32) as usize;
        position.turn_order.insert(place, solver);
        Moment { position, solver, decides: vec![Phase::Restructuring, Phase::Food] }
    })
}
