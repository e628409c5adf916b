-- Tables that never began are looked for from time to time, to be closed.
CREATE INDEX tables_idle ON tables (changed_at, id) WHERE status = 'lobby';
