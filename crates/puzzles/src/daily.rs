//! One puzzle a day.

use std::hash::Hasher as _;

use crate::tally::Fnv;

/// Which of these puzzles is that day's: all of them come, in an order that looks like chance, before any comes again. Days
/// count from any day everybody agrees on; browsers take the number of days since 1970-01-01 in the person's own calendar.
pub fn daily<'a>(ids: &[&'a str], day: u32) -> Option<&'a str> {
    let count = u32::try_from(ids.len()).ok().filter(|count| *count > 0)?;
    let (cycle, place) = (day / count, day % count);
    let order = shuffled(ids, cycle);
    // What came last yesterday does not come first today.
    let last = cycle.checked_sub(1).and_then(|before| shuffled(ids, before).last().copied());
    let turn = usize::from(count > 2 && order.first().copied() == last);
    // The first two change places in such a cycle.
    let place = match (turn, place) {
        (1, 0) => 1,
        (1, 1) => 0,
        (_, place) => place,
    };
    order.get(place as usize).copied()
}

fn shuffled<'a>(ids: &[&'a str], cycle: u32) -> Vec<&'a str> {
    let mark = |id: &str| {
        let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
        hash.write_u32(cycle.to_le());
        hash.write(id.as_bytes());
        // FNV's high bits know little of the last letters.
        let mut mixed = hash.finish();
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ (mixed >> 27)
    };
    let mut order: Vec<(u64, &str)> = ids.iter().map(|id| (mark(id), *id)).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, id)| id).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_puzzle_comes_before_any_comes_again() {
        for count in [1, 2, 3, 7, 120] {
            let names: Vec<String> = (0..count).map(|i| format!("p-{i}")).collect();
            let ids: Vec<&str> = names.iter().map(String::as_str).collect();
            let mut orders = BTreeSet::new();
            for cycle in 0..40 {
                let days = cycle * count..(cycle + 1) * count;
                let order: Vec<&str> = days.filter_map(|day| daily(&ids, day)).collect();
                assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), count as usize);
                orders.insert(order);
            }
            assert!(count < 7 || orders.len() > 35, "each time in another order");
        }
    }

    #[test]
    fn no_puzzle_comes_two_days_in_a_row() {
        let ids = ["a", "b", "c", "d"];
        for day in 0..2_000 {
            assert_ne!(daily(&ids, day), daily(&ids, day + 1), "day {day}");
        }
        assert_eq!(daily(&[], 5), None);
    }

    #[test]
    fn the_order_of_the_list_does_not_matter() {
        assert_eq!(daily(&["a", "b", "c"], 17), daily(&["c", "a", "b"], 17));
    }
}
