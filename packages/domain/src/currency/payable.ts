import { type PriceView, readViewUnit, splitChaos } from './display-price.ts';
import { formatPlain } from './format-number.ts';
import { PRICE_DECIMALS, roundRate, roundTo } from './round.ts';
import type { CurrencyUnit } from './units.ts';

/** A number of whole pieces of one currency. */
export type PayablePart = { readonly count: number; readonly unit: CurrencyUnit };

/**
 * The payable total: whole pieces of each currency required. `chaos` is their value at the view's rate; `exactness`
 * shows whether that value equals the total or was rounded to whole pieces.
 */
export type PayableTotal = {
  readonly parts: readonly PayablePart[];
  readonly chaos: number;
  readonly exactness: 'exact' | 'rounded';
};

/**
 * Computes the payable total of a total in chaos: whole pieces of the smallest currency used, rounded half up, and at
 * least 1 for any positive total. poe1 uses divines at the view's rate and chaos for the rest, or only chaos while no
 * rate is known; poe2 uses the view's unit. Zero and numbers that are not finite become 0 pieces.
 */
export function payableTotal(totalChaos: number, view: PriceView): PayableTotal {
  const isNothing = !(totalChaos > 0 && Number.isFinite(totalChaos));
  if (view.game === 'poe2') {
    const { unit, chaosPerUnit } = readViewUnit(view);
    const amount = isNothing ? 0 : totalChaos / chaosPerUnit;
    const count = isNothing ? 0 : Math.max(1, roundTo(amount, 0));
    return { parts: [{ count, unit }], chaos: count * chaosPerUnit, exactness: compare(count, amount) };
  }
  if (isNothing) return { parts: [{ count: 0, unit: 'c' }], chaos: 0, exactness: 'exact' };
  return payPair(totalChaos, roundRate(view.chaosPerDivine ?? 0));
}

/** Formats a payable total for a whisper: `1d 4c`, `36ex`. */
export function writePayable({ parts }: PayableTotal): string {
  return parts.map(({ count, unit }) => formatPlain(count, 0) + unit).join(' ');
}

function payPair(totalChaos: number, chaosPerDivine: number): PayableTotal {
  const rate = chaosPerDivine > 0 && Number.isFinite(chaosPerDivine) ? chaosPerDivine : null;
  const split = splitChaos(totalChaos, rate, { decimals: PRICE_DECIMALS });
  const rest = roundTo(split.chaos, 0);
  const atLeast = split.divines === 0 ? Math.max(1, rest) : rest;
  // With a fractional rate, the remainder can round up to more than a divine is worth.
  const isDivine = rate !== null && atLeast >= rate;
  const divines = split.divines + (isDivine ? 1 : 0);
  const chaos = isDivine ? 0 : atLeast;
  const parts: PayablePart[] = [];
  if (divines > 0) parts.push({ count: divines, unit: 'd' });
  if (chaos > 0) parts.push({ count: chaos, unit: 'c' });
  const worth = roundTo(divines * (rate ?? 0) + chaos, PRICE_DECIMALS);
  return { parts, chaos: worth, exactness: compare(worth, totalChaos) };
}

/** Compares two amounts, rounded to price decimals. */
function compare(paid: number, total: number): PayableTotal['exactness'] {
  return roundTo(paid, PRICE_DECIMALS) === roundTo(total, PRICE_DECIMALS) ? 'exact' : 'rounded';
}
