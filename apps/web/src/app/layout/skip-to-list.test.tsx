// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VirtualTable } from '../../shared/ui/virtual-table.tsx';
import { focusList } from './skip-to-list.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const columns = [{ id: 'name', header: 'Name', className: '', isSortable: false as const, cell: (row: string) => row }];

it('D85 skips past categories and filters to the first row of a list', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  const { container } = render(
    <main>
      <button type="button">category</button>
      <input aria-label="search" />
      <VirtualTable label="Rows" listed="a" rows={['one', 'two']} rowKey={(row) => row} columns={columns} onSelect={() => undefined} />
    </main>,
  );
  expect(focusList(container)).toBe(true);
  expect(document.activeElement).toBe(screen.getByText('one').closest('[role=row]'));
});

it('D85 skips to the content on a page without a list', () => {
  const { container } = render(<main>text</main>);
  expect(focusList(container)).toBe(false);
});
