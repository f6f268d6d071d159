import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { PriceInput } from './price-input.tsx';

afterEach(cleanup);

function open(override: number | null) {
  const onChange = vi.fn<(priceChaos: number | null) => void>();
  render(<PriceInput name="Chaos Orb" calculated={0.95} override={override} multiplier={95} onChange={onChange} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: /Chaos Orb/ }) };
}

const type = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};

describe("price of one's own", () => {
  it('R2.11 shows the calculated price until one is typed, and takes it on leaving the field', () => {
    const { input, onChange } = open(null);
    expect([input.value, input.placeholder]).toEqual(['', '0.95']);
    fireEvent.change(input, { target: { value: '1,25' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1.25);
  });

  it('R2.11 an emptied field goes back to the value', () => {
    const { input, onChange } = open(3);
    type(input, '');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each(['0', '-1', 'abc', '1e308', 'NaN', '0.00001', '99999999999'])('R2.11 "%s" is no price and changes nothing', (text) => {
    const { input, onChange } = open(3);
    type(input, text);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('3');
  });

  it('R2.11 what was typed counts when the field goes, as where a turned phone shows cards for the table', () => {
    const { input, onChange } = open(3);
    fireEvent.change(input, { target: { value: '9' } });
    cleanup();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(9);
    expect(input.isConnected).toBe(false);
    const untouched = open(3);
    cleanup();
    expect(untouched.onChange).not.toHaveBeenCalled();
  });

  it('R2.11 Escape forgets what was typed', () => {
    const { input, onChange } = open(3);
    fireEvent.change(input, { target: { value: '9' } });
    fireEvent.keyDown(input, { key: 'Escape' });
    fireEvent.blur(input);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a price of poe2', () => {
  it('D59 is typed and shown in the unit of the page and kept in chaos', () => {
    const onChange = vi.fn<(priceChaos: number | null) => void>();
    const draw = (override: number | null) => (
      <PriceViewProvider view={{ game: 'poe2', unit: 'ex', chaosPerUnit: 0.1037 }}>
        <PriceInput name="Divine Orb" calculated={1.037} override={override} multiplier={95} onChange={onChange} />
      </PriceViewProvider>
    );
    const { rerender } = render(draw(null));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /one Divine Orb, in exalted/ });
    expect(input.placeholder).toBe('10');
    type(input, '0.5');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0.05185);
    rerender(draw(0.05185));
    expect(input.value).toBe('0.5');
    type(input, '0.5');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
