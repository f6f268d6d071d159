import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { CustomServiceDialog } from './custom-service-dialog.tsx';

afterEach(cleanup);

it.each([
  ['poe1', ['Boss killing', 'Levelling', 'Crafting', 'Labyrinth, Other']],
  [
    'poe2',
    ['Ascendancy', 'Campaign, required', 'Campaign, optional', 'Pinnacle bosses', 'Endgame bosses', 'Levelling', 'Crafting', 'Other'],
  ],
] as const)('R3.40 lists the categories of %s for a custom service', (game, expected) => {
  render(
    <PriceViewProvider view={{ game, chaosPerDivine: 193.14 }}>
      <CustomServiceDialog scope={{ game, league: 'standard', side: 'wts' }} taken={[]} onAdd={() => undefined} onClose={() => undefined} />
    </PriceViewProvider>,
  );
  const options = within(screen.getByRole('combobox', { name: /Category/ })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(expected);
});
