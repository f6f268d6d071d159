-- What sells, and how soon (record 0128).

-- Stock of a group that left a public tab at an ask (`pieces` below 0), which may be a sale, or came to one that
-- stood (above 0), which may be where it went. `seen_before` is when the tab was seen
-- before that. `is_fill` is null until it is known; what was no sale is deleted, and so is everything after two days.
create table stock_change (
  id bigint generated always as identity primary key,
  league_id integer not null,
  account_id bigint not null,
  group_id integer not null,
  currency_id integer not null,
  ask double precision not null,
  pieces integer not null,
  listed_at timestamptz not null,
  seen_before timestamptz not null,
  at timestamptz not null,
  is_fill boolean
);
create index stock_change_league on stock_change (league_id, at);
create index stock_change_at on stock_change (at);

-- Time at risk, sales and distances of a group's asks, as sums that halve in a day: the fields are those of
-- apps/prices/src/sales/sales-sums.ts.
create table sales_sums (
  league_id integer not null references league on delete cascade,
  group_id integer not null,
  sums float8[] not null,
  counted_at timestamptz not null,
  primary key (league_id, group_id)
);

-- When a league's asks were counted last, and since when without a gap: what happened in between was not seen.
create table sales_clock (
  league_id integer primary key references league on delete cascade,
  counted_at timestamptz not null,
  since timestamptz not null
);
