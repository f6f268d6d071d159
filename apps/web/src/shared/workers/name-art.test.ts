import { expect, it } from 'vitest';
import { makeTagBook } from '../price-files/price-book.ts';
import { makeEconomyColumns } from './economy-columns.ts';
import { createNameArt } from './name-art.ts';

it('R5.37 names an unidentified unique by the uniques it can be, never by the file name of its icon', () => {
  const groups = { a: 'kaoms heart', b: 'wand unique3', c: 'old file 7' };
  const summaries = {
    ...Object.fromEntries(Object.entries(groups).map(([hash, art]) => [hash, { k: 'unidentified glorious plate', i: [], p: { art } }])),
    d: { k: "kaom's heart", i: [], p: { sixLink: false } },
  };
  const book = makeTagBook(
    'unique',
    { meta: { league: 'l', tag: 'unique', timestampMs: 1 }, summaries },
    { meta: { timestampMs: 1 }, valuations: {} },
  );
  const { names, properties, searched } = makeEconomyColumns(book, 'poe1', createNameArt(book.summaries.values()));
  expect(properties.map(({ art }) => art)).toEqual(["Kaom's Heart", 'Midnight Bargain', undefined, undefined]);
  expect(names.slice(0, 3)).toEqual(Array<string>(3).fill('Unidentified Glorious Plate'));
  expect(searched[0]).toContain("kaom's heart");
  expect(properties[3]).toEqual({ sixLink: false });
});
