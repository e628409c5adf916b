//! What a day would have brought with cards for a lower price at work.

use magnate_rules::{Ability, Action, Employee, Game, PlayerId, Staff, Stage};

/// A round as it was played: the table before structures were chosen, and what everybody did until dinner.
pub struct Day {
    pub morning: Game,
    pub done: Vec<(PlayerId, Action)>,
}

impl Day {
    /// Would the evening have brought more with cards for a lower price in the place of others who work for the evening?
    pub fn better_cheaper(&self, player: PlayerId) -> bool {
        let Some(staff) = self.done.iter().find_map(|(who, action)| match action {
            Action::Work { cards } if *who == player => Some(**cards),
            _ => None,
        }) else {
            return false;
        };
        let hand = *self.morning.chain(player).beach();
        let cash = self.again(player, &staff);
        let mut tried = vec![staff];
        let mut next = 0;
        // Every set that one card for the price more, in an open slot or in somebody's place, makes of one already tried.
        while next < tried.len() && tried.len() < MOST_TRIED {
            let base = tried[next];
            next += 1;
            for cut in [Employee::PricingManager, Employee::DiscountManager] {
                if base.of(cut) == hand.of(cut) {
                    continue;
                }
                let mut with = base;
                with.add(cut, 1);
                let instead = base.iter().filter(|(card, _)| for_tonight(*card)).map(|(card, _)| {
                    let mut instead = with;
                    instead.take(card, 1);
                    instead
                });
                for staff in instead.chain([with]) {
                    if self.morning.open_slots_of(player, &staff).is_none() || tried.contains(&staff) {
                        continue;
                    }
                    if self.again(player, &staff) > cash {
                        return true;
                    }
                    tried.push(staff);
                }
            }
        }
        false
    }

    /// The player's cash after the dinner of the same round with these people at work; what they cannot do any more is left out.
    fn again(&self, player: PlayerId, staff: &Staff) -> i32 {
        let mut game = self.morning.clone();
        let work = Action::Work { cards: Box::new(*staff) };
        let mut done: Vec<_> = game.config().player_ids().map(|who| self.of(who)).collect();
        while !game.is_over() && before_dinner(&game) {
            let Some(now) = game.decision().awaited.first() else { break };
            let planned = &mut done[now.index()];
            let first = planned.find(|action| {
                matches!(action, Action::Work { .. }) && now == player || game.check(now, action).is_ok()
            });
            let action = match first {
                Some(Action::Work { .. }) if now == player => &work,
                Some(action) => action,
                None => &Action::End,
            };
            if game.play(now, action).is_err() {
                let Some(any) = game.listed(now).into_iter().next() else { break };
                game.play(now, &any).expect("it is listed");
            }
        }
        game.chain(player).cash()
    }

    /// What somebody did.
    fn of(&self, who: PlayerId) -> impl Iterator<Item = &Action> {
        self.done.iter().filter(move |(player, _)| *player == who).map(|(_, action)| action)
    }
}

/// Structures of a day that are tried at most.
const MOST_TRIED: usize = 400;

fn before_dinner(game: &Game) -> bool {
    matches!(game.decision().stage, Stage::Restructuring | Stage::OrderOfBusiness | Stage::Working { .. })
}

/// Those whose work is over with the evening.
fn for_tonight(card: Employee) -> bool {
    matches!(
        card.card().ability,
        Ability::Serve | Ability::Cook { .. } | Ability::Errand(_) | Ability::Buy(_) | Ability::Cfo
    )
}
