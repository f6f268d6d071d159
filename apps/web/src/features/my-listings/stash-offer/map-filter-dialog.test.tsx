import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { findMapFilter, useMapFilterStore } from '../offer/map-filter-store.ts';
import { MapFilterDialog } from './map-filter-dialog.tsx';

afterEach(cleanup);

it('R2.13 keeps and marks an invalid minimum with the reason, and the filter keeps the previous number', () => {
  const place = { game: 'poe1' as const, league: 'mercenaries', category: 'map', subCategory: 'normalMap' };
  render(<MapFilterDialog place={place} onClose={() => undefined} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /quantity/i });
  const type = (text: string): void => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  const read = () => findMapFilter(useMapFilterStore.getState().filters, place)?.quantity ?? null;
  type('80');
  expect([read(), field.getAttribute('aria-invalid')]).toEqual([80, null]);
  type('abc');
  expect([read(), field.value, field.getAttribute('aria-invalid')]).toEqual([80, 'abc', 'true']);
  expect(screen.getByRole('alert').textContent).toBe('This is not a number.');
  type('');
  expect([read(), field.getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual([null, null, null]);
});
