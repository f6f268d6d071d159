-- What guards a rate beside its sellers (D52): the rate that the publication itself converted at, since when a crowd asks, and what goods that are asked for in the currency
-- and in chaos show it to be, with how far off that may be (in log space) and how many sellers show it; and how far above the rate, and by how many, they usually do.
alter table currency_rate add column used_chaos double precision, add column crowd_since timestamptz, add column goods_chaos double precision,
  add column goods_deviation double precision, add column goods_sellers double precision, add column usual_offset double precision,
  add column usual_sellers double precision;
