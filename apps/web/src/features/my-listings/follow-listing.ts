/** A draft beside the listing it was published as (D32, D55). Pure. */
import type { Tag } from '@poexchange/domain/grouping';
import type { HandItem } from './hand-item.ts';

type Quantities = Readonly<Record<string, number>>;

/**
 * The draft after the listing's quantities moved from `before` to `now`: less of what was handed over, more of what an undo put back, nothing of what is used up. Items that were
 * never listed stay as they are. The same items where nothing moved.
 */
export function followQuantities(of: {
  readonly items: readonly HandItem[];
  readonly before: Quantities;
  readonly now: Quantities;
  readonly tagOf: (hash: string) => Tag | undefined;
}): readonly HandItem[] {
  const { items, before, now, tagOf } = of;
  const moved = new Map(
    [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .map((hash): [string, number] => [hash, (now[hash] ?? 0) - (before[hash] ?? 0)])
      .filter(([, by]) => by !== 0),
  );
  if (moved.size === 0) return items;
  const followed = items.flatMap((item): HandItem[] => {
    const quantity = item.quantity + (moved.get(item.hash) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const here = new Set(items.map((item) => item.hash));
  const returned = [...moved].flatMap(([hash, by]): HandItem[] => {
    const tag = tagOf(hash);
    return by > 0 && !here.has(hash) && tag !== undefined ? [{ hash, tag, quantity: by }] : [];
  });
  return [...followed, ...returned];
}
