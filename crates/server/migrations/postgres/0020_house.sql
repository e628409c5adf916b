-- Whom the host does not want here: `subject` is `person:ID` or `address:NETWORK`. Without `until` it is for good.
CREATE TABLE bans (
    subject TEXT PRIMARY KEY,
    reason  TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    until   BIGINT
);

-- What the host tells everybody: one row at most.
CREATE TABLE announcement (
    id      BIGINT PRIMARY KEY CHECK (id = 1),
    text    TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    until   BIGINT
);
