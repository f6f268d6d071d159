/** Groups seen in stashes, from the server's view (D58), without their owners. */
import { isTag } from '@poexchange/domain/tables';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { TagGroup } from '../asks/group-queries.ts';

type Place = { readonly game: string; readonly league: string };

/**
 * Reads the tags seen in stashes of each league, by its lower-cased name; empty before the server has created its view.
 */
export async function readStashTags(db: PricesDb, game: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows: views } = await sql<{ view: string | null }>`select to_regclass('public.shared_stash_groups')::text as view`.execute(db);
  if ((views[0]?.view ?? null) === null) return new Map();
  const { rows } = await sql<{ league: string; tags: string[] }>`
    select league, array_agg(distinct tag) as tags from public.shared_stash_groups where game = ${game} group by league`.execute(db);
  // A newer server may know tags that this program does not.
  return new Map(rows.map(({ league, tags }) => [league, new Set(tags.filter(isTag))]));
}

/** Reads the stash groups of one tag. They have no id here, so theirs is 0, which has no value. */
export async function readStashGroups(db: PricesDb, { game, league, tag }: Place & { readonly tag: string }): Promise<TagGroup[]> {
  const { rows } = await sql<Omit<TagGroup, 'id'>>`
    select hash, key, properties, icon from public.shared_stash_groups
    where game = ${game} and league = ${league} and tag = ${tag}`.execute(db);
  return rows.map((group) => ({ id: 0, ...group }));
}
