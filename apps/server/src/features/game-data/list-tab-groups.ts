import { readIconPath, type Game, type GameItem } from '@poexchange/domain/item';
import { isStorable } from '@poexchange/platform/db';
import type { StashGroup } from '../../db/game-data-tables.ts';
import { listGroupsOf, type ReadTabItem } from './read-tab-items.ts';

/** Ten times the longest properties seen in practice: maps with a dozen mods. */
const MAX_PROPERTIES_LENGTH = 16_384;

/**
 * Lists the primary and extended groups of a tab's items, each once. Omits items that have no group or whose group
 * cannot be stored.
 */
export function listTabGroups(items: readonly Pick<ReadTabItem, 'item' | 'groups'>[]): StashGroup[] {
  const groups = new Map<string, StashGroup>();
  for (const { item, groups: ofItem } of items) {
    const icon = readIconPath(item?.icon ?? '') ?? null;
    for (const { hash, tag, key, unsafeHashProperties: properties } of ofItem) {
      if ((groups.get(hash)?.icon ?? null) === null) groups.set(hash, { hash, tag, key, properties, icon });
    }
  }
  return [...groups.values()].filter(canBeKept);
}

/** Lists the groups of one item by the rules of `listTabGroups`. */
export function listItemGroups(item: GameItem, game: Game): StashGroup[] {
  return listTabGroups([{ item, groups: listGroupsOf(item, game) }]);
}

/** Do not clean the text here: the hash is computed from the original text. */
function canBeKept({ key, properties }: StashGroup): boolean {
  return isStorable(key) && isStorable(properties) && JSON.stringify(properties).length <= MAX_PROPERTIES_LENGTH;
}
