//! Styles of play: the company one wants to have, and how much one thinks of this and that.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use magnate_rules::{Config, Employee, MilestoneEffect};

use super::lapses::Oversights;
use crate::pool;

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
    /// After so many wishes have come true, whoever of the base game promises most at this table comes before the next wish.
    pub(crate) adapt_from: u8,
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
    /// From 0 to 1: how much one reckons with rivals who put every card that cuts their price to work.
    pub(crate) wary: f32,
    /// What a card that cuts the price is worth at work whatever tonight's dinner says.
    pub(crate) cut: f32,
    /// What a waitress at work is worth besides her tips: ties.
    pub(crate) seat: f32,
    /// Weight of milestones of the base game.
    pub(crate) greed: f32,
    /// Weight of what a restaurant moved elsewhere promises.
    pub(crate) relocate: f32,
    /// What a marketeer who is away costs a round: who minds runs shorter campaigns.
    pub(crate) away: f32,
    /// From 0 to 1: how late a place in the turn order one likes where nothing speaks for an early one.
    pub(crate) late: f32,
    /// Random share of every estimate; 0 plays the same way every time.
    pub(crate) noise: f32,
    /// What escapes whoever plays so just now.
    pub(crate) oversights: Oversights,
}

/// More wishes than a company has.
pub(crate) const NEVER: u8 = MOST_WISHES as u8;

impl Style {
    /// The amounts a style has unless told otherwise.
    pub(crate) fn of(build: &[Employee]) -> Self {
        Style {
            build: build.iter().copied().take(MOST_WISHES).collect(),
            supply_from: 6,
            novel_from: 8,
            adapt_from: NEVER,
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
            wary: 0.4,
            cut: 0.0,
            seat: 0.0,
            greed: 1.0,
            relocate: 1.0,
            away: 0.0,
            late: 0.0,
            noise: 0.0,
            oversights: Oversights::default(),
        }
    }
}

/// The styles that do best in such a game. Found by selection: variations of a style played hundreds of games against the styles
/// before them, and whoever did clearly better on fresh maps took the place (see docs/bots-measured.md).
pub(crate) fn book_for(config: &Config) -> Vec<Style> {
    let pays = |effect: &MilestoneEffect| matches!(effect, MilestoneEffect::MarketingPay { .. });
    let early = config.milestones_leave_early() && config.solo.is_none();
    if config.milestone_cards().any(|milestone| milestone.row().effects.iter().any(pays)) {
        vec![with_new_milestones()]
    } else if early {
        vec![without_early_milestones()]
    } else {
        usual(config.players)
    }
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

/// Early billboards for good, cooks and errand boys for them, then whoever promises most at the table and cards for the price.
/// By far the best with three players and more; with two it loses to whoever never advertises and undercuts.
const BILLBOARDS: [&str; 2] = [
    "supply_from=15 adapt_from=10 reserve=2 campaign=0.7 develop=0 expand=0 spite=0.4 growth=1.4 cut=0.8 \
     greed=3.08 relocate=0.98 | recruiting_girl brand_director recruiting_girl kitchen_trainee pizza_cook \
     errand_boy trainer pricing_manager marketing_trainee kitchen_trainee pricing_manager pricing_manager \
     errand_boy recruiting_girl waitress kitchen_trainee pizza_cook recruiting_girl brand_manager \
     pricing_manager pricing_manager cfo discount_manager waitress waitress recruiting_girl waitress \
     brand_director pricing_manager pricing_manager waitress recruiting_girl",
    "supply_from=15 adapt_from=10 hire=18 campaign=0.7 develop=0 expand=0 spite=0.4 growth=1.4 cut=0.8 \
     greed=3.08 relocate=0.98 | recruiting_girl recruiting_girl brand_director kitchen_trainee pizza_cook \
     errand_boy trainer pricing_manager marketing_trainee kitchen_trainee pricing_manager pricing_manager \
     errand_boy recruiting_girl waitress kitchen_trainee pizza_cook recruiting_girl brand_manager \
     pricing_manager pricing_manager cfo discount_manager waitress waitress recruiting_girl waitress \
     brand_director pricing_manager pricing_manager waitress recruiting_girl",
];

/// Waitresses, few price cards and one cook: with two players it holds against all but early billboards.
const WAITRESSES: [&str; 2] = [
    "supply_from=7 hire=7.2 train=2.02 campaign=1.4 develop=3.08 spite=0.7 slot=0.21 wary=1 cut=1 \
     seat=2.2 greed=0 relocate=0 away=4.84 | recruiting_girl waitress recruiting_girl \
     junior_vice_president recruiting_girl trainer waitress kitchen_trainee management_trainee \
     pricing_manager errand_boy waitress pizza_chef cart_operator cfo pricing_manager \
     management_trainee waitress waitress waitress zeppelin_pilot pricing_manager waitress errand_boy \
     waitress pricing_manager pricing_manager pricing_manager pizza_cook coach waitress waitress",
    "supply_from=7 hire=7.2 train=5.04 campaign=1.4 develop=1.4 spite=0.7 slot=0.21 wary=1 cut=1 \
     seat=2.2 greed=0 relocate=0 away=4.84 late=0.4 | recruiting_girl recruiting_girl waitress \
     junior_vice_president recruiting_girl trainer waitress kitchen_trainee management_trainee \
     pricing_manager recruiting_manager cfo pricing_manager pizza_chef cart_operator pricing_manager \
     management_trainee waitress zeppelin_pilot waitress waitress cfo waitress errand_boy waitress \
     pricing_manager pricing_manager pricing_manager pizza_cook coach waitress waitress",
];

/// The book of the base game. With two players each way has others that beat it, so a Manager may follow any of them.
fn usual(players: u8) -> Vec<Style> {
    static TWO: LazyLock<Vec<Style>> = LazyLock::new(|| {
        let ways: Vec<&str> = WAITRESSES.into_iter().chain(BILLBOARDS.into_iter().take(1)).collect();
        read(&ways)
    });
    static MORE: LazyLock<Vec<Style>> = LazyLock::new(|| read(&BILLBOARDS));
    if players <= 2 { TWO.clone() } else { MORE.clone() }
}

fn read(lines: &[&str]) -> Vec<Style> {
    lines.iter().filter_map(|line| line.parse().ok()).collect()
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

/// Other ways to play that somebody at the table may follow.
pub(crate) fn other_ways() -> Vec<Style> {
    static STYLES: LazyLock<Vec<Style>> = LazyLock::new(|| pool::styles().chain(read(&WAITRESSES)).collect());
    STYLES.clone()
}
