import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { GroupItems } from './group-items.tsx';
import type { OfferLine } from './offer-lines.ts';

afterEach(cleanup);

const lines = ['Anger', 'Envy', 'Chaos Orb'].map(
  (name) =>
    ({ entry: { hash: name, name, tag: 'essence', properties: {}, quantity: 3 }, isOffered: true, price: 1 }) as unknown as OfferLine,
);

function Choice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <GroupItems lines={lines} chosen={chosen} onChosen={setChosen} />
      <output>{[...chosen].join()}</output>
    </>
  );
}

it('D25 selects a group’s items separately from the draft: none at first, then one by one, or all that match a name', () => {
  render(<Choice />);
  const chosen = () => document.querySelector('output')?.textContent;
  expect(chosen()).toBe('');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Envy' }));
  expect(chosen()).toBe('Envy');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chaos' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'All' }));
  expect(chosen()).toBe('Envy,Chaos Orb');
  expect(screen.getByText('Selected items: 2')).toBeTruthy();
});
