import type { RawItem, Selection } from '../listing/index.ts';
import { asksQuantity, compileSearch, matchItems, type MatchBound, type SearchErrorCode } from '../stash-search/index.ts';

/**
 * A seller's prices of requests by stash search (R3.02): chaos for each piece, and more if the search names an item
 * quantity.
 */
export type SearchPrices = { readonly regexExtraPrice: number; readonly regexQuantExtraPrice: number };

/** The two parts of the extra price, in chaos, for all pieces together (R3.02, R5.09). */
export type SearchExtra = { readonly extraChaos: number; readonly quantityExtraChaos: number };

/**
 * Computes the extra cost of a request by search: the extra for each piece, and the quantity extra if the search finds
 * any of the listing's items by its item quantity (R5.09), in any spelling. `items` are the text lines of the listing's
 * stacks. An unreadable search costs nothing here; it is refused elsewhere. A search above the work limit pays the
 * quantity extra.
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
  /** `stacks` are each requested group's stacks, those the search finds first; `unread` stacks had no known text. */
  | { readonly ok: true; readonly stacks: ReadonlyMap<string, readonly RawItem[]>; readonly unread: number }
  | { readonly ok: false; readonly code: 'searchNotValid'; readonly reason: SearchErrorCode; readonly at: number }
  /** Requested pieces that the search does not find, and pieces it finds of other groups. */
  | { readonly ok: false; readonly code: 'searchMismatch'; readonly missed: number; readonly extra: number };

/**
 * Checks a request by stash search against the texts of the listing's stacks as last read (D23, D41): it must find at
 * least the requested pieces of every requested group, and nothing of the others. Stacks of unknown text are ignored if
 * the search finds a known one of the group; a group of which none was read is unproven and counts as missed. A search
 * above the work limit is refused as `tooSlow`.
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
    // Without any hit the search is disproved, or nothing of the group was read and nothing is proven.
    missed += hits.length === 0 ? quantity : Math.max(0, quantity - countPieces(hits) - countPieces(unknown));
    stacks.set(hash, [...hits, ...unknown]);
  }
  if (missed > 0 || extra > 0) return { ok: false, code: 'searchMismatch', missed, extra };
  return { ok: true, stacks, unread: stock.flatMap(({ rawItems }) => rawItems).length - known.length };
}

function countPieces(stacks: readonly RawItem[]): number {
  return stacks.reduce((sum, { stackSize }) => sum + stackSize, 0);
}
