import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import { exportSeriesCsv, exportSeriesJson, exportSnapshotCsv, exportSnapshotJson, type SeriesPoint } from './export-snapshot.ts';
import { sumDetails } from './sum-details.ts';
import { drawDetails, makeItem, makeTab, readCsv, tabIdOf } from './testing.ts';
import { writeCsv } from '../csv/index.ts';

const a = tabIdOf('a');
const snapshot = { id: 'i', profile: 'Main', league: 'mercenaries', priceLeague: 'mercenaries', createdMs: 0, note: '' };

describe('snapshot exports', () => {
  it('D73 exports rows, one per kind and tab, that add up to the snapshot’s total', () => {
    const details = drawDetails(createRandom(4), { count: 300, tabCount: 5 });
    const [heads, ...rows] = readCsv(exportSnapshotCsv(snapshot, details, (id) => `Tab ${id}`));
    const at = heads?.indexOf('total_chaos') ?? expect.fail();
    expect(rows).toHaveLength(details.items.reduce((sum, { holdings }) => sum + holdings.length, 0));
    expect(rows.every((row) => row.length === heads?.length)).toBe(true);
    expect(rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 1e6), 0)).toBe(Math.round(sumDetails(details).totalPrice * 1e6));
  });

  it('D73 quotes commas, quotes and line breaks, and reads the export back unchanged', () => {
    const cells = ['a,b', 'say "hi"', 'two\r\nlines', 'ä 🔥', ''];
    expect(readCsv(writeCsv(['1', '2', '3', '4', '5'], [cells]))[1]).toEqual(cells);
  });

  it('D73 exports a tab named like a formula as text in every spreadsheet', () => {
    for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '＝1+1', "=cmd|' /C calc'!A0"]) {
      const [, row] = readCsv(exportSnapshotCsv(snapshot, { game: 'poe1', tabs: [makeTab(a)], items: [makeItem()] }, () => name));
      expect(row?.[7]).toBe(`'${name}`);
    }
  });

  it('D73 writes numbers with a decimal point and no exponent, and keeps negative numbers negative', () => {
    expect(readCsv(writeCsv(['n'], [[1e-6], [-2.5], [2 ** 40], [1e22], [0.1 + 0.2], [-1e-9], [NaN], [null], [true]])).slice(1)).toEqual(
      ['0.000001', '-2.5', '1099511627776', '10000000000000000000000', '0.3', '0', '', '', 'true'].map((cell) => [cell]),
    );
  });

  const point = (changes: Partial<SeriesPoint>): SeriesPoint => ({
    id: 'i',
    createdMs: 0,
    type: 'auto',
    league: 'mercenaries',
    priceLeague: 'mercenaries',
    character: null,
    totalPrice: 5,
    hourlyIncome: -1,
    effects: null,
    tabs: [],
    categories: [],
    carriedTabs: 0,
    note: '',
    ...changes,
  });

  it('D73 exports a series with a row per snapshot, a column for every category and tab, and no -1', () => {
    const csv = exportSeriesCsv(
      [
        point({ categories: [['essence', 5]], tabs: [[a, 5]] }),
        point({ hourlyIncome: 12.5, effects: [1, 2, -3, 0], categories: [['card', 2]], note: 'dropped, "it"' }),
      ],
      () => 'Currency',
    );
    const [heads, first, second] = readCsv(csv);
    expect(heads?.slice(-3)).toEqual(['category card', 'category essence', 'tab Currency']);
    expect(first?.slice(5)).toEqual(['5', '', '', '', '', '', '0', '', '', '5', '5']);
    expect(second?.slice(5)).toEqual(['5', '12.5', '1', '2', '-3', '0', '0', 'dropped, "it"', '2', '', '']);
  });

  it('D73 gives every column of a series a unique heading, even if tabs share a name', () => {
    const names = new Map([tabIdOf('a'), tabIdOf('b'), tabIdOf('c'), tabIdOf('d')].map((id, at) => [id, at === 3 ? 'A (2)' : 'A']));
    const tabs = [...names.keys()].map((id) => [id, 1] as const);
    const [heads] = readCsv(exportSeriesCsv([point({ tabs })], (id) => names.get(id as typeof a) ?? expect.fail()));
    expect(heads?.slice(-4)).toEqual(['tab A', 'tab A (3)', 'tab A (4)', 'tab A (2)']);
  });

  it('D73 exports the same contents as JSON', () => {
    const details = { game: 'poe1', tabs: [makeTab(a)], items: [makeItem()] } as const;
    expect(JSON.parse(exportSnapshotJson(snapshot, details))).toMatchObject({
      format: 'poexchange-snapshot',
      totalPrice: 10,
      items: [{ quantity: 10 }],
    });
    expect(JSON.parse(exportSeriesJson([point({})], { name: 'Main', game: 'poe1' }))).toMatchObject({
      snapshots: [{ totalPrice: 5, hourlyIncome: null }],
    });
  });
});
