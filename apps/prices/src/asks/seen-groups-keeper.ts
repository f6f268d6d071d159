import type { PricesDb } from '../database.ts';
import { readSeenGroups, type SeenTag, type TagGroup } from './group-queries.ts';

/** Caches the groups that each league has seen and reads a tag's groups again after a change. */
export type SeenGroupsKeeper = {
  /** Returns the groups by tag and then by hash. */
  readonly read: (
    db: PricesDb,
    options: { readonly leagueId: number; readonly tags: readonly (SeenTag & { readonly tag: string })[] },
  ) => Promise<ReadonlyMap<string, readonly TagGroup[]>>;
};

export function createSeenGroupsKeeper(): SeenGroupsKeeper {
  const kept = new Map<string, { readonly version: number; readonly groups: readonly TagGroup[] }>();
  return {
    read: async (db, { leagueId, tags }) => {
      const stale = tags.filter(({ tag, version }) => kept.get(tag)?.version !== version);
      const read =
        stale.length === 0 ? new Map<string, TagGroup[]>() : await readSeenGroups(db, { leagueId, tags: stale.map(({ tag }) => tag) });
      for (const { tag, version } of stale) kept.set(tag, { version, groups: read.get(tag) ?? [] });
      return new Map(tags.map(({ tag }) => [tag, kept.get(tag)?.groups ?? []]));
    },
  };
}
