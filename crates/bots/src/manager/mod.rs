//! A strong player by rules of thumb: a style names the company to build, the outlook reads the table, and each step
//! of the round does what promises most dollars. It keeps nothing between decisions, so it can stand in for anybody at
//! any moment: that is what the search of the Magnate rests on.

pub(crate) mod approach;
mod campaigns;
mod claims;
mod day;
mod explain;
mod food;
mod hiring;
mod lapses;
mod lobby;
mod notation;
mod payday;
mod pieces;
mod places;
mod prospects;
mod reaches;
mod structure;
pub(crate) mod style;
#[cfg(test)]
mod tests;
mod wishes;

use magnate_rules::{Action, Config, Dice, Employee, FastDice, Game, PlayerId, Stage, Step, View};

use crate::bot::{Bot, NoAnswer};
use crate::explain::Explanation;
use crate::outlook::Outlook;

use approach::Approach;
use campaigns::Markets;
pub(crate) use day::Day;
use lapses::Oversights;
pub(crate) use style::Style;

/// A strong player by rules of thumb.
pub struct Manager {
    seed: u64,
    /// Chosen when the game is known, for it.
    approach: Option<(Config, Approach)>,
    /// Plays so whatever the game is.
    own: Option<Approach>,
    /// How often each thing is overlooked, of a hundred decisions.
    lapses: u8,
    dice: FastDice,
    last: Option<Explanation>,
}

impl Manager {
    /// A manager with its own generator.
    pub fn new(seed: u64) -> Self {
        Manager { seed, approach: None, own: None, lapses: 0, dice: FastDice::new(seed), last: None }
    }

    /// One who plays so.
    #[must_use]
    pub(crate) fn playing(self, approach: impl Into<Approach>) -> Self {
        Manager { own: Some(approach.into()), ..self }
    }

    /// One who overlooks each thing there is to overlook so many times of a hundred.
    #[must_use]
    pub(crate) fn with_lapses(self, percent: u8) -> Self {
        Manager { lapses: percent, ..self }
    }

    fn approach_to(&self, config: &Config) -> Approach {
        self.own.clone().unwrap_or_else(|| approach::pick(config, self.seed))
    }
}

impl Bot for Manager {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        let game = view.game();
        let (config, approach) = match self.approach.take() {
            Some((config, approach)) if config == *game.config() => (config, approach),
            _ => (*game.config(), self.approach_to(game.config())),
        };
        let mut style = approach.style(game, player).clone();
        if self.lapses > 0 {
            style.oversights = Oversights::draw(self.lapses, &mut self.dice);
        }
        let chosen = act(game, player, &style, &mut self.dice);
        if game.check(player, &chosen.action).is_err() {
            return Err(NoAnswer(format!("the plan {:?} is not legal", chosen.action)));
        }
        self.last = Some(explain::decision(game, player, &style, &chosen));
        self.approach = Some((config, approach));
        Ok(chosen.action)
    }

    fn explain(&self) -> Option<&Explanation> {
        self.last.as_ref()
    }
}

/// What is done and what it is thought to be worth.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) action: Action,
    pub(crate) dollars: f32,
    /// What else there was, where that took time to find out.
    others: Vec<(f32, Action)>,
}

impl From<Action> for Choice {
    fn from(action: Action) -> Self {
        rated((0.0, action))
    }
}

fn rated((dollars, action): (f32, Action)) -> Choice {
    Choice { action, dollars, others: Vec::new() }
}

/// The first of these, and the others for whoever asks why.
fn best_of(mut rated: Vec<(f32, Action)>) -> Option<Choice> {
    if rated.is_empty() {
        return None;
    }
    let (dollars, action) = rated.remove(0);
    Some(Choice { action, dollars, others: rated })
}

/// What a player of this style does now.
pub(crate) fn act(game: &Game, me: PlayerId, style: &Style, dice: &mut FastDice) -> Choice {
    decide(game, me, style, None, dice)
}

/// The same for somebody who remembers what they wished for in the morning: games are played on by the thousand, and to think
/// of it anew at every hire takes half of the time.
pub(crate) fn go_on(game: &Game, me: PlayerId, style: &Style, day: &mut Day, dice: &mut FastDice) -> Choice {
    decide(game, me, style, Some(day), dice)
}

fn decide(
    game: &Game,
    me: PlayerId,
    style: &Style,
    mut day: Option<&mut Day>,
    dice: &mut FastDice,
) -> Choice {
    let noise = style.noise;
    let mut jitter = || {
        if noise == 0.0 { 0.0 } else { noise * (dice.below(2001) as f32 / 1000.0 - 1.0) }
    };
    if let Some(choice) = at_once(game, me, style) {
        return choice;
    }
    if let Some(found) = day.as_deref_mut().and_then(|day| day.known(game, me, style)) {
        return found;
    }
    let mut outlook = Outlook::new(game, me);
    style.oversights.blur(&mut outlook);
    let outlook = &outlook;
    if let Some(kind) = game.decision().kind {
        let best = best_of(pieces::answers(outlook, style, kind));
        return best.unwrap_or_else(|| Action::Decline.into());
    }
    match game.decision().stage {
        Stage::FirstRestaurant { .. } => {
            let legal = game.listed(me);
            let best = places::first_restaurants(outlook, &legal, &mut jitter).into_iter().next();
            best.map_or_else(|| Action::Pass.into(), rated)
        }
        Stage::Restructuring => {
            let rounds_left = outlook.rounds_left();
            let markets = Markets::default();
            let wishes = wishes::wishes(outlook, style, rounds_left, &markets);
            let (cards, dollars) =
                structure::choose(outlook, style, &wishes, rounds_left, &markets, &mut jitter);
            if let Some(day) = day {
                *day = Day::new(game, wishes);
            }
            rated((dollars, Action::Work { cards: Box::new(cards) }))
        }
        Stage::Working { step } => work(outlook, style, step, day, &mut jitter),
        Stage::Payday => payday::settle(outlook, style, outlook.rounds_left()).into(),
        Stage::Freezer => payday::keep(outlook).into(),
        Stage::Reserve | Stage::OrderOfBusiness | Stage::GameOver => Action::End.into(),
    }
}

/// What is done without a look at the table.
fn at_once(game: &Game, me: PlayerId, style: &Style) -> Option<Choice> {
    if game.decision().kind.is_some() {
        return None;
    }
    let action = match game.decision().stage {
        Stage::Reserve => Action::Reserve { card: game.config().reserve_cards()[style.reserve] },
        Stage::OrderOfBusiness => places::positions(game, me, style).into_iter().next()?,
        Stage::Working { step: Step::Food } => food::only_dish(game, me)?,
        Stage::Payday if game.bill(me).due == 0 && game.check(me, &Action::PAY).is_ok() => Action::PAY,
        _ => return None,
    };
    Some(action.into())
}

fn work(
    outlook: &Outlook<'_>,
    style: &Style,
    step: Step,
    day: Option<&mut Day>,
    jitter: &mut impl FnMut() -> f32,
) -> Choice {
    let (game, me) = (outlook.game, outlook.me);
    let found: Option<Choice> = match step {
        Step::Recruit | Step::Train => {
            let found = match day {
                Some(day) => day.anew(outlook, style),
                None => day::once(outlook, style),
            };
            found.or_else(|| day::must_train(game, me)).map(Choice::from)
        }
        Step::Campaigns => {
            let market = campaigns::Market::new(outlook, style, outlook.rounds_left());
            let mut best: Option<campaigns::Promise> = None;
            for card in Employee::MARKETEERS.with(game.config().modules).iter().copied() {
                if game.turns_to_run(me, card).is_empty() {
                    continue;
                }
                for mut promise in campaigns::best(outlook, style, &market, card, 3) {
                    promise.dollars *= 1.0 + jitter();
                    if best.as_ref().is_none_or(|best| promise.dollars > best.dollars) {
                        best = Some(promise);
                    }
                }
            }
            best.map(|promise| rated((promise.dollars, promise.action)))
        }
        Step::Food => food::produce(outlook).map(Choice::from),
        Step::Houses => places::develop(outlook, style, &game.listed(me), 1).into_iter().next().map(rated),
        Step::Lobbyists => best_of(lobby::ideas(outlook, style, &game.listed(me), 6)),
        Step::Restaurants => {
            places::restaurants(outlook, style, &game.listed(me)).into_iter().next().map(rated)
        }
    };
    found.unwrap_or_else(|| Action::End.into())
}

/// Campaigns worth a second thought, best first, different in what they reach or advertise.
pub(crate) fn campaign_ideas(game: &Game, me: PlayerId, style: &Style, keep: usize) -> Vec<Action> {
    let outlook = Outlook::new(game, me);
    let market = campaigns::Market::new(&outlook, style, outlook.rounds_left());
    let mut ideas: Vec<campaigns::Promise> = Vec::new();
    for card in Employee::MARKETEERS.with(game.config().modules).iter().copied() {
        if !game.turns_to_run(me, card).is_empty() {
            ideas.extend(campaigns::best(&outlook, style, &market, card, keep));
        }
    }
    ideas.sort_by(|a, b| b.dollars.total_cmp(&a.dollars));
    ideas.truncate(keep);
    ideas.into_iter().map(|promise| promise.action).collect()
}

/// Places for restaurants, houses, gardens and other pieces worth a second thought, best first, and doing nothing.
pub(crate) fn place_ideas(game: &Game, me: PlayerId, style: &Style, keep: usize) -> Vec<Action> {
    let outlook = Outlook::new(game, me);
    if let Some(kind) = game.decision().kind {
        return pieces::answers(&outlook, style, kind)
            .into_iter()
            .map(|(_, action)| action)
            .take(keep)
            .collect();
    }
    let legal = game.listed(me);
    let rated = match game.decision().stage {
        Stage::Working { step: Step::Lobbyists } => lobby::ideas(&outlook, style, &legal, keep),
        Stage::FirstRestaurant { .. } => places::first_restaurants(&outlook, &legal, &mut || 0.0),
        Stage::Working { step: Step::Houses } => places::develop(&outlook, style, &legal, keep),
        _ => places::restaurants(&outlook, style, &legal),
    };
    let ideas = rated.into_iter().map(|(_, action)| action).take(keep);
    ideas.chain([Action::End, Action::Pass]).filter(|action| game.check(me, action).is_ok()).collect()
}
