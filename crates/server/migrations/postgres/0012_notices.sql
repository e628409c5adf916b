-- Where somebody wants to be told, and of what: `kinds` has a bit for every kind of notice. A mail address is here once it is
-- confirmed. Whoever sends to a target holds its lease, so that no two processes do.
CREATE TABLE notice_targets (
    id          TEXT PRIMARY KEY,
    user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel     TEXT NOT NULL,
    address     TEXT NOT NULL,
    data        TEXT NOT NULL,
    kinds       BIGINT NOT NULL,
    active      BOOLEAN NOT NULL,
    made_at     BIGINT NOT NULL,
    failures    BIGINT NOT NULL DEFAULT 0,
    trouble     TEXT,
    retry_at    BIGINT NOT NULL DEFAULT 0,
    lease       TEXT,
    lease_until BIGINT NOT NULL DEFAULT 0,
    UNIQUE (user_id, channel, address)
);

CREATE INDEX notice_targets_by_mail ON notice_targets (address) WHERE channel = 'mail';

-- How somebody wants to be told: language, time zone, quiet hours. JSON.
CREATE TABLE notice_settings (
    user_id  TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    settings TEXT NOT NULL
);

-- What is to be told, once for every target: written together with what it tells of, and `sending` before it is sent. `seq` is
-- the number of an entry, or of a line of chat.
CREATE TABLE notices (
    id        BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    target_id TEXT NOT NULL REFERENCES notice_targets (id) ON DELETE CASCADE,
    user_id   TEXT NOT NULL,
    table_id  TEXT NOT NULL,
    seq       BIGINT NOT NULL,
    kind      TEXT NOT NULL,
    by_user   TEXT,
    made_at   BIGINT NOT NULL,
    due_at    BIGINT NOT NULL,
    state     TEXT NOT NULL,
    tries     BIGINT NOT NULL DEFAULT 0,
    done_at   BIGINT,
    why       TEXT,
    UNIQUE (table_id, seq, kind, target_id)
);

CREATE INDEX notices_due ON notices (due_at, target_id) WHERE done_at IS NULL;
CREATE INDEX notices_by_target ON notices (target_id, table_id, kind, id);
CREATE INDEX notices_done ON notices (done_at) WHERE done_at IS NOT NULL;

-- Which table somebody has before their eyes, as their page says.
CREATE TABLE looks (
    user_id  TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

CREATE INDEX looks_by_time ON looks (at);

-- Keys the server made for itself; all its processes have the same.
CREATE TABLE server_keys (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
