//! Reading fields of JSON objects, collecting every fault with its path.

use std::fmt::Display;
use std::str::FromStr;

use serde_json::{Map, Value};

use super::Fault;
use crate::cards::Employee;
use crate::counts::{Staff, Stock};
use crate::item::Item;
use crate::map::Coord;

/// Collects faults.
#[derive(Default)]
pub(super) struct Faults(pub(super) Vec<Fault>);

impl Faults {
    pub(super) fn add(&mut self, path: impl Display, reason: impl Display) {
        self.0.push(Fault { path: path.to_string(), reason: reason.to_string() });
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
                faults.add(path, format_args!("must be an object, not {}", kind(other)));
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
            faults.add(self.path(key), "is missing");
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
                faults.add(self.path(key), format_args!("must be true or false, not {}", kind(other)));
                default
            }
        }
    }

    pub(super) fn list(&mut self, key: &'static str, faults: &mut Faults) -> &'a [Value] {
        match self.get(key) {
            None => &[],
            Some(Value::Array(list)) => list,
            Some(other) => {
                faults.add(self.path(key), format_args!("must be a list, not {}", kind(other)));
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
            faults.add(self.path(key), "is not a field of the format");
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
            faults.add(path, format_args!("must be a whole number from {low} to {high}, not {given}"));
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
        faults.add(path, format_args!("must be a text, not {}", kind(value)));
        return None;
    };
    text.parse().map_err(|reason| faults.add(path, reason)).ok()
}

pub(super) fn read_coord(value: &Value, path: &str, faults: &mut Faults) -> Option<Coord> {
    let number = |value: &Value| value.as_i64().and_then(|number| i8::try_from(number).ok());
    match value.as_array().map(Vec::as_slice) {
        Some([x, y]) if x.is_i64() && y.is_i64() => match (number(x), number(y)) {
            (Some(x), Some(y)) => Some(Coord::new(x, y)),
            _ => {
                faults.add(path, format_args!("square [{x},{y}] is not on the map"));
                None
            }
        },
        _ => {
            faults.add(path, "must be a square [x, y]");
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
            faults.add(path, format_args!("must be an object of ids and counts, not {}", kind(other)));
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
            Err(reason) => faults.add(path, reason),
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
