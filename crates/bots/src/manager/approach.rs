//! A style, and another to play on in once a rival advertises.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use magnate_rules::{Config, Dice, FastDice, Game, PlayerId};

use super::style::{Style, book_for};

/// How somebody means to play, and what they make of rivals who advertise.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Approach {
    pub(crate) usual: Style,
    /// Followed for as long as a rival has anybody who advertises.
    pub(crate) to_advertisers: Option<Style>,
}

impl Approach {
    /// The style for this position.
    pub(crate) fn style(&self, game: &Game, me: PlayerId) -> &Style {
        match &self.to_advertisers {
            Some(style) if rival_advertises(game, me) => style,
            _ => &self.usual,
        }
    }

    /// Both styles of it.
    pub(crate) fn styles(self) -> impl Iterator<Item = Style> {
        [Some(self.usual), self.to_advertisers].into_iter().flatten()
    }
}

impl From<Style> for Approach {
    fn from(usual: Style) -> Self {
        Approach { usual, to_advertisers: None }
    }
}

/// Does a rival have anybody who advertises, at work or not?
fn rival_advertises(game: &Game, me: PlayerId) -> bool {
    let marketeers = |rival: PlayerId| {
        let chain = game.chain(rival);
        [*chain.at_work(), *chain.beach(), game.busy(rival)]
            .iter()
            .any(|staff| staff.iter().any(|(card, _)| card.marketeer().is_some()))
    };
    game.config().player_ids().any(|rival| rival != me && marketeers(rival))
}

/// With two players: waitresses, cooks and few price cards, and billboards as soon as a rival advertises. Each was found together
/// with its answer (`examples/approach`, see docs/bots-measured.md): neither half holds against everybody by itself.
const FOR_TWO: [&str; 2] = [
    "supply_from=7 adapt_from=7 hire=7.2 train=7.06 campaign=1.4 develop=1.4 expand=26.4 spite=1.5 slot=0 \
     growth=0.62 wary=1 cut=1 seat=2.2 greed=0.53 relocate=1.4 late=1 | recruiting_girl recruiting_girl \
     waitress junior_vice_president kitchen_trainee trainer waitress kitchen_trainee management_trainee \
     pricing_manager recruiting_manager pricing_manager pizza_chef kitchen_trainee cfo burger_cook \
     waitress zeppelin_pilot waitress waitress cfo waitress errand_boy waitress pricing_manager \
     pricing_manager pricing_manager pizza_cook coach management_trainee waitress waitress => \
     supply_from=7 adapt_from=7 reserve=2 hire=3.28 train=17.64 campaign=0.03 develop=0.56 expand=7.46 \
     spite=0.56 slot=0.46 growth=0.62 wary=0.86 cut=1.96 greed=1.54 relocate=22.99 away=1.4 novel=0.13 | \
     recruiting_girl brand_director recruiting_girl burger_chef errand_boy trainer pricing_manager \
     pricing_manager coach discount_manager brand_director pricing_manager pricing_manager \
     pricing_manager pizza_chef kitchen_trainee management_trainee errand_boy cart_operator \
     pricing_manager cfo hr_director kitchen_trainee pizza_chef brand_director burger_chef \
     pricing_manager management_trainee kitchen_trainee pricing_manager recruiting_girl",
    "supply_from=14 adapt_from=6 reserve=2 hire=5.04 train=2.02 campaign=0 develop=4.31 expand=6.72 \
     spite=0 slot=3.08 growth=0.4 wary=1 cut=0.28 seat=0.35 greed=2.2 relocate=0 away=4.84 late=0.7 \
     novel=0.32 | recruiting_girl waitress recruiting_girl junior_vice_president trainer \
     marketing_trainee trainer pizza_chef marketing_trainee pricing_manager waitress management_trainee \
     waitress cart_operator cfo management_trainee waitress waitress errand_boy management_trainee \
     pricing_manager pricing_manager kitchen_trainee recruiting_girl pricing_manager coach \
     pricing_manager pizza_cook waitress coach errand_boy waitress => supply_from=14 adapt_from=7 \
     hire=20.92 campaign=0.1 develop=0.4 expand=3.39 spite=0.4 slot=0.83 growth=1.36 wary=1 greed=2.71 \
     relocate=22.99 away=0.4 late=1 novel=0.32 | recruiting_girl brand_director recruiting_girl \
     pizza_cook errand_boy trainer pricing_manager pricing_manager kitchen_trainee pricing_manager \
     burger_chef pizza_chef senior_vice_president pricing_manager pricing_manager senior_vice_president \
     pricing_manager discount_manager errand_boy management_trainee pizza_chef junior_vice_president \
     burger_chef recruiting_girl kitchen_trainee kitchen_trainee pricing_manager hr_director guru \
     brand_manager recruiting_girl",
];

/// The approach of a Manager with this seed to such a game. Seeds in a row have nothing in common: tournaments count them up.
pub(crate) fn pick(config: &Config, seed: u64) -> Approach {
    let mut book = book(config);
    let index = FastDice::new(seed ^ 0x626f_6f6b).below(book.len() as u32) as usize;
    book.swap_remove(index)
}

/// What a Manager may choose between; a Magnate thinks of all of it.
pub(crate) fn book(config: &Config) -> Vec<Approach> {
    static TWO: LazyLock<Vec<Approach>> =
        LazyLock::new(|| FOR_TWO.into_iter().filter_map(|line| line.parse().ok()).collect());
    // Found in the base game; what it is worth elsewhere is not known.
    let base = config.modules.is_empty() && config.full() && config.solo.is_none();
    if base && config.players == 2 {
        return TWO.clone();
    }
    book_for(config).into_iter().map(Approach::from).collect()
}

/// Between the two styles in a line of text.
const ANSWER: &str = " => ";

impl FromStr for Approach {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (usual, answer) = match line.split_once(ANSWER) {
            Some((usual, answer)) => (usual, Some(answer.parse()?)),
            None => (line, None),
        };
        Ok(Approach { usual: usual.parse()?, to_advertisers: answer })
    }
}

impl fmt::Display for Approach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.usual)?;
        match &self.to_advertisers {
            Some(style) => write!(f, "{ANSWER}{style}"),
            None => Ok(()),
        }
    }
}
