/** The outline of all totals in a few pixels. Pure. */
import type { Bounds } from './window.ts';

/**
 * The path of an area; of several snapshots on one pixel the lowest and the highest total are kept, so that thousands
 * of them cost no more than the width.
 */
export function drawOverview(
  { timesMs, totals, bounds }: { timesMs: ArrayLike<number>; totals: ArrayLike<number>; bounds: Bounds },
  { width, height }: { width: number; height: number },
): string {
  let highest = 0;
  for (let at = 0; at < totals.length; at += 1) highest = Math.max(highest, totals[at] ?? 0);
  if (timesMs.length < 2 || highest <= 0) return '';
  const wholeMs = bounds.lastMs - bounds.firstMs;
  const xOf = (atMs: number): number => ((atMs - bounds.firstMs) / wholeMs) * width;
  const yOf = (total: number): number => height - (total / (highest * 1.1)) * height;
  const places: string[] = [];
  let column = { pixel: Number.NaN, first: 0, low: 0, high: 0, last: 0 };
  const flush = (): void => {
    const { pixel, first, low, high, last } = column;
    if (Number.isNaN(pixel)) return;
    for (const total of new Set([first, low, high, last])) places.push(`${pixel} ${yOf(total).toFixed(1)}`);
  };
  for (let at = 0; at < timesMs.length; at += 1) {
    const pixel = Math.round(xOf(timesMs[at] ?? 0));
    const total = totals[at] ?? 0;
    if (column.pixel !== pixel) {
      flush();
      column = { pixel, first: total, low: total, high: total, last: total };
    } else column = { ...column, low: Math.min(column.low, total), high: Math.max(column.high, total), last: total };
  }
  flush();
  const [first, last] = [xOf(timesMs[0] ?? 0), xOf(timesMs[timesMs.length - 1] ?? 0)];
  return `M${Math.round(first)} ${height}L${places.join('L')}L${Math.round(last)} ${height}Z`;
}
