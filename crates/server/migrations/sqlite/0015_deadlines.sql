-- By when each person who is awaited has to decide, the first of those times, and the same where something happens by itself
-- when it is over.
ALTER TABLE tables ADD COLUMN deadlines TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN deadline INTEGER;
ALTER TABLE tables ADD COLUMN out_at INTEGER;

CREATE INDEX tables_deadline ON tables (deadline, id) WHERE deadline IS NOT NULL;
CREATE INDEX tables_out_at ON tables (out_at, id) WHERE out_at IS NOT NULL;
