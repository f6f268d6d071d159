-- Groups of items seen in anybody's stash (D58), so that what nobody sells publicly can be listed too. Nothing here says whose stash it was:
-- no row names an account, a tab or an item, and leagues without a market are left out. Kept 30 days after the last sight.
create table stash_groups (
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  hash text not null check (hash ~ '^[0-9a-f]{40}$'),
  tag text not null,
  key text not null,
  properties jsonb not null,
  icon text,
  seen_ms bigint not null,
  -- The tag is part of what the hash names. It stands before it because both readers ask by tag.
  primary key (game, league, tag, hash)
);
create index stash_groups_age on stash_groups (seen_ms);

-- What the price pipeline may read of it: it publishes their summaries. Not when a group was seen, which could be matched with who was here then.
create view shared_stash_groups as
  select game, league, hash, tag, key, properties, icon from stash_groups;
