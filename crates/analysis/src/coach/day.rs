//! The rest of the day as it would probably go, for what no rule says for certain: who takes which milestone, whether dinner
//! brings enough for the salaries.

use magnate_bots::{Playing, ways};
use magnate_rules::{Action, Event, Game, Milestone, PlayerId, Stage, View};

/// Days looked at: few, for an answer at once.
const DAYS: u32 = 3;
/// Decisions of a day at most.
const LONGEST: u32 = 150;
/// Decisions of a plan that are told.
const TOLD: usize = 8;
/// The games of a coach are the same each time it is asked.
const SEED: u64 = 0x636f_6163;

/// What some days had in common.
#[derive(Debug, Default)]
pub(super) struct Days {
    count: u32,
    awards: Vec<(PlayerId, Milestone)>,
    /// Money at payday before it is settled, and salaries then.
    paydays: Vec<(i32, i32)>,
    plan: Vec<Action>,
}

impl Days {
    /// Lets Managers play the day to its end after this decision, or from now on.
    pub(super) fn after(view: &View, me: PlayerId, action: Option<&Action>) -> Self {
        let mut days = Days::default();
        let way = ways(view.game(), me).into_iter().next();
        for sample in 0..DAYS {
            let own = way.as_ref().map(|way| (me, way));
            days.watch(Playing::new(view, own, SEED, sample * Playing::STEADY), me, action);
        }
        days
    }

    fn watch(&mut self, mut playing: Playing, me: PlayerId, action: Option<&Action>) {
        self.count += 1;
        let round = playing.game().round();
        let mut paid = false;
        if let Some(action) = action {
            let due = playing.game().bill(me).due;
            let Some(events) = playing.watch(me, action) else { return };
            self.note(&events, playing.game(), me, due, &mut paid);
        }
        for _ in 0..LONGEST {
            if playing.is_over() || playing.game().round() != round {
                break;
            }
            let due = playing.game().bill(me).due;
            let Some((chain, action, events)) = playing.step_watched() else { break };
            if self.count == 1 && chain == me && self.plan.len() < TOLD && action != Action::End && !paid {
                self.plan.push(action);
            }
            self.note(&events, playing.game(), me, due, &mut paid);
        }
    }

    fn note(&mut self, events: &[Event], now: &Game, me: PlayerId, due: i32, paid: &mut bool) {
        let (mut fired, mut cash) = (false, now.chain(me).cash());
        for event in events {
            match event {
                Event::MilestoneAwarded { chain, milestone } => self.awards.push((*chain, *milestone)),
                Event::Income { chain, cash: after, .. } if *chain == me => cash = *after,
                Event::Fired { chain, .. } | Event::MarketeerFired { chain, .. } if *chain == me => {
                    fired = true;
                }
                _ => {}
            }
        }
        if *paid {
            return;
        }
        // The rules fire those who must go before anybody decides.
        if fired && now.decision().stage != Stage::Payday {
            *paid = true;
            self.paydays.push((cash, due));
        } else if fired || (now.decision().stage == Stage::Payday && now.decision().awaited.contains(me)) {
            *paid = true;
            let due = if fired { due.max(now.bill(me).due) } else { now.bill(me).due };
            self.paydays.push((cash, due));
        }
    }

    /// Others who take this milestone on most days.
    pub(super) fn takers(&self, milestone: Milestone, me: PlayerId) -> Vec<PlayerId> {
        let mut takers: Vec<PlayerId> = self.awards.iter().map(|(chain, _)| *chain).collect();
        takers.sort_unstable();
        takers.dedup();
        let often = |chain: &PlayerId| {
            let days = self.awards.iter().filter(|award| **award == (*chain, milestone)).count();
            *chain != me && 2 * days as u32 >= self.count
        };
        takers.retain(often);
        takers
    }

    /// Milestones that somebody takes on most days.
    pub(super) fn taken(&self) -> Vec<Milestone> {
        let mut all: Vec<Milestone> = self.awards.iter().map(|(_, milestone)| *milestone).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Does the player take it on most days?
    pub(super) fn takes(&self, me: PlayerId, milestone: Milestone) -> bool {
        let days = self.awards.iter().filter(|award| **award == (me, milestone)).count();
        2 * days as u32 >= self.count
    }

    /// Money and salaries on the best day, when on every day they are too much: nobody is warned of mere bad luck.
    pub(super) fn too_poor(&self) -> Option<(i32, i32)> {
        let best = self.paydays.iter().copied().max_by_key(|(money, due)| money - due)?;
        (self.paydays.len() as u32 == self.count && best.0 < best.1).then_some(best)
    }

    /// What the player does until payday on the first day.
    pub(super) fn plan(self) -> Vec<Action> {
        self.plan
    }
}
