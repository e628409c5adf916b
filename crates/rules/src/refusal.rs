//! Why an action is not possible: a typed reason with data, a stable code and a sentence.

use serde::Serialize;

use crate::action::Duration;
use crate::cards::{CampaignKind, Employee, ReserveCard, TokenNumber};
use crate::item::Item;
use crate::map::{Coord, HouseNumber, Side, TileId};
use crate::player::PlayerId;
use crate::position::Phase;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOccupant"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// A road or bridge.
    Road,
    /// A source of drinks.
    Source {
        /// Which drink.
        item: Item,
    },
    /// A house.
    House {
        /// Which.
        house: HouseNumber,
    },
    /// A garden.
    Garden {
        /// Whose.
        house: HouseNumber,
    },
    /// A restaurant.
    Restaurant {
        /// Whose.
        chain: PlayerId,
    },
    /// A campaign.
    Campaign {
        /// Which.
        number: TokenNumber,
    },
    /// A coffee shop.
    CoffeeShop {
        /// Whose.
        chain: PlayerId,
    },
    /// A park.
    Park,
    /// A road under construction.
    Works,
}

impl std::fmt::Display for Occupant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Occupant::Road => f.write_str("a road"),
            Occupant::Source { item } => write!(f, "a {} source", words(item.id())),
            Occupant::House { house } => write!(f, "house {house}"),
            Occupant::Garden { house } => write!(f, "the garden of house {house}"),
            Occupant::Restaurant { chain } => write!(f, "a restaurant of chain {chain}"),
            Occupant::Campaign { number } => write!(f, "campaign {number}"),
            Occupant::CoffeeShop { chain } => write!(f, "a coffee shop of chain {chain}"),
            Occupant::Park => f.write_str("a park"),
            Occupant::Works => f.write_str("a road under construction"),
        }
    }
}

fn words(id: &str) -> String {
    id.replace('_', " ")
}

/// The words of an id with their article: "a waitress", "an errand boy", "an hr director".
fn one(id: &str) -> String {
    let vowel = id.starts_with(['a', 'e', 'i', 'o']) || id.starts_with("hr_");
    format!("{} {}", if vowel { "an" } else { "a" }, words(id))
}

/// The same at the start of a sentence.
fn one_first(id: &str) -> String {
    one(id).replacen('a', "A", 1)
}

/// One row of the table of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusalRow {
    /// Its code.
    pub code: &'static str,
    /// The rule that says so.
    pub rule: &'static str,
    /// The rules that say so in other steps.
    pub elsewhere: &'static [&'static str],
    /// Names and types of its data.
    pub args: &'static [(&'static str, &'static str)],
}

/// The data of a refusal by name, for a sentence in any language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Record<string, string | number | Coord | SquareOccupant>")
)]
#[serde(transparent)]
pub struct RefusalArgs(pub serde_json::Map<String, serde_json::Value>);

/// A refusal as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RefusalData {
    /// The stable code.
    pub code: &'static str,
    /// Its data.
    pub args: RefusalArgs,
    /// The rule that says so.
    pub rule: &'static str,
    /// A sentence in English.
    pub message: String,
}

impl Refusal {
    /// Its data by name.
    pub fn args(&self) -> RefusalArgs {
        match serde_json::to_value(self) {
            Ok(serde_json::Value::Object(mut fields)) => {
                fields.shift_remove("code");
                RefusalArgs(fields)
            }
            _ => RefusalArgs::default(),
        }
    }

    /// As it is sent.
    pub fn data(&self) -> RefusalData {
        RefusalData { code: self.code(), args: self.args(), rule: self.rule(), message: self.to_string() }
    }
}

macro_rules! refusals {
    ($(
        $(#[$meta:meta])*
        $variant:ident $({ $($field:ident: $type:ty),+ $(,)? })?
        => $code:literal, $rule:literal $([$context:ident $($case:pat => $elsewhere:literal),+])?, $($say:expr),+ ;
    )+) => {
        /// A refused action. The game is untouched.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "code", rename_all = "snake_case")]
        pub enum Refusal {
            $(
                $(#[$meta])*
                #[serde(rename = $code)]
                $variant $({ $(#[allow(missing_docs)] $field: $type),+ })?,
            )+
        }

        impl Refusal {
            /// Every code there is.
            pub const CODES: &'static [&'static str] = &[$($code),+];

            /// Every refusal: its code, the rule that says so, and the names and types of its data.
            pub const TABLE: &'static [RefusalRow] = &[$( RefusalRow {
                code: $code,
                rule: $rule,
                elsewhere: &[$($($elsewhere),+)?],
                args: &[$($((stringify!($field), stringify!($type))),+)?],
            }),+];

            /// The stable code for the wire.
            pub const fn code(&self) -> &'static str {
                match self { $( Refusal::$variant $({ $($field: _),+ })? => $code ),+ }
            }

            /// The id of the rule that says so, in the step in which it says so.
            #[allow(unused_variables)] // few rows have a context
            pub const fn rule(&self) -> &'static str {
                match self { $( Refusal::$variant $({ $($field),+ })? => {
                    $( match $context { $($case => return $elsewhere,)+ _ => {} } )?
                    $rule
                } ),+ }
            }
        }

        impl std::fmt::Display for Refusal {
            #[allow(unused_variables)] // what only tells the step is not said
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $( Refusal::$variant $({ $($field),+ })? => write!(f, $($say),+) ),+ }
            }
        }
    };
}

refusals! {
    /// The game has ended.
    GameOver => "game_over", "B-BANK-4", "The game is over.";
    /// No such player.
    NoSuchChain { chain: PlayerId } => "no_such_chain", "B-SET-2", "There is no chain {chain} in this game.";
    /// A spectator asks what only a player can.
    NotAPlayer => "not_a_player", "B-INFO-1", "You are watching: only a player can ask that.";
    /// Somebody else is to act.
    NotAwaited { chain: PlayerId } => "not_awaited", "B-WRK-1", "Nothing is awaited from chain {chain} now.";
    /// Somebody wants to decide for The Chain.
    DecidesNothing { chain: PlayerId } => "decides_nothing", "C-SET-2", "Chain {chain} is The Chain: it acts by itself, and nobody decides for it.";
    /// A mass marketeer before campaigns have run, where that counts as busy.
    LockedToday { card: Employee } => "locked_today", "B-PAY-3", "A {card} at work is busy until campaigns have run, and may be fired only when nothing else helps.";
    /// Kimchi and something else in one freezer.
    KimchiAlone => "kimchi_alone", "K-KIM-4", "A freezer holds kimchi or other things, not both.";
    /// A reserve card this game does not use.
    NoSuchReserve { card: ReserveCard } => "no_such_reserve", "B-SET-2", "There is no reserve card {card} in this game.";
    /// The action belongs to another moment of the game.
    WrongMoment { now: &'static str } => "wrong_moment", "B-WRK-1", "That is not possible now: the game is at {now}.";
    /// Passing twice.
    MustPlace => "must_place", "B-SET-3", "Having passed before, you must place your first restaurant now.";
    /// A piece would hang over the edge.
    OffMap { at: Coord } => "off_map", "B-MAP-7", "Square [{at}] is not on the map.";
    /// A square is taken.
    NotEmpty { at: Coord, by: Occupant } => "not_empty", "B-MAP-7", "Square [{at}] is {by}.";
    /// No road next to the piece.
    NotByRoad { at: Coord, during: Phase } => "not_by_road", "B-MKT-2" [during Phase::Houses => "B-BLD-1"], "Nothing at [{at}] would be next to a road.";
    /// The entrance opens on nothing.
    EntranceNotByRoad { at: Coord, during: Phase } => "entrance_not_by_road", "B-RST-1" [during Phase::FirstRestaurant => "B-SET-4"], "The entrance at [{at}] is not next to a road.";
    /// Another entrance on the tile.
    EntranceTile { chain: PlayerId } => "entrance_tile", "B-SET-4", "Chain {chain} already has its entrance on that tile.";
    /// Cards the player does not have.
    NotYourCards { card: Employee, have: u8, want: u8 } => "not_your_cards", "B-STR-1", "You have {have} {}, not {want}.", words(card.id());
    /// A place in the order that is taken.
    PositionTaken { position: u8 } => "position_taken", "B-ORD-1", "Place {position} in the turn order is taken.";
    /// A place in the order that does not exist.
    NoSuchPosition { position: u8, last: u8 } => "no_such_position", "B-ORD-1", "The turn order has places 1 to {last}, not {position}.";
    /// All hires used.
    NoHiresLeft => "no_hires_left", "B-HIR-1", "You have no hires left this turn.";
    /// Only entry cards can be hired.
    NotEntry { card: Employee } => "not_entry", "B-HIR-1", "{} cannot be hired, only trained.", one_first(card.id());
    /// The pile is empty and the card could not be trained.
    PileEmpty { card: Employee } => "pile_empty", "B-HIR-2", "No {} is left, and you could not train one this turn.", words(card.id());
    /// The card is not on the beach.
    NotOnBeach { card: Employee } => "not_on_beach", "B-TRN-1", "You have no {} on the beach that can be trained.", words(card.id());
    /// Trained already.
    AlreadyTrained { card: Employee } => "already_trained", "B-TRN-2", "Your {} was already trained this turn.", words(card.id());
    /// No career path.
    NoCareer { card: Employee, to: Employee } => "no_career", "B-TRN-1", "{} cannot become {}.", one_first(card.id()), one(to.id());
    /// The target pile is empty.
    NoneLeft { card: Employee } => "none_left", "B-TRN-3", "No {} is left in the supply.", words(card.id());
    /// A second copy of a unique card.
    SecondUnique { card: Employee } => "second_unique", "B-TRN-4", "You already own {}, and nobody may own two.", one(card.id());
    /// The CEO is the CFO.
    CeoIsCfo => "ceo_is_cfo", "B-TRN-5", "With First to have $100 you can never train a CFO.";
    /// Not enough training.
    NoTraining { steps: u8 } => "no_training", "B-TRN-2", "No trainer of yours can still give one card {steps} steps.";
    /// Phantoms need the training.
    PhantomsFirst { card: Employee } => "phantoms_first", "B-HIR-2", "Then the {} you hired from an empty pile could not be trained any more.", words(card.id());
    /// Phantoms are left.
    PhantomsLeft { card: Employee } => "phantoms_left", "B-HIR-2", "The {} you hired from an empty pile must be trained first.", words(card.id());
    /// The card is not at work, or has acted.
    NotAvailable { card: Employee } => "not_available", "B-WRK-2", "You have no {} at work that has not acted yet.", words(card.id());
    /// The card does something else.
    WrongCard { card: Employee } => "wrong_card", "B-WRK-2", "{} does not do that.", one_first(card.id());
    /// No such token.
    NoSuchToken { number: TokenNumber } => "no_such_token", "B-SET-1", "There is no campaign token {number} in this game.";
    /// The token is not on the map.
    NotRunning { number: TokenNumber } => "not_running", "B-RUN-1", "Campaign {number} is not running.";
    /// The token is on the map.
    TokenTaken { number: TokenNumber } => "token_taken", "B-MKT-1", "Campaign token {number} is in use.";
    /// Too grand a campaign.
    KindNotAllowed { card: Employee, kind: CampaignKind } => "kind_not_allowed", "B-MKT-1", "{} cannot place {}.", one_first(card.id()), one(kind.id());
    /// Too far away.
    OutOfRange { range: u8, during: Phase } => "out_of_range", "B-MKT-3" [during Phase::Restaurants => "B-RST-2"], "That is not within {range} tile borders by road of your restaurants.";
    /// Too long or too short.
    WrongDuration { turns: Duration, max: u8 } => "wrong_duration", "B-MKT-5", "A campaign of 1 to {max} turns is possible, not {turns}.";
    /// The milestone makes it eternal.
    MustBeEternal => "must_be_eternal", "B-MKT-8", "With First billboard placed this campaign is eternal.";
    /// The item cannot be advertised.
    NotMarketable { item: Item } => "not_marketable", "B-MKT-5", "No campaign can advertise {}.", words(item.id());
    /// An airplane on the map or a billboard in the air.
    WrongPlace { kind: CampaignKind } => "wrong_place", "B-MKT-6", "{} does not go there: airplanes lie beside the map, all others on it.", one_first(kind.id());
    /// Lines beyond the edge.
    LinesOffMap { first: i8, count: u8 } => "lines_off_map", "B-MKT-6", "The {count} lines from {first} are not all on the map.";
    /// An airplane at a side its lines do not end at, or at any where sides mean nothing.
    WrongSide { side: Side } => "wrong_side", "K-LOB-33", "An airplane over these lines cannot lie on the side {side}.";
    /// An offramp is in the way.
    OverOfframp { at: Coord } => "over_offramp", "K-RURAL-3", "An offramp lies at [{at}].";
    /// A giant billboard is there.
    SideTaken { side: Side, number: TokenNumber } => "side_taken", "K-RURAL-1", "Campaign {number} is on the side {side} of the rural area.";
    /// No such piece is left.
    NoPieceLeft { piece: &'static str } => "no_piece_left", "K-GEN-6", "No piece {piece} is left.";
    /// Too far from anything of one's own.
    LobbyOutOfRange { range: u8 } => "lobby_out_of_range", "K-LOB-4", "No road beside it is within {range} tile borders by road of your restaurants and shops.";
    /// No arrow leads anywhere.
    RoadLeadsNowhere => "road_leads_nowhere", "K-LOB-5", "Neither end of the road points at a road you reach or at an entrance of yours.";
    /// No such tile in the reserve.
    TileNotInReserve { tile: TileId } => "tile_not_in_reserve", "K-LOB-30", "Tile {tile} is not in the reserve.";
    /// The place is taken, or beside nothing.
    NoPlaceForTile { slot: Coord } => "no_place_for_tile", "K-LOB-30", "No tile can be put at column and row [{slot}].";
    /// Something lies there beside the map.
    SlotBlocked { slot: Coord } => "slot_blocked", "K-LOB-31", "An airplane or an offramp lies at column and row [{slot}].";
    /// Not against the edge of the map.
    OfframpPlace { at: Coord } => "offramp_place", "K-RURAL-3", "An offramp at [{at}] would not lie against the edge of the map.";
    /// No road beside it.
    OfframpNoRoad { at: Coord } => "offramp_no_road", "K-RURAL-3", "No road is beside an offramp at [{at}].";
    /// An airplane lies there.
    OverAirplane { number: TokenNumber } => "over_airplane", "K-RURAL-3", "Campaign {number} lies there.";
    /// All shops placed.
    NoShopsLeft => "no_shops_left", "K-COFFEE-5", "All your coffee shops are on the map: one can be moved.";
    /// Nothing to move, or not yet.
    NoShopToMove { at: Coord } => "no_shop_to_move", "K-COFFEE-5", "You can move a coffee shop at [{at}] only if one is there and all three are on the map.";
    /// No road beside it.
    ShopNotByRoad { at: Coord } => "shop_not_by_road", "K-COFFEE-3", "A coffee shop stands beside a road, and there is none at [{at}].";
    /// One shop a tile.
    TileHasShop { at: Coord } => "tile_has_shop", "K-COFFEE-3", "There is a coffee shop on this tile, at [{at}].";
    /// Too far away.
    ShopOutOfRange { range: u8 } => "shop_out_of_range", "K-COFFEE-4", "That is not within {range} tile borders by road of your restaurants and coffee shops.";
    /// Coffee does not keep.
    NoFrozenCoffee => "no_frozen_coffee", "K-COFFEE-10", "Coffee cannot be frozen.";
    /// The second campaign of a card is like its first.
    MustBeLikeFirst => "must_be_like_first", "K-NM-3", "The second campaign of this card is of the same kind, good and duration as its first.";
    /// Two goods where one is carried.
    OneGoodOnly => "one_good_only", "K-NM-4", "This campaign carries one good.";
    /// Elsewhere.
    NotOnTileOf { house: HouseNumber } => "not_on_tile_of", "K-NM-7", "The radio stands on a tile of house {house}.";
    /// Another token.
    NotAMailbox { number: TokenNumber } => "not_a_mailbox", "K-NM-15", "Campaign token {number} is no mailbox.";
    /// Another block.
    OtherBlock { at: Coord } => "other_block", "K-NM-15", "Square [{at}] is not in the mailbox block of the new restaurant.";
    /// At work only within a colour.
    OtherColour { card: Employee, to: Employee } => "other_colour", "K-NM-8", "At work {} can only become a card of its own colour, not {}.", one(card.id()), words(to.id());
    /// Too many items, or coffee.
    NotForSalaries { most: u8 } => "not_for_salaries", "K-NM-9", "Up to {most} items can pay a salary each, and coffee cannot.";
    /// Items come first.
    ItemsFirst { most: u8 } => "items_first", "K-NM-9", "You cannot pay everybody in cash: hand over {most} items.";
    /// A square piece cannot be turned.
    NoRotation => "no_rotation", "B-MAP-7", "Turning a square token changes nothing; leave it unturned.";
    /// The cook makes other things.
    CannotMake { card: Employee, item: Item } => "cannot_make", "B-FOD-1", "{} does not make {}.", one_first(card.id()), words(item.id());
    /// Not a drink.
    NotADrink { item: Item } => "not_a_drink", "B-FOD-2", "{} is not a drink.", words(item.id());
    /// Not an own open entrance.
    NotAnEntrance { at: Coord, card: Employee } => "not_an_entrance", "B-FOD-3" [card Employee::ZeppelinPilot => "B-FOD-4"], "Square [{at}] is not an entrance of an open restaurant of yours.";
    /// A step of the route goes wrong.
    BrokenRoute { step: u8, card: Employee } => "broken_route", "B-FOD-3" [card Employee::ZeppelinPilot => "B-FOD-4"], "Step {step} of the route leaves the road, turns straight back or visits a tile twice.";
    /// Too many borders.
    RouteTooFar { borders: u8, range: u8, card: Employee } => "route_too_far", "B-FOD-3" [card Employee::ZeppelinPilot => "B-FOD-4"], "The route crosses {borders} tile borders, the range is {range}.";
    /// Nothing on the way.
    NothingToFetch { card: Employee } => "nothing_to_fetch", "B-FOD-3" [card Employee::ZeppelinPilot => "B-FOD-4"], "No source of drinks lies on that route.";
    /// The house tile is not available.
    NoSuchHouseTile { house: HouseNumber } => "no_such_house_tile", "B-BLD-1", "House {house} is not available to be built.";
    /// No such house on the map.
    NoSuchHouse { house: HouseNumber } => "no_such_house", "B-BLD-1", "There is no house {house} on the map.";
    /// The house has a garden.
    HasGarden { house: HouseNumber } => "has_garden", "B-BLD-1", "House {house} already has a garden.";
    /// No garden fits this kind of house.
    NeverGarden { house: HouseNumber } => "never_garden", "K-DIST-6", "House {house} never gets a garden.";
    /// All gardens used.
    NoGardensLeft => "no_gardens_left", "B-RES-1", "No garden is left.";
    /// All restaurants placed.
    NoRestaurantsLeft => "no_restaurants_left", "B-RES-1", "All your restaurants are on the map.";
    /// No own restaurant there.
    NoSuchRestaurant { at: Coord } => "no_such_restaurant", "B-RST-3", "You have no restaurant at [{at}].";
    /// Nothing would change.
    SamePlace => "same_place", "B-RST-3", "The restaurant already stands just so.";
    /// Nothing to fire.
    NothingToFire { card: Employee } => "nothing_to_fire", "B-PAY-1", "You have no {} at work or on the beach.", words(card.id());
    /// Busy marketeers are protected.
    BusyProtected { number: TokenNumber } => "busy_protected", "B-PAY-3", "The marketeer of campaign {number} can only be fired when you cannot pay and no other salaried card is left.";
    /// No own campaign with a marketeer.
    NoBusyMarketeer { number: TokenNumber } => "no_busy_marketeer", "B-PAY-3", "You have no marketeer busy with campaign {number}.";
    /// Not enough cash.
    CannotPay { due: i32, cash: i32 } => "cannot_pay", "B-PAY-3", "${due} in salaries are due and you have ${cash}: fire salaried cards first.";
    /// More than the freezer holds.
    FreezerFull { total: u32 } => "freezer_full", "B-CLN-1", "The freezer holds 10 items, not {total}.";
    /// Not in stock.
    NotInStock { item: Item, have: u16 } => "not_in_stock", "B-CLN-1", "You have {have} {} in stock.", words(item.id());
}

impl std::error::Error for Refusal {}
