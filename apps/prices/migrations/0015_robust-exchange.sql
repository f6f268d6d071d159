-- Facts of an hour's trades beside its volume (D43, record 0135): the largest stock of each good on offer, and the lowest and highest quote units for one base unit. Null in older rows.
alter table exchange_trade
  add column base_stock double precision check (base_stock >= 0),
  add column quote_stock double precision check (quote_stock >= 0),
  add column lowest_ratio double precision check (lowest_ratio > 0),
  add column highest_ratio double precision check (highest_ratio >= lowest_ratio);

-- Units of a group that change hands in a usual hour: the median over the hours that are kept, those without trades included.
create table exchange_usual (
  league_id integer not null references league on delete cascade,
  group_id integer not null,
  units double precision not null check (units >= 0),
  primary key (league_id, group_id)
);
