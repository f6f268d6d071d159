-- A trade is a record of its own, a notification an envelope by type (D38). The table that held both becomes the one of trades: renamed, so that none of its
-- rows is written again, and whatever refers to a trade goes on doing so.
alter table notifications rename to trades;
alter table trades rename constraint notifications_pkey to trades_pkey;
alter table trades rename constraint notifications_receiver_id_fkey to trades_receiver_id_fkey;
alter table trades rename constraint notifications_sender_id_fkey to trades_sender_id_fkey;
alter index notifications_receiver rename to trades_receiver;
alter index notifications_request rename to trades_request;
alter index notifications_sent rename to trades_sent;
alter index notifications_received rename to trades_received;
alter table handed_over rename column notification_id to trade_id;
alter table handed_over rename constraint handed_over_notification_id_fkey to handed_over_trade_id_fkey;
alter table listing_takings rename column notification_id to trade_id;
alter table listing_takings rename constraint listing_takings_notification_id_fkey to listing_takings_trade_id_fkey;

create table notifications (
  id uuid not null default gen_random_uuid(),
  receiver_id uuid not null,
  -- Null where nobody sent it, or who did has deleted their account (D18).
  sender_id uuid,
  type text not null check (type in ('offering-buy', 'service-buy', 'message', 'serviceRelist')),
  -- Null where it is of both games.
  game text check (game in ('poe1', 'poe2')),
  -- What it is about; of a request the trade, whose id it bears too (R7.26).
  subject_id uuid,
  -- Null where its subject is read instead.
  body jsonb,
  read boolean not null default false,
  -- Taken out of the centre.
  deleted_ms bigint,
  created_ms bigint not null,
  check (body is not null or subject_id is not null)
);

-- Every row so far is a request, whatever its type says: nothing else could be stored. One whose receiver is gone is shown to nobody. Keys and indexes come
-- after the rows, so that they are checked and built at once.
insert into notifications (id, receiver_id, sender_id, type, game, subject_id, read, deleted_ms, created_ms)
select id, receiver_id, sender_id, 'offering-buy', game, id, read, deleted_ms, created_ms from trades where receiver_id is not null;

alter table notifications
  add constraint notifications_pkey primary key (id),
  add constraint notifications_receiver_id_fkey foreign key (receiver_id) references users (id) on delete cascade,
  add constraint notifications_sender_id_fkey foreign key (sender_id) references users (id) on delete set null;
create index notifications_receiver on notifications (receiver_id, created_ms);
create index notifications_sender on notifications (sender_id);
create index notifications_subject on notifications (subject_id);

alter table trades
  drop column type,
  drop column read,
  drop column deleted_ms,
  -- When Done was last taken back.
  add column undone_ms bigint;
