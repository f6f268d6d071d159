import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CategoryNav, CategorySelect } from './category-nav.tsx';

const nav = {
  game: 'poe1',
  label: 'Categories',
  counts: { '': 0 },
  selected: { category: '', subCategory: '' },
  onSelect: () => undefined,
  allLabel: 'All',
} as const;

afterEach(cleanup);

it('shows counts, including zero, only once they are known', () => {
  const { rerender } = render(<CategoryNav {...nav} isCounting />);
  expect(screen.getByRole('button').textContent).toBe('All');
  rerender(<CategoryNav {...nav} />);
  expect(screen.getByRole('button').textContent).toBe('All0');
  rerender(<CategorySelect {...nav} isCounting />);
  expect(screen.getByRole('option', { name: /^All/ }).textContent).toBe('All');
});

it('shows no category count before all counts are known', () => {
  const counted = { ...nav, counts: { '': 3, essence: 3 } };
  const { rerender } = render(<CategorySelect {...counted} isCounting />);
  const read = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(read().slice(0, 2)).toEqual(['All', 'Essence']);
  rerender(<CategorySelect {...counted} />);
  expect(read().slice(0, 2)).toEqual(['All (3)', 'Essence (3)']);
});

it('shows no count for a chosen sub-category before its items are known', () => {
  const props = { ...nav, counts: { '': 3, essence: 3 }, selected: { category: 'essence', subCategory: 'essenceHigh' } };
  const said = () => screen.getAllByRole('button').map((row) => row.textContent);
  const { rerender } = render(<CategoryNav {...props} isCountingSubs />);
  expect(said()).toEqual(['All3', 'Essence3', 'High']);
  rerender(<CategoryNav {...props} />);
  expect(said()).toEqual(['All3', 'Essence3', 'High0']);
  rerender(<CategorySelect {...props} isCountingSubs />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All (3)',
    'Essence (3)',
    expect.not.stringContaining('('),
  ]);
});
