/** Currency rows of a poe2 league whose rates in chaos changed over seven and over two days. */
import { makeGroup } from '@poexchange/domain/grouping';
import { makeTagBook } from '../../../shared/price-files/price-book.ts';
import { makeEconomyColumns } from '../../../shared/workers/economy-columns.ts';
import { listRows } from '../economy-rows.ts';

const priced = (now: number, days: readonly number[], hours: readonly number[]) => ({
  c: Array<number>(10).fill(now),
  l: 12,
  d: [...days],
  h: [...hours],
});
export const hashOf = (name: string): string => makeGroup('currency', name, {}).hash;
/** In chaos, the exalted orb fell by an eighth and the divine orb rose by a tenth. */
export const currencyValuations = {
  'exalted orb': priced(0.88, Array<number>(30).fill(1), Array<number>(24).fill(0.8)),
  'chaos orb': priced(1, Array<number>(30).fill(1), Array<number>(24).fill(1)),
  'divine orb': priced(44, Array<number>(30).fill(40), Array<number>(24).fill(44)),
};
export const currencyColumns = makeEconomyColumns(
  makeTagBook(
    'currency',
    {
      meta: { league: 'l', tag: 'currency', timestampMs: 1 },
      summaries: Object.fromEntries(Object.keys(currencyValuations).map((name) => [hashOf(name), { k: name, i: [], p: {} }])),
    },
    {
      meta: { timestampMs: 1 },
      valuations: Object.fromEntries(Object.entries(currencyValuations).map(([name, valuation]) => [hashOf(name), valuation])),
    },
  ),
  'poe2',
);
export const currencyRows = listRows([currencyColumns]);
