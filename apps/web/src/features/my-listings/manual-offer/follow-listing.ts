/** Keeps a draft in step with the listing it was published as (D32, D55). Pure. */
import type { Tag } from '@poexchange/domain/grouping';
import type { ManualItem } from './manual-item.ts';

export type Quantities = Readonly<Record<string, number>>;

/**
 * The draft after quantities of its listings moved, each from `before` to `now`: reduced by handed over pieces,
 * increased by undone ones, without used up items. A group that moved in several listings moved once, by the largest
 * change. Items that were never listed stay. Returns the same array if nothing moved.
 */
export function followQuantities(options: {
  readonly items: readonly ManualItem[];
  readonly moves: readonly { readonly before: Quantities; readonly now: Quantities }[];
  readonly tagOf: (hash: string) => Tag | undefined;
}): readonly ManualItem[] {
  const { items, moves, tagOf } = options;
  const moved = new Map<string, number>();
  for (const { before, now } of moves) {
    for (const hash of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const by = (now[hash] ?? 0) - (before[hash] ?? 0);
      if (Math.abs(by) > Math.abs(moved.get(hash) ?? 0)) moved.set(hash, by);
    }
  }
  if (moved.size === 0) return items;
  const followed = items.flatMap((item): ManualItem[] => {
    const quantity = item.quantity + (moved.get(item.hash) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const here = new Set(items.map((item) => item.hash));
  const returned = [...moved].flatMap(([hash, by]): ManualItem[] => {
    const tag = tagOf(hash);
    return by > 0 && !here.has(hash) && tag !== undefined ? [{ hash, tag, quantity: by }] : [];
  });
  return [...followed, ...returned];
}
