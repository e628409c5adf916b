//! Phase 3: The Chain's working day.

use super::{
    AUTOMATON, Acting, DeckCard, DeckEmployee, Deed, Develop, FoodReason, Home, Lobby, NotTaken, Pane, Piece,
    Placing, SPOTS, SlotAction, Star, placement,
};
use crate::action::Duration;
use crate::cards::{CampaignKind, Employee, Feat, TOKENS, TokenCard};
use crate::config::Module;
use crate::event::{Event, Sink};
use crate::game::{Campaign, Game, Restaurant};
use crate::map::{Coord, House, HouseKind, HouseNumber, Link, Park, Place, Rect, Road};
use crate::modules::coffee::SHOPS;

/// Stars collected from the slots resolved this turn.
#[derive(Clone, Copy, Default)]
struct Stars(u8);

impl Stars {
    fn add(&mut self, star: Star) {
        self.0 |= 1 << star as u8;
    }

    fn has(self, star: Star) -> bool {
        self.0 & (1 << star as u8) != 0
    }
}

impl<S: Sink> Acting<'_, S> {
    /// Everything The Chain does in phase 3, at its place in the turn order.
    pub(super) fn take_turn(&mut self) {
        if self.game.round == 1 {
            self.take_first_turn();
            return;
        }
        let (Some(front), Some(back)) = (self.automaton.front(), self.automaton.back) else { return };
        let (Some(front_card), Some(back_card)) = (front.action_card(), back.action_card()) else { return };
        let (stars, marketeer) = self.recruit_and_train(front);
        if stars.has(Star::CoffeeShop) {
            self.because(Some(front), Some(Pane::CoffeeShop));
            self.coffee_shop();
        }
        if let Some(marketeer) = marketeer {
            self.because(Some(front), Some(Pane::Market));
            self.market(marketeer, front_card);
        }
        for (pane, food) in [Pane::FoodLeft, Pane::FoodRight].into_iter().zip(&back_card.food) {
            self.because(Some(back), Some(pane));
            self.get_food(food);
        }
        if stars.has(Star::Develop) {
            self.because(Some(back), Some(Pane::Develop));
            self.develop(back_card.develop);
        }
        if stars.has(Star::Lobby) {
            self.because(Some(back), Some(Pane::Lobby));
            self.lobby(back_card.lobby);
        }
        if stars.has(Star::ExpandChain) {
            self.because(Some(front), Some(Pane::ExpandChain));
            self.expand_chain();
        }
    }

    /// In turn 1 its restaurant stands and nothing else happens (section 7), unless the option `flip_in_turn_one` has
    /// flipped a card: then its food panes (A1).
    fn take_first_turn(&mut self) {
        let Some(back) = self.automaton.back else { return };
        let Some(card) = back.action_card() else { return };
        for (pane, food) in [Pane::FoodLeft, Pane::FoodRight].into_iter().zip(&card.food) {
            self.because(Some(back), Some(pane));
            self.get_food(food);
        }
    }

    /// A star whose pieces come with a module: nothing without it. (The module brings the pieces and their places on the
    /// board; [`placement`] knows where they go.)
    fn needs_module(&mut self, module: Module) {
        if !self.modules().has(module) {
            self.tell(|| Deed::Ignored { module });
        }
    }

    /// The slots from the top one in reach down, and the marketeer who went into a spot (3a).
    fn recruit_and_train(&mut self, front: DeckCard) -> (Stars, Option<Employee>) {
        let mut stars = Stars::default();
        let mut marketeer = None;
        let Some(card) = front.action_card() else { return (stars, marketeer) };
        for place in (0..usize::from(self.automaton.recruit_train)).rev() {
            let slot = &card.slots[place];
            self.because(Some(front), Some(Pane::SLOTS[place]));
            match slot.action {
                SlotAction::Recruit { module: Some(module), fallback, .. } if !self.modules().has(module) => {
                    self.get_items(fallback, 1, FoodReason::Fallback);
                }
                SlotAction::Recruit { employee, .. } => {
                    marketeer = self.recruit(employee, marketeer).or(marketeer);
                }
                SlotAction::Move { track, by } => self.move_marker(track, by),
                SlotAction::Claim { milestone } => {
                    let claimed = self.claim(milestone.milestone());
                    self.tell(|| Deed::Claimed { milestone, claimed });
                }
            }
            if let Some(star) = slot.star {
                stars.add(star); // whether or not the slot had an effect (A9)
            }
        }
        self.because(Some(front), None);
        self.tell(|| Deed::Stars { stars: Star::ALL.into_iter().filter(|star| stars.has(*star)).collect() });
        (stars, marketeer)
    }

    /// Takes a card from the pool if it is there and has a place. Returns a marketeer who went into a spot.
    fn recruit(&mut self, wanted: DeckEmployee, waiting: Option<Employee>) -> Option<Employee> {
        let employee = wanted.employee()?;
        let home = wanted.home();
        let spots = self.game.busy(AUTOMATON).total() as usize + usize::from(waiting.is_some());
        let reason = if self.game.supply(employee) <= 0 {
            Some(NotTaken::PoolEmpty)
        } else if employee.card().unique && self.game.owned(AUTOMATON, employee) > 0 {
            Some(NotTaken::Owned)
        } else {
            let full = match home {
                Home::Spot => spots >= SPOTS,
                Home::BesideMat => self.automaton.mass_marketeer.is_some(),
                Home::Pile | Home::Pool => false,
            };
            full.then_some(NotTaken::PlacesFull)
        };
        if let Some(reason) = reason {
            self.tell(|| Deed::NotRecruited { employee: wanted, reason });
            return None;
        }
        self.game.supply[employee.index()] -= 1;
        self.tell(|| Deed::Recruited { employee, home });
        if employee == Employee::GourmetCritic {
            self.critics_garden();
        }
        match home {
            Home::Spot => return Some(employee),
            Home::BesideMat => self.automaton.mass_marketeer = Some(employee),
            Home::Pile | Home::Pool => self.game.chain_mut(AUTOMATON).beach.add(employee, 1),
        }
        None
    }

    /// A critic brings a garden at once, from the house of the develop pane on (A13).
    fn critics_garden(&mut self) {
        let card = self.automaton.back.and_then(DeckCard::action_card);
        if let Some(Develop::House { house } | Develop::Garden { house }) = card.map(|card| card.develop) {
            self.build_garden(house);
        }
    }

    /// The lowest-numbered campaign the marketeer may place and that finds a place (3c, A14).
    fn market(&mut self, employee: Employee, front: &super::ActionCard) {
        let (Some(marketeer), Some(item)) = (employee.marketeer(), front.item.item()) else { return };
        let target = self.targets().market;
        let turns = match marketeer.max_turns {
            0 => Duration::Eternal, // and so his spot is taken for good (A16)
            most => Duration::Turns(most),
        };
        for token in TOKENS.iter().filter(|token| marketeer.kinds.contains(&token.kind)) {
            if self.game.check_token(token.number).is_err() {
                continue;
            }
            let mut campaign = Campaign {
                number: token.number,
                chain: Some(AUTOMATON),
                marketeer: Some(employee),
                item,
                item_b: None,
                turns, // (A11)
                place: Place::Board { at: Coord::new(0, 0), rotated: false },
                partner: None,
            };
            let mut tries = self.sink.wanted().then(Vec::new);
            let (tile, place) = if token.kind == CampaignKind::GourmetGuide {
                (None, Some(Place::Beside {})) // where does not matter (C-PLC-10)
            } else if token.kind == CampaignKind::GiantBillboard {
                (None, Some(Place::Rural { side: self.game.free_rural_side() })) // nor here
            } else {
                find_campaign(self.game, token, campaign, target, tries.as_mut()).unzip()
            };
            self.tell(|| Deed::Searched {
                placing: Placing::Campaign { number: token.number, marketeer: employee },
                target,
                tries: tries.unwrap_or_default(),
                tile,
                place,
            });
            let Some(place) = place else { continue };
            campaign.place = place;
            self.game.put_campaign(campaign);
            self.sink.emit(|| Event::CampaignPlaced { campaign, reaches: self.game.reached_by(&campaign) });
            self.achieve(Feat::PlaceCampaign(campaign.kind()));
            self.achieve(Feat::Advertise(item));
            self.achieve(Feat::Use(employee));
            return;
        }
        // No token would ever free his spot (A14).
        self.game.supply[employee.index()] += 1;
        self.tell(|| Deed::Released { employee, home: Home::Pool });
    }

    /// A coffee shop on a tile without one, if one is left; it is never moved (3b).
    pub(super) fn coffee_shop(&mut self) {
        if !self.modules().has(Module::Coffee) {
            self.needs_module(Module::Coffee);
            return;
        }
        if self.game.shops(AUTOMATON).len() >= SHOPS {
            self.tell(|| Deed::NoneLeft);
            return;
        }
        let target = self.targets().coffee_shop;
        let nine = self.game.nine();
        let shops: Vec<Coord> = self.game.all_shops().map(|(_, at)| nine.inward(at)).collect();
        let mut tries = self.sink.wanted().then(Vec::new);
        let found = placement::coffee_shop(&nine, target, &shops, tries.as_mut());
        let found = found.map(|found| placement::Found { at: nine.outward(found.at), ..found });
        self.tell(|| Deed::Searched {
            placing: Placing::CoffeeShop,
            target,
            tries: tries.unwrap_or_default(),
            tile: found.map(|found| found.tile),
            place: found.map(|found| Place::Board { at: found.at, rotated: false }),
        });
        if let Some(found) = found {
            self.game.do_shop(AUTOMATON, found.at, None, self.sink);
        }
    }

    /// A new house, or a garden (3e).
    fn develop(&mut self, pane: Develop) {
        match pane {
            Develop::House { house } => self.build_house(house),
            Develop::Garden { house } => self.build_garden(house),
        }
    }

    fn build_house(&mut self, number: HouseNumber) {
        if !self.game.houses_left().any(|left| left == number) {
            self.tell(|| Deed::NoneLeft);
            return;
        }
        let target = self.targets().develop_lobby;
        let mut tries = self.sink.wanted().then(Vec::new);
        let nine = self.game.nine();
        let found = placement::house(&nine, target, tries.as_mut());
        let found = found.map(|(tile, at, garden)| (tile, nine.outward(at), garden));
        self.tell(|| Deed::Searched {
            placing: Placing::House { house: number },
            target,
            tries: tries.unwrap_or_default(),
            tile: found.map(|(tile, ..)| tile),
            place: found.map(|(_, at, garden)| Place::Board { at, rotated: garden.is_vertical() }),
        });
        if let Some((_, at, garden)) = found {
            self.game.put_house(number, at, garden);
            self.sink.emit(|| Event::HouseBuilt { chain: AUTOMATON, house: number, at, garden });
            self.achieve(Feat::BuildHouse);
        }
    }

    fn build_garden(&mut self, target: HouseNumber) {
        if self.game.gardens_left == 0 {
            self.tell(|| Deed::NoneLeft);
            return;
        }
        let nine = self.game.nine();
        let house = |house: &House| (house.number, nine.inward(house.at), house.takes_garden());
        let houses: Vec<placement::GardenHouse> = self.game.houses.iter().map(house).collect();
        let mut tries = self.sink.wanted().then(Vec::new);
        let found = placement::garden(&nine, &houses, target, tries.as_mut());
        self.tell(|| Deed::SearchedHouse {
            target,
            tries: tries.unwrap_or_default(),
            house: found.map(|(house, _)| house),
        });
        if let Some((house, side)) = found {
            self.game.put_garden(house, side);
            self.sink.emit(|| Event::GardenBuilt { chain: AUTOMATON, house, side });
        }
    }

    /// The pictured road or park, if one of its shape is left (3f).
    fn lobby(&mut self, pane: Lobby) {
        if !self.modules().has(Module::Lobbyists) {
            self.needs_module(Module::Lobbyists);
            return;
        }
        match pane {
            Lobby::Road { piece } => self.lay_road(piece),
            Lobby::Park { piece, house } => self.lay_park(piece, house),
        }
    }

    /// On the purple tile, with an arrow at any road or own entrance (C-PLC-7).
    fn lay_road(&mut self, piece: Piece) {
        let Some(kind) = piece.road().filter(|kind| self.game.roads_left(*kind) > 0) else {
            self.tell(|| Deed::NoneLeft);
            return;
        };
        let target = self.targets().develop_lobby;
        let entrances = self.game.entrances(AUTOMATON);
        let nine = self.game.nine();
        let entrances: Vec<Coord> =
            entrances.iter().map(|it| nine.inward(self.game.board.coord(*it))).collect();
        let mut tries = self.sink.wanted().then(Vec::new);
        let found = placement::road(&nine, target, piece, &entrances, tries.as_mut());
        let outward = |squares: &[Coord]| squares.iter().map(|at| nine.outward(*at)).collect::<Vec<_>>();
        let road = found.as_ref().and_then(|(_, squares)| Road::on(kind, &outward(squares)));
        self.tell(|| Deed::Searched {
            placing: Placing::Road { road: kind },
            target,
            tries: tries.unwrap_or_default(),
            tile: found.map(|(tile, _)| tile),
            place: road.map(|road| Place::Board { at: road.at, rotated: false }),
        });
        if let Some(road) = road {
            self.game.lay_road(AUTOMATON, road, self.sink);
        }
    }

    /// At the printed house, or the next one up where it fits (C-PLC-9).
    fn lay_park(&mut self, piece: Piece, target: HouseNumber) {
        let Some(kind) = piece.park().filter(|kind| self.game.parks_left(*kind) > 0) else {
            self.tell(|| Deed::NoneLeft);
            return;
        };
        let on_map = self.game.houses.iter().filter(|house| house.kind != HouseKind::Rural);
        let nine = self.game.nine();
        let houses: Vec<(HouseNumber, Rect)> =
            on_map.map(|house| (house.number, nine.inward_rect(house.rect()))).collect();
        let found = placement::park(&nine, &houses, target, piece);
        let found = found.map(|(house, squares)| {
            (house, squares.into_iter().map(|at| nine.outward(at)).collect::<Vec<_>>())
        });
        self.tell(|| Deed::SearchedHouse {
            target,
            tries: Vec::new(),
            house: found.as_ref().map(|(house, _)| *house),
        });
        if let Some(park) = found.and_then(|(_, squares)| Park::on(kind, &squares)) {
            self.game.lay_park(AUTOMATON, park, self.sink);
        }
    }

    /// A new restaurant, open at once (3g, A27).
    pub(super) fn expand_chain(&mut self) {
        let game = &mut *self.game;
        if game.chain(AUTOMATON).restaurants.len() >= game.config.restaurants(AUTOMATON) {
            self.tell(|| Deed::NoneLeft);
            return;
        }
        let connect = game.config.solo.is_some_and(|solo| solo.expand_connections) && game.round > 1;
        let target = self.targets().expand_chain;
        let mut tries = self.sink.wanted().then(Vec::new);
        let mut found = None;
        let nine = self.game.nine();
        if connect {
            let unconnected = unconnected_houses(self.game);
            if !unconnected.is_empty() {
                let allowed = |tile| {
                    unconnected.iter().any(|house| placement::stands_on(nine.inward_rect(*house), tile))
                };
                found = placement::restaurant(&nine, target, tries.as_mut(), allowed);
            }
        }
        if found.is_none() {
            found = placement::restaurant(&nine, target, tries.as_mut(), |_| true);
        }
        let found = found.map(|(tile, at, entrance)| (tile, nine.outward(at), entrance));
        self.tell(|| Deed::Searched {
            placing: Placing::Restaurant,
            target,
            tries: tries.unwrap_or_default(),
            tile: found.map(|(tile, ..)| tile),
            place: found.map(|(_, at, _)| Place::Board { at, rotated: false }),
        });
        let Some((_, at, entrance)) = found else { return };
        self.game.occupy(Rect::new(at, 2, 2));
        self.game.chain_mut(AUTOMATON).restaurants.push(Restaurant { at, entrance, open: true });
        self.sink.emit(|| Event::RestaurantPlaced { chain: AUTOMATON, at, entrance, open: true, by: None });
        if self.game.round > 1 {
            self.achieve(Feat::OpenRestaurant); // not for the one of turn 1 (C-MIL-10)
        }
    }
}

fn find_campaign(
    game: &Game,
    token: &TokenCard,
    campaign: Campaign,
    target: u8,
    log: placement::Log<'_>,
) -> Option<(u8, Place)> {
    let nine = game.nine();
    if token.kind == CampaignKind::Airplane {
        let on_map = game.houses.iter().filter(|house| house.kind != HouseKind::Rural);
        let houses: Vec<Rect> = on_map.map(|house| nine.inward_rect(house.rect())).collect();
        let top = nine.inward(game.board.north_west()).y;
        let rows = top..top + game.board.height();
        let free = |lines| match nine.outward_place(Place::Lines { lines, side: None }) {
            Place::Lines { lines, .. } => game.check_airplane_side(token, lines, None).is_ok(),
            _ => false,
        };
        let found = placement::airplane(rows, token.lines, target, &houses, log, free);
        return found.map(|(tile, place)| (tile, game.config.at_a_side(nine.outward_place(place))));
    }
    let found = placement::campaign(&nine, target, (token.width, token.height), log, |place| {
        let campaign = Campaign { place: nine.outward_place(place), ..campaign };
        game.houses.iter().any(|house| game.reaches(&campaign, house))
    });
    found.map(|(tile, place)| (tile, nine.outward_place(place)))
}

/// Houses that no road joins to any corner of a restaurant of The Chain.
fn unconnected_houses(game: &Game) -> Vec<Rect> {
    let links: Vec<Link> = game
        .chain(AUTOMATON)
        .restaurants
        .iter()
        .flat_map(|restaurant| game.board.links_of(restaurant.rect()))
        .collect();
    let on_map = game.houses.iter().filter(|house| house.kind != HouseKind::Rural);
    let apart = on_map.filter(|house| game.distance(house, &links).is_none());
    apart.map(House::rect).collect()
}
