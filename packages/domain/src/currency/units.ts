import type { Game } from '../item/index.ts';
import { type PriceView, readViewUnit } from './display-price.ts';
import { PRICE_DECIMALS, roundPriceOf, roundTo } from './round.ts';

/** Unit of currency in prices and whispers: chaos, divine, exalted, regal (R3.32, R3.33, R9.37). */
export type CurrencyUnit = 'c' | 'd' | 'ex' | 'r';

/** `key` names the picture of a currency (R3.34); `group` is the currency's group key. */
export type CurrencyInfo = {
  readonly unit: CurrencyUnit;
  readonly key: 'chaos' | 'divine' | 'exalt' | 'regal';
  readonly group: string;
};

/** Every currency that a price can be shown in (R3.32-R3.34). */
export const currencies: Readonly<Record<CurrencyUnit, CurrencyInfo>> = {
  c: { unit: 'c', key: 'chaos', group: 'chaos orb' },
  d: { unit: 'd', key: 'divine', group: 'divine orb' },
  ex: { unit: 'ex', key: 'exalt', group: 'exalted orb' },
  r: { unit: 'r', key: 'regal', group: 'regal orb' },
};

/** The units of a game, lowest worth first where the game has a low and a high one (R3.32, R3.33). */
export const unitsOfGame: Readonly<Record<Game, readonly CurrencyUnit[]>> = {
  poe1: ['c', 'd'],
  poe2: ['c', 'd', 'ex', 'r'],
};

/** The unit that poe2 prices are shown in until the user picks another (D59). */
export const DEFAULT_POE2_UNIT: CurrencyUnit = 'ex';

/** Returns whether a text from outside names a unit of that game. */
export function isUnitOfGame(text: string, game: Game): text is CurrencyUnit {
  return (unitsOfGame[game] as readonly string[]).includes(text);
}

/** A price in a unit, as a person reads and types it. */
export type UnitAmount = { readonly amount: number; readonly unit: CurrencyUnit };

/**
 * Converts a price in chaos to the view's one unit, at 4 decimals: chaos in poe1, the picked unit in poe2 while its
 * rate is known, else chaos (R9.33, D59). An amount of up to 2 decimals that went through {@link readTypedPrice} comes
 * back unchanged.
 */
export function toUnitAmount(chaos: number, view: PriceView): UnitAmount {
  const { unit, chaosPerUnit } = readViewUnit(view);
  return { amount: roundTo(chaos / chaosPerUnit, PRICE_DECIMALS), unit };
}

/**
 * The chaos of an amount typed in the unit of a view, at the game's decimals (R9.33, D59). NaN and infinities are
 * returned as they are: callers refuse them.
 */
export function readTypedPrice(amount: number, view: PriceView): number {
  return roundPriceOf(amount * readViewUnit(view).chaosPerUnit, view.game);
}

/**
 * Returns the view of a price requested in a unit at a rate in poe2 (D31, D59), or in the game's own units in poe1.
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
