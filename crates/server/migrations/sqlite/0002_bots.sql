-- Is a bot to act? A server that starts looks for these tables, so that bots play on although nobody is looking.
ALTER TABLE tables ADD COLUMN bot_awaited INTEGER NOT NULL DEFAULT 0;

-- What is not known is looked at once.
UPDATE tables SET bot_awaited = 1 WHERE status = 'playing';

CREATE INDEX tables_awaiting_bots ON tables (changed_at, id) WHERE bot_awaited;
