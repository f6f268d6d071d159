-- What the price pipeline knows. Written by the program `prices` only.

-- The committed place in the public stash stream: moved in the same transaction as the offers it brought.
create table stream_cursor (
  only_row boolean primary key default true check (only_row),
  next_change_id text not null,
  changed_at timestamptz not null
);

-- Leagues met in the publisher's list or in the stream; only listed ones are published (D27).
create table league (
  id integer generated always as identity primary key,
  game text not null check (game in ('poe1', 'poe2')),
  name text not null,
  start_at timestamptz,
  end_at timestamptz,
  listed_at timestamptz,
  unique (game, name)
);

-- Groups of equal-priced items (D57). The hash names a group within a game.
create table item_group (
  id integer generated always as identity primary key,
  game text not null check (game in ('poe1', 'poe2')),
  hash text not null check (hash ~ '^[0-9a-f]{40}$'),
  tag text not null,
  key text not null,
  properties jsonb not null,
  icon text,
  unique (game, hash)
);
create index item_group_tag on item_group (game, tag);

-- Groups seen in a league, priced or not: these have a summary (D58).
create table league_group (
  league_id integer not null references league on delete cascade,
  group_id integer not null references item_group,
  primary key (league_id, group_id)
);

create table account (
  id integer generated always as identity primary key,
  name text not null unique
);

-- A public tab as last seen; its offers die with it (D51).
create table tab (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  account_id integer not null references account,
  league_id integer not null references league on delete cascade,
  seen_at timestamptz not null
);
create index tab_seen_at on tab (seen_at);
create index tab_account on tab (account_id);

-- What a tab asks for one piece of a group, in one currency. Stacks at the same ask are one row.
create table offer (
  tab_id bigint not null references tab on delete cascade,
  league_id integer not null references league on delete cascade,
  group_id integer not null references item_group,
  currency_id integer not null references item_group,
  ask double precision not null check (ask > 0 and ask < 'infinity'),
  quantity bigint not null check (quantity > 0),
  is_noted boolean not null,
  listed_at timestamptz not null,
  primary key (tab_id, group_id, currency_id, ask)
);
create index offer_group on offer (league_id, group_id);

-- A group's stock in a tab that fell or left while the tab stayed public (D54).
create table filled_offer (
  league_id integer not null references league on delete cascade,
  group_id integer not null references item_group,
  filled_at timestamptz not null
);
create index filled_offer_at on filled_offer (filled_at);
create index filled_offer_group on filled_offer (league_id, group_id, filled_at);

-- What a currency was worth at the last publication; asks in it are converted at this rate (D51).
create table currency_rate (
  league_id integer not null references league on delete cascade,
  group_id integer not null references item_group,
  value_chaos double precision not null check (value_chaos > 0 and value_chaos < 'infinity'),
  is_trusted boolean not null,
  valued_at timestamptz not null,
  primary key (league_id, group_id)
);

-- History (D54): at most one point for an hour, and one for a day, never changed once written.
create table hourly_value (
  league_id integer not null references league on delete cascade,
  group_id integer not null references item_group,
  hour_at timestamptz not null,
  value_chaos double precision not null,
  primary key (league_id, group_id, hour_at)
);
create index hourly_value_at on hourly_value (hour_at);

create table daily_value (
  league_id integer not null references league on delete cascade,
  group_id integer not null references item_group,
  day date not null,
  value_chaos double precision not null,
  primary key (league_id, group_id, day)
);
create index daily_value_at on daily_value (day);

-- Changes of the stream that could not be read, kept for a second look.
create table quarantined_change (
  id bigint generated always as identity primary key,
  change_id text not null,
  reason text not null,
  body text not null,
  quarantined_at timestamptz not null
);
