/** Values of several profiles over the time since each profile's first snapshot. Pure. */
import type { SnapshotHead } from '../data/read-row.ts';

export type BesideLine = { readonly id: string; readonly name: string; readonly heads: readonly SnapshotHead[] };
/** Time since the first snapshot, and the total in chaos. */
export type BesidePoint = { readonly elapsedMs: number; readonly chaos: number };

/** Returns a profile's points. */
export function listBesidePoints(heads: readonly SnapshotHead[]): BesidePoint[] {
  const firstMs = heads[0]?.createdAtMs ?? 0;
  return heads.map(({ createdAtMs, totalPrice }) => ({ elapsedMs: createdAtMs - firstMs, chaos: totalPrice }));
}

/**
 * Returns a profile's value at a time since its first snapshot: the value of its latest snapshot by then; null after
 * its last snapshot.
 */
export function readBesideAt(points: readonly BesidePoint[], elapsedMs: number): number | null {
  const last = points.at(-1);
  if (last === undefined || elapsedMs > last.elapsedMs) return null;
  return points.findLast((point) => point.elapsedMs <= elapsedMs)?.chaos ?? null;
}

const DAY_MS = 86_400_000;

/** Number of a day since the first snapshot, counted from 1, and each profile's value at the end of that day. */
export type BesideDay = { readonly day: number; readonly values: readonly (number | null)[] };

/**
 * Lists the days of several profiles, latest first, up to `most`. On the day of its last snapshot, a profile has that
 * snapshot's value; on later days, null.
 */
export function listBesideDays(lines: readonly (readonly BesidePoint[])[], most: number): BesideDay[] {
  const lengthsMs = lines.map((points) => points.at(-1)?.elapsedMs ?? -1);
  const days = Math.floor(Math.max(-1, ...lengthsMs) / DAY_MS) + 1;
  return Array.from({ length: Math.min(most, Math.max(0, days)) }, (_none, at) => {
    const day = days - at;
    const valueOf = (points: readonly BesidePoint[], line: number): number | null => {
      const lengthMs = lengthsMs[line] ?? -1;
      return lengthMs < (day - 1) * DAY_MS ? null : readBesideAt(points, Math.min(lengthMs, day * DAY_MS));
    };
    return { day, values: lines.map(valueOf) };
  });
}
