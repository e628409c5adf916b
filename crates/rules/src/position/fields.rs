//! Reading fields of JSON objects, collecting every fault with its path.

use std::fmt::Display;
use std::str::FromStr;

use serde_json::{Map, Value};

use super::Fault;
use super::wrong::Wrong;
use crate::cards::Employee;
use crate::counts::{Staff, Stock};
use crate::item::Item;
use crate::map::Coord;

/// Collects faults.
#[derive(Default)]
pub(super) struct Faults(pub(super) Vec<Fault>);

impl Faults {
    pub(super) fn add(&mut self, path: impl Display, wrong: impl Into<Wrong>) {
        self.0.push(Fault::of(path, wrong));
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub(super) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// A JSON object being read: known fields are taken out one by one, what is left over is a fault.
pub(super) struct Fields<'a> {
    path: String,
    pub(super) map: &'a Map<String, Value>,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    pub(super) fn open(value: &'a Value, path: String, faults: &mut Faults) -> Option<Self> {
        match value {
            Value::Object(map) => Some(Fields { path, map, known: Vec::new() }),
            other => {
                faults.add(path, Wrong::Form { form: "an object", given: kind(other) });
                None
            }
        }
    }

    pub(super) fn path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_string() } else { format!("{}.{key}", self.path) }
    }

    pub(super) fn get(&mut self, key: &'static str) -> Option<&'a Value> {
        self.known.push(key);
        self.map.get(key)
    }

    pub(super) fn required(&mut self, key: &'static str, faults: &mut Faults) -> Option<&'a Value> {
        let value = self.get(key);
        if value.is_none() {
            faults.add(self.path(key), Wrong::Missing);
        }
        value
    }

    pub(super) fn number(
        &mut self,
        key: &'static str,
        range: (i64, i64),
        faults: &mut Faults,
    ) -> Option<i64> {
        let value = self.get(key)?;
        read_number(value, &self.path(key), range, faults)
    }

    pub(super) fn flag(&mut self, key: &'static str, default: bool, faults: &mut Faults) -> bool {
        match self.get(key) {
            None => default,
            Some(Value::Bool(flag)) => *flag,
            Some(other) => {
                faults.add(self.path(key), Wrong::Form { form: "true or false", given: kind(other) });
                default
            }
        }
    }

    pub(super) fn list(&mut self, key: &'static str, faults: &mut Faults) -> &'a [Value] {
        match self.get(key) {
            None => &[],
            Some(Value::Array(list)) => list,
            Some(other) => {
                faults.add(self.path(key), Wrong::Form { form: "a list", given: kind(other) });
                &[]
            }
        }
    }

    pub(super) fn word<T: FromStr<Err = String>>(
        &mut self,
        key: &'static str,
        faults: &mut Faults,
    ) -> Option<T> {
        let value = self.get(key)?;
        read_word(value, &self.path(key), faults)
    }

    pub(super) fn required_word<T: FromStr<Err = String>>(
        &mut self,
        key: &'static str,
        faults: &mut Faults,
    ) -> Option<T> {
        let value = self.required(key, faults)?;
        read_word(value, &self.path(key), faults)
    }

    pub(super) fn coord(&mut self, key: &'static str, faults: &mut Faults) -> Option<Coord> {
        let value = self.required(key, faults)?;
        read_coord(value, &self.path(key), faults)
    }

    pub(super) fn close(self, faults: &mut Faults) {
        for key in self.map.keys().filter(|key| !self.known.contains(&key.as_str())) {
            faults.add(self.path(key), Wrong::UnknownField);
        }
    }
}

pub(super) fn read_number(
    value: &Value,
    path: &str,
    (low, high): (i64, i64),
    faults: &mut Faults,
) -> Option<i64> {
    match value.as_i64() {
        Some(number) if (low..=high).contains(&number) => Some(number),
        _ => {
            let given = if value.is_number() { value.to_string() } else { kind(value).to_string() };
            faults.add(path, Wrong::OutOfRange { low, high, given });
            None
        }
    }
}

pub(super) fn read_word<T: FromStr<Err = String>>(
    value: &Value,
    path: &str,
    faults: &mut Faults,
) -> Option<T> {
    let Value::String(text) = value else {
        faults.add(path, Wrong::Form { form: "a text", given: kind(value) });
        return None;
    };
    let unknown = |reason| Wrong::UnknownWord { word: text.clone(), reason };
    text.parse().map_err(|reason| faults.add(path, unknown(reason))).ok()
}

pub(super) fn read_coord(value: &Value, path: &str, faults: &mut Faults) -> Option<Coord> {
    let number = |value: &Value| value.as_i64().and_then(|number| i8::try_from(number).ok());
    match value.as_array().map(Vec::as_slice) {
        Some([x, y]) if x.is_i64() && y.is_i64() => match (number(x), number(y)) {
            (Some(x), Some(y)) => Some(Coord::new(x, y)),
            _ => {
                let (x, y) = (x.as_i64().unwrap_or_default(), y.as_i64().unwrap_or_default());
                faults.add(path, Wrong::OffMap { x, y });
                None
            }
        },
        _ => {
            faults.add(path, Wrong::NoSquare);
            None
        }
    }
}

/// Reads `{"waitress": 1}`.
pub(super) fn read_bag<K: FromStr<Err = String> + Copy>(
    fields: &mut Fields<'_>,
    key: &'static str,
    most: i64,
    faults: &mut Faults,
) -> Vec<(K, i64)> {
    let path = fields.path(key);
    let map = match fields.get(key) {
        None => return Vec::new(),
        Some(Value::Object(map)) => map,
        Some(other) => {
            faults.add(path, Wrong::Form { form: "an object of ids and counts", given: kind(other) });
            return Vec::new();
        }
    };
    let mut bag = Vec::new();
    for (id, count) in map {
        let path = format!("{path}.{id}");
        match id.parse() {
            Ok(kind) => {
                if let Some(count) = read_number(count, &path, (0, most), faults) {
                    bag.push((kind, count));
                }
            }
            Err(reason) => faults.add(path, Wrong::UnknownWord { word: id.clone(), reason }),
        }
    }
    bag
}

pub(super) fn read_stock(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Stock {
    read_bag::<Item>(fields, key, 10_000, faults).into_iter().map(|(item, n)| (item, n as u16)).collect()
}

pub(super) fn read_staff(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Staff {
    read_bag::<Employee>(fields, key, 100, faults).into_iter().map(|(card, n)| (card, n as u8)).collect()
}
