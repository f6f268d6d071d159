-- Listings whose items were entered by hand (D55): nothing of them lies in a tab that could be read. Said to buyers.
alter table listings add column by_hand boolean not null default false;

-- The one unit a poe2 trade is written and shown in, and its worth in chaos at that moment (D31, D59). Null in poe1.
alter table notifications
  add column unit text check (unit in ('c', 'd', 'ex', 'r')),
  add column chaos_per_unit double precision check (chaos_per_unit > 0 and chaos_per_unit < 'infinity');

-- What sellers of poe2 ask for, for the price pipeline (D55): which of them asks how much for what, never who they are beyond a number that means
-- nothing elsewhere. Only prices that were typed: a percentage of the published value would be its own echo.
create view shared_own_asks as
  select l.game, l.league, md5(l.user_id::text) as seller, i ->> 'hash' as hash, (i ->> 'price')::double precision as price_chaos, l.listed_ms
  from listings l cross join lateral jsonb_array_elements(l.items) as i
  where l.game = 'poe2' and l.state = 'active' and l.side = 'sell' and (i ->> 'overridden')::boolean;
