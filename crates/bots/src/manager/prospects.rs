//! What the cards of modules are worth to a company, by what they do: tomorrow's dinner with them and without.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use magnate_rules::{
    Ability, Coord, Employee, Item, MAX_HOUSES, MAX_PLAYERS, Milestone, SHOPS, Square, Staff,
};

use super::campaigns::{self, Markets};
use super::claims::{self, Claims};
use super::lobby;
use super::style::Style;
use super::wishes::root;
use crate::outlook::coffee::{self, Traffic};
use crate::outlook::{Home, Outlook, Stall, dine};

/// A card and the dollars it promises until the end of the game, what it costs taken off.
pub(crate) type Prospects = ArrayVec<(f32, Employee), 16>;

/// What whoever leaves a slot for somebody else would have brought.
const CHAIR: f32 = 5.0;
/// Rounds one counts on.
const FORESEEN: f32 = 6.0;
/// Rounds that campaigns without an end are counted for.
const FOREVER: f32 = 8.0;
/// The chance that nobody earns a milestone in a round.
const IN_TIME: f32 = 0.8;

type Homes = ArrayVec<Home, MAX_HOUSES>;

/// The houses with a shop of the player where most would pass it: one place for each tile in reach is looked at.
fn best_shop(outlook: &Outlook<'_>, homes: &Homes, stalls: &[Stall]) -> Option<Homes> {
    let (game, me) = (outlook.game, outlook.me);
    if game.shops(me).len() >= SHOPS {
        return None;
    }
    let board = game.board();
    let tile = |at: Coord| board.square(at).map(Square::tile);
    let everybody = game.config().player_ids();
    let mut seen: ArrayVec<u8, 64> =
        everybody.flat_map(|player| game.shops(player)).filter_map(|at| tile(*at)).collect();
    let traffic = Traffic::of(homes, stalls, me);
    let mut best: Option<(f32, Coord)> = None;
    for site in board.sites(1, 1) {
        let Some(tile) = tile(site.at).filter(|tile| !seen.contains(tile)) else { continue };
        if game.occupant(site.at).is_some() {
            continue;
        }
        _ = seen.try_push(tile);
        if game.doors_from(site.at)[me.index()].is_none_or(|far| far > 2) {
            continue;
        }
        let worth = traffic.past(game, homes, site.at);
        if worth > best.map_or(0.0, |(worth, _)| worth) {
            best = Some((worth, site.at));
        }
    }
    let (_, at) = best?;
    let mut homes = homes.clone();
    coffee::find_ways(game, &mut homes, Some((me, at)));
    Some(homes)
}

/// Cards of modules that are worth having, the best first.
pub(crate) fn prospects<'a>(
    outlook: &Outlook<'a>,
    style: &Style,
    staff: &Staff,
    crowded: bool,
    rounds_left: f32,
    markets: &Markets<'a>,
) -> Prospects {
    let (game, me) = (outlook.game, outlook.me);
    let mut found = Prospects::new();
    let modules = game.config().modules;
    if modules.is_empty() || rounds_left < 1.0 {
        return found;
    }
    let mut homes = outlook.tomorrow();
    if game.config().plays(Item::Coffee.card().module) {
        coffee::find_ways(game, &mut homes, None);
    }
    let homes = homes;
    let mut stalls: ArrayVec<Stall, MAX_PLAYERS> = game
        .config()
        .player_ids()
        .map(|player| {
            let staff = if player == me { *staff } else { outlook.staff_of(player) };
            outlook.stall_with(player, &staff)
        })
        .collect();
    let rivals = (outlook.players as f32 - 1.0).max(1.0);
    let balance = |homes: &[Home], stalls: &[Stall]| {
        let earned = dine(homes, stalls);
        let others: i32 = outlook.rivals().map(|rival| earned[rival.index()]).sum();
        earned[me.index()] as f32 - style.spite * others as f32 / rivals
    };
    let before = balance(&homes, &stalls);
    let claims = Claims::new(outlook, rounds_left);
    let with_shop: OnceCell<Option<Homes>> = OnceCell::new();
    let market = || markets.get(outlook, style, rounds_left);
    for card in Employee::CARDS.with(modules).iter().copied() {
        let row = card.card();
        // One lobbyist finds enough to do.
        let one = row.unique || matches!(row.ability, Ability::Lobby(_));
        let taken = game.supply(card) <= 0 || (one && staff.of(card) > 0);
        if taken {
            continue;
        }
        let steps = if row.entry { 0 } else { root(card).steps_to(card).unwrap_or(1) };
        // Who is late for a milestone gets nothing of it.
        let first = if staff.of(card) > 0 || (row.module.is_some() && card.marketeer().is_some()) {
            0.0
        } else {
            claims.of_card(card) * IN_TIME.powi(1 + i32::from(steps))
        };
        if row.module.is_none() && first <= 0.0 {
            continue;
        }
        let mut with = *staff;
        with.add(card, 1);
        let own = stalls[me.index()];
        stalls[me.index()] = outlook.stall_with(me, &with);
        // Learning to make coffee comes with a shop.
        let brews = matches!(row.ability, Ability::Cook { makes: [Item::Coffee], .. });
        let shop = if brews && steps > 0 {
            with_shop.get_or_init(|| best_shop(outlook, &homes, &stalls)).as_ref()
        } else {
            None
        };
        let mut dollars =
            if row.module.is_some() { balance(shop.unwrap_or(&homes), &stalls) - before } else { 0.0 };
        stalls[me.index()] = own;
        let mut once = first;
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
            Ability::Lobby(_) => {
                // One piece, then the next; nobody knows how good that will be.
                once = 0.6 * lobby::potential(outlook, style, rounds_left);
                dollars = 0.0;
            }
            Ability::Market(marketeer) if row.module.is_some() => {
                let best = campaigns::best(outlook, style, market(), card, 1);
                let turns = if marketeer.max_turns == 0 { FOREVER } else { f32::from(marketeer.max_turns) };
                let turns = turns.min(rounds_left).max(1.0);
                dollars += best.first().map_or(0.0, |promise| promise.dollars / turns);
            }
            _ => {}
        }
        let rounds = (rounds_left - f32::from(steps)).min(FORESEEN);
        // Whoever is busy for good needs a chair once.
        let busy = card.marketeer().is_some_and(|marketeer| marketeer.max_turns == 0);
        let chair = if crowded && !busy { CHAIR } else { 0.0 };
        let costs = if row.salary { claims::salary(outlook, card) } else { 0.0 } + chair;
        let net = (dollars * style.novel - costs) * rounds + once * style.novel
            - style.hire
            - style.train * f32::from(steps);
        if net > 0.0 && rounds > 0.0 {
            _ = found.try_push((net, card));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found
}

/// Cards of the base game that are worth having at this table, the best first: what tomorrow's dinner brings more with them,
/// against rivals who ask as little as they can.
pub(crate) fn promising<'a>(
    outlook: &Outlook<'a>,
    style: &Style,
    staff: &Staff,
    crowded: bool,
    rounds_left: f32,
    markets: &Markets<'a>,
) -> Prospects {
    let (game, me) = (outlook.game, outlook.me);
    let mut found = Prospects::new();
    if rounds_left < 1.0 {
        return found;
    }
    let homes = outlook.tomorrow();
    let mut stalls: ArrayVec<Stall, MAX_PLAYERS> = ArrayVec::new();
    for player in game.config().player_ids() {
        let theirs = if player == me { *staff } else { outlook.staff_of(player) };
        let mut stall = outlook.stall_with(player, &theirs);
        if player != me && style.wary > 0.5 {
            stall.seller.price = outlook.lowest[player.index()];
        }
        stalls.push(stall);
    }
    // Own prices as low as the cards allow, if that is what one does.
    let own = &mut stalls[me.index()];
    own.seller.price = if style.cut > 0.0 { outlook.lowest[me.index()] } else { own.seller.price };
    let rivals = (outlook.players as f32 - 1.0).max(1.0);
    let balance = |stalls: &[Stall]| {
        let earned = dine(&homes, stalls);
        let others: i32 = outlook.rivals().map(|rival| earned[rival.index()]).sum();
        earned[me.index()] as f32 - style.spite * others as f32 / rivals
    };
    let before = balance(&stalls);
    let own = stalls[me.index()];
    for card in Employee::CARDS.all().iter().copied().filter(|card| card.card().module.is_none()) {
        let row = card.card();
        let steps = if row.entry { 0 } else { root(card).steps_to(card).unwrap_or(1) };
        if game.supply(card) <= 0 || (row.unique && staff.of(card) > 0) || steps > 2 {
            continue;
        }
        let mut with = *staff;
        with.add(card, 1);
        let mut dollars = match row.ability {
            Ability::Price(change) => {
                stalls[me.index()].seller.price = own.seller.price + i32::from(change);
                balance(&stalls) - before
            }
            Ability::Serve | Ability::Cook { .. } | Ability::Errand(_) | Ability::Buy(_) | Ability::Cfo => {
                let price = own.seller.price;
                stalls[me.index()] = outlook.stall_with(me, &with);
                stalls[me.index()].seller.price = price;
                balance(&stalls) - before
            }
            Ability::Market(marketeer) if style.campaign > 0.0 => {
                let market = markets.get(outlook, style, rounds_left);
                let turns = f32::from(marketeer.max_turns).min(rounds_left).max(1.0);
                let idle = staff.of(card) > game.busy(me).of(card);
                let best = if idle { Vec::new() } else { campaigns::best(outlook, style, market, card, 1) };
                best.first().map_or(0.0, |promise| promise.dollars / turns)
            }
            _ => continue,
        };
        stalls[me.index()] = own;
        if row.ability == Ability::Serve {
            dollars += style.seat;
            if game.is_open(me, Milestone::FirstWaitressPlayed) {
                dollars += 2.0 * style.greed;
            }
        }
        let rounds = (rounds_left - f32::from(steps)).min(FORESEEN);
        let chair = if crowded { CHAIR } else { 0.0 };
        let costs = if row.salary { claims::salary(outlook, card) } else { 0.0 } + chair;
        let net = (dollars - costs) * rounds - style.train * f32::from(steps);
        if net > 0.0 && rounds > 0.0 {
            _ = found.try_push((net, card));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found
}
