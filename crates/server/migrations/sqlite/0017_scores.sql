-- Games that ended and have not been looked at for their result; written together with the last entry. `failed` says that
-- their log cannot be read by these rules: they are not tried again.
CREATE TABLE unscored (
    table_id TEXT PRIMARY KEY NOT NULL,
    ended_at INTEGER NOT NULL,
    failed   INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX unscored_by_time ON unscored (ended_at, table_id) WHERE NOT failed;

INSERT INTO unscored (table_id, ended_at) SELECT id, changed_at FROM tables WHERE status = 'finished';

-- Results, in the order in which they were taken in: ratings are folded in this order. `seats` is JSON.
CREATE TABLE results (
    number   INTEGER PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    ended_at INTEGER NOT NULL,
    players  INTEGER NOT NULL,
    modules  TEXT NOT NULL,
    intro    TEXT NOT NULL,
    pace     TEXT NOT NULL,
    unrated  TEXT,
    public   INTEGER NOT NULL,
    rounds   INTEGER NOT NULL,
    map      TEXT NOT NULL,
    solo     TEXT,
    seats    TEXT NOT NULL
) STRICT;

-- Who played, with their rating after a game that counted. Kept when somebody leaves: the id alone says nothing.
CREATE TABLE result_people (
    user_id     TEXT NOT NULL,
    number      INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    pace        TEXT NOT NULL,
    rating      REAL,
    uncertainty REAL,
    PRIMARY KEY (user_id, number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_people_by_pace ON result_people (user_id, pace, number);

-- What leads to games: openings, milestones, reserve cards, places, tiles and maps. `seat` is -1 for what concerns everybody.
CREATE TABLE result_marks (
    kind      TEXT NOT NULL,
    key       TEXT NOT NULL,
    number    INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    players   INTEGER NOT NULL,
    pace      TEXT NOT NULL,
    expansion INTEGER NOT NULL,
    PRIMARY KEY (kind, key, number, seat)
) STRICT, WITHOUT ROWID;

-- Sums, of a person or ('') of everybody, so that nobody has to count results.
CREATE TABLE tallies (
    owner   TEXT NOT NULL,
    kind    TEXT NOT NULL,
    key     TEXT NOT NULL,
    players INTEGER NOT NULL,
    modules TEXT NOT NULL,
    pace    TEXT NOT NULL,
    times   INTEGER NOT NULL,
    wins    INTEGER NOT NULL,
    losses  INTEGER NOT NULL,
    cash    INTEGER NOT NULL,
    rounds  INTEGER NOT NULL,
    PRIMARY KEY (owner, kind, key, players, modules, pace)
) STRICT, WITHOUT ROWID;

-- `who` is a person, or a level of bots as `bot:manager`. `floor` is what is sure: the lower end of the rating.
CREATE TABLE ratings (
    who         TEXT NOT NULL,
    pace        TEXT NOT NULL,
    rating      REAL NOT NULL,
    uncertainty REAL NOT NULL,
    floor       REAL NOT NULL,
    games       INTEGER NOT NULL,
    wins        INTEGER NOT NULL,
    PRIMARY KEY (who, pace)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_floor ON ratings (pace, floor DESC, who);

-- Who may see somebody's profile: everybody (also when there is no row), those they played with, nobody.
CREATE TABLE profiles (
    user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    shown   TEXT NOT NULL
) STRICT;
