//! Decisions as numbers: a game action is a sequence of small choices out of one space that is the same for every game.
//!
//! The space is a row of segments (verbs, cards, items, columns, ...), each with room to spare, so that an index keeps its
//! meaning. An action is written as a path: its verb, then its fields. What may be chosen next is whatever some legal action
//! goes on with; choices without an alternative are left out. Structures and the freezer, of which there are too many to
//! list, are put together one card or item at a time and end with a verb.

use arrayvec::ArrayVec;
use magnate_rules::{
    Action, Axis, Coord, Corner, Duration, Employee, Game, Goods, HouseNumber, Item, KeepChoice, Place,
    PlayerId, ReserveCard, Side, Staff, Stage, Stock, TokenNumber,
};

/// Part of the space.
pub struct Segment {
    pub name: &'static str,
    pub start: u16,
    pub len: u16,
}

macro_rules! segments {
    ($($constant:ident = $name:literal, $len:literal;)+) => {
        #[derive(Clone, Copy)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Order { $($constant),+ }

        const LENGTHS: &[u16] = &[$($len),+];

        const fn start(order: Order) -> u16 {
            let (mut at, mut sum) = (0, 0);
            while at < order as usize {
                sum += LENGTHS[at];
                at += 1;
            }
            sum
        }

        $(const $constant: u16 = start(Order::$constant);)+

        /// The segments, in order.
        pub const SEGMENTS: &[Segment] = &[$(Segment { name: $name, start: $constant, len: $len }),+];
    };
}

// Appended to, never changed: an index means the same for ever.
segments! {
    VERB = "verb", 32;
    CARD = "card", 64;
    ITEM = "item", 16;
    TOKEN = "token", 32;
    TURNS = "turns", 8;
    COLUMN = "column", 64;
    ROW = "row", 64;
    CORNER = "corner", 4;
    SIDE = "side", 4;
    HOUSE = "house", 28;
    PLACE = "place", 8;
    RESERVE = "reserve", 8;
    AXIS = "axis", 2;
    YES = "yes", 2;
    TURNED = "turned", 4;
    PIECE = "piece", 8;
    PICK = "pick", 64;
}

/// How many indices there are.
pub const SIZE: usize = {
    let last = &SEGMENTS[SEGMENTS.len() - 1];
    (last.start + last.len) as usize
};

/// The verbs, in the order of their indices.
pub const VERBS: [&str; 28] = [
    "pass",
    "restaurant",
    "reserve",
    "work",
    "order",
    "hire",
    "train",
    "campaign",
    "cook",
    "errand",
    "fetch",
    "house",
    "garden",
    "open",
    "move",
    "road",
    "park",
    "tile",
    "shop",
    "offramp",
    "radio",
    "mailbox",
    "decline",
    "end",
    "fire",
    "fire_busy",
    "pay",
    "keep",
];
/// Ends a structure.
const WORK: u16 = VERB + 3;
/// Ends what goes into the freezer.
const KEEP: u16 = VERB + 27;

const _: () = assert!(Employee::COUNT <= 64 && Item::COUNT <= 16 && ReserveCard::COUNT <= 8);

/// The first column and row that has an index; squares beyond the ends share the last one, and are picked.
const FIRST_LINE: i8 = -20;
/// Indices of one digit of a pick.
const PICKS: usize = 64;

fn card(card: Employee) -> u16 {
    CARD + card.index() as u16
}

fn item(item: Item) -> u16 {
    ITEM + item.index() as u16
}

fn line(at: i8) -> u16 {
    (i16::from(at) - i16::from(FIRST_LINE)).clamp(0, 63) as u16
}

fn yes(yes: bool) -> u16 {
    YES + u16::from(yes)
}

fn corner(corner: Corner) -> u16 {
    CORNER + corner.index() as u16
}

fn side(side: Side) -> u16 {
    SIDE + side.index() as u16
}

fn token(number: TokenNumber) -> u16 {
    TOKEN + u16::from(number.0).min(31)
}

/// The slot of a house: its whole number, or one of the last ones.
pub fn house_slot(number: HouseNumber) -> usize {
    match number.whole() {
        Some(whole @ 0..=23) => usize::from(whole),
        _ if number == HouseNumber::PI => 24,
        _ if number == HouseNumber::NINE_THREE_QUARTERS => 25,
        _ if number == HouseNumber::RURAL => 26,
        _ => 27,
    }
}

/// Slots of houses.
pub const HOUSE_SLOTS: usize = 28;

fn house(number: HouseNumber) -> u16 {
    HOUSE + house_slot(number) as u16
}

type Path = ArrayVec<u16, 12>;

struct Writer(Path);

impl Writer {
    fn square(&mut self, at: Coord) {
        self.0.push(COLUMN + line(at.x));
        self.0.push(ROW + line(at.y));
    }

    fn goods(&mut self, goods: Goods) {
        self.0.push(item(goods.item));
        self.0.push(goods.item_b.map_or(yes(false), item));
    }

    fn place(&mut self, place: Place) {
        match place {
            Place::Board { at, rotated } => {
                self.square(at);
                self.0.push(yes(rotated));
            }
            Place::Lines { lines, side: at } => {
                let (axis, first) = match lines.axis {
                    Axis::Row => (AXIS, ROW + line(lines.first)),
                    Axis::Column => (AXIS + 1, COLUMN + line(lines.first)),
                };
                self.0.push(axis);
                self.0.push(first);
                self.0.push(at.map_or(yes(false), side));
            }
            Place::Rural { side: at } => self.0.push(side(at)),
            Place::Beside {} => {}
        }
    }
}

/// The path of an action that is listed.
fn path(action: &Action) -> Path {
    let mut path = Writer(Path::new());
    let verb = match action {
        Action::Pass => 0,
        Action::FirstRestaurant { .. } => 1,
        Action::Reserve { .. } => 2,
        Action::Work { .. } => 3,
        Action::Order { .. } => 4,
        Action::Hire { .. } => 5,
        Action::Train { .. } => 6,
        Action::Campaign { .. } => 7,
        Action::Cook { .. } => 8,
        Action::Errand { .. } => 9,
        Action::Fetch { .. } => 10,
        Action::House { .. } => 11,
        Action::Garden { .. } => 12,
        Action::Open { .. } => 13,
        Action::Move { .. } => 14,
        Action::Road { .. } => 15,
        Action::Park { .. } => 16,
        Action::Tile { .. } => 17,
        Action::Shop { .. } => 18,
        Action::Offramp { .. } => 19,
        Action::Radio { .. } => 20,
        Action::Mailbox { .. } => 21,
        Action::Decline => 22,
        Action::End => 23,
        Action::Fire { .. } => 24,
        Action::FireBusy { .. } => 25,
        Action::Pay { .. } => 26,
        Action::Keep { .. } => 27,
    };
    path.0.push(VERB + verb);
    match action {
        Action::FirstRestaurant { at, entrance } => {
            path.square(*at);
            path.0.push(corner(*entrance));
        }
        Action::Reserve { card } => path.0.push(RESERVE + card.index() as u16),
        Action::Order { position } => path.0.push(PLACE + u16::from(*position).min(7)),
        Action::Hire { card: who } | Action::Fire { card: who } => path.0.push(card(*who)),
        Action::Train { card: who, to, at_work } => {
            path.0.extend([card(*who), card(*to), yes(*at_work)]);
        }
        Action::Campaign { marketeer, number, goods, turns, place, second } => {
            path.0.extend([card(*marketeer), token(*number)]);
            path.goods(*goods);
            path.0.push(match turns {
                Duration::Turns(turns) => TURNS + u16::from(*turns).min(7),
                Duration::Eternal => TURNS,
            });
            path.place(*place);
            path.0.push(yes(*second));
        }
        Action::Cook { cook: who, item: what } | Action::Errand { buyer: who, item: what } => {
            path.0.extend([card(*who), item(*what)]);
        }
        Action::Fetch { route } => {
            path.0.push(card(route.buyer));
            path.square(route.from);
        }
        Action::House { house: number, at, garden } => {
            path.0.push(house(*number));
            path.square(*at);
            path.0.push(side(*garden));
        }
        Action::Garden { house: number, side: at } => path.0.extend([house(*number), side(*at)]),
        Action::Open { manager, at, entrance } => {
            path.0.push(card(*manager));
            path.square(*at);
            path.0.push(corner(*entrance));
        }
        Action::Move { manager, from, at, entrance } => {
            path.0.push(card(*manager));
            path.square(*from);
            path.square(*at);
            path.0.push(corner(*entrance));
        }
        Action::Road { road } => {
            path.0.push(PIECE + road.piece.index() as u16);
            path.square(road.at);
            path.0.push(TURNED + road.turn as u16);
        }
        Action::Park { park } => {
            path.0.push(PIECE + park.piece.index() as u16);
            path.square(park.at);
            path.0.extend([TURNED + park.turn as u16, yes(park.flipped)]);
        }
        Action::Tile { slot, .. } => path.square(*slot),
        Action::Shop { at, from } => {
            path.square(*at);
            match from {
                Some(from) => path.square(*from),
                None => path.0.push(yes(false)),
            }
        }
        Action::Radio { house: number, at } => {
            path.0.push(house(*number));
            path.square(*at);
        }
        Action::Mailbox { number, at, item: what } => {
            path.0.push(token(*number));
            path.square(*at);
            path.0.push(item(*what));
        }
        Action::FireBusy { number } => path.0.push(token(*number)),
        // Nothing more, or what is left is picked from a list.
        Action::Pass
        | Action::Work { .. }
        | Action::Offramp { .. }
        | Action::Decline
        | Action::End
        | Action::Pay { .. }
        | Action::Keep { .. } => {}
    }
    path.0
}

/// What an index says.
pub fn describe(index: usize) -> Option<String> {
    let at = u16::try_from(index).ok()?;
    let segment =
        SEGMENTS.iter().find(|segment| (segment.start..segment.start + segment.len).contains(&at))?;
    let value = usize::from(at - segment.start);
    let spare = || "-".to_string();
    let word = match segment.start {
        VERB => VERBS.get(value).map_or_else(spare, ToString::to_string),
        CARD => Employee::ALL.get(value).map_or_else(spare, ToString::to_string),
        ITEM => Item::ALL.get(value).map_or_else(spare, ToString::to_string),
        TURNS if value == 0 => "eternal".to_string(),
        COLUMN | ROW => (value as i32 + i32::from(FIRST_LINE)).to_string(),
        CORNER => Corner::ALL[value].to_string(),
        SIDE => Side::ALL[value].to_string(),
        HOUSE => match value {
            24 => HouseNumber::PI.to_string(),
            25 => HouseNumber::NINE_THREE_QUARTERS.to_string(),
            26 => HouseNumber::RURAL.to_string(),
            27 => spare(),
            whole => whole.to_string(),
        },
        RESERVE => ReserveCard::ALL.get(value).map_or_else(spare, ToString::to_string),
        AXIS => Axis::ALL[value].to_string(),
        YES => ["no", "yes"][value].to_string(),
        _ => value.to_string(),
    };
    Some(format!("{}:{word}", segment.name))
}

/// A set of indices.
#[derive(Clone, Default)]
pub struct Open([u64; SIZE.div_ceil(64)]);

impl Open {
    fn insert(&mut self, index: u16) {
        self.0[usize::from(index) / 64] |= 1 << (index % 64);
    }

    pub fn contains(&self, index: usize) -> bool {
        index < SIZE && self.0[index / 64] & (1 << (index % 64)) != 0
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(at, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                left &= left.checked_sub(1)?;
                Some(at * 64 + bit)
            })
        })
    }
}

/// How what is left is told apart.
#[derive(Clone, Debug)]
enum Mode {
    /// By the paths of the listed actions.
    Path,
    /// By the higher digit of their place in the list.
    PickHigh,
    /// By their place in the list.
    Pick,
    Structure(Staff),
    Freezer(Stock, Vec<KeepChoice>),
}

/// A decision on its way from the first index to a whole action.
#[derive(Clone)]
pub struct Choosing {
    mode: Mode,
    candidates: Vec<Action>,
    depth: usize,
    /// What may come next; empty when nothing is awaited.
    pub open: Open,
    /// What was chosen so far, forced choices left out.
    pub chosen: ArrayVec<u16, 8>,
}

impl Choosing {
    pub fn new() -> Self {
        Choosing {
            mode: Mode::Path,
            candidates: Vec::new(),
            depth: 0,
            open: Open::default(),
            chosen: ArrayVec::new(),
        }
    }

    /// Cards put to work so far.
    pub fn structure(&self) -> Option<&Staff> {
        match &self.mode {
            Mode::Structure(cards) => Some(cards),
            _ => None,
        }
    }

    /// Begins with what this player may do; the action, when there is only one.
    pub fn begin(&mut self, game: &Game, player: PlayerId) -> Option<Action> {
        (self.depth, self.open) = (0, Open::default());
        self.chosen.clear();
        self.candidates.clear();
        let decision = game.decision();
        if !decision.awaited.contains(player) {
            return None;
        }
        self.mode = match decision.stage {
            Stage::Restructuring if decision.kind.is_none() => Mode::Structure(Staff::NONE),
            Stage::Freezer if decision.kind.is_none() => {
                Mode::Freezer(Stock::NONE, game.choices(player).keeps)
            }
            _ => {
                game.list_into(player, &mut self.candidates);
                Mode::Path
            }
        };
        self.go_on(game, player)
    }

    /// Chooses an index that is open. `Ok(Some(_))` is the whole action.
    pub fn choose(&mut self, game: &Game, player: PlayerId, index: usize) -> Result<Option<Action>, ()> {
        if !self.open.contains(index) {
            return Err(());
        }
        let index = index as u16;
        _ = self.chosen.try_push(index);
        match &mut self.mode {
            Mode::Structure(_) | Mode::Freezer(..) if index == WORK || index == KEEP => {
                return Ok(Some(self.whole()));
            }
            Mode::Structure(cards) => cards.add(Employee::ALL[usize::from(index - CARD)], 1),
            Mode::Freezer(items, _) => items.add(Item::ALL[usize::from(index - ITEM)], 1),
            Mode::Path => {
                let depth = self.depth;
                self.candidates.retain(|action| path(action).get(depth) == Some(&index));
                self.depth += 1;
            }
            Mode::PickHigh => {
                let first = usize::from(index - PICK) * PICKS;
                let last = self.candidates.len().min(first + PICKS);
                self.candidates = self.candidates.drain(first..last).collect();
                self.mode = Mode::Pick;
            }
            Mode::Pick => {
                let picked = self.candidates.swap_remove(usize::from(index - PICK));
                self.candidates = vec![picked];
            }
        }
        Ok(self.go_on(game, player))
    }

    /// The structure or freezer as it stands.
    fn whole(&mut self) -> Action {
        self.open = Open::default();
        match std::mem::replace(&mut self.mode, Mode::Path) {
            Mode::Freezer(items, _) => Action::Keep { items: Box::new(items) },
            Mode::Structure(cards) => Action::Work { cards: Box::new(cards) },
            _ => self.candidates.pop().unwrap_or(Action::End),
        }
    }

    /// Finds out what may come next, past everything that has no alternative.
    fn go_on(&mut self, game: &Game, player: PlayerId) -> Option<Action> {
        self.open = Open::default();
        match &self.mode {
            Mode::Structure(cards) => {
                let mut cards = *cards;
                for (card, count) in game.chain(player).beach().iter() {
                    if cards.of(card) < count {
                        cards.add(card, 1);
                        if game.open_slots_of(player, &cards).is_some() {
                            self.open.insert(CARD + card.index() as u16);
                        }
                        cards.take(card, 1);
                    }
                }
                self.open.insert(WORK);
                return (self.open.len() == 1).then(|| self.whole());
            }
            Mode::Freezer(items, choices) => {
                for kind in Item::ALL {
                    let mut more = *items;
                    more.add(kind, 1);
                    let fits = |choice: &KeepChoice| {
                        choice.items.covers(&more) && more.total() <= u32::from(choice.room)
                    };
                    if choices.iter().any(fits) {
                        self.open.insert(item(kind));
                    }
                }
                self.open.insert(KEEP);
                return (self.open.len() == 1).then(|| self.whole());
            }
            Mode::Path | Mode::Pick | Mode::PickHigh => {}
        }
        if self.candidates.len() <= 1 {
            return self.candidates.pop();
        }
        while matches!(self.mode, Mode::Path) {
            let mut ended = false;
            for action in &self.candidates {
                match path(action).get(self.depth) {
                    Some(index) => self.open.insert(*index),
                    None => ended = true,
                }
            }
            if ended {
                self.mode = if self.candidates.len() > PICKS { Mode::PickHigh } else { Mode::Pick };
            } else if self.open.len() > 1 {
                return None;
            }
            self.open = Open::default();
            self.depth += 1;
        }
        let picks = match self.mode {
            Mode::PickHigh => self.candidates.len().div_ceil(PICKS).min(PICKS),
            _ => self.candidates.len(),
        };
        for place in 0..picks {
            self.open.insert(PICK + place as u16);
        }
        None
    }

    /// The next index on the way to this action; none when no way from here leads to it.
    fn towards(&self, action: &Action) -> Option<usize> {
        let next = match (&self.mode, action) {
            (Mode::Structure(so_far), Action::Work { cards }) => {
                if !cards.covers(so_far) {
                    return None;
                }
                let left = so_far.missing(cards);
                let manager = left.iter().find(|(card, _)| card.is_manager());
                manager.or_else(|| left.iter().next()).map_or(WORK, |(who, _)| card(who))
            }
            (Mode::Freezer(so_far, _), Action::Keep { items }) => {
                if !items.covers(so_far) {
                    return None;
                }
                so_far.missing(items).iter().next().map_or(KEEP, |(what, _)| item(what))
            }
            (Mode::Path, action) => {
                self.candidates.iter().find(|candidate| *candidate == action)?;
                *path(action).get(self.depth)?
            }
            (Mode::PickHigh | Mode::Pick, action) => {
                let place = self.candidates.iter().position(|candidate| candidate == action)?;
                let high = matches!(self.mode, Mode::PickHigh);
                PICK + (if high { place / PICKS } else { place }) as u16
            }
            _ => return None,
        };
        self.open.contains(usize::from(next)).then_some(usize::from(next))
    }

    /// The indices that lead to an action of this player; none for actions outside the space: structures that do not
    /// fit, and routes that are not listed.
    pub fn encode(game: &Game, player: PlayerId, action: &Action) -> Option<Vec<usize>> {
        let mut choosing = Choosing::new();
        let mut indices = Vec::new();
        let mut whole = choosing.begin(game, player);
        while whole.is_none() {
            let next = choosing.towards(action)?;
            indices.push(next);
            whole = choosing.choose(game, player, next).ok()?;
        }
        (whole.as_ref() == Some(action)).then_some(indices)
    }
}
