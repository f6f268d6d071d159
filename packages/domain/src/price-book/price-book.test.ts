import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTag, tags } from '../tables/index.ts';
import { normalizePriceBook, type BookGroup, type OfferTerms, type PriceBook } from './book.ts';
import { nameKey } from '../whisper/name-key.ts';
import { addToGroup, createGroup, makeCustomGroupId, readGroupName, removeFromGroup, renameGroup } from './custom-group.ts';
import { diffPriceBooks, sortOfChange } from './diff.ts';
import { priceBookLimits } from './limits.ts';
import { importPriceBook, type ImportMode } from './merge.ts';
import { readPriceBook } from './read.ts';
import { writePriceBook } from './write.ts';

const emptyPriceBook: PriceBook = { offers: [], overrides: {}, ignored: [], groups: [] };
const hashes = Array.from({ length: 8 }, (_, digit) => digit.toString().repeat(40));
const hash = fc.constantFrom(...hashes);
const price = fc.double({ min: 0.0001, max: 1e9, noNaN: true });
const terms: fc.Arbitrary<OfferTerms> = fc.record({
  multiplier: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  listingMode: fc.constantFrom('bulk', 'single'),
  minTradeValue: fc.double({ min: 0, max: 1e9, noNaN: true }),
});
const overrides = fc.dictionary(hash, price);
const ignored = fc.uniqueArray(hash);
/** Names in all scripts, long names and names that differ only in case, as the reader returns them. */
const groupName = fc
  .oneof(
    fc.constantFrom('Maps', 'MAPS', 'Maps (2)', 'Ｍａｐｓ', '地図', 'Ж'.repeat(40)),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  )
  .map((text) => readGroupName(text))
  .filter((read) => read.ok)
  .map(({ name }) => name);
const groups: fc.Arbitrary<BookGroup[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 5 }).map((digit) => `cg${digit.toString().repeat(16)}`),
      name: groupName,
      items: fc.uniqueArray(fc.record({ hash, tag: fc.constantFrom(...tags), name: fc.constantFrom('', 'Chaos Orb', 'Œil “fin”') }), {
        selector: (item) => item.hash,
      }),
      terms,
      overrides,
      ignored,
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  .map((list) => list.filter((group, index) => list.findIndex(({ name }) => nameKey(name) === nameKey(group.name)) === index));
const book: fc.Arbitrary<PriceBook> = fc
  .record({
    offers: fc.array(
      fc
        .tuple(fc.constantFrom(['essence', ''], ['essence', 'essenceHigh'], ['map', 'normalMap'], ['currency', '']), terms)
        .map(([[category = '', subCategory = ''], rest]) => ({
          category,
          subCategory,
          ...rest,
        })),
    ),
    overrides,
    ignored,
    groups,
  })
  .map(normalizePriceBook);
const mode = fc.constantFrom<ImportMode>('merge', 'replace');

const write = (priceBook: PriceBook): string =>
  writePriceBook(priceBook, {
    game: 'poe1',
    league: 'mercenaries',
    exportedAtMs: 0,
    itemOf: () => ({ tag: 'essence', name: 'Deafening Essence of Anger' }),
  });
const read = (text: string) => readPriceBook(text, { game: 'poe1' });
const bring = (current: PriceBook, incoming: PriceBook, how: ImportMode): PriceBook => {
  const result = importPriceBook(current, incoming, how);
  if (!result.ok) throw new Error(result.kind);
  return result.book;
};

describe('price book', () => {
  it('D26 imports an export unchanged', () => {
    fc.assert(
      fc.property(book, book, (own, other) => {
        const back = read(write(own));
        expect(back).toMatchObject({ ok: true, book: own, league: 'mercenaries' });
        if (back.ok) expect(bring(other, back.book, 'replace')).toEqual(own);
      }),
    );
  });

  it('D26 changes nothing when the same book is imported again', () => {
    fc.assert(
      fc.property(book, book, mode, (current, incoming, how) => {
        const once = bring(current, incoming, how);
        expect(bring(once, incoming, how)).toEqual(once);
      }),
    );
  });

  it('D26 keeps all entries in a merge and adds all incoming entries', () => {
    fc.assert(
      fc.property(book, book, (current, incoming) => {
        const merged = bring(current, incoming, 'merge');
        expect(diffPriceBooks(current, merged).filter((change) => sortOfChange(change) === 'removed')).toEqual([]);
        expect(merged.overrides).toMatchObject(incoming.overrides);
        expect(merged.groups.map(({ id }) => id)).toEqual(expect.arrayContaining(incoming.groups.map(({ id }) => id)));
        expect(new Set(merged.groups.map(({ name }) => nameKey(name))).size).toBe(merged.groups.length);
        // The merged book can be exported and read again.
        expect(read(write(merged))).toMatchObject({ ok: true, book: merged });
      }),
    );
  });

  it('D26 shows an empty preview exactly when nothing changes', () => {
    fc.assert(
      fc.property(book, book, mode, (current, incoming, how) => {
        const after = bring(current, incoming, how);
        expect(diffPriceBooks(current, after).length === 0).toBe(JSON.stringify(after) === JSON.stringify(normalizePriceBook(current)));
        expect(diffPriceBooks(current, current)).toEqual([]);
        expect(diffPriceBooks(emptyPriceBook, current).every((change) => sortOfChange(change) === 'added')).toBe(true);
        expect(diffPriceBooks(current, emptyPriceBook).length).toBe(diffPriceBooks(emptyPriceBook, current).length);
      }),
    );
  });

  it('D26 lists each change in the preview with its old and its new state', () => {
    const [a = '', b = ''] = hashes;
    const one: OfferTerms = { multiplier: 100, listingMode: 'single', minTradeValue: 0 };
    const group: BookGroup = {
      id: 'cg0000000000000000',
      name: 'Boss keys',
      items: [{ hash: a, tag: 'fragment', name: 'Key' }],
      terms: one,
      overrides: {},
      ignored: [],
    };
    const before: PriceBook = { offers: [], overrides: { [a]: 4 }, ignored: [b], groups: [group] };
    const after: PriceBook = {
      offers: [{ category: 'essence', subCategory: '', ...one }],
      overrides: { [a]: 5 },
      ignored: [],
      groups: [{ ...group, name: 'Keys', overrides: { [a]: 9 } }],
    };
    expect(diffPriceBooks(before, after)).toEqual([
      { kind: 'offer', category: 'essence', subCategory: '', before: null, after: one },
      { kind: 'override', hash: a, before: 4, after: 5 },
      { kind: 'ignored', hash: b, before: true, after: null },
      { kind: 'group', group: { id: group.id, name: 'Keys' }, before: 'Boss keys', after: 'Keys' },
      { kind: 'groupOverride', group: { id: group.id, name: 'Keys' }, hash: a, before: null, after: 9 },
    ]);
  });

  it('D26 writes names next to hashes in a file, and keeps the file’s name for an unknown hash', () => {
    const [a = ''] = hashes;
    const text = write({ ...emptyPriceBook, overrides: { [a]: 6 } });
    expect(JSON.parse(text)).toMatchObject({
      format: 'poexchange-price-book',
      version: 1,
      game: 'poe1',
      overrides: [{ name: 'Deafening Essence of Anger', hash: a, priceChaos: 6 }],
    });
    const back = read(text);
    expect(back.ok && back.names.get(a)).toBe('Deafening Essence of Anger');
  });

  const good = { format: 'poexchange-price-book', version: 1, game: 'poe1', league: 'standard' };
  const term = { multiplier: 100, listingMode: 'single', minTradeValue: 0 };
  const item = { hash: hashes[0], tag: 'map', name: 'x' };
  const group = { id: 'cg0000000000000000', name: 'A', ...term, items: [] };
  const hostile: [string, string, string, string][] = [
    ['5 MB of nothing', ' '.repeat(5 * 1024 * 1024), 'tooLarge', ''],
    ['no JSON', '{', 'notJson', ''],
    ['NaN', JSON.stringify({ ...good, overrides: [{ hash: hashes[0], priceChaos: 1 }] }).replace(':1}', ':NaN}'), 'notJson', ''],
    ['100,000 brackets', '['.repeat(100_000), 'notJson', ''],
    ['null', 'null', 'notABook', 'format'],
    ['some other JSON', '{"a":1}', 'notABook', 'format'],
    ['a later version', JSON.stringify({ ...good, version: 2 }), 'versionUnknown', 'version'],
    ['the other game', JSON.stringify({ ...good, game: 'poe2' }), 'wrongGame', 'game'],
    ['no game', JSON.stringify({ ...good, game: 7 }), 'wrongType', 'game'],
    ['no league', JSON.stringify({ ...good, league: undefined }), 'missing', 'league'],
    ['a list that is none', JSON.stringify({ ...good, overrides: { a: 1 } }), 'wrongType', 'overrides'],
    ['an entry that is none', JSON.stringify({ ...good, overrides: [[]] }), 'wrongType', 'overrides[0]'],
    [
      'a price of text',
      JSON.stringify({ ...good, overrides: [{ hash: hashes[0], priceChaos: '5' }] }),
      'wrongType',
      'overrides[0].priceChaos',
    ],
    [
      'a negative price',
      JSON.stringify({ ...good, overrides: [{ hash: hashes[0], priceChaos: -1 }] }),
      'outOfRange',
      'overrides[0].priceChaos',
    ],
    [
      'a price of 1e300',
      JSON.stringify({ ...good, overrides: [{ hash: hashes[0], priceChaos: 1e300 }] }),
      'outOfRange',
      'overrides[0].priceChaos',
    ],
    [
      'a price of 1e999',
      JSON.stringify({ ...good, overrides: [{ hash: hashes[0], priceChaos: 1 }] }).replace(':1}', ':1e999}'),
      'outOfRange',
      'overrides[0].priceChaos',
    ],
    ['a hash that is none', JSON.stringify({ ...good, ignored: [{ hash: 'x' }] }), 'badHash', 'ignored[0].hash'],
    ['a hash twice', JSON.stringify({ ...good, ignored: [{ hash: hashes[0] }, { hash: hashes[0] }] }), 'duplicate', 'ignored[1].hash'],
    ['5,001 prices', JSON.stringify({ ...good, overrides: Array.from({ length: 5001 }, () => 1) }), 'tooMany', 'overrides'],
    [
      'an unknown category',
      JSON.stringify({ ...good, offers: [{ category: 'constructor', subCategory: '', ...term }] }),
      'unknownCategory',
      'offers[0].category',
    ],
    [
      'a foreign sub-category',
      JSON.stringify({ ...good, offers: [{ category: 'oil', subCategory: 'fossil', ...term }] }),
      'unknownCategory',
      'offers[0].subCategory',
    ],
    [
      'a multiplier of 0',
      JSON.stringify({ ...good, offers: [{ category: 'oil', subCategory: '', ...term, multiplier: 0 }] }),
      'outOfRange',
      'offers[0].multiplier',
    ],
    ['a mode that is none', JSON.stringify({ ...good, groups: [{ ...group, listingMode: 'all' }] }), 'wrongType', 'groups[0].listingMode'],
    [
      'two groups of one name',
      JSON.stringify({ ...good, groups: [group, { ...group, id: 'cg1111111111111111', name: ' a ' }] }),
      'duplicate',
      'groups[1].name',
    ],
    ['two groups of one id', JSON.stringify({ ...good, groups: [group, { ...group, name: 'B' }] }), 'duplicate', 'groups[1].id'],
    ['a group id of a category', JSON.stringify({ ...good, groups: [{ ...group, id: 'essenceHigh' }] }), 'badId', 'groups[0].id'],
    ['a name of nothing visible', JSON.stringify({ ...good, groups: [{ ...group, name: '\u200b \u3164' }] }), 'badName', 'groups[0].name'],
    [
      'a tag that is none',
      JSON.stringify({ ...good, groups: [{ ...group, items: [{ ...item, tag: '__proto__' }] }] }),
      'wrongType',
      'groups[0].items[0].tag',
    ],
    [
      'a prototype',
      '{"format":"poexchange-price-book","version":1,"game":"poe1","league":"a","__proto__":{"groups":[]}}',
      'unsafeKey',
      '__proto__',
    ],
    [
      'a prototype further in',
      JSON.stringify({ ...good, groups: [group] }).replace('"items"', '"constructor":1,"items"'),
      'unsafeKey',
      'groups[0].constructor',
    ],
  ];
  it.each(hostile)('D26 refuses %s with a code and the path', (_what, text, code, path) => {
    expect(read(text)).toEqual({ ok: false, problem: { code, path } });
  });

  it('D26 returns a result for any JSON, and accepts only valid books', () => {
    fc.assert(
      fc.property(fc.json(), book, fc.string(), (json, own, key) => {
        expect(['notABook', 'unsafeKey']).toContain((read(json) as { problem: { code: string } }).problem.code);
        const bent = { ...(JSON.parse(write(own)) as object), [key === '' ? 'groups' : key]: JSON.parse(json) as unknown };
        const result = read(JSON.stringify(bent));
        if (result.ok) expect(normalizePriceBook(result.book)).toEqual(result.book);
      }),
    );
  });
});

describe('custom groups', () => {
  const [a = '', b = ''] = hashes;
  const items = [
    { hash: a, tag: 'map', name: 'Strand Map' },
    { hash: b, tag: 'oil', name: 'Clear Oil' },
  ] as const;
  const id = makeCustomGroupId(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 255]));

  it('D25 creates, renames, fills and empties a group', () => {
    const made = createGroup([], { id, name: '  Boss \u202e keys ', items: [] });
    expect(made).toEqual({ ok: true, groups: [{ id: 'cg01020304050607ff', name: 'Boss keys', items: [] }] });
    if (!made.ok) return;
    const filled = addToGroup(made.groups, { id, items: [...items, items[0]] });
    expect(filled).toMatchObject({ ok: true, groups: [{ items: [{ hash: a }, { hash: b }] }] });
    if (!filled.ok) return;
    expect(removeFromGroup(filled.groups, { id, hashes: [a, 'x'] })).toMatchObject({ ok: true, groups: [{ items: [{ hash: b }] }] });
    expect(renameGroup(filled.groups, { id, name: 'Ключи' })).toMatchObject({ ok: true, groups: [{ name: 'Ключи' }] });
    expect(items.every(({ tag }) => isTag(tag))).toBe(true);
  });

  it('D25 refuses a name that is empty, too long or already taken in a different case, and too many groups or items', () => {
    const groups = [{ id, name: 'Maps', items: [] }];
    const other = { id: makeCustomGroupId(new Uint8Array()), items: [] };
    expect(createGroup(groups, { ...other, name: ' \u200b' })).toEqual({ ok: false, code: 'nameEmpty' });
    expect(createGroup(groups, { ...other, name: 'x'.repeat(41) })).toEqual({ ok: false, code: 'nameTooLong' });
    expect(createGroup(groups, { ...other, name: '😀'.repeat(40) })).toMatchObject({ ok: true });
    expect(createGroup(groups, { ...other, name: 'ＭＡＰＳ' })).toEqual({ ok: false, code: 'nameTaken' });
    expect(renameGroup(groups, { id, name: 'MAPS' })).toMatchObject({ ok: true });
    expect(renameGroup(groups, { id: 'cg', name: 'x' })).toEqual({ ok: false, code: 'groupNotFound' });
    const many = Array.from({ length: priceBookLimits.maxGroups }, (_, at) => ({ id: `cg${at}`, name: `n${at}`, items: [] }));
    expect(createGroup(many, { ...other, name: 'One more' })).toEqual({ ok: false, code: 'tooManyGroups' });
    const full = Array.from({ length: 501 }, (_, at) => ({ hash: at.toString(16).padStart(40, '0'), tag: 'map' as const, name: '' }));
    expect(addToGroup(groups, { id, items: full })).toEqual({ ok: false, code: 'tooManyItems' });
  });

  it('D25 changes nothing when a name is read twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = readGroupName(text);
        if (once.ok) expect(readGroupName(once.name)).toEqual(once);
      }),
    );
  });
});
