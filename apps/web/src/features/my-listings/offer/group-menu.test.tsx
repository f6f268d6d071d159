import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeItemChoices, readItemChoices, readPriceBookOf, setOffered } from '../../price-book/index.ts';
import { GroupMenu } from './group-menu.tsx';
import type { OfferLine } from './offer-lines.ts';

afterEach(cleanup);

const place = { game: 'poe1' as const, league: 'mercenaries', category: 'essence', subCategory: '' };
const hashes = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
const lines = hashes.map(
  (hash, at) =>
    ({
      entry: { hash, name: ['Anger', 'Envy', 'Woe'][at], tag: 'essence', properties: {}, quantity: 3 },
      isOffered: at !== 2,
      price: 1,
    }) as unknown as OfferLine,
);

it('D25 creates a custom group from items selected in its menu, whether offered or not, and leaves the draft unchanged', async () => {
  changeItemChoices(place, (before) => setOffered(before, { hashes: [hashes[2] as string], offered: 'no' }));
  const before = readItemChoices(place);
  const Page = () => <GroupMenu place={place} lines={lines} />;
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to a group' }));
  for (const name of ['Anger', 'Woe']) fireEvent.click(screen.getByRole('checkbox', { name }));
  fireEvent.change(screen.getByRole('textbox', { name: 'New group' }), { target: { value: 'Bulk' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  const [group] = readPriceBookOf(place).groups;
  expect([group?.name, group?.items.map(({ hash }) => hash)]).toEqual(['Bulk', [hashes[0], hashes[2]]]);
  expect(readItemChoices(place)).toEqual(before);
});
