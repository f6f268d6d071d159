/** The chart's series: a total and its parts at every snapshot. Pure. */
import type { SnapshotHead } from '../data/read-row.ts';
import { partsOf, passesFilter, rankParts, REST_ID, type PartBy, type PartFilter } from '../parts/total-parts.ts';

export type SeriesPart = { readonly id: string; readonly values: Float64Array };

/**
 * Values in chaos by snapshot, oldest first. `parts` are stacked in their order and add up to `totals` exactly; empty
 * if only the total is drawn. `isBreak` is 1 if nothing is known between the snapshot and the previous one.
 */
export type ValueSeries = {
  readonly timesMs: Float64Array;
  readonly totals: Float64Array;
  readonly parts: readonly SeriesPart[];
  readonly isBreak: Uint8Array;
};

const HOUR_MS = 3_600_000;
/** Minimum time without a snapshot that is drawn as unknown. */
const BREAK_MS = 6 * HOUR_MS;
/**
 * Multiple of the usual distance that counts as a break: between snapshots thinned to one per day nothing is missing.
 */
const BREAK_FACTOR = 4;
/** Number of intervals on each side whose median is the usual distance. */
const NEIGHBOURS = 10;

/** Converts snapshot heads, oldest first, into series. A filter of one kind overrides `by`. */
export function buildSeries(heads: readonly SnapshotHead[], options: { by: PartBy; filter: PartFilter | null }): ValueSeries {
  const { by, filter } = options;
  const kind = filter?.kind ?? (by === 'total' ? null : by);
  const timesMs = Float64Array.from(heads, ({ createdAtMs }) => createdAtMs);
  const isBreak = markBreaks(timesMs);
  if (kind === null) return { timesMs, totals: Float64Array.from(heads, ({ totalPrice }) => totalPrice), parts: [], isBreak };
  const ranked = rankParts(heads.at(-1), kind);
  const ids = [...ranked, REST_ID].filter((id) => filter === null || filter.ids.has(id) || (id === REST_ID && hasMinor(filter, ranked)));
  const parts = ids.map((id) => ({ id, values: new Float64Array(heads.length) }));
  const places = new Map(ids.map((id, at) => [id, at]));
  const rest = places.get(REST_ID);
  const totals = new Float64Array(heads.length);
  for (const [at, head] of heads.entries()) {
    for (const [id, chaos] of partsOf(head, kind)) {
      if (!passesFilter(filter, id, ranked)) continue;
      const part = parts[places.get(id) ?? rest ?? -1];
      if (part !== undefined) part.values[at] = (part.values[at] ?? 0) + chaos;
    }
    totals[at] = filter === null ? head.totalPrice : sumAt(parts, at);
    settle(parts, at, totals[at] ?? 0);
  }
  const shown = parts.filter(({ id, values }) => id !== REST_ID || values.some((value) => value > 0));
  return { timesMs, totals, parts: by === 'total' ? [] : shown, isBreak };
}

/** A filter may name parts without their own colour. */
function hasMinor(filter: PartFilter, ranked: readonly string[]): boolean {
  return [...filter.ids].some((id) => !ranked.includes(id));
}

function sumAt(parts: readonly SeriesPart[], at: number): number {
  return parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
}

/**
 * Category sums are rounded to hundredths: the last part absorbs the difference, or the largest part if the last is too
 * small, so that the parts add up to the total.
 */
function settle(parts: readonly SeriesPart[], at: number, total: number): void {
  const last = parts.at(-1);
  if (last === undefined) return;
  const lack = total - sumAt(parts, at);
  const largest = parts.reduce((best, part) => ((part.values[at] ?? 0) > (best.values[at] ?? 0) ? part : best), last);
  const taker = last.id === REST_ID && (last.values[at] ?? 0) + lack > 0 && (last.values[at] ?? 0) > 0 ? last : largest;
  taker.values[at] = Math.max(0, (taker.values[at] ?? 0) + lack);
}

/**
 * Marks snapshots before which nothing was recorded for a long time, relative to the distance between their neighbours.
 */
export function markBreaks(timesMs: Float64Array): Uint8Array {
  const marks = new Uint8Array(timesMs.length);
  const gapAt = (at: number): number => (timesMs[at] ?? 0) - (timesMs[at - 1] ?? 0);
  for (let at = 1; at < timesMs.length; at += 1) {
    if (gapAt(at) <= BREAK_MS) continue;
    const near: number[] = [];
    for (let other = Math.max(1, at - NEIGHBOURS); other <= Math.min(timesMs.length - 1, at + NEIGHBOURS); other += 1) {
      if (other !== at) near.push(gapAt(other));
    }
    near.sort((a, b) => a - b);
    const usual = near[Math.floor(near.length / 2)] ?? 0;
    if (gapAt(at) > BREAK_FACTOR * usual) marks[at] = 1;
  }
  return marks;
}

/** Returns the upper edges of the stacked parts, in a unit worth `rates` chaos at each snapshot. */
export function stackParts(series: ValueSeries, rates: ArrayLike<number>): Float64Array[] {
  const { totals, parts } = series;
  const edges: Float64Array[] = [];
  for (const [order, { values }] of parts.entries()) {
    const below = edges[order - 1];
    // The uppermost edge is the total itself, regardless of rounding in the sums.
    const isTop = order === parts.length - 1;
    edges.push(values.map((value, at) => (isTop ? (totals[at] ?? 0) / (rates[at] ?? 1) : (below?.[at] ?? 0) + value / (rates[at] ?? 1))));
  }
  return edges;
}
