//! The people of a table: who is away, who is asked, who has voted.

use std::collections::BTreeSet;

use magnate_rules::{PlayerId, PlayerSet};
use serde::Serialize;

use super::{Occupant, Play, Status, Table};
use crate::clock::SeatClock;
use crate::entry::UserId;
use crate::presence::Presence;

/// A vote that needs everybody: to end the running game, or to let the clocks rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ballot {
    /// Who wants it.
    pub voted: Vec<UserId>,
    /// Who has to agree: everybody else who is not away.
    pub waiting: Vec<UserId>,
}

impl Table {
    /// Does this person belong to the table: host, player, or replaced player?
    pub fn is_member(&self, user: &UserId) -> bool {
        self.host == *user || self.is_player(user)
    }

    /// Has this person a seat, whether or not a bot plays for them?
    pub(super) fn is_player(&self, user: &UserId) -> bool {
        self.seats.iter().any(|occupant| occupant.owner() == Some(user))
    }

    /// Was this person sent away by the host, without having sat down since?
    pub fn is_removed(&self, user: &UserId) -> bool {
        self.removed.contains(user)
    }

    /// The first seat of this person, also one a bot plays for them.
    pub(super) fn seat_owned_by(&self, user: &UserId) -> Option<u8> {
        self.seats_where(|occupant| occupant.owner() == Some(user)).first().map(|player| player.0)
    }

    /// Everybody who plays or is played for, each once.
    pub(super) fn people(&self) -> BTreeSet<&UserId> {
        self.seats.iter().filter_map(Occupant::owner).collect()
    }

    /// When a person last gave a sign of life at this table: a connection, or a decision.
    fn last_sign(&self, play: &Play, user: &UserId, now: i64, presence: &Presence) -> i64 {
        let seats = self.seats_where(|occupant| occupant.owner() == Some(user));
        let acted = seats.iter().map(|player| play.times.acted_at(player)).max();
        acted.max(presence.last_seen(user, now)).unwrap_or(i64::MIN)
    }

    /// Has this seat's person been away too long?
    pub fn is_absent(&self, seat: u8, now: i64, presence: &Presence) -> bool {
        self.absent_from(seat, now, presence).is_some_and(|from| from <= now)
    }

    /// From when on this seat's person counts as absent, if nothing is heard of them until then. Only whoever is awaited
    /// and has no connection: at a table with a clock once their time is out, without one after the time that fits how the
    /// table is played. For somebody who has one it is as if it broke now.
    pub fn absent_from(&self, seat: u8, now: i64, presence: &Presence) -> Option<i64> {
        let user = self.seats.get(usize::from(seat)).and_then(Occupant::person)?;
        let play = self.play.as_deref().filter(|_| self.awaited().contains(PlayerId(seat)))?;
        let sign = self.last_sign(play, user, now, presence);
        match play.times.seat(PlayerId(seat), now) {
            SeatClock { left: Some(left), deadline, .. } => {
                // What is left below nothing says since when: it does not matter, it is over.
                let out = if left <= 0 { i64::MIN } else { deadline.unwrap_or(i64::MAX) };
                Some(out.max(sign.saturating_add(presence.grace())))
            }
            SeatClock { left: None, since: Some(since), .. } => {
                let since = since.max(play.times.rests_until(PlayerId(seat)));
                Some(sign.max(since).saturating_add(play.times.patience()))
            }
            SeatClock { left: None, since: None, .. } => None,
        }
    }

    /// Need nobody wait for this person's vote? Whoever plays has the table's patience, whoever left their seat to a bot
    /// only has to be here.
    pub(super) fn is_away(&self, user: &UserId, now: i64, presence: &Presence) -> bool {
        let Some(play) = self.play.as_deref() else { return false };
        let sits = self.seats.iter().any(|occupant| occupant.person() == Some(user));
        // Whoever is on holiday is waited for.
        if self.seat_owned_by(user).is_some_and(|seat| play.times.holiday(PlayerId(seat), now).is_some()) {
            return false;
        }
        let grace = presence.grace();
        let patience = if sits { play.times.patience().max(grace) } else { grace };
        now.saturating_sub(self.last_sign(play, user, now, presence)) >= patience
    }

    /// Who has voted that a bot take over from this seat's person.
    pub fn votes_against(&self, seat: u8) -> impl Iterator<Item = &UserId> {
        self.votes.iter().filter(move |vote| vote.absent == seat).map(|vote| &vote.by)
    }

    /// The vote to end the game, if somebody asked for one.
    pub fn end_vote(&self, now: i64, presence: &Presence) -> Option<Ballot> {
        if self.end_votes.is_empty() {
            return None;
        }
        let waiting = self.not_yet_for_the_end(None, now, presence).cloned().collect();
        Some(Ballot { voted: self.end_votes.clone(), waiting })
    }

    /// Whose agreement is missing before the game ends, `by` apart.
    pub(super) fn not_yet_for_the_end(
        &self,
        by: Option<&UserId>,
        now: i64,
        presence: &Presence,
    ) -> impl Iterator<Item = &UserId> {
        let others = self.people().into_iter().filter(move |user| Some(*user) != by);
        others.filter(move |user| !self.end_votes.contains(user) && !self.is_away(user, now, presence))
    }

    /// The seats whose people have to agree before the game goes back to `to`: everybody who plays, and those a bot plays
    /// for if something of theirs is taken back or something hidden was shown since.
    pub(super) fn asked_about(&self, play: &Play, asker: &UserId, to: usize) -> PlayerSet {
        let seats = self.seats.iter().zip(0..).filter(|(occupant, seat)| match occupant {
            Occupant::Person { user } => user != asker,
            Occupant::Bot { for_user: Some(user), .. } => {
                user != asker && play.affected_since(PlayerId(*seat), to)
            }
            Occupant::Bot { for_user: None, .. } | Occupant::Open | Occupant::TheChain => false,
        });
        seats.map(|(_, seat)| PlayerId(seat)).collect()
    }

    /// Does this seat belong to somebody else than the person who asks for a take-back?
    pub(super) fn is_anothers(&self, seat: u8) -> bool {
        let owner = |seat: u8| self.seats.get(usize::from(seat)).and_then(Occupant::owner);
        let asker = match (&self.play, &self.other_rules) {
            (Some(play), _) => play.take_back.as_ref().map(|asked| asked.seat),
            (None, other) => other.as_ref().and_then(|other| other.asker()),
        };
        owner(seat).is_some() && owner(seat) != asker.and_then(owner)
    }

    /// Is the game under way, as far as seats are concerned?
    pub(super) fn has_begun(&self) -> bool {
        matches!(self.status, Status::Playing | Status::Archived)
    }
}
