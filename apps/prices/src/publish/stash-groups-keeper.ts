import type { TagGroup } from '../asks/group-queries.ts';
import type { PricesDb } from '../database.ts';
import { readStashGroups } from './stash-group-queries.ts';

type StashTag = {
  readonly game: string;
  readonly league: string;
  readonly tag: string;
  /** Null if no stash has any of its groups. */
  readonly version: string | null;
};

/** Caches the groups in stashes of a league; a tag's groups are read again when its version changes. */
export type StashGroupsKeeper = {
  /** Returns the same array while nothing changed. */
  readonly read: (db: PricesDb, tag: StashTag) => Promise<readonly TagGroup[]>;
};

const none: readonly TagGroup[] = [];

export function createStashGroupsKeeper(): StashGroupsKeeper {
  const kept = new Map<string, { readonly version: string; readonly groups: readonly TagGroup[] }>();
  return {
    read: async (db, { version, ...place }) => {
      if (version === null) {
        kept.delete(place.tag);
        return none;
      }
      const known = kept.get(place.tag);
      if (known?.version === version) return known.groups;
      // The version was read before the groups: a change in between causes one more read, but is never missed.
      const groups = await readStashGroups(db, place);
      kept.set(place.tag, { version, groups });
      return groups;
    },
  };
}
