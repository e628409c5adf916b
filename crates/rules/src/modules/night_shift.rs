//! Night shift managers: who has no salary works twice (K-NIGHT). How often a card acts is [`Staff::copies`]; here is what
//! that means for a card which is busy after its first campaign.
//!
//! [`Staff::copies`]: crate::Staff::copies

use arrayvec::ArrayVec;

use crate::cards::{Employee, TokenNumber};
use crate::config::{Config, Module};
use crate::game::Game;
use crate::player::PlayerId;
use crate::refusal::Refusal;

impl Config {
    /// Can one card run two campaigns?
    pub(crate) fn shares_cards(&self) -> bool {
        self.modules.has(Module::NightShift) || self.has_new_milestones()
    }
}

impl Game {
    /// May this marketeer run another campaign, or a second one?
    pub(crate) fn check_marketeer(
        &self,
        player: PlayerId,
        card: Employee,
        second: bool,
    ) -> Result<(), Refusal> {
        if self.turns_to_run(player, card).contains(&second) || (!second && self.must_be_second(player, card))
        {
            Ok(())
        } else {
            Err(Refusal::NotAvailable { card })
        }
    }

    /// As which campaign of its card one of this kind may be run now: as its first (`false`), as its second (`true`).
    #[inline]
    pub fn turns_to_run(&self, player: PlayerId, card: Employee) -> ArrayVec<bool, 2> {
        let mut turns = ArrayVec::new();
        if self.chain(player).at_work.of(card) > 0 {
            turns.push(false);
        }
        if self.turn.again.is_some_and(|(again, _)| again == card) {
            turns.push(true);
        }
        turns
    }

    /// Is this campaign the second of its card, said or not?
    pub(crate) fn runs_as_second(&self, player: PlayerId, card: Employee, second: bool) -> bool {
        second || self.must_be_second(player, card)
    }

    /// Nobody else of this kind is left: it need not be said that it is the second.
    fn must_be_second(&self, player: PlayerId, card: Employee) -> bool {
        self.turns_to_run(player, card).as_slice() == [true]
    }

    /// A marketeer becomes busy, or is so already: then the campaign it runs beside this one is told (K-NIGHT-3).
    pub(crate) fn begin_campaign(
        &mut self,
        player: PlayerId,
        card: Employee,
        number: TokenNumber,
        second: bool,
    ) -> Option<TokenNumber> {
        if second || self.must_be_second(player, card) {
            let (_, first) = self.turn.again.take()?;
            if let Some(campaign) = self.campaigns.iter_mut().find(|campaign| campaign.number == first) {
                campaign.partner = Some(number);
            }
            return Some(first);
        }
        let at_work = &self.chain(player).at_work;
        let twice = at_work.copies(card) > at_work.of(card);
        // A campaign manager's second one waits for its card (K-NM-3); a trainee's only until another card goes.
        let waits = self.turn.again.is_some_and(|(card, _)| card.card().salary);
        if twice || !waits {
            self.turn.again = twice.then_some((card, number));
        }
        self.chain_mut(player).at_work.take(card, 1);
        None
    }
}
