-- Which tags have groups seen in stashes, and a number that is another one after every change of a tag's groups: who
-- keeps them reads a row for a tag to know that nothing changed, however many groups there are. Drawn at random, so
-- that it names no time and is not met again after an older copy of the database was restored.
create table stash_tags (
  game text not null,
  league text not null,
  tag text not null,
  version uuid not null default gen_random_uuid(),
  primary key (game, league, tag)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
insert into stash_tags (game, league, tag) select distinct game, league, tag from stash_groups;

-- A tag whose last group was forgotten is left out, by one look into the index.
create view shared_stash_tags as
  select game, league, tag, version from stash_tags t
  where exists (select from stash_groups g where g.game = t.game and g.league = t.league and g.tag = t.tag);
