//! Looks for what a viewer may not know in what the viewer received.

use serde_json::Value;

/// What is secret at a moment.
#[derive(Clone, Debug, Default)]
pub struct Secrets {
    /// The seed as it is written in the log.
    pub seed: String,
    /// Everybody may know the reserve cards, or nobody but their owners.
    pub reserves_open: bool,
}

/// Every place in a message where this viewer learns something secret.
pub fn leaks(text: &str, viewer: Option<u64>, secrets: &Secrets) -> Vec<String> {
    let mut found = Vec::new();
    if text.contains(&secrets.seed) {
        found.push("the seed".to_owned());
    }
    match serde_json::from_str(text) {
        Ok(value) => walk(&value, "", viewer, secrets, &mut found),
        Err(_) => record(text, viewer, secrets, &mut found),
    }
    found
}

/// Somebody's own affair: the object says whose it is, in one of these fields.
fn is_own(fields: &Value, viewer: Option<u64>) -> bool {
    let owner = fields["seat"].as_u64().or(fields["chain"].as_u64());
    owner.is_some() && owner == viewer
}

fn walk(value: &Value, path: &str, viewer: Option<u64>, secrets: &Secrets, found: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            for (index, item) in list.iter().enumerate() {
                walk(item, &format!("{path}/{index}"), viewer, secrets, found);
            }
        }
        Value::Object(fields) => {
            // Whose chain is this, by its place in a list of chains?
            let mut parts = path.rsplit('/');
            let index = parts.next().and_then(|index| index.parse::<u64>().ok());
            let own_chain = parts.next() == Some("chains") && index.is_some() && index == viewer;
            for (key, item) in fields {
                let here = format!("{path}/{key}");
                let secret = match key.as_str() {
                    _ if item.is_null() => false,
                    "seed" => true,
                    "reserve" => !own_chain && !secrets.reserves_open,
                    "chosen" => !own_chain,
                    _ => false,
                };
                // Decisions and events name whose they are. What one may choose from is no secret.
                let name = value["event"].as_str();
                let secret = secret
                    || (key == "card"
                        && name == Some("reserve_chosen")
                        && !item.is_null()
                        && !is_own(value, viewer))
                    || (key == "cards"
                        && name == Some("structure_chosen")
                        && !item.is_null()
                        && !is_own(value, viewer))
                    || (key == "action"
                        && matches!(item["action"].as_str(), Some("reserve" | "work"))
                        && !is_own(value, viewer));
                if secret {
                    found.push(format!("{here}: {item}"));
                }
                walk(item, &here, viewer, secrets, found);
            }
        }
        // An export holds records.
        Value::String(text) if text.starts_with("magnate record") => record(text, viewer, secrets, found),
        _ => {}
    }
}

/// A record of a running game: no seed, no hash, and reserve cards only one's own.
fn record(text: &str, viewer: Option<u64>, secrets: &Secrets, found: &mut Vec<String>) {
    for line in text.lines() {
        let mut words = line.split(' ');
        let owner = words.next().and_then(|word| word.parse::<u64>().ok());
        let secret = line.starts_with('=')
            || (line.starts_with("seed:") && line != "seed: hidden")
            || (words.next() == Some("reserve") && owner != viewer && !secrets.reserves_open);
        if secret {
            found.push(format!("record: {line}"));
        }
    }
}
