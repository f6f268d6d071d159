import { writeCsv, type Cell } from '../csv/index.ts';
import type { Comparison } from './compare.ts';
import { writeProperties } from './export-snapshot.ts';

/** Facts about a comparison that its export begins with. Times in milliseconds. */
export type ExportedComparison = {
  readonly profile: string;
  readonly beforeMs: number;
  readonly afterMs: number;
  /** Side whose prices the quantity effect uses. */
  readonly pricesOf: 'before' | 'after';
};

const heads = [
  'time_a',
  'time_b',
  'name',
  'category',
  'tag',
  'properties',
  'quantity_a',
  'quantity_b',
  'price_a_chaos',
  'price_b_chaos',
  'by_quantity_chaos',
  'by_price_chaos',
  'by_own_prices_chaos',
  'change_chaos',
  'hash',
] as const;

/**
 * Exports the comparison of two snapshots as CSV (D71, D73): a row for each kind that changed, largest movers first, so
 * that the columns of effects add up to those of the comparison. Amounts are chaos.
 */
export function exportComparisonCsv({ beforeMs, afterMs }: ExportedComparison, { items }: Comparison): string {
  const rows = items.map((item): Cell[] => [
    new Date(beforeMs).toISOString(),
    new Date(afterMs).toISOString(),
    item.displayName,
    item.category,
    item.tag,
    writeProperties((item.after ?? item.before)?.priceProps ?? {}),
    item.quantityBefore,
    item.quantityAfter,
    item.priceBefore,
    item.priceAfter,
    item.quantity,
    item.price,
    item.override,
    item.change,
    item.priceHash,
  ]);
  return writeCsv(heads, rows);
}

/** Exports the comparison of two snapshots as JSON (D71, D73): its facts, effects by category and tab, and items. */
export function exportComparisonJson(facts: ExportedComparison, comparison: Comparison): string {
  const items = comparison.items.map(({ before: _before, after: _after, ...item }) => item);
  return JSON.stringify({ format: 'poexchange-comparison', version: 1, unit: 'chaos', ...facts, ...comparison, items }, null, 1);
}
