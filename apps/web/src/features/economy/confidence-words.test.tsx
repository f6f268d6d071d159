import { makeGroup } from '@poexchange/domain/grouping';
import { PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeTagBook } from '../../shared/price-files/price-book.ts';
import { makeEconomyColumns } from '../../shared/workers/economy-columns.ts';
import { confidenceSaidOf, ConfidenceWords } from './confidence-words.tsx';
import { listRows } from './economy-rows.ts';

afterEach(cleanup);

const c = Array<number>(10).fill(9);
const valued = (over: object) => ({ c, l: 5, d: [], h: [], ...over });

it.each([
  ['what the exchange trades, with five offers beside it', valued({ x: { v: 9, n: 400 } }), 'good · exchange', /we use the exchange price/],
  ['what many accounts ask', valued({ l: 40 }), 'good', null],
  ['nine accounts and no exchange', valued({ l: 10, lc: true, lr: 'few' }), 'low · few sellers', /fewer than 10 sellers/],
  ['few trades on the exchange', valued({ x: { v: 9, n: 3 }, lc: true, lr: 'few' }), 'low · few sellers', /little or no trade/],
  ['sellers who do not agree', valued({ l: 30, lc: true, lr: 'wide' }), 'low · sellers disagree', /price is moving/],
  ['nothing', undefined, 'no price', null],
] as const)('R8.15 D53 states what the price is based on: %s', (_what, valuation, words, hint) => {
  const group = makeGroup('card', 'house of mirrors', {});
  const book = makeTagBook(
    'card',
    { meta: { league: 'l', tag: 'card', timestampMs: 1 }, summaries: { [group.hash]: { k: group.key, i: [], p: {} } } },
    { meta: { timestampMs: 1 }, valuations: valuation === undefined ? {} : { [group.hash]: valuation } },
  );
  const [row] = listRows([makeEconomyColumns(book, 'poe1')]);
  if (row === undefined) throw new Error('the group has a row');
  render(<ConfidenceWords code={confidenceSaidOf(row, PRIMARY_LEVEL)} />);
  const said = screen.getByText(words);
  if (hint === null) expect(said.title).toBe('');
  else expect(said.title).toMatch(hint);
});
