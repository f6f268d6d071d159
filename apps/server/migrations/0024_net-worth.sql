-- Profiles that a person takes snapshots of their net worth with (R3.59).
create table snapshot_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  name text not null,
  league text not null,
  price_league text not null,
  -- Ids of tabs, and of folders whose tabs all count.
  stash_tabs text[] not null,
  stash_folders text[] not null,
  include_equipment boolean not null,
  include_inventory boolean not null,
  -- The character whose equipment and inventory count.
  character_name text,
  created_ms bigint not null,
  updated_ms bigint not null
);
create index snapshot_profiles_user on snapshot_profiles (user_id, game, created_ms);

-- Settings of a person for a game (R3.58). Its row is locked by everything that changes their net worth there.
create table snapshot_settings (
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  selected_profile_id uuid references snapshot_profiles (id) on delete set null,
  auto_enabled boolean not null,
  interval_ms bigint not null,
  last_snapshot_ms bigint,
  next_manual_ms bigint,
  next_auto_ms bigint,
  updated_ms bigint not null,
  -- The token of auto snapshots (R4.40), the socket of the page that holds it, and its end.
  token uuid,
  token_socket text,
  token_expires_ms bigint,
  primary key (user_id, game)
);
create index snapshot_settings_profile on snapshot_settings (selected_profile_id);
create index snapshot_settings_socket on snapshot_settings (token_socket) where token_socket is not null;

-- Snapshots as they are listed (R3.62). The id is made by the page, so that one sent twice is one.
create table snapshots (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  profile_id uuid not null references snapshot_profiles (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  price_league text not null,
  character_id text,
  character_name text,
  include_equipment boolean not null,
  include_inventory boolean not null,
  type text not null check (type in ('manual', 'auto')),
  total_chaos double precision not null,
  -- Chaos an hour since the profile's previous snapshot; -1 without one.
  hourly_income double precision not null,
  -- Quantity, price, own prices, tabs (D71); null without a previous snapshot.
  effects double precision[],
  -- Pairs of id and chaos.
  priced_tabs jsonb not null,
  priced_categories jsonb not null,
  carried_tabs integer not null,
  note text not null,
  details_bytes integer not null,
  -- Hash of what was sent: a repeat is answered, another snapshot of the same id refused.
  body_hash text not null,
  -- When the tabs were read, and when it was stored.
  created_ms bigint not null,
  saved_ms bigint not null,
  unique (profile_id, created_ms)
);
create index snapshots_user on snapshots (user_id) include (details_bytes);

-- Items of snapshots (R3.61): the packed form of the domain, deflated.
create table snapshot_details (
  snapshot_id uuid primary key references snapshots (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  packed bytea not null
);
-- It is compressed already.
alter table snapshot_details alter column packed set storage external;
create index snapshot_details_user on snapshot_details (user_id);
