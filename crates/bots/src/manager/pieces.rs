//! Answers to what is asked in the middle of a step: where a shop, an offramp, a tile, a free radio or mailbox goes.

use magnate_rules::{
    Action, Campaign, Coord, Duration, Game, Item, Place, PlayerId, QuestionKind, TILE, TileId, TokenNumber,
};

use super::campaigns::Market;
use super::places::gain;
use super::style::Style;
use crate::outlook::coffee::Traffic;
use crate::outlook::{IDLE_APPETITE, Kitchen, Outlook};

/// Places whose map is worked out before one is chosen.
const TRIED: usize = 6;
/// What a shop has to be passed by more before it is moved, in dollars a round.
const WORTH_MOVING: f32 = 3.0;

/// Every sensible answer, best first, and the dollars it promises; there is always one.
pub(crate) fn answers(outlook: &Outlook<'_>, style: &Style, kind: QuestionKind) -> Vec<(f32, Action)> {
    let (game, me) = (outlook.game, outlook.me);
    let legal = game.listed(me);
    let mut found = match kind {
        QuestionKind::CoffeeShop { .. } => shops(outlook, &legal),
        QuestionKind::Offramp => offramps(outlook, style, &legal),
        QuestionKind::Tile => tiles(outlook, style, &legal),
        QuestionKind::Radio { .. } => radios(outlook, style, &legal),
        QuestionKind::Mailbox { .. } => mailboxes(outlook, style, &legal),
    };
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    // What need not be answered is left when nothing speaks for it.
    if legal.contains(&Action::Decline) {
        let place = found.iter().position(|(dollars, _)| *dollars <= 0.0).unwrap_or(found.len());
        found.insert(place, (0.0, Action::Decline));
    } else if found.is_empty() {
        found.extend(legal.into_iter().next().map(|action| (0.0, action)));
    }
    found
}

/// Shops where many pass on their way to dinner, tomorrow and as a rule. Moving one must bring more than it did.
fn shops(outlook: &Outlook<'_>, legal: &[Action]) -> Vec<(f32, Action)> {
    let game = outlook.game;
    let homes = outlook.tomorrow();
    let traffic = Traffic::of(&homes, &outlook.stalls, outlook.me);
    let mut known: Vec<(Coord, f32)> = Vec::new();
    let mut past = |at: Coord| match known.iter().find(|(other, _)| *other == at) {
        Some((_, worth)) => *worth,
        None => {
            let worth = traffic.past(game, &homes, at);
            known.push((at, worth));
            worth
        }
    };
    let mut found = Vec::new();
    for action in legal {
        match *action {
            // A shop is also where marketeers and buyers may start from.
            Action::Shop { at, from: None } => found.push((past(at) + 0.5, action.clone())),
            Action::Shop { at, from: Some(from) } => {
                found.push((past(at) - past(from) - WORTH_MOVING, action.clone()));
            }
            _ => {}
        }
    }
    found
}

/// Own entrances.
fn doors(game: &Game, player: PlayerId) -> impl Iterator<Item = Coord> + '_ {
    game.chain(player).restaurants().iter().map(|restaurant| restaurant.entrance.of(restaurant.at))
}

/// Squares between a place and the nearest entrance of a player.
fn squares_to(game: &Game, player: PlayerId, at: Coord) -> i32 {
    let far = |door: Coord| i32::from((door.x - at.x).abs()) + i32::from((door.y - at.y).abs());
    doors(game, player).map(far).min().unwrap_or(99)
}

/// The best of these by how things look, tried out.
fn try_out(
    outlook: &Outlook<'_>,
    mut likely: Vec<(f32, Action)>,
    worth: impl Fn(&Game) -> f32,
) -> Vec<(f32, Action)> {
    likely.sort_by(|a, b| b.0.total_cmp(&a.0));
    likely.truncate(TRIED);
    likely.retain_mut(|(dollars, action)| {
        let mut after = outlook.game.clone();
        let played = after.play(outlook.me, action).is_ok();
        if played {
            *dollars = worth(&after);
        }
        played
    });
    likely
}

/// What all houses of a town promise a round to the player, by how far everybody is.
fn town(outlook: &Outlook<'_>, style: &Style, after: &Game) -> f32 {
    let price = outlook.mine().seller.price as f32;
    let appetites = outlook.appetites();
    let mut total = 0.0;
    for (house, diner) in after.houses().iter().zip(after.diners()) {
        let known = outlook.game.houses().iter().position(|other| other.number == house.number);
        let units = match known {
            Some(index) => appetites[index],
            None => IDLE_APPETITE * house.tokens_per_campaign() as f32,
        };
        let rival = outlook.rivals().filter_map(|rival| diner.distance[rival.index()]).min();
        let near = gain(diner.distance[outlook.me.index()], rival);
        let share = outlook.share(&diner.distance, style.spite);
        total += price * diner.multiplier as f32 * units * share + 0.2 * near;
    }
    total
}

/// An offramp near the own entrances and far from the others'.
fn offramps(outlook: &Outlook<'_>, style: &Style, legal: &[Action]) -> Vec<(f32, Action)> {
    let (game, me) = (outlook.game, outlook.me);
    let likely = legal.iter().filter_map(|action| {
        let Action::Offramp { offramp } = action else { return None };
        let rivals = outlook.rivals().map(|rival| squares_to(game, rival, offramp.at)).min().unwrap_or(0);
        let dollars = 0.3 * rivals as f32 - squares_to(game, me, offramp.at) as f32;
        Some((dollars, action.clone()))
    });
    let now = town(outlook, style, game);
    // Whoever has a giant billboard wants a way to it, whatever the others have of it.
    let own =
        game.campaigns().iter().any(|it| it.chain == Some(me) && matches!(it.place, Place::Rural { .. }));
    let bonus = if own { 10.0 } else { 0.0 };
    try_out(outlook, likely.collect(), |after| town(outlook, style, after) - now + bonus)
}

/// Houses of a tile, an apartment for two.
fn homes_on(tile: TileId) -> f32 {
    tile.houses().len() as f32 + if tile.has_apartment() { 1.0 } else { 0.0 }
}

/// A tile whose houses are near the own restaurants, turned so that its roads lead there.
fn tiles(outlook: &Outlook<'_>, style: &Style, legal: &[Action]) -> Vec<(f32, Action)> {
    let game = outlook.game;
    let middle = |slot: Coord| Coord::new(slot.x * TILE + TILE / 2, slot.y * TILE + TILE / 2);
    let near = |slot: Coord| {
        let tiles =
            |player: PlayerId| (squares_to(game, player, middle(slot)) / i32::from(TILE)).min(9) as u8;
        gain(Some(tiles(outlook.me)), outlook.rivals().map(tiles).min())
    };
    let likely = legal.iter().filter_map(|action| {
        let Action::Tile { tile, slot } = action else { return None };
        Some((homes_on(tile.tile) * near(*slot), action.clone()))
    });
    let now = town(outlook, style, game);
    try_out(outlook, likely.filter(|(dollars, _)| *dollars > 0.0).collect(), |after| {
        town(outlook, style, after) - now
    })
}

/// Houses a campaign of nobody would reach.
fn reached(game: &Game, number: TokenNumber, at: Coord) -> u32 {
    let campaign = Campaign {
        number,
        chain: None,
        marketeer: None,
        item: Item::Pizza,
        item_b: None,
        turns: Duration::Eternal,
        place: Place::Board { at, rotated: false },
        partner: None,
    };
    let houses = game.houses().iter().enumerate().filter(|(_, house)| game.reaches(&campaign, house));
    houses.fold(0, |all, (index, _)| all | 1 << index)
}

/// The tile whose houses are most likely to buy pizza here. It must lie somewhere.
fn radios(outlook: &Outlook<'_>, style: &Style, legal: &[Action]) -> Vec<(f32, Action)> {
    const RADIO: TokenNumber = TokenNumber(1);
    let market = Market::new(outlook, style, outlook.rounds_left());
    let mut found: Vec<(f32, Action)> = Vec::new();
    let mut seen: Vec<u32> = Vec::new();
    for action in legal {
        let Action::Radio { at, .. } = *action else { continue };
        let houses = reached(outlook.game, RADIO, at);
        if !seen.contains(&houses) {
            seen.push(houses);
            found.push((market.free(outlook, houses, Item::Pizza, Duration::Turns(2)), action.clone()));
        }
    }
    found
}

/// Whatever sells best in the block, for good.
fn mailboxes(outlook: &Outlook<'_>, style: &Style, legal: &[Action]) -> Vec<(f32, Action)> {
    let market = Market::new(outlook, style, outlook.rounds_left());
    let kitchen = Kitchen::of(outlook.game, outlook.me, &outlook.staff_of(outlook.me));
    let mut found: Vec<(f32, Action)> = Vec::new();
    let mut houses = None;
    for action in legal {
        let Action::Mailbox { number, at, item } = *action else { continue };
        // All mailboxes of a block reach the same houses; the first listed will do.
        let houses = *houses.get_or_insert_with(|| reached(outlook.game, number, at));
        let known = |other: &(f32, Action)| matches!(other.1, Action::Mailbox { item: it, .. } if it == item);
        if !found.iter().any(known) {
            let dollars = market.free(outlook, houses, item, Duration::Eternal);
            let able = if kitchen.most(item) > 0 { 1.0 } else { 0.5 };
            found.push((able * dollars, action.clone()));
        }
    }
    found
}
