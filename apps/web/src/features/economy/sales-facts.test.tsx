import { explainEntrySchema, type ExplainEntry } from '@poexchange/contract/price-files/explain';
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
const readText = (entry: Partial<ExplainEntry>): string => {
  cleanup();
  const { container } = render(<SalesFacts entry={{ ...asked, ...entry }} />);
  return container.textContent;
};

describe('sales of an item', () => {
  it('says how many were seen, or that they are too few to tell a time', () => {
    expect(readText({ f: { n: 41, t: times } })).toBe('41 sales counted; those of a day ago count half.');
    expect(readText({ f: { n: 3 } })).toBe('Not enough sales seen yet to tell how soon it sells.');
    expect(readText({})).toBe('Not enough sales seen yet to tell how soon it sells.');
  });

  it('says how far offers stand from sales, and no gap where the interval contains none', () => {
    expect(readText({ g: { v: 1.08, lo: 1.05, hi: 1.11 } })).toContain('The middle offer stands about 8% above sales (5% to 11%).');
    expect(readText({ g: { v: 0.9, lo: 0.8, hi: 0.98, x: true } })).toContain('about 10% below what the exchange pays (2% to 20%).');
    expect(readText({ g: { v: 1.03, lo: 0.98, hi: 1.08 } })).toContain('differs from the price things sell at by −2% to +8% (90% sure)');
    expect(screen.queryByText(/above|below/)).toBeNull();
  });

  it('an entry whose sales have another form is read without them', () => {
    const later = { ...asked, f: { n: 'many' }, g: [1, 2] };
    expect(explainEntrySchema.parse(later)).toEqual({ ...asked, f: undefined, g: undefined });
    expect(explainEntrySchema.parse({ ...asked, f: { n: 4, t: [...times.slice(1), null] } }).f?.t?.[9]).toBeNull();
  });
});

describe('a time to sale', () => {
  it('is written in one unit, as exactly as it is known', async () => {
    expect(writeSaleTime([3.2, 1.2, 8.4])).toEqual({ about: '3 hr', range: '1–8 hr' });
    expect(writeSaleTime([0.02, 0.01, 0.5])).toEqual({ about: '5 min', range: '5–30 min' });
    expect(writeSaleTime([70, 20, 200])).toEqual({ about: '3 days', range: '1–8 days' });
    await changeLanguage('de');
    expect(writeSaleTime([1.4, 0.6, 2.6]).range).toBe('0,5–2,5 Std.');
  });
});
