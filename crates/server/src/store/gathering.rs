//! How people find each other and part: open tables, invitations, blocks, notes, and what is left of somebody who goes.
//!
//! Both databases understand the same statements, so they are written once.

use async_trait::async_trait;

use super::ask::{Ask, Statement};
use super::shared::{StoredTable, row, tables_where};
use super::{StoreError, TableRow, notices};

/// An invitation by name that has not been answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// To which table.
    pub table: String,
    /// Who.
    pub user: String,
    /// By whom.
    pub by: String,
    /// The seat kept for them.
    pub seat: Option<u8>,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// A line of chat and where it was said, or a note and where it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The table.
    pub table: String,
    /// What.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// People around tables.
#[async_trait]
pub trait Gatherings: Send + Sync {
    /// Public tables that are open to join, latest change first, from a place in that order on.
    async fn open_tables(&self, after: Option<(i64, &str)>, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Blocks somebody. Nothing happens when they are.
    async fn block(&self, user: &str, blocked: &str, at: i64) -> Result<(), StoreError>;
    /// Blocks them no longer.
    async fn unblock(&self, user: &str, blocked: &str) -> Result<(), StoreError>;
    /// Whom somebody has blocked.
    async fn blocked_by(&self, user: &str) -> Result<Vec<String>, StoreError>;
    /// Who has blocked somebody.
    async fn blockers_of(&self, user: &str) -> Result<Vec<String>, StoreError>;

    /// Keeps an invitation, and has them told of it; one that was there before is replaced. `NotFound` when there is no such table or person.
    async fn invite(&self, invitation: &Invitation) -> Result<(), StoreError>;
    /// Somebody's invitations to tables that have not begun, latest first.
    async fn invitations_of(&self, user: &str) -> Result<Vec<Invitation>, StoreError>;
    /// Those of a table that have not been answered.
    async fn invitations_to(&self, table: &str) -> Result<Vec<Invitation>, StoreError>;
    /// Somebody came or declined. False when there was nothing to answer.
    async fn answer_invitation(&self, table: &str, user: &str, at: i64) -> Result<bool, StoreError>;

    /// The table at which the people of this one play again; becomes `next` when there is none yet.
    async fn rematch(&self, table: &str, next: &str) -> Result<String, StoreError>;

    /// What somebody has written down at a table.
    async fn note(&self, user: &str, table: &str) -> Result<Option<Written>, StoreError>;
    /// Changes that; an empty text removes it.
    async fn put_note(&self, user: &str, table: &str, text: &str, at: i64) -> Result<(), StoreError>;
    /// All of somebody's notes.
    async fn notes_of(&self, user: &str) -> Result<Vec<Written>, StoreError>;

    /// Records somebody uploaded: their ids and texts.
    async fn replays_of(&self, user: &str) -> Result<Vec<(String, String)>, StoreError>;
    /// Everything somebody said, oldest first.
    async fn chat_of(&self, user: &str) -> Result<Vec<Written>, StoreError>;
    /// Somebody's sessions: their hashes and when they end.
    async fn sessions_of(&self, user: &str) -> Result<Vec<(String, i64)>, StoreError>;
    /// Removes a person and everything that is theirs alone. What others played with them stays, with an id nobody has.
    async fn delete_user(&self, user: &str) -> Result<(), StoreError>;
}

row! {
    struct StoredInvitation {
        table_id: String,
        user_id: String,
        by_user: String,
        seat: Option<i64>,
        created_at: i64,
    }
}

impl From<StoredInvitation> for Invitation {
    fn from(row: StoredInvitation) -> Self {
        Invitation {
            table: row.table_id,
            user: row.user_id,
            by: row.by_user,
            seat: row.seat.map(|seat| seat as u8),
            created_at: row.created_at,
        }
    }
}

async fn written(store: &impl Ask, statement: Statement) -> Result<Vec<Written>, StoreError> {
    let rows: Vec<(String, String, i64)> = store.ask(statement).await?;
    Ok(rows.into_iter().map(|(table, text, at)| Written { table, text, at }).collect())
}

async fn names(store: &impl Ask, statement: Statement) -> Result<Vec<String>, StoreError> {
    let rows: Vec<(String,)> = store.ask(statement).await?;
    Ok(rows.into_iter().map(|(name,)| name).collect())
}

async fn invitations(store: &impl Ask, statement: Statement) -> Result<Vec<Invitation>, StoreError> {
    let rows: Vec<StoredInvitation> = store.ask(statement).await?;
    Ok(rows.into_iter().map(Invitation::from).collect())
}

const OPEN_TABLES: &str = tables_where!(
    "WHERE t.public AND t.status = 'lobby' AND (t.changed_at < $1 OR (t.changed_at = $1 AND t.id > $2)) \
     ORDER BY t.changed_at DESC, t.id LIMIT $3"
);
const BLOCK: &str =
    "INSERT INTO blocks (user_id, blocked, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const INVITE: &str = "INSERT INTO invitations (table_id, user_id, by_user, seat, created_at) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, user_id) DO UPDATE SET by_user = excluded.by_user, \
     seat = excluded.seat, created_at = excluded.created_at, answered_at = NULL";
const INVITATIONS_OF: &str = "SELECT i.table_id, i.user_id, i.by_user, i.seat, i.created_at FROM invitations i \
     JOIN tables t ON t.id = i.table_id WHERE i.user_id = $1 AND i.answered_at IS NULL AND t.status = 'lobby' \
     ORDER BY i.created_at DESC, i.table_id LIMIT 50";
const INVITATIONS_TO: &str = "SELECT table_id, user_id, by_user, seat, created_at FROM invitations \
     WHERE table_id = $1 AND answered_at IS NULL ORDER BY created_at, user_id";
/// Once there is one it stays, unless it came to nothing.
const REMATCH: &str = "INSERT INTO rematches (table_id, next_id) VALUES ($1, $2) \
     ON CONFLICT (table_id) DO UPDATE SET next_id = excluded.next_id \
     WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = rematches.next_id AND t.status = 'abandoned')";
const PUT_NOTE: &str = "INSERT INTO notes (user_id, table_id, text, changed_at) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (user_id, table_id) DO UPDATE SET text = excluded.text, changed_at = excluded.changed_at";

/// What is removed by hand when somebody goes: tables that do not refer to `users`. Everything that does is removed with the
/// person (`ON DELETE CASCADE`); a test looks for what is left in every table.
const PARTING: &[&str] = &[
    // The other side of every pair first, while it can be found.
    "DELETE FROM tallies WHERE kind = 'rival' AND key = $1 AND owner IN \
     (SELECT mine.key FROM tallies mine WHERE mine.owner = $1 AND mine.kind = 'rival')",
    "DELETE FROM tallies WHERE owner = $1",
    "DELETE FROM ratings WHERE who = $1",
    "DELETE FROM chat WHERE user_id = $1",
    "DELETE FROM notices WHERE by_user = $1",
    "DELETE FROM looks WHERE user_id = $1",
    "DELETE FROM orders WHERE user_id = $1",
    "DELETE FROM presence WHERE user_id = $1",
    "DELETE FROM replays WHERE owner = $1",
    "DELETE FROM table_members WHERE user_id = $1",
    "DELETE FROM bans WHERE subject = 'person:' || $1",
    "DELETE FROM users WHERE id = $1",
];

#[async_trait]
impl<S: Ask> Gatherings for S {
    async fn open_tables(&self, after: Option<(i64, &str)>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let (at, id) = after.unwrap_or((i64::MAX, ""));
        let statement = Statement::new(OPEN_TABLES).with(at).with(id).with(i64::from(limit));
        self.list::<StoredTable, _>(statement, "table").await
    }

    async fn block(&self, user: &str, blocked: &str, at: i64) -> Result<(), StoreError> {
        self.tell(vec![Statement::new(BLOCK).with(user).with(blocked).with(at)]).await.map(drop)
    }

    async fn unblock(&self, user: &str, blocked: &str) -> Result<(), StoreError> {
        let unblock = "DELETE FROM blocks WHERE user_id = $1 AND blocked = $2";
        self.tell(vec![Statement::new(unblock).with(user).with(blocked)]).await.map(drop)
    }

    async fn blocked_by(&self, user: &str) -> Result<Vec<String>, StoreError> {
        let blocked = "SELECT blocked FROM blocks WHERE user_id = $1 ORDER BY created_at, blocked";
        names(self, Statement::new(blocked).with(user)).await
    }

    async fn blockers_of(&self, user: &str) -> Result<Vec<String>, StoreError> {
        names(self, Statement::new("SELECT user_id FROM blocks WHERE blocked = $1").with(user)).await
    }

    async fn invite(&self, invitation: &Invitation) -> Result<(), StoreError> {
        let Invitation { table, user, by, seat, created_at } = invitation;
        let statement = Statement::new(INVITE).with(table).with(user).with(by);
        let mut statements = vec![statement.with(seat.map(i64::from)).with(*created_at)];
        statements.extend(notices::invited(invitation));
        self.tell(statements).await.map(drop)
    }

    async fn invitations_of(&self, user: &str) -> Result<Vec<Invitation>, StoreError> {
        invitations(self, Statement::new(INVITATIONS_OF).with(user)).await
    }

    async fn invitations_to(&self, table: &str) -> Result<Vec<Invitation>, StoreError> {
        invitations(self, Statement::new(INVITATIONS_TO).with(table)).await
    }

    async fn answer_invitation(&self, table: &str, user: &str, at: i64) -> Result<bool, StoreError> {
        let answer = "UPDATE invitations SET answered_at = $3 \
                      WHERE table_id = $1 AND user_id = $2 AND answered_at IS NULL";
        Ok(self.tell(vec![Statement::new(answer).with(table).with(user).with(at)]).await? > 0)
    }

    async fn rematch(&self, table: &str, next: &str) -> Result<String, StoreError> {
        self.tell(vec![Statement::new(REMATCH).with(table).with(next)]).await?;
        let kept = Statement::new("SELECT next_id FROM rematches WHERE table_id = $1").with(table);
        names(self, kept).await?.pop().ok_or(StoreError::NotFound)
    }

    async fn note(&self, user: &str, table: &str) -> Result<Option<Written>, StoreError> {
        let note = "SELECT table_id, text, changed_at FROM notes WHERE user_id = $1 AND table_id = $2";
        Ok(written(self, Statement::new(note).with(user).with(table)).await?.pop())
    }

    async fn put_note(&self, user: &str, table: &str, text: &str, at: i64) -> Result<(), StoreError> {
        let statement = if text.is_empty() {
            Statement::new("DELETE FROM notes WHERE user_id = $1 AND table_id = $2").with(user).with(table)
        } else {
            Statement::new(PUT_NOTE).with(user).with(table).with(text).with(at)
        };
        self.tell(vec![statement]).await.map(drop)
    }

    async fn notes_of(&self, user: &str) -> Result<Vec<Written>, StoreError> {
        let notes = "SELECT table_id, text, changed_at FROM notes WHERE user_id = $1 ORDER BY changed_at";
        written(self, Statement::new(notes).with(user)).await
    }

    async fn replays_of(&self, user: &str) -> Result<Vec<(String, String)>, StoreError> {
        let replays = "SELECT id, text FROM replays WHERE owner = $1 ORDER BY used_at, id";
        self.ask(Statement::new(replays).with(user)).await
    }

    async fn chat_of(&self, user: &str) -> Result<Vec<Written>, StoreError> {
        let lines = "SELECT table_id, text, at FROM chat WHERE user_id = $1 ORDER BY id";
        written(self, Statement::new(lines).with(user)).await
    }

    async fn sessions_of(&self, user: &str) -> Result<Vec<(String, i64)>, StoreError> {
        let sessions = "SELECT hash, expires_at FROM sessions WHERE user_id = $1 ORDER BY expires_at";
        self.ask(Statement::new(sessions).with(user)).await
    }

    async fn delete_user(&self, user: &str) -> Result<(), StoreError> {
        let statements = PARTING.iter().map(|sql| Statement::new(sql).with(user)).collect();
        // The last of them removes the person.
        if self.tell(statements).await? == 0 { Err(StoreError::NotFound) } else { Ok(()) }
    }
}
