import { isUnitOfGame, roundTo, type CurrencyUnit } from '../currency/index.ts';
import type { Game } from '../item/index.ts';
import { serviceLimits } from './limits.ts';

/** Price of a service (R3.45): an amount in one currency; 0 means free. */
export type ServicePrice = { readonly priceValue: number; readonly priceType: CurrencyUnit };

/** Decimal places of a service's price, in every currency. */
export const SERVICE_PRICE_DECIMALS = 2;

/**
 * Reads a posted price: a finite amount from 0 (free) to a million in one of the game's units, rounded to two decimals,
 * as in whispers (D30). Null for anything else, including a price that would round to 0 but is not free.
 */
export function readServicePrice(posted: { readonly priceValue: unknown; readonly priceType: string }, game: Game): ServicePrice | null {
  const { priceValue, priceType } = posted;
  if (!isUnitOfGame(priceType, game)) return null;
  if (typeof priceValue !== 'number' || !Number.isFinite(priceValue) || priceValue < 0 || priceValue > serviceLimits.maxPrice) return null;
  const rounded = roundTo(priceValue, SERVICE_PRICE_DECIMALS);
  if (priceValue > 0 && rounded === 0) return null;
  return { priceValue: rounded === 0 ? 0 : rounded, priceType };
}

/** Minimum number of priced offers for the median to count as the going price, and for a range to be shown. */
export const FEWEST_OFFERS = 5;
export const FEWEST_FOR_RANGE = 2;

/**
 * Going price of a service, in chaos; free offers are counted but not averaged. `thin`: enough priced offers for a
 * range but not for a median; `few`: too few for a range.
 */
export type GoingPrice = {
  readonly kind: 'few' | 'thin' | 'known';
  readonly count: number;
  readonly freeCount: number;
  readonly lowChaos: number | null;
  readonly medianChaos: number | null;
  readonly highChaos: number | null;
};

/**
 * Summarises the offers of a service by their prices in chaos, 0 for free; the median is the middle of the sorted list.
 */
export function describeGoingPrice(pricesChaos: readonly number[]): GoingPrice {
  const priced = pricesChaos.filter((price) => price > 0).toSorted((a, b) => a - b);
  const middle = Math.floor(priced.length / 2);
  const upper = priced[middle];
  const lower = priced[priced.length % 2 === 0 ? middle - 1 : middle];
  return {
    kind: priced.length >= FEWEST_OFFERS ? 'known' : priced.length >= FEWEST_FOR_RANGE ? 'thin' : 'few',
    count: pricesChaos.length,
    freeCount: pricesChaos.length - priced.length,
    lowChaos: priced[0] ?? null,
    medianChaos: upper === undefined || lower === undefined ? null : (upper + lower) / 2,
    highChaos: priced.at(-1) ?? null,
  };
}
