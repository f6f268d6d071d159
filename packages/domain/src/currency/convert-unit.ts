import type { Game } from '../item/index.ts';
import { readViewUnit, type PriceView } from './display-price.ts';
import { PRICE_DECIMALS, roundPriceOf, roundTo } from './round.ts';
import type { CurrencyUnit } from './units.ts';

/** A price in a unit, as a person reads and types it. */
export type UnitAmount = { readonly amount: number; readonly unit: CurrencyUnit };

/**
 * Converts a price in chaos to the view's unit, with 4 decimals: in poe2 to the selected unit while its rate is known,
 * in all other cases to chaos. An amount of up to 2 decimals that {@link readTypedPrice} converted to chaos comes back
 * unchanged.
 */
export function toUnitAmount(chaos: number, view: PriceView): UnitAmount {
  const { unit, chaosPerUnit } = readViewUnit(view);
  return { amount: roundTo(chaos / chaosPerUnit, PRICE_DECIMALS), unit };
}

/**
 * Converts an amount typed in the view's unit to chaos, with the game's decimals. NaN and infinities are returned
 * unchanged: callers reject them.
 */
export function readTypedPrice(amount: number, view: PriceView): number {
  return roundPriceOf(amount * readViewUnit(view).chaosPerUnit, view.game);
}

/**
 * Returns the view for the price of a request: in poe2 the request's unit and rate, in poe1 the game's own units.
 * Without `chaosPerUnit` the price is in chaos.
 */
export function viewOfAsk(
  game: Game,
  asked: {
    readonly chaosPerDivine: number | null;
    readonly unit?: CurrencyUnit | null | undefined;
    readonly chaosPerUnit?: number | null | undefined;
  },
): PriceView {
  if (game === 'poe1') return { game, chaosPerDivine: asked.chaosPerDivine };
  return { game, unit: asked.unit ?? 'c', chaosPerUnit: asked.chaosPerUnit ?? null };
}
