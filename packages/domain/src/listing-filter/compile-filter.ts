import type { HashProperties, ItemGroup } from '../grouping/index.ts';
import type { Presence } from '../presence/index.ts';
import { foldName, isInRange, isOpenRange, readWords, type FilterGroup, type FilterRow, type ListingFilter } from './filter.ts';

/**
 * A listing's offer, with the known data of its group. `tHash` is its filter group; `price` is in chaos per piece,
 * `quantity` is the stock.
 */
export type FilterOffer = {
  readonly hash: string;
  readonly tHash: string;
  readonly price: number;
  readonly quantity: number;
  readonly summary: { readonly name: string; readonly properties: HashProperties };
};

/**
 * A listing as the filter reads it: its row from the feed, the offers whose group has a name, and the percentage of
 * value.
 */
export type FilterListing = {
  readonly row: {
    readonly ign: string;
    readonly presence: Presence;
    readonly supportRegex: boolean;
    /** Null if not yet seen in the stash. */
    readonly seenAt: number | null;
    readonly totalPrice: number;
  };
  readonly items: readonly FilterOffer[];
  readonly percent: number | null;
};

/** Returns the hash of a tag and key's filter group, as in the offers; undefined if no offer can have it. */
export type FindFilterHash = (options: Pick<ItemGroup, 'tag' | 'key'>) => string | undefined;

/** Lookups needed to compile a filter. */
export type FilterBook = {
  readonly findFilterHash: FindFilterHash;
  /** Returns true if an item has exactly this name; the name must be normalised with {@link foldName}. */
  readonly isItemName: (name: string) => boolean;
  /** Returns an item's name in the reader's language, which searches match too. */
  readonly otherNameOf?: (name: string) => string;
};

export type CompiledFilter = {
  readonly passes: (listing: FilterListing) => boolean;
  /**
   * Finds the pieces by group hash that the filter wants from this listing: the quantities of the matching rows of
   * `and` and `count`, cheapest offers first, the whole stock for a row without a quantity. If no row matches, finds
   * the whole stock of the offers that match the text. Empty if neither rows nor text match an offer.
   */
  readonly findWanted: (listing: FilterListing) => ReadonlyMap<string, number>;
  /**
   * Finds the wanted pieces for which the filter states a quantity: matching rows with a minimum. A name alone states
   * no quantity.
   */
  readonly findAsked: (listing: FilterListing) => ReadonlyMap<string, number>;
};

/** `group` is the hash of the row's group: its own hash, or the filter group that its properties narrow. */
type CompiledRow = FilterRow & { readonly at: number; readonly isWanted: boolean; readonly group: string };
type CompiledGroup = { readonly least: number; readonly most: number; readonly rows: readonly CompiledRow[] };

/**
 * Compiles a filter so that checking a listing takes one pass over its offers, for any number of rows. The result
 * caches names: compile once per filter, and use it for all listings.
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
  // An item's full name matches only that item, even if other names contain its words.
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

/** Computes the minimum and maximum number of rows that may match in each group. Groups without rows are omitted. */
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

/** Takes this many pieces, cheapest first. Pieces that two rows want are taken once, at the larger quantity. */
function takePieces(wanted: Map<string, number>, offers: readonly FilterOffer[], count: number): void {
  let left = count;
  for (const { hash, quantity } of offers.toSorted((a, b) => a.price - b.price)) {
    if (left <= 0) return;
    const taken = Math.min(quantity, left);
    wanted.set(hash, Math.max(taken, wanted.get(hash) ?? 0));
    left -= taken;
  }
}
