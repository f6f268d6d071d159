import { makeGroup } from '@poexchange/domain/grouping';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { makeTagBook } from '../../shared/price-files/price-book.ts';
import { makeEconomyColumns } from '../../shared/workers/economy-columns.ts';
import { factsOf, listRows, makeSearched, nameOf } from './economy-rows.ts';
import { findWithVariants, isOfVariantsAlone, listVariantWords } from './find-variants.ts';

const german: Readonly<Record<string, string>> = {
  'property.corrupted': 'verderbt',
  'property.foil': 'Foil',
  'property.sixLink': '6-Link',
};
const t = ((key: string) => german[key] ?? key) as Translate;

const groups = [
  makeGroup('unique', 'headhunter', { sixLink: false }),
  makeGroup('unique', 'mageblood', { sixLink: false }),
  makeGroup('unique', 'mageblood', { sixLink: false, corrupted: true }),
  makeGroup('unique', 'loreweave', { sixLink: true }),
];
const rows = listRows([
  makeEconomyColumns(
    makeTagBook(
      'unique',
      {
        meta: { league: 'l', tag: 'unique', timestampMs: 1 },
        summaries: Object.fromEntries(
          groups.map(({ hash, key, unsafeHashProperties }) => [
            hash,
            { k: key, i: [], p: unsafeHashProperties as Record<string, boolean> },
          ]),
        ),
      },
      { meta: { timestampMs: 1 }, valuations: {} },
    ),
    'poe1',
  ),
]);
const find = (text: string) => {
  const found = findWithVariants(rows, text, { searchedOf: makeSearched(t), variantWords: listVariantWords(t) });
  return [found.rows.map((row) => [nameOf(row), factsOf(row, t)].filter(Boolean).join(' ')), found.unseen];
};

describe('searches that name a variant', () => {
  it('R5.41 finds a known variant by its English word, the page’s word, and short forms', () => {
    expect(find('mageblood corrupted')).toEqual([['Mageblood verderbt'], []]);
    expect(find('Mageblood Verderbt')).toEqual([['Mageblood verderbt'], []]);
    expect(find('loreweave 6L')).toEqual([['Loreweave 6-Link'], []]);
    expect(find('6-link')).toEqual([['Loreweave 6-Link'], []]);
  });

  it('D45 ignores unseen variant words to find the item, and names the ignored words', () => {
    expect(find('headhunter corrupted')).toEqual([['Headhunter'], ['corrupted']]);
    expect(find('headhunter verderbt 6l')).toEqual([['Headhunter'], ['verderbt', '6l']]);
  });

  it('finds nothing for variant words alone, or if the other words match no item', () => {
    expect(find('unid')).toEqual([[], ['unid']]);
    expect(find('nosuch corrupted')).toEqual([[], ['corrupted']]);
    expect(find('nosuch')).toEqual([[], []]);
    expect([isOfVariantsAlone(' unid  6l ', ['unid', '6l']), isOfVariantsAlone('nosuch 6l', ['6l']), isOfVariantsAlone('', [])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
