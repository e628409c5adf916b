//! Whom a beginner hires, trains, puts to work and fires.

use magnate_rules::{Ability, Action, Dice as _, Employee, FastDice, Game, Item, PlayerId, SALARY, Staff};

use super::{Idea, Trainee};
use Employee as E;

/// An idea of how to begin: who is hired first. What comes after is much the same for everybody.
pub(super) struct Opening(&'static [Employee]);

const OPENINGS: [Opening; 4] = [
    // Advertise first, cook then.
    Opening(&[E::RecruitingGirl, E::MarketingTrainee, E::KitchenTrainee]),
    // People first.
    Opening(&[E::RecruitingGirl, E::RecruitingGirl, E::KitchenTrainee, E::MarketingTrainee]),
    // Somebody to train the others.
    Opening(&[E::Trainer, E::MarketingTrainee, E::KitchenTrainee, E::RecruitingGirl]),
    // Tips are safe money.
    Opening(&[E::RecruitingGirl, E::Waitress, E::MarketingTrainee, E::KitchenTrainee]),
];

/// What everybody wants after the opening, in this order.
const LATER: [Employee; 12] = [
    E::KitchenTrainee,
    E::ManagementTrainee,
    E::Waitress,
    E::ErrandBoy,
    E::Trainer,
    E::KitchenTrainee,
    E::ManagementTrainee,
    E::MarketingTrainee,
    E::Waitress,
    E::PricingManager,
    E::KitchenTrainee,
    E::ErrandBoy,
];

impl Opening {
    pub(super) fn any(dice: &mut FastDice) -> &'static Opening {
        &OPENINGS[dice.below(OPENINGS.len() as u32) as usize]
    }

    /// Cards still wanted, in order. Whoever was trained counts as what they were.
    fn wishes(&self, staff: &Staff) -> Vec<Employee> {
        let mut have = Staff::NONE;
        for (card, count) in staff.iter() {
            have.add(entry_of(card), count);
        }
        let wanted = self.0.iter().chain(&LATER).copied();
        wanted
            .filter(|card| {
                let found = have.of(*card) > 0;
                if found {
                    have.take(*card, 1);
                }
                !found
            })
            .collect()
    }
}

/// What somebody began as.
fn entry_of(card: Employee) -> Employee {
    E::ENTRY
        .all()
        .iter()
        .copied()
        .find(|entry| *entry == card || entry.steps_to(card).is_some())
        .unwrap_or(card)
}

/// Everybody in the company, busy or not.
pub(super) fn everybody(game: &Game, player: PlayerId) -> Staff {
    let chain = game.chain(player);
    let mut staff = *chain.at_work();
    staff.add_all(chain.beach());
    staff.add_all(&game.busy(player));
    staff
}

impl Trainee {
    /// The next cards on its list; a company much larger than its slots hires nobody.
    pub(super) fn hires(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        let staff = everybody(game, player);
        let mut wishes = self.opening.wishes(&staff);
        // What is new is tried early, once the opening is on its way.
        let spare = game.chain(player).cash() - game.bill(player).due;
        let modules = game.config().modules;
        let unknown = E::ENTRY.with(modules).iter().filter(|card| card.card().module.is_some());
        for card in unknown.filter(|card| staff.of(**card) == 0 && spare >= 4 * SALARY) {
            wishes.insert(wishes.len().min(2), *card);
        }
        let legal = game.listed(player);
        let mut ideas: Vec<Idea> = Vec::new();
        for (card, urgency) in wishes.into_iter().zip((1..=10).rev()) {
            let action = Action::Hire { card };
            if legal.contains(&action) && !ideas.iter().any(|idea| idea.action == action) {
                ideas.push(Idea::new(action, urgency, "growth").about(card));
            }
        }
        ideas.push(Idea::new(Action::End, 0, "salaries"));
        ideas
    }

    /// Trains whoever stands about, if the salary can be paid today.
    pub(super) fn trainings(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        let staff = everybody(game, player);
        let cook = if self.favourite == Item::Burger { E::BurgerCook } else { E::PizzaCook };
        let spare = game.chain(player).cash() - game.bill(player).due;
        let mut ideas = Vec::new();
        for action in game.listed(player) {
            let Action::Train { card, to, .. } = action else { continue };
            let worth = match to {
                to if to == cook => 12,
                E::BurgerCook | E::PizzaCook if staff.of(cook) > 0 => 8,
                E::JuniorVicePresident => 7,
                E::CampaignManager => 6,
                E::CartOperator | E::BurgerChef | E::PizzaChef => 5,
                E::TruckDriver | E::NewBusinessDeveloper | E::BrandManager | E::VicePresident => 4,
                // Of a module: by what it does.
                to if to.card().module.is_some() => match to.card().ability {
                    Ability::Cook { .. } | Ability::Market(_) => 6,
                    Ability::Fry(_) if staff.of(cook) > 0 => 7,
                    Ability::Repeat | Ability::Star(_) => 3,
                    _ => 1,
                },
                _ => 1,
            };
            let affordable = !game.config().full() || spare >= SALARY || self.dice.below(8) == 0;
            let again = i32::from(staff.of(to)) * 3;
            if affordable {
                ideas.push(Idea::new(action, worth - again, "growth").about(to));
            } else if card.card().entry && game.supply(card) < 0 {
                ideas.push(Idea::new(action, worth, "growth").about(to)); // hired from an empty pile
            }
        }
        if game.check(player, &Action::End).is_ok() {
            ideas.push(Idea::new(Action::End, 0, "salaries"));
        }
        ideas
    }

    /// As many as fit, those who seem useful first.
    pub(super) fn structure(&mut self, game: &Game, player: PlayerId) -> Idea {
        let hand = game.chain(player).beach();
        let others =
            hand.iter().filter(|(card, _)| !card.is_manager()).map(|(_, n)| u32::from(n)).sum::<u32>();
        let mut cards = Staff::NONE;
        let mut managers: Vec<(Employee, u8)> = hand.iter().filter(|(card, _)| card.is_manager()).collect();
        managers.sort_by_key(|(card, _)| std::cmp::Reverse(card.card().slots));
        for (card, count) in managers {
            for _ in 0..count {
                let room = game.open_slots_of(player, &cards).unwrap_or(0);
                let mut with = cards;
                with.add(card, 1);
                if u32::from(room) < others
                    && game.open_slots_of(player, &with).is_some_and(|slots| slots >= room)
                {
                    cards = with;
                }
            }
        }
        // A night shift, when there are enough people to work twice.
        for (card, _) in hand.iter().filter(|(card, _)| card.card().ability == Ability::NightShift) {
            let twice = hand.iter().filter(|(card, _)| !card.card().salary && !card.is_manager());
            let mut with = cards;
            with.add(card, 1);
            if twice.map(|(_, count)| u32::from(count)).sum::<u32>() > 3
                && game.open_slots_of(player, &with).is_some()
            {
                cards = with;
            }
        }
        let mut pool: Vec<(i32, Employee)> = Vec::new();
        for (card, count) in hand.iter().filter(|(card, _)| !card.is_manager()) {
            for copy in 0..count {
                let noise = self.dice.below(12) as i32;
                pool.push((self.usefulness(game, player, card) - i32::from(copy) * 4 + noise, card));
            }
        }
        pool.sort_by_key(|(worth, card)| (-worth, *card));
        for (worth, card) in pool {
            let mut with = cards;
            with.add(card, 1);
            // Somebody is forgotten now and then.
            if worth > 0 && game.open_slots_of(player, &with).is_some() && self.dice.below(16) != 0 {
                cards = with;
            }
        }
        Idea::new(Action::Work { cards: Box::new(cards) }, 0, "growth")
    }

    fn usefulness(&self, game: &Game, player: PlayerId, card: Employee) -> i32 {
        let staff = everybody(game, player);
        match card.card().ability {
            Ability::Market(_) => 50,
            Ability::Cook { .. } => 45 + if card.card().entry { 0 } else { 15 },
            Ability::Hire { .. } => {
                if self.opening.wishes(&staff).is_empty() {
                    0
                } else {
                    40
                }
            }
            Ability::Train(_) => 28,
            Ability::Errand(_) | Ability::Buy(_) => {
                if super::kitchen::wanted(game).iter().any(|(item, _)| item.is_drink()) { 48 } else { 22 }
            }
            Ability::Price(_) => 12,
            Ability::Develop | Ability::Expand { .. } | Ability::Cfo | Ability::Lobby(_) => 35,
            Ability::Serve | Ability::Fry(_) | Ability::Ferment { .. } | Ability::Repeat => 30,
            Ability::NightShift | Ability::Star(_) => 20,
            Ability::Manage => 0,
        }
    }

    /// Pays. Only when it cannot somebody goes, whoever seems to do least.
    pub(super) fn payday(game: &Game, player: PlayerId) -> Vec<Idea> {
        if game.check(player, &Action::PAY).is_ok() {
            return vec![Idea::new(Action::PAY, -game.bill(player).due, "salaries")];
        }
        let keep = |card: Employee| match card.card().ability {
            Ability::Cook { .. } => 3,
            Ability::Market(_) | Ability::Buy(_) => 2,
            _ => 1,
        };
        game.listed(player)
            .into_iter()
            .filter_map(|action| match action {
                Action::Fire { card } if card.card().salary => {
                    Some(Idea::new(action, 5 - keep(card), "salaries").about(card))
                }
                Action::FireBusy { .. } => Some(Idea::new(action, 0, "salaries")),
                // Goods before people; that they could be sold is not thought of.
                Action::Pay { .. } => Some(Idea::new(action, 9, "salaries")),
                _ => None,
            })
            .collect()
    }
}
