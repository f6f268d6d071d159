-- How many sellers asked for a currency when its reference was taken: a crowd that was not there an hour ago does not move a rate (D52).
alter table currency_rate add column reference_sellers integer;
