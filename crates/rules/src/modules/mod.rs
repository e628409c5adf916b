//! What expansion modules add (`docs/rules/ketchup.md`). Phases own the questions and list the terms of their answers; a
//! module's own rules are here, one file each. Most of a module needs no question at all: its cards are rows of the tables,
//! and where it is not in play nobody owns one.
//!
//! | module | its rows | its rules |
//! | --- | --- | --- |
//! | `kimchi`, `sushi`, `noodles` | cooks, dishes | [`dishes`]: what houses would rather eat; kimchi in clean-up and freezer |
//! | `ketchup` | a milestone | its effect is a term of the score; who gets it, in dinnertime; [`ketchup`]: how long it stays |
//! | `fry_chefs` | a card | its ability is a part of every sale |
//! | `night_shift` | a card | `Staff::copies`: who acts twice; [`night_shift`]: two campaigns of one trainee |
//! | `mass_marketeers` | a card | passes of the marketing phase |
//! | `movie_stars` | three cards | [`stars`]: the order of business, ties, one of them a chain |
//! | `gourmet_critics` | a card, four guides | [`critics`]: whom a guide reaches |
//! | `reserve_prices` | three reserve cards | [`reserve_prices`]: the vote on the base price |
//! | `coffee` | baristas, coffee | [`coffee`]: shops, and what houses buy on their way |
//! | `lobbyists` | a card, a milestone, pieces | [`lobbyists`]: roads, parks and tiles |
//! | `rural_marketeers` | a card, a milestone, tokens | [`rural`]: the rural area, offramps, sides of the map |
//! | `new_districts`, `six_players` | tiles, kinds of houses | [`districts`]: which tiles a map is dealt from |
//! | `new_milestones` | seventeen milestones | [`milestones`]: what they do that needs more than a number |
//! | `hard_choices` | | [`hard_choices`]: which milestones leave when |

pub(crate) mod coffee;
pub(crate) mod critics;
pub(crate) mod dishes;
pub(crate) mod districts;
pub(crate) mod hard_choices;
pub(crate) mod ketchup;
mod lobbyists;
pub(crate) mod milestones;
pub(crate) mod night_shift;
pub(crate) mod reserve_prices;
pub(crate) mod rural;
pub(crate) mod stars;
