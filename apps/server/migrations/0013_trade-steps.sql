-- Where a trade stands beside asked and handed over, what was handed over of it, and what its card says of the request.
alter table notifications
  -- Set by the owner of the listing, in server time.
  add column invited_ms bigint,
  add column hideout_ms bigint,
  add column declined_ms bigint,
  -- What Done took, [[hash, pieces]], and what is to be paid for it in chaos; null while nothing was taken.
  add column handed jsonb,
  add column handed_chaos double precision,
  -- The whole listing was asked for, as it stood (R8.17).
  add column is_whole boolean not null default false,
  -- The search found something else in the seller's tabs than was asked for (R3.51).
  add column regex_warning boolean not null default false;
-- What a person asked for, newest first, and what two people have finished with one another.
create index notifications_sent on notifications (sender_id, game, created_ms);
