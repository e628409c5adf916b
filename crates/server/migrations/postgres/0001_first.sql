-- All times are milliseconds since 1970. JSON is kept as text, as it was written: jsonb would refuse "\u0000" and sort
-- the keys.

CREATE TABLE users (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    login      TEXT UNIQUE,
    password   TEXT,
    api_token  TEXT UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash       TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);

-- What lists show; written together with every entry. `seq` is the number of the next entry.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    code       TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    seq        BIGINT NOT NULL,
    status     TEXT NOT NULL,
    public     BOOLEAN NOT NULL,
    name       TEXT NOT NULL,
    host       TEXT NOT NULL,
    members    TEXT NOT NULL,
    awaited    TEXT NOT NULL,
    card       TEXT NOT NULL
);

CREATE INDEX tables_public ON tables (status, changed_at DESC, id) WHERE public;

-- The log: the table itself.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Whose table it is, for "my tables". `finished` repeats the table's status, so that what is over costs nothing when
-- somebody looks for what is not.
CREATE TABLE table_members (
    user_id  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    finished BOOLEAN NOT NULL,
    PRIMARY KEY (user_id, finished, table_id)
);

CREATE INDEX table_members_by_table ON table_members (table_id);

CREATE TABLE chat (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id  TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL
);

CREATE INDEX chat_by_table ON chat (table_id, id);

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    data     TEXT NOT NULL
);
