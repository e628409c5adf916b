-- Devices: what they say they are, since when they are signed in, when they were last used.
ALTER TABLE sessions ADD COLUMN agent TEXT;
ALTER TABLE sessions ADD COLUMN made_at BIGINT;
ALTER TABLE sessions ADD COLUMN used_at BIGINT;

-- Links that prove something once: that a mail address is somebody's (`address`), or that somebody may choose a new password.
-- Only the hash is kept.
CREATE TABLE proof_links (
    hash       TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose    TEXT NOT NULL,
    address    TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX proof_links_by_time ON proof_links (expires_at);
CREATE INDEX proof_links_by_user ON proof_links (user_id);

-- Mail with such a link that is to be sent. The link is made when it is sent, so it is nowhere but in the mail.
CREATE TABLE letters (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose     TEXT NOT NULL,
    address     TEXT NOT NULL,
    language    TEXT NOT NULL,
    made_at     BIGINT NOT NULL,
    due_at      BIGINT NOT NULL,
    tries       BIGINT NOT NULL DEFAULT 0,
    lease       TEXT,
    lease_until BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX letters_due ON letters (due_at);
