-- The version of the rules a game was started under, so that lists can say which ones these rules cannot play on.
ALTER TABLE tables ADD COLUMN rules INTEGER;

UPDATE tables SET rules = (
    SELECT CASE WHEN json_valid(entry) THEN json_extract(entry, '$.rules') END FROM entries
    WHERE table_id = tables.id AND entry LIKE '%"entry":"started"%' LIMIT 1
) WHERE status <> 'lobby';
