/** Values of several profiles over the time since the first snapshot of each. Pure. */
import type { SnapshotHead } from '../data/read-row.ts';

export type BesideLine = { readonly id: string; readonly name: string; readonly heads: readonly SnapshotHead[] };
/** Time since the first snapshot, and the total in chaos. */
export type BesidePoint = { readonly elapsedMs: number; readonly chaos: number };

/** Points of a profile, at most `most` of them: of several in a row the last. The first and the last one stay. */
export function listBesidePoints(heads: readonly SnapshotHead[], most: number): BesidePoint[] {
  const [first, last] = [heads[0], heads.at(-1)];
  if (first === undefined || last === undefined) return [];
  const stepMs = Math.max(1, last.createdAtMs - first.createdAtMs) / Math.max(1, most - 1);
  const points: BesidePoint[] = [];
  let column = -1;
  for (const { createdAtMs, totalPrice } of heads) {
    const elapsedMs = createdAtMs - first.createdAtMs;
    const own = Math.ceil(elapsedMs / stepMs);
    const point = { elapsedMs, chaos: totalPrice };
    if (own === column) points[points.length - 1] = point;
    else points.push(point);
    column = own;
  }
  return points;
}

/** Returns the value of a profile at a time since its first snapshot: that of its last one by then; null after it. */
export function readBesideAt(points: readonly BesidePoint[], elapsedMs: number): number | null {
  const last = points.at(-1);
  if (last === undefined || elapsedMs > last.elapsedMs) return null;
  return points.findLast((point) => point.elapsedMs <= elapsedMs)?.chaos ?? null;
}
