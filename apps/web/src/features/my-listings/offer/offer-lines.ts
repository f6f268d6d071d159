/** A seller's draft for one category, line by line: each group's price, and the totals (R5.09, R9.33, D16). Pure. */
import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import type { UnitAmount } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { totalOfItems } from '@poexchange/domain/listing';
import { calculatePrice } from '@poexchange/domain/pricing';
import type { CustomGroup } from '@poexchange/domain/price-book';
import type { StashEntry } from '../../../shared/workers/stash-offers.ts';
import type { ItemChoices, OfferSettings } from '../../price-book/index.ts';

export type OfferLine = {
  readonly entry: StashEntry;
  /** Price in chaos for one piece; null if there is neither a value nor a custom price. */
  readonly price: number | null;
  /** The seller's custom price (R2.11); null to use the percentage of the value. */
  readonly override: number | null;
  /** The custom price as typed, if it was typed in a currency other than chaos. */
  readonly asked: UnitAmount | null;
  readonly isOffered: boolean;
  readonly total: number | null;
};

export type OfferPlaceIds = { readonly category: string; readonly subCategory: string };

/**
 * Returns whether an entry is offered at a place: it belongs there, and the place's map filter accepts it. `members`
 * are the hashes of the place's custom group; null for a category (D25).
 */
export function isInPlace(entry: StashEntry, place: OfferPlaceIds, members: ReadonlySet<string> | null = null): boolean {
  if (members !== null) return members.has(entry.hash);
  const { category, subCategory } = place;
  return belongs(entry, place) && !entry.filteredFrom.includes(subCategory === '' ? category : subCategory);
}

function belongs(entry: StashEntry, { category, subCategory }: OfferPlaceIds): boolean {
  return entry.category === category && (subCategory === '' || entry.subCategories.includes(subCategory));
}

/** Number of pieces that a place's map filter rejects (R5.17). */
export function countFiltered(entries: readonly StashEntry[], place: OfferPlaceIds): number {
  return entries.reduce((sum, entry) => sum + (belongs(entry, place) && !isInPlace(entry, place) ? entry.quantity : 0), 0);
}

/**
 * Returns one entry per group, as in a listing: the worker separates items of one group that belong to different
 * places.
 */
export function joinEntries(entries: readonly StashEntry[]): StashEntry[] {
  const joined = new Map<string, StashEntry>();
  for (const entry of entries) {
    const before = joined.get(entry.hash);
    joined.set(
      entry.hash,
      before === undefined
        ? entry
        : {
            ...before,
            quantity: before.quantity + entry.quantity,
            stackCount: before.stackCount + entry.stackCount,
            borrowedPieces: before.borrowedPieces + entry.borrowedPieces,
            tabIds: [...new Set([...before.tabIds, ...entry.tabIds])],
          },
    );
  }
  return [...joined.values()];
}

export function makeOfferLines(
  entries: readonly StashEntry[],
  settings: OfferSettings,
  choices: ItemChoices,
  game: Game = 'poe1',
): OfferLine[] {
  const deselected = new Set(choices.deselected);
  return entries.map((entry): OfferLine => {
    const override = choices.overrides[entry.hash] ?? null;
    const price = calculatePrice({ valueChaos: entry.valueChaos, multiplierPercent: settings.multiplier, overrideChaos: override, game });
    return {
      entry,
      price,
      override,
      asked: override === null ? null : (choices.asked?.[entry.hash] ?? null),
      isOffered: price !== null && !deselected.has(entry.hash),
      total: price === null ? null : totalOfItems([{ price, quantity: entry.quantity }]),
    };
  });
}

export type OfferSummary = {
  readonly groups: number;
  readonly pieces: number;
  readonly totalChaos: number;
  /** Total value of the offered groups, excluding groups without a value. */
  readonly valueChaos: number;
  readonly unpriced: number;
  readonly leftOut: number;
  readonly overridden: number;
  readonly lowConfidence: { readonly groups: number; readonly totalChaos: number };
};

export function summarizeOffer(lines: readonly OfferLine[]): OfferSummary {
  const offered = lines.filter((line) => line.isOffered);
  const low = offered.filter((line) => line.entry.lowConfidence !== null && line.override === null);
  return {
    groups: offered.length,
    pieces: offered.reduce((sum, line) => sum + line.entry.quantity, 0),
    totalChaos: totalOf(offered),
    valueChaos: totalOfItems(offered.map(({ entry }) => ({ price: entry.valueChaos ?? 0, quantity: entry.quantity }))),
    unpriced: lines.filter((line) => line.price === null).length,
    leftOut: lines.filter((line) => line.price !== null && !line.isOffered).length,
    overridden: lines.filter((line) => line.override !== null).length,
    lowConfidence: { groups: low.length, totalChaos: totalOf(low) },
  };
}

function totalOf(lines: readonly OfferLine[]): number {
  return totalOfItems(lines.map((line) => ({ price: line.price ?? 0, quantity: line.entry.quantity })));
}

export type OfferSortColumn = 'item' | 'quantity' | 'value' | 'price' | 'total';
export type OfferSort = { readonly column: OfferSortColumn; readonly direction: 'up' | 'down' };
export const defaultOfferSort: OfferSort = { column: 'total', direction: 'down' };

/**
 * Sorts into a new list, by displayed names; lines without the number come last. The total used is the total at 100 %,
 * so that changing the percentage moves no row.
 */
export function sortOffer(
  lines: readonly OfferLine[],
  sort: OfferSort,
  nameItem: (englishName: string) => string = (name) => name,
): OfferLine[] {
  const compareNames = (a: OfferLine, b: OfferLine): number => nameItem(a.entry.name).localeCompare(nameItem(b.entry.name));
  const sign = sort.direction === 'up' ? 1 : -1;
  return [...lines].sort((a, b) => {
    if (sort.column === 'item') return sign * compareNames(a, b);
    const left = readColumn(a, sort.column);
    const right = readColumn(b, sort.column);
    if (left === null || right === null) return left === right ? compareNames(a, b) : left === null ? 1 : -1;
    return sign * (left - right) || compareNames(a, b);
  });
}

function readColumn({ entry, price }: OfferLine, column: Exclude<OfferSortColumn, 'item'>): number | null {
  switch (column) {
    case 'quantity':
      return entry.quantity;
    case 'value':
      return entry.valueChaos;
    case 'price':
      return price;
    case 'total': {
      const each = entry.valueChaos ?? price;
      return each === null ? null : each * entry.quantity;
    }
  }
}

/**
 * Number of groups of items by category, sub-category and custom group id; `custom` counts the groups in any custom
 * group.
 */
export function countPlaces(entries: readonly StashEntry[], customGroups: readonly CustomGroup[] = []): Record<string, number> {
  const groups = new Map<string, Set<string>>();
  const members = customGroups.map(({ id, items }) => ({ id, hashes: new Set(items.map(({ hash }) => hash)) }));
  for (const entry of entries) {
    const held = members.filter(({ hashes }) => hashes.has(entry.hash)).map(({ id }) => id);
    const own = [entry.category, ...entry.subCategories].filter((id) => !entry.filteredFrom.includes(id));
    for (const id of ['', ...own, ...held, ...(held.length > 0 ? [CUSTOM_CATEGORY_ID] : [])]) {
      const at = groups.get(id);
      if (at === undefined) groups.set(id, new Set([entry.hash]));
      else at.add(entry.hash);
    }
  }
  return { '': 0, ...Object.fromEntries([...groups].map(([id, hashes]) => [id, hashes.size])) };
}

/** Returns a stash's value per category in chaos, largest first; items without a price count as zero. */
export function sumByCategory(entries: readonly StashEntry[]): readonly { readonly category: string; readonly chaos: number }[] {
  const worth = new Map<string, number>();
  for (const { category, valueChaos, quantity } of entries) worth.set(category, (worth.get(category) ?? 0) + (valueChaos ?? 0) * quantity);
  return [...worth].map(([category, chaos]) => ({ category, chaos })).toSorted((a, b) => b.chaos - a.chaos);
}

/** Returns the initial place: the category with the highest total value; null for an empty stash. */
export function findRichestCategory(entries: readonly StashEntry[]): string | null {
  return sumByCategory(entries)[0]?.category ?? null;
}
