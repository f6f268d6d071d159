import type { GameStashTab } from '@poexchange/contract/game-api';
import { groupItem, listPriceGroups, type ItemGroup } from '@poexchange/domain/grouping';
import { readItem, type GameItem, type Game } from '@poexchange/domain/item';

type RawItem = NonNullable<GameStashTab['items']>[number];

/** An item in a tab: raw, parsed, and with every group it may be offered under. */
export type ReadTabItem = {
  readonly raw: RawItem;
  /** Null if the raw entry is not an item. */
  readonly item: GameItem | null;
  /**
   * Primary, coarse and extended groups: any of them may price the item, now or when it was listed. Empty if the rules
   * have no group for the item.
   */
  readonly groups: readonly ItemGroup[];
};

/** Parses and groups each item of a tab once, for everything that is stored about it. */
export function readTabItems(items: readonly RawItem[], game: Game): ReadTabItem[] {
  return items.map((raw) => {
    const read = readItem(raw);
    if (!read.ok) return { raw, item: null, groups: [] };
    return { raw, item: read.item, groups: listGroupsOf(read.item, game) };
  });
}

/** Lists the groups an item may be offered under; empty if the rules have no group for the item. */
export function listGroupsOf(item: GameItem, game: Game): ItemGroup[] {
  const grouped = groupItem(item, game);
  return grouped.ok ? [...new Set([grouped.primary, ...listPriceGroups(grouped)])] : [];
}
