//! The table as one player reads it.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use magnate_rules::{
    Ability, Campaign, Demand, Duration, Employee, Game, Item, MAX_HOUSES, MAX_PLAYERS, Orders, PlayerId,
    ReserveCard, Seller, Staff, Stage,
};

use super::coffee::{self, CoffeeOnTheWay};
use super::kitchen::{Units, producers};
use super::{Kitchen, Stall, kitchens, taken};

/// A house: what it wants and how far everybody is.
#[derive(Clone, Debug)]
pub(crate) struct Home {
    /// Units wanted by item.
    pub(crate) demand: Units,
    /// What it would take, most wanted first.
    pub(crate) orders: Orders,
    /// Dishes it takes in place of all it wants.
    pub(crate) instead: ArrayVec<Item, 2>,
    /// Units wanted in all.
    pub(crate) wanted: u8,
    /// Room for more demand.
    pub(crate) room: u8,
    /// How many times the price it pays.
    pub(crate) multiplier: i32,
    /// Tokens one campaign puts on it.
    pub(crate) tokens: u8,
    /// Distance to every player, `None` without a road.
    pub(crate) distance: Distances,
    /// Who sells coffee on the way to whom; nobody in most games.
    pub(crate) coffee: CoffeeOnTheWay,
}

/// Room of a house whose wishes know no bounds; more than any campaign fills.
const BOUNDLESS: u8 = 99;

/// How far everybody is.
pub(crate) type Distances = [Option<u8>; MAX_PLAYERS];

impl Home {
    /// Does it want more, with what is coming, than such a kitchen will ever make in a day? Only houses without bounds do;
    /// whoever counts on them waits for good.
    pub(crate) fn is_hopeless(&self, coming: &Units, kitchen: &Kitchen) -> bool {
        let wanted = |item: Item| self.demand[item.index()] + coming[item.index()];
        let instead: i32 = self.instead.iter().map(|dish| kitchen.most(*dish)).sum();
        self.room == BOUNDLESS
            && Item::MARKETABLE.into_iter().any(|item| wanted(item) > 2 * (kitchen.most(item) + instead) + 3)
    }
}

/// What one player sees and expects.
pub(crate) struct Outlook<'a> {
    pub(crate) game: &'a Game,
    pub(crate) me: PlayerId,
    pub(crate) players: usize,
    pub(crate) homes: ArrayVec<Home, MAX_HOUSES>,
    /// Everybody's stall, by player: as it stands in the working day, as it is likely to be before.
    pub(crate) stalls: ArrayVec<Stall, MAX_PLAYERS>,
    /// The lowest price everybody may ask tonight: structures are chosen in secret.
    pub(crate) lowest: [i32; MAX_PLAYERS],
    /// Nobody thinks of the end.
    pub(crate) endless: bool,
    /// What is asked again and again, once it has been worked out.
    coming: OnceCell<ArrayVec<Units, MAX_HOUSES>>,
}

impl<'a> Outlook<'a> {
    /// Reads the table.
    pub(crate) fn new(game: &'a Game, me: PlayerId) -> Self {
        let players = game.chains().len();
        let homes: ArrayVec<Home, MAX_HOUSES> = game
            .houses()
            .iter()
            .zip(game.diners())
            .map(|(house, diner)| {
                let mut demand = [0; Item::COUNT];
                for token in house.demand.iter() {
                    demand[token.item.index()] += 1;
                }
                Home {
                    demand,
                    orders: diner.orders,
                    instead: game.replacements(house).collect(),
                    wanted: house.demand.len().min(usize::from(BOUNDLESS)) as u8,
                    room: house.room().min(usize::from(BOUNDLESS)) as u8,
                    multiplier: diner.multiplier,
                    tokens: house.tokens_per_campaign() as u8,
                    distance: diner.distance,
                    coffee: CoffeeOnTheWay::default(),
                }
            })
            .collect();
        let (lowest, endless) = ([0; MAX_PLAYERS], false);
        let mut outlook = Outlook {
            game,
            me,
            players,
            homes,
            stalls: ArrayVec::new(),
            lowest,
            endless,
            coming: OnceCell::new(),
        };
        outlook.stalls = game.config().player_ids().map(|player| outlook.stall(player)).collect();
        for player in game.config().player_ids() {
            outlook.lowest[player.index()] = outlook.lowest_price(player);
        }
        if outlook.stalls.iter().any(|stall| stall.kitchen.most(Item::Coffee) > 0) {
            coffee::find_ways(game, &mut outlook.homes, None);
        }
        outlook
    }

    /// Is the working day on, or dinner over: are structures known?
    fn structures_known(&self) -> bool {
        !matches!(
            self.game.decision().stage,
            Stage::Restructuring | Stage::FirstRestaurant { .. } | Stage::Reserve
        )
    }

    /// Place in the turn order, from 0.
    pub(crate) fn place(&self, player: PlayerId) -> u8 {
        self.game.order().iter().position(|other| *other == player).unwrap_or(self.players) as u8
    }

    fn stall(&self, player: PlayerId) -> Stall {
        let chain = self.game.chain(player);
        let drink_bonus = self.game.drink_bonus(player);
        let known = self.structures_known();
        let staff: &Staff = if known { chain.at_work() } else { chain.beach() };
        let mut kitchen = Kitchen::stocked(chain.stock());
        // Whoever has had the turn makes nothing more.
        let in_turn = match self.game.decision() {
            decision if matches!(decision.stage, Stage::Working { .. }) => decision.awaited.first(),
            _ => None,
        };
        let done = in_turn.is_some_and(|now| self.place(player) < self.place(now));
        if in_turn == Some(player) {
            for card in producers(self.game.config().modules) {
                let ready = self.game.ready(player, card);
                if ready > 0 {
                    kitchen.employ(card, ready, drink_bonus);
                }
            }
        } else if !done {
            kitchen.employ_all(self.game, staff, drink_bonus);
        }
        let mut seller = self.game.seller_with(player, staff);
        if !known {
            seller.price = self.usual_price(player);
        }
        Stall { seller, kitchen }
    }

    /// The price a chain usually asks: with all cards that raise it at work, if it has any, else with all that lower it.
    fn usual_price(&self, player: PlayerId) -> i32 {
        let staff = self.game.chain(player).beach();
        let raises = |card: Employee| matches!(card.card().ability, Ability::Price(1..));
        let (mut dearer, mut cheaper) = (Staff::NONE, Staff::NONE);
        for card in Employee::PRICERS {
            let pricing = if raises(card) { &mut dearer } else { &mut cheaper };
            pricing.set(card, staff.of(card));
        }
        self.game.price_with(player, if dearer.is_empty() { &cheaper } else { &dearer })
    }

    /// The price of a chain that puts every card to work that lowers it.
    fn lowest_price(&self, player: PlayerId) -> i32 {
        if self.structures_known() {
            return self.stalls[player.index()].seller.price;
        }
        let staff = self.game.chain(player).beach();
        let mut cheaper = Staff::NONE;
        for card in Employee::PRICERS {
            if matches!(card.card().ability, Ability::Price(..0)) {
                cheaper.set(card, staff.of(card));
            }
        }
        self.game.price_with(player, &cheaper)
    }

    /// Own stall.
    pub(crate) fn mine(&self) -> &Stall {
        &self.stalls[self.me.index()]
    }

    /// The others in the game.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.game.order().iter().copied().filter(move |player| *player != self.me)
    }

    /// Everybody the player employs: at work, on the beach, busy.
    pub(crate) fn staff_of(&self, player: PlayerId) -> Staff {
        let chain = self.game.chain(player);
        let mut staff = *chain.at_work();
        staff.add_all(chain.beach());
        staff.add_all(&self.game.busy(player));
        staff
    }

    /// How likely, from 0 to 1, it is that a sale at this house goes to this player, as far as roads and usual prices
    /// say; `supplies` tells how able each rival is to supply it.
    pub(crate) fn favour(&self, home: &Home, supplies: &[f32; MAX_PLAYERS]) -> f32 {
        self.favour_at(&home.distance, supplies)
    }

    /// The same for a house with everybody so far away.
    pub(crate) fn favour_at(&self, distances: &Distances, supplies: &[f32; MAX_PLAYERS]) -> f32 {
        let Some(distance) = distances[self.me.index()] else { return 0.0 };
        let own = self.mine().seller.score(distance).total();
        let mut chance = 1.0;
        for rival in self.rivals() {
            let Some(distance) = distances[rival.index()] else { continue };
            let theirs = self.stalls[rival.index()].seller.score(distance).total();
            let lost = match own.cmp(&theirs) {
                std::cmp::Ordering::Less => 0.05,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.9,
            };
            chance *= 1.0 - lost * supplies[rival.index()];
        }
        chance
    }

    /// What a dollar spent by a house with everybody so far away is worth: own sales less what rivals gain by it.
    pub(crate) fn share(&self, distances: &Distances, spite: f32) -> f32 {
        let favour = self.favour_at(distances, &[0.8; MAX_PLAYERS]);
        let rivals = self.rivals().any(|rival| distances[rival.index()].is_some());
        if rivals { favour - spite * (1.0 - favour) } else { favour }
    }

    /// Units each house is likely to want a round: what campaigns under way bring, some of what waits, a little of what
    /// nobody has thought of yet.
    pub(crate) fn appetites(&self) -> ArrayVec<f32, MAX_HOUSES> {
        let homes = self.homes.iter().zip(self.coming());
        homes
            .map(|(home, coming)| {
                let room = f32::from(home.room + home.wanted).min(6.0);
                let coming = (coming.iter().sum::<i32>() as f32).min(room);
                coming + 0.25 * f32::from(home.wanted.min(6)) + IDLE_APPETITE * f32::from(home.tokens)
            })
            .collect()
    }

    /// Money that still has to leave the bank before the game ends, with a guess at unknown reserve cards.
    pub(crate) fn bank_ahead(&self) -> i32 {
        let game = self.game;
        let reserves: i32 = if game.config().full() && game.bank_breaks() == 0 {
            game.chains()
                .iter()
                .map(|chain| chain.reserve().map_or(ReserveCard::Middle.cash(), ReserveCard::cash))
                .sum()
        } else {
            0
        };
        game.bank().max(0) + reserves
    }

    /// Rounds to come after this one, by what everybody could sell tonight and the money ahead.
    pub(crate) fn rounds_left(&self) -> f32 {
        if self.endless {
            return LONG;
        }
        let tonight: i32 = dine_now(self).iter().sum();
        // Companies grow; nobody sells much in the first rounds.
        let growing =
            8.0 * self.players as f32 + 4.0 * f32::from(self.game.round().min(12)) * self.players as f32;
        let pace = growing.max(tonight as f32 * 1.15);
        (self.bank_ahead() as f32 / pace).clamp(0.0, 14.0)
    }

    /// Units that campaigns under way will put on each house next, by item: own and others'.
    pub(crate) fn coming(&self) -> &[Units] {
        self.coming.get_or_init(|| self.demand_coming())
    }

    fn demand_coming(&self) -> ArrayVec<Units, MAX_HOUSES> {
        let mut coming: ArrayVec<Units, MAX_HOUSES> = self.homes.iter().map(|_| [0; Item::COUNT]).collect();
        let passes = self.game.passes() as i32;
        for campaign in self.game.campaigns().iter().filter(|campaign| lasts(campaign)) {
            let reached = self.game.reached(campaign);
            for (index, house) in self.game.houses().iter().enumerate() {
                if reached >> index & 1 == 1 {
                    let tokens = passes * house.tokens_per_campaign() as i32;
                    for item in [Some(campaign.item), campaign.item_b].into_iter().flatten() {
                        coming[index][item.index()] += tokens;
                    }
                }
            }
        }
        coming
    }

    /// The houses at the dinner after tonight's: with what nobody serves tonight and what campaigns add.
    pub(crate) fn tomorrow(&self) -> ArrayVec<Home, MAX_HOUSES> {
        let mut kitchens = kitchens(&self.stalls);
        let houses = self.homes.iter().zip(self.game.houses()).zip(self.coming());
        houses
            .map(|((home, house), coming)| {
                let mut house = house.clone();
                if let Some((player, order)) = taken(home, &self.stalls, &kitchens) {
                    kitchens[player].serve(&order.items);
                    house.demand.clear();
                }
                for (item, units) in Item::ALL.into_iter().zip(coming) {
                    for _ in 0..*units {
                        if house.room() > 0 {
                            house.demand.push(Demand { item, owner: None });
                        }
                    }
                }
                Home { orders: self.game.orders(&house), ..home.clone() }
            })
            .collect()
    }

    /// What a chain would bring tomorrow with all of these people at work, at its usual price.
    pub(crate) fn stall_with(&self, player: PlayerId, staff: &Staff) -> Stall {
        let price = self.stalls[player.index()].seller.price;
        let seller = Seller { price, ..self.game.seller_with(player, staff) };
        let mut kitchen = Kitchen::of(self.game, player, staff);
        for (card, count) in staff.iter() {
            // What is made overnight.
            if let Ability::Ferment { item, amount } = card.card().ability {
                kitchen.certain[item.index()] += i32::from(amount) * i32::from(count);
            }
        }
        Stall { seller, kitchen }
    }
}

/// Rounds of a game whose end nobody thinks of.
const LONG: f32 = 9.0;

/// Units a round of a house that nobody advertises to.
pub(crate) const IDLE_APPETITE: f32 = 0.35;

/// Will it run again?
fn lasts(campaign: &Campaign) -> bool {
    match campaign.turns {
        Duration::Turns(turns) => turns > 0,
        Duration::Eternal => true,
    }
}

fn dine_now(outlook: &Outlook<'_>) -> [i32; MAX_PLAYERS] {
    super::dine(&outlook.homes, &outlook.stalls)
}
