import { groupItem } from '@poexchange/domain/grouping';
import { readIconPath, readItem } from '@poexchange/domain/item';
import { isStorable } from '@poexchange/platform/db';
import type { StashGroup } from '../../db/game-data-tables.ts';
import type { Game } from './deps.ts';

/** The longest real ones, maps with a dozen mods, are a tenth of this. */
const maxPropertiesLength = 16_384;

/**
 * The groups of a tab's items, each once, primary and extended (D28, D58). What has none, or one that cannot be kept,
 * is left out.
 */
export function listTabGroups(items: readonly unknown[], game: Game): StashGroup[] {
  const groups = new Map<string, StashGroup>();
  for (const raw of items) {
    const read = readItem(raw);
    const grouped = read.ok ? groupItem(read.item, game) : read;
    if (!read.ok || !grouped.ok) continue;
    const icon = readIconPath(read.item.icon) ?? null;
    for (const group of grouped.extended === undefined ? [grouped.primary] : [grouped.primary, grouped.extended]) {
      const { hash, tag, key, unsafeHashProperties: properties } = group;
      if ((groups.get(hash)?.icon ?? null) === null) groups.set(hash, { hash, tag, key, properties, icon });
    }
  }
  return [...groups.values()].filter(canBeKept);
}

/** Texts are never mended here: the hash names them as they came. */
function canBeKept({ key, properties }: StashGroup): boolean {
  return isStorable(key) && isStorable(properties) && JSON.stringify(properties).length <= maxPropertiesLength;
}
