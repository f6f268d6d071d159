-- Tables whose rows are written again and again, or come and go in large numbers. By default the vacuum waits until a
-- fifth of a table is dead: of a million tabs 200,000 rows of up to 8 KiB. These are cleaned earlier, and the largest
-- faster: at 2,500 changed tabs a second some megabytes a second become free to be written again.
alter table tab_offers set (
  autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_cost_limit = 1000,
  toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_cost_limit = 1000
);
alter table tab set (autovacuum_vacuum_scale_factor = 0.05);
alter table market_state set (autovacuum_vacuum_scale_factor = 0.05);
alter table hourly_value set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table stock_change set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table filled_offer set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
