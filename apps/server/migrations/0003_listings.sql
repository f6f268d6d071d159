-- A seller's offers (D20). Items are kept whole for the seller and as compact rows for the feed.
create table listings (
  uuid uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  category text not null,
  sub_category text not null default '',
  side text not null check (side in ('sell', 'buy')),
  listing_mode text not null check (listing_mode in ('bulk', 'single')),
  ign text not null,
  multiplier double precision not null,
  min_trade_value double precision not null,
  support_regex boolean not null,
  regex_extra_price double precision not null,
  regex_quant_extra_price double precision not null,
  stash_tabs jsonb not null,
  items jsonb not null,
  feed_items jsonb not null,
  deselected jsonb not null,
  total_price double precision not null,
  timestamp_ms bigint not null,
  listed_ms bigint not null,
  changed_ms bigint not null,
  state text not null check (state in ('active', 'inactive', 'deleted')),
  ended_ms bigint,
  seen_ms bigint,
  unique (user_id, game, league, category, sub_category, side)
);

create index listings_feed on listings (game, league, changed_ms);
create index listings_state on listings (state, listed_ms);

-- The last change time given out in a league. Its row lock puts changes in commit order (D21).
create table listing_clocks (
  game text not null,
  league text not null,
  last_ms bigint not null,
  primary key (game, league)
);

-- Presence of an account (D60), judged from its sockets and activity.
create table user_presence (
  user_id uuid primary key references users (id) on delete cascade,
  last_active_ms bigint not null,
  disconnected_ms bigint,
  state text not null check (state in ('online', 'idle', 'offline'))
);

create table user_sockets (
  socket_id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  node_id text not null,
  heartbeat_ms bigint not null
);
create index user_sockets_user on user_sockets (user_id);

-- First answers of POSTs that carried an Idempotency-Key (D16), kept 24 hours.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  body_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
