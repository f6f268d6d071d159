import type { PricesDb } from '../database.ts';
import { readSeenGroups, type SeenTag, type TagGroup } from './group-queries.ts';

/**
 * Keeps the groups that a league has seen: they are read again where there are more of them, or more with an icon, than
 * when they were read last.
 */
export type SeenGroupsKeeper = {
  /** The groups of some tags by tag, each tag's by hash. */
  readonly read: (
    db: PricesDb,
    options: { readonly leagueId: number; readonly tags: readonly (SeenTag & { readonly tag: string })[] },
  ) => Promise<ReadonlyMap<string, readonly TagGroup[]>>;
};

export function createSeenGroupsKeeper(): SeenGroupsKeeper {
  const kept = new Map<string, SeenTag & { readonly groups: readonly TagGroup[] }>();
  return {
    read: async (db, { leagueId, tags }) => {
      const isStale = ({ tag, seenGroups, seenIcons }: (typeof tags)[number]): boolean =>
        kept.get(tag)?.seenGroups !== seenGroups || kept.get(tag)?.seenIcons !== seenIcons;
      const stale = tags.filter(isStale);
      const read =
        stale.length === 0 ? new Map<string, TagGroup[]>() : await readSeenGroups(db, { leagueId, tags: stale.map(({ tag }) => tag) });
      for (const { tag, seenGroups, seenIcons } of stale) kept.set(tag, { seenGroups, seenIcons, groups: read.get(tag) ?? [] });
      return new Map(tags.map(({ tag }) => [tag, kept.get(tag)?.groups ?? []]));
    },
  };
}
