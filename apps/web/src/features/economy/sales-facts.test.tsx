import { explainEntrySchema, type ExplainEntry } from '@poexchange/contract/price-files/explain';
import type { Game } from '@poexchange/domain/item';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { SalesFacts } from './sales-facts.tsx';
import { writeSaleTime } from './write-sale-time.ts';

afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

const asked = { o: 60, a: 50, u: 48 };
const times: NonNullable<ExplainEntry['f']>['t'] = Array.from({ length: 10 }, () => [3, 1, 8]);
const readText = (entry: Partial<ExplainEntry>, game: Game = 'poe1'): string => {
  cleanup();
  const { container } = render(<SalesFacts entry={{ ...asked, ...entry }} game={game} />);
  return container.textContent;
};

describe('sales of an item', () => {
  it('shows the number of sales, or says that there are too few sales for a time to sale', () => {
    const unseen = 'We can’t see when sellers sell their last item on offer.';
    expect(readText({ f: { n: 41, t: times } })).toContain(`41 sales counted; day-old sales count half.${unseen}`);
    expect(readText({ f: { n: 3 } })).toContain(`Too few sales so far to tell how fast this sells.${unseen}`);
    expect(readText({})).toContain('Too few sales so far to tell how fast this sells.');
  });

  it('D55 explains that sales between players are not visible in PoE 2', () => {
    const text = readText({ g: { v: 1.08, lo: 1.05, hi: 1.11, x: true } }, 'poe2');
    expect(text).toContain('We can’t see sales between players in PoE 2');
    expect(text).not.toMatch(/Too few sales|their last item on offer/);
  });

  it('distinguishes the median offer from the offers-only price when both are shown next to the exchange’s price', () => {
    const x: ExplainEntry['x'] = { v: 190, lo: 180, hi: 200, n: 900, at: 1, is: true };
    const beside = { x, c: Array<number>(10).fill(172), g: { v: 1.01, lo: 0.98, hi: 1.04, x: true } };
    expect(readText(beside)).toContain('This compares the median offer. The offers-only price above uses the cheapest offers');
    for (const other of [
      { ...beside, c: undefined },
      { ...beside, x: { ...x, is: false } },
      { ...beside, g: { v: 1.2, lo: 1.1, hi: 1.3, x: true } },
    ])
      expect(readText(other)).not.toContain('This compares the median offer');
  });

  it('shows how far offers are above sales, and no gap when the interval contains zero', () => {
    expect(readText({ g: { v: 1.08, lo: 1.05, hi: 1.11 } })).toContain('The median offer is about 8% above sales (5% to 11%).');
    expect(readText({ g: { v: 0.9, lo: 0.8, hi: 0.98, x: true } })).toContain('about 10% below the exchange price (2% to 20%).');
    expect(readText({ g: { v: 1.03, lo: 0.98, hi: 1.08 } })).toContain('differs from the sale price by −2% to +8% (90% certain)');
    expect(screen.queryByText(/above|below/)).toBeNull();
  });

  it('reads an entry but ignores its sales if they are in another format', () => {
    const later = { ...asked, f: { n: 'many' }, g: [1, 2] };
    expect(explainEntrySchema.parse(later)).toEqual({ ...asked, f: undefined, g: undefined });
    expect(explainEntrySchema.parse({ ...asked, f: { n: 4, t: [...times.slice(1), null] } }).f?.t?.[9]).toBeNull();
  });
});

describe('time to sale', () => {
  it('writes a time to sale in one unit, as precisely as it is known', async () => {
    expect(writeSaleTime([3.2, 1.2, 8.4])).toEqual({ about: '3 hr', range: '1–8 hr' });
    expect(writeSaleTime([0.02, 0.01, 0.5])).toEqual({ about: '5 min', range: '5–30 min' });
    expect(writeSaleTime([70, 20, 200])).toEqual({ about: '3 days', range: '1–8 days' });
    await changeLanguage('de');
    expect(writeSaleTime([1.4, 0.6, 2.6]).range).toBe('0,5–2,5 Std.');
  });
});
