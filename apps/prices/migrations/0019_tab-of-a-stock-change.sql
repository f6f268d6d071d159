-- The tab in which stock changed: what comes to the tab it left is no move, but new stock. 0 in rows of before.
alter table stock_change add column tab_id bigint not null default 0;
