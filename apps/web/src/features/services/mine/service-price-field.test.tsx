import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import type { PriceDraft } from './service-drafts.ts';
import { focusPrice, ServicePriceField } from './service-price-field.tsx';

let last: PriceDraft;
const start: PriceDraft = { price: { priceValue: 80, priceType: 'c' }, typedPrice: null };

function Field({ value }: { readonly value: PriceDraft }) {
  const [held, setHeld] = useState(value);
  const take = (next: PriceDraft): void => {
    last = next;
    setHeld(next);
  };
  return (
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 193.14 }}>
      <ServicePriceField label="Price" name="a" value={held} onChange={take} reason="shown" />
    </PriceViewProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });

beforeEach(() => void (last = start));
afterEach(cleanup);

describe('service price field', () => {
  it('R2.23 reports the price on each keystroke, so that saving never uses an outdated price', () => {
    render(<Field value={start} />);
    expect(field().value).toBe('80c');
    type('2d');
    expect(last).toEqual({ price: { priceValue: 2, priceType: 'd' }, typedPrice: null });
    expect(field().value).toBe('2d');
  });

  it('R8.07 keeps an invalid price, shows why, and blocks saving', () => {
    render(<Field value={start} />);
    type('-1');
    fireEvent.blur(field());
    expect(last).toEqual({ price: start.price, typedPrice: '-1' });
    expect(field().value).toBe('-1');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toMatch(/^This is not a price/);
    expect(screen.getByRole('alert').className).not.toContain('sr-only');
  });

  it('shows the maximum price, and rejects an exponent', () => {
    render(<Field value={start} />);
    type('1000001c');
    expect(screen.getByRole('alert').textContent).toBe('This price is too high. At most 1,000,000.');
    type('1e9');
    expect(screen.getByRole('alert').textContent).toMatch(/^This is not a price/);
  });

  it('asks for a missing price only after the field loses focus', () => {
    render(<Field value={{ ...start, typedPrice: '' }} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
    fireEvent.focus(field());
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByRole('alert').textContent).toBe('Enter a price, or “free”.');
    expect(focusPrice('a')).toBe(true);
    expect(document.activeElement).toBe(field());
    expect(focusPrice('b')).toBe(false);
  });

  it('R2.23 stores divines in poe2 as divines, and two currencies in the display currency', () => {
    const view = { game: 'poe2', unit: 'ex', chaosPerUnit: 0.1, rates: { d: 28.8, ex: 0.1, r: undefined } } as const;
    render(
      <PriceViewProvider view={view}>
        <ServicePriceField label="Price" value={start} onChange={(next) => void (last = next)} />
      </PriceViewProvider>,
    );
    const read = (text: string) => {
      type(text);
      return last.typedPrice ?? last.price;
    };
    expect(read('1d')).toEqual({ priceValue: 1, priceType: 'd' });
    expect(read('1 div')).toEqual({ priceValue: 1, priceType: 'd' });
    expect(read('5')).toEqual({ priceValue: 5, priceType: 'ex' });
    expect(read('1d 20ex')).toEqual({ priceValue: 308, priceType: 'ex' });
    expect(read('1/3')).toEqual({ priceValue: 0.33, priceType: 'ex' });
    expect(read('1d 1r')).toBe('1d 1r');
    expect(field().title).toContain('5ex, 1.5d');
  });

  it('discards the typed text on Escape', () => {
    render(<Field value={start} />);
    fireEvent.focus(field());
    type('zzz');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(last).toEqual(start);
    expect(field().value).toBe('80c');
  });
});
