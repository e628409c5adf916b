//! Lists of actions, as JSON and as lines of a record.

use magnate_rules::{Action, PlayerId, parse_act};
use serde_json::{Map, Value};

use crate::input::Source;
use crate::output::Result;

/// An action with where it stands in its file.
pub struct Written {
    pub place: String,
    pub player: PlayerId,
    pub action: Action,
}

/// An action as JSON, the chain first.
pub fn to_value(player: PlayerId, action: &Action) -> Result<Value> {
    let mut object = Map::from_iter([("chain".to_string(), player.0.into())]);
    if let Value::Object(fields) = serde_json::to_value(action)? {
        object.extend(fields);
    }
    Ok(Value::Object(object))
}

fn from_value(value: &Value) -> Result<(PlayerId, Action), String> {
    let Value::Object(fields) = value else {
        return Err("an action is an object".into());
    };
    let mut fields = fields.clone();
    let chain = fields.shift_remove("chain").ok_or("chain: is missing")?;
    let chain =
        chain.as_u64().and_then(|chain| u8::try_from(chain).ok()).ok_or("chain: must be a chain's number")?;
    Ok((PlayerId(chain), Action::from_value(&Value::Object(fields))?))
}

/// Reads a file of actions: JSON when it starts like JSON, else lines of a record.
pub fn read(source: &Source) -> Result<Vec<Written>> {
    if source.text.trim_start().starts_with(['[', '{']) { read_json(source) } else { read_lines(source) }
}

fn read_json(source: &Source) -> Result<Vec<Written>> {
    let value: Value = serde_json::from_str(&source.text)
        .map_err(|error| source.bad(format!("this is not JSON: {error}")))?;
    let list = match &value {
        Value::Object(answer) => answer.get("actions").and_then(Value::as_array),
        value => value.as_array(),
    };
    let list = list
        .ok_or_else(|| source.bad("must be a list of actions, or an object with such a list as `actions`"))?;
    let read = |(i, value): (usize, &Value)| {
        let place = format!("[{i}]");
        let (player, action) =
            from_value(value).map_err(|reason| source.bad(format!("{place}: {reason}")))?;
        Ok(Written { place, player, action })
    };
    list.iter().enumerate().map(read).collect()
}

fn read_lines(source: &Source) -> Result<Vec<Written>> {
    let lines = source.text.lines().zip(1..).filter_map(|(line, number)| {
        let line = line.split('#').next().unwrap_or("").trim();
        (!line.is_empty()).then_some((line, number))
    });
    let read = |(line, number): (&str, usize)| {
        let place = format!("line {number}");
        let (player, action) = parse_act(line).map_err(|reason| source.bad(format!("{place}: {reason}")))?;
        Ok(Written { place, player, action })
    };
    lines.map(read).collect()
}
