import { describe, expect, it } from 'vitest';
import { displayNameOf, groupItem } from '../grouping/index.ts';
import { readIconPath, readItem, type GameItem } from '../item/index.ts';
import { expandValuation, groupStash, type Valuation } from '../pricing/index.ts';
import { buildDetails, type BuildDetailsInput } from './build-details.ts';
import type { SnapshotDetails } from './details.ts';
import type { TabReading } from './judge-reading.ts';
import { packDetails } from './pack-details.ts';
import { sumDetails } from './sum-details.ts';
import { makeItem, makeTab, tabIdOf } from './testing.ts';
import { unpackDetails } from './unpack-details.ts';

const a = tabIdOf('a');
const b = tabIdOf('b');
let nextId = 0;
function stack(typeLine: string, stackSize: number): GameItem {
  nextId += 1;
  const read = readItem({
    id: `i${nextId}`,
    typeLine,
    baseType: typeLine,
    name: '',
    frameType: 5,
    stackSize,
    maxStackSize: 20,
    icon: 'https://web.poecdn.com/gen/image/a/b/c.png',
    identified: true,
    x: 0,
    y: 0,
    w: 1,
    h: 1,
  });
  return read.ok ? read.item : expect.fail();
}
const tabOf = (id: TabReading['id'], items: readonly GameItem[], changes: { itemCount?: number; name?: string } = {}): TabReading => ({
  id,
  name: 'Tab',
  type: 'NormalStash',
  color: '',
  kind: 'read',
  items,
  itemCount: items.length,
  readAtMs: 7,
  ...changes,
});
const failed = (id: TabReading['id']): TabReading => ({ id, name: 'Tab now', type: 'NormalStash', color: '', kind: 'failed' });

const chaosHash = makeItem().priceHash;
const divineHash = makeItem({ key: 'divine orb' }).priceHash;
const worth = (chaos: number, low: 0 | 1 = 0): Valuation =>
  expandValuation({ c: Array.from({ length: 10 }, () => chaos), l: 50, ...(low === 1 && { lc: true as const }) });
const valuations = new Map([
  [chaosHash as string, worth(1)],
  [divineHash, worth(200.5)],
]);
const build = (changes: Partial<BuildDetailsInput>) =>
  buildDetails({
    game: 'poe1',
    readings: [],
    previous: null,
    groupItem,
    valuations,
    summaries: new Map(),
    nameOf: displayNameOf,
    readIcon: readIconPath,
    ownPrices: { overrides: {}, ignored: [] },
    ...changes,
  });

describe('snapshot details', () => {
  it('R3.61 creates one entry per kind, with its pieces by tab, names, icon path and price', () => {
    const { details } = build({
      readings: [tabOf(a, [stack('Divine Orb', 3), stack('Divine Orb', 10)]), tabOf(b, [stack('Divine Orb', 1), stack('Chaos Orb', 20)])],
    });
    expect(details.items).toMatchObject([
      {
        hash: divineHash,
        priceHash: divineHash,
        tag: 'currency',
        key: 'divine orb',
        displayName: 'Divine Orb',
        icon: '/gen/image/a/b/c.png',
        quantity: 14,
        price: 200.5,
        originalPrice: 200.5,
        isCustomPrice: false,
        holdings: [
          { tabId: a, quantity: 13, stacks: 2 },
          { tabId: b, quantity: 1, stacks: 1 },
        ],
      },
      { priceHash: chaosHash, quantity: 20, price: 1 },
    ]);
    expect(sumDetails(details).totalPrice).toBe(14 * 200.5 + 20);
    expect(details.tabs).toMatchObject([{ id: a, state: 'read', itemCount: 2, readAtMs: 7 }, { id: b }]);
  });

  it('R3.61 prices items like My listings: the same groups, values and totals', () => {
    const items = [stack('Divine Orb', 3), stack('Chaos Orb', 19), stack('Orb of Alchemy', 5)];
    const stash = groupStash({
      tabs: [{ stashTabId: a, items }],
      game: 'poe1',
      groupItem,
      valuations,
      summaries: new Map(),
      nameOf: displayNameOf,
      overrides: new Map([[chaosHash as string, 2]]),
    });
    const { details } = build({ readings: [tabOf(a, items)], ownPrices: { overrides: { [chaosHash]: 2 }, ignored: [] } });
    expect(details.items.map(({ priceHash, price, quantity }) => [priceHash, price, quantity])).toEqual(
      stash.entries.map(({ hash, calculatedPrice, totalStacksize }) => [hash, calculatedPrice ?? 0, totalStacksize]),
    );
  });

  it('R3.61, D26 uses a custom price instead of the value; counts an ignored item and an item without a value as 0', () => {
    const items = [stack('Divine Orb', 1), stack('Chaos Orb', 1), stack('Orb of Alchemy', 1)];
    const { details } = build({
      readings: [tabOf(a, items)],
      ownPrices: { overrides: { [divineHash]: 180, [chaosHash]: 3 }, ignored: [chaosHash] },
    });
    expect(details.items).toMatchObject([
      { price: 180, originalPrice: 200.5, isCustomPrice: true, isIgnored: false },
      { price: 0, originalPrice: 1, isCustomPrice: false, isIgnored: true },
      { price: 0, originalPrice: null, isCustomPrice: false },
    ]);
    expect(sumDetails(details).totalPrice).toBe(180);
    expect(unpackDetails(packDetails(details))?.items).toHaveLength(3);
  });

  it('D45 D53 marks a price as uncertain if all pieces of a kind borrow it from another variant', () => {
    const belt = (corrupted: boolean): GameItem => ({ ...stack('Leather Belt', 1), name: 'Headhunter', frameType: 3, corrupted });
    const plain = groupItem(belt(false), 'poe1');
    const valued = new Map([...valuations, [plain.ok ? plain.primary.hash : '', worth(900)] as const]);
    const isLow = (...items: GameItem[]) =>
      build({ readings: [tabOf(a, items)], valuations: valued }).details.items.map(({ isLowConfidence }) => isLowConfidence);
    expect([isLow(belt(false)), isLow(belt(true)), isLow(belt(true), belt(false))]).toEqual([[false], [true], [false]]);
    const first = build({ readings: [tabOf(a, [belt(true), belt(false)]), tabOf(b, [belt(true)])], valuations: valued }).details;
    expect(first.items.map(({ borrowedPieces }) => borrowedPieces)).toEqual([2]);
    // Borrowed pieces of a tab that could not be read stay borrowed.
    const failed = { kind: 'failed' as const, id: b, name: 'b', type: 'NormalStash', color: '' };
    const again = (items: GameItem[]) =>
      build({ readings: [tabOf(a, items), failed], valuations: valued, previous: first }).details.items.map(
        ({ borrowedPieces, quantity, isLowConfidence }) => [borrowedPieces, quantity, isLowConfidence],
      );
    expect([again([belt(false)]), again([])]).toEqual([[[1, 2, false]], [[1, 1, true]]]);
  });

  it('R3.61 does not read an inherited property of the price book object as a price', () => {
    const { details } = build({
      readings: [tabOf(a, [stack('Divine Orb', 1)])],
      ownPrices: { overrides: JSON.parse('{"__proto__":5}') as Record<string, number>, ignored: [] },
    });
    expect(details.items[0]?.price).toBe(200.5);
  });

  it('R3.61 counts an item reported by two tabs once, and items without a group by reason', () => {
    const moved = stack('Divine Orb', 1);
    const built = build({ readings: [tabOf(a, [moved, stack('Thing That Is None', 1)]), tabOf(b, [moved])] });
    expect(built.details.items).toMatchObject([{ quantity: 1, holdings: [{ tabId: a }] }]);
    expect(built.leftOut).toEqual(expect.arrayContaining([{ reason: 'seenTwice', count: 1 }]));
  });

  it('R3.61 truncates and cleans tab names, so that every name from the publisher can be stored', () => {
    const name = `\u0007${'🔥'.repeat(300)}\ud800`;
    const { details } = build({ readings: [tabOf(a, [], { name })] });
    expect(details.tabs[0]?.name).toBe('🔥'.repeat(100));
    expect(unpackDetails(packDetails(details))).toEqual(details);
  });

  const previous: SnapshotDetails = {
    game: 'poe1',
    tabs: [makeTab(a), makeTab(b, { readAtMs: 3 })],
    items: [
      makeItem({
        key: 'divine orb',
        holdings: [
          { tabId: a, quantity: 5, stacks: 1 },
          { tabId: b, quantity: 2, stacks: 1 },
        ],
        originalPrice: 150,
      }),
      makeItem({ key: 'orb of alchemy', holdings: [{ tabId: b, quantity: 9, stacks: 1 }], originalPrice: 0.25 }),
    ],
  };

  it('D72 keeps a failed tab’s items at today’s prices, marks the tab, and does not count it as a loss', () => {
    const { details, unread } = build({ readings: [tabOf(a, [stack('Divine Orb', 5)]), failed(b)], previous });
    expect(details.tabs[1]).toMatchObject({ id: b, name: 'Tab now', state: 'failed', readAtMs: 3, itemCount: 30 });
    expect(details.items).toMatchObject([
      {
        priceHash: divineHash,
        quantity: 7,
        price: 200.5,
        holdings: [
          { tabId: a, quantity: 5 },
          { tabId: b, quantity: 2 },
        ],
      },
      // The market has no price for this orb today, so its previous value stays.
      { key: 'orb of alchemy', quantity: 9, price: 0.25 },
    ]);
    expect(unread).toEqual([]);
    expect(unpackDetails(packDetails(details))).not.toBeNull();
  });

  it('D72 carries over an emptied tab that had 20 items for one snapshot, then accepts the tab as empty', () => {
    const first = build({ readings: [tabOf(a, []), tabOf(b, [stack('Chaos Orb', 1)])], previous });
    expect(first.details.tabs[0]).toMatchObject({ state: 'empty', itemCount: 30 });
    expect(first.details.items.find(({ priceHash }) => priceHash === divineHash)?.quantity).toBe(5);
    const second = build({ readings: [tabOf(a, []), tabOf(b, [stack('Chaos Orb', 1)])], previous: first.details });
    expect(second.details.tabs[0]).toMatchObject({ state: 'read', itemCount: 0 });
    expect(second.details.items.map(({ priceHash }) => priceHash)).toEqual([chaosHash]);
  });

  it('D72 reports a failed tab that was never read, and omits a tab that no longer exists', () => {
    const gone: TabReading = { id: a, name: 'Tab', type: '', color: '', kind: 'gone' };
    const built = build({ readings: [gone, failed(tabIdOf('c'))], previous });
    expect(built).toMatchObject({ details: { tabs: [], items: [] }, unread: [tabIdOf('c')] });
  });

  it('D72 lets a carried-over item be ignored or priced manually like any other', () => {
    const { details } = build({
      readings: [failed(a), failed(b)],
      previous,
      ownPrices: { overrides: { [divineHash]: 111 }, ignored: [previous.items[1]?.priceHash ?? ''] },
    });
    expect(details.items).toMatchObject([
      { price: 111, isCustomPrice: true, quantity: 7 },
      { price: 0, isIgnored: true },
    ]);
  });
});
