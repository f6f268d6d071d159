-- The feed's index names the league in one expression, so that only the feed's query can use it. With two columns of their own the planner took it for the
-- listings of one person as long as the table had no statistics, and read the whole league for each.
drop index listings_feed;
create index listings_feed on listings ((game || ' ' || league), changed_ms);

-- Requests nobody has answered, by their listing: who asked is told when it leaves the market (D38).
create index trades_waiting on trades (listing_uuid)
  where processed_ms is null and declined_ms is null and invited_ms is null and hideout_ms is null;

-- Trades that two people have finished with one another, whoever asked.
create index trades_between on trades (least(receiver_id, sender_id), greatest(receiver_id, sender_id)) where processed_ms is not null;

-- How many groups a trade asks for, so that a list of trades can be bounded without opening any. Trades from before count as none: no row is written again for it.
alter table trades add column group_count integer not null default 0;
