import type { GroupHash } from '@poexchange/domain/ids';
import type { DetailItem } from '@poexchange/domain/net-worth';
import { expect, it } from 'vitest';
import { currencyColumns, hashOf } from '../../economy/testing/currency-rows.ts';
import { makeMarketPast } from './use-market-past.ts';

const itemOf = (name: string) => ({ hash: 'variant' as GroupHash, priceHash: hashOf(name) as GroupHash }) as DetailItem;
const [exalted, divine] = [itemOf('exalted orb'), itemOf('divine orb')];

it('D59 measures changes of owned items in the display currency, and looks up items by their price group', () => {
  const inExalted = makeMarketPast([currencyColumns], { game: 'poe2', unit: 'ex', chaosPerUnit: 0.88 });
  expect([inExalted.trendOf(exalted), inExalted.trendOf(divine)]).toEqual(['even', 'up']);
  expect([...(inExalted.weekOf(divine) ?? [])].slice(-2)).toEqual([40, 50]);
  expect([inExalted.dayChangeOf(exalted), inExalted.dayChangeOf(divine)]).toEqual([expect.closeTo(0, 9), expect.closeTo(0.25)]);
  const inChaos = makeMarketPast([currencyColumns], { game: 'poe2', unit: 'c', chaosPerUnit: 1 });
  expect([inChaos.trendOf(exalted), inChaos.trendOf(divine)]).toEqual(['down', 'up']);
  expect(inChaos.dayChangeOf(exalted)).toBeCloseTo(-0.12);
});

it('D59 shows no change if the past rate is unknown', () => {
  const past = makeMarketPast([], { game: 'poe2', unit: 'ex', chaosPerUnit: 0.88 });
  expect([past.trendOf(divine), past.dayChangeOf(divine), past.weekOf(divine), past.confidenceOf(divine)]).toEqual([
    'even',
    null,
    null,
    null,
  ]);
});
