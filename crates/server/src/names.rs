//! What names look like. Two names that are written with different characters and look the same are one name to people, so
//! nobody may use one that looks like a registered person's.

use magnate_table::text;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like: the same for names that differ in case, spaces, invisible characters or characters that are mistaken
/// for each other, such as a Cyrillic and a Latin a, a zero and an o, or the letters l and I.
pub fn likeness(name: &str) -> String {
    let seen: String = name.nfkc().filter(|c| !text::is_blank(*c)).collect();
    // Upper case first: some small letters become several, and then agree with what they are taken for.
    let folded = seen.to_uppercase().to_lowercase();
    let plain: String = skeleton(&folded).collect();
    // A capital i is mistaken for a small l, so the two count as one whatever the case.
    plain.to_lowercase().replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Anna", "\u{410}nna"),           // Cyrillic A
            ("Anna", "Ann\u{251}"),           // Latin alpha
            ("Anna", "A\u{200b}nn\u{2060}a"), // invisible
            ("Anna", " An na "),
            ("Anna", "\u{ff21}nna"),  // full width
            ("Anna", "\u{1d400}nna"), // mathematical bold
            ("Bob", "B0b"),
            ("Bill", "Bi1l"),
            ("Bill", "BIII"),
            ("Ian", "lan"),
            ("Zo\u{eb}", "Zoe\u{308}"), // composed or not
            ("modern", "rnodern"),
            ("paypal", "\u{440}\u{430}\u{443}\u{440}\u{430}l"),
        ] {
            assert_eq!(likeness(one), likeness(other), "{one} {other}");
        }
    }

    #[test]
    fn other_names_are_not() {
        for (one, other) in
            [("Anna", "Anne"), ("Zoe", "Zo\u{eb}"), ("Bob", "Bop"), ("李雷", "韩梅梅"), ("Ann", "Anna")]
        {
            assert_ne!(likeness(one), likeness(other), "{one} {other}");
        }
        assert!(!likeness("👩‍🍳").is_empty());
    }
}
