//! Getting milestones, and what they and cards at work are good for.

use super::Game;
use crate::cards::{Ability, Effect, Employee, Feat, Milestone, MilestoneEffect, MilestoneSet};
use crate::event::{Event, Sink};
use crate::player::PlayerId;

impl Game {
    /// Awards a milestone unless it is closed or owned (B-MIL-1). True when it was awarded.
    pub(crate) fn award(&mut self, player: PlayerId, milestone: Milestone, sink: &mut impl Sink) -> bool {
        if !self.is_open(player, milestone) {
            return false;
        }
        self.chain_mut(player).milestones.insert(milestone);
        self.claimed.insert(milestone);
        sink.emit(|| Event::MilestoneAwarded { chain: player, milestone });
        true
    }

    /// Awards every open milestone this feat is for, with the cards that come with it (B-MIL-1, B-MIL-2).
    pub(crate) fn achieve(&mut self, player: PlayerId, feat: Feat, sink: &mut impl Sink) {
        let known = feat.milestones_with(self.config.modules);
        let missing = known.without(self.closed).without(self.chain(player).milestones);
        for milestone in missing.iter() {
            if milestone.row().goal.is_met_by(feat) && self.award(player, milestone, sink) {
                self.grant(player, milestone, sink);
                self.offer(player, milestone);
            }
        }
    }

    /// Open milestones with this effect that this feat would earn.
    pub(crate) fn in_reach(&self, player: PlayerId, feat: Feat, effect: Effect) -> MilestoneSet {
        let with_effect = feat.milestones_with(self.config.modules).intersection(effect.milestones());
        let earned =
            |milestone: &Milestone| milestone.row().goal.is_met_by(feat) && self.is_open(player, *milestone);
        with_effect.iter().filter(earned).collect()
    }

    /// Cards that come with a milestone, as far as there are any; never phantoms, never for The Chain (B-MIL-2).
    fn grant(&mut self, player: PlayerId, milestone: Milestone, sink: &mut impl Sink) {
        if self.is_automaton(player) {
            return;
        }
        for effect in milestone.row().effects {
            let MilestoneEffect::GrantCards { card, count } = *effect else { continue };
            let count = self.supply(card).clamp(0, count as i8) as u8;
            if count > 0 {
                self.supply[card.index()] -= count as i8;
                self.chain_mut(player).beach.add(card, count);
                sink.emit(|| Event::CardsGranted { chain: player, card, count, milestone });
            }
        }
        self.grant_free_card(player, milestone, sink);
    }

    /// What comes with a milestone for whoever wants it, and is there to be had. Never for The Chain.
    fn offer(&mut self, player: PlayerId, milestone: Milestone) {
        if self.is_automaton(player) {
            return;
        }
        if milestone.effect(Effect::PlaceOfframp).is_some() {
            self.offer_offramp(player);
        }
        if milestone.effect(Effect::AddTile).is_some() {
            self.offer_tile(player);
        }
        if milestone.effect(Effect::FreeMailbox).is_some() {
            self.offer_mailbox(player);
        }
    }

    /// The milestones that give a player this effect. The Chain never has one.
    #[inline]
    pub(crate) fn sources_of(&self, player: PlayerId, effect: Effect) -> MilestoneSet {
        let sources = self.chain(player).milestones.intersection(effect.milestones());
        if sources.is_empty() || self.is_automaton(player) { MilestoneSet::NONE } else { sources }
    }

    /// Does a milestone give the player this effect?
    #[inline]
    pub(crate) fn has_effect(&self, player: PlayerId, effect: Effect) -> bool {
        !self.sources_of(player, effect).is_empty()
    }

    /// What a player's milestones with this effect come to.
    #[inline]
    pub(crate) fn effect_sum(&self, player: PlayerId, effect: Effect) -> i32 {
        self.sources_of(player, effect).amount(effect)
    }

    /// Can this player still get the milestone?
    pub fn is_open(&self, player: PlayerId, milestone: Milestone) -> bool {
        self.config.has_milestone(milestone)
            && !self.closed.has(milestone)
            && !self.chain(player).has(milestone)
    }

    /// Sum over cards at work of some number of each.
    pub(crate) fn sum_at_work(
        &self,
        player: PlayerId,
        cards: &[Employee],
        value: impl Fn(&Ability) -> i32,
    ) -> i32 {
        self.chain(player).at_work.sum(cards, value)
    }

    /// The same as a number of things; one that is too large stays at the largest.
    pub(crate) fn count_at_work(
        &self,
        player: PlayerId,
        cards: &[Employee],
        value: impl Fn(&Ability) -> i32,
    ) -> u8 {
        u8::try_from(self.sum_at_work(player, cards, value)).unwrap_or(u8::MAX)
    }
}
