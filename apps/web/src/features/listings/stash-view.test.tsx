// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { describeListing } from './listing-view.ts';
import { StashView } from './stash-view.tsx';
import { makeRow } from './testing/make-row.ts';

const known = 'a'.repeat(40);
const nameless = 'b'.repeat(40);
const entry = {
  hash: known,
  tag: 'essence' as const,
  key: 'a',
  name: 'Essence of Anger',
  iconPath: '/anger.png',
  properties: {},
  valueChaos: 5,
  lowConfidence: null,
  listings: 9,
  priceHash: known,
  filterHash: known,
};
const stack = { stackSize: 1, y: 0, w: 1, h: 1, lines: [] };

afterEach(cleanup);

function show(expanded: object, selection: Record<string, number>, options: Partial<typeof entry> | object = {}) {
  const row = makeRow('u', {
    items: [
      [known, 5, 1],
      [nameless, 7, 1],
    ],
  });
  const { items } = describeListing(row, new Map([[known, { ...entry, ...options }]]), 'poe1');
  const client = new QueryClient();
  client.setQueryData(['listing', 'u', 1], expanded);
  return render(
    <QueryClientProvider client={client}>
      <StashView uuid="u" stampMs={1} items={items} selection={selection} />
    </QueryClientProvider>,
  );
}

const quad = { kind: 'quad', size: 24 };
const essences = { kind: 'essence', size: null };

it('R2.07, D18 draws every stack in its tab, also of items no price file names, and marks what is chosen with its amount', () => {
  show(
    {
      seenAt: 5,
      tabs: [quad, essences],
      items: [
        { hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: 0, tab: 0, name: 'Essence of Anger' }] },
        {
          hash: nameless,
          price: 7,
          quantity: 2600,
          rawItems: [
            { ...stack, id: 'two', x: 3, tab: 0, name: 'Odd Relic', stackSize: 2600, rarity: 'unique' },
            { ...stack, id: 'three', x: 60, tab: 1, name: 'Odd Relic', stackSize: 1200 },
          ],
        },
      ],
    },
    { [nameless]: 2700 },
  );
  expect(screen.getAllByRole('region').map((tab) => tab.getAttribute('aria-label'))).toEqual(['Tab 1 · Quad tab', 'Tab 2 · Essence tab']);
  const drawn = screen.getAllByRole('listitem');
  expect(drawn.map((item) => [item.getAttribute('aria-label'), item.textContent])).toEqual([
    ['1 × Essence of Anger, column 1, row 1', ''],
    ['2,600 × Odd Relic, column 4, row 1, 2,600 chosen', '2k'],
    ['1,200 × Odd Relic, 100 chosen', '100'],
  ]);
});

it('R3.31 a stack has the colour of its rarity', () => {
  show(
    {
      seenAt: 5,
      tabs: [quad],
      items: [{ hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: 0, tab: 0, name: 'A', rarity: 'unique' }] }],
    },
    {},
  );
  expect(screen.getByRole('listitem').className).toContain('border-b-rarity-unique');
});

it('R3.29 a fragment tab is shown by its sections, what is of influence as Exotic', () => {
  show(
    {
      seenAt: 5,
      tabs: [{ kind: 'fragment', size: null }],
      items: [{ hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: 60, tab: 0, name: 'Fragment of the Phoenix' }] }],
    },
    {},
    { tag: 'fragment', key: 'fragment of the phoenix' },
  );
  expect(screen.getByRole('list', { name: 'Exotic' })).toBeDefined();
});

it.each([
  ['never seen', null, /Nobody has seen/],
  ['seen, but in none of the tabs it names', 5, /but not in the tabs this listing names/],
])('D23 a listing that was %s says just that', (_what, seenAt, text) => {
  show(
    { seenAt, tabs: [], items: [{ hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: null, y: null, name: '' }] }] },
    {},
  );
  expect(screen.getByText(text)).toBeDefined();
});
