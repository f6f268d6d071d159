import type { Game } from '../item/index.ts';

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
