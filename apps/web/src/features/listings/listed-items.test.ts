import { makeGroup } from '@poexchange/domain/grouping';
import { expect, it } from 'vitest';
import { joinListedItems } from './listed-items.ts';
import { describeListing } from './listing-view.ts';
import { makeRow } from './testing/make-row.ts';

it('R3.03 joins groups, price, quantity, selection, stacks, summary and value of an open listing’s item', () => {
  const { hash } = makeGroup('gem', 'enlighten', { lvl: '4' });
  const tHash = makeGroup('gem', 'enlighten', {}).hash;
  const entry = {
    hash,
    tag: 'gem' as const,
    key: 'enlighten',
    name: 'Enlighten',
    iconPath: '/enlighten.png',
    properties: { lvl: '4' },
    valueChaos: 90,
    lowConfidence: null,
    listings: 12,
    priceHash: hash,
    filterHash: tHash,
  };
  const view = describeListing(makeRow('a', { items: [[hash, 80, 3]] }), new Map([[hash, entry]]), 'poe1');
  const stack = { id: 'one', stackSize: 3, x: 1, y: 2, w: 1, h: 1, name: 'Enlighten', lines: ['Level: 4'] };
  const expanded = {
    items: [
      { hash, price: 80, quantity: 3, rawItems: [stack] },
      { hash: 'f'.repeat(40), price: 1, quantity: 1, rawItems: [stack] },
    ],
  };
  const [item, ...others] = joinListedItems(view.items, { selection: { [hash]: 2 }, expanded });
  // R5.06: an item without a summary is omitted.
  expect(others).toEqual([]);
  expect(item).toEqual({
    hash,
    pHash: hash,
    tHash,
    price: 80,
    quantity: 3,
    selectedQuantity: 2,
    rawItems: [stack],
    summary: entry,
    primaryValuation: entry,
  });
  expect(joinListedItems(view.items, { selection: {}, expanded: { items: [] } })[0]).toMatchObject({ selectedQuantity: 0, rawItems: [] });
});
