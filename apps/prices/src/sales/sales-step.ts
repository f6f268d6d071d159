import type { PricesDb } from '../database.ts';
import { readClock, type SalesClock } from './sales-queries.ts';

/**
 * Sales of a league between two counts: `fromMs` when it was counted last (null before the first time), `sinceMs` since
 * when it was counted without a gap. All that value parts of a league are told the same.
 */
export type SalesStep = {
  readonly isDue: boolean;
  readonly fromMs: number | null;
  /** True where the last count is too long ago: nobody has watched since. */
  readonly isGap: boolean;
  readonly sinceMs: number;
};

/** Time between two counts. */
const COUNT_EVERY_MS = 10 * 60_000;
/** Longest time between two counts of which the first tells how many asks stood all along. */
const LONGEST_STEP_MS = 30 * 60_000;

/** Reads when a league was counted last, and decides whether it is now. */
export async function readSalesStep(db: PricesDb, { leagueId, nowMs }: { leagueId: number; nowMs: number }): Promise<SalesStep> {
  const clock = await readClock(db, leagueId);
  if (clock === null) return { isDue: true, fromMs: null, isGap: true, sinceMs: nowMs };
  const stepMs = nowMs - clock.countedAtMs;
  const isGap = stepMs > LONGEST_STEP_MS || stepMs < 0;
  return { isDue: Math.abs(stepMs) >= COUNT_EVERY_MS, fromMs: clock.countedAtMs, isGap, sinceMs: isGap ? nowMs : clock.sinceMs };
}

/** The clock to store after a count. */
export function clockAfter({ sinceMs }: SalesStep, nowMs: number): SalesClock {
  return { countedAtMs: nowMs, sinceMs };
}
