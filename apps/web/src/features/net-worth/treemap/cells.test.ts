import type { StashTabId } from '@poexchange/domain/ids';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDetailItem } from '../testing/items.ts';
import { chooseFace, findNeighbour, layOutTreemap, listPiles, SMALL_GROUPS_ID, squarify, type Cell } from './cells.ts';

const box = { x: 0, y: 0, width: 785, height: 106 };
const tab = (name: string): StashTabId => `mercenaries:${name}` as StashTabId;
const someItems = fc
  .array(
    fc.record({
      tag: fc.constantFrom('currency' as const, 'essence' as const, 'card' as const, 'gem' as const, 'unique' as const),
      at: fc.nat({ max: 5 }),
      quantity: fc.integer({ min: 1, max: 9000 }),
      price: fc.oneof(fc.constant(0), fc.double({ min: 0.0001, max: 1e9, noNaN: true })),
    }),
    { maxLength: 60 },
  )
  .map((drawn) =>
    drawn.map(({ tag, at, quantity, price }, order) =>
      makeDetailItem({ tag, key: `kind ${order}`, price, holdings: [{ tabId: tab(`t${at}`), quantity, stacks: 1 }] }),
    ),
  );

describe('areas', () => {
  it('covers areas proportional to the values, and fills the box without overlapping', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 }), (values) => {
        const whole = values.reduce((sum, value) => sum + value, 0);
        const placed = squarify(values, (value) => value, box);
        expect(placed).toHaveLength(values.length);
        for (const { value, width, height, x, y } of placed) {
          expect(width * height).toBeCloseTo((value / whole) * box.width * box.height, 3);
          expect(x >= -1e-6 && y >= -1e-6 && x + width <= box.width + 1e-6 && y + height <= box.height + 1e-6).toBe(true);
        }
        const area = placed.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area).toBeCloseTo(box.width * box.height, 3);
      }),
    );
  });

  it('stays inside the box when one value is tiny compared with another', () => {
    const items = [1e13, 3e12, 7e12, 0.0001].map((price, at) =>
      makeDetailItem({ key: `kind ${at}`, price, holdings: [{ tabId: tab('t'), quantity: 1, stacks: 1 }] }),
    );
    for (const { width, height, x, y } of squarify(items, ({ price }) => price, box))
      expect([x >= 0, y >= 0, x + width <= box.width, y + height <= box.height]).toEqual([true, true, true, true]);
  });

  it('gives groups, and the kinds inside each group, areas proportional to their worth', () => {
    fc.assert(
      fc.property(someItems, fc.constantFrom('tab' as const, 'category' as const), (items, by) => {
        const groups = layOutTreemap(items, { by, game: 'poe1', width: box.width, height: box.height });
        const whole = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const shown = groups.reduce((sum, { chaos }) => sum + chaos, 0);
        expect(shown).toBeCloseTo(whole, 0);
        for (const group of groups) {
          const inGroup = group.cells.reduce((sum, { chaos }) => sum + chaos, 0);
          if (group.cells.length > 0) expect(Math.abs(inGroup - group.chaos)).toBeLessThanOrEqual(1e-6 * group.chaos);
          for (const cell of group.cells) {
            expect(cell.x + cell.width).toBeLessThanOrEqual(group.x + group.width + 1e-6);
            expect(cell.y + cell.height).toBeLessThanOrEqual(group.y + group.height + 1e-6);
          }
        }
      }),
    );
  });
});

describe('value distribution', () => {
  it('counts a kind that is in two tabs in both tabs, and skips ignored items', () => {
    const both = makeDetailItem({
      price: 2,
      holdings: [
        { tabId: tab('a'), quantity: 3, stacks: 1 },
        { tabId: tab('b'), quantity: 5, stacks: 1 },
      ],
    });
    const ignored = makeDetailItem({ key: 'exalted orb', isIgnored: true, price: 0 });
    expect(listPiles([both, ignored], { by: 'tab', game: 'poe1' }).map(({ id, chaos }) => [id, chaos])).toEqual([
      [tab('b'), 10],
      [tab('a'), 6],
    ]);
    expect(listPiles([both, ignored], { by: 'category', game: 'poe1' }).map(({ id, chaos }) => [id, chaos])).toEqual([['currency', 16]]);
  });

  it('merges hundreds of small tabs and 20,000 small kinds', () => {
    const items = Array.from({ length: 20_000 }, (_none, at) =>
      makeDetailItem({
        key: `kind ${at}`,
        price: at === 0 ? 1e6 : 0.5,
        holdings: [{ tabId: tab(`t${at % 300}`), quantity: 1, stacks: 1 }],
      }),
    );
    const groups = layOutTreemap(items, { by: 'tab', game: 'poe1', width: 785, height: 106 });
    expect(groups.map(({ id }) => id)).toEqual([tab('t0'), SMALL_GROUPS_ID]);
    expect(groups.flatMap(({ cells }) => cells).length).toBeLessThan(70);
    expect(groups.flatMap(({ cells }) => cells).reduce((sum, { kinds }) => sum + kinds, 0)).toBe(20_000);
  });

  it('is empty if no item has a value', () => {
    expect(layOutTreemap([makeDetailItem({ price: 0 })], { by: 'tab', game: 'poe1', width: 785, height: 106 })).toEqual([]);
  });
});

it('reaches a second cell with the arrow keys from the first cell', () => {
  fc.assert(
    fc.property(someItems, (items) => {
      const cells = layOutTreemap(items, { by: 'tab', game: 'poe1', width: 785, height: 210 }).flatMap((group) => group.cells);
      const [first] = cells;
      if (first === undefined) return;
      const reached = new Set<Cell>([first]);
      for (const cell of reached) for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(findNeighbour(cells, cell, way));
      // Arrow keys alone cannot reach every rectangle; Home and End reach further cells.
      expect(reached.size).toBeGreaterThanOrEqual(Math.min(cells.length, 2));
    }),
  );
});

it('shows a name in a cell if it fits, and otherwise the picture or nothing', () => {
  const item = makeDetailItem({ key: 'mirror of kalandra' });
  const faces = [
    { width: 120, height: 60 },
    { width: 120, height: 22 },
    { width: 30, height: 30 },
    { width: 12, height: 40 },
  ].map((size) => chooseFace({ ...size, item }));
  expect(faces).toEqual(['words', 'name', 'picture', 'none']);
});
