//! Players written from the rules of the game alone: a list of people to hire, who works first, what is trained, advertised
//! and asked. They know nothing of how our bots think.

mod drawn;

use magnate_bots::{Bot, NoAnswer, safe_move};
use magnate_rules::{
    Ability, Action, Campaign, Duration, Employee, Game, Item, PlayerId, Staff, Stage, Step, View,
};

/// What a script lives by.
#[derive(Clone, Debug)]
pub struct Script {
    pub name: String,
    /// Hired in this order, the last four again and again.
    pub hires: Vec<Employee>,
    /// Trained whenever somebody can be, and there is money for three more salaries.
    pub careers: Vec<Employee>,
    /// Who sits down first when there are more people than slots.
    pub seats: Vec<Employee>,
    pub advertises: bool,
    /// Puts the cards for the price to work.
    pub prices: bool,
    pub reserve: usize,
    pub last: bool,
}

impl Script {
    fn decide(&self, game: &Game, me: PlayerId, turn: &mut u32) -> Option<Action> {
        match game.decision().stage {
            Stage::FirstRestaurant { .. } => {
                let near = |action: &Action| match action {
                    Action::FirstRestaurant { at, entrance } => {
                        let far = game.distances_from(entrance.of(*at));
                        far.iter().flatten().map(|far| 4 - i32::from(*far).min(4)).sum::<i32>()
                    }
                    _ => -1,
                };
                game.listed(me).into_iter().max_by_key(near)
            }
            Stage::Reserve => Some(Action::Reserve { card: game.config().reserve_cards()[self.reserve] }),
            Stage::Restructuring => Some(Action::Work { cards: Box::new(self.structure(game, me)) }),
            Stage::OrderOfBusiness => {
                let mut places = game.listed(me);
                if self.last { places.pop() } else { places.into_iter().next() }
            }
            Stage::Working { step: Step::Recruit } => self.hire(game, me),
            Stage::Working { step: Step::Train } => {
                let rich = game.chain(me).cash() >= game.bill(me).due + 15 || game.discount_to_win(me) > 0;
                let wanted = |action: &Action| match action {
                    Action::Train { to, .. } => {
                        rich && self.careers.iter().any(|goal| goal == to || to.steps_to(*goal).is_some())
                    }
                    _ => false,
                };
                game.listed(me).into_iter().find(wanted)
            }
            Stage::Working { step: Step::Campaigns } if self.advertises => advertise(game, me),
            Stage::Working { step: Step::Food } => cook(game, me, turn),
            Stage::Payday => {
                let pay = Action::PAY;
                if game.check(me, &pay).is_ok() { Some(pay) } else { None }
            }
            _ => None,
        }
    }

    fn structure(&self, game: &Game, me: PlayerId) -> Staff {
        let hand = *game.chain(me).beach();
        let mut cards = Staff::NONE;
        let seat = |cards: &mut Staff, card: Employee| {
            let mut with = *cards;
            with.add(card, 1);
            let fits = cards.of(card) < hand.of(card) && game.open_slots_of(me, &with).is_some();
            if fits {
                *cards = with;
            }
            fits
        };
        for (card, count) in hand.iter().filter(|(card, _)| card.is_manager()) {
            for _ in 0..count.min(2) {
                seat(&mut cards, card);
            }
        }
        let everybody = Employee::ALL.into_iter();
        for card in self.seats.iter().copied().chain(everybody) {
            let price = matches!(card.card().ability, Ability::Price(_));
            if price && !self.prices {
                continue;
            }
            while seat(&mut cards, card) {}
        }
        cards
    }

    fn hire(&self, game: &Game, me: PlayerId) -> Option<Action> {
        let chain = game.chain(me);
        // Who has been given a card counts as hired; nobody minds.
        let have = (chain.at_work().total() + chain.beach().total() + game.busy(me).total()) as usize;
        let tail = self.hires.len().saturating_sub(4);
        let listed = |at: usize| self.hires.get(at).copied().unwrap_or_else(|| self.hires[tail + at % 4]);
        let mut hires = (have..have + 4).map(|at| Action::Hire { card: listed(at) });
        hires.find(|action| game.check(me, action).is_ok())
    }
}

/// The campaign that reaches most houses, for what the kitchen makes most of.
fn advertise(game: &Game, me: PlayerId) -> Option<Action> {
    let chain = game.chain(me);
    let makes = |item: Item| {
        let one = |card: Employee| match card.card().ability {
            Ability::Cook { makes, amount } if makes.contains(&item) => i32::from(amount),
            Ability::Errand(amount) if item.is_drink() => i32::from(amount),
            Ability::Buy(_) if item.is_drink() => 3,
            _ => 0,
        };
        let staff = chain.at_work().iter().chain(chain.beach().iter());
        staff.map(|(card, count)| one(card) * i32::from(count)).sum::<i32>()
    };
    let worth = |action: &Action| {
        let Action::Campaign { marketeer, number, goods, turns, place, .. } = action else { return -1 };
        let campaign = Campaign {
            number: *number,
            chain: Some(me),
            marketeer: Some(*marketeer),
            item: goods.item,
            turns: *turns,
            place: *place,
            item_b: None,
            partner: None,
        };
        let near = |house: &magnate_rules::House| {
            game.distance_to(house.number, me).map_or(0, |far| 4 - i32::from(far).min(4))
        };
        let reached: i32 =
            game.houses().iter().filter(|house| game.reaches(&campaign, house)).map(near).sum();
        let long = match turns {
            Duration::Turns(turns) => i32::from(*turns),
            Duration::Eternal => 6,
        };
        reached * makes(goods.item).min(4) * long
    };
    let best =
        game.listed(me).into_iter().map(|action| (worth(&action), action)).max_by_key(|(worth, _)| *worth);
    best.filter(|(worth, _)| *worth > 0).map(|(_, action)| action)
}

/// Everybody makes something: what houses want most, else one of each in turn.
fn cook(game: &Game, me: PlayerId, turn: &mut u32) -> Option<Action> {
    let stock = game.chain(me).stock();
    let lacking = |item: Item| {
        let wanted =
            game.houses().iter().flat_map(|house| house.demand.iter()).filter(|token| token.item == item);
        wanted.count() as i32 - i32::from(stock.of(item))
    };
    *turn += 1;
    let worth = |(index, action): &(usize, Action)| {
        let turned = (*index as u32 + *turn) % 3;
        match action {
            Action::Cook { item, .. } | Action::Errand { item, .. } => (lacking(*item), turned),
            Action::Fetch { route } => {
                let haul = game.haul(me, route).map(|haul| haul.items.total() as i32);
                (haul.unwrap_or(0), turned)
            }
            _ => (i32::MIN, 0),
        }
    };
    let mut actions = game.listed(me);
    if actions.iter().all(|action| !matches!(action, Action::Cook { .. } | Action::Errand { .. })) {
        for buyer in Employee::BUYERS {
            if game.ready(me, buyer) > 0 {
                actions.extend(game.routes(me, buyer).into_iter().take(40));
            }
        }
    }
    let best = actions.into_iter().enumerate().max_by_key(worth).map(|(_, action)| action);
    best.filter(|action| game.check(me, action).is_ok())
}

/// A script at a table.
pub struct Scripted {
    pub script: Script,
    pub turn: u32,
}

impl Bot for Scripted {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        let game = view.game();
        let found = self.script.decide(game, player, &mut self.turn);
        let legal = found.filter(|action| game.check(player, action).is_ok());
        let ended = || Some(Action::End).filter(|end| game.check(player, end).is_ok());
        Ok(legal.or_else(ended).unwrap_or_else(|| safe_move(game, player)))
    }
}
