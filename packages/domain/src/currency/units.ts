import type { Game } from '../item/index.ts';

/** Currency unit in prices and whispers: chaos, divine, exalted, regal. */
export type CurrencyUnit = 'c' | 'd' | 'ex' | 'r';

/** `key` names the currency's picture; `group` is the currency's group key. */
export type CurrencyInfo = {
  readonly unit: CurrencyUnit;
  readonly key: 'chaos' | 'divine' | 'exalt' | 'regal';
  readonly group: string;
};

/** Every currency in which a price can be shown. */
export const currencies: Readonly<Record<CurrencyUnit, CurrencyInfo>> = {
  c: { unit: 'c', key: 'chaos', group: 'chaos orb' },
  d: { unit: 'd', key: 'divine', group: 'divine orb' },
  ex: { unit: 'ex', key: 'exalt', group: 'exalted orb' },
  r: { unit: 'r', key: 'regal', group: 'regal orb' },
};

/** A game's units, lowest worth first if the game has a low and a high unit. */
export const unitsOfGame: Readonly<Record<Game, readonly CurrencyUnit[]>> = {
  poe1: ['c', 'd'],
  poe2: ['c', 'd', 'ex', 'r'],
};

/** The unit in which poe2 prices are shown until the user selects another. */
export const DEFAULT_POE2_UNIT: CurrencyUnit = 'ex';

/** Returns true if a string from an outside source is a unit of this game. */
export function isUnitOfGame(text: string, game: Game): text is CurrencyUnit {
  return (unitsOfGame[game] as readonly string[]).includes(text);
}
