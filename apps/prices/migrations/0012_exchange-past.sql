-- Moments before the first start whose history was asked of the exchange (record 0066): each once, so that a program that was ended goes on where it was. `missing` where the exchange
-- keeps none of the hours a value of that moment is made of.
create table exchange_past (
  game text not null check (game in ('poe1', 'poe2')),
  kind text not null check (kind in ('hour', 'day')),
  -- The beginning of the hour, or midnight UTC of the day.
  at timestamptz not null,
  outcome text not null check (outcome in ('filled', 'missing')),
  asked_at timestamptz not null,
  primary key (game, kind, at)
);
