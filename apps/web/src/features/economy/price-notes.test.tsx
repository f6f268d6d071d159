import { makeGroup } from '@poexchange/domain/grouping';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTagBook } from '../../shared/price-files/price-book.ts';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { makeEconomyColumns } from '../../shared/workers/economy-columns.ts';
import { Borrowed } from './borrowed.tsx';
import { listRows, type EconomyRow } from './economy-rows.ts';
import { NameCell, Sellers } from './economy-columns.tsx';
import { LevelPrices } from './level-prices.tsx';
import { WhyPrice } from './why-price.tsx';

afterEach(cleanup);

const plain = makeGroup('unique', 'headhunter', { sixLink: false });
const corrupted = makeGroup('unique', 'headhunter', { sixLink: false, corrupted: true });
const levels = [60, 70, 80, 90, 100, 110, 120, 130, 140, 150];
const makeRows = (x?: { v: number; n: number }, u?: number): readonly EconomyRow[] =>
  listRows([
    makeEconomyColumns(
      makeTagBook(
        'unique',
        {
          meta: { league: 'l', tag: 'unique', timestampMs: 1 },
          summaries: Object.fromEntries(
            [plain, corrupted].map(({ hash, key, unsafeHashProperties }) => [
              hash,
              { k: key, i: [], p: unsafeHashProperties as Record<string, boolean> },
            ]),
          ),
        },
        {
          meta: { timestampMs: 1 },
          valuations: { [plain.hash]: { c: levels, l: 12, d: [], h: [], ...(x && { x }), ...(u !== undefined && { u }) } },
        },
      ),
      'poe1',
    ),
  ]);
const show = (content: React.ReactNode) =>
  render(<PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>{content}</PriceViewProvider>);

it('D28 D45 names and links the variant that values a variant without its own price', () => {
  const rows = makeRows();
  const onChoose = vi.fn<(hash: string) => void>();
  const [own, other] = rows as [EconomyRow, EconomyRow];
  show(<Borrowed row={other} rows={rows} view={{ level: 12 }} onChoose={onChoose} />);
  expect(screen.getByText(/This variant has no price of its own\. In stashes, listings and net worth we value it as:/)).toBeDefined();
  expect(screen.getByRole('img', { name: '90 chaos' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'plain' }));
  expect(onChoose).toHaveBeenCalledWith(plain.hash);
  cleanup();
  show(<Borrowed row={own} rows={rows} view={{ level: 12 }} onChoose={onChoose} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('D28 D45 marks only rows that are valued at another variant’s price', () => {
  const [own, other] = makeRows() as [EconomyRow, EconomyRow];
  const read = (row: EconomyRow) => {
    cleanup();
    return show(<NameCell row={row} />).container.textContent;
  };
  expect(read(other)).toContain('corrupted · uses another variant’s price');
  expect(read(own)).not.toContain('another variant');
});

it('D44 explains levels below the cheapest counted ask, except when the exchange sets the price', () => {
  const showLevels = (cheapestAsk: number | undefined, x?: { v: number; n: number }) => {
    cleanup();
    const [row] = makeRows(x) as [EconomyRow];
    show(<LevelPrices row={row} chosen={12} brackets={[]} times={undefined} cheapestAsk={cheapestAsk} />);
    return screen.queryByText(/low levels can be below every current offer/) !== null;
  };
  expect(showLevels(75)).toBe(true);
  expect(screen.getByRole('img', { name: '75 chaos' })).toBeDefined();
  expect([showLevels(60), showLevels(undefined), showLevels(75, { v: 90, n: 40 })]).toEqual([false, false, false]);
});

it('D45 shows each level’s time to sale and its range, if known', () => {
  const [row] = makeRows() as [EconomyRow];
  const times = levels.map((_level, at) => (at === 0 ? null : ([at + 2, 1, 8] as const)));
  show(<LevelPrices row={row} chosen={12} brackets={[]} times={times} />);
  const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');
  expect(screen.getByRole('columnheader', { name: 'Sells within about' })).toBeDefined();
  expect(cellsOf(/^Cheapest 12%/).at(-1)?.textContent).toBe('5 hr1–8 hr');
  expect(cellsOf(/^Cheapest 5%/).at(-1)?.textContent).toBe('–');
  cleanup();
  show(<LevelPrices row={row} chosen={12} brackets={[]} times={undefined} />);
  expect(screen.queryByRole('columnheader', { name: 'Sells within about' })).toBeNull();
});

it('D53 shows the same number of sellers in the list and the explanation, and how many are counted', () => {
  const [all] = makeRows();
  const [some] = makeRows(undefined, 9);
  const { container } = show(<Sellers row={all as EconomyRow} />);
  expect(container.textContent).toBe('12');
  cleanup();
  const ofSome = show(<Sellers row={some as EconomyRow} />).container;
  expect(ofSome.textContent).toBe('9 of 12');
  cleanup();
  const explained = show(<WhyPrice entry={{ o: 14, a: 12, u: 9, d: { low: 1, copied: 2 } }} />).container;
  expect(explained.textContent).toContain('14 offers found. Only one offer per seller counts: 9 of these 12 used.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 sellers left out: they act together with other sellers, who are counted',
    '1 seller left out: far below the rest',
  ]);
  cleanup();
  expect(show(<WhyPrice entry={{ o: 12, a: 12, u: 12 }} />).container.textContent).toContain(
    'Only one offer per seller counts: all 12 used.',
  );
  cleanup();
  const sampled = show(
    <WhyPrice
      entry={{
        o: 36,
        a: 33,
        u: 29,
        s: [
          [5, 1, 'low'],
          [6, 1, null],
        ],
      }}
    />,
  ).container;
  expect(sampled.textContent).toContain(
    'Show offers from 2 of 33 sellersThe cheapest offers used for the price, and the closest offers that were left out.',
  );
  cleanup();
  const whole = show(<WhyPrice entry={{ o: 1, a: 1, u: 1, s: [[6, 1, null]] }} />).container;
  expect(whole.textContent).toContain('1 offer found. Only one offer per seller counts: 1 used.');
  expect(whole.textContent).not.toContain('left out');
  cleanup();
  expect(show(<WhyPrice entry={{ o: 0, a: 0, u: 0 }} />).container.textContent).toContain('Nobody is selling this publicly right now.');
});
