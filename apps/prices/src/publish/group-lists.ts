import { isTag } from '@poexchange/domain/tables';
import { sql } from 'kysely';
import type { TagGroup } from '../asks/group-queries.ts';
import type { PricesDb } from '../database.ts';

type StashTag = {
  readonly game: string;
  readonly league: string;
  readonly tag: string;
  /** Null if no stash contains any of the tag's groups. */
  readonly version: string | null;
};

/** Caches the stash groups of each league; a tag's groups are read again when its version changes. */
export type StashGroupsKeeper = {
  /** Returns the same array until the groups change. */
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
      // The version was read before the groups: a change in between causes one extra read, but is never missed.
      const groups = await readStashGroups(db, place);
      kept.set(place.tag, { version, groups });
      return groups;
    },
  };
}

/** A tag's groups by source; groups seen in the stream are sorted by hash. */
type GroupSources = { readonly seen: readonly TagGroup[]; readonly others: readonly (readonly TagGroup[])[] };

/**
 * Merges a tag's groups by hash, without duplicates. Returns the same array while the sources have the same groups, so
 * that a price run without changes sorts and compares nothing. A group seen in the stream wins because it has an id; an
 * icon may come from either source.
 */
export type GroupLists = { readonly merge: (tag: string, sources: GroupSources) => readonly TagGroup[] };

export function createGroupLists(): GroupLists {
  const kept = new Map<string, GroupSources & { readonly merged: readonly TagGroup[] }>();
  return {
    merge: (tag, sources) => {
      const known = kept.get(tag);
      if (known !== undefined && haveSameGroups(known, sources)) return known.merged;
      const merged = mergeGroups(sources);
      kept.set(tag, { ...sources, merged });
      return merged;
    },
  };
}

function haveSameGroups(a: GroupSources, b: GroupSources): boolean {
  return (
    isSame(a.seen, b.seen) && a.others.length === b.others.length && a.others.every((groups, at) => isSame(groups, b.others[at] ?? []))
  );
}

function isSame(a: readonly TagGroup[], b: readonly TagGroup[]): boolean {
  return a === b || (a.length === b.length && a.every((group, at) => group === b[at]));
}

function mergeGroups({ seen, others }: GroupSources): readonly TagGroup[] {
  if (others.every(({ length }) => length === 0)) return seen;
  const byHash = new Map<string, TagGroup>();
  for (const group of [...others.flat(), ...seen]) {
    const icon = group.icon ?? byHash.get(group.hash)?.icon ?? null;
    byHash.set(group.hash, icon === group.icon ? group : { ...group, icon });
  }
  return [...byHash.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
}

type Place = { readonly game: string; readonly league: string };

/**
 * Reads the tags seen in stashes of each league, by lower-cased league name, with a version that changes whenever a
 * tag's groups change: one row per tag, however many groups it has. Empty until the server has created its view.
 */
export async function readStashTags(db: PricesDb, game: string): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const { rows: views } = await sql<{ view: string | null }>`select to_regclass('public.shared_stash_tags')::text as view`.execute(db);
  if ((views[0]?.view ?? null) === null) return new Map();
  const { rows } = await sql<{ league: string; tag: string; version: string }>`
    select league, tag, version from public.shared_stash_tags where game = ${game}`.execute(db);
  const byLeague = new Map<string, Map<string, string>>();
  for (const { league, tag, version } of rows) {
    // A newer server may use tags that this program does not know.
    if (!isTag(tag)) continue;
    const known = byLeague.get(league) ?? new Map<string, string>();
    byLeague.set(league, known.set(tag, version));
  }
  return byLeague;
}

/** Reads the stash groups of one tag. They have no database id; id 0 means a group without a value. */
async function readStashGroups(db: PricesDb, { game, league, tag }: Place & { readonly tag: string }): Promise<TagGroup[]> {
  const { rows } = await sql<Omit<TagGroup, 'id'>>`
    select hash, key, properties, icon from public.shared_stash_groups
    where game = ${game} and league = ${league} and tag = ${tag}`.execute(db);
  return rows.map((group) => ({ id: 0, ...group }));
}
