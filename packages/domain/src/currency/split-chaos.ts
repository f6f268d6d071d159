import { roundRate, roundTo, TOTAL_DECIMALS } from './round.ts';

/** Whole divines and the remainder in chaos; both have the sign of the total. */
export type SplitPrice = { readonly divines: number; readonly chaos: number };

/** Options of a split: the decimals of the price (2 for totals, 4 for one piece). */
export type SplitOptions = { readonly decimals?: number };

/**
 * Splits chaos into whole divines at the rate and a remainder (D30). The total is rounded to its decimals first and the
 * remainder counted in whole steps of them, so that divines x rate + chaos is exactly the rounded total and the
 * remainder is always less than one divine. Without a usable rate (null, 0, negative, not finite) all stays chaos; a
 * total that is not finite gives 0.
 */
export function splitChaos(totalChaos: number, chaosPerDivine: number | null, options: SplitOptions = {}): SplitPrice {
  if (!Number.isFinite(totalChaos)) return { divines: 0, chaos: 0 };
  const decimals = options.decimals ?? TOTAL_DECIMALS;
  const total = roundTo(totalChaos, decimals);
  const rate = chaosPerDivine === null ? 0 : roundRate(chaosPerDivine);
  if (!(rate > 0 && Number.isFinite(rate))) return { divines: 0, chaos: total };
  const steps = 10 ** Math.max(decimals, TOTAL_DECIMALS);
  const totalSteps = Math.round(Math.abs(total) * steps);
  const rateSteps = Math.round(rate * steps);
  const divines = Math.floor(totalSteps / rateSteps);
  // Beyond the safe integers a remainder is meaningless.
  if (!Number.isSafeInteger(totalSteps)) return withSign(total, { divines: Math.floor(Math.abs(total) / rate), chaos: 0 });
  return withSign(total, { divines, chaos: (totalSteps - divines * rateSteps) / steps });
}

function withSign(total: number, { divines, chaos }: SplitPrice): SplitPrice {
  if (total >= 0) return { divines, chaos };
  return { divines: divines === 0 ? 0 : -divines, chaos: chaos === 0 ? 0 : -chaos };
}
