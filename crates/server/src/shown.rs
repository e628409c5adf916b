//! What is stored, as others see it.

use magnate_rules::Edition;
use magnate_table::Status;
use magnate_wire::{ChatMessage, Person, TableCard, guest_name};

use crate::store::{ChatLine, TableRow, User};

impl From<&User> for Person {
    fn from(user: &User) -> Self {
        Person {
            id: user.id.clone(),
            name: user.name.clone(),
            registered: user.login.is_some(),
            named: user.name != guest_name(&user.id),
            left: false,
            experienced: false,
        }
    }
}

/// A table in a list, as somebody sees it.
pub(crate) fn card(row: &TableRow, me: Option<&User>, people: Vec<Person>) -> TableCard {
    let is = |ids: &[String]| me.is_some_and(|me| ids.contains(&me.id));
    // Under way by rules these are not: it can be looked at, but nobody can decide anything.
    let archived = row.summary.status == Status::Playing
        && !row.summary.rules.is_some_and(|rules| Edition::new(rules).is_known());
    let awaited = if archived { Vec::new() } else { row.summary.awaited.clone() };
    TableCard {
        id: row.id.clone(),
        code: is(&row.summary.members).then(|| row.code.clone()),
        name: row.summary.name.clone(),
        status: if archived { Status::Archived } else { row.summary.status },
        public: row.summary.public,
        host: row.summary.host.clone(),
        your_turn: is(&awaited),
        created_at: row.created_at,
        changed_at: row.changed_at,
        deadline: me
            .filter(|_| !archived)
            .and_then(|me| row.summary.deadlines.iter().find(|(user, _)| *user == me.id).map(|(_, at)| *at)),
        awaited,
        card: row.summary.card.clone(),
        people,
    }
}

impl From<ChatLine> for ChatMessage {
    fn from(line: ChatLine) -> Self {
        ChatMessage { id: line.id, user: line.user, text: line.text, at: line.at }
    }
}
