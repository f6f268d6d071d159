import { roundPrice } from '@poexchange/domain/currency';
import { confidenceLevels, percentile, primaryLevel, smallestPriceChaos } from '@poexchange/domain/pricing';
import type { LowConfidenceReason } from '@poexchange/domain/pricing';
import { cleanAsks } from './clean-asks.ts';
import type { AccountAsk } from './pick-account-asks.ts';

export type GroupValue = {
  /** Chaos at each confidence level, ascending (R9.25), at most 4 decimals. */
  readonly levels: readonly number[];
  /** Chaos at the primary level (D50). */
  readonly primary: number;
  /** Accounts that offer it. */
  readonly listings: number;
  readonly reason: LowConfidenceReason | null;
};

/** D53. */
const FEWEST_ACCOUNTS = 10;
/** The middle ask against the primary value, from where sellers do not agree on a price. Honest asks alone give about 1.25. */
const WIDEST_RATIO = 2;
const STALE_AFTER_MS = 24 * 3_600_000;

/** The value of a group from one ask per account (D50-D53); null without asks. */
export function valueGroup(asks: readonly AccountAsk[], nowMs: number): GroupValue | null {
  const cleaned = cleanAsks(asks.map((ask) => ask.priceChaos).toSorted((a, b) => a - b));
  if (cleaned.length === 0) return null;
  const levels = confidenceLevels.map((level) => readLevel(cleaned, level));
  const primary = readLevel(cleaned, primaryLevel);
  const newestMs = asks.reduce((newest, ask) => Math.max(newest, ask.seenAtMs), 0);
  return {
    levels,
    primary,
    listings: asks.length,
    reason: findDoubt({ accounts: cleaned.length, spread: readLevel(cleaned, 50) / primary, ageMs: nowMs - newestMs }),
  };
}

/** R9.12: chaos is the measure of all others, whatever people ask for it. */
export function valueChaos(listings: number): GroupValue {
  return { levels: confidenceLevels.map(() => 1), primary: 1, listings, reason: null };
}

function readLevel(asks: readonly number[], level: number): number {
  return Math.max(roundPrice(percentile(asks, level) ?? 0), smallestPriceChaos);
}

function findDoubt({ accounts, spread, ageMs }: { accounts: number; spread: number; ageMs: number }): LowConfidenceReason | null {
  if (accounts < FEWEST_ACCOUNTS) return 'few';
  if (spread > WIDEST_RATIO) return 'wide';
  return ageMs > STALE_AFTER_MS ? 'stale' : null;
}
