import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { afterEach, expect, it } from 'vitest';
import { choosePriceLevel, readStoredInterface, useInterfaceStore } from './interface-store.ts';

afterEach(() => choosePriceLevel(PRIMARY_LEVEL));

it('D50 uses level 12 until the user picks another level, which this browser then stores', () => {
  expect(readStoredInterface({}).priceLevel).toBe(12);
  for (const level of confidenceLevels) {
    choosePriceLevel(level);
    const stored = JSON.parse(localStorage.getItem('poexchange:interface') ?? '{}') as { state: unknown };
    expect(readStoredInterface(stored.state).priceLevel).toBe(level);
  }
});

it.each([11, '12', null, Number.NaN, { level: 20 }])('D50 ignores the invalid level %s', (priceLevel) => {
  expect(readStoredInterface({ priceLevel, lastGame: 'poe2' })).toMatchObject({ priceLevel: 12, lastGame: 'poe2' });
  expect(useInterfaceStore.getState().priceLevel).toBe(12);
});
