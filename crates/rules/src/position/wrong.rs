//! What can be wrong with a position: a stable code and data for programs, a sentence for people.

use std::fmt;

use serde_json::{Map, Value, json};

use crate::automaton::{DeckCard, Temper};
use crate::cards::Employee;
use crate::config::Module;
use crate::item::Item;
use crate::map::{HouseNumber, TileId};
use crate::refusal::Refusal;

macro_rules! wrongs {
    ($($variant:ident $({ $($field:ident: $type:ty),+ })? => $code:literal, $say:literal;)+) => {
        /// Something wrong with one field. Client words are in `editor.ftl` under `fault-` and the code.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(super) enum Wrong {
            $($variant $({ $($field: $type),+ })?,)+
            /// The rules themselves refuse it.
            Refused(Refusal),
        }

        impl Wrong {
            /// Every code but those of refusals.
            #[cfg(test)]
            pub(super) const CODES: &'static [&'static str] = &[$($code),+];

            pub(super) fn code(&self) -> &'static str {
                match self {
                    $(Wrong::$variant $({ $($field: _),+ })? => $code,)+
                    Wrong::Refused(refusal) => refusal.code(),
                }
            }

            /// What goes into the words.
            pub(super) fn args(&self) -> Map<String, Value> {
                match self {
                    $(Wrong::$variant $({ $($field),+ })? => {
                        [$($((stringify!($field).to_owned(), json!($field))),+)?].into_iter().collect()
                    })+
                    Wrong::Refused(refusal) => match serde_json::to_value(refusal) {
                        Ok(Value::Object(mut args)) => {
                            args.remove("code");
                            args
                        }
                        _ => Map::new(),
                    },
                }
            }
        }

        impl fmt::Display for Wrong {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                // What is data for programs alone is not in the sentence.
                #[allow(unused_variables)]
                match self {
                    $(Wrong::$variant $({ $($field),+ })? => write!(f, $say),)+
                    Wrong::Refused(refusal) => f.write_str(&because(refusal)),
                }
            }
        }
    };
}

wrongs! {
    Missing => "missing", "is missing";
    UnknownField => "unknown_field", "is not a field of the format";
    Form { form: &'static str, given: &'static str } => "wrong_form", "must be {form}, not {given}";
    NoSquare => "no_square", "must be a square [x, y]";
    NoTurns => "no_turns", "must be a number of turns or \"eternal\"";
    OutOfRange { low: i64, high: i64, given: String } => "out_of_range", "must be a whole number from {low} to {high}, not {given}";
    UnknownWord { word: String, reason: String } => "unknown_word", "{reason}";
    UnknownVersion { version: i64 } => "unknown_version", "must be {version}: this program knows no other";
    ModuleTwice { module: Module } => "module_twice", "module {module} is given twice";
    NeedsModule { module: Module } => "needs_module", "needs module {module}";
    NeedsEither { module: Module, other: Module } => "needs_either", "needs module {module} or {other}";
    NotWithModule { module: Module } => "not_with_module", "is not in a game with {module}";
    ModulesClash { reason: String } => "modules_clash", "{reason}";
    OptionsClash { reason: String } => "options_clash", "{reason}";
    OffMap { x: i64, y: i64 } => "off_map", "square [{x},{y}] is not on the map";
    BadMap { reason: String } => "bad_map", "{reason}";
    TileNeedsModule { tile: TileId, module: Module } => "tile_needs_module", "tile {tile} needs module {module}";
    NoRectangle { module: Module } => "no_rectangle", "a map that is no rectangle needs module {module}";
    TileTwice { tile: TileId } => "tile_twice", "the box holds one tile {tile} (B-MAP-1)";
    BadOrder => "bad_order", "must name every chain in the game once";
    NoneOf { values: String } => "none_of", "must be {values}";
    TooManyChains { most: usize, chains: usize } => "too_many_chains", "a game has up to {most} chains, not {chains} (B-MAP-1)";
    MilestoneTwice => "milestone_twice", "a milestone is given twice";
    IntroMilestones => "intro_milestones", "the first introductory game has no milestones (B-INT-1)";
    IntroReserve => "intro_reserve", "introductory games have no reserve cards (B-INT-1)";
    FreezerFull { most: u32 } => "freezer_too_full", "the freezer holds {most} items (B-CLN-1)";
    TwoStars => "two_stars", "a chain has at most one movie star (K-STAR-2)";
    CompanyTooLarge => "company_too_large", "these cards do not fit into the company (B-STR-2)";
    TooManyRestaurants { most: usize } => "too_many_restaurants", "a chain has {most} restaurants (B-RES-1)";
    OneFreeCard { card: Employee } => "one_free_card", "only one {card} can be owned like this (K-NM-11)";
    TooManyShops { most: usize } => "too_many_shops", "a chain has {most} coffee shops (K-COFFEE-5)";
    TooMuchDemand { house: HouseNumber, most: usize, given: usize } => "too_much_demand", "house {house} holds {most} demand, not {given} (B-RUN-1)";
    TwoOfUnique { card: Employee, copies: u16 } => "two_of_unique", "{copies} cards {card}: nobody may own two (B-TRN-4)";
    TooManyCards { card: Employee, owned: u16, supply: i8 } => "too_many_cards", "{owned} cards {card} are owned, the game has {supply} (B-RES-1)";
    BadShape { reason: String } => "bad_shape", "{reason}";
    NoOpenRoad { x: i8, y: i8 } => "no_open_road", "there is no open road at [{x},{y}] (K-LOB-7)";
    MarkerTwice { x: i8, y: i8 } => "marker_twice", "there is one marker a square, and one is at [{x},{y}] (K-LOB-7)";
    CardShared => "card_shared", "one card runs at most two campaigns, and is of one kind";
    ItemAndItems => "item_and_items", "says what item says already: give one of them";
    TwoGoods => "two_goods", "an airplane carries two different goods";
    SoloChains => "solo_chains", "a solo game has one person's chain, and The Chain";
    SoloMap => "solo_map", "The Chain plays on a map of 3 by 3 tiles";
    SoloCompany => "solo_company", "The Chain has nobody at work and no freezer of its own";
    SoloPile { card: Employee } => "solo_pile", "{card} is no 1x employee: The Chain's pile holds no others";
    SoloStock { item: Item, given: u16, most: u16 } => "solo_stock", "{given} {item}: the stock mat ends at {most}";
    SoloCampaigns => "solo_campaigns", "The Chain has three spots for marketeers";
    SoloOpen => "solo_open", "The Chain's restaurants are open at once";
    SoloStays => "solo_stays", "The Chain never leaves the game";
    DeckTop => "deck_top", "the card on top must be an action card";
    DeckPlace { card: DeckCard } => "deck_place", "{card} cannot lie there";
    DeckTwice { card: DeckCard } => "deck_twice", "{card} is named twice";
    FewCompetitions { left: usize, temper: Temper } => "few_competitions", "only {left} {temper} cards are left";
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Self {
        Wrong::Refused(refusal)
    }
}

/// A refusal as the second half of a fault: no capital, no full stop, the rule named.
fn because(refusal: &Refusal) -> String {
    let text = refusal.to_string();
    let mut chars = text.trim_end_matches('.').chars();
    let first = chars.next().map(|first| first.to_lowercase().to_string()).unwrap_or_default();
    format!("{first}{} ({})", chars.as_str(), refusal.rule())
}

#[cfg(test)]
mod tests {
    use super::Wrong;

    /// A code that means two things means nothing; and every one has words in every language.
    #[test]
    fn every_code_has_its_own_words() {
        let mut codes = Wrong::CODES.to_vec();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), Wrong::CODES.len());
        let locales = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/locales");
        for language in ["en", "zh-CN", "ru"] {
            let words = std::fs::read_to_string(locales.join(language).join("editor.ftl")).unwrap();
            for code in &codes {
                assert!(words.contains(&format!("\nfault-{code} = ")), "{language}: fault-{code}");
            }
            let told = words.matches("\nfault-").count();
            assert_eq!(told, codes.len(), "{language} has words for what cannot be wrong any more");
        }
    }
}
