//! What an action would do.

use serde::Serialize;

use super::MarkChange;
use crate::action::Action;
use crate::event::{Event, Placed, Quiet, Sink};
use crate::game::{Game, Stage, Step};
use crate::item::Item;
use crate::map::{Coord, House, HouseKind, HouseNumber, Rect, TILE};
use crate::money::Bill;
use crate::player::PlayerId;
use crate::refusal::{Refusal, RefusalData};

/// Something before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change<T> {
    /// As it is.
    pub before: T,
    /// As it would be.
    pub after: T,
}

/// The distance of a house to you.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DistanceChange {
    /// The house.
    pub house: HouseNumber,
    /// As it is; none without a road.
    pub before: Option<u8>,
    /// As it would be.
    pub after: Option<u8>,
    /// The nearest other chain then, in turn order among equals; none when no other has a road to it.
    pub rival: Option<RivalDistance>,
}

/// How far a house is from somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RivalDistance {
    /// Who.
    pub chain: PlayerId,
    /// Tile borders.
    pub distance: u8,
}

/// What one action of yours would do, and only that: what others or the next phase make of it is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// Why it is not possible. Then everything else is as it is.
    pub refusal: Option<RefusalData>,
    /// What would happen.
    pub events: Vec<Event>,
    /// Squares of pieces it would put down or pick up, in reading order.
    pub squares: Vec<Coord>,
    /// Houses it would build, change or reach.
    pub houses: Vec<HouseNumber>,
    /// For a campaign: what it would put on houses if all campaigns ran right after it.
    pub next_run: Vec<Placed>,
    /// Squares a campaign would reach.
    pub reached: Vec<Coord>,
    /// Tile borders from each house to you.
    pub distances: Vec<DistanceChange>,
    /// The same once the roads that are being built are open, where that makes a difference.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<DistanceChange>>"))]
    pub once_open: Vec<DistanceChange>,
    /// Houses you would win if dinner were now.
    pub wins: Change<Vec<HouseNumber>>,
    /// Houses that would stand otherwise in tonight's forecast.
    pub marks: Vec<MarkChange>,
    /// Your unit price.
    pub price: Change<i32>,
    /// Your cash.
    pub cash: Change<i32>,
    /// Your salary bill.
    pub bill: Change<Bill>,
    /// Nothing would be left to do in your working day, so that it would end by itself.
    pub ends_day: bool,
}

impl Game {
    pub(super) fn preview(&self, player: PlayerId, action: &Action) -> Preview {
        let mut after = self.clone();
        let mut events: Vec<Event> = Vec::new();
        let refusal = self.check(player, action).err();
        if refusal.is_none() {
            after.do_alone(player, action, &mut events);
        }
        let mut touched = Touched::default();
        for event in &events {
            touched.note(event, self, &after);
        }
        touched.squares.sort_unstable();
        touched.squares.dedup();
        let ends_day = refusal.is_none() && *action != Action::End && after.day_is_done(player);
        Preview {
            refusal: refusal.as_ref().map(Refusal::data),
            squares: touched.squares,
            houses: touched.houses,
            next_run: touched.next_run,
            reached: touched.reached,
            distances: self.distance_changes(&after, player),
            once_open: self.once_open(&after, player),
            wins: Change { before: self.houses_won(player), after: after.houses_won(player) },
            marks: self.mark_changes(&after, player),
            price: Change { before: self.unit_price(player), after: after.unit_price(player) },
            cash: Change { before: self.chain(player).cash, after: after.chain(player).cash },
            bill: Change { before: self.bill(player), after: after.bill(player) },
            ends_day,
            events,
        }
    }

    fn distance_changes(&self, after: &Game, player: PlayerId) -> Vec<DistanceChange> {
        let change = |number: HouseNumber| DistanceChange {
            house: number,
            before: self.distance_to(number, player),
            after: after.distance_to(number, player),
            rival: after.nearest_rival(number, player),
        };
        after.houses.iter().map(|house| change(house.number)).collect()
    }

    /// What roads under construction change for one or the other once they are open.
    fn once_open(&self, after: &Game, player: PlayerId) -> Vec<DistanceChange> {
        if after.board.added().roads.len() == self.board.added().roads.len() {
            return Vec::new();
        }
        let (mut without, mut with) = (self.clone(), after.clone());
        without.open_roads(&mut Quiet);
        with.open_roads(&mut Quiet);
        let others = |house: HouseNumber| {
            let rivals = self.order.iter().filter(|chain| **chain != player);
            rivals.clone().any(|chain| without.distance_to(house, *chain) != with.distance_to(house, *chain))
        };
        let mut changes = without.distance_changes(&with, player);
        changes.retain(|change| change.before != change.after || others(change.house));
        changes
    }

    /// Houses that pass this shop for certain on their way to whoever is nearest and cheapest for them, if it has coffee.
    fn passing(&self, player: PlayerId, shop: Coord) -> Vec<HouseNumber> {
        let mut brewed = self.clone();
        brewed.chain_mut(player).stock.add(Item::Coffee, u16::from(u8::MAX));
        let sellers: Vec<_> = self.order.iter().map(|chain| self.seller(*chain)).collect();
        let passes = |index: usize| {
            let house = &self.houses[index];
            let (_, to) = self.best_rank(house, |_| true)?;
            let distance = self.distance(house, &self.entrance_links(to))?;
            let seller = sellers.iter().find(|seller| seller.player == to)?;
            let mut events: Vec<Event> = Vec::new();
            brewed.clone().sell_coffee(index, seller, distance, &sellers, &mut events);
            let stops_here = |event: &Event| match event {
                Event::CoffeeSold { common, .. } => common.iter().any(|stop| stop.at == shop),
                _ => false,
            };
            events.iter().any(stops_here).then_some(house.number)
        };
        (0..self.houses.len()).filter_map(passes).collect()
    }

    fn mark_changes(&self, after: &Game, player: PlayerId) -> Vec<MarkChange> {
        let before = self.marks(player);
        let was =
            |house: HouseNumber| before.iter().find(|(other, _)| *other == house).and_then(|(_, mark)| *mark);
        after
            .marks(player)
            .into_iter()
            .map(|(house, after)| MarkChange { house, before: was(house), after })
            .filter(|change| change.before != change.after)
            .collect()
    }

    /// Is this a working day with nothing left to do in it, neither in this step nor in a later one?
    fn day_is_done(&self, player: PlayerId) -> bool {
        let Stage::Working { step } = self.stage else { return false };
        if self.question().is_some() {
            return false;
        }
        Step::ALL.into_iter().skip(step.index()).all(|step| !self.can_do(player, step))
    }

    fn nearest_rival(&self, house: HouseNumber, player: PlayerId) -> Option<RivalDistance> {
        let others = self.order.iter().copied().filter(|chain| *chain != player);
        others
            .filter_map(|chain| {
                self.distance_to(house, chain).map(|distance| RivalDistance { chain, distance })
            })
            .min_by_key(|rival| rival.distance)
    }

    fn houses_won(&self, player: PlayerId) -> Vec<HouseNumber> {
        let now = self.houses_now().houses.into_iter();
        now.filter(|house| house.winner == Some(player) && !house.demand.is_empty())
            .map(|house| house.house)
            .collect()
    }

    /// Does an action that was checked, and nothing that follows from it by itself: the next step, phase or player.
    pub(super) fn do_alone(&mut self, player: PlayerId, action: &Action, sink: &mut impl Sink) {
        if let Some(question) = self.question() {
            self.do_answer(question, action, sink);
            return;
        }
        match action {
            Action::Pass => sink.emit(|| Event::Passed { chain: player }),
            Action::FirstRestaurant { at, entrance } => {
                self.put_first_restaurant(player, *at, *entrance, sink);
            }
            Action::Reserve { card } => {
                sink.emit(|| Event::ReserveChosen { chain: player, card: Some(*card) });
            }
            Action::Work { cards } => {
                sink.emit(|| Event::StructureChosen { chain: player, cards: Some(cards.clone()) });
            }
            Action::Order { position } => {
                sink.emit(|| Event::PositionTaken { chain: player, position: *position });
            }
            Action::Fire { card } => self.do_fire(player, *card, false, sink),
            Action::FireBusy { number } => self.do_fire_busy(player, *number, sink),
            Action::Pay { items } => self.settle_bill(player, items.as_deref(), sink),
            Action::Keep { items } => self.discard(player, items, sink),
            Action::End => {
                if let Stage::Working { step } = self.stage {
                    sink.emit(|| Event::StepEnded { chain: player, step });
                    self.leave_step(player, step);
                }
            }
            working => self.do_work(player, working, sink),
        }
    }
}

/// What events touch on the map.
#[derive(Default)]
struct Touched {
    squares: Vec<Coord>,
    houses: Vec<HouseNumber>,
    next_run: Vec<Placed>,
    reached: Vec<Coord>,
}

impl Touched {
    fn note(&mut self, event: &Event, before: &Game, after: &Game) {
        let restaurant = |game: &Game, chain: PlayerId, at: Coord| -> Vec<Coord> {
            let found = game.chain(chain).restaurants.iter().find(|restaurant| restaurant.at == at);
            found.map_or_else(Vec::new, |restaurant| restaurant.rect().coords().collect())
        };
        match event {
            Event::RestaurantPlaced { chain, at, .. } => self.squares.extend(restaurant(after, *chain, *at)),
            Event::RestaurantMoved { chain, from, at, .. } => {
                self.squares.extend(restaurant(before, *chain, *from));
                self.squares.extend(restaurant(after, *chain, *at));
            }
            Event::CampaignPlaced { campaign, reaches } => {
                self.squares.extend(campaign.rect().iter().flat_map(|rect| rect.coords()));
                self.houses.extend(reaches);
                self.next_run = after.placed_next(campaign.number);
                self.reached = after.squares_reached(campaign);
            }
            Event::DrinksFetched { sources, .. } => self.squares.extend(sources),
            Event::HouseBuilt { house, .. } => {
                self.squares.extend(after.house(*house).iter().flat_map(|house| house.rect().coords()));
                self.houses.push(*house);
            }
            Event::GardenBuilt { house, .. } => {
                let garden = after.house(*house).and_then(House::garden_rect);
                self.squares.extend(garden.iter().flat_map(|rect| rect.coords()));
                self.houses.push(*house);
            }
            Event::RoadLaid { road, roadworks, .. } => {
                self.squares.extend(road.squares());
                self.squares.extend(roadworks);
            }
            Event::ParkLaid { park, houses, .. } => {
                self.squares.extend(park.squares());
                self.houses.extend(houses);
            }
            Event::TileAdded { slot, houses, .. } => {
                let corner = Coord::new(slot.x.saturating_mul(TILE), slot.y.saturating_mul(TILE));
                self.squares.extend(Rect::new(corner, TILE, TILE).coords());
                self.houses.extend(houses);
            }
            Event::ShopPlaced { chain, at, from } => {
                self.houses.extend(after.passing(*chain, *at));
                self.squares.push(*at);
                self.squares.extend(from);
            }
            Event::OfframpPlaced { offramp, .. } => {
                self.squares.extend(offramp.squares());
                let rural = after.houses.iter().filter(|house| house.kind == HouseKind::Rural);
                self.houses.extend(rural.map(|house| house.number));
            }
            _ => {}
        }
    }
}
