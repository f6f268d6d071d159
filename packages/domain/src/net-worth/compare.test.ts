import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import { compareSnapshots, type Effects } from './compare.ts';
import type { DetailItem, SnapshotDetails } from './details.ts';
import { sumDetails } from './sum-details.ts';
import { drawDetails, makeItem, makeTab, tabIdOf } from './testing.ts';

const a = tabIdOf('a');
const b = tabIdOf('b');
const held = (quantity: number, tabId = a) => [{ tabId, quantity, stacks: 1 }];
const of = (items: readonly DetailItem[], tabs = [makeTab(a)]): SnapshotDetails => ({ game: 'poe1', tabs, items });
/** Converts to millionths of a chaos, because sums of doubles differ in the last bit. */
const micros = (chaos: number): number => Math.round(chaos * 1e6);
const sum = (list: readonly Effects[], name: keyof Effects): number => list.reduce((all, each) => all + micros(each[name]), 0);

/**
 * Generates a later state of random details: changes pieces and prices, removes and adds kinds, removes a tab and adds
 * a tab.
 */
function move(details: SnapshotDetails, random: () => number): SnapshotDetails {
  const gone = details.tabs[0]?.id;
  const items = details.items.flatMap((item): DetailItem[] => {
    if (random() < 0.1) return [];
    const holdings = item.holdings
      .filter(({ tabId }) => tabId !== gone)
      .map((each) => ({ ...each, quantity: 1 + Math.floor(random() * 5000) }));
    if (holdings.length === 0) return [];
    const value = item.originalPrice === null ? null : Math.round(item.originalPrice * random() * 20_000) / 10_000;
    const drawn = random();
    const own = Math.round(random() * 1e6) / 10_000;
    const price =
      drawn < 0.1
        ? { isIgnored: true, isCustomPrice: false, price: 0 }
        : drawn < 0.3
          ? { isIgnored: false, isCustomPrice: true, price: own }
          : { isIgnored: false, isCustomPrice: false, price: value ?? 0 };
    return [makeItem({ ...item, holdings, originalPrice: value, ...price })];
  });
  const fresh = makeItem({ key: 'mirror of kalandra', originalPrice: 77_777.1234, price: 77_777.1234, holdings: held(3, b) });
  return { ...details, tabs: [...details.tabs.slice(1), makeTab(b)], items: [...items, fresh] };
}

describe('snapshot comparison', () => {
  it('D71 splits random changes exactly into quantity, price and override effects, in total and in every part', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = createRandom(seed);
      const before = drawDetails(random, { count: 80, tabCount: 5 });
      const after = move(before, random);
      for (const options of [{}, { pricesOf: 'after' }, { priceBeforeOf: (item: DetailItem) => item.price / 3 }] as const) {
        const compared = compareSnapshots(before, after, options);
        const change = micros(sumDetails(after).totalPrice) - micros(sumDetails(before).totalPrice);
        expect(micros(compared.change)).toBe(change);
        expect(micros(compared.quantity) + micros(compared.price) + micros(compared.override)).toBe(change);
        expect(micros(compared.totalAfter) - micros(compared.totalBefore)).toBe(change);
        for (const parts of [compared.items, compared.byCategory, compared.byTab])
          for (const name of ['quantity', 'price', 'override', 'change'] as const) expect(sum(parts, name)).toBe(micros(compared[name]));
        for (const item of compared.items)
          expect(micros(item.quantity) + micros(item.price) + micros(item.override)).toBe(micros(item.change));
      }
    }
  });

  it('D71 values added pieces at the earlier snapshot’s prices, then applies the price change to all pieces', () => {
    const before = of([makeItem({ holdings: held(100), originalPrice: 2 })]);
    const after = of([makeItem({ holdings: held(150), originalPrice: 3 })]);
    expect(compareSnapshots(before, after)).toMatchObject({ quantity: 100, price: 150, override: 0, change: 250 });
    expect(compareSnapshots(before, after, { pricesOf: 'after' })).toMatchObject({ quantity: 150, price: 100, override: 0, change: 250 });
  });

  it('D71 counts a changed custom price as an override, and separates the market’s change when a custom price is set', () => {
    const market = makeItem({ originalPrice: 10 });
    const own = (price: number, originalPrice: number) => makeItem({ originalPrice, price, isCustomPrice: true });
    expect(compareSnapshots(of([own(5, 10)]), of([own(7, 99)]))).toMatchObject({ quantity: 0, price: 0, override: 20 });
    expect(compareSnapshots(of([market]), of([own(20, 12)]))).toMatchObject({ quantity: 0, price: 20, override: 80 });
    expect(compareSnapshots(of([own(20, 12)]), of([market]))).toMatchObject({ quantity: 0, price: -20, override: -80 });
    const ignored = makeItem({ originalPrice: 10, price: 0, isIgnored: true });
    expect(compareSnapshots(of([market]), of([ignored]))).toMatchObject({ quantity: 0, price: 0, override: -100 });
  });

  it('D71 counts a new kind as quantity, at its earlier price if the caller knows it', () => {
    const belt = makeItem({ tag: 'unique', key: 'mageblood', holdings: held(1), originalPrice: 165 });
    expect(compareSnapshots(of([]), of([belt]))).toMatchObject({ quantity: 165, price: 0 });
    expect(compareSnapshots(of([]), of([belt]), { priceBeforeOf: () => 173 })).toMatchObject({ quantity: 173, price: -8, change: 165 });
    expect(compareSnapshots(of([belt]), of([]))).toMatchObject({ quantity: -165, price: 0, change: -165 });
  });

  it('D71 lists tabs that only one side has, and excludes them on request', () => {
    const before = of([makeItem({ holdings: [...held(10, a), ...held(5, b)] })], [makeTab(a), makeTab(b)]);
    const after = of([makeItem({ holdings: [...held(11, a), ...held(40, tabIdOf('c'))] })], [makeTab(a), makeTab(tabIdOf('c'))]);
    const compared = compareSnapshots(before, after);
    expect(compared.change).toBe(36);
    expect([compared.onlyBefore, compared.onlyAfter].map((tabs) => tabs.map(({ id }) => id))).toEqual([[b], [tabIdOf('c')]]);
    expect(compareSnapshots(before, after, { tabs: 'inBoth' })).toMatchObject({
      change: 1,
      totalBefore: 10,
      totalAfter: 11,
      byTab: [{ id: a }],
    });
  });

  it('D71 lists the largest movers first, and omits unchanged items', () => {
    const kinds = (quantities: readonly number[]) =>
      of(quantities.map((quantity, at) => makeItem({ key: `kind ${at}`, holdings: held(quantity) })));
    const compared = compareSnapshots(kinds([10, 10, 10, 10]), kinds([11, 10, 4, 13]));
    expect(compared.items.map(({ change }) => change)).toEqual([-6, 3, 1]);
  });

  it('D71 changes only the tabs when pieces move from one tab to another', () => {
    const tabs = [makeTab(a), makeTab(b)];
    const compared = compareSnapshots(of([makeItem({ holdings: held(10, a) })], tabs), of([makeItem({ holdings: held(10, b) })], tabs));
    expect(compared).toMatchObject({ change: 0, quantity: 0, items: [] });
    expect(compared.byTab.map(({ id, change }) => [id, change])).toEqual([
      [a, -10],
      [b, 10],
    ]);
  });

  it('D72 lists the tabs that were carried over into the later snapshot', () => {
    const carried = makeTab(a, { state: 'failed' });
    expect(compareSnapshots(of([makeItem()]), of([makeItem()], [carried]))).toMatchObject({ change: 0, carried: [carried] });
  });
});
