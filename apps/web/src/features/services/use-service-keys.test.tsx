// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualTable, type Column } from '../../shared/ui/virtual-table.tsx';
import { useServiceKeys } from './use-service-keys.ts';

type Row = { readonly id: string };
const columns: readonly Column<Row>[] = [{ id: 'id', header: 'Id', className: 'w-[80px]', cell: ({ id }) => id }];
const rows: readonly Row[] = [{ id: 'first' }, { id: 'second' }];
const ask = vi.fn<() => void>();
const select = vi.fn<(key: string) => void>();

function List() {
  useServiceKeys({ Enter: ask });
  return (
    <>
      <VirtualTable
        label="Offers"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        rowHeight={40}
        selectedKey="first"
        onSelect={select}
      />
      <button type="button">Else</button>
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  // jsdom has no layout, so without a height there would be no room for rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  render(<List />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (id: string): void =>
  void fireEvent.keyDown(screen.getByText(id).closest('[role=row]') ?? screen.getByText(id), { key: 'Enter' });

it('runs the page’s action on Enter in the selected row, and selects any other row', () => {
  press('first');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(select).not.toHaveBeenCalled();
  press('second');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(select).toHaveBeenCalledExactlyOnceWith('second');
});

it('presses only the button on Enter', () => {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Else' }), { key: 'Enter' });
  expect(ask).not.toHaveBeenCalled();
});
