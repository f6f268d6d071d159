import { makeStashTabId, type PublisherTabId, type StashTabId } from '@poexchange/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { PriceFileError, type ReadPriceFile } from '../price-files/read-price-file.ts';
import type { StashScope } from './kept-tabs.ts';
import { createPricingCore, type PricingCore } from './pricing-core.ts';
import { createStashShelf } from './stash-shelf.ts';
import type { StoredTab, TabStore } from './tab-store.ts';
import { createTagBooks } from './tag-books.ts';
import { makeGroup } from '@poexchange/domain/grouping';

const scope: StashScope = { game: 'poe1', league: 'mercenaries', accountId: 'a' };
const anger = makeGroup('essence', 'deafening essence of anger', {}).hash;
const chaos = makeGroup('currency', 'chaos orb', {}).hash;

const tab = (id: string): StashTabId => makeStashTabId('mercenaries', id as PublisherTabId);

const item = (id: string, baseType: string, stackSize: number, over: object = {}) => ({
  id,
  name: '',
  typeLine: baseType,
  baseType,
  frameType: 5,
  icon: `https://web.poecdn.com/image/Art/2DItems/Currency/${encodeURIComponent(baseType)}.png`,
  stackSize,
  x: 0,
  y: 0,
  w: 1,
  h: 1,
  ...over,
});

function makeStore(): TabStore & { rows: Map<string, StoredTab> } {
  const rows = new Map<string, StoredTab>();
  return {
    rows,
    write: async (tab) => void rows.set(tab.key, tab),
    readAll: async (prefix) => [...rows.values()].filter((row) => row.key.startsWith(prefix)),
    drop: async (keys) => keys.forEach((key) => rows.delete(key)),
    clear: async () => rows.clear(),
  };
}

let failing: Set<string>;
let asked: string[];
let nowMs: number;
let store: ReturnType<typeof makeStore>;

function makeCore(): PricingCore {
  const readFile: ReadPriceFile = async (path, _schema, empty) => {
    if (path.includes('/bundles/')) return empty;
    asked.push(path);
    if ([...failing].some((part) => path.includes(part))) throw new PriceFileError(path, 503);
    if (path !== 'v10/valuations/mercenaries/essence.json') return empty;
    return {
      meta: { timestampMs: 77 },
      valuations: { [anger]: { c: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], l: 3, lc: true, lr: 'few', d: [], h: [] } },
    } as never;
  };
  return createPricingCore({ books: createTagBooks({ readFile, readNowMs: () => nowMs }), shelf: createStashShelf(), store, readFile });
}

let core: PricingCore;
beforeEach(() => {
  failing = new Set();
  asked = [];
  nowMs = 1_000_000;
  store = makeStore();
  core = makeCore();
});

const put = (id: string, items: unknown[], over: object = {}) =>
  core.putTab(scope, { id: tab(id), stash: { id, items, ...over }, readAtMs: 5 });

describe('pricing worker', () => {
  it('R3.09 groups the stacks of several tabs and prices them', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4), item('2', 'Chaos Orb', 9)]);
    await put('t2', [item('3', 'Deafening Essence of Anger', 6)]);
    const { entries, itemCount, pricedAtMs } = await core.listEntries(scope, [tab('t1'), tab('t2')]);
    expect(entries.find((entry) => entry.hash === anger)).toMatchObject({
      name: 'Deafening Essence of Anger',
      category: 'essence',
      subCategories: ['essenceHigh'],
      quantity: 10,
      stackCount: 2,
      borrowedPieces: 0,
      tabIds: [tab('t1'), tab('t2')],
      valueChaos: 6,
      lowConfidence: 'few',
      listings: 3,
      iconPath: '/image/Art/2DItems/Currency/Deafening%20Essence%20of%20Anger.png',
    });
    expect(entries.find((entry) => entry.hash === chaos)).toMatchObject({ quantity: 9, valueChaos: null });
    expect([itemCount, pricedAtMs]).toEqual([3, 77]);
  });

  it('D50 prices the table, the offer and the tag alike at the chosen level', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4)]);
    for (const [level, chaos] of [
      [undefined, 6],
      [5, 3],
      [50, 12],
    ] as const) {
      const at = { ...scope, ...(level !== undefined && { level }) };
      expect((await core.listEntries(at, [tab('t1')])).entries[0]?.valueChaos).toBe(chaos);
      const offer = {
        tabIds: [tab('t1')],
        category: 'essence',
        subCategory: '',
        multiplierPercent: 50,
        overrides: {},
        deselected: [],
        hashes: null,
      };
      expect((await core.draftOffer(at, offer)).items[0]?.price).toBe(chaos / 2);
    }
  });

  it('R4.19 names items that cannot be listed, by reason, at most 50 names each', async () => {
    const content = await put('t1', [
      item('1', 'Chaos Orb', 1, { lockedToAccount: true }),
      null,
      'x',
      item('2', 'Nothing The Game Has', 1, { frameType: 0 }),
      item('3', 'Nothing The Game Has', 1, { frameType: 0 }),
      item('4', 'Two-Stone Ring', 1, { name: 'Doom Bond', frameType: 2 }),
    ]);
    expect(content).toMatchObject({ itemCount: 6, ungroupedCount: 6 });
    const { leftOut, entries } = await core.listEntries(scope, [tab('t1')]);
    expect(entries).toEqual([]);
    expect(leftOut).toEqual([
      {
        reason: 'unknownItem',
        count: 3,
        names: [
          { name: 'Nothing The Game Has', count: 2 },
          { name: 'Doom Bond Two-Stone Ring', count: 1 },
        ],
      },
      { reason: 'unreadable', count: 2, names: [] },
      { reason: 'locked', count: 1, names: [{ name: 'Chaos Orb', count: 1 }] },
    ]);
    await put(
      'many',
      Array.from({ length: 700 }, (_, at) => item(`m${at}`, `Nothing Number ${at}`, 1, { frameType: 0 })),
    );
    const many = (await core.listEntries(scope, [tab('many')])).leftOut;
    expect(many.map(({ count, names }) => [count, names.length])).toEqual([[700, 50]]);
  });

  it('D86 treats an invalid body as an empty tab without crashing', async () => {
    for (const stash of [null, 7, 'x', [], { items: {} }, { items: null }]) {
      expect(await core.putTab(scope, { id: tab('t'), stash, readAtMs: 1 })).toMatchObject({ itemCount: 0 });
    }
  });

  it('R9.50 reads a tag’s price files once every 30 minutes, and keeps the old files if the new files cannot be read', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4)]);
    await core.listEntries(scope, [tab('t1')]);
    await core.listEntries(scope, [tab('t1')]);
    expect(asked).toHaveLength(2);
    nowMs += 31 * 60_000;
    failing.add('essence');
    expect((await core.listEntries(scope, [tab('t1')])).entries[0]?.valueChaos).toBe(6);
    expect(asked).toHaveLength(4);
  });

  it('R7.17 names a tag whose prices cannot be read, and still shows its items', async () => {
    failing.add('essence');
    await put('t1', [item('1', 'Deafening Essence of Anger', 4)]);
    const { entries, failedTags } = await core.listEntries(scope, [tab('t1')]);
    expect(failedTags).toEqual(['essence']);
    expect(entries[0]).toMatchObject({ quantity: 4, valueChaos: null });
  });

  it('R3.03, D16 drafts items with hash, price, quantity and stacks: multiplier, override, deselection, total', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4), item('2', 'Shrieking Essence of Zeal', 2)]);
    const offer = {
      tabIds: [tab('t1')],
      category: 'essence',
      subCategory: '',
      multiplierPercent: 50,
      overrides: {},
      deselected: [],
      hashes: null,
    };
    const draft = await core.draftOffer(scope, offer);
    expect(draft.items).toEqual([{ hash: anger, price: 3, quantity: 4, rawItems: [{ id: '1', stackSize: 4 }], overridden: false }]);
    expect(draft.totalPrice).toBe(12);
    expect(draft.skipped.map((skip) => skip.reason)).toEqual(['noPrice']);
    expect(draft.tabIds).toEqual([tab('t1')]);
    const zeal = makeGroup('essence', 'shrieking essence of zeal', {}).hash;
    const other = await core.draftOffer(scope, { ...offer, overrides: { [zeal]: 2 }, deselected: [anger] });
    expect(other.items.map((row) => [row.hash, row.price, row.overridden])).toEqual([[zeal, 2, true]]);
  });

  it('D25 drafts a custom group across categories, without any other items', async () => {
    await put('t1', [item('1', 'Deafening Essence of Anger', 4), item('2', 'Chaos Orb', 9), item('3', 'Shrieking Essence of Zeal', 2)]);
    const draft = await core.draftOffer(scope, {
      tabIds: [tab('t1')],
      category: 'custom',
      subCategory: 'cg0123456789abcdef',
      multiplierPercent: 100,
      overrides: { [chaos]: 1 },
      deselected: [],
      hashes: [anger, chaos],
    });
    expect(draft.items.map((row) => [row.hash, row.price, row.quantity])).toEqual([
      [anger, 6, 4],
      [chaos, 1, 9],
    ]);
    expect(draft.skipped).toEqual([]);
  });

  it('R9.60 restores tabs after a reload, for the same account only', async () => {
    await put('t1', [item('1', 'Chaos Orb', 3)]);
    core = makeCore();
    expect(await core.restoreTabs({ ...scope, accountId: 'b' })).toEqual({});
    expect(await core.restoreTabs(scope)).toEqual({ [tab('t1')]: { readAtMs: 5, itemCount: 1, ungroupedCount: 0, childIds: [] } });
    expect((await core.readTabItems(scope, tab('t1')))?.readAtMs).toBe(5);
    expect((await core.listEntries(scope, [tab('t1')])).entries).toHaveLength(1);
    await core.forgetTabs();
    expect(store.rows.size).toBe(0);
    expect((await core.listEntries(scope, [tab('t1')])).entries).toEqual([]);
  });

  it('R3.28, R3.26 names the parts of a map tab to read, and counts their items as the tab’s items', async () => {
    const children = [
      { id: 'c1', metadata: { items: 3, map: { section: 'special', name: 'X' } } },
      { id: 'c2', metadata: { items: 5, map: { section: 'normal', name: 'Y' } } },
      { id: 'c3', metadata: { items: 0, map: { section: 'unique', name: 'Z' } } },
    ];
    const content = await put('m', [], { type: 'MapStash', children });
    expect(content.childIds).toEqual([tab('c1')]);
    expect(content.parts).toEqual([expect.objectContaining({ id: tab('c1'), name: 'X', tier: 16, ilvl: 83, itemCount: 3 })]);
    await put('c1', [item('9', 'Chaos Orb', 2)]);
    expect((await core.listEntries(scope, [tab('m')])).entries[0]).toMatchObject({ hash: chaos, quantity: 2, tabIds: [tab('m')] });
  });

  it('R2.14, R4.03 names the plain, map and unique tabs of an offer, from which the whole offer can be restored', async () => {
    const inner = (id: string, over: object = {}) => ({ id, metadata: { items: 1, ...over } });
    await put('plain', [item('1', 'Deafening Essence of Anger', 4)]);
    await put('m', [], { type: 'MapStash', children: [inner('m1', { map: { section: 'special', name: 'X' } })] });
    await put('m1', [item('2', 'Deafening Essence of Anger', 2)]);
    await put('u', [], { type: 'UniqueStash', children: [inner('u1')] });
    await put('u1', [item('3', 'Deafening Essence of Anger', 1)]);
    const offer = { category: 'essence', subCategory: '', multiplierPercent: 100, overrides: {}, deselected: [], hashes: null };
    const draft = await core.draftOffer(scope, { ...offer, tabIds: [tab('plain'), tab('m'), tab('u')] });
    expect(draft.tabIds).toEqual(['mercenaries:plain', 'mercenaries:m', 'mercenaries:u']);
    const again = await core.draftOffer(scope, { ...offer, tabIds: draft.tabIds });
    expect(again.items.map(({ quantity, rawItems }) => [quantity, rawItems.map(({ id }) => id)])).toEqual([[7, ['1', '2', '3']]]);
  });

  describe('maps', () => {
    const eightMods = [
      'Area contains many Totems',
      'Players cannot inflict Exposure',
      'Monsters deal 110% extra Physical Damage as Lightning',
      'Area has patches of Consecrated Ground',
      'Monsters have +60% chance to Suppress Spell Damage',
      'Players have 60% less Recovery Rate of Life and Energy Shield',
      'Monsters are Hexproof',
      '40% more Monster Life',
    ];
    const quantity = (percent: number) => ({ name: 'Item Quantity', type: 2, values: [[`+${percent}%`, 1]], displayMode: 0 });
    const map = (id: string, over: object = {}, baseType = 'Map (Tier 16)') => item(id, baseType, 1, { frameType: 2, ...over });
    const strand = makeGroup('map', 'map (tier 16)', { tier: 16 }).hash;
    const eightMod = makeGroup('map', 'map (tier 16)', { tier: 16, eightMod: true }).hash;
    const overrides = { [strand]: 2, [eightMod]: 5 };
    const offer = { tabIds: [tab('t')], category: 'map', multiplierPercent: 100, overrides, deselected: [], hashes: null };
    const stacksAt = async (subCategory: string, mapFilters = {}) =>
      (await core.draftOffer(scope, { ...offer, subCategory, mapFilters })).items.map(
        (row) => [row.hash, row.rawItems.map(({ id }) => id)] as const,
      );

    it('R5.14, R4.20 lists an 8-mod map as its own group, without the price of the plain map', async () => {
      await put('t', [map('plain'), map('eight', { explicitMods: eightMods, corrupted: true }), map('corrupted', { corrupted: true })]);
      const { entries, leftOut } = await core.listEntries(scope, [tab('t')]);
      expect(entries.map((entry) => [entry.hash, entry.quantity, entry.subCategories])).toEqual([
        [strand, 2, ['normalMap']],
        [eightMod, 1, ['normalMap', '8modNormalMap']],
      ]);
      expect(entries.map((entry) => [entry.properties['eightMod'], entry.valueChaos, entry.borrowedPieces])).toEqual([
        [undefined, null, 0],
        [true, null, 0],
      ]);
      expect(leftOut).toEqual([]);
      expect(await stacksAt('8modNormalMap')).toEqual([[eightMod, ['eight']]]);
      expect((await stacksAt('')).map(([hash, ids]) => [hash, ids.toSorted()])).toEqual([
        [strand, ['corrupted', 'plain']],
        [eightMod, ['eight']],
      ]);
    });

    it('R5.11 reports mods missing from every table with the number of maps that have them, 8-mod or not', async () => {
      const lost = eightMods.slice(0, 5).concat('Players have 3 Left Feet', 'Players have 12 Left Feet', 'Maps are round');
      await put('t', [
        map('known', { explicitMods: eightMods }),
        map('lost', { explicitMods: lost }),
        map('eight', { explicitMods: [...eightMods, 'Maps are round'] }),
        map('few', { explicitMods: ['Maps are round'] }),
        item('chaos', 'Chaos Orb', 1),
      ]);
      const { unknownMapMods, entries } = await core.listEntries(scope, [tab('t')]);
      expect(unknownMapMods).toEqual({
        mapCount: 2,
        lines: [
          { text: 'Maps are round', mapCount: 2 },
          { text: 'Players have # Left Feet', mapCount: 1 },
        ],
      });
      expect(entries.filter(({ subCategories }) => subCategories.includes('8modNormalMap')).map(({ quantity }) => quantity)).toEqual([2]);
      expect((await core.listEntries(scope, [])).unknownMapMods).toEqual({ mapCount: 0, lines: [] });
    });

    it('R5.13 excludes tier 17, scourged and boss-region maps from offers of normal maps', async () => {
      await put('t', [
        map('plain'),
        map('t17', {}, 'Map (Tier 17)'),
        map('scourged', { scourged: { tier: 1 } }),
        map('boss', { properties: [{ name: 'Map Tier', type: 1, values: [['16', 0]], displayMode: 0 }] }, 'Pit of the Chimera Map'),
      ]);
      expect(await stacksAt('normalMap')).toEqual([[strand, ['plain']]]);
      const { entries } = await core.listEntries(scope, [tab('t')]);
      const subsOf = (quantity: (key: string) => boolean) =>
        entries.filter((entry) => quantity(entry.key)).map((entry) => entry.subCategories);
      expect(subsOf((key) => key === 'map (tier 17)')).toEqual([['t17Map']]);
      expect(subsOf((key) => key === 'pit of the chimera map')).toEqual([['shaperMap']]);
      expect(entries.filter((entry) => entry.hash === strand).map((entry) => entry.subCategories)).toEqual([['normalMap'], []]);
    });

    it('R5.15 leaves out a corrupted blighted map and gives the reason, even if the map has no price of its own', async () => {
      const fungal = { implicitMods: ['Area is infested with Fungal Growths'] };
      await put('t', [map('b1', fungal), map('b2', { ...fungal, corrupted: true }), map('b3', { ...fungal, duplicated: true })]);
      const { entries, leftOut } = await core.listEntries(scope, [tab('t')]);
      expect(entries.map((entry) => [entry.tag, entry.quantity, entry.subCategories])).toEqual([['blighted_map', 1, ['blightedMap']]]);
      expect(leftOut).toMatchObject([{ reason: 'unmodifiable', count: 2, names: [{ count: 2 }] }]);
    });

    it('R5.17, R2.13 applies a map filter only to its own category, in the table and in the listing', async () => {
      await put('t', [
        map('rich', { properties: [quantity(110)] }),
        map('poor', { properties: [quantity(80)] }),
        map('eight', { properties: [quantity(120)], explicitMods: eightMods }),
      ]);
      const filter = { wanted: [], unwanted: [], quantity: 100, rarity: null, packSize: null };
      const mapFilters = { normalMap: filter, '8modNormalMap': { ...filter, quantity: null, unwanted: ['hexproof'] } };
      expect(await stacksAt('normalMap', mapFilters)).toEqual([
        [strand, ['rich']],
        [eightMod, ['eight']],
      ]);
      expect(await stacksAt('8modNormalMap', mapFilters)).toEqual([]);
      expect(await stacksAt('8modNormalMap', { '8modNormalMap': { ...filter, wanted: ['hexproof'] } })).toEqual([[eightMod, ['eight']]]);
      expect((await stacksAt('', mapFilters)).flatMap(([, ids]) => ids)).toHaveLength(3);
      const { entries } = await core.listEntries(scope, [tab('t')], mapFilters);
      expect(entries.map((entry) => [entry.quantity, entry.filteredFrom])).toEqual([
        [1, []],
        [1, ['normalMap']],
        [1, ['8modNormalMap']],
      ]);
    });
  });

  it('D40 searches every tab that was read for the account, with inner tabs as part of their tab', async () => {
    await put('t1', [item('1', 'Chaos Orb', 9)]);
    await put('u', [], { type: 'UniqueStash', children: [{ id: 'u1', metadata: { items: 1 } }] });
    await put('u1', [item('2', 'Chaos Orb', 1)]);
    await core.putTab({ ...scope, accountId: 'b' }, { id: tab('t9'), stash: { items: [item('3', 'Chaos Orb', 1)] }, readAtMs: 5 });
    const { tabs } = await core.searchStash(scope, 'chaos');
    expect(tabs).toEqual([
      { tabId: tab('t1'), itemCount: 1, foundCount: 1 },
      { tabId: tab('u'), itemCount: 1, foundCount: 1 },
    ]);
  });

  it('R3.25 counts a tab that contains itself only once', async () => {
    const around = [{ id: 'u', metadata: { items: 3 } }];
    await put('u', [item('1', 'Chaos Orb', 3)], { type: 'UniqueStash', children: around });
    expect((await core.listEntries(scope, [tab('u')])).entries[0]).toMatchObject({ hash: chaos, quantity: 3 });
  });
});
