//! New milestones: what the seventeen do that others do not (K-NM). Their goals and effects are rows of the table; phases
//! ask for effects where they matter, and what needs more than a number is here.

use std::ops::ControlFlow;

use crate::action::{Action, Duration};
use crate::cards::{
    Ability, CampaignKind, Effect, Employee, Feat, Milestone, MilestoneEffect, TokenCard, TokenNumber,
};
use crate::config::{BrandAirplane, CfoOnMarketing, Config, DiscountClaim, Module};
use crate::event::{Event, Sink};
use crate::flow::QuestionKind;
use crate::game::{Campaign, Game, token_size};
use crate::item::Item;
use crate::map::{Coord, HouseKind, HouseNumber, Place, Site, Square};
use crate::money::SALARY;
use crate::phase::{First, Visit};
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// How many houses with pizza get a radio (K-NM-7.1).
pub(crate) const PIZZA_RADIOS: usize = 3;
/// How long such a radio plays.
const PIZZA_TURNS: u8 = 2;
/// Discounts from which on money leaves the bank (K-NM-13.1).
const DISCOUNT: i32 = 3;
/// The card that comes with the first recruiting girl.
pub(crate) const FREE_CARD: Employee = Employee::ExecutiveVicePresident;

/// Milestones that leave after a round if nobody has them (K-NM-0).
pub(crate) const LEAVE: [(u16, Milestone); 3] = [
    (2, Milestone::FirstMarketeerUsed),
    (2, Milestone::FirstRecruitingGirlUsed),
    (2, Milestone::FirstTrainerUsed),
];

impl Config {
    /// Are the milestones of this module in play?
    pub(crate) fn has_new_milestones(&self) -> bool {
        self.modules.has(Module::NewMilestones)
    }

    /// Is the first discount manager used at dinnertime rather than at the reveal (OPT-DISCOUNT)?
    pub(crate) fn discounts_count_at_dinner(&self) -> bool {
        self.has_new_milestones() && self.options.discount == DiscountClaim::Dinner
    }
}

impl Game {
    // ---- the company -------------------------------------------------------------------------------

    /// Slots of a chain's CEO (K-NM-6).
    #[inline]
    pub fn ceo_slots_of(&self, player: PlayerId) -> u8 {
        match self.effect_sum(player, Effect::CeoSlots) {
            0 => self.ceo_slots,
            own => own as u8,
        }
    }

    /// A salary of a chain (K-NM-16).
    #[inline]
    pub(crate) fn salary(&self, player: PlayerId) -> i32 {
        match self.effect_sum(player, Effect::SalaryRate) {
            0 => SALARY,
            instead => instead,
        }
    }

    /// Does a chain's executive vice president work for nothing (K-NM-11)?
    pub(crate) fn has_free_card(&self, player: PlayerId, card: Employee) -> bool {
        card == FREE_CARD && self.extras.as_deref().is_some_and(|extras| extras.free_cards.contains(player))
    }

    /// Cards of the box that came into the game (K-NM-11).
    pub(crate) fn boxed_copies(&self, card: Employee) -> u8 {
        if card == FREE_CARD { self.extras.as_deref().map_or(0, |extras| extras.from_box) } else { 0 }
    }

    /// The card that comes with a milestone, from the supply or else from the box; nobody owns two (K-NM-11.1).
    pub(crate) fn grant_free_card(&mut self, player: PlayerId, milestone: Milestone, sink: &mut impl Sink) {
        let Some(MilestoneEffect::FreeCard { card }) = milestone.effect(Effect::FreeCard).copied() else {
            return;
        };
        if self.may_own(player, card).is_err() {
            return;
        }
        let in_box = card.card().count.saturating_sub(self.config.copies(card) + self.boxed_copies(card));
        if self.supply(card) > 0 {
            self.supply[card.index()] -= 1;
        } else if in_box > 0 {
            self.extras.get_or_insert_default().from_box += 1;
        } else {
            return;
        }
        self.extras.get_or_insert_default().free_cards.insert(player);
        self.chain_mut(player).beach.add(card, 1);
        sink.emit(|| Event::CardsGranted { chain: player, card, count: 1, milestone });
    }

    /// A card is fired: whoever comes after him is paid.
    pub(crate) fn lose_free_card(&mut self, player: PlayerId, card: Employee) {
        if self.has_free_card(player, card)
            && let Some(extras) = self.extras.as_deref_mut()
        {
            extras.free_cards.remove(player);
            self.tidy_extras();
        }
    }

    // ---- money -------------------------------------------------------------------------------------

    /// What a chain's people take off the price, luxuries aside (K-NM-13.1).
    fn discount(&self, player: PlayerId) -> i32 {
        let off = |ability: &Ability| match ability {
            Ability::Price(amount) => -i32::from(*amount).min(0),
            _ => 0,
        };
        self.sum_at_work(player, &Employee::PRICERS, off)
    }

    /// Money leaves the bank for good for everybody who sells cheap (K-NM-13).
    pub(crate) fn burn_cash(&mut self, sink: &mut impl Sink) {
        for player in self.order.clone() {
            let amount = self.effect_sum(player, Effect::BurnCash);
            if amount > 0 && self.discount(player) >= DISCOUNT {
                let removed = self.remove_from_bank(amount, sink);
                sink.emit(|| Event::CashRemoved { chain: player, amount: removed });
            }
        }
    }

    /// What tokens earn whose marketeer put them there (K-NM-1); told in every pass.
    pub(crate) fn pay_for_tokens(&mut self, campaign: &Campaign, tokens: usize, sink: &mut impl Sink) -> i32 {
        let Some(player) = campaign.chain else { return 0 };
        let amount = self.effect_sum(player, Effect::MarketingPay) * tokens as i32;
        if amount > 0 {
            let number = campaign.number;
            sink.emit(|| Event::MarketingPaid { chain: player, number, tokens: tokens as u8, amount });
            self.pay_outside_dinner(player, amount, sink);
        }
        amount
    }

    /// A CFO's half of what a pass earned, where the table wants it (OPT-CFO).
    pub(crate) fn pay_cfo_for_pass(&mut self, earned: &[i32], sink: &mut impl Sink) {
        if self.config.options.cfo == CfoOnMarketing::With {
            for (player, earned) in self.config.player_ids().zip(earned.iter().copied()) {
                let amount = self.seller(player).half_of(earned);
                if earned > 0 && amount > 0 {
                    let by_milestone = self.has_effect(player, Effect::CeoIsCfo);
                    sink.emit(|| Event::CfoBonus { chain: player, earned, amount, by_milestone });
                    self.pay_outside_dinner(player, amount, sink);
                }
            }
        }
    }

    // ---- campaigns ---------------------------------------------------------------------------------

    /// Would this radio of this card never end (K-NM-5)? The one that earns it does not either.
    pub(crate) fn is_eternal_radio(&self, player: PlayerId, card: Employee, kind: CampaignKind) -> bool {
        let effect = Effect::EternalRadios;
        let of_card =
            |milestone: Milestone| milestone.effect(effect) == Some(&MilestoneEffect::EternalRadios { card });
        kind == CampaignKind::Radio
            && (self.sources_of(player, effect).iter().any(of_card)
                || !self.in_reach(player, Feat::Use(card), effect).is_empty())
    }

    /// The campaign that a second one of this card has to be like (K-NM-3). A night shift's second one is free.
    pub(crate) fn second_like(&self, card: Employee) -> Option<&Campaign> {
        let (again, first) = self.turn.again?;
        let like = again == card && card.card().salary;
        self.campaigns.iter().find(|campaign| like && campaign.number == first)
    }

    /// Is it of the kind, good and duration that a second campaign must have?
    pub fn is_like_first(&self, card: Employee, token: &TokenCard, item: Item, turns: Duration) -> bool {
        self.second_like(card).is_none_or(|first| {
            (first.kind(), first.item, first.turns) == (token.kind, item, turns) && first.item_b.is_none()
        })
    }

    /// May an airplane of this card carry two goods now (K-NM-4)?
    pub fn may_carry_two(&self, player: PlayerId, card: Employee, token: &TokenCard) -> bool {
        let earned = !self.in_reach(player, Feat::Use(card), Effect::TwoGoods).is_empty();
        let earlier = card == Employee::BrandManager
            && self.config.options.brand == BrandAirplane::Any
            && self.extras.as_deref().is_some_and(|extras| extras.two_goods);
        token.kind == CampaignKind::Airplane && (earned || earlier)
    }

    /// What putting a token out means for the turn: one more like it, or two goods on an airplane.
    pub(crate) fn after_first_use(&mut self, campaign: &Campaign, had: (bool, bool)) {
        let (Some(player), Some(card)) = (campaign.chain, campaign.marketeer) else { return };
        let now = self.first_uses(player);
        if now.0 && !had.0 && card == Employee::CampaignManager {
            self.turn.again = Some((card, campaign.number));
        }
        let two_goods = now.1 && !had.1;
        if two_goods || campaign.item_b.is_some() {
            self.extras.get_or_insert_default().two_goods = two_goods && campaign.item_b.is_none();
            self.tidy_extras();
        }
    }

    /// Has a player the milestones that matter for the turn in which they are earned?
    pub(crate) fn first_uses(&self, player: PlayerId) -> (bool, bool) {
        (self.has_effect(player, Effect::SecondCampaign), self.has_effect(player, Effect::TwoGoods))
    }

    /// The lowest radio that is free.
    fn free_radio(&self) -> Option<TokenNumber> {
        let radios = self.config.tokens().filter(|token| token.kind == CampaignKind::Radio);
        radios.map(|token| token.number).find(|number| self.check_token(*number).is_ok())
    }

    fn put_free_campaign(&mut self, campaign: Campaign, sink: &mut impl Sink) {
        self.put_campaign(campaign);
        sink.emit(|| Event::CampaignPlaced { campaign, reaches: self.reached_by(&campaign) });
    }

    // ---- pizza radios ------------------------------------------------------------------------------

    /// Remembers who sold the first pizzas of the evening (K-NM-7.1).
    pub(crate) fn note_pizza(&mut self, index: usize, seller: PlayerId, sold: u16) {
        let house = &self.houses[index];
        if sold == 0 || house.kind == HouseKind::Rural {
            return;
        }
        let number = house.number;
        if !self.closed.has(Milestone::FirstPizzaSold) {
            let pizzas = &mut self.extras.get_or_insert_default().pizzas;
            if pizzas.len() < PIZZA_RADIOS {
                pizzas.push((number, seller));
            }
        }
    }

    /// After dinner the sellers of the first pizzas place their radios, in the order of the houses (K-NM-7.2).
    pub(crate) fn ask_for_pizza_radios(&mut self) {
        let Some(extras) = self.extras.as_deref_mut() else { return };
        for (house, seller) in std::mem::take(&mut extras.pizzas) {
            if !self.is_automaton(seller) {
                self.ask(seller, QuestionKind::Radio { house });
            }
        }
        self.tidy_extras();
    }

    /// Does a square lie on a tile that the house or its garden stands on?
    fn is_on_tile_of(&self, house: HouseNumber, square: Square) -> bool {
        self.house(house).is_some_and(|house| {
            house.rect().coords().filter_map(|at| self.board.square(at)).any(|it| it.tile() == square.tile())
        })
    }

    pub(crate) fn check_pizza_radio(&self, house: HouseNumber, at: Coord) -> Result<(), Refusal> {
        let number = self.free_radio().ok_or(Refusal::NoSuchToken { number: TokenNumber(1) })?;
        let token = number.card().ok_or(Refusal::NoSuchToken { number })?;
        self.check_place(token, Place::Board { at, rotated: false })?;
        match self.board.square(at) {
            Some(square) if self.is_on_tile_of(house, square) => Ok(()),
            _ => Err(Refusal::NotOnTileOf { house }),
        }
    }

    pub(crate) fn list_pizza_radios(&self, house: HouseNumber, visit: &mut impl Visit) -> ControlFlow<()> {
        if self.free_radio().is_none() {
            return ControlFlow::Continue(());
        }
        let fits = |site: &&Site| self.site_free(site) && self.is_on_tile_of(house, site.squares[0]);
        for site in self.board.sites(1, 1).iter().filter(fits) {
            visit.one(Action::Radio { house, at: site.at })?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_pizza_radio(&mut self, at: Coord, sink: &mut impl Sink) {
        if let Some(number) = self.free_radio() {
            let turns = Duration::Turns(PIZZA_TURNS);
            let place = Place::Board { at, rotated: false };
            self.put_free_campaign(Campaign::of_nobody(number, Item::Pizza, turns, place), sink);
        }
    }

    // ---- the free mailbox --------------------------------------------------------------------------

    /// Asks for a mailbox in the block of the newest restaurant (K-NM-15.1).
    pub(crate) fn offer_mailbox(&mut self, player: PlayerId) {
        let Some(restaurant) = self.chain(player).restaurants.last().map(|it| it.at) else { return };
        if self.list_mailboxes(restaurant, &mut First).is_break() {
            self.ask(player, QuestionKind::Mailbox { restaurant });
        }
    }

    pub(crate) fn check_mailbox(
        &self,
        restaurant: Coord,
        number: TokenNumber,
        at: Coord,
        item: Item,
    ) -> Result<(), Refusal> {
        let token = self.check_token(number)?;
        if token.kind != CampaignKind::Mailbox {
            return Err(Refusal::NotAMailbox { number });
        }
        if !item.card().marketable {
            return Err(Refusal::NotMarketable { item });
        }
        self.check_place(token, Place::Board { at, rotated: false })?;
        if self.board.block(at) == self.board.block(restaurant) {
            Ok(())
        } else {
            Err(Refusal::OtherBlock { at })
        }
    }

    pub(crate) fn list_mailboxes(&self, restaurant: Coord, visit: &mut impl Visit) -> ControlFlow<()> {
        for token in self.config.tokens().filter(|token| token.kind == CampaignKind::Mailbox) {
            if self.check_token(token.number).is_err() {
                continue;
            }
            let (number, block) = (token.number, self.board.block(restaurant));
            let (width, height) = token_size(number, false).unwrap_or((1, 1));
            let fits = |site: &&Site| self.site_free(site) && self.board.block(site.at) == block;
            for site in self.board.sites(width, height).iter().filter(fits) {
                for item in Item::MARKETABLE {
                    visit.one(Action::Mailbox { number, at: site.at, item })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_mailbox(&mut self, number: TokenNumber, at: Coord, item: Item, sink: &mut impl Sink) {
        let place = Place::Board { at, rotated: false };
        self.put_free_campaign(Campaign::of_nobody(number, item, Duration::Eternal, place), sink);
    }

    // ---- training at work --------------------------------------------------------------------------

    /// May a card at work become this (K-NM-8.1): in the same colour, once a turn?
    pub(crate) fn check_training_at_work(
        &self,
        player: PlayerId,
        card: Employee,
        to: Employee,
    ) -> Result<(), Refusal> {
        if !self.has_effect(player, Effect::TrainAtWork) {
            return Err(Refusal::NotOnBeach { card });
        }
        if card.card().colour != to.card().colour {
            return Err(Refusal::OtherColour { card, to });
        }
        let at_work = self.chain(player).at_work.of(card);
        let trained = self.extras.as_deref().map_or(0, |extras| extras.trained_at_work.of(card));
        match at_work {
            0 => Err(Refusal::NotAvailable { card }),
            _ if at_work <= trained => Err(Refusal::AlreadyTrained { card }),
            _ => Ok(()),
        }
    }

    /// What a turn remembers besides its log is forgotten when another begins.
    pub(crate) fn forget_turn(&mut self) {
        if let Some(extras) = self.extras.as_deref_mut() {
            extras.trained_at_work = crate::counts::Staff::NONE;
            extras.two_goods = false;
            self.tidy_extras();
        }
    }

    // ---- payday ------------------------------------------------------------------------------------

    /// Items that could pay a salary each (K-NM-9.1).
    pub fn items_for_salaries(&self, player: PlayerId) -> u32 {
        if !self.has_effect(player, Effect::PayInItems) {
            return 0;
        }
        let paying = |(item, count): (Item, u16)| if item.card().pays_salary { u32::from(count) } else { 0 };
        self.chain(player).stock.iter().map(paying).sum()
    }

    /// Does nobody have to go when there is too little (K-NM-12)?
    pub(crate) fn keeps_everybody(&self, player: PlayerId) -> bool {
        self.has_effect(player, Effect::NoForcedFiring)
    }
}

impl Campaign {
    /// A campaign that makes nobody's demand and keeps nobody busy.
    const fn of_nobody(number: TokenNumber, item: Item, turns: Duration, place: Place) -> Campaign {
        Campaign { number, chain: None, marketeer: None, item, item_b: None, turns, place, partner: None }
    }
}
