//! What the cards of modules are worth to a company, by what they do: tomorrow's dinner with them and without.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use magnate_rules::{Ability, Employee, MAX_PLAYERS, SALARY, Staff};

use super::campaigns::{self, Market};
use super::style::Style;
use super::wishes::root;
use crate::outlook::{Outlook, Stall, dine};

/// A card and the dollars it promises until the end of the game, what it costs taken off.
pub(crate) type Prospects = ArrayVec<(f32, Employee), 16>;

/// What whoever leaves a slot for somebody else would have brought.
const CHAIR: f32 = 5.0;
/// Rounds one counts on.
const FORESEEN: f32 = 6.0;

/// Cards of modules that are worth having, the best first.
pub(crate) fn prospects(
    outlook: &Outlook<'_>,
    style: &Style,
    staff: &Staff,
    crowded: bool,
    rounds_left: f32,
) -> Prospects {
    let (game, me) = (outlook.game, outlook.me);
    let mut found = Prospects::new();
    let modules = game.config().modules;
    if modules.is_empty() || rounds_left < 1.0 {
        return found;
    }
    let homes = outlook.tomorrow();
    let mut stalls: ArrayVec<Stall, MAX_PLAYERS> = game
        .config()
        .player_ids()
        .map(|player| {
            let staff = if player == me { *staff } else { outlook.staff_of(player) };
            outlook.stall_with(player, &staff)
        })
        .collect();
    let rivals = (outlook.players as f32 - 1.0).max(1.0);
    let balance = |stalls: &[Stall]| {
        let earned = dine(&homes, stalls);
        let others: i32 = outlook.rivals().map(|rival| earned[rival.index()]).sum();
        earned[me.index()] as f32 - style.spite * others as f32 / rivals
    };
    let before = balance(&stalls);
    let market: OnceCell<Market> = OnceCell::new();
    let market = || market.get_or_init(|| Market::new(outlook, style, rounds_left));
    for card in Employee::CARDS.with(modules).iter().copied() {
        let row = card.card();
        let taken = game.supply(card) <= 0 || (row.unique && staff.of(card) > 0);
        if row.module.is_none() || taken {
            continue;
        }
        let mut with = *staff;
        with.add(card, 1);
        let own = stalls[me.index()];
        stalls[me.index()] = outlook.stall_with(me, &with);
        let mut dollars = balance(&stalls) - before;
        stalls[me.index()] = own;
        match row.ability {
            Ability::NightShift => {
                let twice = |ability: &Ability| match ability {
                    Ability::Hire { count, .. } => style.hire * f32::from(*count),
                    Ability::Train(count) => style.train * f32::from(*count),
                    _ => 0.0,
                };
                let more = |(card, count): (Employee, u8)| {
                    f32::from(with.copies(card) - count) * twice(&card.card().ability)
                };
                dollars += 0.3 * staff.iter().map(more).sum::<f32>() * (rounds_left / 4.0).clamp(0.0, 1.0);
            }
            Ability::Repeat => dollars += market().again(outlook),
            Ability::Market(marketeer) => {
                let best = campaigns::best(outlook, style, market(), card, 1);
                let turns = f32::from(marketeer.max_turns).min(rounds_left).max(1.0);
                dollars += best.first().map_or(0.0, |promise| promise.dollars / turns);
            }
            _ => {}
        }
        let steps = if row.entry { 0 } else { root(card).steps_to(card).unwrap_or(1) };
        let rounds = (rounds_left - f32::from(steps)).min(FORESEEN);
        let costs = if row.salary { SALARY as f32 } else { 0.0 } + if crowded { CHAIR } else { 0.0 };
        let net = (dollars * style.novel - costs) * rounds - style.hire - style.train * f32::from(steps);
        if net > 0.0 && rounds > 0.0 {
            _ = found.try_push((net, card));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found
}
