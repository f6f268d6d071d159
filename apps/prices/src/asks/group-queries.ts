import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';

export type TagGroup = {
  readonly id: number;
  readonly hash: string;
  readonly key: string;
  readonly properties: Record<string, string | number | boolean | string[] | null>;
  readonly icon: string | null;
};

/** Reads the used groups that a league has seen, by tag and then by hash. */
export async function readSeenGroups(
  db: PricesDb,
  { leagueId, tags }: { leagueId: number; tags: readonly string[] },
): Promise<Map<string, TagGroup[]>> {
  const { rows } = await sql<TagGroup & { tag: string }>`
    select g.tag, g.id, g.hash, g.key, g.properties, g.icon
    from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where lg.league_id = ${leagueId} and lg.is_used and g.tag = any(${tags})
    order by g.hash collate "C"`.execute(db);
  const byTag = new Map<string, TagGroup[]>();
  for (const { tag, ...group } of rows) {
    const known = byTag.get(tag);
    if (known === undefined) byTag.set(tag, [group]);
    else known.push(group);
  }
  return byTag;
}

/** Number of a tag's used groups in a league. `version` increases whenever these groups or their icons change. */
export type SeenTag = { readonly seenGroups: number; readonly version: number };

/** Reads the tags that each league of a game has seen, by league id. */
export async function readSeenTags(db: PricesDb, game: string): Promise<Map<number, Map<string, SeenTag>>> {
  const { rows } = await sql<SeenTag & { leagueId: number; tag: string }>`
    select t.league_id as "leagueId", t.tag, t.groups as "seenGroups", t.version
    from prices.league_tag t join prices.league l on l.id = t.league_id where l.game = ${game} and t.groups > 0`.execute(db);
  const byLeague = new Map<number, Map<string, SeenTag>>();
  for (const { leagueId, tag, seenGroups, version } of rows) {
    const known = byLeague.get(leagueId) ?? new Map<string, SeenTag>();
    byLeague.set(leagueId, known.set(tag, { seenGroups, version }));
  }
  return byLeague;
}

/** Reads the ids of the groups that a league has seen in these tags, used or not. */
export async function readSeenIds(db: PricesDb, { leagueId, tags }: { leagueId: number; tags: readonly string[] }): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select g.id from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where lg.league_id = ${leagueId} and g.tag = any(${tags})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
