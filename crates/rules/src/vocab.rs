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
        #[repr(u8)]
        pub enum $name {
            $( $(#[$vmeta])* #[doc = concat!("`", $id, "`")] $variant ),+
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
                    format!("\"{text}\" is not {} ({})", $what, known.join(", "))
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
