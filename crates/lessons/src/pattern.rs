//! Patterns: what a decision or an event must look like.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Names fields; what it does not name is free. Values are equal, patterns again, or one of the operators.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<string, unknown>", rename = "LessonPattern"))]
#[serde(transparent)]
pub struct Pattern(pub Map<String, Value>);

const OPERATORS: [&str; 5] = ["at_least", "at_most", "any_of", "has", "not"];

impl Pattern {
    /// Does this fit?
    pub fn fits(&self, value: &Value) -> bool {
        object_fits(&self.0, value)
    }

    /// The value that this field must be equal to.
    pub fn names(&self, field: &str) -> Option<&str> {
        self.0.get(field)?.as_str()
    }

    /// What is wrong with how it is written: operators that can never hold.
    pub(crate) fn faults(&self, found: &mut Vec<String>) {
        object_faults(&self.0, found);
    }
}

fn is_operators(object: &Map<String, Value>) -> bool {
    !object.is_empty() && object.keys().all(|key| OPERATORS.contains(&key.as_str()))
}

fn object_fits(object: &Map<String, Value>, value: &Value) -> bool {
    if is_operators(object) {
        return object.iter().all(|(operator, wanted)| operator_holds(operator, wanted, value));
    }
    value.is_object() && object.iter().all(|(key, part)| fits(part, value.get(key).unwrap_or(&Value::Null)))
}

fn fits(pattern: &Value, value: &Value) -> bool {
    match pattern {
        Value::Object(object) => object_fits(object, value),
        other => other == value,
    }
}

fn operator_holds(operator: &str, wanted: &Value, value: &Value) -> bool {
    let both = || wanted.as_i64().zip(value.as_i64());
    let list = |of: &Value| of.as_array().cloned().unwrap_or_default();
    match operator {
        "at_least" => both().is_some_and(|(least, value)| value >= least),
        "at_most" => both().is_some_and(|(most, value)| value <= most),
        "any_of" => list(wanted).iter().any(|one| fits(one, value)),
        "has" => {
            value.is_array() && list(wanted).iter().all(|one| list(value).iter().any(|part| fits(one, part)))
        }
        _ => !fits(wanted, value),
    }
}

fn object_faults(object: &Map<String, Value>, found: &mut Vec<String>) {
    let operators = is_operators(object);
    for (key, part) in object {
        let sound = match key.as_str() {
            "at_least" | "at_most" if operators => part.is_i64(),
            "any_of" | "has" if operators => part.as_array().is_some_and(|list| !list.is_empty()),
            _ => true,
        };
        if !sound {
            found.push(format!("{key}: {part} is nothing that {key} could compare with"));
        }
        let parts = part.as_array().map_or(std::slice::from_ref(part), Vec::as_slice);
        parts.iter().filter_map(Value::as_object).for_each(|inner| object_faults(inner, found));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn fits(pattern: Value, value: &Value) -> bool {
        serde_json::from_value::<Pattern>(pattern).unwrap().fits(value)
    }

    #[test]
    fn what_is_not_named_is_free() {
        let event = json!({"event": "hired", "chain": 0, "card": "trainer"});
        assert!(fits(json!({"event": "hired"}), &event));
        assert!(fits(json!({"event": "hired", "card": {"any_of": ["trainer", "waitress"]}}), &event));
        assert!(!fits(json!({"event": "hired", "chain": 1}), &event));
        assert!(!fits(json!({"event": "hired", "count": {"at_least": 0}}), &event));
        assert!(fits(json!({"event": "hired", "count": {"not": 3}}), &event));
    }

    #[test]
    fn operators_bound_numbers_and_look_into_lists() {
        let sold = json!({"sales": [{"chain": 0, "count": 2}, {"chain": 1, "count": 1}], "distance": 3});
        assert!(fits(json!({"distance": {"at_least": 3, "at_most": 3}}), &sold));
        assert!(!fits(json!({"distance": {"at_least": 4}}), &sold));
        assert!(fits(json!({"sales": {"has": [{"chain": 1}, {"count": {"at_least": 2}}]}}), &sold));
        assert!(!fits(json!({"sales": {"has": [{"chain": 2}]}}), &sold));
        assert!(!fits(json!({"distance": {"has": [3]}}), &sold));
    }

    #[test]
    fn an_operator_that_never_holds_is_a_fault() {
        let pattern: Pattern =
            serde_json::from_value(json!({"at": {"any_of": []}, "n": {"at_least": "2"}})).unwrap();
        let mut found = Vec::new();
        pattern.faults(&mut found);
        assert_eq!(found.len(), 2, "{found:?}");
    }
}
