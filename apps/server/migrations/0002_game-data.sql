-- What each counter of the publisher's rate limits still allows, shared by all server processes. `scope` is a user id, or * for counters all accounts share.
create table game_api_budgets (
  scope text not null,
  policy text not null,
  state jsonb not null,
  updated_ms bigint not null,
  primary key (scope, policy)
);
create index game_api_budgets_age on game_api_budgets (updated_ms);

-- The publisher's lists as last read (R9.44, R9.45).
create table account_characters (
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  characters jsonb not null,
  read_ms bigint not null,
  primary key (user_id, game)
);
create table account_leagues (
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  leagues jsonb not null,
  read_ms bigint not null,
  primary key (user_id, game)
);

-- The last content of each tab a person loaded (D23), kept 7 days (D18). `items` maps a raw item's id to its place and text: one write a tab, always whole.
create table stash_tab_reads (
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  tab_id text not null,
  parent_id text,
  tab_name text not null,
  tab_type text not null,
  tab_colour text not null,
  items jsonb not null,
  read_ms bigint not null,
  primary key (user_id, game, league, tab_id)
);
create index stash_tab_reads_age on stash_tab_reads (read_ms);
