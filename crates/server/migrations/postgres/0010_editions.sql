-- The version of the rules a game was started under, so that lists can say which ones these rules cannot play on.
ALTER TABLE tables ADD COLUMN rules BIGINT;

UPDATE tables SET rules = (
    SELECT substring(entry FROM '"rules":([0-9]{1,9})')::bigint FROM entries
    WHERE table_id = tables.id AND entry LIKE '%"entry":"started"%' LIMIT 1
) WHERE status <> 'lobby';
