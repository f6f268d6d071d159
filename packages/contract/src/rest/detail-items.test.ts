import { expect, it } from 'vitest';
import { presentDetailItem } from './detail-items.ts';

it('R3.61 sends a snapshot item with the fields of the specification, without the market’s price histories', () => {
  const kept = {
    hash: 'h',
    priceHash: 'p',
    filterHash: 'f',
    displayName: 'Mageblood',
    icon: '/i.png',
    hashProps: { sixLink: true },
    tag: 'unique',
    quantity: 3,
    price: 7,
    isCustomPrice: true,
    originalPrice: 9,
    isLowConfidence: true,
    frameType: 3,
    // Fields not in the specification: the name of the kind, and the properties by which the kind is priced.
    key: 'mageblood',
    priceProps: {},
  };
  const holdings = [
    { tabId: 'a', quantity: 1, stacks: 1 },
    { tabId: 'b', quantity: 2, stacks: 1 },
  ];
  const item = { ...kept, isIgnored: false, borrowedPieces: 0, holdings } as unknown as Parameters<typeof presentDetailItem>[0];
  const items = [
    ['a', 1, 1],
    ['b', 2, 1],
  ];
  expect(presentDetailItem(item)).toEqual({ ...kept, stashTabsIds: ['a', 'b'], items });
});
