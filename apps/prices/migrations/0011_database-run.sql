-- Which run of the database this is (record 0053), together with when the server started: PostgreSQL empties an unlogged table when it starts after a crash, a restored copy has it empty, and whoever finds it so
-- writes a new number. While the number is the same, no transaction that somebody has seen committed is lost, and none has a number that was another's.
create unlogged table database_run (is_only boolean primary key default true check (is_only), run uuid not null default gen_random_uuid());
