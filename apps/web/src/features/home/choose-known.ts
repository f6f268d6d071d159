import { currencies, readViewUnit, type PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';

/** Currency that every player knows, dearest first; keys as in the price files. */
const wellKnown: Readonly<Record<Game, readonly string[]>> = {
  poe1: ['mirror of kalandra', 'divine orb', 'sacred orb', 'orb of annulment', 'exalted orb', 'ancient orb', 'vaal orb', 'orb of fusing'],
  poe2: ['mirror of kalandra', 'divine orb', 'orb of annulment', 'chaos orb', 'exalted orb', 'vaal orb', 'regal orb', 'orb of alchemy'],
};

/**
 * The well-known items that have a price, filled up with the most offered others; dearest first. Leaves out the unit in
 * which prices are shown: its price is always one.
 */
export function chooseKnown(entries: readonly PriceEntry[], view: PriceView, count: number): readonly PriceEntry[] {
  const unit = currencies[readViewUnit(view).unit].group;
  const priced = entries.filter(({ valueChaos, key }) => valueChaos !== null && key !== unit);
  const known = priced.filter(({ key }) => wellKnown[view.game].includes(key));
  const others = priced.filter((entry) => !known.includes(entry)).sort((a, b) => b.listings - a.listings);
  return [...known, ...others].slice(0, count).sort((a, b) => (b.valueChaos ?? 0) - (a.valueChaos ?? 0));
}
