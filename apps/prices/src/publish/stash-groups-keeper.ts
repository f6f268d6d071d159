import type { TagGroup } from '../asks/group-queries.ts';
import type { PricesDb } from '../database.ts';
import { readStashGroups } from './stash-group-queries.ts';

type StashTag = {
  readonly game: string;
  readonly league: string;
  readonly tag: string;
  /** Null where nobody has any of its groups. */
  readonly version: string | null;
};

/** Keeps the groups that lie in stashes of a league: those of a tag are read again when its version is another one. */
export type StashGroupsKeeper = {
  /** The same array while nothing changed. */
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
      // The version was read before the groups: a change in between is read once more, and none is missed.
      const groups = await readStashGroups(db, place);
      kept.set(place.tag, { version, groups });
      return groups;
    },
  };
}
