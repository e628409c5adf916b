-- Where somebody wants to be told, and of what: `kinds` has a bit for every kind of notice. A mail address is here once it is
-- confirmed. Whoever sends to a target holds its lease, so that no two processes do.
CREATE TABLE notice_targets (
    id          TEXT PRIMARY KEY NOT NULL,
    user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel     TEXT NOT NULL,
    address     TEXT NOT NULL,
    data        TEXT NOT NULL,
    kinds       INTEGER NOT NULL,
    active      INTEGER NOT NULL,
    made_at     INTEGER NOT NULL,
    failures    INTEGER NOT NULL DEFAULT 0,
    trouble     TEXT,
    retry_at    INTEGER NOT NULL DEFAULT 0,
    lease       TEXT,
    lease_until INTEGER NOT NULL DEFAULT 0,
    UNIQUE (user_id, channel, address)
) STRICT;

CREATE INDEX notice_targets_by_mail ON notice_targets (address) WHERE channel = 'mail';

-- How somebody wants to be told: language, time zone, quiet hours. JSON.
CREATE TABLE notice_settings (
    user_id  TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    settings TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is to be told, once for every target: written together with what it tells of, and `sending` before it is sent. `seq` is
-- the number of an entry, or of a line of chat.
CREATE TABLE notices (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    target_id TEXT NOT NULL REFERENCES notice_targets (id) ON DELETE CASCADE,
    user_id   TEXT NOT NULL,
    table_id  TEXT NOT NULL,
    seq       INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    by_user   TEXT,
    made_at   INTEGER NOT NULL,
    due_at    INTEGER NOT NULL,
    state     TEXT NOT NULL,
    tries     INTEGER NOT NULL DEFAULT 0,
    done_at   INTEGER,
    why       TEXT,
    UNIQUE (table_id, seq, kind, target_id)
) STRICT;

CREATE INDEX notices_due ON notices (due_at, target_id) WHERE done_at IS NULL;
CREATE INDEX notices_by_target ON notices (target_id, table_id, kind, id);
CREATE INDEX notices_done ON notices (done_at) WHERE done_at IS NOT NULL;

-- Which table somebody has before their eyes, as their page says.
CREATE TABLE looks (
    user_id  TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX looks_by_time ON looks (at);

-- Keys the server made for itself; all its processes have the same.
CREATE TABLE server_keys (
    name  TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
