//! Styles of play: the company one wants to have, and how much one thinks of this and that.

use arrayvec::ArrayVec;
use magnate_rules::{Config, Employee, MilestoneEffect};

/// The most wishes a plan of a company holds.
pub(crate) const MOST_WISHES: usize = 32;

/// A list of wishes in order of importance. A card counts as had once somebody of the company has come that far or
/// farther in a career: `kitchen trainee, kitchen trainee, burger cook` are two people, one of whom becomes a cook.
pub(crate) type Build = ArrayVec<Employee, MOST_WISHES>;

/// How a Manager plays. Amounts are dollars a round unless said otherwise.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Style {
    /// The company to build.
    pub(crate) build: Build,
    /// After so many wishes have come true, missing cooks and buyers are hired before the next wish.
    pub(crate) supply_from: u8,
    /// After so many wishes have come true, cards of modules that promise more than they cost come before the next wish.
    pub(crate) novel_from: u8,
    /// Weight of what such cards promise.
    pub(crate) novel: f32,
    /// The reserve card kept, by its place among those of the game.
    pub(crate) reserve: usize,
    /// What a hire is worth.
    pub(crate) hire: f32,
    /// What a training step is worth.
    pub(crate) train: f32,
    /// Weight of what a campaign promises.
    pub(crate) campaign: f32,
    /// Weight of what a garden or house promises.
    pub(crate) develop: f32,
    /// What a new restaurant is worth.
    pub(crate) expand: f32,
    /// Weight of a rival's income against own.
    pub(crate) spite: f32,
    /// What an open slot is worth: an earlier choice of the place in the turn order.
    pub(crate) slot: f32,
    /// Units of demand beyond what the kitchen can make now that a campaign may still count on.
    pub(crate) growth: f32,
    /// Random share of every estimate; 0 plays the same way every time.
    pub(crate) noise: f32,
}

impl Style {
    /// The amounts a style has unless told otherwise.
    pub(crate) fn of(build: &[Employee]) -> Self {
        Style {
            build: build.iter().copied().take(MOST_WISHES).collect(),
            supply_from: 6,
            novel_from: 8,
            novel: 0.8,
            reserve: 1,
            hire: 9.0,
            train: 9.0,
            campaign: 1.0,
            develop: 1.0,
            expand: 12.0,
            spite: 0.5,
            slot: 0.3,
            growth: 1.0,
            noise: 0.0,
        }
    }
}

/// The style of a Manager with this seed in such a game.
pub(crate) fn pick(config: &Config, seed: u64) -> Style {
    let mut styles = book_for(config);
    let index = seed as usize % styles.len();
    styles.swap_remove(index)
}

/// The styles that do best in such a game, at any number of players. Found by selection: variations of a style played hundreds of games
/// against the styles before them, and whoever did clearly better on fresh maps took the place (see docs/bots.md).
pub(crate) fn book_for(config: &Config) -> Vec<Style> {
    let pays = |effect: &MilestoneEffect| matches!(effect, MilestoneEffect::MarketingPay { .. });
    let early = config.milestones_leave_early() && config.solo.is_none();
    let style = if config.milestone_cards().any(|milestone| milestone.row().effects.iter().any(pays)) {
        with_new_milestones()
    } else if early {
        without_early_milestones()
    } else {
        usual()
    };
    vec![style]
}

/// Where no milestone pays salaries or keeps billboards up: people who cost nothing, tips, coffee on the way, and a house
/// of one's own.
fn with_new_milestones() -> Style {
    use Employee::*;
    Style {
        supply_from: 8,
        novel_from: 4,
        reserve: 2,
        hire: 18.0,
        expand: 16.8,
        spite: 0.7,
        growth: 0.2,
        ..Style::of(&[
            RecruitingGirl,
            RecruitingGirl,
            Waitress,
            Waitress,
            NewBusinessDeveloper,
            Trainer,
            Barista,
            Barista,
            PricingManager,
            KitchenTrainee,
            Trainer,
            PricingManager,
            LuxuriesManager,
            Waitress,
            PricingManager,
            Cfo,
            PizzaCook,
        ])
    }
}

/// Advertises and trains a little, then undercuts and serves.
fn usual() -> Style {
    use Employee::*;
    Style {
        supply_from: 8,
        reserve: 2,
        hire: 18.0,
        expand: 16.8,
        growth: 1.4,
        ..Style::of(&[
            RecruitingGirl,
            BrandDirector,
            RecruitingGirl,
            KitchenTrainee,
            ErrandBoy,
            Trainer,
            PricingManager,
            PricingManager,
            Waitress,
            RecruitingGirl,
            PricingManager,
            Waitress,
            MarketingTrainee,
            Cfo,
            Waitress,
            PricingManager,
            PricingManager,
            Waitress,
            PizzaCook,
        ])
    }
}

/// For games in which milestones leave early: who is late for the one that pays salaries had better live without them.
fn without_early_milestones() -> Style {
    use Employee::*;
    Style {
        supply_from: 7,
        novel_from: 3,
        novel: 1.6,
        reserve: 2,
        hire: 14.0,
        train: 1.1,
        develop: 0.4,
        expand: 6.7,
        spite: 0.4,
        growth: 0.2,
        ..Style::of(&[
            RecruitingGirl,
            RecruitingGirl,
            BrandDirector,
            SeniorVicePresident,
            MarketingTrainee,
            ErrandBoy,
            Waitress,
            PricingManager,
            ManagementTrainee,
            Waitress,
            PricingManager,
            KitchenTrainee,
            Waitress,
            PricingManager,
            VicePresident,
            Cfo,
            MarketingTrainee,
            MarketingTrainee,
            Waitress,
            PricingManager,
            Waitress,
            LocalManager,
            Waitress,
            PizzaCook,
            BurgerCook,
            CampaignManager,
        ])
    }
}

/// Other ways to play, weaker as a rule, that somebody at the table may follow.
pub(crate) fn other_ways() -> Vec<Style> {
    use Employee::*;
    vec![
        Style {
            supply_from: 12,
            reserve: 2,
            hire: 18.0,
            ..Style::of(&[
                RecruitingGirl,
                BrandDirector,
                RecruitingGirl,
                KitchenTrainee,
                JuniorVicePresident,
                ErrandBoy,
                BrandDirector,
                Trainer,
                ManagementTrainee,
                PizzaCook,
                PricingManager,
                Waitress,
                MarketingTrainee,
                RecruitingGirl,
                CartOperator,
                Waitress,
                PricingManager,
                PricingManager,
                Waitress,
                RecruitingGirl,
            ])
        },
        Style {
            supply_from: 12,
            hire: 18.0,
            ..Style::of(&[
                RecruitingGirl,
                BrandDirector,
                RecruitingGirl,
                KitchenTrainee,
                ManagementTrainee,
                BrandDirector,
                JuniorVicePresident,
                ErrandBoy,
                Trainer,
                RegionalManager,
                Waitress,
                MarketingTrainee,
                CartOperator,
                Waitress,
                Waitress,
                Waitress,
                LuxuriesManager,
            ])
        },
        Style {
            supply_from: 3,
            reserve: 2,
            spite: 1.0,
            ..Style::of(&[
                RecruitingGirl,
                MarketingTrainee,
                RecruitingGirl,
                KitchenTrainee,
                ManagementTrainee,
                BurgerCook,
                RegionalManager,
                DiscountManager,
                Trainer,
                Cfo,
                TruckDriver,
                Waitress,
                Waitress,
                RecruitingManager,
                LuxuriesManager,
                Trainer,
            ])
        },
        Style {
            hire: 18.0,
            ..Style::of(&[
                RecruitingGirl,
                MarketingTrainee,
                RecruitingGirl,
                KitchenTrainee,
                ErrandBoy,
                Waitress,
                PricingManager,
                Trainer,
                Waitress,
                NewBusinessDeveloper,
                PricingManager,
                KitchenTrainee,
                CampaignManager,
                Waitress,
                Waitress,
                JuniorVicePresident,
                JuniorVicePresident,
                Cfo,
            ])
        },
        Style::of(&[
            Trainer,
            MarketingTrainee,
            RecruitingGirl,
            KitchenTrainee,
            BurgerCook,
            CampaignManager,
            ManagementTrainee,
            LuxuriesManager,
            Waitress,
            Waitress,
        ]),
    ]
}
