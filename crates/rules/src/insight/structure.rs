//! What a set of cards would do at work.

use serde::Serialize;

use crate::cards::{Ability, Employee, Milestone};
use crate::catalogue::{AbilityData, RangeData};
use crate::counts::Staff;
use crate::event::Quiet;
use crate::game::{Fate, Game, Step};
use crate::money::{Bill, PriceParts};
use crate::player::PlayerId;
use crate::refusal::{Refusal, RefusalData};
use crate::view::works_in;

/// A manager and who sits under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ManagerSlots {
    /// The manager; none for the CEO.
    pub card: Option<Employee>,
    /// Slots.
    pub slots: u8,
    /// Cards in them; the CEO's begin with the managers, in the order of this list.
    pub holds: Vec<Employee>,
}

/// What cards of one kind would do, milestones included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorkData {
    /// The card.
    pub card: Employee,
    /// How many of them.
    pub count: u8,
    /// When they act.
    pub step: Step,
    /// What each of them does.
    pub ability: AbilityData,
}

/// Another chain in the order of choosing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rival {
    /// Who.
    pub chain: PlayerId,
    /// Would you choose before it with as many open slots?
    pub you_win_ties: bool,
    /// Open slots it certainly has: its bonus, or all of them once structures are revealed.
    pub least: u8,
    /// The most open slots it can have with the cards it owns.
    pub most: u8,
}

/// A set of cards at work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StructurePlan {
    /// Why it cannot be chosen at all.
    pub refusal: Option<RefusalData>,
    /// Does it fit? One that does not sends everybody to the beach.
    pub fits: bool,
    /// A place for every card that fits, the CEO first, then the managers with the most slots.
    pub layout: Vec<ManagerSlots>,
    /// Cards without a place.
    pub left_over: Vec<Employee>,
    /// Slots of CEO and managers.
    pub slots: u8,
    /// Slots taken.
    pub used: u8,
    /// Open slots as they count for the turn order, milestones included.
    pub open_slots: u8,
    /// The part of them that milestones add.
    pub bonus_slots: u8,
    /// The others in the order of choosing.
    pub rivals: Vec<Rival>,
    /// Milestones it would earn at the reveal.
    pub milestones: Vec<Milestone>,
    /// Hires a turn, the CEO's included.
    pub hires: u8,
    /// Training steps a turn.
    pub training: u8,
    /// Who does what, in the order of the working day.
    pub work: Vec<WorkData>,
    /// The unit price.
    pub price: PriceParts,
    /// Waitresses.
    pub waitresses: u8,
    /// Tips of each of them.
    pub tip: i32,
    /// Half of the income again.
    pub cfo: bool,
    /// All restaurants would be drive-ins.
    pub drive_in: bool,
    /// Salaries when every hire is made.
    pub bill: Bill,
    /// Salaries when nobody is hired.
    pub bill_without_hires: Bill,
}

impl Game {
    pub(super) fn structure_plan(&self, player: PlayerId, cards: &Staff) -> StructurePlan {
        let mut game = self.clone();
        let chain = game.chain_mut(player);
        let mut hand = chain.beach;
        hand.add_all(&chain.at_work);
        let mine: Staff = cards.iter().map(|(card, count)| (card, count.min(hand.of(card)))).collect();
        let refusal = cards
            .iter()
            .find(|(card, count)| *count > hand.of(*card))
            .map(|(card, want)| Refusal::NotYourCards { card, have: hand.of(card), want });
        chain.at_work = mine;
        chain.beach = hand;
        chain.beach.take_all(&mine);
        chain.spare_hires = 0;
        let fits = self.open_slots_of(player, &mine).is_some();
        if fits {
            game.award_for_structure(player, &mut Quiet);
        }
        let earned = game.chain(player).milestones.without(self.chain(player).milestones);
        let milestones: Vec<Milestone> = earned.iter().collect();
        let (layout, left_over) = self.lay_out(&mine);
        let bill = game.bill(player);
        let bill_without_hires = {
            let mut idle = game.clone();
            idle.chain_mut(player).spare_hires = game.spare_hires(player, 0);
            idle.bill(player)
        };
        let bonus_slots = game.bonus_slots(player);
        StructurePlan {
            refusal: refusal.as_ref().map(Refusal::data),
            fits,
            slots: layout.iter().map(|row| row.slots).sum(),
            used: mine.total() as u8 - left_over.len() as u8,
            layout,
            left_over,
            open_slots: game.open_slots_of(player, &mine).unwrap_or(0) + bonus_slots,
            bonus_slots,
            rivals: self.rivals(player),
            milestones,
            hires: game.hires_available(player),
            training: game.training_steps(player),
            work: game.work_of(player),
            price: game.price_parts(player),
            waitresses: mine.copies(Employee::Waitress),
            tip: game.tip(player),
            cfo: game.has_cfo(player),
            drive_in: game.chain(player).drive_in(),
            bill,
            bill_without_hires,
        }
    }

    /// Managers under the CEO, the rest under the CEO as long as there is room and then under the managers (B-STR-2).
    fn lay_out(&self, cards: &Staff) -> (Vec<ManagerSlots>, Vec<Employee>) {
        let each = cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card));
        let (mut managers, mut others): (Vec<Employee>, Vec<Employee>) = each.partition(|it| it.is_manager());
        managers.sort_by_key(|card| std::cmp::Reverse(card.card().slots));
        let seated = managers.len().min(usize::from(self.ceo_slots));
        let mut left_over = managers.split_off(seated);
        let mut rows = vec![ManagerSlots { card: None, slots: self.ceo_slots, holds: managers.clone() }];
        rows.extend(managers.iter().map(|card| ManagerSlots {
            card: Some(*card),
            slots: card.card().slots,
            holds: Vec::new(),
        }));
        for row in &mut rows {
            let room = usize::from(row.slots) - row.holds.len();
            row.holds.extend(others.drain(..room.min(others.len())));
        }
        left_over.append(&mut others);
        (rows, left_over)
    }

    /// The others as they stand in the order of choosing (B-ORD-1).
    fn rivals(&self, player: PlayerId) -> Vec<Rival> {
        let secret = self.stage == crate::game::Stage::Restructuring;
        let others = self
            .order
            .iter()
            .copied()
            .filter(|other| *other != player && self.chain(*other).fate == Fate::InGame);
        let rival = |chain: PlayerId| {
            let bonus = self.bonus_slots(chain);
            let (least, most) = if secret {
                (bonus, self.most_open_slots(chain) + bonus)
            } else {
                let open = self.open_slots_for_order(chain);
                (open, open)
            };
            Rival { chain, you_win_ties: self.order_index(player) < self.order_index(chain), least, most }
        };
        others.map(rival).collect()
    }

    /// Open slots with only managers at work, the largest first.
    fn most_open_slots(&self, player: PlayerId) -> u8 {
        let mut hand = self.chain(player).beach;
        hand.add_all(&self.chain(player).at_work);
        let each = hand.iter().flat_map(|(card, count)| (0..count).map(move |_| card.card().slots));
        let mut slots: Vec<u8> = each.filter(|slots| *slots > 0).collect();
        slots.sort_unstable_by_key(|slots| std::cmp::Reverse(*slots));
        // Each takes a slot of the CEO and brings its own.
        let gained: u8 = slots.iter().take(usize::from(self.ceo_slots)).map(|slots| slots - 1).sum();
        self.ceo_slots + gained
    }

    fn work_of(&self, player: PlayerId) -> Vec<WorkData> {
        let at_work = self.chain(player).at_work;
        let mut work: Vec<WorkData> = at_work
            .iter()
            .filter_map(|(card, count)| {
                let step = works_in(card)?;
                Some(WorkData { card, count, step, ability: self.ability_of(player, card) })
            })
            .collect();
        work.sort_by_key(|work| work.step);
        work
    }

    /// What a card does for its owner: as printed, and what milestones add.
    fn ability_of(&self, player: PlayerId, card: Employee) -> AbilityData {
        let more = self.drink_bonus(player);
        match &card.card().ability {
            Ability::Errand(amount) => AbilityData::Errand { amount: amount + more },
            Ability::Buy(buying) => AbilityData::Buy {
                range: RangeData { borders: Some(self.buying_range(player, buying)), ..buying.range.into() },
                per_source: buying.per_source + more,
            },
            ability => ability.into(),
        }
    }
}
