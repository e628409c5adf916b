//! New houses and gardens.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::cards::{Employee, Feat, PLACEABLE_HOUSES};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::map::{
    Coord, DemandList, House, HouseKind, HouseNumber, Rect, Side, building_in, garden_rect, with_garden,
};
use crate::phase::Visit;
use crate::player::PlayerId;
use crate::position::Phase;
use crate::refusal::Refusal;

/// The one card that builds.
const DEVELOPER: Employee = Employee::DEVELOPERS[0];

impl Game {
    /// House tiles not on the map.
    pub fn houses_left(&self) -> impl Iterator<Item = HouseNumber> + '_ {
        let tiles = PLACEABLE_HOUSES.into_iter().map(HouseNumber::new);
        tiles.filter(|number| self.houses.iter().all(|house| house.number != *number))
    }

    pub(crate) fn check_house(
        &self,
        player: PlayerId,
        number: HouseNumber,
        at: Coord,
        garden: Side,
    ) -> Result<(), Refusal> {
        self.check_ready(player, DEVELOPER)?;
        if !self.houses_left().any(|left| left == number) {
            return Err(Refusal::NoSuchHouseTile { house: number });
        }
        self.check_house_place(at, garden)
    }

    /// Empty squares for house and garden, one of them next to a road (B-BLD-1).
    pub(crate) fn check_house_place(&self, at: Coord, garden: Side) -> Result<(), Refusal> {
        let rect = with_garden(building_in(at, garden), garden);
        self.check_empty(Rect::new(at, rect.width, rect.height))?;
        match self.board.site(rect.width as u8, rect.height as u8, at) {
            Some(_) => Ok(()),
            None => Err(Refusal::NotByRoad { at, during: Phase::Houses }),
        }
    }

    pub(crate) fn check_garden(
        &self,
        player: PlayerId,
        number: HouseNumber,
        side: Side,
    ) -> Result<(), Refusal> {
        self.check_ready(player, DEVELOPER)?;
        if self.gardens_left == 0 {
            return Err(Refusal::NoGardensLeft);
        }
        let house = self.house(number).ok_or(Refusal::NoSuchHouse { house: number })?;
        self.check_garden_place(house, side)
    }

    /// May this house have a garden there, as far as house and ground go (B-BLD-1, K-DIST-6)?
    pub(crate) fn check_garden_place(&self, house: &House, side: Side) -> Result<(), Refusal> {
        let number = house.number;
        match house.kind {
            HouseKind::Apartment | HouseKind::Rural => Err(Refusal::NeverGarden { house: number }),
            _ if !house.takes_garden() => Err(Refusal::HasGarden { house: number }),
            _ => self.check_empty(garden_rect(house.at, side)),
        }
    }

    pub(crate) fn list_houses(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        if self.ready(player, DEVELOPER) == 0 {
            return ControlFlow::Continue(());
        }
        if self.houses_left().next().is_some() {
            let mut places: Vec<(Coord, Side)> = Vec::new();
            let wide = self.board.sites(3, 2).iter().filter(|site| self.site_free(site));
            let high = self.board.sites(2, 3).iter().filter(|site| self.site_free(site));
            for site in wide {
                places.extend([(site.at, Side::East), (site.at, Side::West)]);
            }
            for site in high {
                places.extend([(site.at, Side::North), (site.at, Side::South)]);
            }
            places.sort_unstable();
            for number in self.houses_left() {
                let here = places.iter();
                visit.many(here.map(|(at, garden)| Action::House {
                    house: number,
                    at: *at,
                    garden: *garden,
                }))?;
            }
        }
        if self.gardens_left > 0 {
            for house in self.houses.iter().filter(|house| house.takes_garden()) {
                for side in Side::ALL {
                    if self.check_empty(garden_rect(house.at, side)).is_ok() {
                        visit.one(Action::Garden { house: house.number, side })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_house(
        &mut self,
        player: PlayerId,
        number: HouseNumber,
        at: Coord,
        garden: Side,
        sink: &mut impl Sink,
    ) {
        self.turn.used.add(DEVELOPER, 1);
        self.put_house(number, at, garden);
        sink.emit(|| Event::HouseBuilt { chain: player, house: number, at, garden });
        self.achieve(player, Feat::BuildHouse, sink);
    }

    /// Puts a house and its garden on the map, in order of number. `at` is the footprint's north-west square.
    pub(crate) fn put_house(&mut self, number: HouseNumber, at: Coord, garden: Side) {
        let building = building_in(at, garden);
        let rect = with_garden(building, garden);
        self.occupy(rect);
        let house = House {
            number,
            kind: HouseKind::Placed,
            at: building,
            garden: Some(garden),
            demand: DemandList::new(),
            links: self.board.links_of(rect),
        };
        let place = self.houses.iter().position(|other| other.number > number);
        self.houses.insert(place.unwrap_or(self.houses.len()), house);
    }

    pub(crate) fn do_garden(
        &mut self,
        player: PlayerId,
        number: HouseNumber,
        side: Side,
        sink: &mut impl Sink,
    ) {
        self.turn.used.add(DEVELOPER, 1);
        self.put_garden(number, side);
        sink.emit(|| Event::GardenBuilt { chain: player, house: number, side });
    }

    pub(crate) fn put_garden(&mut self, number: HouseNumber, side: Side) {
        self.gardens_left -= 1;
        let Some(index) = self.houses.iter().position(|house| house.number == number) else { return };
        self.houses[index].garden = Some(side);
        let rect = self.houses[index].rect();
        self.houses[index].links = self.board.links_of(rect);
        self.occupy(garden_rect(self.houses[index].at, side));
    }
}
