-- Who has, or had, a live connection to a table, through which process. Written anew while a connection lasts: a row whose
-- `seen_at` is old is of somebody who has gone, or of a process that crashed.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    user_id  TEXT NOT NULL,
    server   TEXT NOT NULL,
    here     BOOLEAN NOT NULL,
    seen_at  BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id, server)
);

CREATE INDEX presence_by_time ON presence (seen_at);

-- What an API token may be used for. Those from before may be used for everything.
ALTER TABLE users ADD COLUMN token_scope TEXT;
ALTER TABLE users ADD COLUMN token_made_at BIGINT;

-- What the names of registered people look like, whatever characters they are made of; filled in when the server starts.
ALTER TABLE users ADD COLUMN name_likeness TEXT;
ALTER TABLE users ADD COLUMN login_likeness TEXT;

CREATE INDEX users_by_name_likeness ON users (name_likeness) WHERE name_likeness IS NOT NULL;
CREATE INDEX users_by_login_likeness ON users (login_likeness) WHERE login_likeness IS NOT NULL;
