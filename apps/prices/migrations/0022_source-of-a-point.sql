-- Whether a point of the history was what the exchange paid (true) or what sellers asked (false); null for unknown, as
-- of all points before (record 0166). A change between the two is none of the price.
alter table hourly_value add column by_exchange boolean;
