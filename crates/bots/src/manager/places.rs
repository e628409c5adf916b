//! Where to stand: first restaurants, new restaurants, houses and gardens.

use arrayvec::ArrayVec;
use magnate_rules::{Action, Coord, Corner, Game, HouseNumber, MilestoneGoal, PlayerId};

use super::claims::Claims;
use super::style::Style;
use crate::outlook::Outlook;

/// What it is worth to have an entrance on this square: houses in reach, nearer than the others.
fn standing(outlook: &Outlook<'_>, door: Coord) -> f32 {
    let me = outlook.me.index();
    let mut total = 0.0;
    for (home, distance) in outlook.homes.iter().zip(outlook.game.distances_from(door)) {
        let Some(distance) = distance else { continue };
        let rival = outlook.rivals().filter_map(|rival| home.distance[rival.index()]).min();
        let already = home.distance[me];
        let weight = if home.multiplier > 1 { 1.6 } else { 1.0 };
        total +=
            weight * (gain(Some(distance.min(already.unwrap_or(u8::MAX))), rival) - gain(already, rival));
    }
    total
}

/// What a house is worth at this distance, with the nearest rival at that.
pub(crate) fn gain(own: Option<u8>, rival: Option<u8>) -> f32 {
    let Some(own) = own else { return 0.0 };
    let near = 6.0 - f32::from(own.min(5));
    match rival {
        None => near + 4.0,
        Some(rival) if rival > own => near + 4.0,
        Some(rival) if rival == own => near + 1.0,
        Some(_) => near * 0.6,
    }
}

/// Drinks within a short drive, which buyers can fetch later.
fn drinks_near(game: &Game, door: Coord) -> f32 {
    let board = game.board();
    let tile = |at: Coord| (at.x.div_euclid(magnate_rules::TILE), at.y.div_euclid(magnate_rules::TILE));
    let here = tile(door);
    let near = board.sources().iter().filter(|source| {
        let there = tile(board.coord(source.square));
        (here.0 - there.0).abs() + (here.1 - there.1).abs() <= 1
    });
    near.count() as f32
}

/// The best places for the first restaurant, best first.
pub(crate) fn first_restaurants(
    outlook: &Outlook<'_>,
    legal: &[Action],
    jitter: &mut impl FnMut() -> f32,
) -> Vec<(f32, Action)> {
    let mut doors: Vec<(Coord, f32)> = Vec::new();
    let mut rated: Vec<(f32, Action)> = legal
        .iter()
        .filter_map(|action| {
            let Action::FirstRestaurant { at, entrance } = action else { return None };
            let door = entrance.of(*at);
            let worth = match doors.iter().find(|(known, _)| *known == door) {
                Some((_, worth)) => *worth,
                None => {
                    let worth = standing(outlook, door) + 0.8 * drinks_near(outlook.game, door);
                    doors.push((door, worth));
                    worth
                }
            };
            Some((worth * (1.0 + jitter()), action.clone()))
        })
        .collect();
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated
}

/// What a restaurant moved has to bring at least: whoever moves it could have done something else.
const MOVED: f32 = 3.0;

/// What restaurants would be worth elsewhere, each door looked at once.
#[derive(Default)]
struct Moves {
    /// By restaurant: how far houses are from the others, and what all together are worth as they stand.
    stay: Vec<(Coord, Vec<Option<u8>>)>,
    known: Vec<(Coord, Coord, f32)>,
}

impl Moves {
    /// What is gained by moving the restaurant that stands here to this door.
    fn worth(&mut self, outlook: &Outlook<'_>, from: Coord, door: Coord) -> f32 {
        let known = self.known.iter().find(|known| (known.0, known.1) == (from, door));
        if let Some((.., worth)) = known {
            return *worth;
        }
        let game = outlook.game;
        if self.stay.iter().all(|(at, _)| *at != from) {
            let mut nearest: Vec<Option<u8>> = vec![None; outlook.homes.len()];
            let restaurants = game.chain(outlook.me).restaurants().iter();
            for other in restaurants.filter(|other| other.at != from) {
                let far = game.distances_from(other.entrance.of(other.at));
                for (nearest, far) in nearest.iter_mut().zip(far) {
                    *nearest = nearer(*nearest, far);
                }
            }
            self.stay.push((from, nearest));
        }
        let me = outlook.me.index();
        let others = self.stay.iter().find(|(at, _)| *at == from).map(|(_, others)| others);
        let mut total = 0.0;
        for ((home, far), other) in
            outlook.homes.iter().zip(game.distances_from(door)).zip(others.into_iter().flatten())
        {
            let rival = outlook.rivals().filter_map(|rival| home.distance[rival.index()]).min();
            let weight = if home.multiplier > 1 { 1.6 } else { 1.0 };
            let moved = nearer(*other, far);
            total += weight * (gain(moved, rival) - gain(home.distance[me], rival));
        }
        self.known.push((from, door, total));
        total
    }
}

fn nearer(one: Option<u8>, other: Option<u8>) -> Option<u8> {
    one.into_iter().chain(other).min()
}

/// The best places for another restaurant, best first: a new one, or one moved where it does more.
pub(crate) fn restaurants(outlook: &Outlook<'_>, style: &Style, legal: &[Action]) -> Vec<(f32, Action)> {
    let mut doors: Vec<(Coord, f32)> = Vec::new();
    let mut rated: Vec<(f32, Action)> = Vec::new();
    let first = Claims::new(outlook, outlook.rounds_left()).of(MilestoneGoal::OpenRestaurant);
    let mut moves = Moves::default();
    for action in legal {
        let (at, entrance): (Coord, Corner) = match action {
            Action::Open { at, entrance, .. } => (*at, *entrance),
            Action::Move { from, at, entrance, .. } => {
                let worth = moves.worth(outlook, *from, entrance.of(*at)) * style.relocate;
                if worth > MOVED {
                    rated.push((worth, action.clone()));
                }
                continue;
            }
            _ => continue,
        };
        let door = entrance.of(at);
        let worth = match doors.iter().find(|(known, _)| *known == door) {
            Some((_, worth)) => *worth,
            None => {
                let worth = standing(outlook, door) + first;
                doors.push((door, worth));
                worth
            }
        };
        if worth > 0.5 {
            rated.push((worth, action.clone()));
        }
    }
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated
}

/// The best thing a developer can do: gardens for houses we sell to, else a new house at our door.
pub(crate) fn develop(
    outlook: &Outlook<'_>,
    style: &Style,
    legal: &[Action],
    keep: usize,
) -> Vec<(f32, Action)> {
    let game = outlook.game;
    let mut rated: Vec<(f32, Action)> = Vec::new();
    let coming = outlook.coming();
    let supplies = [0.8; magnate_rules::MAX_PLAYERS];
    let price = outlook.mine().seller.price;
    for action in legal {
        if let Action::Garden { house, .. } = action
            && let Some(index) = game.houses().iter().position(|other| other.number == *house)
        {
            let home = &outlook.homes[index];
            let units: i32 = coming[index].iter().sum::<i32>() + home.demand.iter().sum::<i32>().min(2);
            let favour = outlook.favour(home, &supplies);
            let worth = price as f32 * (units as f32 + 0.4) * (favour - style.spite * (1.0 - favour));
            rated.push((worth, action.clone()));
        }
    }
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated.truncate(keep);
    let mut sites: ArrayVec<(i32, Coord, magnate_rules::Side), 12> = ArrayVec::new();
    let lowest = game.houses_left().next();
    let doors: ArrayVec<Coord, 3> =
        game.chain(outlook.me).restaurants().iter().map(|r| r.entrance.of(r.at)).collect();
    for action in legal {
        if let Action::House { house, at, garden } = action
            && Some(*house) == lowest
        {
            let far = doors
                .iter()
                .map(|door| i32::from((door.x - at.x).abs()) + i32::from((door.y - at.y).abs()))
                .min()
                .unwrap_or(99);
            let place = sites.partition_point(|(known, ..)| *known <= far);
            if place < sites.capacity() {
                if sites.is_full() {
                    sites.pop();
                }
                sites.insert(place, (far, *at, *garden));
            }
        }
    }
    let first = Claims::new(outlook, outlook.rounds_left()).of(MilestoneGoal::BuildHouse);
    if let Some(house) = lowest {
        for (_, at, garden) in sites {
            let action = Action::House { house, at, garden };
            if let Some(worth) = new_house(outlook, style, &action, house) {
                rated.push((worth + first, action));
            }
        }
    }
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated.retain(|(worth, _)| *worth > 0.0);
    rated.truncate(keep);
    rated
}

/// What a new house promises: it has a garden, and running campaigns may already reach it.
fn new_house(outlook: &Outlook<'_>, style: &Style, action: &Action, house: HouseNumber) -> Option<f32> {
    let mut after = outlook.game.clone();
    after.play(outlook.me, action).ok()?;
    let index = after.houses().iter().position(|other| other.number == house)?;
    let reached =
        after.campaigns().iter().filter(|campaign| after.reaches(campaign, &after.houses()[index])).count();
    let mut home = outlook.homes.first()?.clone();
    for player in after.config().player_ids() {
        home.distance[player.index()] = after.distance_to(house, player);
    }
    let price = outlook.mine().seller.price;
    let favour = outlook.favour(&home, &[0.8; magnate_rules::MAX_PLAYERS]);
    let times = after.multiplier(&after.houses()[index]) as f32;
    Some(times * price as f32 * (reached as f32 + 0.15) * (favour - style.spite * (1.0 - favour)))
}

/// The places in the turn order, best first: the earliest, or the latest for those who like to see first what others do.
pub(crate) fn positions(game: &Game, me: PlayerId, style: &Style) -> Vec<Action> {
    let mut places: Vec<Action> = (1..=game.order().len() as u8)
        .map(|position| Action::Order { position })
        .filter(|action| game.check(me, action).is_ok())
        .collect();
    if style.late > 0.5 {
        places.reverse();
    }
    places
}
