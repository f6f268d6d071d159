import type { GameStashTab } from '@poexchange/contract/game-api';
import { groupItem, type ItemGroup } from '@poexchange/domain/grouping';
import { readItem, type GameItem, type Game } from '@poexchange/domain/item';

type RawItem = NonNullable<GameStashTab['items']>[number];

/** An item of a tab as the publisher sent it, as it was read, and every group it may be offered under. */
export type ReadTabItem = {
  readonly raw: RawItem;
  /** Null for a thing that is no item. */
  readonly item: GameItem | null;
  /** Primary, then extended (D28): either may be the one it is priced by. None where the rules know none. */
  readonly groups: readonly ItemGroup[];
};

/** Reads and groups each item of a tab once, for all that is kept of it (D23, D58). */
export function readTabItems(items: readonly RawItem[], game: Game): ReadTabItem[] {
  return items.map((raw) => {
    const read = readItem(raw);
    if (!read.ok) return { raw, item: null, groups: [] };
    const grouped = groupItem(read.item, game);
    const groups = !grouped.ok ? [] : grouped.extended === undefined ? [grouped.primary] : [grouped.primary, grouped.extended];
    return { raw, item: read.item, groups };
  });
}
