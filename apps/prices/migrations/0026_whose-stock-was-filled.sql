-- Whose stock fell, in which tab and by how much, so that what was moved to another tab counts no more (record 0205).
-- Null in rows of earlier programs, which are counted as they were.
alter table filled_offer add column account_id bigint, add column tab_id bigint, add column pieces integer;
