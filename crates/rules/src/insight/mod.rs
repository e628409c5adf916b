//! Answers to "what if" and "why", for whoever draws the game: who would win a house, what a piece reaches, what an action
//! would do. Everything is worked out from a [`View`], so an answer never tells more than the viewer may know, and
//! with the code that plays the game, so it is never another opinion.

mod forecast;
mod hauls;
mod houses;
mod preview;
mod range;
mod reach;
mod staff;
mod structure;
mod worth;

use serde::{Deserialize, Deserializer, Serialize};

pub use forecast::{Contender, Forecast, HouseForecast, Mark, MarkChange, Obstacle};
pub use hauls::{HaulData, Hauls};
pub use houses::{ChainIncome, HouseOffers, Houses};
pub use preview::{Change, DistanceChange, Preview, RivalDistance};
pub use range::{CampaignReach, RangeAnswer};
pub use reach::{HouseDistance, Reached, RoadDistance, Way};
pub use staff::{HireOption, Hires, TrainingOption, Trainings};
pub use structure::{ManagerSlots, Rival, StructurePlan, WorkData};
pub use worth::{Measure, Worth, Worths};

use crate::action::Action;
use crate::cards::{Employee, TokenNumber};
use crate::counts::Staff;
use crate::map::{Coord, HouseNumber};
use crate::player::PlayerId;
use crate::refusal::Refusal;
use crate::view::{View, Viewer};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "question", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Who would win each house if dinner were now, and why?
    Houses,
    /// What is already certain about tonight's dinner?
    Forecast,
    /// What is each place worth at which this piece of yours may lie?
    Worths {
        /// The action at any place.
        #[serde(deserialize_with = "strict_action")]
        like: Action,
    },
    /// How far is everything from a chain's entrances, or from one restaurant's?
    Reach {
        /// The chain.
        chain: PlayerId,
        /// North-west square of one of its restaurants, open or not.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        restaurant: Option<Coord>,
    },
    /// The shortest way from a chain's entrances to a house.
    Route {
        /// The chain.
        chain: PlayerId,
        /// The house.
        house: HouseNumber,
    },
    /// What does a running campaign reach?
    CampaignReach {
        /// Its token.
        number: TokenNumber,
    },
    /// How far does one of your cards reach?
    Range {
        /// The card.
        card: Employee,
    },
    /// What would this action do, or why is it not possible?
    Preview {
        /// The action, as in records' JSON.
        #[serde(deserialize_with = "strict_action")]
        action: Action,
    },
    /// What would this set of your cards do at work?
    Structure {
        /// Cards at work, without the CEO.
        cards: Staff,
    },
    /// Whom could you hire, and why not the others?
    Hires,
    /// Whom could you train to what, and why not?
    Trainings,
    /// The best ways of one of your buyers.
    Hauls {
        /// The card.
        buyer: Employee,
    },
}

/// Fields an action does not have are a mistake worth telling.
fn strict_action<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Action::from_value(&value).map_err(serde::de::Error::custom)
}

/// The answers, each to the question of the same name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "snake_case")]
#[allow(missing_docs)] // the questions say it
pub enum Answer {
    Houses(Houses),
    Forecast(Forecast),
    Worths(Worths),
    Reach(Reached),
    Route(Way),
    CampaignReach(CampaignReach),
    Range(RangeAnswer),
    Preview(Box<Preview>),
    Structure(Box<StructurePlan>),
    Hires(Hires),
    Trainings(Trainings),
    Hauls(Hauls),
}

impl View {
    /// Answers a question. Nothing changes.
    pub fn ask(&self, question: &Question) -> Result<Answer, Refusal> {
        let game = self.game();
        let me = || match self.viewer() {
            Viewer::Player(player) if player.index() < game.chains.len() => Ok(player),
            Viewer::Player(chain) => Err(Refusal::NoSuchChain { chain }),
            Viewer::Spectator | Viewer::Reviewer => Err(Refusal::NotAPlayer),
        };
        let known = |chain: PlayerId| {
            if chain.index() < game.chains.len() { Ok(chain) } else { Err(Refusal::NoSuchChain { chain }) }
        };
        Ok(match question {
            Question::Houses => Answer::Houses(game.houses_now()),
            Question::Forecast => Answer::Forecast(game.forecast(me().ok())),
            Question::Worths { like } => Answer::Worths(game.worths(me()?, like)),
            Question::Reach { chain, restaurant } => {
                Answer::Reach(game.reached_from(known(*chain)?, *restaurant)?)
            }
            Question::Route { chain, house } => Answer::Route(game.way_to(known(*chain)?, *house)?),
            Question::CampaignReach { number } => Answer::CampaignReach(game.campaign_reach(*number)?),
            Question::Range { card } => Answer::Range(game.range_of(me()?, *card)?),
            Question::Preview { action } => Answer::Preview(Box::new(game.preview(me()?, action))),
            Question::Structure { cards } => Answer::Structure(Box::new(game.structure_plan(me()?, cards))),
            Question::Hires => Answer::Hires(game.hire_options(me()?)),
            Question::Trainings => Answer::Trainings(game.training_options(me()?)),
            Question::Hauls { buyer } => Answer::Hauls(game.haul_options(me()?, *buyer)?),
        })
    }
}
