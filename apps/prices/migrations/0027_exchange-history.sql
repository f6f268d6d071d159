-- History of the exchange's goods is the exchange's own price (D47): each point keeps what the exchange paid then, and
-- whether the published value was that (`by_exchange`; null where it was held back, or is not known).
alter table hourly_value add column exchange_chaos double precision;
alter table daily_value add column by_exchange boolean;

update hourly_value set exchange_chaos = value_chaos where by_exchange;
update daily_value set by_exchange = coalesce(exchange_chaos = value_chaos, false) where low_chaos is not null and not held;

-- Days filled in from the exchange's past were shifted by the first known distance of values from it. What the exchange
-- paid was kept beside them.
update daily_value set value_chaos = exchange_chaos, by_exchange = true where low_chaos is null and exchange_chaos is not null;
-- Chaos is 1 by definition, and not by trades.
update daily_value set exchange_chaos = null, by_exchange = false
where group_id in (select id from item_group where tag = 'currency' and key = 'chaos orb');

-- Hours that were filled in kept only the shifted value: they are removed, and asked for again.
delete from hourly_value v using league l, exchange_past p
where l.id = v.league_id and v.by_exchange is null and p.game = l.game and p.kind = 'hour' and p.outcome = 'filled' and p.at = v.hour_at;
delete from exchange_past p
where kind = 'hour' and outcome = 'filled'
  and not exists (select from hourly_value v join league l on l.id = v.league_id where l.game = p.game and v.hour_at = p.at);
