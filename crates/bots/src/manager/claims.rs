//! What milestones of modules are worth, by what they do, and which cards earn them. Those of the base game are weighed
//! where their actions are.

use arrayvec::ArrayVec;
use magnate_rules::{Ability, Employee, Item, Milestone, MilestoneEffect, MilestoneGoal, SALARY};

use crate::outlook::Outlook;

/// Tokens that campaigns of a company place in a round.
const TOKENS: f32 = 2.5;
/// People with a salary that one expects to have.
const SALARIED: f32 = 3.0;
/// What comes of milestones a long time from now is not counted.
const FORESEEN: f32 = 10.0;

/// What this effect is worth in dollars when the game goes on for so many rounds.
fn worth_of(outlook: &Outlook<'_>, effect: &MilestoneEffect, rounds: f32) -> f32 {
    let game = outlook.game;
    match *effect {
        MilestoneEffect::MarketingPay { amount } => amount as f32 * TOKENS * rounds,
        // A dollar less in every comparison, and the full price all the same.
        MilestoneEffect::Score { amount } => -3.0 * amount as f32 * rounds,
        MilestoneEffect::GrantCards { card, count } => {
            f32::from(game.supply(card).clamp(0, count as i8) as u8) * 10.0
        }
        MilestoneEffect::FreeCard { card } => 0.5 * f32::from(card.card().slots) * rounds,
        MilestoneEffect::CeoSlots { count } => {
            let more = i32::from(count) - i32::from(game.ceo_slots_of(outlook.me));
            5.0 * more.max(0) as f32 * rounds
        }
        MilestoneEffect::SalaryRate { amount } => (SALARY - amount) as f32 * SALARIED * rounds,
        MilestoneEffect::FreeMailbox => 4.0 * rounds,
        MilestoneEffect::PayInItems => 2.0 * rounds,
        MilestoneEffect::EternalRadios { .. } | MilestoneEffect::NoForcedFiring => 1.5 * rounds,
        MilestoneEffect::SecondCampaign | MilestoneEffect::TwoGoods => 12.0,
        MilestoneEffect::PizzaRadios | MilestoneEffect::PlaceOfframp => 8.0,
        MilestoneEffect::AddTile | MilestoneEffect::PlaceShop | MilestoneEffect::TrainAtWork => 6.0,
        MilestoneEffect::Freezer { .. } | MilestoneEffect::DrinksPerSource { .. } => 5.0,
        MilestoneEffect::CombineTraining => 3.0,
        // A shorter game helps whoever leads, and nobody can say who that will be.
        _ => 0.0,
    }
}

/// The milestones of modules that can still be had.
pub(crate) struct Claims(ArrayVec<(MilestoneGoal, f32), { Milestone::COUNT }>);

impl Claims {
    /// What they are worth when the game goes on for so many rounds.
    pub(crate) fn new(outlook: &Outlook<'_>, rounds_left: f32) -> Claims {
        let (game, me) = (outlook.game, outlook.me);
        let mut claims = Claims(ArrayVec::new());
        if game.config().modules.is_empty() {
            return claims;
        }
        let rounds = rounds_left.min(FORESEEN);
        for milestone in Milestone::ALL {
            let row = milestone.row();
            if row.module.is_some() && game.is_open(me, milestone) {
                let worth = row.effects.iter().map(|effect| worth_of(outlook, effect, rounds)).sum();
                claims.0.push((row.goal, worth));
            }
        }
        claims
    }

    fn sum(&self, earns: impl Fn(&MilestoneGoal) -> bool) -> f32 {
        self.0.iter().filter(|(goal, _)| earns(goal)).map(|(_, worth)| worth).sum()
    }

    /// What it is worth to be first to use this card.
    pub(crate) fn of_card(&self, card: Employee) -> f32 {
        let ability = &card.card().ability;
        self.sum(|goal| match goal {
            MilestoneGoal::Use { cards } => cards.contains(&card),
            MilestoneGoal::EarnTips => *ability == Ability::Serve,
            MilestoneGoal::Lobby => matches!(ability, Ability::Lobby(_)),
            MilestoneGoal::BuildHouse => *ability == Ability::Develop,
            MilestoneGoal::OpenRestaurant => matches!(ability, Ability::Expand { .. }),
            MilestoneGoal::PlaceCampaign { campaign } => {
                card.marketeer().is_some_and(|marketeer| marketeer.kinds.contains(campaign))
            }
            _ => false,
        })
    }

    /// What it is worth to be first to sell this.
    pub(crate) fn of_sale(&self, item: Item) -> f32 {
        self.sum(|goal| match goal {
            MilestoneGoal::Sell { item: sold } => *sold == item,
            MilestoneGoal::SellCoffee => item == Item::Coffee,
            _ => false,
        })
    }

    /// What it is worth to be first to do something with this goal.
    pub(crate) fn of(&self, goal: MilestoneGoal) -> f32 {
        self.sum(|other| *other == goal)
    }
}

/// What a card with a salary costs a round.
pub(crate) fn salary(outlook: &Outlook<'_>, card: Employee) -> f32 {
    let milestones = outlook.game.chain(outlook.me).milestones();
    let mut salary = SALARY;
    for effect in milestones.iter().flat_map(|milestone| milestone.row().effects) {
        match *effect {
            MilestoneEffect::SalaryRate { amount } => salary = salary.min(amount),
            MilestoneEffect::WaiveSalaries { cards } if cards.contains(&card) => salary = 0,
            _ => {}
        }
    }
    salary as f32
}

/// What the effects of milestones the player has come to.
pub(crate) fn held(outlook: &Outlook<'_>, amount: impl Fn(&MilestoneEffect) -> i32) -> i32 {
    let milestones = outlook.game.chain(outlook.me).milestones();
    milestones.iter().flat_map(|milestone| milestone.row().effects).map(amount).sum()
}
