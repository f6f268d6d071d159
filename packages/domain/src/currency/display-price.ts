import type { Game } from '../item/index.ts';
import { formatNumber } from './format-number.ts';
import { roundRate, roundTo, TOTAL_DECIMALS } from './round.ts';
import type { CurrencyUnit } from './units.ts';

/**
 * The currency in which prices are shown. poe1: chaos and divines at `chaosPerDivine`. poe2: the unit that the user
 * selected at `chaosPerUnit`. Without a rate above zero, prices are in chaos.
 */
export type PriceView = {
  readonly game: Game;
  readonly chaosPerDivine?: number | null;
  readonly unit?: CurrencyUnit;
  readonly chaosPerUnit?: number | null;
  /**
   * poe2: chaos per unit of other currencies, for prices that can be typed in several currencies; null while unknown.
   */
  readonly rates?: Readonly<Partial<Record<CurrencyUnit, number | null | undefined>>>;
};

export type PricePart = { readonly amount: string; readonly unit: CurrencyUnit };

/**
 * `parts` is the displayed price; the tooltip contains the whole price in the low unit and, in poe1 from 1 divine
 * upward, in the high unit.
 */
export type DisplayPrice = {
  readonly parts: readonly PricePart[];
  readonly tooltip: { readonly low: PricePart; readonly high: PricePart | null };
};

/** Formats a price in chaos for display: poe1 as divines and chaos, poe2 in one unit. */
export function displayPrice(chaos: number, view: PriceView): DisplayPrice {
  return view.game === 'poe1' ? displayPair(chaos, readDivineRate(view.chaosPerDivine)) : displaySingle(chaos, view);
}

/**
 * Returns the unit of a view's single price and its value in chaos: the selected unit in poe2 when its rate is known,
 * otherwise chaos.
 */
export function readViewUnit(view: PriceView): { unit: CurrencyUnit; chaosPerUnit: number } {
  if (view.game === 'poe1' || view.unit === undefined || view.unit === 'c') return { unit: 'c', chaosPerUnit: 1 };
  const rate = readRate(view.chaosPerUnit);
  return rate === null ? { unit: 'c', chaosPerUnit: 1 } : { unit: view.unit, chaosPerUnit: rate };
}

function displaySingle(chaos: number, view: PriceView): DisplayPrice {
  const { unit, chaosPerUnit } = readViewUnit(view);
  const part: PricePart = { amount: formatNumber(chaos / chaosPerUnit), unit };
  return { parts: [part], tooltip: { low: part, high: null } };
}

function displayPair(chaos: number, chaosPerDivine: number | null): DisplayPrice {
  const low: PricePart = { amount: formatNumber(chaos), unit: 'c' };
  const parts = chaosPerDivine === null ? [] : pairParts(chaos, chaosPerDivine);
  if (chaosPerDivine === null || parts.length === 0) return { parts: [low], tooltip: { low, high: null } };
  return { parts, tooltip: { low, high: { amount: formatNumber(chaos / chaosPerDivine), unit: 'd' } } };
}

/** Number of divines from which the chaos remainder is omitted. */
const DIVINES_ALONE = 1000;

/** Rounding error of a rate with 2 decimals, in chaos. A remainder of up to this much per divine is not shown. */
const RATE_STEP_HALF = 0.005;
/** Upper bound of the rounding noise, in chaos: a whole chaos counts as a remainder even next to many divines. */
const LARGEST_NOISE = 0.5;

/** Splits a price of at least one divine into divines and chaos; returns nothing for lower prices. */
function pairParts(chaos: number, chaosPerDivine: number): PricePart[] {
  const split = splitChaos(Math.abs(chaos), chaosPerDivine);
  if (split.divines === 0) return [];
  const noise = Math.min((split.divines + 1) * RATE_STEP_HALF, LARGEST_NOISE, chaosPerDivine / 20);
  const rest = split.chaos <= noise ? '0' : formatNumber(split.chaos);
  // The formatted remainder has fewer decimals than the split: if it reads like a whole divine, count it as a divine.
  const isWholeDivine = chaosPerDivine - split.chaos <= noise || rest === formatNumber(chaosPerDivine);
  const divines = split.divines + (isWholeDivine ? 1 : 0);
  const parts: PricePart[] = [{ amount: formatNumber(chaos < 0 ? -divines : divines), unit: 'd' }];
  if (!isWholeDivine && rest !== '0' && divines < DIVINES_ALONE) parts.push({ amount: rest, unit: 'c' });
  return parts;
}

/** Returns the rate if it is finite and above zero, otherwise null. */
function readRate(rate: number | null | undefined): number | null {
  return rate !== null && rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null;
}

/** Returns a divine's rate with 2 decimals. poe2's units may be too cheap for 2 decimals. */
function readDivineRate(rate: number | null | undefined): number | null {
  return readRate(roundRate(readRate(rate) ?? 0));
}

/** Whole divines and the remainder in chaos; both have the sign of the total. */
export type SplitPrice = { readonly divines: number; readonly chaos: number };

/** Options of a split: the decimals of the price (2 for totals, 4 for a single piece). */
export type SplitOptions = { readonly decimals?: number };

/**
 * Splits chaos into whole divines at the rate and a remainder. The total is rounded to its decimals first and the
 * remainder is counted in steps of the last decimal, so that divines x rate + chaos is exactly the rounded total and
 * the remainder is always less than one divine. Without a usable rate (null, 0, negative, not finite) the whole total
 * stays in chaos; a total that is not finite returns 0.
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
