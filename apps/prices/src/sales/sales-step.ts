import type { PricesDb } from '../database.ts';
import { readClock, type SalesClock } from './sales-queries.ts';

/**
 * A league's sales between two counts: `fromMs` is the time of the last count (null before the first), `sinceMs` the
 * start of the unbroken series of counts. All parts of a league get the same step.
 */
export type SalesStep = {
  readonly isDue: boolean;
  readonly fromMs: number | null;
  /** True if the last count is so long ago that the asks in between are unknown. */
  readonly isGap: boolean;
  readonly sinceMs: number;
};

/** Time between two counts. */
const COUNT_EVERY_MS = 10 * 60_000;
/** Maximum time between two counts over which asks can be assumed unchanged. */
const LONGEST_STEP_MS = 30 * 60_000;

/** Reads when a league was last counted, and decides whether to count now. */
export async function readSalesStep(db: PricesDb, { leagueId, nowMs }: { leagueId: number; nowMs: number }): Promise<SalesStep> {
  const clock = await readClock(db, leagueId);
  if (clock === null) return { isDue: true, fromMs: null, isGap: true, sinceMs: nowMs };
  const stepMs = nowMs - clock.countedAtMs;
  const isGap = stepMs > LONGEST_STEP_MS || stepMs < 0;
  return { isDue: Math.abs(stepMs) >= COUNT_EVERY_MS, fromMs: clock.countedAtMs, isGap, sinceMs: isGap ? nowMs : clock.sinceMs };
}

/** Returns the clock to store after a count. */
export function clockAfter({ sinceMs }: SalesStep, nowMs: number): SalesClock {
  return { countedAtMs: nowMs, sinceMs };
}
