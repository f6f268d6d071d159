import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UnknownMods } from './stash-head.tsx';

afterEach(cleanup);

it('R5.11 shows how many maps have mods that are not in any table, and lists those mods on a click', () => {
  const lines = [
    { text: 'Monsters Fracture', mapCount: 2 },
    { text: 'Players have # Left Feet', mapCount: 1 },
  ];
  const { container, rerender } = render(<UnknownMods unknown={{ mapCount: 2, lines }} />);
  expect(screen.queryByText('Monsters Fracture')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '2 maps with unknown mods' }));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['2', '1']);
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(['Monsters Fracture', 'Players have # Left Feet']);
  rerender(<UnknownMods unknown={{ mapCount: 0, lines: [] }} />);
  expect(container.textContent).toBe('');
});
