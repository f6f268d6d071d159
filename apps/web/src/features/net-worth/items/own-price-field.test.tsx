import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { useOpenTooltip } from '../../../shared/ui/tooltip-store.ts';
import { makeItem } from '../testing/details.ts';
import { OwnPriceField } from './own-price-field.tsx';
import type { OwnItemPrices } from './use-own-prices.ts';

const set: (number | null)[] = [];
let closed = 0;
const own: OwnItemPrices = {
  priceOf: () => null,
  askedOf: () => null,
  isIgnored: () => false,
  setPrice: (_item, { chaos }) => void set.push(chaos),
  setIgnored: () => expect.fail('nothing is ignored here'),
};

function Tip() {
  return <output>{useOpenTooltip()?.content}</output>;
}

function show(reason: 'below' | 'hint', price = 12.5): void {
  render(
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>
      <OwnPriceField
        item={makeItem('Exalted Orb', { price, originalPrice: price })}
        own={own}
        label="Price"
        reason={reason}
        onDone={() => (closed += 1)}
      />
      <Tip />
    </PriceViewProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const tip = (): string => screen.getByRole('status').textContent;

function enter(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  field().focus();
  fireEvent.keyDown(field(), { key: 'Enter' });
}

beforeEach(() => {
  set.length = 0;
  closed = 0;
});
afterEach(cleanup);

describe('own price field', () => {
  it.each([
    ['abc', 'This is not a price.'],
    ['-1', 'This is not a price.'],
    ['zzz', 'This is not a price.'],
    ['0', 'The price must be above zero.'],
    ['1e9', 'This is not a price.'],
    ['2,000c', 'This could mean thousands or decimals.'],
    ['1000000001', 'This price is too high. At most 1,000,000,000 chaos.'],
  ])('keeps the invalid price %s, marks it, and shows why', (text, why) => {
    show('hint');
    enter(text);
    expect([set, closed]).toEqual([[], 0]);
    expect(field().value).toBe(text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(tip()).toContain(why);
    fireEvent.input(field(), { target: { value: `${text} ` } });
    expect(tip()).toBe('');
  });

  it.each([
    ['2000c', 2000],
    ['1d 20c', 220],
    ['1000000000', 1_000_000_000],
  ])('accepts %s and closes', (text, chaos) => {
    show('hint');
    enter(text);
    expect([set, closed]).toEqual([[chaos], 1]);
  });

  it('shows the reason below the field if there is room for it', () => {
    show('below');
    enter('abc');
    expect(screen.getByRole('alert').className).not.toContain('sr-only');
    expect([tip(), closed]).toEqual(['', 0]);
  });

  it('shows the current price, or an example if there is no price', () => {
    show('hint');
    expect(field().placeholder).toBe('12.5');
    cleanup();
    show('hint', 0);
    expect(field().placeholder).toBe('1.5');
  });
});
