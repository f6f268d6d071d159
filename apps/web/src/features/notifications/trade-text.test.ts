import { describe, expect, it } from 'vitest';
import { makeGroup } from '@poexchange/domain/grouping';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import { makeNotification } from './testing/make-notification.ts';
import { nameItems } from './trade-text.tsx';

const priced = (name: string, valueChaos: number | null): PriceEntry => {
  const { hash } = makeGroup('currency', name, {});
  const flags = { lowConfidence: null, listings: 9, priceHash: hash, filterHash: hash };
  return { hash, tag: 'currency', key: '', name, iconPath: '', properties: {}, valueChaos, ...flags };
};
const [chaos, chisel, tempering, vaal] = [priced('Chaos', 1), priced('Chisel', 5), priced('Tempering', 250), priced('Vaal', null)];
const prices = new Map([chaos, chisel, tempering, vaal].map((entry) => [entry.hash, entry]));
const name = (items: readonly (readonly [PriceEntry, number])[], body: Parameters<typeof makeNotification>[2] = {}) =>
  nameItems(makeNotification('a', {}, { items: items.map(([{ hash }, count]) => [hash, count]), ...body }), prices, (entry) => entry.name);

describe('trade item text', () => {
  it('names up to three kinds, most valuable first', () => {
    const what = name([
      [chaos, 333],
      [chisel, 20],
      [tempering, 2],
    ]);
    expect(what?.named.map(({ name: each, count }) => `${count} ${each}`)).toEqual(['2 Tempering', '333 Chaos', '20 Chisel']);
    expect(what?.more).toBe(0);
  });

  it('orders kinds with equal or no value by pieces', () => {
    const what = name([
      [vaal, 2],
      [chisel, 2],
      [chaos, 10],
    ]);
    expect(what?.named.map(({ name: each, count }) => `${count} ${each}`)).toEqual(['10 Chaos', '2 Chisel', '2 Vaal']);
  });

  it('names the two most valuable of more than three kinds, and counts the remaining kinds', () => {
    const all = [chaos, chisel, tempering, vaal].map((entry) => [entry, 2] as const);
    expect(name(all)).toEqual({
      named: [
        { name: 'Tempering', count: 2 },
        { name: 'Chisel', count: 2 },
      ],
      more: 2,
    });
  });

  it('D32 names the requested items, and the items handed over once the trade is done', () => {
    const handed = { items: [[chisel.hash, 4] as [string, number], [chaos.hash, 0] as [string, number]], totalChaos: 20 };
    expect(
      name(
        [
          [chaos, 3],
          [chisel, 20],
        ],
        { processed: true, handed },
      ),
    ).toEqual({ named: [{ name: 'Chisel', count: 4 }], more: 0 });
    expect(name([[chisel, 20]], { processed: false, handed })).toEqual({ named: [{ name: 'Chisel', count: 20 }], more: 0 });
  });

  it('is null until all displayed names have loaded', () => {
    expect(
      name([
        [chaos, 3],
        [priced('Unknown', 1), 1],
      ]),
    ).toBeNull();
    expect(name([])).toBeNull();
  });
});
