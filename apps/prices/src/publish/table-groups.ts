import { makeGroup, type HashProperties } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { listNameTables, listTellingBases, poe2UniqueNames, type Tag } from '@poexchange/domain/tables';
import type { TagGroup } from '../asks/group-queries.ts';

let known: ReadonlyMap<string, readonly TagGroup[]> | undefined;

/**
 * Lists the groups that have a summary without any ask: the groups in poe2's tables, and poe2's uniques. Until their
 * first ask these groups have no database id; id 0 means a group without a value.
 */
export function listTables(game: Game): ReadonlyMap<string, readonly TagGroup[]> {
  if (game !== 'poe2') return new Map();
  known ??= new Map<Tag, TagGroup[]>([
    ...listNameTables(game).map(({ tag, names }) => [tag, listGroups(tag, names, {})] as const),
    // One group per usual base and per base that distinguishes copies, each both corrupted and uncorrupted: mods that
    // distinguish copies are only known from actual items.
    [
      'unique',
      [{}, { corrupted: true }].flatMap((state) => [
        ...listGroups('unique', poe2UniqueNames, { sixLink: false, ...state }),
        ...poe2UniqueNames.flatMap((name) =>
          listTellingBases(name.toLowerCase()).flatMap((base) => listGroups('unique', [name], { sixLink: false, base, ...state })),
        ),
      ]),
    ],
  ]);
  return known;
}

function listGroups(tag: Tag, names: readonly string[], properties: HashProperties): TagGroup[] {
  return names.map((name) => {
    const { hash, key } = makeGroup(tag, name.toLowerCase(), properties);
    return { id: 0, hash, key, properties: { ...properties } as TagGroup['properties'], icon: null };
  });
}

/** Lists a tag's groups from the tables. */
export function listTableGroups(game: Game, tag: string): readonly TagGroup[] {
  return listTables(game).get(tag) ?? [];
}
