import {
  isBelowMinTradeValue,
  isQuantity,
  stateOfListing,
  totalOfItems,
  type ListingLife,
  type ListingMode,
  type Selection,
  type StockItem,
  type RawItem,
} from '../listing/index.ts';
import { asksQuantity, compileSearch, matchItems, type MatchBound, type SearchErrorCode } from '../stash-search/index.ts';

/**
 * A seller's extra prices for requests by stash search (R3.02): chaos per piece, and a further amount if the search
 * depends on item quantity.
 */
export type SearchPrices = { readonly regexExtraPrice: number; readonly regexQuantExtraPrice: number };

/** The two parts of the extra price, in chaos, for all pieces together (R3.02, R5.09). */
export type SearchExtra = { readonly extraChaos: number; readonly quantityExtraChaos: number };

/**
 * Computes the extra price of a request by search: the extra per piece, and the quantity extra if the search finds any
 * of the listing's items by item quantity (R5.09), however the search is written. `items` are the text lines of the
 * listing's stacks. An unreadable search costs nothing here; it is rejected elsewhere. A search above the work limit is
 * charged the quantity extra.
 */
export function searchExtra(
  prices: SearchPrices,
  search: string,
  { pieces, items }: { readonly pieces: number; readonly items: readonly (readonly string[])[] },
  bound: MatchBound = {},
): SearchExtra {
  const compiled = compileSearch(search);
  if (!compiled.ok) return { extraChaos: 0, quantityExtraChaos: 0 };
  const quantityExtra = prices.regexQuantExtraPrice > 0 && asksQuantity(compiled.search, items, bound) ? prices.regexQuantExtraPrice : 0;
  return { extraChaos: prices.regexExtraPrice * pieces, quantityExtraChaos: quantityExtra * pieces };
}

export type SearchStock = { readonly hash: string; readonly rawItems: readonly RawItem[] };

export type SearchCheck =
  /**
   * `stacks` are each requested group's stacks, with the stacks found by the search first; `unread` is the number of
   * stacks without a known text.
   */
  | { readonly ok: true; readonly stacks: ReadonlyMap<string, readonly RawItem[]>; readonly unread: number }
  | { readonly ok: false; readonly code: 'searchNotValid'; readonly reason: SearchErrorCode; readonly at: number }
  /**
   * Number of requested pieces that the search does not find, and number of pieces from other groups that the search
   * finds.
   */
  | { readonly ok: false; readonly code: 'searchMismatch'; readonly missed: number; readonly extra: number };

/**
 * Checks a request by stash search against the texts of the listing's stacks as last read (D23, D41): the search must
 * find at least the requested pieces of every requested group, and no pieces of other groups. Stacks whose text is
 * unknown are ignored if the search finds a known stack of the group; a group of which no stack was read is unproven
 * and counts as missed. A search above the work limit is rejected as `tooSlow`.
 */
export function checkSearchRequest(
  stock: readonly SearchStock[],
  texts: ReadonlyMap<string, readonly string[]>,
  { search, asked }: { readonly search: string; readonly asked: Selection },
  bound: MatchBound = {},
): SearchCheck {
  const compiled = compileSearch(search);
  if (!compiled.ok) return { ok: false, code: 'searchNotValid', reason: compiled.error.code, at: compiled.error.at };
  const known = stock.flatMap(({ rawItems }) => rawItems).filter(({ id }) => (texts.get(id)?.length ?? 0) > 0);
  const { found, isCutShort } = matchItems(
    compiled.search,
    known.map(({ id }) => texts.get(id) ?? []),
    bound,
  );
  if (isCutShort) return { ok: false, code: 'searchNotValid', reason: 'tooSlow', at: 0 };
  const isFound = new Map(known.map(({ id }, index) => [id, found[index] === true]));
  const quantities = new Map<string, number>();
  for (const [hash, quantity] of asked) quantities.set(hash, (quantities.get(hash) ?? 0) + quantity);
  const stacks = new Map<string, readonly RawItem[]>();
  let missed = 0;
  let extra = 0;
  for (const { hash, rawItems } of stock) {
    const hits = rawItems.filter(({ id }) => isFound.get(id) === true);
    const unknown = rawItems.filter(({ id }) => !isFound.has(id));
    const quantity = quantities.get(hash);
    if (quantity === undefined) {
      extra += countPieces(hits);
      continue;
    }
    // If there is no hit, the search either does not match the group or cannot be checked because none of the group's
    // stacks was read.
    missed += hits.length === 0 ? quantity : Math.max(0, quantity - countPieces(hits) - countPieces(unknown));
    stacks.set(hash, [...hits, ...unknown]);
  }
  if (missed > 0 || extra > 0) return { ok: false, code: 'searchMismatch', missed, extra };
  return { ok: true, stacks, unread: stock.flatMap(({ rawItems }) => rawItems).length - known.length };
}

function countPieces(stacks: readonly RawItem[]): number {
  return stacks.reduce((sum, { stackSize }) => sum + stackSize, 0);
}

export type TradeListing = ListingLife & {
  readonly listingMode: ListingMode;
  readonly minTradeValue: number;
  readonly items: readonly StockItem[];
};

/** A buyer's request (D16): the listing's timestamp that the buyer saw, and the requested items. */
export type RequestedTrade = { readonly listingTimestampMs: number; readonly items: Selection };

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

/** `hashes` lists the items that broke the rule; `totalChaos` and `minTradeValue` are set for belowMinTradeValue. */
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
 * Checks a trade request against the current listing (D31), in this order: active, timestamp current, not empty, every
 * item in the listing (R5.05), quantities whole and above zero, within stock, everything if the listing is sold as a
 * whole, total at least the minimum (R5.02). Quantities of repeated hashes are added up. On success, items are in the
 * listing's order and at the listing's prices.
 */
export function checkTradeRequest(listing: TradeListing, request: RequestedTrade, nowMs: number): TradeCheck {
  if (stateOfListing(listing, nowMs) !== 'active') return { ok: false, code: 'listingNotActive' };
  if (request.listingTimestampMs !== listing.timestampMs) return { ok: false, code: 'listingChanged' };
  if (request.items.length === 0) return { ok: false, code: 'emptySelection' };
  const stock = new Map(listing.items.map((item) => [item.hash, item]));
  const unknown = listHashes(request.items, ([hash]) => !stock.has(hash));
  if (unknown.length > 0) return { ok: false, code: 'tradeRequestNotValid', hashes: unknown };
  const malformed = listHashes(request.items, ([, quantity]) => !isQuantity(quantity));
  if (malformed.length > 0) return { ok: false, code: 'quantityNotValid', hashes: malformed };
  const quantities = sumQuantities(request.items);
  const excessive = [...quantities.keys()].filter((hash) => (quantities.get(hash) ?? 0) > (stock.get(hash)?.quantity ?? 0));
  if (excessive.length > 0) return { ok: false, code: 'quantityExceedsStock', hashes: excessive };
  const isWholeListing = listing.items.every(({ hash, quantity }) => quantities.get(hash) === quantity);
  if (listing.listingMode === 'bulk' && !isWholeListing) return { ok: false, code: 'bulkOnly' };
  const items = listing.items
    .filter(({ hash }) => quantities.has(hash))
    .map(({ hash, price }) => ({ hash, quantity: quantities.get(hash) ?? 0, price }));
  const totalChaos = totalOfItems(items);
  if (isBelowMinTradeValue(totalChaos, listing.minTradeValue)) {
    return { ok: false, code: 'belowMinTradeValue', totalChaos, minTradeValue: listing.minTradeValue };
  }
  return { ok: true, items, totalChaos, isWholeListing };
}

function listHashes(requested: Selection, matches: (row: readonly [string, number]) => boolean): string[] {
  return [...new Set(requested.filter(matches).map(([hash]) => hash))];
}

function sumQuantities(requested: Selection): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [hash, quantity] of requested) sums.set(hash, (sums.get(hash) ?? 0) + quantity);
  return sums;
}
