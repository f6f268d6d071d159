import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AskedLeague } from './asked-league.tsx';

const shown = { id: 'mercenaries', name: 'Mercenaries' };
const leagues = [shown, { id: 'standard', name: 'Standard' }];
const say = (asked?: string): string | null => {
  render(<AskedLeague asked={asked} shown={shown} leagues={leagues} />);
  return screen.queryByRole('status')?.textContent ?? null;
};
afterEach(cleanup);

it('a league of the address that does not exist is named, with the one that is shown', () => {
  expect(say('Nosuchleague')).toBe('There is no league “Nosuchleague”. These are prices of Mercenaries.');
});

it('a league of the address other than the one shown is told apart from it', () => {
  expect(say('standard')).toBe('The address asks for Standard. These are prices of Mercenaries; choose the league at the top.');
});

it.each([undefined, '', 'mercenaries', 'Mercenaries'])('nothing is said about %s', (asked) => {
  expect(say(asked)).toBeNull();
});
