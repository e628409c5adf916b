-- Games that ended and have not been looked at for their result; written together with the last entry. `failed` says that
-- their log cannot be read by these rules: they are not tried again.
CREATE TABLE unscored (
    table_id TEXT PRIMARY KEY,
    ended_at BIGINT NOT NULL,
    failed   BOOLEAN NOT NULL DEFAULT false
);

CREATE INDEX unscored_by_time ON unscored (ended_at, table_id) WHERE NOT failed;

INSERT INTO unscored (table_id, ended_at) SELECT id, changed_at FROM tables WHERE status = 'finished';

-- Results, in the order in which they were taken in: ratings are folded in this order. `seats` is JSON.
CREATE TABLE results (
    number   BIGINT PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    ended_at BIGINT NOT NULL,
    players  BIGINT NOT NULL,
    modules  TEXT NOT NULL,
    intro    TEXT NOT NULL,
    pace     TEXT NOT NULL,
    unrated  TEXT,
    public   BOOLEAN NOT NULL,
    rounds   BIGINT NOT NULL,
    map      TEXT NOT NULL,
    solo     TEXT,
    seats    TEXT NOT NULL
);

-- Who played, with their rating after a game that counted. Kept when somebody leaves: the id alone says nothing.
CREATE TABLE result_people (
    user_id     TEXT NOT NULL,
    number      BIGINT NOT NULL,
    seat        BIGINT NOT NULL,
    pace        TEXT NOT NULL,
    rating      DOUBLE PRECISION,
    uncertainty DOUBLE PRECISION,
    PRIMARY KEY (user_id, number, seat)
);

CREATE INDEX result_people_by_pace ON result_people (user_id, pace, number);

-- What leads to games: openings, milestones, reserve cards, places, tiles and maps. `seat` is -1 for what concerns everybody.
CREATE TABLE result_marks (
    kind      TEXT NOT NULL,
    key       TEXT NOT NULL,
    number    BIGINT NOT NULL,
    seat      BIGINT NOT NULL,
    players   BIGINT NOT NULL,
    pace      TEXT NOT NULL,
    expansion BOOLEAN NOT NULL,
    PRIMARY KEY (kind, key, number, seat)
);

-- Sums, of a person or ('') of everybody, so that nobody has to count results.
CREATE TABLE tallies (
    owner   TEXT NOT NULL,
    kind    TEXT NOT NULL,
    key     TEXT NOT NULL,
    players BIGINT NOT NULL,
    modules TEXT NOT NULL,
    pace    TEXT NOT NULL,
    times   BIGINT NOT NULL,
    wins    BIGINT NOT NULL,
    losses  BIGINT NOT NULL,
    cash    BIGINT NOT NULL,
    rounds  BIGINT NOT NULL,
    PRIMARY KEY (owner, kind, key, players, modules, pace)
);

-- `who` is a person, or a level of bots as `bot:manager`. `floor` is what is sure: the lower end of the rating.
CREATE TABLE ratings (
    who         TEXT NOT NULL,
    pace        TEXT NOT NULL,
    rating      DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    floor       DOUBLE PRECISION NOT NULL,
    games       BIGINT NOT NULL,
    wins        BIGINT NOT NULL,
    PRIMARY KEY (who, pace)
);

CREATE INDEX ratings_by_floor ON ratings (pace, floor DESC, who);

-- Who may see somebody's profile: everybody (also when there is no row), those they played with, nobody.
CREATE TABLE profiles (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    shown   TEXT NOT NULL
);
