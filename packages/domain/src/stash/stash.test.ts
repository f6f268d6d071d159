import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gridSizeOf,
  isLoadableTab,
  isStashStale,
  listLoadableTabs,
  needsBlackText,
  rarityOf,
  stashTabKindOf,
  stashTabKinds,
  readMapChildren,
  readTabColour,
  readTabList as readTabsOfLeague,
  tabIconOf,
  type StashTabInfo,
} from './index.ts';

/** Reads the tab list of a league called `L`; numbers tabs known by name only. */
function readTabList(raw: unknown): StashTabInfo[] {
  let count = 0;
  return readTabsOfLeague(raw, { league: 'L', makeId: () => `named-${(count += 1)}` });
}

describe('tab colours', () => {
  it('R3.30 restores leading zeros and rejects values that are not colours', () => {
    expect(['ff', 'bf00', '80', '7c5436', '#FFAA00'].map(readTabColour)).toEqual(['#0000ff', '#00bf00', '#000080', '#7c5436', '#ffaa00']);
    expect(['', 'xyz', '1234567', null, 5, 'red;'].map(readTabColour)).toEqual(['', '', '', '', '', '']);
  });

  /** The 26 tab colours, as the publisher sends them, grouped by text colour. */
  const palette = {
    white: ['80', 'ff', '4d00', '2c0059', '323232', '590000', '5a00b3', '730055', 'bf0000', 'cc009a'],
    black: [
      '638000',
      'bf5e00',
      'bf00',
      '80b3ff',
      '80ff80',
      '888888',
      'bff500',
      'c080ff',
      'dddddd',
      'f0ff80',
      'ff8080',
      'ff80df',
      'ffaa00',
      'ffbf80',
      'ffd500',
      'ffff99',
    ],
  };

  it('R3.30 reads each of the 26 colours, and uses black text on the light colours', () => {
    const sent = [...palette.white, ...palette.black];
    const colours = sent.map(readTabColour);
    expect(new Set(colours).size).toBe(26);
    expect(colours).toEqual(sent.map((colour) => `#${colour.padStart(6, '0')}`));
    expect(sent.filter((colour) => needsBlackText(readTabColour(colour)))).toEqual(palette.black);
    // The brown of basic tabs and folders, and two invalid colours.
    expect(['7c5436', '', 'red'].map((colour) => needsBlackText(readTabColour(colour)))).toEqual([false, false, false]);
  });
});

describe('readTabList', () => {
  const nested = [
    {
      id: 'f1',
      name: 'Aff',
      type: 'Folder',
      index: 0,
      metadata: { folder: true, colour: '7c5436' },
      children: [{ id: 't1', folder: 'f1', name: '$', type: 'CurrencyStash', index: 1, metadata: { colour: '4d00', public: true } }],
    },
    { id: 't2', name: 'Q (Remove-only)', type: 'QuadStash', index: 2, metadata: { colour: 'ff', items: 12 } },
  ];
  const flat = [
    { id: 'f1', name: 'Aff', type: 'Folder', index: 0, metadata: { folder: true, colour: '7c5436' }, children: [] },
    { id: 't1', folder: 'f1', name: '$', type: 'CurrencyStash', index: 1, metadata: { colour: '4d00', public: true } },
    nested[1],
  ];

  it('R3.25 reads both folder formats alike', () => {
    expect(readTabList(flat)).toEqual(readTabList(nested));
    expect(readTabList({ stashes: nested })).toEqual(readTabList(nested));
    expect(readTabList(nested)[0]).toMatchObject({
      id: 'l:f1',
      isFolder: true,
      icon: 'folder',
      children: [{ id: 'l:t1', name: '$', type: 'CurrencyStash', color: '#004d00', icon: 'currency', isPublic: true, folderId: 'l:f1' }],
    });
  });

  it('R3.26, R3.27 returns the composite id and keeps the original id, name, index and colour', () => {
    expect(readTabList(nested)[1]).toEqual({
      id: 'l:t2',
      tabId: 't2',
      name: 'Q (Remove-only)',
      index: 2,
      type: 'QuadStash',
      color: '#0000ff',
      blackText: false,
      icon: 'quad',
      isPublic: false,
      isFolder: false,
      isRemoveOnly: true,
      folderId: null,
      itemCount: 12,
      children: [],
    });
  });

  it('R3.27 reads a plain string as a tab with a new id, index -1 and no colour, which cannot be loaded', () => {
    const tabs = readTabList(['Dump', 'Dump']);
    expect(tabs.map(({ id, name, index, color }) => [id, name, index, color])).toEqual([
      ['l:named-1', 'Dump', -1, ''],
      ['l:named-2', 'Dump', -1, ''],
    ]);
    expect(listLoadableTabs(tabs)).toEqual([]);
  });

  it('R3.25 keeps unknown types and their order, and lists loadable tabs', () => {
    const tabs = readTabList([...nested, { id: 't3', type: 'SentinelStash', index: 0 }]);
    expect(tabs[2]).toMatchObject({ type: 'SentinelStash', icon: 'premium', name: '' });
    expect(listLoadableTabs(tabs).map((tab) => tab.id)).toEqual(['l:t1', 'l:t2', 'l:t3']);
    expect(isLoadableTab(tabs[0] as never)).toBe(false);
  });

  it('R3.25 keeps a flat tab whose folder is missing, and only the first tab with a repeated id', () => {
    expect(
      readTabList([
        { id: 't', folder: 'gone' },
        { id: 't', name: 'again' },
      ]),
    ).toMatchObject([{ id: 'l:t', folderId: 'l:gone', name: '' }]);
  });

  it('R3.25 keeps all tabs of nested folders, and reads lists of any depth', () => {
    const inner = { id: 'inner', type: 'Folder', children: [{ id: 'b', name: 'B' }, 'C'] };
    const [outer] = readTabList([{ id: 'outer', type: 'Folder', children: [{ id: 'a', name: 'A' }, inner, { id: 'd', name: 'D' }] }]);
    expect(outer?.children.map(({ name, folderId }) => [name, folderId])).toEqual(['A', 'B', 'C', 'D'].map((name) => [name, 'l:outer']));
    let deep: object = { id: 'leaf', name: 'Leaf' };
    for (let depth = 0; depth < 50_000; depth += 1) deep = { id: `folder-${depth}`, type: 'Folder', children: [deep] };
    const [top] = readTabList([deep]);
    expect(top?.children.map(({ name }) => name)).toEqual(['Leaf']);
  });

  it('R3.25 never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (raw) => {
        const tabs = readTabList([raw, { id: 'a', metadata: raw, children: [raw], type: 'Folder' }]);
        expect(tabs.every((tab) => tab.id !== '' && Number.isSafeInteger(tab.index))).toBe(true);
        expect(Array.isArray(readTabList(raw))).toBe(true);
        const children = readMapChildren({ children: [raw, { id: 'x', metadata: { map: raw, items: raw } }] });
        expect(children.every((child) => child.itemCount >= 0)).toBe(true);
        expect(Array.isArray(readMapChildren(raw))).toBe(true);
      }),
    );
  });
});

describe('map tabs', () => {
  const child = (id: string, map: object, items?: number) => ({ id, metadata: { items, map } });

  it('R3.28 assigns tier 16 and item level 83 to special maps, item level 67 plus tier to others, and drops normal maps', () => {
    const tab = {
      children: [
        child('a', { section: 'special', name: 'Vaal Temple Map', image: 'https://i/x.png', tier: 3 }, 4),
        child('b', { section: 'unique', name: 'Hallowed Ground', tier: 7 }, 2),
        child('c', { section: 'tier17', name: 'Abomination Map', tier: 17 }, 1),
        child('d', { section: 'normal', name: 'Beach Map', tier: 5 }, 9),
        { id: 'e' },
      ],
    };
    expect(readMapChildren(tab).map(({ id, tier, ilvl, itemCount }) => [id, tier, ilvl, itemCount])).toEqual([
      ['a', 16, 83, 4],
      ['b', 7, 74, 2],
      ['c', 17, 84, 1],
    ]);
  });

  it('R3.28 reads the number of items, whether stored beside the map or inside it', () => {
    const within = { id: 'a', metadata: { map: { section: 'unique', name: 'Mao Kun', tier: 6, items: 4 } } };
    expect(
      readMapChildren({ children: [within, child('b', { section: 'unique', items: 9 }, 2)] }).map(({ itemCount }) => itemCount),
    ).toEqual([4, 2]);
  });

  it('R3.28 reads children from 3.28 on, whose sections are tiers and whose names contain the tier', () => {
    const tab = {
      children: [
        child('a', { section: 'tier6', name: 'Map (Tier 6)', index: 0 }, 30),
        child('b', { section: 'unique', name: 'Unique Map (Tier 11)' }, 2),
        child('c', { section: 'unique', name: '' }),
        child('d', { section: 'tier17', name: 'x' }, 1),
      ],
    };
    expect(readMapChildren(tab).map(({ id, tier, ilvl }) => [id, tier, ilvl])).toEqual([
      ['b', 11, 78],
      ['c', null, null],
      ['d', 17, 84],
    ]);
  });
});

describe('tab positions and appearance', () => {
  it('R3.30 has an icon for every type, and (R3.29) a grid only for tabs that arrange items on a grid', () => {
    const icons = ['Currency', 'Quad', 'Map', 'Essence', 'DivinationCard', 'Delve', 'Fragment', 'Premium', 'Flask', 'Gem', 'Unique']
      .concat(['Blight', 'Delirium', 'Ultimatum', 'Normal', 'Metamorph'])
      .map((name) => tabIconOf(`${name}Stash`));
    expect(icons).toEqual(
      ['currency', 'quad', 'map', 'essence', 'divination', 'delve', 'fragment', 'premium', 'flask', 'gem', 'unique'].concat([
        'blight',
        'delirium',
        'ultimatum',
        'premium',
        'premium',
      ]),
    );
    expect(['Folder', 'constructor'].map(tabIconOf)).toEqual(['folder', 'premium']);
    expect(['QuadStash', 'NormalStash', 'FragmentStash'].map(gridSizeOf)).toEqual([24, 12, null]);
  });

  it('R3.29 assigns items of a fragment tab to five sections by kind', () => {
    expect(stashTabKinds).toEqual(['general', 'influence', 'breach', 'scarab', 'eldritch']);
    const kinds = [
      ['fragment', 'sacrifice at dusk'],
      ['fragment', 'fragment of the phoenix'],
      ['fragment', "baran's crest"],
      ['breach', "chayula's breachstone"],
      ['scarab', 'ambush scarab'],
      ['invitation', 'screaming invitation'],
    ] as const;
    expect(kinds.map(([tag, key]) => stashTabKindOf({ tag, key }))).toEqual([
      'general',
      'influence',
      'influence',
      'breach',
      'scarab',
      'eldritch',
    ]);
  });

  it('R3.31 names rarities by frame type', () => {
    const ofFrames = ['normal', 'magic', 'rare', 'unique', 'gem', 'currency', 'divination', 'quest', 'unknown', 'legacy'];
    expect(ofFrames.map((_rarity, frameType) => rarityOf(frameType))).toEqual(ofFrames);
    expect([10, -1, 1.5, NaN].map(rarityOf)).toEqual(['legacy', 'unknown', 'unknown', 'unknown']);
  });

  it('R4.08 R9.05 reloads tabs that were never read or were read more than 30 minutes ago', () => {
    expect([null, 0, 1].map((readAt) => isStashStale(readAt, 1_800_001))).toEqual([true, true, false]);
  });
});
