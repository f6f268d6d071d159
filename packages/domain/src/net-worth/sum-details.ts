import { categoryOfTag } from '../category/index.ts';
import { roundTo } from '../currency/index.ts';
import type { Tag } from '../grouping/index.ts';
import type { Game } from '../item/index.ts';
import type { SnapshotDetails, SnapshotTabId } from './details.ts';
import { toChaos, toMicros, worthOf } from './micro-chaos.ts';

/** Category of items that do not belong to any of the product's categories. */
export const OTHER_CATEGORY_ID = 'other';

/** Decimals of a category's sum (R3.60). */
const CATEGORY_DECIMALS = 2;

/** A part of a total in chaos: by tab, in tab order; by category, with 2 decimals, largest first. */
export type PricedTab = { readonly id: SnapshotTabId; readonly totalPrice: number };
export type PricedCategory = { readonly id: string; readonly totalPrice: number };

/** Sums of a snapshot in chaos. The parts by tab add up to the total, the parts by category except for rounding. */
export type SnapshotSums = {
  readonly totalPrice: number;
  readonly pricedStashTabs: readonly PricedTab[];
  readonly pricedCategories: readonly PricedCategory[];
};

/** Returns the category under which items of a tag are summed: the tag's top category, otherwise `other`. */
export function netWorthCategoryOf(game: Game, tag: Tag): string {
  return categoryOfTag(game, tag)?.id ?? OTHER_CATEGORY_ID;
}

/**
 * Sums a snapshot's details: exact in millionths of a chaos, so that browser and server compute the same numbers.
 * Categories worth nothing are omitted; tabs worth nothing are kept.
 */
export function sumDetails({ game, tabs, items }: SnapshotDetails): SnapshotSums {
  let total = 0n;
  const byTab = new Map<SnapshotTabId, bigint>(tabs.map(({ id }) => [id, 0n]));
  const byCategory = new Map<string, bigint>();
  for (const item of items) {
    const price = toMicros(item.price);
    if (price === 0n) continue;
    const category = netWorthCategoryOf(game, item.tag);
    for (const { tabId, quantity } of item.holdings) {
      const worth = worthOf(quantity, price);
      total += worth;
      byTab.set(tabId, (byTab.get(tabId) ?? 0n) + worth);
      byCategory.set(category, (byCategory.get(category) ?? 0n) + worth);
    }
  }
  return {
    totalPrice: toChaos(total),
    pricedStashTabs: [...byTab].map(([id, micros]) => ({ id, totalPrice: toChaos(micros) })),
    pricedCategories: [...byCategory]
      .sort((a, b) => (a[1] === b[1] ? (a[0] < b[0] ? -1 : 1) : a[1] > b[1] ? -1 : 1))
      .map(([id, micros]) => ({ id, totalPrice: roundTo(toChaos(micros), CATEGORY_DECIMALS) })),
  };
}
