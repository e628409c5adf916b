//! What lobbyists do for the town: roads that bring houses nearer, parks that make them pay more.

use arrayvec::ArrayVec;
use magnate_rules::{
    Action, Board, Coord, Dir, MAX_HOUSES, MilestoneGoal, ParkPiece, Rect, Road, RoadPiece, SquareKind, TILE,
};

use super::claims::Claims;
use super::style::Style;
use crate::outlook::{Distances, Outlook, dine, kitchens, taken};

/// Rounds one counts on.
const FORESEEN: f32 = 8.0;
/// Roads whose works are looked at before one is chosen.
const TRIED: usize = 2;
/// What laying something has to bring at least.
const TOO_LITTLE: f32 = 2.0;

/// Houses as bits.
type Houses = u32;

/// What every house brings the company, as far as pieces of the town change it.
struct Town<'a, 'b> {
    outlook: &'a Outlook<'b>,
    spite: f32,
    rounds: f32,
    /// By house: dollars of one helping a round, at single price.
    spending: ArrayVec<f32, MAX_HOUSES>,
    /// By house: what a park adds tonight.
    tonight: ArrayVec<f32, MAX_HOUSES>,
    /// By house: own share of what it spends.
    share: ArrayVec<f32, MAX_HOUSES>,
}

impl<'a, 'b> Town<'a, 'b> {
    fn new(outlook: &'a Outlook<'b>, style: &Style, rounds_left: f32) -> Town<'a, 'b> {
        let price = outlook.mine().seller.price as f32;
        let spending = outlook.appetites().iter().map(|units| units * price).collect();
        let mut kitchens = kitchens(&outlook.stalls);
        let mut tonight = ArrayVec::new();
        for home in &outlook.homes {
            let mut gain = 0.0;
            if let Some((player, order)) = taken(home, &outlook.stalls, &kitchens) {
                kitchens[player].serve(&order.items);
                let sale = (order.items.total() as i32 * outlook.stalls[player].seller.price) as f32;
                gain = if player == outlook.me.index() { sale } else { -style.spite * sale };
            }
            tonight.push(gain);
        }
        let share = outlook.homes.iter().map(|home| outlook.share(&home.distance, style.spite)).collect();
        let rounds = rounds_left.min(FORESEEN);
        Town { outlook, spite: style.spite, rounds, spending, tonight, share }
    }

    /// What a park beside these houses promises.
    fn park(&self, houses: Houses) -> f32 {
        let mut total = 0.0;
        for index in (0..self.spending.len()).filter(|index| houses >> index & 1 == 1) {
            total += self.tonight[index] + self.spending[index] * self.share[index] * self.rounds;
        }
        total
    }

    /// What it promises when houses are so far away from everybody.
    fn moved(&self, distances: &[Distances]) -> f32 {
        let mut total = 0.0;
        for (index, (home, new)) in self.outlook.homes.iter().zip(distances).enumerate() {
            if home.distance != *new {
                let gain = self.outlook.share(new, self.spite) - self.share[index];
                total += self.spending[index] * home.multiplier as f32 * gain;
            }
        }
        total * self.rounds
    }
}

/// Houses without a park, by the squares beside them.
struct Besides {
    corner: Coord,
    width: usize,
    houses: Vec<Houses>,
}

impl Besides {
    fn new(outlook: &Outlook<'_>, wanted: impl Fn(usize) -> bool) -> Besides {
        let board = outlook.game.board();
        let (corner, width) = (board.north_west(), board.width() as usize);
        let mut besides = Besides { corner, width, houses: vec![0; width * board.height() as usize] };
        for (index, house) in outlook.game.houses().iter().enumerate().filter(|(index, _)| wanted(*index)) {
            for at in house.rect().coords() {
                for beside in Dir::ALL.into_iter().filter_map(|dir| at.step(dir)) {
                    if let Some(place) = besides.place(beside) {
                        besides.houses[place] |= 1 << index;
                    }
                }
            }
        }
        besides
    }

    fn place(&self, at: Coord) -> Option<usize> {
        let x = usize::try_from(at.x - self.corner.x).ok().filter(|x| *x < self.width)?;
        let y = usize::try_from(at.y - self.corner.y).ok()?;
        let place = y * self.width + x;
        (place < self.houses.len()).then_some(place)
    }

    fn of(&self, at: Coord) -> Houses {
        self.place(at).map_or(0, |place| self.houses[place])
    }
}

/// A square a road may lie on, and how far everything is from there by the roads there are.
struct Spot {
    houses: ArrayVec<Option<u8>, MAX_HOUSES>,
    doors: Distances,
}

/// What is known about squares beside roads, as far as somebody has asked.
struct Spots<'a, 'b> {
    outlook: &'a Outlook<'b>,
    known: Vec<Spot>,
    /// Where they are known, by square.
    places: Vec<Option<u16>>,
    touched: Besides,
}

impl Spots<'_, '_> {
    fn find(&mut self, at: Coord) -> usize {
        let place = self.touched.place(at);
        if let Some(index) = place.and_then(|place| self.places[place]) {
            return usize::from(index);
        }
        let game = self.outlook.game;
        let (mut houses, mut doors) = (game.distances_from(at), game.doors_from(at));
        // Who stands beside the new road need not drive to it.
        let touched = self.touched.of(at);
        for (index, near) in houses.iter_mut().enumerate().filter(|(index, _)| touched >> index & 1 == 1) {
            let border = u8::from(!game.houses()[index].rect().coords().any(|it| same_tile(it, at)));
            *near = Some(near.map_or(border, |near| near.min(border)));
        }
        for player in game.config().player_ids() {
            for restaurant in game.chain(player).restaurants().iter().filter(|restaurant| restaurant.open) {
                let door = restaurant.entrance.of(restaurant.at);
                if Rect::new(door, 1, 1).touches(Rect::new(at, 1, 1)) {
                    let border = u8::from(!same_tile(door, at));
                    let near = &mut doors[player.index()];
                    *near = Some(near.map_or(border, |near| near.min(border)));
                }
            }
        }
        let index = self.known.len();
        if let Some(place) = place {
            self.places[place] = Some(index as u16);
        }
        self.known.push(Spot { houses, doors });
        index
    }

    /// How far houses would be from everybody with this road open.
    fn with_road(&mut self, road: &Road) -> ArrayVec<Distances, MAX_HOUSES> {
        let mut after: ArrayVec<Distances, MAX_HOUSES> =
            self.outlook.homes.iter().map(|home| home.distance).collect();
        let squares = road.squares();
        let spots: ArrayVec<usize, 4> = squares.iter().map(|at| self.find(*at)).collect();
        for (i, from) in spots.iter().map(|spot| &self.known[*spot]).enumerate() {
            if from.houses.iter().all(Option::is_none) {
                continue;
            }
            for (j, to) in spots.iter().map(|spot| &self.known[*spot]).enumerate() {
                let along = borders(&squares[i.min(j)..=i.max(j)]);
                for (house, near) in after.iter_mut().zip(&from.houses) {
                    let Some(near) = near else { continue };
                    for (distance, door) in house.iter_mut().zip(to.doors) {
                        let Some(door) = door else { continue };
                        let way = near + along + door;
                        if distance.is_none_or(|distance| way < distance) {
                            *distance = Some(way);
                        }
                    }
                }
            }
        }
        after
    }
}

fn tile_of(at: Coord) -> (i8, i8) {
    (at.x.div_euclid(TILE), at.y.div_euclid(TILE))
}

fn same_tile(one: Coord, other: Coord) -> bool {
    tile_of(one) == tile_of(other)
}

/// Borders along a piece.
fn borders(squares: &[Coord]) -> u8 {
    squares.windows(2).filter(|pair| !same_tile(pair[0], pair[1])).count() as u8
}

/// What the lobbyists can do, best first.
pub(crate) fn ideas(
    outlook: &Outlook<'_>,
    style: &Style,
    legal: &[Action],
    keep: usize,
) -> Vec<(f32, Action)> {
    let rounds_left = outlook.rounds_left();
    let town = Town::new(outlook, style, rounds_left);
    let first = Claims::new(outlook, rounds_left).of(MilestoneGoal::Lobby);
    let mut found = roads(outlook, &town, legal, keep);
    found.extend(parks(outlook, &town, legal, keep));
    for (dollars, _) in &mut found {
        *dollars += first;
    }
    found.retain(|(dollars, _)| *dollars > TOO_LITTLE);
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(keep);
    // What the works of the best roads do to tonight's dinner takes longer to find out.
    let now = balance(outlook, town.spite, &outlook.homes);
    for _ in 0..TRIED {
        let Some((dollars, action @ Action::Road { .. })) = found.first_mut() else { break };
        *dollars += with_works(outlook, town.spite, action).map_or(f32::MIN, |tonight| tonight - now);
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
    }
    found.retain(|(dollars, _)| *dollars > TOO_LITTLE);
    found
}

/// Parks, one for each set of houses.
fn parks(outlook: &Outlook<'_>, town: &Town<'_, '_>, legal: &[Action], keep: usize) -> Vec<(f32, Action)> {
    let game = outlook.game;
    let besides = Besides::new(outlook, |index| !game.has_park(&game.houses()[index]));
    let mut seen: Vec<Houses> = Vec::new();
    let mut found: Vec<(f32, Action)> = Vec::new();
    for action in legal {
        let Action::Park { park } = action else { continue };
        let houses = park.squares().iter().fold(0, |houses, at| houses | besides.of(*at));
        if houses != 0 && !seen.contains(&houses) {
            seen.push(houses);
            found.push((town.park(houses), action.clone()));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(keep);
    found
}

/// Roads that bring something once they are open.
fn roads(outlook: &Outlook<'_>, town: &Town<'_, '_>, legal: &[Action], keep: usize) -> Vec<(f32, Action)> {
    let touched = Besides::new(outlook, |_| true);
    let places = vec![None; touched.houses.len()];
    let mut spots = Spots { outlook, known: Vec::new(), places, touched };
    let mut found: Vec<(f32, Action)> = Vec::new();
    for action in legal {
        let Action::Road { road } = action else { continue };
        let gain = town.moved(&spots.with_road(road));
        if gain > 0.0 {
            found.push((gain, action.clone()));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(keep);
    found
}

/// Tonight's dinner with this road under construction.
fn with_works(outlook: &Outlook<'_>, spite: f32, road: &Action) -> Option<f32> {
    let mut works = outlook.game.clone();
    works.play(outlook.me, road).ok()?;
    let mut homes = outlook.homes.clone();
    for player in works.config().player_ids() {
        for (home, distance) in homes.iter_mut().zip(works.distances_to(player)) {
            home.distance[player.index()] = distance;
        }
    }
    Some(balance(outlook, spite, &homes))
}

/// Tonight's income less a share of the others'.
fn balance(outlook: &Outlook<'_>, spite: f32, homes: &[crate::outlook::Home]) -> f32 {
    let earned = dine(homes, &outlook.stalls);
    let others: i32 = outlook.rivals().map(|rival| earned[rival.index()]).sum();
    earned[outlook.me.index()] as f32 - spite * others as f32 / (outlook.players as f32 - 1.0).max(1.0)
}

/// What a lobbyist would bring in a round, as far as can be said before one is at work: the best house that a park could
/// lie beside, and the tile that comes with being first.
pub(crate) fn potential(outlook: &Outlook<'_>, style: &Style, rounds_left: f32) -> f32 {
    let game = outlook.game;
    let first = Claims::new(outlook, rounds_left).of(MilestoneGoal::Lobby);
    if ParkPiece::ALL.into_iter().all(|piece| game.parks_left(piece) == 0) {
        let roads = RoadPiece::ALL.into_iter().any(|piece| game.roads_left(piece) > 0);
        return if roads { first } else { 0.0 };
    }
    let town = Town::new(outlook, style, rounds_left);
    let mut best: f32 = 0.0;
    for (index, house) in game.houses().iter().enumerate() {
        let near = outlook.homes[index].distance[outlook.me.index()].is_some_and(|distance| distance <= 2);
        if near && !game.has_park(house) && has_room_beside(game.board(), house.rect()) {
            best = best.max(town.park(1 << index));
        }
    }
    best + first
}

/// Is nothing printed on a square beside, so that a park may lie there?
fn has_room_beside(board: &Board, rect: Rect) -> bool {
    let mut beside = rect.coords().flat_map(|at| Dir::ALL.into_iter().filter_map(move |dir| at.step(dir)));
    beside.any(|at| board.square(at).is_some_and(|square| board.kind(square) == SquareKind::Empty))
}
