//! Positions without what goes without saying.

use magnate_rules::Position;
use serde_json::{Value, json};

/// The position as JSON, without what it has anyway.
pub fn position(position: &Position) -> Value {
    let mut value = position.to_value();
    drop_where(&mut value, &|key, it| match key {
        "modules" | "houses" | "gardens" | "milestones" | "campaigns" => *it == json!([]),
        "stock" | "frozen" | "at_work" | "beach" | "demand" => *it == json!({}),
        "intro" => *it == json!(false),
        "cash" | "bank_breaks" => *it == json!(0),
        _ => false,
    });
    match Position::from_value(&value) {
        Ok(read) if read == *position => value,
        _ => position.to_value(),
    }
}

fn drop_where(value: &mut Value, plain: &dyn Fn(&str, &Value) -> bool) {
    match value {
        Value::Object(fields) => {
            fields.retain(|key, it| !plain(key, it));
            fields.values_mut().for_each(|it| drop_where(it, plain));
        }
        Value::Array(values) => values.iter_mut().for_each(|it| drop_where(it, plain)),
        _ => {}
    }
}
