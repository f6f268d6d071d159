import { makeGroup, type Tag } from '@poexchange/domain/grouping';
import { describe, expect, it, vi } from 'vitest';
import { switchTo } from '../../shared/i18n/i18n.ts';
import { nameItem } from '../../shared/i18n/item-names.ts';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { makeEconomyColumns } from '../../shared/workers/economy-columns.ts';
import { makeTagBook } from '../../shared/price-files/price-book.ts';
import { isAwaitingPrices } from './economy-query.ts';
import {
  borrowedOf,
  changeOf,
  compareValue,
  countPlaces,
  factsOf,
  findRows,
  isInPlace,
  isOtherSource,
  listRows,
  makeSearched,
  makeSortTexts,
  nameOf,
  orderRows,
  placeOfTag,
  shownNameOf,
  valueOf,
  type EconomyRow,
  type RowContext,
} from './economy-rows.ts';
import { plainView, type EconomyView } from './economy-view.ts';
import { exportCsv, exportJson } from './export-rows.ts';

type Priced = {
  name: string;
  value?: number;
  properties?: Record<string, string | boolean>;
  before?: number;
  lr?: 'few' | 'wide';
  filled?: number;
  od?: number;
};

function makeRows(tag: Tag, groups: readonly Priced[]): readonly EconomyRow[] {
  const hashOf = ({ name, properties = {} }: Priced) => makeGroup(tag, name, properties).hash;
  const book = makeTagBook(
    tag,
    {
      meta: { league: 'l', tag, timestampMs: 1 },
      summaries: Object.fromEntries(groups.map((group) => [hashOf(group), { k: group.name, i: ['/a.png'], p: group.properties ?? {} }])),
    },
    {
      meta: { timestampMs: 1 },
      valuations: Object.fromEntries(
        groups.flatMap((group) => {
          const { value, before = value ?? 0 } = group;
          if (value === undefined) return [];
          const levels = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 2].map((factor) => value * factor);
          const lr = { ...(group.lr && { lc: true, lr: group.lr }), ...(group.od && { od: group.od }) };
          return [[hashOf(group), { c: levels, l: 12, fl: group.filled ?? 0, d: Array<number>(30).fill(before), h: [], ...lr }]];
        }),
      ),
    },
  );
  return listRows([makeEconomyColumns(book, 'poe1')]);
}

const rows = makeRows('essence', [
  { name: 'deafening essence of anger', value: 6, before: 5, filled: 3 },
  { name: 'deafening essence of envy', value: 4, lr: 'few' },
  { name: 'whispering essence of woe' },
  { name: 'shrieking essence of zeal', value: 40, before: 50 },
]);
const showRows = (all: readonly EconomyRow[], rowContext: RowContext) => findRows(orderRows(all, rowContext), rowContext.view.text);
const show = (view: Partial<EconomyView>, more: Partial<RowContext> = {}): string[] =>
  showRows(rows, { view: { ...plainView, ...view }, chaosPerUnit: 1, watched: new Set(), other: null, unitPast: null, ...more }).map(
    (row) => nameOf(row).split(' ').at(-1),
  ) as string[];

describe('economy rows', () => {
  it('sorts the most expensive rows first, and rows without a price last in either direction', () => {
    expect(show({})).toEqual(['Zeal', 'Anger', 'Envy', 'Woe']);
    expect(show({ sort: { column: 'price', direction: 'up' } })).toEqual(['Envy', 'Anger', 'Zeal', 'Woe']);
    expect(show({ sort: { column: 'name', direction: 'up' } })).toEqual(['Anger', 'Envy', 'Zeal', 'Woe']);
    expect(show({ sort: { column: 'sevenDays', direction: 'up' } })).toEqual(['Zeal', 'Envy', 'Anger', 'Woe']);
  });

  it('finds rows by words in any order, in names and properties', () => {
    expect(show({ text: 'ANGER deaf' })).toEqual(['Anger']);
    expect(show({ text: 'nothing' })).toEqual([]);
    const gems = makeRows('gem', [{ name: 'empower support', properties: { lvl: '4', quality: '23' }, value: 9 }]);
    const view = { ...plainView, text: 'empower lvl 4' };
    expect(showRows(gems, { view, chaosPerUnit: 1, watched: new Set(), other: null, unitPast: null })).toHaveLength(1);
  });

  it('R5.41, R9.08 shows and finds properties in the page’s language, and finds them in English too', () => {
    const gems = makeRows('gem', [{ name: 'empower support', properties: { lvl: '4', quality: '23' }, value: 9 }]);
    const t = ((key: string) => ({ 'property.lvl': 'Stufe', 'property.quality': 'Qualität' })[key] ?? key) as Translate;
    expect(gems.map((row) => factsOf(row, t))).toEqual(['Stufe 4 · Qualität 23']);
    for (const text of ['stufe 4', 'lvl 4', 'empower qualität']) expect(findRows(gems, text, makeSearched(t))).toHaveLength(1);
    expect(findRows(gems, 'stufe')).toEqual([]);
  });

  it('shows, finds and sorts names in the page’s language, and finds them in English too', async () => {
    await switchTo('de');
    nameItem('Divine Orb');
    await vi.waitFor(() => expect(nameItem('Divine Orb')).toBe('Göttliche Sphäre'));
    const money = makeRows('currency', [
      { name: 'divine orb', value: 180 },
      { name: 'chaos orb', value: 1 },
      { name: 'orb of annulment', value: 5 },
    ]);
    const t = ((key: string) => key) as Translate;
    for (const text of ['göttliche', 'divine'])
      expect(findRows(money, text, makeSearched(t)).map(shownNameOf)).toEqual(['Göttliche Sphäre']);
    const view = { ...plainView, sort: { column: 'name', direction: 'up' } } as const;
    const byName = orderRows(money, { view, chaosPerUnit: 1, watched: new Set(), other: null, unitPast: null }, makeSortTexts(t));
    expect(byName.map(shownNameOf)).toEqual(['Chaossphäre', 'Göttliche Sphäre', 'Sphäre der Annullierung']);
    await switchTo('en');
  });

  it('D86 keeps the order when searching, and returns the very same rows for an empty search', () => {
    const ordered = orderRows(rows, { view: plainView, chaosPerUnit: 1, watched: new Set(), other: null, unitPast: null });
    expect(findRows(ordered, '  ')).toBe(ordered);
    expect(findRows(ordered, 'e').map((row) => nameOf(row).split(' ').at(-1))).toEqual(['Zeal', 'Anger', 'Envy', 'Woe']);
  });

  it('D53 filters by confidence, and R3.10 by price at the chosen level in the unit of entry', () => {
    expect(show({ confidence: 'good' })).toEqual(['Zeal', 'Anger']);
    expect(show({ confidence: 'low' })).toEqual(['Envy']);
    expect(show({ minPrice: 5 })).toEqual(['Zeal', 'Anger']);
    expect(show({ minPrice: 5, level: 5 })).toEqual(['Zeal']);
    expect(show({ maxPrice: 2 }, { chaosPerUnit: 2 })).toEqual(['Envy']);
  });

  it('D54 filters by trades, price changes, watched items and priced items', () => {
    expect(show({ isTraded: true })).toEqual(['Anger']);
    expect(show({ minChange: 19 })).toEqual(['Zeal', 'Anger']);
    expect(show({ minChange: 20.1 })).toEqual([]);
    expect(show({ isPriced: true })).toEqual(['Zeal', 'Anger', 'Envy']);
    expect(show({ isWatched: true }, { watched: new Set([rows[0]?.hash ?? '']) })).toEqual(['Anger']);
  });

  it('R3.10 compares with another level and with another league, as a ratio', () => {
    const [anger] = rows as [EconomyRow];
    const level = { ...plainView, comparison: { kind: 'level', level: 50 } } as const;
    expect(compareValue(anger, { view: level, other: null })).toEqual({ chaos: 12, doubt: null, ratio: -0.5 });
    const league = { ...plainView, comparison: { kind: 'league', league: 'standard' } } as const;
    const others = makeRows('essence', [{ name: 'deafening essence of anger', value: 3 }]);
    const view = { game: 'poe1', chaosPerDivine: 200 } as const;
    const other = { rows: new Map(others.map((row) => [row.hash, row])), ownView: view, view };
    expect(compareValue(anger, { view: league, other })).toEqual({ chaos: 3, doubt: null, ratio: 1 });
    expect(compareValue(anger, { view: league, other: null })).toBeNull();
    expect(compareValue(rows[2] as EconomyRow, { view: league, other })).toBeNull();
  });

  it('D53 keeps the doubt of the compared value separate', () => {
    const [anger, envy] = rows as [EconomyRow, EconomyRow];
    const level = { ...plainView, comparison: { kind: 'level', level: 50 } } as const;
    expect(compareValue(envy, { view: level, other: null })?.doubt).toBe('few');
    const others = makeRows('essence', [{ name: 'deafening essence of anger', value: 3, lr: 'wide' }]);
    const view = { game: 'poe1', chaosPerDivine: 200 } as const;
    const other = { rows: new Map(others.map((row) => [row.hash, row])), ownView: view, view };
    const league = { ...plainView, comparison: { kind: 'league', league: 'standard' } } as const;
    expect(compareValue(anger, { view: league, other })?.doubt).toBe('wide');
  });

  it('compares another league’s prices at that league’s own rates', () => {
    const view = { ...plainView, comparison: { kind: 'league', league: 'hardcore' } } as const;
    const make = (name: string, value: number, tag: 'currency' | 'essence' = 'essence') =>
      makeRows(tag, [{ name, value }])[0] as EconomyRow;
    const compare = (name: string, [here, there]: readonly [number, number], tag?: 'currency') => {
      const ownView = { game: 'poe1', chaosPerDivine: 200 } as const;
      const theirs = make(name, there, tag);
      const other = { rows: new Map([[theirs.hash, theirs]]), ownView, view: { ...ownView, chaosPerDivine: 400 } };
      return compareValue(make(name, here, tag), { view, other });
    };
    // 500 divines in both leagues, although worth twice as much chaos in the other league.
    expect(compare('mirror', [100_000, 200_000])).toEqual({ chaos: 200_000, doubt: null, ratio: 0 });
    // Below a divine in both leagues, prices are shown and compared in chaos.
    expect(compare('shard', [10, 20])).toEqual({ chaos: 20, doubt: null, ratio: -0.5 });
    expect(compare('divine orb', [200, 400], 'currency')).toEqual({ chaos: 400, doubt: null, ratio: -0.5 });
    const inExalted = { game: 'poe2', unit: 'ex', chaosPerUnit: 2 } as const;
    const rows2 = new Map([[make('rune', 6).hash, make('rune', 6)]]);
    expect(
      compareValue(make('rune', 4), { view, other: { rows: rows2, ownView: inExalted, view: { ...inExalted, chaosPerUnit: 3 } } }),
    ).toEqual({
      chaos: 6,
      doubt: null,
      ratio: 0,
    });
  });

  it('D29 counts and filters by category, sub-category and tag', () => {
    expect(countPlaces(rows)).toEqual({ '': 4, essence: 4, essenceHigh: 3, essenceLow: 1 });
    const of = (place: Parameters<typeof isInPlace>[1]) => rows.filter((row) => isInPlace(row, place)).length;
    expect(of({ category: 'essence', subCategory: 'essenceLow' })).toBe(1);
    expect(of({ category: 'currency', subCategory: '' })).toBe(0);
    expect(of({ category: '', subCategory: '' })).toBe(4);
  });

  it('D86 keeps a row’s identity while its file is unchanged', () => {
    const columns = rows[0]?.columns;
    expect(columns && listRows([columns])).toEqual(rows);
    expect(columns && listRows([columns])[0]).toBe(rows[0]);
    expect([valueOf(rows[2] as EconomyRow, 12), changeOf(rows[2] as EconomyRow, 'sevenDays')]).toEqual([null, null]);
  });
});

it('soon refetches a market that has no prices yet', () => {
  const columnsOf = (groups: readonly Priced[]) => makeRows('currency', groups)[0]?.columns;
  expect(isAwaitingPrices(columnsOf([{ name: 'chaos orb', value: 1 }, { name: 'divine orb' }]))).toBe(true);
  expect(
    isAwaitingPrices(
      columnsOf([
        { name: 'chaos orb', value: 1 },
        { name: 'divine orb', value: 200 },
      ]),
    ),
  ).toBe(false);
  expect([isAwaitingPrices(columnsOf([])), isAwaitingPrices(undefined)]).toEqual([false, false]);
});

describe('exported files', () => {
  it('writes CSV that a spreadsheet reads and does not execute', () => {
    const odd = makeRows('card', [{ name: '=cmd|"x", y', value: 0.00012 }]);
    const [head, line] = exportCsv(odd).split('\r\n');
    expect(head?.startsWith('\uFEFFhash,tag,name,properties,chaos_level_5')).toBe(true);
    expect(line).toContain(`,card,"'=cmd|""X"", Y",,`);
    expect(line).toContain(',0.00012,');
    expect(line).not.toContain('e-');
  });

  it('writes JSON with the same field names as the CSV', () => {
    const written = JSON.parse(exportJson(rows.slice(2, 3), { game: 'poe1', league: 'mercenaries' })) as { groups: unknown[] };
    expect(written).toMatchObject({ game: 'poe1', league: 'mercenaries', unit: 'chaos' });
    expect(written.groups[0]).toMatchObject({
      tag: 'essence',
      name: 'Whispering Essence of Woe',
      chaos_level_12: null,
      confidence: 'none',
    });
  });
});

it('D10 selects the category of a tag in the path, or the sub-category that equals the tag', () => {
  expect(placeOfTag('poe2', 'fragment')).toEqual({ category: 'fragment', subCategory: '' });
  expect(placeOfTag('poe2', 'breach')).toEqual({ category: 'fragment', subCategory: 'breach' });
  expect(placeOfTag('poe2', 'essence')).toEqual({ category: 'essence', subCategory: '' });
});

describe('sources of a row’s price', () => {
  it('R3.04 D47 hides the change over seven days, and explains why, if the price had a different source at the start', () => {
    const [same, other] = makeRows('card', [
      { name: 'the doctor', value: 6, before: 5 },
      { name: 'the nurse', value: 6, before: 5, od: 0x7f },
    ]);
    if (same === undefined || other === undefined) throw new Error('both have a row');
    expect([changeOf(same, 'sevenDays'), isOtherSource(same, 'sevenDays')]).toEqual([expect.closeTo(0.2), false]);
    expect([changeOf(other, 'sevenDays'), isOtherSource(other, 'sevenDays'), isOtherSource(other, 'twoDays')]).toEqual([null, true, false]);
  });

  it('D28 D45 names the group that values a variant without a reliable price', () => {
    const borrowedIn = (...groups: Priced[]) => makeRows('unique', groups).map((row) => nameOfBorrowed(row));
    const plain = { name: 'headhunter', properties: { sixLink: false }, value: 900 };
    const corrupted = { name: 'headhunter', properties: { sixLink: false, corrupted: true } };
    const foil = { name: 'headhunter', properties: { sixLink: false, foil: true }, value: 2000, lr: 'few' } as const;
    const nameOfBorrowed = (row: EconomyRow) =>
      borrowedOf(row) === makeGroup('unique', 'headhunter', { sixLink: false }).hash ? 'plain' : borrowedOf(row);
    expect(borrowedIn(plain, corrupted, { ...corrupted, name: 'mageblood' })).toEqual([null, 'plain', null]);
    expect(borrowedIn(plain, { ...corrupted, value: 700 })).toEqual([null, null]);
    expect(borrowedIn(plain, { ...corrupted, value: 700, lr: 'few' }, foil)).toEqual([null, 'plain', null]);
  });
});
