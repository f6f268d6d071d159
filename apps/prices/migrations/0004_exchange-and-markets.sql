-- What the exchange traded (D52), and where each market was at the last publication.

-- Hours of the digest that were taken: each once, however often it is read.
create table exchange_hour (
  game text not null check (game in ('poe1', 'poe2')),
  hour_at timestamptz not null,
  taken_at timestamptz not null,
  primary key (game, hour_at)
);

-- A pair's trades in one hour: so many of one group for so many of the other. The lower id stands first, so that a pair has one row whichever way round it came.
create table exchange_trade (
  league_id integer not null references league on delete cascade,
  hour_at timestamptz not null,
  base_id integer not null,
  quote_id integer not null check (quote_id > base_id),
  base_units double precision not null check (base_units > 0),
  quote_units double precision not null check (quote_units > 0),
  primary key (league_id, hour_at, base_id, quote_id)
);
create index exchange_trade_at on exchange_trade (hour_at);

-- Where a group's market was: the middle of the asks in log space and how sure that is (null where asks gave none), and the published value with the one before it.
create table market_state (
  league_id integer not null references league on delete cascade,
  group_id integer not null,
  centre double precision,
  deviation double precision,
  value_chaos double precision not null,
  valued_at timestamptz not null,
  previous_chaos double precision,
  changed_at timestamptz not null,
  primary key (league_id, group_id)
);

-- How far a rate may move is measured from where it was an hour ago; `held_since` is when a jump began that only one source shows (D52).
alter table currency_rate add column reference_chaos double precision, add column reference_at timestamptz, add column held_since timestamptz;
