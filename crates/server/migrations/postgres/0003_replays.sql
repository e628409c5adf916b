-- Uploaded records, under a name made from their text. `owner` is a person, or empty for those without a session; `used_at`
-- says when one was last uploaded or looked at.
CREATE TABLE replays (
    id      TEXT PRIMARY KEY,
    owner   TEXT NOT NULL,
    text    TEXT NOT NULL,
    used_at BIGINT NOT NULL
);

CREATE INDEX replays_by_owner ON replays (owner, used_at DESC, id);
CREATE INDEX replays_by_use ON replays (used_at);
