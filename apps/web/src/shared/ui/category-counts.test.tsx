import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryNav, CategorySelect } from './category-nav.tsx';

const nav = {
  game: 'poe1',
  label: 'Categories',
  counts: { '': 0 },
  selected: { category: '', subCategory: '' },
  onSelect: () => undefined,
  allLabel: 'All',
} as const;

it('shows no count before the counts are known, and zero when it is known', () => {
  const { rerender } = render(<CategoryNav {...nav} isCounting />);
  expect(screen.getByRole('button').textContent).toBe('All');
  rerender(<CategoryNav {...nav} />);
  expect(screen.getByRole('button').textContent).toBe('All0');
  rerender(<CategorySelect {...nav} isCounting />);
  expect(screen.getByRole('option', { name: /^All/ }).textContent).toBe('All');
});
