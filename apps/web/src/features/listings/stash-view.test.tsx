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

it('R2.07, D18 draws every stack of the listing, also of items no price file names, and marks what is chosen', () => {
  const row = makeRow('u', {
    items: [
      [known, 5, 1],
      [nameless, 7, 1],
    ],
  });
  const { items } = describeListing(row, new Map([[known, entry]]), 'poe1');
  const client = new QueryClient();
  client.setQueryData(['listing', 'u', 1], {
    items: [
      { hash: known, price: 5, quantity: 1, rawItems: [{ ...stack, id: 'one', x: 0, name: 'Essence of Anger' }] },
      {
        hash: nameless,
        price: 7,
        quantity: 2,
        rawItems: [
          { ...stack, id: 'two', x: 3, name: 'Odd Relic' },
          { ...stack, id: 'three', x: 60, name: 'Odd Relic' },
        ],
      },
    ],
  });
  render(
    <QueryClientProvider client={client}>
      <StashView uuid="u" stampMs={1} items={items} selection={{ [nameless]: 2 }} />
    </QueryClientProvider>,
  );
  const drawn = screen.getAllByRole('listitem');
  expect(drawn.map(({ title }) => title)).toEqual([
    expect.stringContaining('Essence of Anger'),
    expect.stringContaining('Odd Relic'),
    'Odd Relic',
  ]);
  expect(drawn.map(({ className }) => className.includes('opacity-45'))).toEqual([true, false, false]);
});
