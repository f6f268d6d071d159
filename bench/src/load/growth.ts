/** Computes the server's memory growth over minutes of load, from the per-second figures written by `watch-loop.ts`. */
import { readFileSync } from 'node:fs';
import type { Bench } from '../lib/run-bench.ts';
import { median } from '../lib/statistics.ts';

/** A server that grows faster than this runs out of memory within days. */
const SLOPE_LIMIT_MIB_PER_HOUR = 300;
/** With fewer collections, any rise between two of them would count as growth. */
const FEWEST_COLLECTIONS = 20;

/** Figures that `watch-loop.ts` writes each second. */
type Second = {
  readonly atMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly cpuMs: number;
  readonly rssMiB: number;
  /** Memory in use after a full collection; null in seconds without a collection. */
  readonly heldMiB: number | null;
};
type Held = { readonly atMs: number; readonly heldMiB: number };

export function readSeconds(file: string, sinceMs: number): Second[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Second).filter(({ atMs }) => atMs > sinceMs);
}

/** Reports how fast the memory in use after full collections grows, or that there were too few collections. */
export function reportGrowth(
  { report, say }: Pick<Bench, 'report' | 'say'>,
  { seconds, slopeSeconds }: { seconds: readonly Second[]; slopeSeconds: number },
): void {
  const held = seconds.flatMap(({ atMs, heldMiB }) => (heldMiB === null ? [] : [{ atMs, heldMiB }]));
  say(`memory held after collections: ${held.map(({ heldMiB }) => heldMiB.toFixed(0)).join(', ')} MiB`);
  if (held.length < FEWEST_COLLECTIONS) return say(`memory slope: not measured in ${slopeSeconds} s (--slope-seconds)`);
  reportSlope(report, 'memory slope, held after collections', held);
}

/** Reports the growth of a program's memory, compared with the rate that exhausts memory within days. */
export function reportSlope(report: Bench['report'], name: string, points: readonly Held[]): void {
  report({ name, value: readSlope(points), unit: 'MiB/h', peerValue: SLOPE_LIMIT_MIB_PER_HOUR });
}

/** Slope per hour: the median of the slopes between all pairs (Theil-Sen), which uncollected garbage barely affects. */
export function readSlope(points: readonly Held[]): number {
  const slopes = points.flatMap((from, at) => points.slice(at + 1).map((to) => (to.heldMiB - from.heldMiB) / (to.atMs - from.atMs)));
  return median(slopes) * 3_600_000;
}
