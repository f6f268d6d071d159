/** Groups seen in anybody's stash (D58), by game and league: what they are, never whose. */
import type { Game } from '@poexchange/domain/item';
import type { Tag } from '@poexchange/domain/grouping';
import { sql, type Kysely } from 'kysely';
import type { StashGroup } from '../../db/game-data-tables.ts';
import type { Database } from '../../db/schema.ts';

const GROUPS_LIFE_MS = 30 * 24 * 3_600_000;
/** A sight this young is not written again. */
const SEEN_AGAIN_MS = 3_600_000;

type Place = { readonly game: Game; readonly league: string };

/** Records groups as seen. One that was seen within the last hour is skipped, without taking a lock. */
export async function saveStashGroups(
  db: Kysely<Database>,
  options: Place & { readonly groups: readonly StashGroup[]; readonly seenMs: number },
): Promise<void> {
  const { game, league, groups, seenMs } = options;
  if (groups.length === 0) return;
  // In one order, so that two readers of the same groups never wait for each other.
  await sql`
    insert into stash_groups (game, league, tag, hash, key, properties, icon, seen_ms)
    select ${game}::text, ${league}::text, seen.tag, seen.hash, seen.key, seen.properties::jsonb, seen.icon, ${seenMs}::bigint
    from unnest(
      ${groups.map(({ tag }) => tag)}::text[], ${groups.map(({ hash }) => hash)}::text[], ${groups.map(({ key }) => key)}::text[],
      ${groups.map(({ properties }) => JSON.stringify(properties))}::text[], ${groups.map(({ icon }) => icon)}::text[]
    ) as seen (tag, hash, key, properties, icon)
    where not exists (
      select from stash_groups known
      where known.game = ${game} and known.league = ${league} and known.tag = seen.tag and known.hash = seen.hash
        and known.seen_ms >= ${seenMs - SEEN_AGAIN_MS}
    )
    order by seen.tag, seen.hash
    on conflict (game, league, tag, hash) do update
      set seen_ms = greatest(stash_groups.seen_ms, excluded.seen_ms), icon = coalesce(stash_groups.icon, excluded.icon)`.execute(db);
}

/** The hashes that were seen in anybody's stash in this league, under one of these tags. */
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

/** Drops what nobody has had for 30 days; returns how many groups. */
export async function pruneStashGroups(db: Kysely<Database>, nowMs: number): Promise<number> {
  const result = await db
    .deleteFrom('stash_groups')
    .where('seen_ms', '<', nowMs - GROUPS_LIFE_MS)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
