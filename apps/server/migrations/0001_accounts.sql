-- People who connected a game account. `account_uuid` is the publisher's id of the account; it never leaves the server.
create table users (
  id uuid primary key default gen_random_uuid(),
  account_uuid text not null unique,
  name text not null,
  banned_ms bigint,
  created_ms bigint not null,
  signed_in_ms bigint not null
);
create index users_name on users (lower(name));

-- One row a sign-in (D12). A login token is good only while its row is neither ended nor expired.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_ms bigint not null,
  expires_ms bigint not null,
  ended_ms bigint
);
create index sessions_user on sessions (user_id) where ended_ms is null;
create index sessions_age on sessions (expires_ms);

-- The publisher's tokens, sealed (AES-256-GCM). `version` counts changes; `lease_until_ms` marks a refresh under way, so that two servers never refresh twice.
create table publisher_tokens (
  user_id uuid primary key references users (id) on delete cascade,
  access_token text not null,
  refresh_token text,
  access_expires_ms bigint,
  version integer not null default 1,
  lease_until_ms bigint not null default 0,
  changed_ms bigint not null
);

-- Sign-ins that were started. The state is kept as its SHA-256 and is redeemed once.
create table sign_in_states (
  state_hash text primary key,
  code_verifier text not null,
  return_path text not null,
  expires_ms bigint not null
);
create index sign_in_states_age on sign_in_states (expires_ms);

-- The in-game name a person trades with, confirmed once for a league (R3.65, D16).
create table main_igns (
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  ign text not null,
  confirmed_ms bigint not null,
  primary key (user_id, game, league)
);
