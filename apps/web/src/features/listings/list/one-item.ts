/** The list when the filter names exactly one item: each listing's price, stock and cumulative pieces (R3.04). Pure. */
import type { Side } from '@poexchange/contract/rest';
import { roundMultiplier } from '@poexchange/domain/currency';
import type { CompiledFilter } from '@poexchange/domain/listing-filter';
import { totalOfItems } from '@poexchange/domain/listing';
import { readColumn, type ListingItemView, type ListingView, type ReadColumn } from '../listing-view.ts';

/**
 * A listing's offer of the item, with the total pieces and price of all offers that are at least as good, including
 * this one: the market's depth up to this row.
 */
export type OneOffer = {
  readonly price: number;
  readonly stock: number;
  readonly percent: number | null;
  readonly piecesUpToHere: number;
  readonly chaosUpToHere: number;
};

export type OneItem = {
  readonly item: ListingItemView;
  /** Offers by listing id. */
  readonly offers: ReadonlyMap<string, OneOffer>;
  readonly pieces: number;
};

/**
 * Returns the single item that a filter's rows or words match across all listings; null if they match no item or
 * several. The best offers come first in the sums: the cheapest for sale, the highest-paying wanted.
 */
export function findOneItem(
  views: readonly ListingView[],
  options: { readonly compiled: CompiledFilter; readonly side: Side },
): OneItem | null {
  const found: { uuid: string; item: ListingItemView }[] = [];
  for (const view of views) {
    const wanted = options.compiled.findWanted(view);
    for (const hash of wanted.keys()) {
      const item = view.items.find((each) => each.hash === hash);
      if (item === undefined) continue;
      if (found[0] !== undefined && found[0].item.hash !== hash) return null;
      found.push({ uuid: view.row.uuid, item });
    }
  }
  const first = found[0];
  if (first === undefined) return null;
  const sign = options.side === 'buy' ? -1 : 1;
  const offers = new Map<string, OneOffer>();
  let pieces = 0;
  let chaos = 0;
  for (const { uuid, item } of found.toSorted((a, b) => sign * (a.item.price - b.item.price))) {
    pieces += item.quantity;
    chaos = totalOfItems([
      { price: chaos, quantity: 1 },
      { price: item.price, quantity: item.quantity },
    ]);
    const { valueChaos } = item.primaryValuation;
    const percent = valueChaos === null || valueChaos <= 0 ? null : roundMultiplier((item.price / valueChaos) * 100);
    offers.set(uuid, { price: item.price, stock: item.quantity, percent, piecesUpToHere: pieces, chaosUpToHere: chaos });
  }
  return { item: first.item, offers, pieces };
}

/** Returns sort values for the list of one item: the item's own price, stock and percent. */
export function readOneItem({ offers }: OneItem): ReadColumn {
  return (view, column) => {
    const offer = offers.get(view.row.uuid);
    if (column === 'unitPrice') return offer?.price ?? null;
    if (column === 'stock') return offer?.stock ?? null;
    return column === 'percent' ? (offer?.percent ?? null) : readColumn(view, column);
  };
}

/** The exchange among the rows, ranked by its price. */
export type ExchangeLine = { readonly exchangeChaos: number; readonly units: number };

/**
 * Returns the index at which a price belongs among rows sorted by price: before the first worse price. Rows without the
 * item come last.
 */
export function placeAmong(prices: readonly (number | null)[], chaos: number, direction: 'up' | 'down'): number {
  const at = prices.findIndex((price) => price === null || (direction === 'up' ? price > chaos : price < chaos));
  return at === -1 ? prices.length : at;
}
