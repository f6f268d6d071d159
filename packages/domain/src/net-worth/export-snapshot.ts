import type { SnapshotDetails, SnapshotTabId } from './details.ts';
import { toChaos, toMicros, worthOf } from './micro-chaos.ts';
import { netWorthCategoryOf, sumDetails } from './sum-details.ts';
import { writeCsv, type Cell } from '../csv/index.ts';

/** Metadata of a snapshot, written at the start of its export. Times are in milliseconds, amounts in chaos. */
export type ExportedSnapshot = {
  readonly id: string;
  readonly profile: string;
  readonly league: string;
  readonly priceLeague: string;
  readonly createdMs: number;
  readonly note: string;
};

const itemHeads = [
  'time',
  'league',
  'price_league',
  'name',
  'category',
  'tag',
  'properties',
  'tab',
  'quantity',
  'stacks',
  'price_chaos',
  'total_chaos',
  'market_price_chaos',
  'own_price',
  'ignored',
  'low_confidence',
  'hash',
] as const;

/**
 * Exports a snapshot's items as CSV: a row for each kind and tab, so that the column `total_chaos` adds up to the
 * snapshot's total. Amounts are in chaos; `nameOf` returns a tab's display name.
 */
export function exportSnapshotCsv(snapshot: ExportedSnapshot, details: SnapshotDetails, nameOf: (id: SnapshotTabId) => string): string {
  const rows = details.items.flatMap((item) =>
    item.holdings.map(({ tabId, quantity, stacks }): Cell[] => [
      new Date(snapshot.createdMs).toISOString(),
      snapshot.league,
      snapshot.priceLeague,
      item.displayName,
      netWorthCategoryOf(details.game, item.tag),
      item.tag,
      writeProperties(item.hashProps),
      nameOf(tabId),
      quantity,
      stacks,
      item.price,
      toChaos(worthOf(quantity, toMicros(item.price))),
      item.originalPrice,
      item.isCustomPrice,
      item.isIgnored,
      item.isLowConfidence,
      item.priceHash,
    ]),
  );
  return writeCsv(itemHeads, rows);
}

/** Exports a snapshot as JSON: its metadata, sums, tabs and items. */
export function exportSnapshotJson(snapshot: ExportedSnapshot, details: SnapshotDetails): string {
  return JSON.stringify(
    { format: 'poexchange-snapshot', version: 1, unit: 'chaos', ...snapshot, ...sumDetails(details), ...details },
    null,
    1,
  );
}

/** Formats a kind's properties for one cell: `level: 20; quality: 20`. */
export function writeProperties(properties: SnapshotDetails['items'][number]['hashProps']): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' / ') : String(value)}`)
    .join('; ');
}

/**
 * A snapshot in a profile's series. `hourlyIncome` is -1 if unknown, and the effects are null for the first snapshot.
 */
export type SeriesPoint = {
  readonly id: string;
  readonly createdMs: number;
  readonly type: string;
  readonly league: string;
  readonly priceLeague: string;
  readonly character: string | null;
  readonly totalPrice: number;
  readonly hourlyIncome: number;
  readonly effects: readonly [quantity: number, price: number, override: number, tabs: number] | null;
  readonly tabs: readonly (readonly [SnapshotTabId, number])[];
  readonly categories: readonly (readonly [string, number])[];
  readonly carriedTabs: number;
  readonly note: string;
};

const pointHeads = [
  'time',
  'type',
  'league',
  'price_league',
  'character',
  'total_chaos',
  'hourly_income_chaos',
  'by_quantity_chaos',
  'by_price_chaos',
  'by_own_prices_chaos',
  'by_tabs_chaos',
  'tabs_carried_over',
  'note',
] as const;

/**
 * Exports a profile's snapshots as CSV, with one row per snapshot and a column for every category and every tab that
 * occurs in any snapshot. `nameOf` returns a tab's display name; if several tabs share a name, the later ones are
 * numbered. An income of -1 becomes an empty cell.
 */
export function exportSeriesCsv(points: readonly SeriesPoint[], nameOf: (id: SnapshotTabId) => string): string {
  const categories = [...new Set(points.flatMap((point) => point.categories.map(([id]) => id)))].sort();
  const tabs = [...new Set(points.flatMap((point) => point.tabs.map(([id]) => id)))];
  const heads = [...pointHeads, ...categories.map((id) => `category ${id}`), ...makeDistinct(tabs.map((id) => `tab ${nameOf(id)}`))];
  const rows = points.map((point): Cell[] => {
    const byCategory = new Map<string, number>(point.categories);
    const byTab = new Map<SnapshotTabId, number>(point.tabs);
    return [
      new Date(point.createdMs).toISOString(),
      point.type,
      point.league,
      point.priceLeague,
      point.character,
      point.totalPrice,
      point.hourlyIncome === -1 ? null : point.hourlyIncome,
      ...(point.effects ?? [null, null, null, null]),
      point.carriedTabs,
      point.note,
      ...categories.map((id) => byCategory.get(id) ?? null),
      ...tabs.map((id) => byTab.get(id) ?? null),
    ];
  });
  return writeCsv(heads, rows);
}

/** Numbers repeated names: `tab A`, `tab A (2)`. */
function makeDistinct(texts: readonly string[]): string[] {
  const taken = new Set(texts);
  const seen = new Set<string>();
  return texts.map((text) => {
    let distinct = text;
    for (let number = 2; seen.has(distinct) || (distinct !== text && taken.has(distinct)); number += 1) distinct = `${text} (${number})`;
    seen.add(distinct);
    return distinct;
  });
}

/** Exports a profile's snapshots as JSON. */
export function exportSeriesJson(points: readonly SeriesPoint[], profile: { readonly name: string; readonly game: string }): string {
  // Export an unknown income as null: -1 would be read as a loss.
  const snapshots = points.map((point) => ({ ...point, hourlyIncome: point.hourlyIncome === -1 ? null : point.hourlyIncome }));
  return JSON.stringify({ format: 'poexchange-snapshots', version: 1, unit: 'chaos', profile, snapshots }, null, 1);
}
