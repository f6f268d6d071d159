-- Tables whose rows are written again and again, or come and go in large numbers. By default the vacuum waits until a fifth of a table is
-- dead; these are cleaned earlier. Room within pages lets an update stay in its page, without a new entry in any index.
alter table room_events set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
alter table idempotency_keys set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table rooms set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
alter table user_sockets set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
alter table user_presence set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
alter table listings set (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
alter table trades set (fillfactor = 90);
-- A few rows, each written with every change of a league: their number says nothing of how many dead ones there are.
alter table listing_clocks set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table service_clocks set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
