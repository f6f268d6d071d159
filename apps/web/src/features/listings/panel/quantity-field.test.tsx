import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../../../shared/i18n/i18n.ts';
import { QuantityField, QuantityNote } from './quantity-field.tsx';

afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

const ignore = (): void => undefined;
const field = { id: 'note', name: 'Chaos Orb', taken: 1367, stock: 1367, remark: undefined, isFixed: false, onSet: ignore };

it('R1.09 formats a quantity like the stock next to it, and shows plain digits while typing', async () => {
  await changeLanguage('de');
  render(
    <>
      <QuantityField {...field} onType={ignore} />
      <QuantityNote {...field} side="sell" />
    </>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect([input.value, screen.getByText(/^alle/).textContent]).toEqual(['1.367', 'alle 1.367']);
  fireEvent.focus(input);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['1367', 0, 4]);
  fireEvent.blur(input);
  expect(input.value).toBe('1.367');
});
