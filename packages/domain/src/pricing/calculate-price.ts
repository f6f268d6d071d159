import { FINE_PRICE_DECIMALS, PRICE_DECIMALS, roundMultiplier, roundPriceOf } from '../currency/index.ts';
import type { Game } from '../item/index.ts';

/**
 * Value of a group, the seller's percentage of it, and the price that the seller typed instead, if any. All prices are
 * in chaos.
 */
export type PriceInput = {
  readonly valueChaos: number | null;
  readonly multiplierPercent: number;
  readonly overrideChaos?: number | null | undefined;
  /** Determines the number of decimals; defaults to poe1. */
  readonly game?: Game;
};

/**
 * Returns the lowest price in a game, in chaos: one unit of its last decimal. An item with a value is never sold for
 * nothing.
 */
export function smallestPriceOf(game: Game): number {
  return game === 'poe2' ? 10 ** -FINE_PRICE_DECIMALS : 10 ** -PRICE_DECIMALS;
}

/**
 * Computes the asking price per piece in chaos: the override if there is one, otherwise the percentage of the value,
 * with the game's decimals (4 in poe1, 6 in poe2) and never below one unit of the last decimal. Null if there is
 * neither an override nor a value, or if the numbers are not above zero and finite.
 */
export function calculatePrice({ valueChaos, multiplierPercent, overrideChaos, game = 'poe1' }: PriceInput): number | null {
  if (overrideChaos !== null && overrideChaos !== undefined && isPositive(overrideChaos)) return keepAboveZero(overrideChaos, game);
  const percent = roundMultiplier(multiplierPercent);
  if (valueChaos === null || !isPositive(valueChaos) || !isPositive(percent)) return null;
  const price = (valueChaos * percent) / 100;
  return Number.isFinite(price) ? keepAboveZero(price, game) : null;
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

function keepAboveZero(price: number, game: Game): number {
  return Math.max(roundPriceOf(price, game), smallestPriceOf(game));
}
