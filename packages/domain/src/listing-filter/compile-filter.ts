import type { HashProperties, ItemGroup } from '../grouping/index.ts';
import type { Presence } from '../presence/index.ts';
import { foldName, isInRange, isOpenRange, readWords, type FilterGroup, type FilterRow, type ListingFilter } from './filter.ts';

/**
 * An offer of a listing, with what is known of its group. `tHash` is its filter group (D28); `price` is chaos for one
 * piece, `quantity` the stock.
 */
export type FilterOffer = {
  readonly hash: string;
  readonly tHash: string;
  readonly price: number;
  readonly quantity: number;
  readonly summary: { readonly name: string; readonly properties: HashProperties };
};

/**
 * A listing as the filter sees it: its row from the feed, the offers whose group has a name (R5.06), and the percent of
 * value.
 */
export type FilterListing = {
  readonly row: {
    readonly ign: string;
    readonly presence: Presence;
    readonly supportRegex: boolean;
    /** Null if not seen in the stash yet (D23). */
    readonly seenAt: number | null;
    readonly totalPrice: number;
  };
  readonly items: readonly FilterOffer[];
  readonly percent: number | null;
};

/** The hash of a tag and key's filter group (D28), as in the offers; undefined if no offer can have it. */
export type FindFilterHash = (options: Pick<ItemGroup, 'tag' | 'key'>) => string | undefined;

/** Facts needed to compile a filter. */
export type FilterBook = {
  readonly findFilterHash: FindFilterHash;
  /** Returns whether some item has exactly this name; the name comes as {@link foldName} writes it. */
  readonly isItemName: (name: string) => boolean;
  /** The name of an item in the reader's language, which searches match too. */
  readonly otherNameOf?: (name: string) => string;
};

export type CompiledFilter = {
  readonly passes: (listing: FilterListing) => boolean;
  /**
   * Finds the pieces by group hash that the filter asks this listing for: the quantities of the rows of `and` and
   * `count` that hold, cheapest offers first, the whole stock for a row without a quantity. If no row holds, whole
   * offers that match the text. Empty if neither matches an offer.
   */
  readonly findWanted: (listing: FilterListing) => ReadonlyMap<string, number>;
  /**
   * Finds the part of these pieces for which the filter states a quantity (D34): rows that hold and have a minimum. A
   * name alone states no quantity.
   */
  readonly findAsked: (listing: FilterListing) => ReadonlyMap<string, number>;
};

/** `group` is the hash of what the row means: a group's own, or the filter group that its properties narrow (D28). */
type CompiledRow = FilterRow & { readonly at: number; readonly isWanted: boolean; readonly group: string };
type CompiledGroup = { readonly least: number; readonly most: number; readonly rows: readonly CompiledRow[] };

/**
 * Compiles a filter (D24) so that a listing takes one pass over its offers, for any number of rows. The result caches
 * names: compile once per filter, and use it for all listings.
 */
export function compileListingFilter(filter: ListingFilter, { findFilterHash, isItemName, otherNameOf }: FilterBook): CompiledFilter {
  const groups = compileGroups(filter.groups, findFilterHash);
  const rows = groups.flatMap((group) => group.rows);
  const lookup = indexRows(rows);
  const wantedRows = rows.filter((row) => row.isWanted);
  const askedRows = wantedRows.filter((row) => row.minQuantity !== null);
  const pieces = new Float64Array(rows.length);
  const words = readWords(filter.itemText);
  const folded = foldName(filter.itemText);
  // The name of an item means that item alone, although other names contain its words (D24).
  const exactName = words.length > 0 && isItemName(folded) ? folded : null;
  const seller = filter.sellerText.trim().toLowerCase();
  const hasText = words.length > 0;
  const needsPricedOffer = !hasText && wantedRows.length === 0 && !isOpenRange(filter.unitPriceChaos);
  const named = new Map<string, boolean>();

  const isPriced = (offer: FilterOffer): boolean => isInRange(offer.price, filter.unitPriceChaos);
  const isNamed = (offer: FilterOffer): boolean => {
    let known = named.get(offer.hash);
    if (known === undefined) {
      const { name } = offer.summary;
      const names = [foldName(name), foldName(otherNameOf?.(name) ?? '')];
      known = exactName === null ? words.every((word) => names.some((each) => each.includes(word))) : names.includes(exactName);
      named.set(offer.hash, known);
    }
    return known;
  };
  const takes = (row: CompiledRow, offer: FilterOffer): boolean =>
    (row.maxPriceChaos === null || offer.price <= row.maxPriceChaos) && (!row.isWanted || isPriced(offer)) && isMeant(row, offer);

  const countPieces = (listing: FilterListing): void => {
    pieces.fill(0);
    for (const offer of listing.items) {
      for (const row of lookup(offer)) if (takes(row, offer)) pieces[row.at] = (pieces[row.at] ?? 0) + offer.quantity;
    }
  };
  const holds = (row: CompiledRow): boolean => (pieces[row.at] ?? 0) >= (row.minQuantity ?? 1);

  const passesRows = (listing: FilterListing): boolean => {
    if (rows.length === 0) return true;
    countPieces(listing);
    return groups.every((group) => {
      let held = 0;
      for (const row of group.rows) if (holds(row)) held += 1;
      return held >= group.least && held <= group.most;
    });
  };

  const takeRows = (listing: FilterListing, some: readonly CompiledRow[]): Map<string, number> => {
    const taken = new Map<string, number>();
    if (some.length > 0) countPieces(listing);
    for (const row of some) {
      if (!holds(row)) continue;
      const offers = listing.items.filter((offer) => takes(row, offer));
      takePieces(taken, offers, row.minQuantity ?? Infinity);
    }
    return taken;
  };

  const passesSeller = ({ row }: FilterListing): boolean => {
    if (filter.onlineOnly && row.presence !== 'online' && row.presence !== 'playing') return false;
    if (filter.regexAllowed && !row.supportRegex) return false;
    return seller === '' || row.ign.toLowerCase().includes(seller);
  };

  return {
    passes: (listing) => {
      const { row, percent } = listing;
      if (!passesSeller(listing)) return false;
      if (filter.seenInStash && row.seenAt === null) return false;
      if (!isInRange(row.totalPrice, filter.totalChaos)) return false;
      if (!isOpenRange(filter.percent) && (percent === null || !isInRange(percent, filter.percent))) return false;
      if (hasText && !listing.items.some((offer) => isNamed(offer) && isPriced(offer))) return false;
      if (needsPricedOffer && !listing.items.some(isPriced)) return false;
      return passesRows(listing);
    },
    findAsked: (listing) => takeRows(listing, askedRows),
    findWanted: (listing) => {
      const wanted = takeRows(listing, wantedRows);
      if (wanted.size === 0 && hasText) {
        takePieces(
          wanted,
          listing.items.filter((offer) => isNamed(offer) && isPriced(offer)),
          Infinity,
        );
      }
      return wanted;
    },
  };
}

/** Computes for each group how many of its rows may hold, at least and at most. Groups without rows are left out. */
function compileGroups(groups: readonly FilterGroup[], findFilterHash: FindFilterHash): readonly CompiledGroup[] {
  let at = 0;
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => {
      const rows = group.rows.map((row): CompiledRow => ({
        ...row,
        at: at++,
        isWanted: group.kind !== 'not',
        group: row.item.kind === 'group' ? row.item.hash : (findFilterHash(row.item) ?? ''),
      }));
      if (group.kind === 'not') return { least: 0, most: 0, rows };
      return { least: group.kind === 'count' ? group.atLeast : rows.length, most: rows.length, rows };
    });
}

/** Finds the rows that may apply to an offer. */
function indexRows(rows: readonly CompiledRow[]): (offer: FilterOffer) => Iterable<CompiledRow> {
  const byGroup = new Map<string, CompiledRow[]>();
  let hasVariants = false;
  for (const row of rows) {
    hasVariants ||= row.item.kind === 'variants';
    byGroup.set(row.group, [...(byGroup.get(row.group) ?? []), row]);
  }
  const none: readonly CompiledRow[] = [];
  return (offer) => {
    const ofGroup = byGroup.get(offer.hash) ?? none;
    if (!hasVariants || offer.tHash === offer.hash) return ofGroup;
    const ofFilterGroup = byGroup.get(offer.tHash) ?? none;
    return ofFilterGroup.length === 0 ? ofGroup : ofGroup.length === 0 ? ofFilterGroup : [...ofGroup, ...ofFilterGroup];
  };
}

function isMeant({ item, group }: CompiledRow, { hash, tHash, summary }: FilterOffer): boolean {
  if (item.kind === 'group') return group === hash;
  if (group !== tHash) return false;
  for (const name in item.properties) if (summary.properties[name] !== item.properties[name]) return false;
  return true;
}

/** Takes this many pieces, cheapest first. Pieces that two rows want are taken once: the larger number counts. */
function takePieces(wanted: Map<string, number>, offers: readonly FilterOffer[], count: number): void {
  let left = count;
  for (const { hash, quantity } of offers.toSorted((a, b) => a.price - b.price)) {
    if (left <= 0) return;
    const taken = Math.min(quantity, left);
    wanted.set(hash, Math.max(taken, wanted.get(hash) ?? 0));
    left -= taken;
  }
}
