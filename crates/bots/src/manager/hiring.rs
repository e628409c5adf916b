//! Hiring and training: making wishes come true.

use magnate_rules::{Action, Employee, Game, Milestone, MilestoneEffect, PlayerId, Staff};

use super::wishes::{Wishes, root};

/// The next card to hire for these wishes, if any can be.
pub(crate) fn hire(game: &Game, me: PlayerId, wishes: &Wishes) -> Option<Action> {
    let chain = game.chain(me);
    // People who can be trained for a wish need not be hired for it.
    let mut trainable: Staff = *chain.beach();
    trainable.add_all(chain.at_work());
    for wish in wishes {
        if let Some(source) = nearest(&trainable, *wish) {
            trainable.take(source, 1);
            continue;
        }
        let action = Action::Hire { card: root(*wish) };
        if game.check(me, &action).is_ok() {
            return Some(action);
        }
    }
    None
}

/// The card that needs the fewest steps to become this one.
pub(crate) fn nearest(staff: &Staff, wish: Employee) -> Option<Employee> {
    let near = |card: &Employee| card.steps_to(wish);
    staff.iter().map(|(card, _)| card).filter(|card| near(card).is_some()).min_by_key(near)
}

/// May people be trained who are at work (K-NM-8)?
pub(crate) fn trains_at_work(game: &Game, me: PlayerId) -> bool {
    let effects = |milestone: Milestone| milestone.row().effects.contains(&MilestoneEffect::TrainAtWork);
    game.chain(me).milestones().iter().any(effects)
}

/// Can one more salary be paid tonight, whatever houses do? Whoever is trained and cannot be paid is gone at once.
fn can_pay_one_more(game: &Game, me: PlayerId) -> bool {
    if !game.config().full() {
        return true;
    }
    let bill = game.bill(me);
    let unused = bill.training_discount + game.discount_to_win(me);
    let due = (bill.salaried.total() as i32 + 1) * bill.rate.max(1) - unused;
    let sure = game.chain(me).cash() + game.seller(me).tips();
    sure >= due
}

/// The next training for these wishes: all the way if the trainers can, else as far as they can. Nobody learns a trade
/// tonight's cash could not pay, unless it is overlooked.
pub(crate) fn train(game: &Game, me: PlayerId, wishes: &Wishes, careless: bool) -> Option<Action> {
    let broke = !careless && !can_pay_one_more(game, me);
    let chain = game.chain(me);
    let at_work = trains_at_work(game, me).then(|| chain.at_work().iter());
    let learners = chain.beach().iter().map(|(card, _)| (card, false));
    let learners: Vec<(Employee, bool)> =
        learners.chain(at_work.into_iter().flatten().map(|(card, _)| (card, true))).collect();
    for wish in wishes {
        let mut best: Option<(u8, Action)> = None;
        for (card, at_work) in learners.iter().copied() {
            let Some(steps) = card.steps_to(*wish) else { continue };
            for to in card.targets() {
                let rest = if to == *wish { Some(0) } else { to.steps_to(*wish) };
                let Some(rest) = rest.filter(|rest| *rest < steps) else { continue };
                if broke && to.card().salary && !card.card().salary {
                    continue;
                }
                let action = Action::Train { card, to, at_work };
                if best.as_ref().is_none_or(|(least, _)| rest < *least) && game.check(me, &action).is_ok() {
                    best = Some((rest, action));
                }
            }
        }
        if let Some((_, action)) = best {
            return Some(action);
        }
    }
    None
}
