/** Stacks in the stash that fill a trade, and their tabs. Pure. */
import type { TradePlace, TradeView } from '@poexchange/contract/rest';

/** A stack to take, in full or in part. */
export type ChosenStack = { readonly place: TradePlace; readonly take: number };

/**
 * Takes the fewest stacks that contain `quantity`: the largest first, ties in reading order. Returns fewer pieces than
 * requested if the stash did not contain enough. Stacks without a tab come last.
 */
export function chooseStacks(places: readonly TradePlace[], quantity: number): readonly ChosenStack[] {
  const isGone = ({ tabId }: TradePlace): number => Number(tabId === null);
  const sorted = [...places].sort((a, b) => isGone(a) - isGone(b) || b.stackSize - a.stackSize || comparePlaces(a, b));
  const chosen: ChosenStack[] = [];
  let left = quantity;
  for (const place of sorted) {
    if (left <= 0) break;
    const take = Math.min(left, place.stackSize);
    if (take <= 0) continue;
    chosen.push({ place, take });
    left -= take;
  }
  return chosen.sort((a, b) => comparePlaces(a.place, b.place));
}

/** Orders by tab, then row, then column: the natural reading order. */
function comparePlaces(a: TradePlace, b: TradePlace): number {
  return (a.tabName ?? '').localeCompare(b.tabName ?? '') || (a.y ?? 0) - (b.y ?? 0) || (a.x ?? 0) - (b.x ?? 0);
}

export type TabLayout = { readonly kind: 'grid'; readonly columns: 12 | 24 } | { readonly kind: 'slots' };

/** Plain tabs are a grid of 12 columns; a quad tab has 24. In special tabs `x` is a slot number, not a column. */
export function layoutOfTab(tabType: string | null): TabLayout {
  if (tabType === 'QuadStash') return { kind: 'grid', columns: 24 };
  if (tabType === null || tabType === 'NormalStash' || tabType === 'PremiumStash') return { kind: 'grid', columns: 12 };
  return { kind: 'slots' };
}

export type TabHit = ChosenStack & { readonly hash: string };
export type TradeTab = {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly layout: TabLayout;
  readonly hits: readonly TabHit[];
  /** When the tab was last read; null if unknown. */
  readonly readAtMs: number | null;
};

export type TradeItem = TradeView['items'][number];
export type PlacedItem = { readonly item: TradeItem; readonly stacks: readonly ChosenStack[] };

/** The stacks of each item. `amountOf` returns the number of pieces to hand over, by default all requested pieces. */
export function placeItems(items: readonly TradeItem[], amountOf?: (item: TradeItem) => number): readonly PlacedItem[] {
  return items.map((item) => ({ item, stacks: chooseStacks(item.places, amountOf?.(item) ?? item.quantity) }));
}

/** The tabs to open, starting with the tab with the most pieces to take. */
export function listTabs(placed: readonly PlacedItem[]): readonly TradeTab[] {
  const tabs = new Map<string, TabHit[]>();
  for (const { item, stacks } of placed) {
    for (const stack of stacks) {
      const { tabId } = stack.place;
      if (tabId === null || stack.place.x === null) continue;
      tabs.set(tabId, [...(tabs.get(tabId) ?? []), { ...stack, hash: item.hash }]);
    }
  }
  return [...tabs]
    .map(([id, hits]): TradeTab => {
      const first = hits[0]?.place;
      return {
        id,
        name: first?.tabName ?? '',
        colour: first?.tabColour ?? null,
        layout: layoutOfTab(first?.tabType ?? null),
        hits,
        readAtMs: first?.readAtMs ?? null,
      };
    })
    .sort((a, b) => b.hits.length - a.hits.length || a.name.localeCompare(b.name));
}
