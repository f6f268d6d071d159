/** Adds times to a group's past values, because price files contain only the values. Pure. */
import type { Valuation } from '@poexchange/domain/pricing';

/** Null if the group had no value. */
export type PastValue = { readonly atMs: number; readonly chaos: number | null };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A day's point is taken at 02:00 UTC. */
const DAILY_POINT_MS = 2 * HOUR_MS;

/** One value for every second hour of the last two days, oldest first; the last entry is the latest even hour. */
export function listHourlyValues({ history }: Pick<Valuation, 'history'>, nowMs: number): PastValue[] {
  const stepMs = 2 * HOUR_MS;
  return place(history.primaryValueHourly, { lastMs: Math.floor(nowMs / stepMs) * stepMs, stepMs });
}

/** One value per day for the last 30 days, oldest first. */
export function listDailyValues({ history }: Pick<Valuation, 'history'>, nowMs: number): PastValue[] {
  const lastMs = Math.floor((nowMs - DAILY_POINT_MS) / DAY_MS) * DAY_MS + DAILY_POINT_MS;
  return place(history.primaryValueDaily, { lastMs, stepMs: DAY_MS });
}

function place(values: readonly (number | null)[], options: { lastMs: number; stepMs: number }): PastValue[] {
  return values.map((chaos, at) => ({
    atMs: options.lastMs - (values.length - 1 - at) * options.stepMs,
    chaos: chaos === 0 ? null : chaos,
  }));
}
