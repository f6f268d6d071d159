/** Growth of the server's memory over minutes of load, from what `watch-loop.ts` writes each second. */
import { readFileSync } from 'node:fs';
import type { Bench } from '../lib/run-bench.ts';

/** A server that grows by more than this in an hour runs out of memory within days. */
const SLOPE_LIMIT_MIB_PER_HOUR = 300;
/** With fewer collections a rise between two of them would count as growth. */
const FEWEST_COLLECTIONS = 20;

/** Figures that `watch-loop.ts` writes each second. */
type Second = {
  readonly atMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly cpuMs: number;
  readonly rssMiB: number;
  /** Memory held after a full collection, null in seconds without one. */
  readonly heldMiB: number | null;
};
type Held = { readonly atMs: number; readonly heldMiB: number };

/** Reads the seconds after a time. */
export function readSeconds(file: string, sinceMs: number): Second[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Second).filter(({ atMs }) => atMs > sinceMs);
}

/** Reports how fast the memory held after full collections grows, or that there were too few collections. */
export function reportGrowth(
  { report, say }: Pick<Bench, 'report' | 'say'>,
  { seconds, slopeSeconds }: { seconds: readonly Second[]; slopeSeconds: number },
): void {
  const held = seconds.flatMap(({ atMs, heldMiB }) => (heldMiB === null ? [] : [{ atMs, heldMiB }]));
  say(`memory held after collections: ${held.map(({ heldMiB }) => heldMiB.toFixed(0)).join(', ')} MiB`);
  if (held.length < FEWEST_COLLECTIONS) return say(`memory slope: not measured in ${slopeSeconds} s (--slope-seconds)`);
  const limit = { unit: 'MiB/h', peer: 'limit', peerValue: SLOPE_LIMIT_MIB_PER_HOUR, better: 'lower' } as const;
  report({ name: 'memory slope, held after collections', value: readSlope(held), ...limit });
}

/** Slope per hour: the median of the slopes between all pairs (Theil-Sen), which is robust to outliers. */
export function readSlope(points: readonly Held[]): number {
  const slopes = points.flatMap((from, at) => points.slice(at + 1).map((to) => (to.heldMiB - from.heldMiB) / (to.atMs - from.atMs)));
  const sorted = slopes.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low + high) / 2) * 3_600_000;
}
