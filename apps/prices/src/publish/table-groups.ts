import { makeGroup } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { listNameTables, type Tag } from '@poexchange/domain/tables';
import type { TagGroup } from '../asks/group-queries.ts';

let known: ReadonlyMap<string, readonly TagGroup[]> | undefined;

/**
 * Lists the groups that have a summary without any offer: those of poe2's tables (D58). Until the first offer they have
 * no id in the database; theirs is 0, which has no value.
 */
export function listTables(game: Game): ReadonlyMap<string, readonly TagGroup[]> {
  if (game !== 'poe2') return new Map();
  known ??= new Map<Tag, TagGroup[]>(
    listNameTables(game).map(({ tag, names }) => [
      tag,
      names.map((name) => {
        const { hash, key } = makeGroup(tag, name.toLowerCase(), {});
        return { id: 0, hash, key, properties: {}, icon: null };
      }),
    ]),
  );
  return known;
}

/** Groups of one tag from the tables. */
export function listTableGroups(game: Game, tag: string): readonly TagGroup[] {
  return listTables(game).get(tag) ?? [];
}
