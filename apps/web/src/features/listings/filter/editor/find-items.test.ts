import { makeGroup, writeProperties } from '@poexchange/domain/grouping';
import { noListingFilter } from '@poexchange/domain/listing-filter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceEntry } from '../../../../shared/price-files/price-book.ts';
import { describeListing } from '../../listing-view.ts';
import { makeRow } from '../../testing/make-row.ts';
import { addGroup, addItem, changeKind, countRows, firstGroup, removeRow } from './edit-groups.ts';
import { findItems, listFindable, listVariantChoices } from './find-items.ts';

function entry(tag: 'gem' | 'currency', name: string, properties: Record<string, string | boolean> = {}): PriceEntry {
  const { hash } = makeGroup(tag, name.toLowerCase(), properties);
  const filterHash = makeGroup(tag, name.toLowerCase(), {}).hash;
  const known = { valueChaos: 1, lowConfidence: null, listings: 1, priceHash: hash, filterHash };
  return { hash, tag, key: name.toLowerCase(), name, iconPath: '', properties, ...known };
}
const orb = entry('currency', 'Orb of Fusing');
const tainted = entry('currency', 'Tainted Orb of Fusing');
const exalted = entry('currency', 'Exalted Orb');
const low = entry('gem', 'Enlighten Support', { lvl: '3', corrupted: false });
const high = entry('gem', 'Enlighten Support', { lvl: '4', corrupted: false });
const prices = new Map([orb, tainted, exalted, low, high].map((each) => [each.hash, each]));
const views = [
  describeListing(
    makeRow('a', {
      items: [
        [tainted.hash, 1, 1],
        [low.hash, 1, 1],
        [high.hash, 1, 1],
      ],
    }),
    prices,
    'poe1',
  ),
  describeListing(
    makeRow('b', {
      items: [
        [tainted.hash, 1, 1],
        [orb.hash, 1, 1],
      ],
    }),
    prices,
    'poe1',
  ),
];
const all = listFindable(prices, views, writeProperties);
const namesOf = (text: string) =>
  findItems(all, text, 9).map(({ entry: found, item, facts }) =>
    item.kind === 'variants' ? `any ${found.name}` : `${found.name} ${facts}`.trim(),
  );

describe('type-ahead of the filter', () => {
  it('D24 suggests the most listed items first if no text is entered', () => {
    expect(namesOf('')[0]).toBe('Tainted Orb of Fusing');
    expect(all.map(({ listings }) => listings)).toEqual([2, 1, 1, 1, 1, 0]);
  });

  it('D24 suggests names that start with the text first, then names in which every typed word starts a word, then other names', () => {
    expect(namesOf('orb')).toEqual(['Orb of Fusing', 'Tainted Orb of Fusing', 'Exalted Orb']);
    expect(namesOf('FUS orb')).toEqual(['Tainted Orb of Fusing', 'Orb of Fusing']);
    expect(namesOf('alt')).toEqual(['Exalted Orb']);
    expect(namesOf('no such thing')).toEqual([]);
  });

  it('D28 suggests an item with variants once for all variants, and once for each variant', () => {
    expect(namesOf('enlighten')).toEqual(['any Enlighten Support', 'Enlighten Support lvl 3', 'Enlighten Support lvl 4']);
    expect(namesOf('enlighten 4')).toEqual(['Enlighten Support lvl 4']);
    const any = findItems(all, 'enlighten', 1)[0]?.item ?? { kind: 'group' as const, hash: '' };
    expect(listVariantChoices(any, prices)).toEqual([{ name: 'lvl', values: ['3', '4'] }]);
  });
});

describe('editing groups', () => {
  const item = (hash: string) => ({ kind: 'group' as const, hash });

  it('D24 keeps an item only once in a group, and keeps a group’s rows when its kind changes', () => {
    const two = addItem(addItem(addItem(firstGroup, item('a')), item('b')), item('a'));
    expect(two.rows).toHaveLength(2);
    expect(changeKind(changeKind(two, 'count'), 'not')).toEqual({ kind: 'not', rows: two.rows });
  });

  it('D24 never requires more rows in a COUNT group than it has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(5), { maxLength: 6 }), (atLeast, places) => {
        const rows = Array.from({ length: 6 }, (_, at) => ({ item: item(String(at)), minQuantity: null, maxPriceChaos: null }));
        let group = { kind: 'count' as const, atLeast, rows } as ReturnType<typeof removeRow>;
        for (const at of places) group = removeRow(group, at);
        if (group.kind !== 'count') throw new Error('another kind');
        expect(group.atLeast).toBeLessThanOrEqual(Math.max(1, group.rows.length));
      }),
    );
  });

  it('D24 creates the placeholder group before it adds another group', () => {
    expect(addGroup(noListingFilter.groups).map(({ kind }) => kind)).toEqual(['and', 'count']);
    expect(countRows(addGroup([]))).toBe(0);
  });
});
