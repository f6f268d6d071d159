-- The moment at which the groups of a tag were split into finer ones (record 0144). Points of the history from before it were of all variants together: a group that is seen for the first
-- time since then takes over those of the group it was split from. A database that starts with the split has no such points.
create table group_split (
  tag text primary key,
  split_at timestamptz not null
);
insert into group_split (tag, split_at) values ('unique', now()), ('cluster', now());
