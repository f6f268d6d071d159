import { expandValuation } from '@poexchange/domain/pricing';
import { expect, it } from 'vitest';
import { chooseRange, listHistory } from './history-points.ts';

const at = Date.parse('2026-11-21T13:30:00Z');
const valuation = expandValuation({
  c: Array(10).fill(5),
  l: 12,
  d: [...Array<null>(28).fill(null), 3, 4],
  h: [...Array<null>(22).fill(null), 4.5, 4.8],
});
const written = (range: '2d' | '7d' | '30d'): string[] =>
  listHistory(valuation, { range, valuedAtMs: at })
    .filter((point) => point.chaos !== null)
    .map((point) => `${new Date(point.atMs).toISOString().slice(5, 16)} ${point.chaos}`);

it('D54 places days at 02:00 UTC, hours at even hours, and the current value at the end', () => {
  expect(written('30d')).toEqual(['11-20T02:00 3', '11-21T02:00 4', '11-21T13:30 5']);
  expect(written('2d')).toEqual(['11-21T10:00 4.5', '11-21T12:00 4.8', '11-21T13:30 5']);
});

it('D54 returns the full length of a range, including gaps', () => {
  expect(listHistory(valuation, { range: '7d', valuedAtMs: at })).toHaveLength(8);
  expect(listHistory(valuation, { range: '2d', valuedAtMs: at })).toHaveLength(25);
});

it('D54 shows the longest range that has a curve', () => {
  expect(chooseRange(valuation, at)).toBe('2d');
  const grown = expandValuation({ c: Array(10).fill(5), l: 12, d: Array(30).fill(4), h: [] });
  expect(chooseRange(grown, at)).toBe('30d');
});

it('D47 marks days and hours whose source differs from the current value’s', () => {
  const entry = { c: Array<number>(10).fill(5), l: 12, d: Array<number>(30).fill(4), h: Array<number>(24).fill(4), od: 0b110, oh: 0b1 };
  const marked = (range: '2d' | '7d') =>
    listHistory(expandValuation(entry), { range, valuedAtMs: at })
      .filter(({ isOfOtherSource }) => isOfOtherSource === true)
      .map(({ atMs }) => new Date(atMs).toISOString().slice(5, 13));
  expect(marked('7d')).toEqual(['11-19T02', '11-20T02']);
  expect(marked('2d')).toEqual(['11-21T12']);
});

it('D53, D54 assigns bands to days counted from the newest day, and the current band to now', () => {
  const gaps = Array<null>(28).fill(null);
  const bands = { lo: [...gaps, 2, 3], hi: [...gaps, 6, 8], x: [...gaps, null, 5], held: [29] };
  const [before, today, now] = listHistory(valuation, { range: '7d', valuedAtMs: at, bands }).slice(-3);
  expect(before).toMatchObject({ band: { low: 2, high: 6 }, exchangeChaos: null, isHeld: false });
  expect(today).toMatchObject({ band: { low: 3, high: 8 }, exchangeChaos: 5, isHeld: true });
  expect(now).toMatchObject({ band: { low: 5, high: 5 }, isHeld: false });
});
