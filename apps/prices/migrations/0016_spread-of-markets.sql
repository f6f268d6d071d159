-- Spread of each market's asks and the number of its sellers, smoothed (D44): `sellers`, then below and above the centre each deviation, mean distance and share of far asks, then the share
-- below the centre. `reference` is the slow average of the centre. Null in rows of before.
alter table market_state add column shape float8[], add column reference float8;
