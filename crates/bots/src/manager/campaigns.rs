//! Campaigns: which houses to reach, with what, for how long.

use arrayvec::ArrayVec;
use magnate_rules::{
    Action, Campaign, CampaignKind, Duration, Employee, Item, MAX_HOUSES, MAX_PLAYERS, Milestone, Place,
    TILE, TOKENS, TokenNumber,
};

use super::style::Style;
use crate::outlook::{Kitchen, Outlook};

/// A campaign that could be started and what it promises in dollars, all its turns together.
#[derive(Clone, Debug)]
pub(crate) struct Promise {
    pub(crate) action: Action,
    pub(crate) dollars: f32,
}

/// Share of what a unit promises when the same house has been asked for the same the same night.
const SECOND_HELPING: f32 = 0.5;

/// Different sets of houses a token can reach: a bit per house, and a place for it.
type Reaches = ArrayVec<(u32, Place), 96>;

/// What a player expects of demand for each item at each house.
pub(crate) struct Market {
    /// Dollars one unit brings here each turn it is renewed, by house and item: own sales less what rivals gain.
    worth: ArrayVec<[f32; Item::COUNT], MAX_HOUSES>,
    /// Units the kitchen can still sell each round, by item.
    spare: [f32; Item::COUNT],
    /// Dollars for being first to advertise the item.
    first: [f32; Item::COUNT],
    rounds_left: f32,
}

impl Market {
    /// Reads the market.
    pub(crate) fn new(outlook: &Outlook<'_>, style: &Style, rounds_left: f32) -> Self {
        let (game, me) = (outlook.game, outlook.me);
        let mut kitchens: ArrayVec<Kitchen, MAX_PLAYERS> = ArrayVec::new();
        for player in game.config().player_ids() {
            kitchens.push(Kitchen::of(game, player, &outlook.staff_of(player)));
        }
        let own = kitchens[me.index()];
        let coming = outlook.coming();
        let mine = &outlook.mine().seller;
        let usual = game.base_price() as f32;
        let mut worth = ArrayVec::new();
        let mut committed = [0.0; Item::COUNT];
        for (home, coming) in outlook.homes.iter().zip(&coming) {
            let mut row = [0.0; Item::COUNT];
            // What the house will want besides; who lacks that cannot serve it.
            let others: [bool; Item::COUNT] =
                std::array::from_fn(|item| home.demand[item] > 0 || coming[item] > 0);
            // Some dishes do in place of anything.
            let instead =
                |kitchen: &Kitchen| home.instead.iter().map(|dish| kitchen.most(*dish)).sum::<i32>();
            let able = |kitchen: &Kitchen| {
                others.iter().zip(Item::ALL).all(|(wanted, item)| !wanted || kitchen.most(item) > 0)
                    || instead(kitchen) > 1
            };
            for item in Item::MARKETABLE {
                let supplies: [f32; MAX_PLAYERS] = std::array::from_fn(|player| {
                    kitchens.get(player).map_or(0.0, |kitchen| match kitchen.most(item) + instead(kitchen) {
                        0 => 0.25,
                        _ if !able(kitchen) => 0.3,
                        1 => 0.8,
                        _ => 1.0,
                    })
                });
                let mut favour = outlook.favour(home, &supplies);
                if !able(&own) {
                    favour *= 0.5;
                }
                if coming[item.index()] > 0 {
                    committed[item.index()] += favour * coming[item.index()] as f32;
                }
                let times = home.multiplier as f32;
                // The bonus it has, or would have with this campaign.
                let bonus = (mine.bonus[item.index()] + game.bonus_to_win(me, item)) as f32;
                let sale = (mine.price as f32 * times + bonus).max(0.0);
                let rivals: f32 = outlook
                    .rivals()
                    .filter(|rival| home.distance[rival.index()].is_some())
                    .map(|rival| supplies[rival.index()])
                    .fold(0.0, f32::max);
                let loss = style.spite * (1.0 - favour) * rivals * usual * times;
                row[item.index()] = favour * sale - loss;
            }
            worth.push(row);
        }
        // Dishes that any house takes in place of what it wants.
        let anything: i32 = match outlook.homes.first() {
            Some(home) => {
                let always = |dish: &&Item| outlook.homes.iter().all(|home| home.instead.contains(dish));
                home.instead.iter().filter(always).map(|dish| own.most(*dish)).sum()
            }
            None => 0,
        };
        let spare = std::array::from_fn(|item| {
            ((own.most(Item::ALL[item]) + anything) as f32 - committed[item] + style.growth).max(0.0)
        });
        let first = std::array::from_fn(|item| {
            if game.bonus_to_win(me, Item::ALL[item]) > 0 { 3.0 * rounds_left.min(6.0) } else { 0.0 }
        });
        Market { worth, spare, first, rounds_left }
    }

    /// What another pass of all campaigns promises for the dinner after it.
    pub(crate) fn again(&self, outlook: &Outlook<'_>) -> f32 {
        if self.rounds_left < 0.5 {
            return 0.0;
        }
        let mut spare = self.spare;
        let mut total = 0.0;
        for ((home, coming), row) in outlook.homes.iter().zip(outlook.coming()).zip(&self.worth) {
            // What it wants now is eaten before the campaigns run.
            let mut room = i32::from(home.room + home.wanted) - coming.iter().sum::<i32>();
            for item in Item::MARKETABLE {
                let more = coming[item.index()].min(room.max(0));
                room -= more;
                for _ in 0..more {
                    let (gain, spare) = (row[item.index()], &mut spare[item.index()]);
                    total += if gain > 0.0 { gain * spare.clamp(0.15, 1.0) } else { gain };
                    *spare -= 1.0;
                }
            }
        }
        SECOND_HELPING * total
    }

    /// What a campaign for this item over these houses promises, for so many turns.
    fn promise(&self, outlook: &Outlook<'_>, houses: u32, item: Item, turns: Duration, doubled: bool) -> f32 {
        let rounds = match turns {
            Duration::Turns(turns) => f32::from(turns).min(self.rounds_left),
            Duration::Eternal => self.rounds_left.min(8.0),
        };
        let mut gains: ArrayVec<f32, MAX_HOUSES> = ArrayVec::new();
        for (index, (row, home)) in self.worth.iter().zip(&outlook.homes).enumerate() {
            if houses & (1 << index) != 0 && (home.room > 0 || home.wanted > 0) {
                gains.push(row[item.index()] * if doubled { 1.6 } else { 1.0 });
            }
        }
        gains.sort_by(|a, b| b.total_cmp(a));
        let mut spare = self.spare[item.index()];
        let mut total = 0.0;
        for gain in gains {
            let share = spare.clamp(0.15, 1.0);
            spare -= 1.0;
            total += if gain > 0.0 { gain * share } else { gain };
        }
        total * rounds + self.first[item.index()]
    }
}

/// The best campaigns this marketeer could start, best first, at most `keep`.
pub(crate) fn best(
    outlook: &Outlook<'_>,
    style: &Style,
    market: &Market,
    card: Employee,
    keep: usize,
) -> Vec<Promise> {
    let (game, me) = (outlook.game, outlook.me);
    let Some(marketeer) = card.marketeer() else { return Vec::new() };
    let mut promises: Vec<Promise> = Vec::new();
    for token in TOKENS.iter().filter(|token| marketeer.kinds.contains(&token.kind)) {
        let eternal = game.chain(me).milestones().has(Milestone::FirstBillboardPlaced)
            || (token.kind == CampaignKind::Billboard && game.is_open(me, Milestone::FirstBillboardPlaced));
        let turns = if eternal { Duration::Eternal } else { Duration::Turns(marketeer.max_turns) };
        let milestone = match token.kind {
            CampaignKind::Billboard if game.is_open(me, Milestone::FirstBillboardPlaced) => 15.0,
            CampaignKind::Radio if game.is_open(me, Milestone::FirstRadioCampaign) => 10.0,
            CampaignKind::Airplane if game.is_open(me, Milestone::FirstAirplaneCampaign) => 4.0,
            _ => 0.0,
        };
        let doubled = token.kind == CampaignKind::Radio
            && (game.chain(me).milestones().has(Milestone::FirstRadioCampaign)
                || game.is_open(me, Milestone::FirstRadioCampaign));
        for (houses, place) in reaches(outlook, card, token.number) {
            for item in Item::MARKETABLE {
                let dollars =
                    market.promise(outlook, houses, item, turns, doubled) * style.campaign + milestone;
                let worse =
                    promises.len() >= keep && promises.last().is_some_and(|last| last.dollars >= dollars);
                if worse || dollars <= 0.0 {
                    continue;
                }
                let action = Action::Campaign {
                    marketeer: card,
                    number: token.number,
                    item,
                    turns,
                    place,
                    second: false,
                };
                let at = promises.partition_point(|promise| promise.dollars >= dollars);
                promises.insert(at, Promise { action, dollars });
                promises.truncate(keep);
            }
        }
    }
    promises
}

/// The different sets of houses a token can reach, each with one place.
fn reaches(outlook: &Outlook<'_>, card: Employee, number: TokenNumber) -> Reaches {
    let game = outlook.game;
    let kind = number.card().map(|token| token.kind);
    let mut found = Reaches::new();
    // Mailboxes of one block and radios of one tile reach the same houses.
    let mut seen: ArrayVec<(i8, i8), 96> = ArrayVec::new();
    for place in game.campaign_places(outlook.me, card, number) {
        let area = match (kind, place) {
            (Some(CampaignKind::Mailbox), Place::Board { at, .. }) => {
                game.board().block(at).map(|block| (block as i8, 0))
            }
            (Some(CampaignKind::Radio), Place::Board { at, .. }) => {
                Some((at.x.div_euclid(TILE), at.y.div_euclid(TILE)))
            }
            _ => None,
        };
        if let Some(area) = area {
            if seen.contains(&area) {
                continue;
            }
            _ = seen.try_push(area);
        }
        let campaign = Campaign {
            number,
            chain: Some(outlook.me),
            marketeer: Some(card),
            item: Item::Burger,
            turns: Duration::Eternal,
            place,
            partner: None,
        };
        let mut houses = 0;
        for (index, house) in game.houses().iter().enumerate() {
            if game.reaches(&campaign, house) {
                houses |= 1 << index;
            }
        }
        let new = houses != 0 && found.iter().all(|(known, _)| *known != houses);
        if new && found.try_push((houses, place)).is_err() {
            break;
        }
    }
    found
}
