import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFilterGroup, type ItemGroup } from '../grouping/index.ts';
import {
  compileListingFilter,
  filterLimits,
  foldName,
  listConditions,
  noListingFilter,
  readListingFilter,
  removeCondition,
  tidyFilter,
  writeListingFilter,
  type FilterBook,
  type FilterGroup,
  type FilterItem,
  type FilterListing,
  type FilterOffer,
  type FilterRow,
  type ListingFilter,
} from './index.ts';

const hashes = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(40));
const [anger = '', zeal = '', gem20 = '', gem21 = '', other = ''] = hashes;
type Known = FilterOffer['summary'] & Pick<ItemGroup, 'tag' | 'key'>;
const known: Readonly<Record<string, Known>> = {
  [anger]: { tag: 'essence', key: 'deafening essence of anger', name: 'Deafening Essence of Anger', properties: {} },
  [zeal]: { tag: 'essence', key: 'deafening essence of zeal', name: 'Deafening Essence of Zeal', properties: {} },
  [gem20]: { tag: 'gem', key: 'enlighten', name: 'Enlighten', properties: { lvl: '3', corrupted: false } },
  [gem21]: { tag: 'gem', key: 'enlighten', name: 'Enlighten', properties: { lvl: '4', corrupted: true } },
  [other]: { tag: 'essence', key: 'enlighten', name: 'Odd One', properties: {} },
};
const offer = (hash: string, price: number, quantity: number): FilterOffer => ({
  hash,
  price,
  quantity,
  tHash: makeFilterGroup(known[hash] as Known).hash,
  summary: known[hash] as Known,
});

const filterHashOf = (options: Pick<ItemGroup, 'tag' | 'key'>): string => makeFilterGroup(options).hash;
const names = new Set(Object.values(known).map(({ name }) => foldName(name)));
const book: FilterBook = { findFilterHash: filterHashOf, isItemName: (name) => names.has(name) };

type Over = Partial<FilterListing['row']> & { items?: FilterOffer[]; percent?: number | null };
function listing({ items = [], percent = 100, ...row }: Over = {}): FilterListing {
  return {
    row: { ign: 'Seller', presence: 'online', supportRegex: false, seenAt: null, totalPrice: 100, ...row },
    items,
    percent,
  };
}
const row = (hash: string, over: Partial<FilterRow> = {}): FilterRow => ({
  item: { kind: 'group', hash },
  minQuantity: null,
  maxPriceChaos: null,
  ...over,
});
const variants = (properties: Record<string, string | number | boolean> = {}): FilterItem => ({
  kind: 'variants',
  tag: 'gem',
  key: 'enlighten',
  properties,
});
const and = (...rows: FilterRow[]): FilterGroup => ({ kind: 'and', rows });
const not = (...rows: FilterRow[]): FilterGroup => ({ kind: 'not', rows });
const count = (atLeast: number, ...rows: FilterRow[]): FilterGroup => ({ kind: 'count', atLeast, rows });
const passes = (over: Partial<ListingFilter>, filterListing: FilterListing): boolean =>
  compileListingFilter({ ...noListingFilter, ...over }, book).passes(filterListing);
const wanted = (over: Partial<ListingFilter>, filterListing: FilterListing): object =>
  Object.fromEntries(compileListingFilter({ ...noListingFilter, ...over }, book).findWanted(filterListing));

describe('listing filter matching', () => {
  const both = listing({ items: [offer(anger, 5, 10), offer(zeal, 2, 4)] });

  it('D24 requires all rows for AND, no row for NOT and at least n for COUNT, and ignores a group without rows', () => {
    expect(passes({ groups: [and(row(anger), row(zeal))] }, both)).toBe(true);
    expect(passes({ groups: [and(row(anger), row(gem20))] }, both)).toBe(false);
    expect(passes({ groups: [not(row(gem20), row(gem21))] }, both)).toBe(true);
    expect(passes({ groups: [not(row(gem20), row(zeal))] }, both)).toBe(false);
    expect(passes({ groups: [count(2, row(anger), row(zeal), row(gem20))] }, both)).toBe(true);
    expect(passes({ groups: [count(3, row(anger), row(zeal), row(gem20))] }, both)).toBe(false);
    expect(passes({ groups: [and(), not(), count(5)] }, both)).toBe(true);
    expect(passes({ groups: [and(row(anger)), not(row(zeal))] }, both)).toBe(false);
  });

  it('D24 matches a row from its minimum quantity, and up to its own price', () => {
    expect([10, 11].map((minQuantity) => passes({ groups: [and(row(anger, { minQuantity }))] }, both))).toEqual([true, false]);
    expect([5, 4.9].map((maxPriceChaos) => passes({ groups: [and(row(anger, { maxPriceChaos }))] }, both))).toEqual([true, false]);
  });

  it('D28 narrows the offer’s filter group with a property filter, independent of the group’s name', () => {
    const filter = { groups: [and({ ...row(''), item: variants({ lvl: '3' }) })] };
    expect(passes(filter, listing({ items: [offer(gem20, 5, 1)] }))).toBe(true);
    expect(passes(filter, listing({ items: [{ ...offer(gem20, 5, 1), tHash: offer(other, 5, 1).tHash }] }))).toBe(false);
    expect(passes(filter, listing({ items: [{ ...offer(gem21, 5, 1), tHash: offer(gem20, 5, 1).tHash }] }))).toBe(false);
    const { tHash } = offer(gem20, 5, 1);
    const bare = { ...offer(gem20, 5, 1), hash: tHash, tHash, summary: { name: 'Enlighten', properties: {} } };
    expect(passes(filter, listing({ items: [bare] }))).toBe(false);
    expect(passes({ groups: [and({ ...row(''), item: variants() })] }, listing({ items: [bare] }))).toBe(true);
    expect(passes({ groups: [and(row(tHash))] }, listing({ items: [bare] }))).toBe(true);
    expect(passes({ groups: [and(row(tHash))] }, listing({ items: [offer(gem20, 5, 1)] }))).toBe(false);
  });

  it('D28 counts all groups of a tag and key together for a row of any variant, narrowed by properties', () => {
    const gems = listing({ items: [offer(gem20, 30, 2), offer(gem21, 90, 3), offer(other, 1, 50)] });
    const asks = (item: FilterItem, minQuantity: number) => passes({ groups: [and({ item, minQuantity, maxPriceChaos: null })] }, gems);
    expect([asks(variants(), 5), asks(variants(), 6)]).toEqual([true, false]);
    expect([asks(variants({ lvl: '4' }), 3), asks(variants({ lvl: '4' }), 4)]).toEqual([true, false]);
    expect(asks(variants({ lvl: '4', corrupted: false }), 1)).toBe(false);
  });

  it('D24 matches no row of a listing without offers, so it passes only NOT', () => {
    const empty = listing();
    expect(passes({ groups: [and(row(anger))] }, empty)).toBe(false);
    expect(passes({ groups: [count(1, row(anger))] }, empty)).toBe(false);
    expect(passes({ groups: [not(row(anger))] }, empty)).toBe(true);
  });

  it('D24 limits the offers that count for text, AND and COUNT by the unit price range, but not for NOT', () => {
    const range = { min: null, max: 3 };
    expect(passes({ unitPriceChaos: range }, both)).toBe(true);
    expect(passes({ unitPriceChaos: { min: 6, max: null } }, both)).toBe(false);
    expect(passes({ unitPriceChaos: range, groups: [and(row(anger))] }, both)).toBe(false);
    expect(passes({ unitPriceChaos: range, groups: [not(row(anger))] }, both)).toBe(false);
    expect(passes({ unitPriceChaos: range, itemText: 'anger' }, both)).toBe(false);
    expect(passes({ unitPriceChaos: range, itemText: 'ZEAL essence' }, both)).toBe(true);
  });

  it('D24 includes the ends of percent and total ranges; a listing without a percentage matches no range', () => {
    expect(passes({ percent: { min: 100, max: 100 } }, both)).toBe(true);
    expect(passes({ percent: { min: null, max: 99.9 } }, both)).toBe(false);
    expect(passes({ percent: { min: 0, max: null } }, listing({ percent: null }))).toBe(false);
    expect(passes({ totalChaos: { min: 100, max: 100 } }, both)).toBe(true);
    expect(passes({ totalChaos: { min: 101, max: 99 } }, both)).toBe(false);
  });

  it('D24 matches seller text, online only, regex allowed and seen in stash', () => {
    expect([' ELL', 'x'].map((sellerText) => passes({ sellerText }, both))).toEqual([true, false]);
    expect(passes({ onlineOnly: true }, listing({ presence: 'idle' }))).toBe(false);
    expect([true, false].map((supportRegex) => passes({ regexAllowed: true }, listing({ supportRegex })))).toEqual([true, false]);
    expect([7, null].map((seenAt) => passes({ seenInStash: true }, listing({ seenAt })))).toEqual([true, false]);
  });

  it('D24 finds only the item whose full name is the text, even if other names contain its words', () => {
    const both = listing({ items: [offer(zeal, 2, 4), { ...offer(anger, 5, 10), summary: { name: 'Greater Odd One', properties: {} } }] });
    expect([passes({ itemText: 'odd one' }, both), passes({ itemText: 'odd on' }, both)]).toEqual([false, true]);
    const one = listing({ items: [offer(other, 1, 3), { ...offer(anger, 5, 10), summary: { name: 'Greater Odd One', properties: {} } }] });
    expect(wanted({ itemText: '  ODD   one ' }, one)).toEqual({ [other]: 3 });
    expect(Object.keys(wanted({ itemText: 'one odd' }, one))).toHaveLength(2);
  });

  it('D34 counts only rows with a quantity as requested; a name alone states no quantity', () => {
    const asked = (over: Partial<ListingFilter>) =>
      Object.fromEntries(compileListingFilter({ ...noListingFilter, ...over }, book).findAsked(both));
    expect(asked({ groups: [and(row(anger, { minQuantity: 3 }), row(zeal))] })).toEqual({ [anger]: 3 });
    expect(asked({ groups: [and(row(anger, { minQuantity: 99 }))] })).toEqual({});
    expect([asked({ itemText: 'anger' }), asked({ groups: [and(row(zeal))] })]).toEqual([{}, {}]);
  });

  it('D24 wants the quantities of matching rows, cheapest first, or the offers that match the text if no row matches', () => {
    expect(wanted({ groups: [and(row(anger, { minQuantity: 3 }), row(zeal))] }, both)).toEqual({ [anger]: 3, [zeal]: 4 });
    expect(wanted({ groups: [count(1, row(anger, { minQuantity: 99 }), row(zeal, { minQuantity: 2 }))] }, both)).toEqual({ [zeal]: 2 });
    expect(wanted({ groups: [not(row(gem20))] }, both)).toEqual({});
    expect(wanted({ groups: [not(row(gem20))], itemText: 'anger' }, both)).toEqual({ [anger]: 10 });
    const gems = listing({ items: [offer(gem21, 90, 3), offer(gem20, 30, 2)] });
    const any = { item: variants(), minQuantity: 4, maxPriceChaos: null };
    expect(wanted({ groups: [and(any)] }, gems)).toEqual({ [gem20]: 2, [gem21]: 2 });
  });
});

const numbers = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.double({ min: 0, max: 1e9, noNaN: true }).map(Math.abs));
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const items: fc.Arbitrary<FilterItem> = fc.oneof(
  fc.constantFrom(...hashes).map((hash): FilterItem => ({ kind: 'group', hash })),
  fc
    .record({
      tag: fc.constantFrom('gem' as const, 'essence' as const),
      key: fc.constantFrom('enlighten', 'deafening essence of anger'),
      properties: fc.dictionary(fc.constantFrom('lvl', 'corrupted', 'x'), fc.oneof(fc.constantFrom('3', '4'), fc.boolean(), fc.nat(5)), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    })
    .map((item): FilterItem => ({ kind: 'variants', ...item })),
);
const rows: fc.Arbitrary<FilterRow> = fc.record({
  item: items,
  minQuantity: optional(fc.integer({ min: 1, max: 12 })),
  maxPriceChaos: optional(numbers),
});
const someRows = fc.array(rows, { maxLength: 4 });
const groups: fc.Arbitrary<FilterGroup> = fc.oneof(
  fc.record({ kind: fc.constantFrom('and' as const, 'not' as const), rows: someRows }),
  fc.record({ kind: fc.constant('count' as const), atLeast: fc.integer({ min: 1, max: 5 }), rows: someRows }),
);
const range = fc.record({ min: optional(numbers), max: optional(numbers) });
const text = fc.string({ unit: 'binary', maxLength: 20 });
const filters: fc.Arbitrary<ListingFilter> = fc.record({
  version: fc.constant(1 as const),
  itemText: text,
  groups: fc.array(groups, { maxLength: 4 }),
  unitPriceChaos: range,
  percent: range,
  totalChaos: range,
  sellerText: text,
  onlineOnly: fc.boolean(),
  regexAllowed: fc.boolean(),
  seenInStash: fc.boolean(),
});
const listings: fc.Arbitrary<FilterListing> = fc
  .uniqueArray(fc.record({ hash: fc.constantFrom(...hashes), price: fc.nat(20), quantity: fc.integer({ min: 1, max: 20 }) }), {
    selector: ({ hash }) => hash,
  })
  .map((offers) => listing({ items: offers.map(({ hash, price, quantity }) => offer(hash, price, quantity)) }));
const onlyGroups = (options: readonly FilterGroup[]) => ({ ...noListingFilter, groups: options });
const passesGroups = (filterListing: FilterListing, ...list: FilterGroup[]): boolean =>
  compileListingFilter(onlyGroups(list), book).passes(filterListing);

describe('algebra of filter groups', () => {
  it('D24 treats AND of rows like COUNT of all of them', () => {
    fc.assert(
      fc.property(someRows, listings, (some, value) => {
        expect(passesGroups(value, and(...some))).toBe(some.length === 0 || passesGroups(value, count(some.length, ...some)));
      }),
    );
  });

  it('D24 treats NOT as the complement of COUNT 1 if there are rows', () => {
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1, maxLength: 4 }), listings, (some, value) => {
        expect(passesGroups(value, not(...some))).toBe(!passesGroups(value, count(1, ...some)));
      }),
    );
  });

  it('D24 matches several groups when each matches, in any order of groups and rows', () => {
    fc.assert(
      fc.property(fc.array(groups, { maxLength: 4 }), listings, (some, value) => {
        const each = some.every((group) => passesGroups(value, group));
        const turned = some.map((group) => ({ ...group, rows: [...group.rows].reverse() })).reverse();
        expect([passesGroups(value, ...some), passesGroups(value, ...turned)]).toEqual([each, each]);
      }),
    );
  });

  it('D24 matches less with a higher COUNT, and wants less with smaller quantities', () => {
    fc.assert(
      fc.property(someRows, fc.integer({ min: 1, max: 4 }), listings, (some, atLeast, value) => {
        if (passesGroups(value, count(atLeast + 1, ...some))) expect(passesGroups(value, count(atLeast, ...some))).toBe(true);
        const eased = some.map((each) => ({ ...each, minQuantity: null }));
        if (passesGroups(value, and(...some))) expect(passesGroups(value, and(...eased))).toBe(true);
      }),
    );
  });

  it('D24 wants only pieces of the listing, within its stock, and never more than the rows allow', () => {
    fc.assert(
      fc.property(filters, listings, (filter, value) => {
        for (const [hash, quantity] of compileListingFilter(filter, book).findWanted(value)) {
          const stock = value.items.find((each) => each.hash === hash)?.quantity ?? 0;
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(stock);
        }
      }),
    );
  });
});

describe('filter as text', () => {
  it('D24 reads back a written filter, even after a round trip through JSON', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readListingFilter(JSON.parse(JSON.stringify(writeListingFilter(filter))))).toEqual({ ok: true, filter });
      }),
    );
  });

  it('D24 writes only the version of a filter without conditions', () => {
    expect(writeListingFilter(noListingFilter)).toEqual({ v: 1 });
  });

  it('D24 reads any link as a filter or an error code', () => {
    const names = fc.constantFrom('v', 't', 'g', 'u', 'p', 's', 'w', 'o', 'r', 'k');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.dictionary(names, fc.anything()).map((json) => ({ ...json, v: 1 })),
        ),
        (json) => {
          const read = readListingFilter(json);
          if (read.ok) expect(() => compileListingFilter(read.filter, book).passes(listing({ items: [offer(anger, 1, 1)] }))).not.toThrow();
          else expect(['notAFilter', 'unknownVersion', 'tooLarge']).toContain(read.code);
        },
      ),
    );
  });

  it('D24 returns the reason: not a filter, another version, too large', () => {
    const code = (json: unknown) => {
      const read = readListingFilter(json);
      return read.ok ? 'ok' : read.code;
    };
    const rowOf = (...rest: unknown[]) => ({ v: 1, g: [['a', [anger, ...rest]]] });
    expect([null, [], 'x', {}, { v: '1' }, { v: 1.5 }, { v: 1, x: 1 }, { v: 1, o: true }].map(code)).toEqual(Array(8).fill('notAFilter'));
    expect(code({ v: 2 })).toBe('unknownVersion');
    expect([rowOf(-1), rowOf(1.5), rowOf(1, NaN), rowOf(1, 2, 3), rowOf('5')].map(code)).toEqual(Array(5).fill('notAFilter'));
    expect(code({ v: 1, g: [['a', ['A'.repeat(40)]]] })).toBe('notAFilter');
    expect(code({ v: 1, g: [['a', [['no such tag', 'x']]]] })).toBe('notAFilter');
    expect(code({ v: 1, g: [[0, [anger]]] })).toBe('notAFilter');
    expect(code({ v: 1, t: 'x'.repeat(filterLimits.textLength + 1) })).toBe('tooLarge');
    expect(code({ v: 1, g: Array(filterLimits.groups + 1).fill(['a']) })).toBe('tooLarge');
    expect(code({ v: 1, g: [['a', ...Array(filterLimits.rows + 1).fill([anger])]] })).toBe('tooLarge');
    expect(code({ v: 1, s: [0, 1e10] })).toBe('tooLarge');
  });
});

describe('filter conditions', () => {
  const filter: ListingFilter = {
    ...noListingFilter,
    groups: [and(row(anger), row(zeal)), not(), count(1, row(gem20), row(gem21)), not(row(other))],
    percent: { min: null, max: 90 },
    sellerText: ' joe ',
    seenInStash: true,
  };

  it('D24 counts each row of AND and NOT as one condition, a COUNT group as one, and skips neutral parts', () => {
    expect(listConditions(filter).map((each) => (each.kind === 'row' ? each.of : each.kind))).toEqual([
      'and',
      'and',
      'count',
      'not',
      'range',
      'text',
      'flag',
    ]);
    expect(listConditions({ ...noListingFilter, groups: [and()], itemText: '  ' })).toEqual([]);
  });

  it('D24 keeps all other conditions when one is removed', () => {
    fc.assert(
      fc.property(filters, fc.nat(20), (some, at) => {
        const all = listConditions(some);
        const chosen = all[at % Math.max(1, all.length)];
        if (chosen === undefined) return;
        expect(listConditions(removeCondition(some, chosen))).toHaveLength(all.length - 1);
      }),
    );
  });

  it('D24 accepts the same listings after a filter is tidied', () => {
    fc.assert(
      fc.property(filters, listings, (some, value) => {
        expect(compileListingFilter(tidyFilter(some), book).passes(value)).toBe(compileListingFilter(some, book).passes(value));
        expect(tidyFilter(tidyFilter(some))).toEqual(tidyFilter(some));
      }),
    );
    expect(tidyFilter({ ...noListingFilter, groups: [and()], sellerText: ' ' })).toBe(noListingFilter);
  });
});
