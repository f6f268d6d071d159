-- One large league is valued by several prices programs (record 0185): each has leases of partitions of its tags.

-- Into how many partitions a league is divided; none for a league that one program values. `is_fenced` once nobody can
-- write files any more who valued it before it was divided like this.
create table league_division (
  league_id integer primary key references league on delete cascade,
  partitions integer not null,
  is_fenced boolean not null default false
);

-- The price run of a divided league that is under way: what all partitions are valued with, from who has the league, and
-- what each partition found, from who has it. All of it is for minutes: a crash of the database may empty it, and the
-- next price run begins anew.
create unlogged table partition_run (
  league_id integer primary key,
  number bigint generated always as identity,
  partitions integer not null,
  -- JSON; null once the price run is over.
  input text,
  -- JSON: the rates of a league that had none, found by the partition with the currencies.
  first_rates text
);
create unlogged table partition_result (
  league_id integer,
  partition integer,
  number bigint not null,
  result text not null,
  primary key (league_id, partition)
);
