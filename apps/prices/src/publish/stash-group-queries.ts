/** Groups seen in stashes, from the server's views (D58), without their owners. */
import { isTag } from '@poexchange/domain/tables';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import type { TagGroup } from '../asks/group-queries.ts';

type Place = { readonly game: string; readonly league: string };

/**
 * Reads the tags seen in stashes of each league, by its lower-cased name, with a version that changes with every change
 * of a tag's groups: one row for a tag, however many groups it has. Empty before the server has created its view.
 */
export async function readStashTags(db: PricesDb, game: string): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const { rows: views } = await sql<{ view: string | null }>`select to_regclass('public.shared_stash_tags')::text as view`.execute(db);
  if ((views[0]?.view ?? null) === null) return new Map();
  const { rows } = await sql<{ league: string; tag: string; version: string }>`
    select league, tag, version from public.shared_stash_tags where game = ${game}`.execute(db);
  const byLeague = new Map<string, Map<string, string>>();
  for (const { league, tag, version } of rows) {
    // A newer server may know tags that this program does not.
    if (!isTag(tag)) continue;
    const known = byLeague.get(league) ?? new Map<string, string>();
    byLeague.set(league, known.set(tag, version));
  }
  return byLeague;
}

/** Reads the stash groups of one tag. They have no database id; id 0 means a group without a value. */
export async function readStashGroups(db: PricesDb, { game, league, tag }: Place & { readonly tag: string }): Promise<TagGroup[]> {
  const { rows } = await sql<Omit<TagGroup, 'id'>>`
    select hash, key, properties, icon from public.shared_stash_groups
    where game = ${game} and league = ${league} and tag = ${tag}`.execute(db);
  return rows.map((group) => ({ id: 0, ...group }));
}
