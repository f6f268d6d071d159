import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOfItems, type ListingItem } from '../listing/index.ts';
import { giveBack, handOver, limitToStock, partByTrade, readStock, type HandedOver, type Stock, type StockSources } from './index.ts';

const nothing: StockSources = { seen: new Map(), tabReads: new Map(), entered: new Map(), handedOver: [] };
const handed = (changes: Partial<HandedOver>): HandedOver => ({
  itemId: 's',
  hash: 'a',
  quantity: 3,
  held: 30,
  tabIds: ['tab'],
  handedMs: 100,
  isUndone: false,
  ...changes,
});
const seenAt = (readMs: number, stackSize = 30, hashes: string[] = ['a']) => ({
  seen: new Map([['s', { stackSize, readMs, hashes }]]),
  tabReads: new Map([['tab', readMs]]),
});
/** A stock with everything the listings offer. */
const ample: Stock = { ...readStock(nothing), countStack: () => null };
const group = (hash: string, quantity: number, stacks: Record<string, number> = {}): ListingItem => ({
  hash,
  price: 2,
  quantity,
  rawItems: Object.entries(stacks).map(([id, stackSize]) => ({ id, stackSize })),
});

describe('readStock', () => {
  it('D33 counts a stack as last read less later handovers, until its tab is read again', () => {
    const at = (readMs: number, handedOver: HandedOver[], stackSize = 30) =>
      readStock({ ...nothing, ...seenAt(readMs, stackSize), handedOver }).countStack('s', 'a');
    expect(at(50, [handed({})])).toBe(27);
    expect(at(50, [handed({}), handed({ quantity: 5, handedMs: 120 })])).toBe(22);
    expect(at(50, [handed({ quantity: 99 })])).toBe(0);
    expect(at(50, [handed({ isUndone: true })])).toBe(30);
    expect(at(100, [handed({})])).toBe(27);
    expect(at(101, [handed({})], 27)).toBe(27);
  });

  it('D33 counts a stack as 0 if it left a tab that has since been read, regardless of handovers and undos', () => {
    const gone = (changes: Partial<HandedOver>) =>
      readStock({ ...nothing, tabReads: new Map([['tab', 200]]), handedOver: [handed(changes)] }).countStack('s', 'a');
    expect(gone({})).toBe(0);
    expect(gone({ isUndone: true })).toBe(0);
    expect(gone({ tabIds: ['tab', 'other'] })).toBe(0);
    expect(gone({ tabIds: [] })).toBe(0);
  });

  it('D33 counts a stack that was never read as 0, regardless of handovers and undos', () => {
    expect(readStock(nothing).countStack('s', 'a')).toBe(0);
    expect(readStock({ ...nothing, tabReads: new Map([['other', 200]]) }).countStack('s', 'a')).toBe(0);
    for (const isUndone of [false, true])
      expect(readStock({ ...nothing, handedOver: [handed({ isUndone })] }).countStack('s', 'a')).toBe(0);
  });

  it('D33, D28 counts no pieces of a stack read as another group, but counts stacks read before groups were stored', () => {
    const count = (hashes: string[], hash: string) => readStock({ ...nothing, ...seenAt(50, 30, hashes) }).countStack('s', hash);
    expect(count(['a', 'fine'], 'a')).toBe(30);
    expect(count(['a', 'fine'], 'fine')).toBe(30);
    expect(count(['b'], 'a')).toBe(0);
    expect(count([], 'a')).toBe(30);
  });

  it('D33, D55 counts a manually entered group from its last entry', () => {
    const at = (enteredMs: number) =>
      readStock({
        ...nothing,
        entered: new Map([['a', { quantity: 10, enteredMs }]]),
        handedOver: [handed({ itemId: null, tabIds: [] })],
      }).countByHand('a');
    expect(at(99)).toBe(7);
    expect(at(100)).toBe(10);
    expect(readStock(nothing).countByHand('a')).toBeNull();
  });
});

describe('handOver', () => {
  const listings = [
    { uuid: 'A', items: [group('a', 40, { s: 30, t: 10 }), group('b', 5, { u: 5 })] },
    { uuid: 'B', items: [group('a', 40, { s: 30, t: 10 })] },
    { uuid: 'C', items: [group('c', 1, { v: 1 }), group('a', 12, { s: 12 })] },
  ];
  const sell = (quantity: number, picks: Record<string, number>, stock: Stock = ample) =>
    handOver({ listings, sourceUuid: 'A', stock, requested: [{ hash: 'a', quantity, picks: group('a', 0, picks).rawItems }] });

  it('D33 removes the stacks shown to the seller from every listing that draws on them', () => {
    const { pieces, changes } = sell(13, { t: 10, s: 3 });
    expect(pieces).toEqual([
      { itemId: 't', hash: 'a', quantity: 10, left: 0, held: 10 },
      { itemId: 's', hash: 'a', quantity: 3, left: 27, held: 30 },
    ]);
    expect(changes.map(({ uuid, items }) => [uuid, items])).toEqual([
      ['A', [group('a', 27, { s: 27 }), group('b', 5, { u: 5 })]],
      ['B', [group('a', 27, { s: 27 })]],
    ]);
  });

  it('D33 keeps a part of a stack in another listing as long as the stack contains it', () => {
    expect(sell(20, { s: 20 }).changes.at(-1)).toMatchObject({ uuid: 'C', items: [group('c', 1, { v: 1 }), group('a', 10, { s: 10 })] });
    expect(sell(30, { s: 30 }).changes.at(-1)).toMatchObject({ uuid: 'C', items: [group('c', 1, { v: 1 })] });
  });

  it('D33 hands over no more than the stock, and replaces missing requested stacks with other stacks of the group', () => {
    const seen = new Map([
      ['s', { stackSize: 4, readMs: 1, hashes: ['a'] }],
      ['t', { stackSize: 10, readMs: 1, hashes: ['a'] }],
    ]);
    const read = readStock({ ...nothing, seen, handedOver: [handed({})] });
    expect(sell(13, { s: 13 }, read).pieces).toEqual([
      { itemId: 's', hash: 'a', quantity: 1, left: 0, held: 4 },
      { itemId: 't', hash: 'a', quantity: 10, left: 0, held: 10 },
    ]);
  });

  it('D33 ignores a stack that is in no listing and was never read', () => {
    expect(
      handOver({
        listings: [],
        sourceUuid: 'A',
        stock: readStock(nothing),
        requested: [{ hash: 'a', quantity: 1, picks: [{ id: 's', stackSize: 1 }] }],
      }),
    ).toEqual({
      pieces: [],
      changes: [],
    });
  });

  it('D33, D55 treats manually entered items as one stock per group', () => {
    const byHand = [
      { uuid: 'A', items: [group('a', 10)] },
      { uuid: 'B', items: [group('a', 10), group('b', 1)] },
      { uuid: 'C', items: [group('a', 4)] },
    ];
    const stock = readStock({ ...nothing, entered: new Map([['a', { quantity: 10, enteredMs: 0 }]]) });
    const { pieces, changes } = handOver({ listings: byHand, sourceUuid: 'A', stock, requested: [{ hash: 'a', quantity: 3, picks: [] }] });
    expect(pieces).toEqual([{ itemId: null, hash: 'a', quantity: 3, left: 7, held: 10 }]);
    const beyond = handOver({ listings: byHand, sourceUuid: 'A', stock, requested: [{ hash: 'a', quantity: 99, picks: [] }] });
    expect(beyond.pieces).toEqual([{ itemId: null, hash: 'a', quantity: 10, left: 0, held: 10 }]);
    expect(changes.map(({ uuid, items }) => [uuid, items])).toEqual([
      ['A', [group('a', 7)]],
      ['B', [group('a', 7), group('b', 1)]],
    ]);
  });

  it('D33, D32 R5.08 restores every listing when pieces are returned, even after a JSON round trip', () => {
    const stacks = fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's', 't'), { minLength: 1 });
    const anyGroup = (hash: string) =>
      fc
        .tuple(stacks, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }), fc.nat({ max: 4 }))
        .map(([ids, sizes, less]) => {
          const held = Object.fromEntries(ids.map((id, at) => [`${hash}${id}`, sizes[at] ?? 1]));
          const total = Object.values(held).reduce((sum, size) => sum + size, 0);
          return group(hash, Math.max(1, total - less), held);
        });
    const anyItems = fc.tuple(anyGroup('a'), anyGroup('b'), anyGroup('c'));
    fc.assert(
      fc.property(anyItems, anyItems, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (first, second, a, b) => {
        const both = [
          { uuid: 'A', items: first },
          { uuid: 'B', items: second },
        ];
        const requested = [
          { hash: 'a', quantity: a, picks: [] },
          { hash: 'b', quantity: b, picks: [] },
        ];
        const { pieces, changes } = handOver({ listings: both, sourceUuid: 'A', stock: ample, requested });
        for (const { hash, quantity } of requested)
          expect(pieces.filter((piece) => piece.hash === hash).reduce((sum, piece) => sum + piece.quantity, 0)).toBeLessThanOrEqual(
            quantity,
          );
        for (const { uuid, items, taken } of changes) {
          const before = both.find((listing) => listing.uuid === uuid)?.items ?? [];
          expect(totalOfItems(items)).toBeLessThan(totalOfItems(before) + 1e-9);
          for (const { itemId, left } of pieces)
            for (const { rawItems } of items)
              for (const { id, stackSize } of rawItems) if (id === itemId) expect(stackSize).toBeLessThanOrEqual(left);
          expect(giveBack(items, JSON.parse(JSON.stringify(taken)))).toEqual(before);
        }
      }),
    );
  });

  it('D33 adds pieces returned to a changed listing to its groups at their current price', () => {
    const [change] = sell(30, { s: 30 }).changes;
    const relisted = [{ ...group('a', 10, { t: 10 }), price: 9 }];
    expect(giveBack(relisted, change?.taken ?? [])).toEqual([{ ...group('a', 40, { s: 30, t: 10 }), price: 9 }]);
  });
});

describe('limitToStock', () => {
  const stock = readStock({
    ...nothing,
    ...seenAt(50),
    entered: new Map([['h', { quantity: 4, enteredMs: 10 }]]),
    handedOver: [handed({}), handed({ quantity: 2, handedMs: 120 }), handed({ itemId: null, hash: 'h', quantity: 1, tabIds: [] })],
  });

  it('D33 limits a listing to available pieces, and drops stacks that are in no tab', () => {
    const offered = [group('a', 40, { s: 30, unread: 10 }), group('h', 9), group('b', 1, { z: 1 })];
    const { items, taken } = limitToStock(offered, stock);
    expect(items).toEqual([group('a', 25, { s: 25 }), group('h', 3)]);
    expect(taken.map(({ item }) => [item.hash, item.quantity])).toEqual([
      ['a', 15],
      ['h', 6],
      ['b', 1],
    ]);
    expect(giveBack(items, taken)).toEqual(offered);
  });

  it('D33 assigns missing pieces to the trades that took them, but no additional pieces', () => {
    const { taken } = limitToStock([group('a', 35, { s: 35 }), group('h', 9)], stock);
    const parts = partByTrade(taken, { stock, tradeOf: ({ handedMs, hash }) => `${hash}${handedMs}` });
    expect([...parts].map(([trade, groups]) => [trade, groups.map(({ item }) => [item.quantity, item.rawItems])])).toEqual([
      ['a100', [[3, [{ id: 's', stackSize: 3 }]]]],
      ['a120', [[2, [{ id: 's', stackSize: 2 }]]]],
      ['h100', [[1, []]]],
    ]);
  });

  it('D33 assigns only the missing pieces to trades when a group offers less than its stacks contain', () => {
    const { taken } = limitToStock([group('a', 28, { s: 30 })], stock);
    const parts = partByTrade(taken, { stock, tradeOf: ({ handedMs }) => `${handedMs}` });
    expect([...parts].map(([trade, groups]) => [trade, groups.map(({ item }) => item.quantity)])).toEqual([
      ['100', [3]],
      ['120', [0]],
    ]);
  });
});
