// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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
])('R2.11 rejects “%s” and shows why: %s', (text, why) => {
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

it('D34 when invalid text is left in the field, restores the previous number, not the part that was valid while typing', () => {
  function Page() {
    const [value, setValue] = useState<number | null>(3);
    return <NumberField aria-label="Pieces" value={value} min={1} max={50} decimals={0} onChange={setValue} />;
  }
  render(<Page />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  for (const text of ['6', '60', '600']) fireEvent.change(field, { target: { value: text } });
  expect(field.value).toBe('600');
  fireEvent.blur(field);
  expect(field.value).toBe('3');
});
