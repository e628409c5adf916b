-- Whom somebody does not want to meet. Neither is told.
CREATE TABLE blocks (
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked, user_id);

-- Invitations by name. `seat` is kept for whoever is invited, if any; `answered_at` is set when they come or decline.
CREATE TABLE invitations (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    by_user     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat        BIGINT,
    created_at  BIGINT NOT NULL,
    answered_at BIGINT,
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX invitations_by_user ON invitations (user_id, created_at) WHERE answered_at IS NULL;
CREATE INDEX invitations_by_inviter ON invitations (by_user);

-- The table at which the people of a finished game play again: whoever asks first opens it.
CREATE TABLE rematches (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    next_id  TEXT NOT NULL
);

-- What somebody writes down at a table, for themselves.
CREATE TABLE notes (
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    text       TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

-- Somebody's lines of chat are looked for when they want them all, or leave.
CREATE INDEX chat_by_user ON chat (user_id, id);
