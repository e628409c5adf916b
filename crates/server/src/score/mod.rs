//! Who won what. A result is derived from the log of a game that ended; everything else (ratings, sums, lists) is a fold of
//! results in the order in which they were taken in. Games under way are not looked at.

pub(crate) mod derive;
pub(crate) mod keeper;
pub(crate) mod rating;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use derive::outcome as derived;
pub use keeper::Bell;
pub use rating::Rating;

/// How a game was played: each has ratings of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// By people who were there together.
    Live,
    /// By people who took their time.
    Turns,
    /// With bots that had seats of their own.
    Bots,
    /// Against The Chain.
    Solo,
}

impl Pace {
    /// Those with ratings.
    pub const RATED: [Pace; 3] = [Pace::Live, Pace::Turns, Pace::Bots];

    /// As it is stored.
    pub const fn id(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Turns => "turns",
            Pace::Bots => "bots",
            Pace::Solo => "solo",
        }
    }

    /// What was stored.
    pub fn from_id(id: &str) -> Option<Self> {
        [Pace::Live, Pace::Turns, Pace::Bots, Pace::Solo].into_iter().find(|pace| pace.id() == id)
    }
}

/// Why a game counts for no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unrated {
    /// Agreed beforehand.
    Friendly,
    /// People were learning.
    Learning,
    /// An introductory game.
    Introduction,
    /// One person had several seats.
    HotSeat,
    /// Against The Chain.
    Solo,
    /// It began elsewhere.
    GoneOn,
    /// Fewer than two at the table have ratings: guests have none.
    TooFew,
    /// Somebody who played against bots knew the map from a game before.
    KnownMap,
}

impl Unrated {
    const ALL: [Unrated; 8] = [
        Unrated::Friendly,
        Unrated::Learning,
        Unrated::Introduction,
        Unrated::HotSeat,
        Unrated::Solo,
        Unrated::GoneOn,
        Unrated::TooFew,
        Unrated::KnownMap,
    ];

    /// As it is stored.
    pub const fn id(self) -> &'static str {
        match self {
            Unrated::Friendly => "friendly",
            Unrated::Learning => "learning",
            Unrated::Introduction => "introduction",
            Unrated::HotSeat => "hot_seat",
            Unrated::Solo => "solo",
            Unrated::GoneOn => "gone_on",
            Unrated::TooFew => "too_few",
            Unrated::KnownMap => "known_map",
        }
    }

    /// What was stored.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.id() == id)
    }
}

/// How a game ended, and what of it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Seats.
    pub players: u8,
    /// Ids of its modules with commas between them; empty for the base game.
    pub modules: String,
    /// Full game or an introductory one.
    pub intro: String,
    /// How it was played.
    pub pace: Pace,
    /// Why it counts for no rating, as far as the log tells.
    pub unrated: Option<Unrated>,
    /// Everybody may look at it.
    pub public: bool,
    /// Rounds played.
    pub rounds: u16,
    /// The map it began on: rows of tiles with `/` between them.
    pub map: String,
    /// The switches of a solo game with commas between them.
    pub solo: Option<String>,
    /// By player number.
    pub seats: Vec<SeatOutcome>,
}

/// How one seat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOutcome {
    /// Whose seat it was at the end, also when a bot played on for them.
    pub user: Option<String>,
    /// The level of a bot with a seat of its own, or of the one that played on.
    pub bot: Option<String>,
    /// From 1.
    pub rank: u8,
    /// Final cash.
    pub cash: i32,
    /// Cards hired in the first two rounds: in a round by name with `+` between them, `/` between the rounds.
    pub opening: String,
    /// The reserve card.
    pub reserve: Option<String>,
    /// Where the first restaurant stood: `corner`, `edge` or `centre` of the map.
    pub place: Option<String>,
    /// Milestones taken.
    pub milestones: Vec<String>,
    /// Has a rating: decided when the result is taken in.
    #[serde(default)]
    pub counts: bool,
}

impl SeatOutcome {
    /// Who is rated: a person, or a level of bots with a seat of its own.
    pub fn who(&self) -> Option<String> {
        match (&self.user, &self.bot) {
            (Some(user), _) => Some(user.clone()),
            (None, Some(level)) => Some(format!("bot:{level}")),
            (None, None) => None,
        }
    }

    /// A bot sits here for nobody.
    pub fn is_bot(&self) -> bool {
        self.user.is_none() && self.bot.is_some()
    }
}

/// Something a result is found and summed up by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ScoreMark"))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The first hires of a person.
    Opening,
    /// A person's reserve card.
    Reserve,
    /// Where a person's first restaurant stood.
    Place,
    /// A milestone a person took.
    Milestone,
    /// A tile of the map.
    Tile,
    /// The whole map.
    Map,
}

impl Mark {
    /// As it is stored.
    pub const fn id(self) -> &'static str {
        match self {
            Mark::Opening => "opening",
            Mark::Reserve => "reserve",
            Mark::Place => "place",
            Mark::Milestone => "milestone",
            Mark::Tile => "tile",
            Mark::Map => "map",
        }
    }

    /// Does it belong to one seat?
    pub const fn is_of_a_seat(self) -> bool {
        !matches!(self, Mark::Tile | Mark::Map)
    }
}

/// One mark of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// Its kind.
    pub mark: Mark,
    /// Which.
    pub key: String,
    /// Whose; none for what concerns everybody.
    pub seat: Option<u8>,
}

impl Outcome {
    /// Everything this result is found by. Bots and games against The Chain are left out: people want to know about people.
    pub fn marks(&self) -> Vec<Marked> {
        if self.pace == Pace::Solo {
            return Vec::new();
        }
        let mut marks = Vec::new();
        for (outcome, seat) in self.seats.iter().zip(0..) {
            if outcome.user.is_none() {
                continue;
            }
            let mut add = |mark: Mark, key: &str| {
                marks.push(Marked { mark, key: key.to_owned(), seat: Some(seat) });
            };
            if !outcome.opening.is_empty() {
                add(Mark::Opening, &outcome.opening);
            }
            outcome.reserve.iter().for_each(|card| add(Mark::Reserve, card));
            outcome.place.iter().for_each(|place| add(Mark::Place, place));
            outcome.milestones.iter().for_each(|milestone| add(Mark::Milestone, milestone));
        }
        for tile in self.map.split(['/', ' ']).filter_map(|tile| tile.get(..1)).filter(|tile| *tile != "-") {
            marks.push(Marked { mark: Mark::Tile, key: tile.to_owned(), seat: None });
        }
        marks.push(Marked { mark: Mark::Map, key: self.map.clone(), seat: None });
        marks
    }

    /// Cash of whoever came first.
    pub fn best_cash(&self) -> i32 {
        self.seats.iter().filter(|seat| seat.rank == 1).map(|seat| seat.cash).max().unwrap_or(0)
    }
}

/// Who may see a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// Everybody; leaderboards list those.
    #[default]
    Everybody,
    /// People they finished a game with.
    Played,
    /// Only themselves.
    Nobody,
}

impl Shown {
    /// As it is stored.
    pub const fn id(self) -> &'static str {
        match self {
            Shown::Everybody => "everybody",
            Shown::Played => "played",
            Shown::Nobody => "nobody",
        }
    }

    /// What was stored. What a later version wrote is shown to nobody.
    pub fn stored(id: Option<&str>) -> Self {
        match id {
            None | Some("everybody") => Shown::Everybody,
            Some("played") => Shown::Played,
            Some(_) => Shown::Nobody,
        }
    }
}
