import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AskedLeagueNote } from './asked-league.tsx';

const shown = { id: 'mercenaries', name: 'Mercenaries' };
const leagues = [shown, { id: 'standard', name: 'Standard' }];
const open = (asked: string) => {
  const acts = { onStay: vi.fn<() => void>(), onChange: vi.fn<(id: string) => void>() };
  render(<AskedLeagueNote asked={asked} shown={shown} leagues={leagues} {...acts} />);
  return acts;
};
const readNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
afterEach(cleanup);

it('a league of the address that does not exist is named, with the one that is shown and a way back to it', () => {
  const { onStay } = open('Nosuchleague');
  expect(screen.getByRole('status').textContent).toContain('There is no league “Nosuchleague”. You see Mercenaries.');
  expect(readNames()).toEqual(['Stay in Mercenaries']);
  fireEvent.click(screen.getByRole('button'));
  expect(onStay).toHaveBeenCalledTimes(1);
});

it('a league of the address other than the one shown is told apart from it, and can be gone to', () => {
  const { onChange } = open('standard');
  expect(screen.getByRole('status').textContent).toContain('The address asks for Standard. You see Mercenaries.');
  expect(readNames()).toEqual(['Go to Standard', 'Stay in Mercenaries']);
  fireEvent.click(screen.getByRole('button', { name: 'Go to Standard' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('standard');
});

it.each(['mercenaries', 'Mercenaries'])('nothing is said about %s', (asked) => {
  open(asked);
  expect(screen.queryByRole('status')).toBeNull();
});
