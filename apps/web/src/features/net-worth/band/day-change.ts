/** Change of a total over the last day. Pure. */
import type { SnapshotHead } from '../data/read-row.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Change in chaos and, if the earlier total was not zero, in percent. `overMs` is the time between the two snapshots.
 */
export type DayChange = { readonly chaos: number; readonly percent: number | null; readonly overMs: number; readonly isWholeDay: boolean };

/**
 * Compares the newest snapshot with the last snapshot that is at least a day older, or with the first snapshot.
 * Snapshots of another league or at other prices are not compared. Null if there are fewer than two comparable
 * snapshots.
 */
export function computeDayChange(heads: readonly SnapshotHead[]): DayChange | null {
  const newest = heads.at(-1);
  if (newest === undefined) return null;
  const isAlike = (head: SnapshotHead): boolean => head.league === newest.league && head.priceLeague === newest.priceLeague;
  const firstAlike = heads.findLastIndex((head) => !isAlike(head)) + 1;
  const alike = heads.slice(firstAlike, -1);
  const base = alike.findLast((head) => newest.createdAtMs - head.createdAtMs >= DAY_MS) ?? alike[0];
  if (base === undefined) return null;
  const chaos = newest.totalPrice - base.totalPrice;
  const overMs = newest.createdAtMs - base.createdAtMs;
  return { chaos, percent: base.totalPrice > 0 ? (100 * chaos) / base.totalPrice : null, overMs, isWholeDay: overMs >= DAY_MS };
}
