/** Income per hour played, from a profile's snapshots. Pure. */
import { playedBetween, type IncomePoint } from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';

const HOUR_MS = 3_600_000;

/**
 * An hour of play: change in chaos at the prices of the time, and at constant prices. The earliest hour may be shorter.
 */
export type PlayedHour = {
  readonly fromMs: number;
  readonly toMs: number;
  readonly change: number;
  readonly constant: number;
  readonly playedMs: number;
  /** Number of snapshots whose change counts in this hour, at least in part. */
  readonly snapshots: number;
};

/** Converts a head for the domain's income: tabs that only one of the snapshots contains do not count. */
export function pointOf({ createdAtMs, totalPrice, effects }: SnapshotHead): IncomePoint {
  if (effects === null) return { createdMs: createdAtMs, totalPrice, quantityEffect: null, change: null };
  const [quantity, price, override] = effects;
  return { createdMs: createdAtMs, totalPrice, quantityEffect: quantity, change: quantity + price + override };
}

/**
 * Splits the last `hours` hours of play into single hours, oldest first. The change between two snapshots is spread
 * evenly over the time that counts as played between them. Time away is omitted, so an hour may extend over a night.
 */
export function listPlayedHours(points: readonly IncomePoint[], { hours, nowMs }: { hours: number; nowMs: number }): PlayedHour[] {
  const cut: PlayedHour[] = [];
  let open = null as PlayedHour | null;
  for (let at = points.length - 1; at > 0 && cut.length < hours; at -= 1) {
    const [point, before] = [points[at] as IncomePoint, points[at - 1] as IncomePoint];
    if (point.createdMs > nowMs) continue;
    const played = playedBetween(before, point);
    let leftMs = played;
    while (leftMs > 0 && cut.length < hours) {
      open ??= { fromMs: point.createdMs, toMs: point.createdMs - (played - leftMs), change: 0, constant: 0, playedMs: 0, snapshots: 0 };
      const takenMs = Math.min(leftMs, HOUR_MS - open.playedMs);
      const share = takenMs / played;
      leftMs -= takenMs;
      open = {
        ...open,
        fromMs: leftMs === 0 ? before.createdMs : point.createdMs - (played - leftMs),
        change: open.change + (point.change ?? 0) * share,
        constant: open.constant + (point.quantityEffect ?? 0) * share,
        playedMs: open.playedMs + takenMs,
        snapshots: open.snapshots + 1,
      };
      if (open.playedMs >= HOUR_MS) {
        cut.push(open);
        open = null;
      }
    }
  }
  if (open !== null && cut.length < hours) cut.push(open);
  return cut.toReversed();
}

/** Number of snapshots whose change counts in a window of play. */
export function countPlayed(points: readonly IncomePoint[], { playedMs, nowMs }: { playedMs: number; nowMs: number }): number {
  let [left, count] = [playedMs, 0];
  for (let at = points.length - 1; at > 0 && left > 0; at -= 1) {
    const [point, before] = [points[at] as IncomePoint, points[at - 1] as IncomePoint];
    const played = point.createdMs > nowMs ? 0 : playedBetween(before, point);
    if (played > 0) count += 1;
    left -= played;
  }
  return count;
}
