// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

afterEach(cleanup);

function open(): { field: HTMLInputElement; onChange: (value: number | null) => void } {
  const onChange = vi.fn<(value: number | null) => void>();
  render(
    <>
      <NumberField aria-label="Pieces" value={3} min={1} max={50} decimals={0} onChange={onChange} />
      <TooltipLayer />
    </>,
  );
  return { field: screen.getByRole<HTMLInputElement>('textbox'), onChange };
}

it.each([
  ['-5', 'At least 1.'],
  ['1.5', 'Whole numbers only.'],
  ['60', 'At most 50.'],
  ['many', 'This is not a number.'],
])('R2.11 "%s" changes nothing and is told why: %s', (text, why) => {
  const { field, onChange } = open();
  fireEvent.change(field, { target: { value: text } });
  expect(onChange).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const hint = screen.getByRole('tooltip');
  expect(hint.textContent).toBe(why);
  expect(field.getAttribute('aria-describedby')).toBe(hint.id);
  fireEvent.change(field, { target: { value: '7' } });
  expect(onChange).toHaveBeenLastCalledWith(7);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
