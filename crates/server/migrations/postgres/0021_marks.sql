-- The key holds all that a list of games is sieved by, so that the list is a walk along it. In SQLite a key holds the whole row.
ALTER TABLE result_marks DROP CONSTRAINT result_marks_pkey;
ALTER TABLE result_marks ADD PRIMARY KEY (kind, key, number, seat) INCLUDE (players, pace, expansion);
