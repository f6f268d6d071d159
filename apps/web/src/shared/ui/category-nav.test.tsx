// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CategorySelect } from './category-nav.tsx';

afterEach(cleanup);

it('D25 shows a group unknown to this browser as selected in the category list, and selects nothing else', () => {
  const open = (subCategory: string) => {
    render(
      <CategorySelect
        game="poe1"
        label="Categories"
        counts={{}}
        selected={{ category: 'custom', subCategory }}
        groups={[{ id: 'aaaaaaaaaaaa', name: 'Boss keys' }]}
        shows="all"
        onSelect={() => undefined}
      />,
    );
    const { value, options } = screen.getByRole<HTMLSelectElement>('combobox');
    cleanup();
    return [value, [...options].filter((each) => each.value.startsWith('custom/')).length];
  };
  expect(open('bbbbbbbbbbbb')).toEqual(['custom/bbbbbbbbbbbb', 2]);
  expect(open('aaaaaaaaaaaa')).toEqual(['custom/aaaaaaaaaaaa', 1]);
});

it('formats counts in the category list with grouped digits', () => {
  const place = { category: '', subCategory: '' };
  const counts = { '': 2173, essence: 1204 };
  render(
    <CategorySelect game="poe1" label="Categories" counts={counts} selected={place} allLabel="All items" onSelect={() => undefined} />,
  );
  const { options } = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...options].map(({ label }) => label).join()).toMatch(/^All items \(2,173\),.*\(1,204\)/);
});
