import { expect, it } from 'vitest';
import { measureOwnPrices } from './own-effect.ts';

type Item = Parameters<typeof measureOwnPrices>[0]['items'][number];

const item = (some: Partial<Item>): Item =>
  ({ quantity: 16, price: 420.5, originalPrice: 305.6, isCustomPrice: true, isIgnored: false, ...some }) as Item;

it.each([
  ['one above the market', [item({})], { count: 1, chaos: 1838.4 }],
  ['one below the market', [item({ price: 300 })], { count: 1, chaos: -89.6 }],
  ['one that the market has no price for', [item({ quantity: 2, price: 3, originalPrice: null })], { count: 1, chaos: 6 }],
  ['none but the market’s', [item({ isCustomPrice: false })], { count: 0, chaos: 0 }],
  ['one of an item that does not count', [item({ isIgnored: true })], { count: 0, chaos: 0 }],
  ['two together', [item({}), item({ price: 300 })], { count: 2, chaos: 1748.8 }],
])('measures the effect of custom prices on a total: %s', (_name, items, effect) => {
  expect(measureOwnPrices({ items })).toEqual(effect);
});
