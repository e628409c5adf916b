-- What people want done for them at a table while they are elsewhere. Nobody else sees it, so it is in no log.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    user_id  TEXT NOT NULL,
    data     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
);
