//! What a seat sees as a row of small whole numbers, for learning. Everybody sees themselves first and the others in order
//! after that; which part means what depends only on the configuration.

use magnate_rules::{
    Chain, Config, Duration, Employee, Item, MAX_PLAYERS, Milestone, Place, PlayerId, ReserveCard, Stage,
    Step, TokenNumber, View, Viewer,
};

use crate::encoding::{Choosing, HOUSE_SLOTS, house_slot};

/// Stages that get a number of their own.
const STAGES: usize = 6 + Step::COUNT;
/// Restaurants of one chain that are shown.
const RESTAURANTS: usize = 3;
/// Numbers of one restaurant: column and row, corner of the entrance, and 1, or 2 when it is open.
const RESTAURANT: usize = 4;
/// Turns of a campaign without end.
const ETERNAL: i16 = 99;
/// No way leads there.
const UNREACHABLE: i16 = -1;

/// A part of an observation.
#[derive(Clone, Debug)]
pub struct Part {
    pub name: &'static str,
    pub start: usize,
    /// How the numbers of the part are arranged.
    pub shape: Vec<usize>,
}

/// How an observation of a game with this configuration is laid out.
#[derive(Clone, Debug)]
pub struct Layout {
    config: Config,
    cards: Vec<Employee>,
    items: Vec<Item>,
    milestones: Vec<Milestone>,
    tokens: Vec<TokenNumber>,
    pub parts: Vec<Part>,
    pub size: usize,
}

impl Layout {
    pub fn new(config: &Config) -> Self {
        let players = usize::from(config.players);
        let mut layout = Layout {
            config: *config,
            cards: config.employees().collect(),
            items: config.items().collect(),
            milestones: config.milestone_cards().collect(),
            tokens: config.tokens().map(|token| token.number).collect(),
            parts: Vec::new(),
            size: 0,
        };
        let (cards, items) = (layout.cards.len(), layout.items.len());
        let (milestones, tokens) = (layout.milestones.len(), layout.tokens.len());
        let parts: Vec<(&'static str, Vec<usize>)> = vec![
            ("stage", vec![STAGES]),
            ("question", vec![1]),
            ("chosen", vec![8]),
            ("putting_to_work", vec![cards]),
            ("round", vec![1]),
            ("bank", vec![1]),
            ("bank_breaks", vec![1]),
            ("ceo_slots", vec![1]),
            ("gardens_left", vec![1]),
            ("hires_left", vec![1]),
            ("supply", vec![cards]),
            ("cash", vec![players]),
            ("place_in_order", vec![players]),
            ("unit_price", vec![players]),
            ("salaries_due", vec![players]),
            ("reserve", vec![players]),
            ("at_work", vec![players, cards]),
            ("beach", vec![players, cards]),
            ("busy", vec![players, cards]),
            ("milestones", vec![players, milestones]),
            ("milestones_open", vec![milestones]),
            ("stock", vec![players, items]),
            ("restaurants", vec![players, RESTAURANTS, RESTAURANT]),
            ("campaigns", vec![tokens, 5]),
            ("houses", vec![HOUSE_SLOTS, 4]),
            ("demand", vec![HOUSE_SLOTS, items]),
            ("distance", vec![HOUSE_SLOTS, players]),
        ];
        for (name, shape) in parts {
            let start = layout.size;
            layout.size += shape.iter().product::<usize>();
            layout.parts.push(Part { name, start, shape });
        }
        layout
    }

    /// Names of what is counted, by the list they stand in.
    pub fn vocabulary(&self) -> [(&'static str, Vec<String>); 5] {
        let stages = (0..STAGES).map(|stage| match stage {
            0 => "first_restaurant".to_string(),
            1 => "reserve".to_string(),
            2 => "restructuring".to_string(),
            3 => "order".to_string(),
            4 => "payday".to_string(),
            5 => "cleanup".to_string(),
            step => Step::ALL[step - 6].to_string(),
        });
        [
            ("stages", stages.collect()),
            ("cards", self.cards.iter().map(ToString::to_string).collect()),
            ("items", self.items.iter().map(ToString::to_string).collect()),
            ("milestones", self.milestones.iter().map(ToString::to_string).collect()),
            ("tokens", self.tokens.iter().map(ToString::to_string).collect()),
        ]
    }

    /// Writes what somebody sees who is about to choose. `out` has [`Layout::size`] places.
    pub fn write(&self, view: &View, choosing: &Choosing, out: &mut [i16]) {
        let Viewer::Player(seat) = view.viewer() else { return };
        let game = view.game();
        let mut out = Writer { out, at: 0 };
        let players = usize::from(self.config.players);
        let by_seat = |relative: usize| PlayerId(((usize::from(seat.0) + relative) % players) as u8);
        let decision = game.decision();
        let stage = match decision.stage {
            Stage::FirstRestaurant { .. } => Some(0),
            Stage::Reserve => Some(1),
            Stage::Restructuring => Some(2),
            Stage::OrderOfBusiness => Some(3),
            Stage::Payday => Some(4),
            Stage::Freezer => Some(5),
            Stage::Working { step } => Some(6 + step.index()),
            Stage::GameOver => None,
        };
        out.each(STAGES, |at| i16::from(stage == Some(at)));
        out.one(i16::from(decision.kind.is_some()));
        out.each(8, |at| choosing.chosen.get(at).map_or(0, |index| *index as i16 + 1));
        let working = choosing.structure();
        out.each(self.cards.len(), |at| working.map_or(0, |cards| i16::from(cards.of(self.cards[at]))));
        out.one(game.round() as i16);
        out.one(small(game.bank()));
        out.one(i16::from(game.bank_breaks()));
        out.one(i16::from(game.ceo_slots()));
        out.one(i16::from(game.gardens_left()));
        let recruits = matches!(decision.stage, Stage::Working { step: Step::Recruit });
        out.one(if recruits && decision.awaited.contains(seat) {
            i16::from(game.hires_left(seat))
        } else {
            0
        });
        out.each(self.cards.len(), |at| i16::from(game.supply(self.cards[at])));
        let chain = |relative: usize| game.chain(by_seat(relative));
        out.each(players, |at| small(chain(at).cash()));
        out.each(players, |at| {
            let place = game.order().iter().position(|player| *player == by_seat(at));
            place.map_or(0, |place| place as i16 + 1)
        });
        out.each(players, |at| small(game.unit_price(by_seat(at))));
        out.each(players, |at| small(game.bill(by_seat(at)).due));
        out.each(players, |at| chain(at).reserve().map_or(0, |card| ReserveCard::index(card) as i16 + 1));
        let counts = |of: &dyn Fn(&Chain, Employee) -> u8, out: &mut Writer<'_>| {
            for relative in 0..players {
                let chain = chain(relative);
                out.each(self.cards.len(), |at| i16::from(of(chain, self.cards[at])));
            }
        };
        counts(&|chain, card| chain.at_work().of(card), &mut out);
        counts(&|chain, card| chain.beach().of(card), &mut out);
        for relative in 0..players {
            let busy = game.busy(by_seat(relative));
            out.each(self.cards.len(), |at| i16::from(busy.of(self.cards[at])));
        }
        for relative in 0..players {
            let owned = chain(relative).milestones();
            out.each(self.milestones.len(), |at| i16::from(owned.has(self.milestones[at])));
        }
        let closed = game.closed_milestones();
        out.each(self.milestones.len(), |at| i16::from(!closed.has(self.milestones[at])));
        for relative in 0..players {
            let stock = chain(relative).stock();
            out.each(self.items.len(), |at| stock.of(self.items[at]) as i16);
        }
        for relative in 0..players {
            let restaurants = chain(relative).restaurants();
            for at in 0..RESTAURANTS {
                out.all(restaurants.get(at).map_or([0; RESTAURANT], |restaurant| {
                    let (at, entrance) = (restaurant.at, restaurant.entrance.index() as i16);
                    [i16::from(at.x), i16::from(at.y), entrance, i16::from(restaurant.open) + 1]
                }));
            }
        }
        for number in &self.tokens {
            let running = game.campaigns().iter().find(|campaign| campaign.number == *number);
            out.all(running.map_or([0; 5], |campaign| {
                let relative =
                    |owner: PlayerId| (usize::from(owner.0) + players - usize::from(seat.0)) % players + 1;
                let item = self.items.iter().position(|item| *item == campaign.item);
                let turns = match campaign.turns {
                    Duration::Turns(turns) => i16::from(turns),
                    Duration::Eternal => ETERNAL,
                };
                let (x, y) = match campaign.place {
                    Place::Board { at, .. } => (at.x, at.y),
                    Place::Lines { lines, .. } => (lines.first, lines.first),
                    Place::Rural { .. } | Place::Beside {} => (0, 0),
                };
                let owner = campaign.chain.map_or(0, relative) as i16;
                [owner, item.map_or(0, |item| item as i16 + 1), turns, i16::from(x), i16::from(y)]
            }));
        }
        let mut slots = [None; HOUSE_SLOTS];
        for (at, house) in game.houses().iter().enumerate() {
            slots[house_slot(house.number)] = Some(at);
        }
        for slot in &slots {
            out.all(slot.map_or([0; 4], |at| {
                let house = &game.houses()[at];
                let garden = i16::from(house.garden.is_some());
                [1, i16::from(house.at.x), i16::from(house.at.y), garden]
            }));
        }
        for slot in &slots {
            let demand = slot.map(|at| game.houses()[at].demand.items());
            out.each(self.items.len(), |at| demand.map_or(0, |demand| demand.of(self.items[at]) as i16));
        }
        let mut distances = [const { arrayvec::ArrayVec::<Option<u8>, { magnate_rules::MAX_HOUSES }>::new_const() };
            MAX_PLAYERS];
        for (relative, distances) in distances.iter_mut().enumerate().take(players) {
            *distances = game.distances_to(by_seat(relative));
        }
        for slot in &slots {
            out.each(players, |relative| {
                let distance = slot.and_then(|at| distances[relative].get(at).copied().flatten());
                distance.map_or(UNREACHABLE, i16::from)
            });
        }
        debug_assert_eq!(out.at, self.size);
    }
}

/// As far as it fits.
fn small(number: i32) -> i16 {
    number.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
}

struct Writer<'a> {
    out: &'a mut [i16],
    at: usize,
}

impl Writer<'_> {
    fn one(&mut self, value: i16) {
        self.out[self.at] = value;
        self.at += 1;
    }

    fn each(&mut self, count: usize, value: impl Fn(usize) -> i16) {
        let out = &mut self.out[self.at..self.at + count];
        for (at, place) in out.iter_mut().enumerate() {
            *place = value(at);
        }
        self.at += count;
    }

    fn all<const N: usize>(&mut self, values: [i16; N]) {
        self.out[self.at..self.at + N].copy_from_slice(&values);
        self.at += N;
    }
}
