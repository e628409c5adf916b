//! Campaigns: which houses to reach, with what, for how long.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use magnate_rules::{
    Action, CampaignKind, Duration, Employee, Goods, HouseKind, Item, MAX_HOUSES, MAX_PLAYERS, Milestone,
    MilestoneEffect, MilestoneGoal, TOKENS, TokenCard,
};

use super::claims::{self, Claims};
use super::reaches::{Reaches, Surroundings};
use super::style::Style;
use crate::outlook::{Home, Kitchen, Outlook};

/// The market of a decision, read when somebody first asks for it.
#[derive(Default)]
pub(crate) struct Markets<'a>(OnceCell<Market<'a>>);

impl<'a> Markets<'a> {
    /// The market. All who ask mean the same.
    pub(crate) fn get(&self, outlook: &Outlook<'a>, style: &Style, rounds_left: f32) -> &Market<'a> {
        self.0.get_or_init(|| Market::new(outlook, style, rounds_left))
    }
}

/// A campaign that could be started and what it promises in dollars, all its turns together.
#[derive(Clone, Debug)]
pub(crate) struct Promise {
    pub(crate) action: Action,
    pub(crate) dollars: f32,
}

/// Share of what a unit promises when the same house has been asked for the same the same night.
const SECOND_HELPING: f32 = 0.5;

/// Share of what a second good on an airplane promises: the first has taken its room.
const SECOND_GOOD: f32 = 0.7;
/// How much less each round to come is worth than the one before it.
const UNSURE: f32 = 0.02;
/// Units that whoever does not look into the kitchen counts on.
const EXCESS: f32 = 5.0;
/// Share of tokens that find room, as a rule.
const FOUND_ROOM: f32 = 0.7;

/// How much more a campaign brings that puts down two tokens for one.
const DOUBLED: f32 = 1.6;
/// More than what is lost by rounding.
const ROUNDING: f32 = 1.0001;

/// What a player expects of demand for each item at each house.
pub(crate) struct Market<'a> {
    /// Which houses campaigns reach.
    surroundings: Surroundings<'a>,
    /// Dollars one unit brings here each turn it is renewed, by house and item: own sales less what rivals gain.
    worth: ArrayVec<[f32; Item::COUNT], MAX_HOUSES>,
    /// Dollars a turn that a campaign here brings at most, by house and item.
    most: ArrayVec<[f32; Item::COUNT], MAX_HOUSES>,
    /// Units the kitchen can still sell each round, by item.
    spare: [f32; Item::COUNT],
    /// Dollars for being first to advertise the item.
    first: [f32; Item::COUNT],
    /// Dollars for each token that own marketeers place.
    pay: f32,
    claims: Claims,
    rounds_left: f32,
}

impl<'a> Market<'a> {
    /// Reads the market.
    pub(crate) fn new(outlook: &Outlook<'a>, style: &Style, rounds_left: f32) -> Self {
        let (game, me) = (outlook.game, outlook.me);
        let mut kitchens: ArrayVec<Kitchen, MAX_PLAYERS> = ArrayVec::new();
        for player in game.config().player_ids() {
            kitchens.push(Kitchen::of(game, player, &outlook.staff_of(player)));
        }
        let own = kitchens[me.index()];
        let excess = style.oversights.excess;
        let coming = outlook.coming();
        let mine = &outlook.mine().seller;
        let usual = game.base_price() as f32;
        let claims = Claims::new(outlook, rounds_left);
        let ramp = claims.of(MilestoneGoal::PlaceCampaign { campaign: CampaignKind::GiantBillboard }) > 0.0;
        // The bonus it has, or would have with a campaign.
        let bonus: [i32; Item::COUNT] =
            std::array::from_fn(|item| mine.bonus[item] + game.bonus_to_win(me, Item::ALL[item]));
        let mut worth = ArrayVec::new();
        let mut committed = [0.0; Item::COUNT];
        for ((home, house), coming) in outlook.homes.iter().zip(game.houses()).zip(coming) {
            let mut row = [0.0; Item::COUNT];
            // Whoever is first to advertise in the country builds a way to it.
            let distance = if ramp && house.kind == HouseKind::Rural && home.distance == [None; MAX_PLAYERS] {
                std::array::from_fn(|player| Some(if player == me.index() { 1 } else { 2 }))
            } else {
                home.distance
            };
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
            // A house without bounds is served all it wants or nothing.
            let fills = |kitchen: &Kitchen, item: Item| {
                let wanted = home.demand[item.index()] + coming[item.index()].max(i32::from(home.tokens));
                house.cap().is_some() || kitchen.most(item) + instead(kitchen) >= wanted
            };
            for item in Item::MARKETABLE {
                let supplies: [f32; MAX_PLAYERS] = std::array::from_fn(|player| {
                    kitchens.get(player).map_or(0.0, |kitchen| match kitchen.most(item) + instead(kitchen) {
                        0 => 0.25,
                        _ if !able(kitchen) || !fills(kitchen, item) => 0.3,
                        1 => 0.8,
                        _ => 1.0,
                    })
                });
                let mut favour = if excess { 1.0 } else { outlook.favour_at(&distance, &supplies) };
                if !able(&own) {
                    favour *= 0.5;
                }
                if !fills(&own, item) {
                    favour *= 0.4;
                }
                if coming[item.index()] > 0 && !home.is_hopeless(coming, &own) {
                    committed[item.index()] += favour * coming[item.index()] as f32;
                }
                let times = home.multiplier as f32;
                let sale = (mine.price as f32 * times + bonus[item.index()] as f32).max(0.0);
                let rivals: f32 = outlook
                    .rivals()
                    .filter(|rival| distance[rival.index()].is_some())
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
            let growth = if excess { EXCESS } else { style.growth };
            ((own.most(Item::ALL[item]) + anything) as f32 - committed[item] + growth).max(0.0)
        });
        let first = std::array::from_fn(|item| {
            let item = Item::ALL[item];
            let bonus = if game.bonus_to_win(me, item) > 0 { 3.0 * rounds_left.min(6.0) } else { 0.0 };
            // Others may sell it first.
            bonus + if own.most(item) > 0 { 0.4 * claims.of_sale(item) } else { 0.0 }
        });
        let pay = claims::held(outlook, |effect| match effect {
            MilestoneEffect::MarketingPay { amount } => *amount,
            _ => 0,
        });
        let surroundings = Surroundings::new(game, me);
        let mut market = Market {
            surroundings,
            worth,
            most: ArrayVec::new(),
            spare,
            first,
            pay: pay as f32,
            claims,
            rounds_left,
        };
        market.most =
            outlook.homes.iter().zip(&market.worth).map(|(home, row)| market.at_most(home, row)).collect();
        market
    }

    /// The most that campaigns bring a turn at a house where a unit is worth so much, by item.
    fn at_most(&self, home: &Home, worth: &[f32; Item::COUNT]) -> [f32; Item::COUNT] {
        if home.room == 0 && home.wanted == 0 {
            return [0.0; Item::COUNT];
        }
        let pay = f32::from(home.tokens) * FOUND_ROOM * self.pay.max(0.0);
        worth.map(|worth| f32::from(home.tokens.min(2)) * worth.max(0.0) + pay)
    }

    /// No campaign over these houses promises more, by item: what [`promise`](Self::promise) comes to where the kitchen is
    /// large enough. Soon known, and most campaigns need not be looked at closer.
    fn ceiling(&self, houses: u32, turns: Duration, doubled: bool) -> [f32; Item::COUNT] {
        let mut sums = [0.0; Item::COUNT];
        let mut left = houses;
        while left != 0 {
            let most = &self.most[left.trailing_zeros() as usize];
            left &= left - 1;
            for (sum, most) in sums.iter_mut().zip(most) {
                *sum += most;
            }
        }
        let times = self.counted(turns).max(0.0) * if doubled { DOUBLED } else { 1.0 } * ROUNDING;
        std::array::from_fn(|item| sums[item] * times + self.first[item])
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
            let mut room = i32::from(home.room) + i32::from(home.wanted) - coming.iter().sum::<i32>();
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

    /// What a campaign that costs nothing and makes nobody first promises over these houses.
    pub(crate) fn free(&self, outlook: &Outlook<'_>, houses: u32, item: Item, turns: Duration) -> f32 {
        self.promise(outlook, houses, item, turns, false) - self.first[item.index()]
    }

    /// How many rounds of a campaign count: the farther one is off, the less is sure about it.
    fn counted(&self, turns: Duration) -> f32 {
        let rounds = match turns {
            Duration::Turns(turns) => f32::from(turns).min(self.rounds_left),
            Duration::Eternal => self.rounds_left.min(8.0),
        };
        rounds * (1.0 - UNSURE * rounds)
    }

    /// The best length of a campaign that promises so much at its longest, and what it promises then, with what it costs
    /// that the marketeer is away; of equals the shortest, so that nobody is away when the game is over.
    fn best_length(&self, promise: f32, item: Item, most: u8, away: f32) -> (Duration, f32) {
        let first = self.first[item.index()];
        let longest = self.counted(Duration::Turns(most));
        let each = if longest > 0.0 { (promise - first) / longest } else { 0.0 };
        let mut best = (Duration::Turns(1), f32::MIN);
        for turns in 1..=most {
            let worth = each * self.counted(Duration::Turns(turns)) + first - away * f32::from(turns);
            if worth > best.1 {
                best = (Duration::Turns(turns), worth);
            }
        }
        best
    }

    /// What a campaign for this item over these houses promises, for so many turns.
    fn promise(&self, outlook: &Outlook<'_>, houses: u32, item: Item, turns: Duration, doubled: bool) -> f32 {
        let rounds = self.counted(turns);
        let mut gains: ArrayVec<f32, { 2 * MAX_HOUSES }> = ArrayVec::new();
        let mut tokens = 0.0;
        let mut left = houses;
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            let (row, home) = (&self.worth[index], &outlook.homes[index]);
            if home.room > 0 || home.wanted > 0 {
                tokens += f32::from(home.tokens) * FOUND_ROOM;
                for _ in 0..home.tokens.min(2) {
                    gains.push(row[item.index()] * if doubled { DOUBLED } else { 1.0 });
                }
            }
        }
        gains.sort_by(|a, b| b.total_cmp(a));
        let mut spare = self.spare[item.index()];
        let mut total = 0.0;
        for gain in &gains {
            let share = spare.clamp(0.15, 1.0);
            spare -= 1.0;
            total += if *gain > 0.0 { gain * share } else { *gain };
        }
        (total + tokens * self.pay) * rounds + self.first[item.index()]
    }
}

/// The best campaigns this marketeer could start, best first, at most `keep`.
pub(crate) fn best(
    outlook: &Outlook<'_>,
    style: &Style,
    market: &Market<'_>,
    card: Employee,
    keep: usize,
) -> Vec<Promise> {
    let (game, me) = (outlook.game, outlook.me);
    let Some(marketeer) = card.marketeer() else { return Vec::new() };
    let mut promises: Vec<Promise> = Vec::new();
    // In the morning nobody is at work yet.
    let second = game.turns_to_run(me, card).first().copied().unwrap_or(false);
    let used = market.claims.of_card(card);
    let free = |token: &&TokenCard| marketeer.kinds.contains(&token.kind) && game.is_token_free(token.number);
    let mut reached = Reaches::default();
    let mut before: Option<&TokenCard> = None;
    for token in TOKENS.iter().filter(free) {
        // Tokens of one shape follow each other, and reach the same.
        let shape = |token: &TokenCard| (token.kind, token.width, token.height, token.lines);
        let same = before.is_some_and(|before| shape(before) == shape(token));
        before = Some(token);
        if !same {
            reached = market.surroundings.reached(card, token);
        } else if keep == 1 {
            continue;
        }
        let longest = if game.is_eternal(me, card, token.kind) {
            Duration::Eternal
        } else {
            Duration::Turns(marketeer.max_turns)
        };
        let milestone = match token.kind {
            CampaignKind::Billboard if game.is_open(me, Milestone::FirstBillboardPlaced) => 15.0,
            CampaignKind::Radio if game.is_open(me, Milestone::FirstRadioCampaign) => 10.0,
            CampaignKind::Airplane if game.is_open(me, Milestone::FirstAirplaneCampaign) => 4.0,
            _ => 0.0,
        } * style.greed
            + used;
        let pairs = !second && game.may_carry_two(me, card, token);
        let doubled = token.kind == CampaignKind::Radio
            && (game.chain(me).milestones().has(Milestone::FirstRadioCampaign)
                || game.is_open(me, Milestone::FirstRadioCampaign));
        for (houses, place) in reached.iter().copied() {
            let ceiling =
                if pairs { [f32::MAX; Item::COUNT] } else { market.ceiling(houses, longest, doubled) };
            for item in Item::MARKETABLE {
                // A short campaign may promise more than a long one that brings nothing, but not more than being first.
                let most = ceiling[item.index()].max(market.first[item.index()]) * style.campaign.max(0.0)
                    + milestone;
                let hopeless =
                    promises.len() >= keep && promises.last().is_some_and(|last| last.dollars >= most);
                if hopeless || most <= 0.0 {
                    continue;
                }
                if second && !game.is_like_first(card, token, item, longest) {
                    continue;
                }
                let mut promise = market.promise(outlook, houses, item, longest, doubled);
                let others = Item::MARKETABLE.into_iter().filter(|other| pairs && *other > item);
                let others = others.map(|it| (market.promise(outlook, houses, it, longest, doubled), it));
                let other = others.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(dollars, _)| *dollars > 0.0);
                promise += other.map_or(0.0, |(dollars, _)| SECOND_GOOD * dollars);
                let (turns, promise) = match longest {
                    Duration::Turns(most) if !second && most > 1 => {
                        market.best_length(promise, item, most, style.away)
                    }
                    _ => (longest, promise),
                };
                let dollars = promise * style.campaign + milestone;
                let worse =
                    promises.len() >= keep && promises.last().is_some_and(|last| last.dollars >= dollars);
                if worse || dollars <= 0.0 {
                    continue;
                }
                let action = Action::Campaign {
                    marketeer: card,
                    number: token.number,
                    goods: Goods { item, item_b: other.map(|(_, item)| item) },
                    turns,
                    place,
                    second,
                };
                let at = promises.partition_point(|promise| promise.dollars >= dollars);
                promises.insert(at, Promise { action, dollars });
                promises.truncate(keep);
            }
        }
    }
    promises
}
