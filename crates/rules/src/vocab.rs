//! One macro for the small closed vocabularies of the game: every word has one stable id, used in
//! records, positions, events and on the wire.

/// Defines a field-less enum whose variants carry a stable text id.
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        pub enum $name:ident ($what:literal) {
            $( $(#[$vmeta:meta])* $variant:ident = $id:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name {
            $( $(#[$vmeta])* #[doc = concat!("`", $id, "`")] #[cfg_attr(feature = "ts", ts(rename = $id))] $variant ),+
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$variant),+];
            /// How many there are.
            pub const COUNT: usize = [$($id),+].len();

            /// The stable id used in files and on the wire.
            pub const fn id(self) -> &'static str {
                match self { $( $name::$variant => $id ),+ }
            }

            /// The value with this id.
            pub fn from_id(id: &str) -> Option<$name> {
                match id { $( $id => Some($name::$variant), )+ _ => None }
            }

            /// Position in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::from_id(text).ok_or_else(|| {
                    let known: Vec<&str> = Self::ALL.iter().map(|v| v.id()).collect();
                    crate::vocab::unknown(text, $what, &known)
                })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use vocabulary;

/// Says that a word is not in a vocabulary: all of a short one, the nearest word of a long one.
pub(crate) fn unknown(text: &str, what: &str, known: &[&str]) -> String {
    let shown: String = text.chars().take(40).collect();
    if known.len() <= 8 {
        return format!("\"{shown}\" is not {what} ({})", known.join(", "));
    }
    match known.iter().min_by_key(|word| edits(&shown, word)) {
        Some(word) if edits(&shown, word) <= 3 => format!("\"{shown}\" is not {what}; did you mean {word}?"),
        _ => format!("\"{shown}\" is not {what}"),
    }
}

/// Letters to change, add or drop to get from one word to the other.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let changed = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use crate::{Employee, Intro};

    #[test]
    fn a_misspelt_word_gets_a_hint() {
        let error = "waitres".parse::<Employee>().unwrap_err();
        assert_eq!(error, "\"waitres\" is not an employee; did you mean waitress?");
        assert_eq!("dragon".parse::<Employee>().unwrap_err(), "\"dragon\" is not an employee");
        let error = "third".parse::<Intro>().unwrap_err();
        assert_eq!(error, "\"third\" is not an introductory game (none, first, second)");
    }
}
