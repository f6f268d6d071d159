import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGroup, type GroupItemResult, type ItemGroup } from '../grouping/index.ts';
import type { GameItem } from '../item/index.ts';
import { expandValuation, groupStash, mergeEntries, priceEntry, type GroupedEntry, type GroupStashInput, type Summary } from './index.ts';

const flatValue = (value: number, extra: object = {}) => expandValuation({ c: Array.from({ length: 10 }, () => value), l: 20, ...extra });
const group = (key: string): ItemGroup => ({ tag: 'essence', key, hash: `hash-${key}`, unsafeHashProperties: {} });

function makeItem(id: string | undefined, name: string, extra: Partial<GameItem> = {}): GameItem {
  const place = { x: 0, y: 0, w: 1, h: 1, frameType: 5, icon: 'https://web.poecdn.com/image/own.png' };
  return { id, baseType: name, stackSize: 1, maxStackSize: 9, ...place, ...extra } as GameItem;
}

/**
 * Items named `none` have no group; the part before a slash names the primary group, the whole name the extended group.
 */
function groupByName(item: GameItem): GroupItemResult {
  if (item.baseType === 'none') return { ok: false, reason: 'unknownItem' };
  if (item.lockedToAccount) return { ok: false, reason: 'locked' };
  const [primary = ''] = item.baseType.split('/');
  return primary === item.baseType
    ? { ok: true, primary: group(primary) }
    : { ok: true, primary: group(primary), extended: group(item.baseType) };
}

function run(tabs: readonly { stashTabId: string; items: GameItem[] }[], more: Partial<GroupStashInput> = {}) {
  return groupStash({
    tabs: tabs as unknown as GroupStashInput['tabs'],
    game: 'poe1',
    groupItem: groupByName,
    valuations: new Map(),
    summaries: new Map(),
    ...more,
  });
}

const tabs = [
  {
    stashTabId: 'm:1',
    items: [makeItem('a', 'anger', { stackSize: 3, x: 4 }), makeItem('b', 'zeal', { stackSize: 2 }), makeItem('n', 'none')],
  },
  { stashTabId: 'm:2', items: [makeItem('c', 'anger', { stackSize: 5, y: 2 }), makeItem('d', 'anger', { lockedToAccount: true })] },
];

describe('groupStash', () => {
  it('D28 D45 counts the pieces of a variant that another group values, but not those with their own price', () => {
    const plain = makeGroup('unique', 'headhunter', { sixLink: false });
    const corrupted = makeGroup('unique', 'headhunter', { sixLink: false, corrupted: true });
    const groupItem = ({ corrupted: isCorrupted }: GameItem): GroupItemResult => ({
      ok: true,
      primary: plain,
      ...(isCorrupted && { extended: corrupted }),
    });
    const items = [
      makeItem('a', 'headhunter'),
      makeItem('b', 'headhunter', { corrupted: true }),
      makeItem('c', 'headhunter', { corrupted: true }),
    ];
    const countBorrowed = (valuations: GroupStashInput['valuations']) =>
      mergeEntries(run([{ stashTabId: 't', items }], { groupItem, valuations, splitBy: (item) => item.id ?? '' }).entries).map(
        ({ hash, borrowedPieces }) => [hash, borrowedPieces],
      );
    expect(countBorrowed(new Map([[plain.hash, flatValue(9)]]))).toEqual([[plain.hash, 2]]);
    const each = [
      [plain.hash, 0],
      [corrupted.hash, 0],
    ];
    expect(countBorrowed(new Map(each.map(([hash]) => [String(hash), flatValue(9)])))).toEqual(each);
  });

  it('R3.09 R9.34 creates one entry per kind across all tabs, with summed stack sizes and ordered stacks', () => {
    const { entries } = run(tabs);
    expect(
      entries.map(({ hash, totalStacksize, stackSize, stashTabs, maxStackSize }) => [
        hash,
        totalStacksize,
        stackSize,
        stashTabs,
        maxStackSize,
      ]),
    ).toEqual([
      ['hash-anger', 8, 8, ['m:1', 'm:2'], 9],
      ['hash-zeal', 2, 2, ['m:1'], 9],
    ]);
    expect(entries[0]?.items).toEqual([
      { id: 'a', stackSize: 3, x: 4, y: 0, w: 1, h: 1, stashTabId: 'm:1' },
      { id: 'c', stackSize: 5, x: 0, y: 2, w: 1, h: 1, stashTabId: 'm:2' },
    ]);
  });

  it('R3.08 counts items without a group by reason, and an item that moved between two tabs once', () => {
    const moved = [...tabs, { stashTabId: 'm:3', items: [makeItem('a', 'anger'), makeItem(undefined, 'zeal'), makeItem('n2', 'none')] }];
    const { entries, ungrouped } = run(moved);
    expect(ungrouped).toEqual([
      { reason: 'unknownItem', count: 2 },
      { reason: 'locked', count: 1 },
      { reason: 'seenTwice', count: 1 },
      { reason: 'noId', count: 1 },
    ]);
    expect(entries[0]?.totalStacksize).toBe(8);
  });

  it('R5.09 prices by value and multiplier, prefers an override, and returns no price if there is neither value nor override', () => {
    const valuations = new Map([['hash-anger', flatValue(6)]]);
    const [anger, zeal] = run(tabs, { valuations, multiplierPercent: 110 }).entries;
    expect(anger).toMatchObject({
      originalPrice: 6,
      selectedPrice: null,
      calculatedPrice: 6.6,
      calculatedTotalPrice: 52.8,
      percentile: 12,
    });
    expect(zeal).toMatchObject({ valuation: null, originalPrice: null, calculatedPrice: null, calculatedTotalPrice: null });
    const overridden = run(tabs, {
      valuations,
      overrides: new Map([
        ['hash-anger', 7],
        ['hash-zeal', 1.5],
      ]),
    }).entries;
    expect(overridden.map((entry) => [entry.selectedPrice, entry.calculatedPrice, entry.calculatedTotalPrice])).toEqual([
      [7, 7, 56],
      [1.5, 1.5, 3],
    ]);
  });

  it('D53 keeps low confidence and its reason', () => {
    const [anger] = run(tabs, { valuations: new Map([['hash-anger', flatValue(6, { lc: true, lr: 'few' })]]) }).entries;
    expect(anger).toMatchObject({ lowConfidence: true, lowConfidenceReason: 'few', calculatedPrice: 6 });
  });

  it('D28 puts items priced by an extended group in a separate entry, and other items in the primary group’s entry', () => {
    const maps = [{ stashTabId: 'm:1', items: [makeItem('a', 'map/8mod'), makeItem('b', 'map/odd'), makeItem('c', 'map')] }];
    const { entries } = run(maps, {
      valuations: new Map([
        ['hash-map/8mod', flatValue(20)],
        ['hash-map', flatValue(5)],
      ]),
    });
    expect(
      entries.map(({ hash, primaryGroup, originalPrice, totalStacksize }) => [hash, primaryGroup.key, originalPrice, totalStacksize]),
    ).toEqual([
      ['hash-map/8mod', 'map', 20, 1],
      ['hash-map', 'map', 5, 2],
    ]);
  });

  it('R5.14 splits items of one price group by properties of their finest group, and merges them back unchanged', () => {
    const items = [makeItem('a', 'map/8mod', { stackSize: 2 }), makeItem('b', 'map'), makeItem('c', 'map/8mod'), makeItem('d', 'oil')];
    const stash = [
      { stashTabId: 't1', items },
      { stashTabId: 't2', items: [makeItem('e', 'map')] },
    ];
    const valuations = new Map([['hash-map', flatValue(5)]]);
    const { entries } = run(stash, { valuations, splitBy: (_item, itemGroup) => itemGroup.key });
    expect(entries.map(({ hash, split, totalStacksize }) => [hash, split, totalStacksize])).toEqual([
      ['hash-map', 'map/8mod', 3],
      ['hash-map', 'map', 2],
      ['hash-oil', 'oil', 1],
    ]);
    const merged = mergeEntries(entries);
    const whole = run(stash, { valuations }).entries;
    const plain = (list: readonly GroupedEntry[]) =>
      list.map(({ split: _split, items: stacks, ...entry }) => ({ ...entry, items: stacks.map(({ id }) => id).sort() }));
    expect(plain(merged)).toEqual(plain(whole));
    expect(merged[0]).toMatchObject({ calculatedTotalPrice: 25, stashTabs: ['t1', 't2'] });
  });

  it('R3.12 names groups by summary, then by rule, then by key, and chooses icons the same way', () => {
    const summary = { hash: 'hash-anger', displayName: 'Anger!', icon: '/image/s.png' } as Summary;
    const { entries } = run(tabs, {
      summaries: new Map([['hash-anger', summary]]),
      nameOf: ({ key }) => `<${key}>`,
      readIcon: () => '/image/own.png',
    });
    expect(entries.map(({ displayName, icon }) => [displayName, icon])).toEqual([
      ['Anger!', '/image/s.png'],
      ['<zeal>', '/image/own.png'],
    ]);
    expect(run(tabs).entries[1]).toMatchObject({ displayName: 'zeal', icon: 'https://web.poecdn.com/image/own.png' });
  });

  it('R9.34 counts broken stack sizes as one piece', () => {
    const items = [0, -3, NaN, 2.5, Infinity].map((stackSize, at) => makeItem(`i${at}`, 'oil', { stackSize }));
    expect(run([{ stashTabId: 't', items }]).entries[0]?.totalStacksize).toBe(5);
  });

  it('R3.09 neither loses nor invents an item: grouped and omitted stacks add up to the stash', () => {
    const item = fc.record({
      id: fc.option(fc.constantFrom('1', '2', '3', '4', '5', '6'), { nil: undefined }),
      name: fc.constantFrom('a', 'b', 'a/x', 'none'),
    });
    fc.assert(
      fc.property(fc.array(fc.array(item)), (lists) => {
        const stash = lists.map((list, at) => ({ stashTabId: `t${at}`, items: list.map(({ id, name }) => makeItem(id, name)) }));
        const { entries, ungrouped } = run(stash, { valuations: new Map([['hash-a/x', flatValue(3)]]) });
        const grouped = entries.flatMap((entry) => entry.items);
        const leftOut = ungrouped.reduce((sum, { count }) => sum + count, 0);
        expect(grouped.length + leftOut).toBe(lists.flat().length);
        expect(new Set(grouped.map((stack) => stack.id)).size).toBe(grouped.length);
        expect(new Set(entries.map((entry) => entry.hash)).size).toBe(entries.length);
      }),
    );
  });
});

describe('priceEntry', () => {
  it('R9.33 D59 keeps the six decimals that poe2’s units need, in prices and in totals, split or merged', () => {
    const stash = [{ stashTabId: 't', items: [makeItem('1', 'rune', { stackSize: 3 }), makeItem('2', 'rune', { stackSize: 4, x: 1 })] }];
    const more = { valuations: new Map([['hash-rune', flatValue(0.051852)]]), splitBy: (item: GameItem) => `at ${item.x}` };
    const prices = (entries: readonly GroupedEntry[]) => entries.map((entry) => [entry.calculatedPrice, entry.calculatedTotalPrice]);
    const { entries } = run(stash, { ...more, game: 'poe2' });
    expect(prices(entries)).toEqual([
      [0.051852, 0.155556],
      [0.051852, 0.207408],
    ]);
    expect(prices(mergeEntries(entries))).toEqual([[0.051852, 0.362964]]);
    expect(prices(entries.map((entry) => priceEntry(entry, { multiplierPercent: 50, game: 'poe2' })))[0]).toEqual([0.025926, 0.077778]);
    expect(prices(mergeEntries(run(stash, more).entries))).toEqual([[0.0519, 0.3633]]);
  });

  it('R5.09 reprices an entry exactly as grouping with those settings would', () => {
    const valuations = new Map([
      ['hash-anger', flatValue(6.1234)],
      ['hash-zeal', flatValue(0.0003)],
    ]);
    const settings = { multiplierPercent: 87.5, level: 20, overrides: new Map([['hash-zeal', 9]]) } as const;
    const [plain, again] = [run(tabs, { valuations }), run(tabs, { valuations, ...settings })];
    expect(plain.entries.map((entry: GroupedEntry) => priceEntry(entry, settings))).toEqual(again.entries);
  });
});
