import {
  isBelowMinTradeValue,
  isQuantity,
  stateOfListing,
  totalOfItems,
  type ListingLife,
  type ListingMode,
  type Selection,
  type StockItem,
} from '../listing/index.ts';

export type TradeListing = ListingLife & {
  readonly listingMode: ListingMode;
  readonly minTradeValue: number;
  readonly items: readonly StockItem[];
};

/** A buyer's request (D16): the listing's timestamp as the buyer saw it, and the requested items. */
export type TradeAsk = { readonly listingTimestampMs: number; readonly items: Selection };

export type TradeItem = { readonly hash: string; readonly quantity: number; readonly price: number };

export type TradeRefusalCode =
  | 'listingNotActive'
  | 'listingChanged'
  | 'emptySelection'
  | 'tradeRequestNotValid'
  | 'quantityNotValid'
  | 'quantityExceedsStock'
  | 'bulkOnly'
  | 'belowMinTradeValue';

/** `hashes` names the items that broke the rule; `totalChaos` and `minTradeValue` come with belowMinTradeValue. */
export type TradeCheck =
  | { readonly ok: true; readonly items: readonly TradeItem[]; readonly totalChaos: number; readonly isWholeListing: boolean }
  | {
      readonly ok: false;
      readonly code: TradeRefusalCode;
      readonly hashes?: readonly string[];
      readonly totalChaos?: number;
      readonly minTradeValue?: number;
    };

/**
 * Checks a trade request against the listing as it is now (D31), in this order: active, timestamp current, not empty,
 * all of it in the listing (R5.05), quantities whole and above zero, within stock, everything if the listing is sold as
 * a whole, total at least the minimum (R5.02). Repeated hashes are added up. On success items are in the listing's
 * order at its prices.
 */
export function checkTradeRequest(listing: TradeListing, ask: TradeAsk, nowMs: number): TradeCheck {
  if (stateOfListing(listing, nowMs) !== 'active') return { ok: false, code: 'listingNotActive' };
  if (ask.listingTimestampMs !== listing.timestampMs) return { ok: false, code: 'listingChanged' };
  if (ask.items.length === 0) return { ok: false, code: 'emptySelection' };
  const stock = new Map(listing.items.map((item) => [item.hash, item]));
  const unknown = listHashes(ask.items, ([hash]) => !stock.has(hash));
  if (unknown.length > 0) return { ok: false, code: 'tradeRequestNotValid', hashes: unknown };
  const malformed = listHashes(ask.items, ([, quantity]) => !isQuantity(quantity));
  if (malformed.length > 0) return { ok: false, code: 'quantityNotValid', hashes: malformed };
  const asked = sumQuantities(ask.items);
  const excessive = [...asked.keys()].filter((hash) => (asked.get(hash) ?? 0) > (stock.get(hash)?.quantity ?? 0));
  if (excessive.length > 0) return { ok: false, code: 'quantityExceedsStock', hashes: excessive };
  const isWholeListing = listing.items.every(({ hash, quantity }) => asked.get(hash) === quantity);
  if (listing.listingMode === 'bulk' && !isWholeListing) return { ok: false, code: 'bulkOnly' };
  const items = listing.items
    .filter(({ hash }) => asked.has(hash))
    .map(({ hash, price }) => ({ hash, quantity: asked.get(hash) ?? 0, price }));
  const totalChaos = totalOfItems(items);
  if (isBelowMinTradeValue(totalChaos, listing.minTradeValue)) {
    return { ok: false, code: 'belowMinTradeValue', totalChaos, minTradeValue: listing.minTradeValue };
  }
  return { ok: true, items, totalChaos, isWholeListing };
}

function listHashes(asked: Selection, matches: (row: readonly [string, number]) => boolean): string[] {
  return [...new Set(asked.filter(matches).map(([hash]) => hash))];
}

function sumQuantities(asked: Selection): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [hash, quantity] of asked) sums.set(hash, (sums.get(hash) ?? 0) + quantity);
  return sums;
}
