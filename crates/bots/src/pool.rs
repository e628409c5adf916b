//! Opponents of many minds: characters with a way to play of their own, each a good one. They sit down at tables by name,
//! the Manager is measured against every one of them, and the Magnate reckons with them in the seats of its rivals.
//!
//! Found by a search for different good ways (`examples/breed.rs`, see `docs/bots-measured.md`).

use std::sync::LazyLock;

use crate::level::Level;
use crate::manager::Style;

/// Every character with its style, as the search writes it.
const CHARACTERS: [(Level, &str); 8] = [
    (
        Level::Undercutter,
        "supply_from=2 adapt_from=5 reserve=2 hire=10.08 train=5.04 campaign=0 develop=1.4 spite=0.7 \
         growth=1.4 wary=1 cut=3.92 greed=0.4 relocate=2.2 away=10.65 novel=1.55 | recruiting_girl \
         recruiting_girl pricing_manager junior_vice_president cfo kitchen_trainee guru waitress trainer \
         kitchen_trainee pricing_manager pricing_manager trainer management_trainee management_trainee \
         waitress management_trainee waitress waitress cfo pricing_manager waitress errand_boy waitress \
         pricing_manager waitress",
    ),
    (
        Level::Instructor,
        "supply_from=1 hire=10.08 train=3.6 campaign=0 develop=1.4 spite=0.77 growth=1.96 wary=0 cut=1.12 \
         seat=2.2 greed=0.16 relocate=2.2 away=10.65 novel=3.87 | trainer recruiting_girl truck_driver \
         junior_vice_president guru waitress trainer kitchen_trainee pricing_manager pricing_manager \
         trainer recruiting_girl management_trainee management_trainee waitress kitchen_trainee \
         kitchen_trainee waitress guru cfo pricing_manager waitress errand_boy waitress pricing_manager \
         waitress",
    ),
    (
        Level::Host,
        "supply_from=12 adapt_from=11 reserve=0 hire=18 train=3.6 campaign=0 develop=0 spite=0.77 slot=0.21 \
         growth=0 wary=1 seat=3.08 greed=1.4 late=1 | recruiting_girl recruiting_girl waitress \
         recruiting_girl waitress guru waitress waitress kitchen_trainee management_trainee recruiting_girl \
         trainer hr_director errand_boy waitress management_trainee management_trainee pricing_manager \
         waitress burger_chef pricing_manager cfo pricing_manager burger_cook pricing_manager pizza_cook \
         waitress pizza_cook waitress waitress",
    ),
    (
        Level::Gardener,
        "supply_from=7 reserve=2 hire=7.2 train=5.04 campaign=1.4 develop=1.4 spite=0.7 slot=0.21 wary=1 \
         seat=2.2 greed=0 relocate=0 away=4.84 novel=0.32 develop=3 | recruiting_girl recruiting_girl \
         junior_vice_president trainer waitress new_business_developer kitchen_trainee luxuries_manager \
         marketing_trainee recruiting_girl errand_boy waitress burger_cook new_business_developer waitress \
         cfo waitress waitress",
    ),
    (
        Level::Aeronaut,
        "supply_from=12 reserve=0 hire=18 train=3.6 campaign=0 spite=0.77 slot=0.21 wary=1 seat=2.2 | \
         recruiting_girl recruiting_girl guru waitress waitress trainer waitress waitress recruiting_girl \
         trainer kitchen_trainee errand_boy management_trainee zeppelin_pilot cfo pricing_manager waitress \
         pricing_manager pizza_cook waitress waitress",
    ),
    (
        Level::BillPoster,
        "supply_from=7 reserve=2 hire=7.2 train=5.04 campaign=1.4 develop=1.4 spite=0.7 slot=0.21 wary=1 \
         seat=2.2 greed=0 relocate=0 novel=0.32 campaign=2 growth=2 | recruiting_girl recruiting_girl \
         junior_vice_president marketing_trainee kitchen_trainee marketing_trainee errand_boy \
         recruiting_girl kitchen_trainee marketing_trainee waitress trainer marketing_trainee pizza_cook \
         waitress cfo burger_cook marketing_trainee waitress",
    ),
    (
        Level::Spoiler,
        "supply_from=7 reserve=2 hire=7.2 train=5.04 campaign=1.4 develop=1.4 slot=0.21 wary=1 seat=2.2 \
         greed=0 relocate=0 away=4.84 novel=0.32 spite=1.4 cut=2 | recruiting_girl recruiting_girl \
         junior_vice_president waitress kitchen_trainee recruiting_girl pricing_manager errand_boy \
         pricing_manager discount_manager trainer pricing_manager waitress pricing_manager waitress \
         marketing_trainee pricing_manager waitress cfo pricing_manager",
    ),
    (
        Level::Sprinter,
        "supply_from=2 adapt_from=10 reserve=0 hire=0.5 train=0.5 campaign=2.2 develop=3 spite=0.7 \
         growth=1.4 wary=1 cut=0.4 greed=0.16 relocate=0 away=4.84 novel=3.87 | recruiting_girl \
         recruiting_girl junior_vice_president kitchen_trainee guru waitress trainer kitchen_trainee \
         pricing_manager pricing_manager pricing_manager management_trainee waitress pricing_manager \
         recruiting_girl errand_boy management_trainee marketing_trainee errand_boy cfo pricing_manager",
    ),
];

static STYLES: LazyLock<Vec<(Level, Style)>> = LazyLock::new(|| {
    let read = |(level, line): (Level, &str)| Some((level, line.parse().ok()?));
    CHARACTERS.into_iter().filter_map(read).collect()
});

/// How a character plays.
pub(crate) fn style(level: Level) -> Option<Style> {
    STYLES.iter().find(|(known, _)| *known == level).map(|(_, style)| style.clone())
}

/// How all of them play: ways a rival may follow.
pub(crate) fn styles() -> impl Iterator<Item = Style> {
    STYLES.iter().map(|(_, style)| style.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_a_style_of_its_own_that_can_be_written_and_read() {
        let styles: Vec<Style> = styles().collect();
        assert_eq!(styles.len(), Level::characters().len());
        for (level, style) in Level::characters().iter().zip(&styles) {
            assert_eq!(super::style(*level).as_ref(), Some(style));
            assert_eq!(style.to_string().parse::<Style>().as_ref(), Ok(style));
            assert_eq!(styles.iter().filter(|other| *other == style).count(), 1, "{level}");
        }
    }
}
