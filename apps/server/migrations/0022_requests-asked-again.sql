-- A request that its sender corrects while it is open stays one request (D32, D37).
alter table trades
  -- Time when it was last asked again; null for one that was asked once.
  add column asked_again_ms bigint,
  -- Time when the receiver was last told of it with a card and a sound; null where that was when it was created.
  add column told_again_ms bigint;

-- The open requests of a sender at a listing, which a new one of theirs corrects.
create index trades_correctable on trades (sender_id, listing_uuid, created_ms)
  where processed_ms is null and declined_ms is null and invited_ms is null and hideout_ms is null;
