import type { LowConfidenceReason } from '@poexchange/domain/pricing';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** D54: the daily point is recorded at 02:00 UTC. */
export const DAILY_POINT_MS = 2 * HOUR_MS;
/** R9.21: every second hour of the last 48 hours is sent, and each of the last 30 days. */
export const HOURLY_SLOTS = 24;
export const DAILY_SLOTS = 30;
const HOURS_PER_SLOT = 2;

/** Returns the start of the hour that a value belongs to, in ms since 1970 UTC. */
export function hourOf(nowMs: number): number {
  return Math.floor(nowMs / HOUR_MS) * HOUR_MS;
}

/** Returns midnight UTC of the day for which a value may become the point; before 02:00 this is the previous day. */
export function dayOf(nowMs: number): number {
  return Math.floor((nowMs - DAILY_POINT_MS) / DAY_MS) * DAY_MS;
}

/** The fields of a value that a history point stores. Prices are in chaos. */
export type ValueToRecord = {
  readonly primary: number;
  /** Values at each confidence level, ascending. */
  readonly levels: readonly number[];
  readonly exchange: { readonly priceChaos: number } | null;
  readonly reason: LowConfidenceReason | null;
  readonly origin: PriceSource;
};

/** Source of a price: the exchange's trades or sellers' asks. */
export type PriceSource = 'exchange' | 'asks';

/** A published value. `source` is null if unknown. `exchange` is what the exchange paid at the time, if known. */
export type HistoryPoint = {
  readonly atMs: number;
  readonly value: number;
  readonly source: PriceSource | null;
  readonly exchange: number | null;
};

/** Arranges points into the last 24 even hours, oldest first; null if there is no point (D54, R9.21). */
export function layOutHours(points: readonly HistoryPoint[], nowMs: number): (HistoryPoint | null)[] {
  const stepMs = HOURS_PER_SLOT * HOUR_MS;
  return layOut(points, { lastMs: Math.floor(nowMs / stepMs) * stepMs, stepMs, slots: HOURLY_SLOTS });
}

/** Arranges points into the last 30 days, oldest first; null if there is no point (D54, R9.21). */
export function layOutDays<Point extends HistoryPoint>(points: readonly Point[], nowMs: number): (Point | null)[] {
  return layOut(points, { lastMs: dayOf(nowMs), stepMs: DAY_MS, slots: DAILY_SLOTS });
}

function layOut<Point extends HistoryPoint>(
  points: readonly Point[],
  { lastMs, stepMs, slots }: { lastMs: number; stepMs: number; slots: number },
): (Point | null)[] {
  const laidOut: (Point | null)[] = Array.from({ length: slots }, () => null);
  for (const point of points) {
    const slot = slots - 1 - (lastMs - point.atMs) / stepMs;
    // Points between slots (odd hours) are dropped.
    if (Number.isInteger(slot) && slot >= 0 && slot < slots) laidOut[slot] = point;
  }
  return laidOut;
}
