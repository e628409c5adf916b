-- Whom somebody does not want to meet. Neither is told.
CREATE TABLE blocks (
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked, user_id);

-- Invitations by name. `seat` is kept for whoever is invited, if any; `answered_at` is set when they come or decline.
CREATE TABLE invitations (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    by_user     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat        INTEGER,
    created_at  INTEGER NOT NULL,
    answered_at INTEGER,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_by_user ON invitations (user_id, created_at) WHERE answered_at IS NULL;
CREATE INDEX invitations_by_inviter ON invitations (by_user);

-- The table at which the people of a finished game play again: whoever asks first opens it.
CREATE TABLE rematches (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    next_id  TEXT NOT NULL
) STRICT;

-- What somebody writes down at a table, for themselves.
CREATE TABLE notes (
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    text       TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

-- Somebody's lines of chat are looked for when they want them all, or leave.
CREATE INDEX chat_by_user ON chat (user_id, id);
