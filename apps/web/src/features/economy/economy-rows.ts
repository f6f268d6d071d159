/**
 * Rows of the economy table: search, order and comparison. A league has up to 15,000 rows, so each key press scans
 * arrays of numbers and strings. Pure.
 */
import { inOwnView } from '../../shared/ui/price-view.tsx';
import { categoryOfTag } from '@poexchange/domain/category';
import { currencies, readViewUnit, type PriceView } from '@poexchange/domain/currency';
import { writeProperties, type Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { confidenceLevels, PRIMARY_LEVEL, type ConfidenceLevel, type LowConfidenceReason } from '@poexchange/domain/pricing';
import { nameItem } from '../../shared/i18n/item-names.ts';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { confidenceCodes, WEEK_LENGTH, type ConfidenceCode, type EconomyColumns } from '../../shared/workers/economy-columns.ts';
import type { EconomyView, SortColumn } from './economy-view.ts';

/** A group, as an index into its tag's columns. Created once per file, so that a row keeps its identity. */
export type EconomyRow = { readonly columns: EconomyColumns; readonly at: number; readonly hash: string };

const known = new WeakMap<EconomyColumns, readonly EconomyRow[]>();

/** Returns the rows of these tags, in the order of the tags. */
export function listRows(tags: readonly EconomyColumns[]): readonly EconomyRow[] {
  return tags.flatMap((columns) => {
    const rows = known.get(columns) ?? columns.hashes.map((hash, at) => ({ columns, at, hash }));
    known.set(columns, rows);
    return rows;
  });
}

export const tagOf = (row: EconomyRow): Tag => row.columns.tag;
/** The English name, for files and pictures. */
export const nameOf = (row: EconomyRow): string => row.columns.names[row.at] ?? '';
/** The name in the page's language. */
export const shownNameOf = (row: EconomyRow): string => nameItem(nameOf(row));
/** Properties that distinguish the group, in the page's language. */
export const factsOf = (row: EconomyRow, t: Translate): string => sayProperties(row.columns.properties[row.at] ?? {}, t);
/** The same properties as English codes, for files. */
export const propertiesOf = (row: EconomyRow): string => writeProperties(row.columns.properties[row.at] ?? {});
export const iconOf = (row: EconomyRow): string => row.columns.iconPaths[row.at] ?? '';
export const listingsOf = (row: EconomyRow): number => row.columns.listings[row.at] ?? 0;
/** Number of accounts in {@link listingsOf} whose ask is counted. */
export const countedOf = (row: EconomyRow): number => row.columns.counted[row.at] ?? 0;
export const filledOf = (row: EconomyRow): number => row.columns.filled[row.at] ?? 0;
export const unitsOf = (row: EconomyRow): number => row.columns.exchangeUnits[row.at] ?? 0;
export const confidenceOf = (row: EconomyRow): ConfidenceCode => confidenceCodes[row.columns.confidence[row.at] ?? 0] ?? 'good';

/** Reason why a row's price is not reliable, for the mark next to it (D53). */
export function doubtOf(row: EconomyRow): LowConfidenceReason | null {
  const code = confidenceOf(row);
  return code === 'good' ? null : code;
}

/** The value at a level in chaos; null without a price. */
export function valueOf(row: EconomyRow, level: ConfidenceLevel): number | null {
  return orNull(row.columns.values[row.at * confidenceLevels.length + confidenceLevels.indexOf(level)]);
}

/** Price per piece on the exchange, in chaos. */
export function exchangeValueOf(row: EconomyRow): number | null {
  return orNull(row.columns.exchangeValues[row.at]);
}

/** Returns whether the value is what the exchange paid (D43), rather than what sellers ask. */
export function isPricedByExchange(row: EconomyRow): boolean {
  const value = valueOf(row, PRIMARY_LEVEL);
  return value !== null && exchangeValueOf(row) === value;
}

/** Relative change of the value: 0.1 is a rise of 10 %. */
export function changeOf(row: EconomyRow, window: EconomyView['changeWindow']): number | null {
  return orNull(row.columns[window][row.at]);
}

/** True if a change is hidden because the price had a different source at its start. */
export function isOtherSource(row: EconomyRow, window: EconomyView['changeWindow']): boolean {
  return ((row.columns.otherSource[row.at] ?? 0) & (window === 'twoDays' ? 1 : 2)) !== 0;
}

/** Hash of the group that values the row's items if the row has no reliable price of its own (D28); otherwise null. */
export const borrowedOf = (row: EconomyRow): string | null => row.columns.priceHashes[row.at] || null;

/** Returns whether the price change over seven days is known. */
export const hasPast = (row: EconomyRow): boolean => changeOf(row, 'sevenDays') !== null;

/** Values of the last seven days and now, NaN for gaps. */
export function weekOf(row: EconomyRow): Float64Array {
  return row.columns.week.subarray(row.at * WEEK_LENGTH, (row.at + 1) * WEEK_LENGTH);
}

/** Past and current rate of the displayed currency, in chaos. Null if prices are shown in chaos. */
export type UnitPast = {
  /** Rates of the last seven days and now, NaN for gaps. */
  readonly week: Float64Array;
  /** Relative change of the rate in two days; null if unknown. */
  readonly twoDays: number | null;
} | null;

/**
 * Number of points at the start of the week that are searched for a base: the first point that is not a gap is the base
 * of the change, as in the domain.
 */
const BASE_POINTS = 3;

/**
 * Relative change of a row's value in the displayed currency: each end is divided by the rate at its time. Null if the
 * value or a rate is unknown.
 */
export function changeIn(row: EconomyRow, window: EconomyView['changeWindow'], past: UnitPast): number | null {
  const change = changeOf(row, window);
  if (past === null || change === null) return change;
  if (window === 'twoDays') return past.twoDays === null ? null : (1 + change) / (1 + past.twoDays) - 1;
  const base = weekOf(row)
    .subarray(0, BASE_POINTS)
    .findIndex((value) => value > 0);
  const [before, now] = [past.week[base] ?? Number.NaN, past.week.at(-1) ?? Number.NaN];
  return before > 0 && now > 0 ? ((1 + change) * before) / now - 1 : null;
}

/** A row's values of the last seven days and now in the displayed currency, NaN for gaps. */
export function weekIn(row: EconomyRow, past: UnitPast): Float64Array {
  const week = weekOf(row);
  return past === null ? week : week.map((value, at) => value / (past.week[at] ?? Number.NaN));
}

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/**
 * Returns the currency in which a row's price is shown; undefined for the page's currency. The high unit is shown in
 * another currency, because priced in itself it would always be one.
 */
export function viewOf(row: EconomyRow, game: Game): PriceView | undefined {
  return inOwnView(nameOf(row), game).view;
}

/** True if a row is the Chaos Orb, the unit of all prices: its price is 1 by definition (R9.12). */
export const isUnit = (row: EconomyRow): boolean => row.columns.tag === 'currency' && row.columns.keys[row.at] === currencies.c.group;

export type EconomyPlace = { readonly category: string; readonly subCategory: string };

/** True if a row belongs to the selected category and sub-category; '' selects everything. */
export function isInPlace(row: EconomyRow, place: EconomyPlace): boolean {
  const { columns } = row;
  if (place.category !== '' && columns.category !== place.category) return false;
  return place.subCategory === '' || columns.subCategories[row.at]?.includes(`,${place.subCategory},`) === true;
}

/**
 * Returns a tag's place: its category, and its sub-category if the category has several tags and a sub-category equals
 * the tag.
 */
export function placeOfTag(game: Game, tag: Tag): EconomyPlace {
  const category = categoryOfTag(game, tag);
  const sub =
    category?.tags.length === 1
      ? undefined
      : category?.subCategories?.find(({ tags, filter }) => filter === undefined && tags.join() === tag);
  return { category: category?.id ?? '', subCategory: sub?.id ?? '' };
}

/** Number of rows by category and sub-category; '' counts all. */
export function countPlaces(rows: readonly EconomyRow[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { '': rows.length };
  for (const { columns, at } of rows) {
    counts[columns.category] = (counts[columns.category] ?? 0) + 1;
    for (const sub of (columns.subCategories[at] ?? '').split(',')) if (sub !== '') counts[sub] = (counts[sub] ?? 0) + 1;
  }
  return counts;
}

/** A league to compare with: its rows by hash, its price view with its own rates, and the page's price view. */
export type OtherLeague = {
  readonly rows: ReadonlyMap<string, EconomyRow>;
  readonly view: PriceView;
  readonly ownView: PriceView;
};

export type RowContext = {
  readonly view: EconomyView;
  /** Value in chaos of the unit in which the user enters prices. */
  readonly chaosPerUnit: number;
  readonly watched: ReadonlySet<string>;
  /** The league to compare with; null until it is loaded. */
  readonly other: OtherLeague | null;
  /** Past rates of the displayed currency, in which changes are measured. */
  readonly unitPast: UnitPast;
};

/** Filters and order of the rows, without the search text. */
export type RowFilters = Omit<RowContext, 'view'> & { readonly view: Omit<EconomyView, 'text'> };

/**
 * Returns the rows that pass every filter, in the chosen order. Rows without a price come last in either direction. The
 * search text is left to {@link findRows}: it changes with each letter, while the order, which is the slowest step,
 * stays the same.
 */
export function orderRows(
  rows: readonly EconomyRow[],
  rowFilters: RowFilters,
  sortTextOf: (row: EconomyRow) => string = searchedInEnglish,
): readonly EconomyRow[] {
  const compareNames = (a: EconomyRow, b: EconomyRow): number => compareTexts(sortTextOf(a), sortTextOf(b));
  const passing = rows.filter(makeFilter(rowFilters));
  const { column, direction } = rowFilters.view.sort;
  const turn = direction === 'up' ? 1 : -1;
  if (column === 'name') return passing.sort((a, b) => turn * compareNames(a, b));
  // Each row is measured once instead of at each comparison, which would take a whole frame for 15,000 rows.
  const measure = measures[column];
  const measured = Float64Array.from(passing, (row) => measure(row, rowFilters) ?? Number.NaN);
  const order = Uint32Array.from(passing, (_row, at) => at);
  order.sort((a, b) => {
    const [left, right] = [measured[a] as number, measured[b] as number];
    const leftIsNone = Number.isNaN(left);
    if (leftIsNone !== Number.isNaN(right)) return leftIsNone ? 1 : -1;
    return (leftIsNone ? 0 : turn * (left - right)) || compareNames(passing[a] as EconomyRow, passing[b] as EconomyRow);
  });
  return Array.from(order, (at) => passing[at] as EconomyRow);
}

/**
 * Returns the rows that have every word of a text in their name or properties, in the given order; the same rows if the
 * text is empty.
 */
export function findRows(
  rows: readonly EconomyRow[],
  text: string,
  searchedOf: (row: EconomyRow) => string = searchedInEnglish,
): readonly EconomyRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const searched = searchedOf(row);
    return words.every((word) => searched.includes(word));
  });
}

const searchedInEnglish = ({ columns, at }: EconomyRow): string => columns.searched[at] ?? '';

/**
 * Builds the searchable text of rows: the words visible in the row, and English codes. Built once per file, on the
 * first search.
 */
export function makeSearched(t: Translate): (row: EconomyRow) => string {
  return makeTexts((columns, at) => `${columns.searched[at] ?? ''} ${sayRow(columns, at, t)}`);
}

/**
 * Makes the sort keys for ordering rows by name in the page's language; accented letters follow the unaccented letters.
 */
export function makeSortTexts(t: Translate): (row: EconomyRow) => string {
  return makeTexts((columns, at) => sayRow(columns, at, t).normalize('NFD'));
}

function sayRow(columns: EconomyColumns, at: number, t: Translate): string {
  return `${nameItem(columns.names[at] ?? '')} ${sayProperties(columns.properties[at] ?? {}, t)}`.toLowerCase();
}

function makeTexts(write: (columns: EconomyColumns, at: number) => string): (row: EconomyRow) => string {
  const known = new WeakMap<EconomyColumns, readonly string[]>();
  return ({ columns, at }) => {
    const texts = known.get(columns) ?? columns.names.map((_name, row) => write(columns, row));
    known.set(columns, texts);
    return texts[at] ?? '';
  };
}

function makeFilter({ view, chaosPerUnit, watched, unitPast }: RowFilters): (row: EconomyRow) => boolean {
  const min = view.minPrice === null ? null : view.minPrice * chaosPerUnit;
  const max = view.maxPrice === null ? null : view.maxPrice * chaosPerUnit;
  const minChange = view.minChange === null ? null : view.minChange / 100;
  const takesUnpriced = !view.isPriced && view.confidence === 'all' && min === null && max === null && minChange === null;
  return (row) => {
    if (view.isWatched && !watched.has(row.hash)) return false;
    if (view.isTraded && filledOf(row) === 0 && unitsOf(row) === 0) return false;
    const value = valueOf(row, view.level);
    if (value === null) return takesUnpriced;
    if (view.confidence !== 'all' && (confidenceOf(row) === 'good') !== (view.confidence === 'good')) return false;
    if ((min !== null && value < min) || (max !== null && value > max)) return false;
    return minChange === null || Math.abs(changeIn(row, view.changeWindow, unitPast) ?? 0) >= minChange;
  };
}

/** Compares by code unit, because a collation of 15,000 names would take longer than a frame. */
function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

const measures: Readonly<Record<Exclude<SortColumn, 'name'>, (row: EconomyRow, rowFilters: RowFilters) => number | null>> = {
  price: (row, { view }) => valueOf(row, view.level),
  twoDays: (row, { unitPast }) => changeIn(row, 'twoDays', unitPast),
  sevenDays: (row, { unitPast }) => changeIn(row, 'sevenDays', unitPast),
  listings: (row) => (valueOf(row, 50) === null && listingsOf(row) === 0 ? null : listingsOf(row)),
  filled: (row) => filledOf(row) || null,
  exchange: (row) => unitsOf(row) || null,
  confidence: (row, { view }) => (valueOf(row, view.level) === null ? null : row.columns.confidence[row.at] === 0 ? 0 : 1),
  compared: (row, value) => compareValue(row, value)?.ratio ?? null,
};

/**
 * Returns the value that a row is compared with, and the ratio by which the displayed value exceeds it. Each league's
 * prices are measured in the currency they are shown in, at that league's rate. Null without a comparison or if either
 * price is missing.
 */
export function compareValue(
  row: EconomyRow,
  { view, other }: { readonly view: Pick<EconomyView, 'level' | 'comparison'>; readonly other: RowContext['other'] },
): { chaos: number; doubt: LowConfidenceReason | null; ratio: number | null } | null {
  const { comparison } = view;
  const value = valueOf(row, view.level);
  if (comparison === null || value === null) return null;
  if (comparison.kind === 'level') {
    const chaos = valueOf(row, comparison.level);
    return chaos === null ? null : { chaos, doubt: doubtOf(row), ratio: value / chaos - 1 };
  }
  const against = other?.rows.get(row.hash);
  const chaos = against === undefined ? null : valueOf(against, view.level);
  if (against === undefined || chaos === null || other === null) return null;
  return { chaos, doubt: doubtOf(against), ratio: compareAcross(row, { value, chaos, other }) };
}

/**
 * Returns the ratio by which a value exceeds the other league's, in the unit in which both are shown; null without the
 * other league's rate.
 */
function compareAcross(row: EconomyRow, { value, chaos, other }: { value: number; chaos: number; other: OtherLeague }): number | null {
  const { ownView, view } = other;
  if (ownView.game === 'poe2') {
    const [here, there] = [readViewUnit(ownView), readViewUnit(view)];
    return here.unit === there.unit ? value / here.chaosPerUnit / (chaos / there.chaosPerUnit) - 1 : null;
  }
  // The divine itself is shown in chaos, and so are items that cost less than one divine in both leagues.
  const [here, there] = [ownView.chaosPerDivine ?? null, view.chaosPerDivine ?? null];
  if (here === null || there === null) return null;
  const isInChaos = viewOf(row, ownView.game) !== undefined || (value < here && chaos < there);
  return isInChaos ? value / chaos - 1 : value / here / (chaos / there) - 1;
}
