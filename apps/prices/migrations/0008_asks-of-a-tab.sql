-- What a tab asks is one row of bytes (record 0045): 24 for each ask, numbers as PostgreSQL sends them. Group int4, currency int4, ask float8, twice the pieces (and one
-- more where the item itself has the note) int4, seconds since 1970 when the ask was first seen as it is int4. Written and read in apps/prices/src/offers/packed-asks.ts.
create table tab_offers (
  tab_id bigint not null,
  league_id integer not null,
  asks bytea not null check (length(asks) % 24 = 0),
  constraint tab_offers_by_tab primary key (tab_id)
) with (fillfactor = 90, toast_tuple_target = 8160);
-- Numbers hardly get shorter, and a row that fits into a page is read with it.
alter table tab_offers alter column asks set storage external;

-- What a program that still runs stored in the meantime would be lost.
lock table offer, tab in access exclusive mode;

insert into tab_offers (tab_id, league_id, asks)
select tab_id, min(league_id), string_agg(
  int4send(group_id) || int4send(currency_id) || float8send(ask)
    || int4send(least(quantity, 1000000) * 2 + is_noted::int) || int4send(extract(epoch from listed_at)::int),
  ''::bytea order by group_id, currency_id, ask)
from offer group by tab_id;

drop table offer;

-- To look at: row by row it is slow.
create function read_ask_int(asks bytea, at int) returns int language sql immutable strict parallel safe
  return ('x' || encode(substring(asks from at + 1 for 4), 'hex'))::bit(32)::int;
create function read_ask_float(asks bytea, at int) returns double precision language sql immutable strict parallel safe
  return (
    select (1 + (bits & 4503599627370495)::float8 / 4503599627370496) * power(2::float8, (((bits >> 52) & 2047) - 1023)::float8)
    from (values (('x' || encode(substring(asks from at + 1 for 8), 'hex'))::bit(64)::bigint)) v (bits)
  );
create view offer as
select t.tab_id, t.league_id, read_ask_int(t.asks, at) as group_id, read_ask_int(t.asks, at + 4) as currency_id, read_ask_float(t.asks, at + 8) as ask,
  read_ask_int(t.asks, at + 16) / 2 as quantity, read_ask_int(t.asks, at + 16) % 2 = 1 as is_noted, to_timestamp(read_ask_int(t.asks, at + 20)) as listed_at
from tab_offers t, generate_series(0, length(t.asks) - 24, 24) at;
