//! The map questions answered a second time, slowly and plainly, square by square, and compared with the engine's
//! fast answers in random games.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use magnate_rules::{
    Action, Axis, CampaignKind, Config, Coord, Corner, Dice, Dir, EmployeeRange, FastDice, Game, HouseNumber,
    Item, Lines, Milestone, Phase, Place, PlayerId, Rect, SquareKind, Stage, Step, Stock, TOKENS, fuzz,
};

/// Plain looks at the map.
struct Plain<'a>(&'a Game);

impl Plain<'_> {
    fn kind(&self, at: Coord) -> Option<SquareKind> {
        let board = self.0.board();
        board.square(at).map(|square| board.kind(square))
    }

    fn is_road(&self, at: Coord) -> bool {
        self.kind(at).is_some_and(SquareKind::is_road)
    }

    fn tile(at: Coord) -> (i8, i8) {
        (at.x.div_euclid(5), at.y.div_euclid(5))
    }

    fn cost(a: Coord, b: Coord) -> u32 {
        u32::from(Self::tile(a) != Self::tile(b))
    }

    fn entrances(&self, player: PlayerId) -> Vec<Coord> {
        let chain = self.0.chain(player);
        let drive_in = chain
            .at_work()
            .iter()
            .any(|(card, _)| ["local_manager", "regional_manager"].contains(&card.id()));
        let open = chain.restaurants().iter().filter(|restaurant| restaurant.open);
        open.flat_map(|restaurant| {
            let corners =
                Corner::ALL.into_iter().filter(move |corner| drive_in || *corner == restaurant.entrance);
            corners.map(|corner| corner.of(restaurant.at))
        })
        .collect()
    }

    /// Fewest borders from any of these squares to every (square, heading) on the road.
    fn roads_from(&self, starts: &[Coord]) -> BTreeMap<(Coord, Dir), u32> {
        self.roads_with_works(starts, &[])
    }

    /// The same where roadworks count as well.
    fn roads_with_works(&self, starts: &[Coord], works: &[Coord]) -> BTreeMap<(Coord, Dir), u32> {
        let cost = |from: Coord, to: Coord| Self::cost(from, to) + u32::from(works.contains(&to));
        let mut best: BTreeMap<(Coord, Dir), u32> = BTreeMap::new();
        let mut queue: VecDeque<(Coord, Dir, u32)> = VecDeque::new();
        for start in starts {
            for dir in Dir::ALL {
                if let Some(to) = start.step(dir).filter(|to| self.is_road(*to)) {
                    queue.push_back((to, dir, cost(*start, to)));
                }
            }
        }
        while let Some((at, heading, so_far)) = queue.pop_front() {
            if best.get(&(at, heading)).is_some_and(|known| *known <= so_far) {
                continue;
            }
            best.insert((at, heading), so_far);
            for dir in Dir::ALL {
                // A bridge is left straight ahead (B-MAP-3).
                if self.kind(at) == Some(SquareKind::Bridge) && dir != heading {
                    continue;
                }
                if let Some(to) = at.step(dir).filter(|to| self.is_road(*to)) {
                    queue.push_back((to, dir, so_far + cost(at, to)));
                }
            }
        }
        best
    }

    /// Fewest borders from the starts onto some square of a building or token.
    fn distance(&self, starts: &[Coord], rect: Rect) -> Option<u32> {
        let roads = self.roads_from(starts);
        let mut best: Option<u32> = None;
        for square in rect.coords() {
            for ((at, _), cost) in &roads {
                let beside = Dir::ALL.into_iter().any(|dir| at.step(dir) == Some(square));
                if beside {
                    let total = cost + Self::cost(*at, square);
                    best = Some(best.map_or(total, |known| known.min(total)));
                }
            }
        }
        best
    }

    fn sources(&self) -> Vec<(Coord, Item)> {
        let rect = self.0.map_rect();
        rect.coords()
            .filter_map(|at| match self.kind(at)? {
                SquareKind::Source(item) => Some((at, item)),
                _ => None,
            })
            .collect()
    }

    /// Every set of sources some legal walk can visit.
    fn hauls_by_road(&self, starts: &[Coord], range: u32) -> BTreeSet<u32> {
        let sources = self.sources();
        let beside = |at: Coord| {
            let near = |source: Coord| Dir::ALL.into_iter().any(|dir| at.step(dir) == Some(source));
            sources
                .iter()
                .enumerate()
                .filter(|(_, (source, _))| near(*source))
                .fold(0, |m, (i, _)| m | 1 << i)
        };
        let mut seen: BTreeSet<(Coord, Dir, u32, u32)> = BTreeSet::new();
        let mut open: Vec<(Coord, Dir, u32, u32)> = Vec::new();
        for start in starts {
            for dir in Dir::ALL {
                if let Some(to) = start.step(dir).filter(|to| self.is_road(*to)) {
                    open.push((to, dir, Self::cost(*start, to), beside(to)));
                }
            }
        }
        while let Some(state) = open.pop() {
            let (at, heading, cost, mask) = state;
            if cost > range || !seen.insert(state) {
                continue;
            }
            for dir in Dir::ALL.into_iter().filter(|dir| *dir != heading.opposite()) {
                if self.kind(at) == Some(SquareKind::Bridge) && dir != heading {
                    continue;
                }
                if let Some(to) = at.step(dir).filter(|to| self.is_road(*to)) {
                    open.push((to, dir, cost + Self::cost(at, to), mask | beside(to)));
                }
            }
        }
        seen.into_iter().map(|(.., mask)| mask).collect()
    }

    /// Every set of sources some legal flight can visit.
    fn hauls_by_air(&self, starts: &[Coord], range: u32) -> BTreeSet<u32> {
        fn fly(plain: &Plain<'_>, path: &mut Vec<(i8, i8)>, left: u32, found: &mut BTreeSet<u32>) {
            let sources = plain.sources();
            let over = sources.iter().enumerate().filter(|(_, (at, _))| path.contains(&Plain::tile(*at)));
            found.insert(over.fold(0, |mask, (i, _)| mask | 1 << i));
            if left == 0 {
                return;
            }
            let (x, y) = path[path.len() - 1];
            for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                let on_map = plain.kind(Coord::new(next.0 * 5, next.1 * 5)).is_some();
                if on_map && !path.contains(&next) {
                    path.push(next);
                    fly(plain, path, left - 1, found);
                    path.pop();
                }
            }
        }
        let mut found = BTreeSet::new();
        for start in starts {
            fly(self, &mut vec![Self::tile(*start)], range, &mut found);
        }
        found
    }

    /// Houses a campaign reaches, from the words of B-RUN-2.
    fn reached(&self, kind: CampaignKind, place: Place, size: (i8, i8), lines: u8) -> Vec<HouseNumber> {
        let rect = |at: Coord| Rect::new(at, size.0, size.1);
        let touches = |square: Coord| -> BTreeSet<Coord> {
            Dir::ALL.into_iter().filter_map(|d| square.step(d)).collect()
        };
        let area: BTreeSet<Coord> = match (kind, place) {
            (CampaignKind::Billboard, Place::Board { at, .. }) => {
                rect(at).coords().flat_map(touches).collect()
            }
            (CampaignKind::Mailbox, Place::Board { at, .. }) => {
                let mut block: BTreeSet<Coord> = BTreeSet::new();
                let mut open: Vec<Coord> = rect(at).coords().collect();
                while let Some(square) = open.pop() {
                    if self.kind(square).is_some() && !self.is_road(square) && block.insert(square) {
                        open.extend(touches(square));
                    }
                }
                block
            }
            (CampaignKind::Radio, Place::Board { at, .. }) => {
                let (x, y) = Self::tile(at);
                let near = |square: &Coord| {
                    let tile = Self::tile(*square);
                    (tile.0 - x).abs() <= 1 && (tile.1 - y).abs() <= 1
                };
                self.0.map_rect().coords().filter(near).collect()
            }
            (_, Place::Lines { lines: Lines { axis, first }, .. }) => {
                let covered = first..first + lines as i8;
                let line = |square: &Coord| if axis == Axis::Row { square.y } else { square.x };
                self.0.map_rect().coords().filter(|square| covered.contains(&line(square))).collect()
            }
            _ => BTreeSet::new(),
        };
        let houses = self.0.houses().iter();
        houses
            .filter(|house| house.rect().coords().any(|at| area.contains(&at)))
            .map(|house| house.number)
            .collect()
    }
}

/// Games some rounds in, with varied companies, at the start of a working day.
fn samples(count: u64) -> Vec<Game> {
    let mut samples = Vec::new();
    for seed in 0..count {
        let mut game = Game::new(&Config::new(2 + (seed % 4) as u8), seed).unwrap();
        let mut dice = FastDice::new(seed);
        let mut buffer = Vec::new();
        let until = 2 + seed % 7;
        while u64::from(game.round()) < until || !matches!(game.decision().stage, Stage::Working { .. }) {
            if game.decision().stage == Stage::Restructuring
                && game.decision().awaited.len() == game.chains().len()
            {
                fuzz::deal_staff(&mut game, 4, &mut dice);
            }
            let Some(player) = game.decision().awaited.first() else { break };
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            game.play(player, &action).unwrap();
        }
        samples.push(game);
    }
    samples
}

#[test]
fn distances_agree_with_a_walk_over_squares() {
    let mut compared = 0;
    for game in samples(60) {
        let plain = Plain(&game);
        for player in game.config().player_ids() {
            let starts = plain.entrances(player);
            for house in game.houses() {
                let ours = game.distance_to(house.number, player).map(u32::from);
                assert_eq!(ours, plain.distance(&starts, house.rect()), "house {}", house.number);
                compared += 1;
            }
        }
    }
    assert!(compared > 1000);
}

#[test]
fn campaigns_reach_what_the_words_say() {
    let mut dice = FastDice::new(3);
    let mut reached = 0;
    for game in samples(40) {
        let plain = Plain(&game);
        let player = game.decision().awaited.first().unwrap();
        let mut directors = game.clone();
        fuzz::put_to_work(&mut directors, player, "brand_director".parse().unwrap());
        let (actions, _) = directors.legal_at(Phase::Campaigns, player, 0).unwrap();
        for _ in 0..100.min(actions.len()) {
            let action = &actions[dice.below(actions.len() as u32) as usize];
            let Action::Campaign { number, place, .. } = action else { continue };
            let token = number.card().unwrap();
            let (mut width, mut height) = (token.width as i8, token.height as i8);
            if matches!(place, Place::Board { rotated: true, .. }) {
                std::mem::swap(&mut width, &mut height);
            }
            let (mut after, _) = directors.at_phase(Phase::Campaigns, Some(player));
            if after.decision().stage != (Stage::Working { step: Step::Campaigns }) {
                continue;
            }
            after.apply(player, action).unwrap();
            let campaign = after.campaigns().iter().find(|campaign| campaign.number == *number).unwrap();
            let expected = plain.reached(token.kind, *place, (width, height), token.lines);
            assert_eq!(game.reached_by(campaign), expected, "{action}");
            reached += expected.len();
        }
    }
    assert!(reached > 1000);
}

#[test]
fn every_place_in_range_is_listed_and_no_other() {
    for game in samples(24) {
        let plain = Plain(&game);
        let player = game.decision().awaited.first().unwrap();
        for card in ["marketing_trainee", "campaign_manager", "brand_director"] {
            let card: magnate_rules::Employee = card.parse().unwrap();
            let marketeer = card.marketeer().unwrap();
            let mut working = game.clone();
            fuzz::put_to_work(&mut working, player, card);
            let starts = plain.entrances(player);
            let (actions, _) = working.legal_at(Phase::Campaigns, player, 0).unwrap();
            for token in
                TOKENS.iter().filter(|token| marketeer.kinds.contains(&token.kind) && token.width > 0)
            {
                let listed: BTreeSet<(Coord, bool)> = actions
                    .iter()
                    .filter_map(|action| match action {
                        Action::Campaign {
                            marketeer, number, place: Place::Board { at, rotated }, ..
                        } if *marketeer == card && *number == token.number => Some((*at, *rotated)),
                        _ => None,
                    })
                    .collect();
                let free = !game.config().leaves_out(token.number)
                    && game.campaigns().iter().all(|campaign| campaign.number != token.number);
                let roads = plain.roads_from(&starts);
                let mut expected = BTreeSet::new();
                for at in game.map_rect().coords().filter(|_| free) {
                    for rotated in [false, true] {
                        if rotated && token.width == token.height {
                            continue;
                        }
                        let (w, h) =
                            if rotated { (token.height, token.width) } else { (token.width, token.height) };
                        let rect = Rect::new(at, w as i8, h as i8);
                        let empty = rect.coords().all(|at| {
                            plain.kind(at) == Some(SquareKind::Empty) && game.occupant(at).is_none()
                        });
                        let by_road = rect.coords().any(|at| {
                            Dir::ALL.into_iter().any(|dir| at.step(dir).is_some_and(|to| plain.is_road(to)))
                        });
                        let in_range = match marketeer.range {
                            EmployeeRange::Road(range) => rect.coords().any(|square| {
                                roads.iter().any(|((at, _), cost)| {
                                    Dir::ALL.into_iter().any(|dir| at.step(dir) == Some(square))
                                        && cost + Plain::cost(*at, square) <= u32::from(range)
                                })
                            }),
                            _ => true,
                        };
                        if empty && by_road && in_range {
                            expected.insert((at, rotated));
                        }
                    }
                }
                assert_eq!(listed, expected, "{card} token {}", token.number);
            }
        }
    }
}

#[test]
fn the_hauls_listed_are_the_best_there_are() {
    let mut hauls = 0;
    for game in samples(48) {
        let plain = Plain(&game);
        let player = game.decision().awaited.first().unwrap();
        for card in ["cart_operator", "truck_driver", "zeppelin_pilot"] {
            let card: magnate_rules::Employee = card.parse().unwrap();
            let buying = card.buying().unwrap();
            let mut working = game.clone();
            fuzz::put_to_work(&mut working, player, card);
            let milestones = game.chain(player).milestones();
            let far = u32::from(milestones.has(Milestone::FirstCartOperatorPlayed));
            let each = buying.per_source + u8::from(milestones.has(Milestone::FirstErrandBoyPlayed));
            let starts = plain.entrances(player);
            let sets = match buying.range {
                EmployeeRange::Road(range) => plain.hauls_by_road(&starts, u32::from(range) + far),
                EmployeeRange::Air(range) => plain.hauls_by_air(&starts, u32::from(range) + far),
                EmployeeRange::Unlimited => unreachable!(),
            };
            let sources = plain.sources();
            let drinks = |mask: &u32| -> Stock {
                let picked = sources.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
                picked.map(|(_, (_, item))| (*item, u16::from(each))).collect()
            };
            let all: BTreeSet<Stock> = sets.iter().map(drinks).filter(|stock| !stock.is_empty()).collect();
            let best: BTreeSet<Stock> = all
                .iter()
                .filter(|stock| !all.iter().any(|other| other != *stock && other.covers(stock)))
                .copied()
                .collect();
            let (actions, _) = working.legal_at(Phase::Food, player, 0).unwrap();
            let listed: Vec<Stock> = actions
                .iter()
                .filter_map(|action| match action {
                    Action::Fetch { route } if route.buyer == card => {
                        Some(working.haul(player, route).unwrap().items)
                    }
                    _ => None,
                })
                .collect();
            assert_eq!(listed.len(), listed.iter().collect::<BTreeSet<_>>().len(), "each haul once");
            assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), best, "{card}");
            hauls += best.len();
        }
    }
    assert!(hauls > 100, "{hauls}");
}

// ---- a town that grows -------------------------------------------------------------------------------

/// Moments of random games in which lobbyists and rural marketeers have changed the map.
fn grown(count: usize) -> Vec<Game> {
    use magnate_rules::{Module, ModuleSet};
    let modules =
        ModuleSet::of(&[Module::Lobbyists, Module::RuralMarketeers, Module::NewDistricts, Module::Coffee]);
    let mut games = Vec::new();
    let mut seed = 0;
    while games.len() < count {
        seed += 1;
        let mut game = Game::new(&Config::new(3).with_modules(modules), seed).unwrap();
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        let mut steps = 0;
        while !game.is_over() && game.round() < 6 {
            let begins = game.decision().stage == Stage::Restructuring && game.decision().awaited.len() == 3;
            if begins && game.round() > 1 {
                fuzz::deal_staff(&mut game, 8, &mut dice);
            }
            let player = game.decision().awaited.first().unwrap();
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            game.play(player, &action).unwrap();
            steps += 1;
            if steps % 23 == 0 && !game.board().added().is_empty() {
                games.push(game.clone());
            }
        }
    }
    games
}

impl Plain<'_> {
    /// Borders and roadworks from entrances to a house, or to the rural area over its offramps (K-LOB-9, K-RURAL-6).
    fn dinner_distance(&self, starts: &[Coord], goal: &[Coord]) -> Option<u32> {
        let best = self.roads_with_works(starts, &self.0.board().added().roadworks);
        let near = best.iter().flat_map(|((at, _), cost)| {
            let beside = goal.iter().filter(|to| Dir::ALL.into_iter().any(|dir| at.step(dir) == Some(**to)));
            beside.map(move |to| cost + Self::cost(*at, *to))
        });
        near.min()
    }

    /// Squares that mail from a square reaches: around everything but roads, those under construction too (K-LOB-8).
    fn mail_from(&self, start: Coord) -> BTreeSet<Coord> {
        let passes =
            |at: Coord| self.kind(at).is_some_and(|kind| !kind.is_road() && kind != SquareKind::Works);
        let mut seen = BTreeSet::new();
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            if passes(at) && seen.insert(at) {
                open.extend(Dir::ALL.into_iter().filter_map(|dir| at.step(dir)));
            }
        }
        seen
    }
}

#[test]
fn a_town_that_grew_agrees_with_a_walk_over_squares() {
    let (mut compared, mut rural, mut parks, mut works) = (0, 0, 0, 0);
    let mut dice = FastDice::new(1);
    for game in grown(120) {
        let plain = Plain(&game);
        let offramps: Vec<Coord> =
            game.board().added().offramps.iter().flat_map(magnate_rules::Offramp::squares).collect();
        for house in game.houses() {
            let is_rural = house.kind == magnate_rules::HouseKind::Rural;
            let goal: Vec<Coord> = if is_rural { offramps.clone() } else { house.rect().coords().collect() };
            for player in game.config().player_ids() {
                let ours = game.distance_to(house.number, player).map(u32::from);
                let theirs = plain.dinner_distance(&plain.entrances(player), &goal);
                assert_eq!(ours, theirs, "house {} and chain {player}", house.number);
                compared += 1;
                rural += u32::from(is_rural && ours.is_some());
            }
            // A park beside any square of house or garden (K-LOB-20).
            let beside = |at: &Coord| Dir::ALL.into_iter().filter_map(|dir| at.step(dir)).collect::<Vec<_>>();
            let park =
                !is_rural && goal.iter().flat_map(beside).any(|at| plain.kind(at) == Some(SquareKind::Park));
            assert_eq!(game.has_park(house), park, "house {}", house.number);
            parks += u32::from(park);
        }
        works += u32::from(!game.board().added().roadworks.is_empty());
        // Mailbox blocks, from some squares to all others.
        let squares: Vec<Coord> = game.board().squares().map(|it| game.board().coord(it)).collect();
        let from = squares[dice.below(squares.len() as u32) as usize];
        let mail = plain.mail_from(from);
        if let Some(block) = game.board().block(from) {
            for at in &squares {
                assert_eq!(game.board().block(*at) == Some(block), mail.contains(at), "from {from} to {at}");
            }
        } else {
            assert!(mail.is_empty(), "no mail from a road");
        }
    }
    println!(
        "{compared} distances, {rural} of the rural area, {parks} houses by parks, {works} towns with roadworks"
    );
    assert!(compared > 2000 && rural > 20 && parks > 20 && works > 5);
}
