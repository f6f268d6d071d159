import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { SeenTag } from './group-queries.ts';

type Tags = { readonly leagueId: number; readonly tags: readonly (SeenTag & { readonly tag: string })[] };

/** Caches the group ids of each tag and reads them again after a change. */
export type GroupIdsKeeper = {
  /**
   * Returns a table with a 1 at the id of each group that the league has seen in these tags, used or not. The table may
   * be shorter than the largest id.
   */
  readonly mark: (db: PricesDb, tags: Tags) => Promise<Uint8Array>;
};

type Kept = { readonly version: number; readonly ids: readonly number[] };

export function createGroupIdsKeeper(): GroupIdsKeeper {
  const leagues = new Map<number, Map<string, Kept>>();
  return {
    mark: async (db, { leagueId, tags }) => {
      const kept = leagues.get(leagueId) ?? new Map<string, Kept>();
      leagues.set(leagueId, kept);
      const stale = tags.filter(({ tag, version }) => kept.get(tag)?.version !== version);
      const read = stale.length === 0 ? new Map<string, number[]>() : await readIds(db, { leagueId, tags: stale });
      for (const { tag, version } of stale) kept.set(tag, { version, ids: read.get(tag) ?? [] });
      const ids = tags.flatMap(({ tag }) => kept.get(tag)?.ids ?? []);
      const marks = new Uint8Array(ids.reduce((largest, id) => Math.max(largest, id), 0) + 1);
      for (const id of ids) marks[id] = 1;
      return marks;
    },
  };
}

async function readIds(db: PricesDb, { leagueId, tags }: Tags): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ tag: string; ids: number[] }>`
    select g.tag, array_agg(g.id) as ids from prices.league_group lg join prices.item_group g on g.id = lg.group_id
    where lg.league_id = ${leagueId} and g.tag = any(${tags.map(({ tag }) => tag)}) group by g.tag`.execute(db);
  return new Map(rows.map(({ tag, ids }) => [tag, ids]));
}
