import type { ExplainEntry } from '@poexchange/contract/price-files/explain';
import { makeGroup } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTagBook } from '../../shared/price-files/price-book.ts';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { makeEconomyColumns } from '../../shared/workers/economy-columns.ts';
import { listRows } from './economy-rows.ts';
import { ExchangePairs } from './exchange-pairs.tsx';

afterEach(cleanup);

const hashOf = (key: string) => makeGroup('currency', key, {}).hash;
const prices = { 'chaos orb': 1, 'divine orb': 200, 'exalted orb': 10, 'vaal orb': 2 };
const valued = (chaos: number) => ({ c: Array<number>(10).fill(chaos), l: 5, d: [], h: [] });
const rows = listRows([
  makeEconomyColumns(
    makeTagBook(
      'currency',
      {
        meta: { league: 'l', tag: 'currency', timestampMs: 1 },
        summaries: Object.fromEntries(Object.keys(prices).map((key) => [hashOf(key), { k: key, i: [], p: {} }])),
      },
      {
        meta: { timestampMs: 1 },
        valuations: Object.fromEntries(Object.entries(prices).map(([key, chaos]) => [hashOf(key), valued(chaos)])),
      },
    ),
    'poe1',
  ),
]);

const hourMs = 3_600_000;
const nowHourMs = Math.floor(Date.now() / hourMs) * hourMs;
const exchange: NonNullable<ExplainEntry['x']> = {
  v: 100,
  lo: 80,
  hi: 130,
  n: 1240,
  at: nowHourMs - hourMs,
  h: 3,
  is: true,
  p: [
    { m: hashOf('chaos orb'), u: 1000, q: 100_000, v: 100, lo: 80, hi: 130, s: 480, sm: 52_000, h: 6, at: nowHourMs - hourMs },
    { m: hashOf('divine orb'), u: 240, q: 122, v: 101.7, s: 90, sm: 12, h: 5, at: nowHourMs - hourMs },
    { m: hashOf('vaal orb'), u: 7, q: 700, v: 200, s: 3, sm: 0, h: 1, at: nowHourMs - 4 * hourMs, no: true, r: 'money' },
    { m: 'f'.repeat(40), u: 3, q: 9, h: 1, at: nowHourMs - 4 * hourMs, no: true },
  ],
};
const show = (shown: typeof exchange, game: Game = 'poe1') =>
  render(
    <PriceViewProvider view={game === 'poe1' ? { game, chaosPerDivine: 200 } : { game, unit: 'ex', chaosPerUnit: 10 }}>
      <ExchangePairs exchange={shown} game={game} rows={rows} />
    </PriceViewProvider>,
  );
const readCells = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');
const readPrice = (name: RegExp) =>
  within(readCells(name)[0] as HTMLElement)
    .getByRole('img')
    .getAttribute('aria-label');

describe('exchange pairs', () => {
  it('D43 shows currency, price, pieces sold, hours and both stocks of each pair, and marks pairs that do not count', () => {
    show(exchange);
    // The sentence shows the pieces and currencies of the counted rows.
    expect(screen.getByText('In the last 6 hours, 1,240 sold for Chaos Orb and Divine Orb, at')).toBeDefined();
    expect(screen.getByText(/This is the price/)).toBeDefined();
    const [, sold, stock] = readCells(/Chaos Orb/);
    expect(readPrice(/Chaos Orb/)).toBe('100 chaos');
    expect(sold?.textContent).toBe('1,000in 6 of 6 h');
    expect(readCells(/Divine Orb/)[1]?.textContent).toBe('240in 5 of 6 h');
    expect(stock?.textContent).toBe('480bid: 52,000 Chaos Orb');
    expect(
      within(screen.getByRole('row', { name: /Vaal Orb/ })).getByText(/not counted: only Chaos, Divine and Exalted Orbs/),
    ).toBeDefined();
    // Files in the older format contain no reason.
    expect(within(screen.getByRole('row', { name: /Unknown/ })).getByText('not counted')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /Divine Orb/ })).queryByText(/not counted/)).toBeNull();
    // An unknown currency has no price.
    expect(within(screen.getByRole('row', { name: /Unknown/ })).getByLabelText('No price')).toBeDefined();
  });

  it('D43 shows all pairs in the chosen currency, or in the currency that was paid', () => {
    show(exchange);
    fireEvent.click(screen.getByRole('radio', { name: 'divine' }));
    expect(readPrice(/Chaos Orb/)).toBe('0.5 divine');
    fireEvent.click(screen.getByRole('radio', { name: 'exalted' }));
    expect(readPrice(/Divine Orb/)).toBe('10.2 exalted');
    fireEvent.click(screen.getByRole('radio', { name: 'currency paid' }));
    expect(readCells(/Divine Orb/)[0]?.textContent).toBe('0.508');
    expect(readCells(/Vaal Orb/)[0]?.textContent).toBe('100');
  });

  it('D43 shows the amount that was paid if it was paid in the reference currency', () => {
    const [chaos, divine] = exchange.p ?? [];
    if (chaos === undefined || divine === undefined) throw new Error('no pairs');
    // The price is a mean over hours; the amount covers all pieces together.
    show({ ...exchange, p: [{ ...chaos, v: 99.1 }, divine] });
    expect(readPrice(/Chaos Orb/)).toBe('100 chaos');
    fireEvent.click(screen.getByRole('radio', { name: 'divine' }));
    expect(readPrice(/Divine Orb/)).toBe('0.508 divine');
    fireEvent.click(screen.getByRole('radio', { name: 'currency paid' }));
    expect([readCells(/Chaos Orb/), readCells(/Divine Orb/)].map(([price]) => price?.textContent)).toEqual(['100', '0.508']);
  });

  it('D43 shows pairs in any other currency that is paid in a pair and has a price', () => {
    show(exchange);
    expect(screen.queryByRole('radio', { name: 'Unknown' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Vaal Orb' }));
    const priceIn = (name: RegExp) =>
      within(readCells(name)[0] as HTMLElement)
        .getAllByRole('img')[0]
        ?.getAttribute('aria-label');
    expect(priceIn(/Chaos Orb/)).toBe('50 Vaal Orb');
    expect(priceIn(/Divine Orb/)).toBe('50.9 Vaal Orb');
    expect(readCells(/Unknown/)[0]?.textContent).toBe('–');
  });

  it('D59 starts in the unit in which PoE 2 prices are shown', () => {
    show(exchange, 'poe2');
    expect(readPrice(/Chaos Orb/)).toBe('10 exalted');
  });

  it('D43 reports that nothing was sold recently, or too little for a price', () => {
    show({ ...exchange, n: 0, at: nowHourMs - 20 * hourMs, is: false });
    expect(screen.getByText(/Nothing sold in the last 6 hours/)).toBeDefined();
    expect(screen.getByText(/Too little is traded/)).toBeDefined();
    expect(screen.queryByText(/In the last 6 hours, \d/)).toBeNull();
    expect(readCells(/Chaos Orb/)[1]?.textContent).toBe('1,0006 h');
  });

  it('R7 shows only the price for files in the older format', () => {
    show({ v: 100, lo: 50, hi: 300, n: 40, at: nowHourMs - hourMs });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/The exchange traded 40 in 6 hours at/)).toBeDefined();
    expect(screen.queryByText(/This is the price|Too little/)).toBeNull();
  });
});
