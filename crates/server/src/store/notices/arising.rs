//! What people are to be told: worked out from what becomes of a table, and written in the same transaction.

use magnate_table::Status;

use super::{Invitation, NoticeKind};
use crate::store::StoreError;
use crate::store::ask::Statement;
use crate::store::shared::{self, Before, Columns};

const ARISE: &str = "INSERT INTO notices (target_id, user_id, table_id, seq, kind, by_user, made_at, due_at, state) \
     SELECT t.id, t.user_id, $7, $8, $9, $10, $11, $12, 'waiting' FROM notice_targets t \
     WHERE t.user_id IN ($1, $2, $3, $4, $5, $6) AND t.active AND (t.kinds & $13) = $14 \
     ON CONFLICT (table_id, seq, kind, target_id) DO NOTHING";

/// The most people of one statement: the most who sit at a table.
const AT_ONCE: usize = 6;

/// A notice to several people, for every target of theirs whose kinds are these among those looked at.
struct Arising<'a> {
    table: &'a str,
    seq: i64,
    at: i64,
    due: i64,
    kind: NoticeKind,
    by: Option<&'a str>,
    /// Kinds looked at, and those of them a target must want.
    looked_at: i64,
    wanted: i64,
}

impl Arising<'_> {
    fn to(&self, users: &[&str]) -> impl Iterator<Item = Statement> {
        users.chunks(AT_ONCE).map(|some| {
            let people = some.iter().copied().chain(std::iter::repeat("")).take(AT_ONCE);
            let statement = people.fold(Statement::new(ARISE), Statement::with);
            statement
                .with(self.table)
                .with(self.seq)
                .with(self.kind.id())
                .with(self.by)
                .with(self.at)
                .with(self.due)
                .with(self.looked_at)
                .with(self.wanted)
        })
    }
}

/// How long before the end of somebody's time they are told, out of the milliseconds they have; not at all when it is short.
pub(crate) fn warning(left: i64) -> Option<i64> {
    const SHORTEST: i64 = 20 * 60_000;
    const LONGEST: i64 = 12 * 3_600_000;
    (left >= SHORTEST).then(|| (left / 4).min(LONGEST))
}

/// What people are to be told of an entry: what has become of a table, compared with what it was.
pub(in crate::store) fn arising(
    before: Option<&Before>,
    table: &str,
    seq: u32,
    at: i64,
    now: &Columns,
) -> Result<Vec<Statement>, StoreError> {
    let (was, mut awaited_before) = match before {
        Some(before) => before.status_and_awaited(table)?,
        None => (Status::Lobby, Vec::new()),
    };
    if was != Status::Playing {
        awaited_before.clear();
    }
    let is = now.stands;
    if now.persons.len() < 2 {
        // Whoever plays alone, or against bots, keeps nobody waiting.
        return Ok(Vec::new());
    }
    let one = |kind: NoticeKind| Arising {
        table,
        seq: i64::from(seq),
        at,
        due: at,
        kind,
        by: None,
        looked_at: kind.bit(),
        wanted: kind.bit(),
    };
    let mut statements = Vec::new();
    if is == Status::Playing {
        let new = now.awaiting.iter().filter(|user| !awaited_before.contains(user));
        let new: Vec<&str> = new.map(String::as_str).collect();
        if !new.is_empty() {
            statements.extend(one(NoticeKind::Turn).to(&new));
            for user in new {
                let end = now.ends.iter().filter(|(whose, _)| whose == user).map(|(_, end)| *end).min();
                if let Some(end) = end
                    && let Some(warning) = warning(end.saturating_sub(at))
                {
                    statements
                        .extend(Arising { due: end - warning, ..one(NoticeKind::Deadline) }.to(&[user]));
                }
            }
        }
    }
    let members = |of: &dyn Fn(&str) -> bool| -> Vec<&str> {
        now.persons.iter().map(String::as_str).filter(|user| of(user)).collect()
    };
    if was == Status::Lobby && is == Status::Playing {
        // Whoever is awaited is told that, unless they want to hear of beginnings only.
        let awaited = |user: &str| now.awaiting.iter().any(|other| other == user);
        let started = one(NoticeKind::Started);
        statements.extend(started.to(&members(&|user| !awaited(user))));
        let both = NoticeKind::Started.bit() | NoticeKind::Turn.bit();
        statements.extend(Arising { looked_at: both, ..started }.to(&members(&awaited)));
    }
    if was == Status::Playing && matches!(is, Status::Finished | Status::Abandoned) {
        statements.extend(one(NoticeKind::Finished).to(&members(&|_| true)));
    }
    Ok(statements)
}

/// What people are to be told of a line of chat; whoever wrote it knows.
pub(in crate::store) fn said(table: &str, members: &str, line: i64, by: &str, at: i64) -> Vec<Statement> {
    let members: Vec<String> = shared::read(members, "members").unwrap_or_default();
    let others: Vec<&str> = members.iter().map(String::as_str).filter(|user| *user != by).collect();
    let kind = NoticeKind::Chat;
    let bit = kind.bit();
    let arising = Arising { table, seq: line, at, due: at, kind, by: Some(by), looked_at: bit, wanted: bit };
    arising.to(&others).collect()
}

/// What somebody is to be told of an invitation: once for a table, however often they are asked.
pub(in crate::store) fn invited(invitation: &Invitation) -> Vec<Statement> {
    let Invitation { table, user, by, created_at, .. } = invitation;
    let kind = NoticeKind::Invited;
    let bit = kind.bit();
    let (seq, at, by) = (0, *created_at, Some(by.as_str()));
    let arising = Arising { table, seq, at, due: at, kind, by, looked_at: bit, wanted: bit };
    arising.to(&[user]).collect()
}
