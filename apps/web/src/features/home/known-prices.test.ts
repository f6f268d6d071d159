import { describe, expect, it } from 'vitest';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { chooseKnown } from './known-prices.tsx';

describe('prices on the home page', () => {
  it('D11 shows well-known prices first, then the most offered items, most expensive first', () => {
    const entry = (key: string, valueChaos: number | null, listings = 1) => ({ key, valueChaos, listings }) as PriceEntry;
    const entries = [
      entry('chaos orb', 1),
      entry('divine orb', 200),
      entry('vaal orb', null),
      entry('rare', 5, 2),
      entry('common', 0.1, 900),
    ];
    expect(chooseKnown(entries, { game: 'poe1', chaosPerDivine: 200 }, 2).map(({ key }) => key)).toEqual(['divine orb', 'common']);
    expect(chooseKnown(entries, { game: 'poe1' }, 8).map(({ key }) => key)).toEqual(['divine orb', 'rare', 'common']);
    expect(chooseKnown(entries, { game: 'poe2', unit: 'd', chaosPerUnit: 200 }, 1).map(({ key }) => key)).toEqual(['chaos orb']);
  });
});
