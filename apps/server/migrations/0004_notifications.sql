-- Trade requests as the receiver hears of them (R3.50, R3.51), with the prices and the rate of that moment (D31).
create table notifications (
  id uuid primary key default gen_random_uuid(),
  receiver_id uuid not null references users (id) on delete cascade,
  sender_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('offering-buy', 'service-buy', 'message', 'serviceRelist')),
  game text not null,
  league text not null,
  category text not null,
  sub_category text not null,
  side text not null,
  listing_uuid uuid not null,
  ign text not null,
  regex text,
  valid boolean not null,
  items jsonb not null,
  request_hash text not null,
  whispers jsonb not null,
  total_chaos double precision not null,
  chaos_per_divine double precision,
  read boolean not null default false,
  deleted_ms bigint,
  processed_ms bigint,
  deducted jsonb,
  created_ms bigint not null
);
create index notifications_receiver on notifications (receiver_id, game, created_ms);
create index notifications_request on notifications (sender_id, listing_uuid, request_hash, created_ms);

-- What was said in each room, numbered without gaps (D17). Written in the transaction of the effect, so an acknowledged write is never silent.
create table rooms (
  room text primary key,
  seq bigint not null
);
create table room_events (
  room text not null,
  seq bigint not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (room, seq)
);
create index room_events_age on room_events (created_at);
