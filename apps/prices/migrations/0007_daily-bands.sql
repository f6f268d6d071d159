-- Beside a day's value, how far asks lay apart (the lowest and the highest confidence level), what the exchange paid, and whether the value was held back. Null for days before this.
alter table daily_value
  add column low_chaos double precision,
  add column high_chaos double precision,
  add column exchange_chaos double precision,
  add column held boolean not null default false;
