-- All times are milliseconds since 1970. JSON is kept as text, so that it can be read with any tool.

CREATE TABLE users (
    id         TEXT PRIMARY KEY NOT NULL,
    name       TEXT NOT NULL,
    login      TEXT UNIQUE,
    password   TEXT,
    api_token  TEXT UNIQUE,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    hash       TEXT PRIMARY KEY NOT NULL,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);

-- What lists show; written together with every entry. `seq` is the number of the next entry.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY NOT NULL,
    code       TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    seq        INTEGER NOT NULL,
    status     TEXT NOT NULL,
    public     INTEGER NOT NULL,
    name       TEXT NOT NULL,
    host       TEXT NOT NULL,
    members    TEXT NOT NULL,
    awaited    TEXT NOT NULL,
    card       TEXT NOT NULL
) STRICT;

CREATE INDEX tables_public ON tables (status, changed_at DESC, id) WHERE public;

-- The log: the table itself. Clustered, because a log is always read as a whole.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Whose table it is, for "my tables". `finished` repeats the table's status, so that what is over costs nothing when
-- somebody looks for what is not.
CREATE TABLE table_members (
    user_id  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    finished INTEGER NOT NULL,
    PRIMARY KEY (user_id, finished, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_members_by_table ON table_members (table_id);

-- AUTOINCREMENT: an id is never given out twice, not even after lines were removed.
CREATE TABLE chat (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id  TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

CREATE INDEX chat_by_table ON chat (table_id, id);

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    data     TEXT NOT NULL
) STRICT;
