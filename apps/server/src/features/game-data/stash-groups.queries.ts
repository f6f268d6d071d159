/** Groups seen in any stash, by game and league, without the stashes' owners. */
import type { Game } from '@poexchange/domain/item';
import type { Tag } from '@poexchange/domain/grouping';
import { sql, type Kysely } from 'kysely';
import type { StashGroup } from '../../db/game-data-tables.ts';
import type { Database } from '../../db/schema.ts';

const GROUPS_LIFE_MS = 30 * 24 * 3_600_000;
/** A group seen more recently than this is not written again. */
const SEEN_AGAIN_MS = 3_600_000;

type Place = { readonly game: Game; readonly league: string };

/**
 * Records groups as seen. Skips groups seen within the last hour without taking a lock. Tags with a new group or icon
 * get a new version.
 */
export async function saveStashGroups(
  db: Kysely<Database>,
  options: Place & { readonly groups: readonly StashGroup[]; readonly seenMs: number },
): Promise<void> {
  const { game, league, groups, seenMs } = options;
  if (groups.length === 0) return;
  // Writes in a fixed order, groups before tags, so that two readers of the same groups cannot deadlock.
  await sql`
    with seen as materialized (
      select seen.*, known.hash is null or (known.icon is null and seen.icon is not null) as is_news
      from unnest(
        ${groups.map(({ tag }) => tag)}::text[], ${groups.map(({ hash }) => hash)}::text[], ${groups.map(({ key }) => key)}::text[],
        ${groups.map(({ properties }) => JSON.stringify(properties))}::text[], ${groups.map(({ icon }) => icon)}::text[]
      ) as seen (tag, hash, key, properties, icon)
      left join stash_groups known
        on known.game = ${game} and known.league = ${league} and known.tag = seen.tag and known.hash = seen.hash
      where known.hash is null or known.seen_ms < ${seenMs - SEEN_AGAIN_MS}
    ),
    saved as (
      insert into stash_groups (game, league, tag, hash, key, properties, icon, seen_ms)
      select ${game}::text, ${league}::text, tag, hash, key, properties::jsonb, icon, ${seenMs}::bigint from seen order by tag, hash
      on conflict (game, league, tag, hash) do update
        set seen_ms = greatest(stash_groups.seen_ms, excluded.seen_ms), icon = coalesce(stash_groups.icon, excluded.icon)
      returning tag, hash, xmax = 0 as is_new -- One that was dropped meanwhile is new too: nothing was updated.
    )
    insert into stash_tags (game, league, tag)
    select distinct ${game}::text, ${league}::text, saved.tag from saved join seen using (tag, hash)
    where seen.is_news or saved.is_new order by saved.tag
    on conflict (game, league, tag) do update set version = excluded.version`.execute(db);
}

/** Finds which of these hashes were seen in any stash of this league, under one of these tags. */
export async function findStashGroups(
  db: Kysely<Database>,
  options: Place & { readonly tags: readonly Tag[]; readonly hashes: readonly string[] },
): Promise<StashGroup[]> {
  if (options.tags.length === 0 || options.hashes.length === 0) return [];
  return db
    .selectFrom('stash_groups')
    .select(['hash', 'tag', 'key', 'properties', 'icon'])
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('tag', '=', sql<Tag>`any(${[...options.tags]}::text[])`)
    .where('hash', '=', sql<string>`any(${[...options.hashes]}::text[])`)
    .execute();
}

/** Counts the groups seen in a league. */
export async function countStashGroups(db: Kysely<Database>, { game, league }: Place): Promise<number> {
  const { count } = await db
    .selectFrom('stash_groups')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('game', '=', game)
    .where('league', '=', league)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes groups that have not been seen for 30 days; returns the number deleted. */
export async function pruneStashGroups(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with dropped as (delete from stash_groups where seen_ms < ${nowMs - GROUPS_LIFE_MS} returning game, league, tag),
    noted as (
      insert into stash_tags (game, league, tag) select distinct game, league, tag from dropped order by game, league, tag
      on conflict (game, league, tag) do update set version = excluded.version
    )
    select count(*)::int as count from dropped`.execute(db);
  return rows[0]?.count ?? 0;
}
