import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';

export type TagGroup = {
  readonly id: number;
  readonly hash: string;
  readonly key: string;
  readonly properties: Record<string, string | number | boolean | string[] | null>;
  readonly icon: string | null;
};

/** The groups of some tags that a league has seen, by tag, each tag's by hash. */
export async function readSeenGroups(
  db: PricesDb,
  { leagueId, tags }: { leagueId: number; tags: readonly string[] },
): Promise<Map<string, TagGroup[]>> {
  const { rows } = await sql<TagGroup & { tag: string }>`
    select g.tag, g.id, g.hash, g.key, g.properties, g.icon
    from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where lg.league_id = ${leagueId} and g.tag = any(${tags})
    order by g.hash collate "C"`.execute(db);
  const byTag = new Map<string, TagGroup[]>();
  for (const { tag, ...group } of rows) {
    const known = byTag.get(tag);
    if (known === undefined) byTag.set(tag, [group]);
    else known.push(group);
  }
  return byTag;
}

/**
 * Counts of a tag's groups that a league has seen, and of those with an icon. Both only grow, and nothing else of a
 * group changes.
 */
export type SeenTag = { readonly seenGroups: number; readonly seenIcons: number };

/** Reads the tags that each league of a game has seen, by league id. */
export async function readSeenTags(db: PricesDb, game: string): Promise<Map<number, Map<string, SeenTag>>> {
  const { rows } = await sql<SeenTag & { leagueId: number; tag: string }>`
    select lg.league_id as "leagueId", g.tag, count(*) as "seenGroups", count(g.icon) as "seenIcons"
    from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where g.game = ${game} group by lg.league_id, g.tag`.execute(db);
  const byLeague = new Map<number, Map<string, SeenTag>>();
  for (const { leagueId, tag, seenGroups, seenIcons } of rows) {
    const known = byLeague.get(leagueId) ?? new Map<string, SeenTag>();
    byLeague.set(leagueId, known.set(tag, { seenGroups, seenIcons }));
  }
  return byLeague;
}

/** The ids of the groups of some tags that a league has seen. */
export async function readSeenIds(db: PricesDb, { leagueId, tags }: { leagueId: number; tags: readonly string[] }): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select g.id from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where lg.league_id = ${leagueId} and g.tag = any(${tags})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
