import { writeCsv, type Cell } from '../csv/index.ts';
import type { Comparison } from './compare.ts';
import { writeProperties } from './export-snapshot.ts';

/** Metadata of a comparison, written at the start of its export. Times are in milliseconds. */
export type ExportedComparison = {
  readonly profile: string;
  readonly beforeMs: number;
  readonly afterMs: number;
  /** The snapshot whose prices the quantity effect uses. */
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
 * Exports the comparison of two snapshots as CSV: a row for each changed kind, largest movers first, so that the effect
 * columns add up to the comparison's effects. Amounts are in chaos.
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

/** Exports the comparison of two snapshots as JSON: its metadata, effects by category and tab, and items. */
export function exportComparisonJson(facts: ExportedComparison, comparison: Comparison): string {
  const items = comparison.items.map(({ before: _before, after: _after, ...item }) => item);
  return JSON.stringify({ format: 'poexchange-comparison', version: 1, unit: 'chaos', ...facts, ...comparison, items }, null, 1);
}
