-- Groups age out of a league's files when nobody asked for them for 60 days (D46), and are counted when they change
-- instead of each minute.
alter table league_group
  add column used_on date not null default (now() at time zone 'UTC')::date,
  add column is_used boolean not null default true;

-- The used groups of a league by tag. `version` grows with every change of them or of their icons.
create table league_tag (
  league_id integer not null,
  tag text not null,
  groups integer not null,
  version bigint not null default 1,
  primary key (league_id, tag)
);
insert into league_tag (league_id, tag, groups)
select lg.league_id, g.tag, count(*) from league_group lg join item_group g on g.id = lg.group_id group by lg.league_id, g.tag;
