-- What was asked for a service on a day, in chaos: the last reading of that day. Custom services have none.
create table service_price_days (
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  category text not null,
  name text not null,
  location text not null,
  day_ms bigint not null,
  offers integer not null,
  low_chaos double precision not null,
  median_chaos double precision not null,
  high_chaos double precision not null,
  primary key (game, league, category, name, location, day_ms)
);
create index service_price_days_age on service_price_days (day_ms);
