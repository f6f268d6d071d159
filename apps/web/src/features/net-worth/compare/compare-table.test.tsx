import { compareSnapshots } from '@poexchange/domain/net-worth';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDetails, makeItem } from '../testing/details.ts';
import { orderCompared } from './compare-model.ts';
import { CompareTable } from './compare-table.tsx';

const before = makeDetails([makeItem('Card'), makeItem('Essence'), makeItem('Orb')]);
const moved = makeItem('Orb', { price: 1.5, originalPrice: 1.5 });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // jsdom has no layout: without a height the table would render no rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(after: ReturnType<typeof makeDetails>) {
  const comparison = compareSnapshots(before, after);
  render(<CompareTable items={comparison.items} unit={{ unit: 'c', chaosPerUnit: 1 }} text="" kind="all" />);
  return comparison;
}

const heads = (): string[] => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cellsOf = (name: string): string[] =>
  [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].map(({ textContent }) => textContent);

it('D71 has a column for the effect of custom prices and ignored items, separate from the market, like the line in the panel', () => {
  const priced = makeItem('Card', { price: 3, isCustomPrice: true });
  const ignored = makeItem('Essence', { price: 0, isIgnored: true });
  const { items, price, override } = show(makeDetails([priced, ignored, moved]));
  const at = { price: heads().indexOf('By price'), own: heads().indexOf('Your prices') };
  expect([price, override]).toEqual([5, 10]);
  expect(cellsOf('Card')[at.price]).toBe('–');
  expect(cellsOf('Card')[at.own]).toContain('20');
  expect(cellsOf('Essence')[at.own]).toContain('10');
  expect(cellsOf('Orb')[at.price]).toContain('5');
  expect(cellsOf('Orb')[at.own]).toBe('–');
  expect(orderCompared(items, { column: 'override', direction: 'down' }).map(({ displayName }) => displayName)).toEqual([
    'Card',
    'Essence',
    'Orb',
  ]);
  expect(orderCompared(items, { column: 'price', direction: 'down' })[0]?.displayName).toBe('Orb');
});

it('has no column for custom prices if they have no effect', () => {
  show(makeDetails([makeItem('Card'), makeItem('Essence'), moved]));
  expect(heads()).not.toContain('Your prices');
});
