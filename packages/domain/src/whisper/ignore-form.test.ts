import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceView } from '../currency/index.ts';
import { listWhisperItems, totalOfItems } from '../listing/index.ts';
import { CHAT_MAX_LENGTH, composeWhispers, type WhisperItem } from './index.ts';

const base = { kind: 'items', category: 'Map', ign: 'Trader_One', league: 'Mercenaries', game: 'poe1', chaosPerDivine: 180 } as const;

/** An item of a map listing: the number taken and the number in stock. */
type Listed = Required<Omit<WhisperItem, 'nameless'>> & Pick<WhisperItem, 'nameless'>;
const take = (name: string, [quantity, stock]: readonly [number, number], priceChaos: number): Listed => ({
  name,
  quantity,
  stock,
  priceChaos,
});

const totalOf = (items: readonly Listed[]): number => totalOfItems(items.map(({ priceChaos: price, quantity }) => ({ price, quantity })));

function write(items: readonly Listed[], options: { view?: PriceView; ignoreIn?: string | null; side?: 'sell' | 'buy' } = {}): string[] {
  const { view = base, ignoreIn = 'Map', side = 'sell' } = options;
  return composeWhispers({ ...base, ...view, items, ignoreIn: ignoreIn ?? undefined, side, totalChaos: totalOf(items) });
}

/** Everything but two Fortress Maps and one of the Strand Maps. */
const nearlyAll = [
  take('Fortress Map', [0, 2], 30),
  take('Strand Map', [4, 5], 20),
  take('Burial Chambers Map', [3, 3], 100),
  take('Crimson Temple Map', [2, 2], 90),
];

describe('composeWhispers for nearly all of a map listing', () => {
  it('R9.37 lists the items left out with their prices, and the total of the items taken', () => {
    expect(write(nearlyAll)).toEqual([
      '@Trader_One WTB [ALL] Map listing, ignore 2 Fortress Map 30c each, 1 Strand Map 20c each. Total 3d 20c (Mercenaries)',
    ]);
    const more = [...nearlyAll, take('Pit Map', [1, 1], 20)];
    expect(write(more, { ignoreIn: '8-mod Normal Map' })[0]).toContain('WTB [ALL] 8-mod Normal Map listing, ignore 2 Fortress');
  });

  it.each([
    ['c', { game: 'poe1', chaosPerDivine: null }, '30c', '560c'],
    ['d', { game: 'poe1', chaosPerDivine: 15 }, '2d', '37d 5c'],
    ['d', { game: 'poe2', unit: 'd', chaosPerUnit: 120 }, '0.25d', '5d'],
    ['ex', { game: 'poe2', unit: 'ex', chaosPerUnit: 0.5 }, '60ex', '1120ex'],
    ['r', { game: 'poe2', unit: 'r', chaosPerUnit: 0.25 }, '120r', '2240r'],
    ['c', { game: 'poe2', unit: 'c' }, '30c', '560c'],
    ['c where the picked unit has no rate', { game: 'poe2', unit: 'r', chaosPerUnit: null }, '30c', '560c'],
  ] as const)('R9.37, D30, D59 writes prices in %s', (_unit, view, price, total) => {
    expect(write(nearlyAll, { view })[0]).toMatch(
      new RegExp(`ignore 2 Fortress Map ${price} each, 1 Strand Map .+ each\\. Total ${total} \\(Mercenaries\\)$`),
    );
  });

  it('R9.37 uses the ignore form for map categories only', () => {
    expect(write(nearlyAll, { ignoreIn: null })[0]).toMatch(/^@Trader_One WTB 4 Strand Map 20c each, 3 Burial/);
  });

  it('R9.37 prefers the list if it is shorter or equally long', () => {
    const [first, ...others] = nearlyAll as [Listed, ...Listed[]];
    expect(write([first, { ...(others[1] as Listed) }])[0]).toMatch(/^@Trader_One WTB 3 Burial Chambers Map 100c each\. Total/);
    const leftOut = take('A', [0, 1], 5);
    // "[ALL] M listing, ignore " has as many characters as ", 1 CCCCCCCCCCCC 5c each".
    const even = [leftOut, take('B', [1, 1], 5), take('C'.repeat(12), [1, 1], 5)];
    expect(write(even, { ignoreIn: 'M' })[0]).toContain('WTB 1 B 5c each, 1 CCCCCCCCCCCC 5c each. Total');
    const longer = [leftOut, take('B', [1, 1], 5), take('C'.repeat(13), [1, 1], 5)];
    expect(write(longer, { ignoreIn: 'M' })[0]).toContain('WTB [ALL] M listing, ignore 1 A 5c each. Total');
  });

  it('R9.37 does not use the ignore form if more is left out than taken, even if it would be shorter', () => {
    const few = [take('Burial Chambers Map', [1, 1], 100), take('Crimson Temple Map', [1, 1], 90), take('Pit Map', [1, 99], 1)];
    expect(write(few)[0]).toContain('WTB 1 Burial Chambers Map 100c each, 1 Crimson Temple Map 90c each, 1 Pit Map 1c each. Total');
  });

  it('R9.37 does not use the ignore form if an item left out reads like another item of the listing', () => {
    const other = take('Fortress Map', [2, 2], 30);
    expect(write([...nearlyAll, other])[0]).not.toContain('ignore');
    expect(write([...nearlyAll, { ...other, priceChaos: 31 }])[0]).toContain('ignore 2 Fortress Map 30c each,');
  });

  it('R9.37 does not use the ignore form for nameless items, because a hash cannot be found in the stash', () => {
    const names = ['Pit', 'Port', 'Lair', 'Arachnid Tomb', 'Overgrown Shrine', 'Plateau'];
    const listed = [...nearlyAll, ...names.map((name) => take(`${name} Map`, [1, 1], 20))];
    const stock = listed.map((item, at) => ({ hash: `${at}`.repeat(40), price: item.priceChaos, quantity: item.stock }));
    const asked = listed.map((item, at): [string, number] => [`${at}`.repeat(40), item.quantity]);
    const writeNamed = (nameless: number) =>
      write(listWhisperItems(stock, asked, (hash) => (hash === `${nameless}`.repeat(40) ? undefined : listed[Number(hash[0])]?.name)))[0];
    expect(writeNamed(0)).not.toContain('ignore');
    // Items that are taken need no name in the ignore form.
    expect(writeNamed(2)).toContain('ignore 2 Fortress Map 30c each, 1 Strand Map 20c each.');
  });

  it('R9.37 does not use the ignore form if a stock is unknown or invalid, or nothing is left out', () => {
    const [first, ...others] = nearlyAll as [Listed, ...Listed[]];
    const { stock: _stock, ...unknown } = first;
    for (const broken of [unknown, { ...first, stock: NaN }, { ...first, quantity: 3 }, { ...first, quantity: -1 }])
      expect(composeWhispers({ ...base, ignoreIn: 'Map', items: [broken, ...others], totalChaos: 1 }).join()).not.toContain('ignore');
    expect(write([{ ...first, quantity: 2 }, ...others.map((item) => ({ ...item, quantity: item.stock }))])[0]).not.toContain('ignore');
  });

  it('R9.37, D20 offers to sell everything except the ignored items on a want-to-buy listing', () => {
    expect(write(nearlyAll, { side: 'buy' })[0]).toMatch(/^@Trader_One WTS \[ALL\] Map listing, ignore 2 Fortress/);
  });

  it('R9.37, D30 uses the ignore form in every part, numbered, with the total in the last part', () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      take(`Burial Chambers ${String.fromCodePoint(65 + at)} Map`, [at < 12 ? 0 : 9, 9], 6.5),
    );
    const parts = write(many);
    expect(parts).toHaveLength(3);
    parts.forEach((part, at) => {
      expect(part.startsWith(`@Trader_One WTB (${at + 1}/3) [ALL] Map listing, ignore 9 Burial Chambers`)).toBe(true);
      expect(part.includes('Total ')).toBe(at === 2);
      expect(part.endsWith(' (Mercenaries)')).toBe(true);
      expect(part.length).toBeLessThanOrEqual(CHAT_MAX_LENGTH);
    });
  });
});

type Read = {
  readonly ignores: boolean;
  readonly named: readonly { name: string; quantity: number; price: string }[];
  readonly total: string;
};

/** Reads parts as a seller with the listing would: an independent check of the ignore form. */
function read(parts: readonly string[], ign: string): Read {
  const money = String.raw`(?:\d[\d.]*d \d[\d.]*c|\d[\d.]*(?:d|c|ex|r))`;
  const form = new RegExp(
    String.raw`^@${ign} WTB (?:\(\d+/\d+\) )?(\[ALL\] Map listing, ignore )?(.*?)(?:(?:^|\. |(?<=\) ))Total (${money}))? \(Mercenaries\)$`,
  );
  const kinds = new Set<boolean>();
  const named: { name: string; quantity: number; price: string }[] = [];
  let total = '';
  for (const part of parts) {
    const match = form.exec(part);
    if (match === null) throw new Error(`not understood: ${part}`);
    const [, lead, list = '', sum] = match;
    if (sum !== undefined) total += sum;
    if (list === '') continue;
    kinds.add(lead !== undefined);
    for (const text of list.split(/(?<= each), (?=\d)/)) {
      const item = new RegExp(String.raw`^(\d+) (.+?) (${money}) each$`).exec(text);
      if (item === null) throw new Error(`no item: ${text}`);
      named.push({ quantity: Number(item[1]), name: item[2] as string, price: item[3] as string });
    }
  }
  if (kinds.size !== 1) throw new Error('parts of two forms');
  return { ignores: kinds.has(true), named, total };
}

const chaosOf = (text: string, view: { readonly d: number; readonly ex: number; readonly r: number }): number =>
  text.split(' ').reduce((sum, part) => {
    const [, amount, unit] = /^([\d.]+)(d|c|ex|r)$/.exec(part) as unknown as [string, string, 'd' | 'c' | 'ex' | 'r'];
    return sum + Number(amount) * (unit === 'c' ? 1 : view[unit]);
  }, 0);

describe('composeWhispers for any part of a map listing', () => {
  const name = fc.stringMatching(/^[A-Z][a-z' ]{0,30}(, [A-Z][a-z]{1,12})? Map$/).map((text) => text.replaceAll(/\s+/g, ' '));
  const listed = fc
    .tuple(name, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .chain(([label, stock, steps, share]) =>
      fc.constantFrom(0, stock, Math.round(share * stock)).map((quantity) => take(label, [quantity, stock], steps / 100)),
    );
  const rates = { d: 181.37, ex: 0.37, r: 0.11 };
  const view = fc.constantFrom<PriceView[]>(
    { game: 'poe1', chaosPerDivine: rates.d },
    { game: 'poe1', chaosPerDivine: null },
    { game: 'poe2', unit: 'ex', chaosPerUnit: rates.ex },
    { game: 'poe2', unit: 'r', chaosPerUnit: rates.r },
    { game: 'poe2', unit: 'd', chaosPerUnit: rates.d },
    { game: 'poe2', unit: 'c' },
  );
  const listing = fc
    .uniqueArray(listed, { minLength: 1, maxLength: 60, selector: ({ name: label }) => label })
    .filter((items) => items.some(({ quantity }) => quantity > 0) && items.some(({ quantity, stock }) => quantity < stock));

  it('R9.37 conveys the same items and total to the seller in both forms', () => {
    const used = { ignore: 0, list: 0 };
    fc.assert(
      fc.property(listing, view, (items, money) => {
        const parts = write(items, { view: money });
        const { ignores, named, total } = read(parts, 'Trader_One');
        used[ignores ? 'ignore' : 'list'] += 1;
        const byName = new Map(named.map((item) => [item.name, item]));
        expect(byName.size).toBe(named.length);
        const taken = items.map((item) => {
          const there = byName.get(item.name);
          if (there !== undefined) expect(Math.abs(chaosOf(there.price, rates) - item.priceChaos)).toBeLessThan(0.011);
          return ignores ? item.stock - (there?.quantity ?? 0) : (there?.quantity ?? 0);
        });
        expect(taken).toEqual(items.map(({ quantity }) => quantity));
        expect([...byName.keys()].every((label) => items.some((item) => item.name === label))).toBe(true);
        // Totals are in whole pieces of currency: off by at most half a piece, and never 0 (D35).
        const perPiece = money.game === 'poe1' ? 1 : (money.chaosPerUnit ?? 1);
        const paid = chaosOf(total, rates);
        if (paid !== perPiece) expect(Math.abs(paid - totalOf(items))).toBeLessThan(0.5001 * perPiece);
      }),
      { numRuns: 500 },
    );
    expect(Math.min(used.ignore, used.list)).toBeGreaterThan(20);
  });

  it('R9.37 never needs more parts or characters than the list, and every part fits', () => {
    const length = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + part.length, 0);
    fc.assert(
      fc.property(listing, view, (items, money) => {
        const parts = write(items, { view: money });
        const list = write(items, { view: money, ignoreIn: null });
        expect(parts.length).toBeLessThanOrEqual(list.length);
        if (parts.length === list.length) expect(length(parts)).toBeLessThanOrEqual(length(list));
        if (parts.join() !== list.join()) {
          const left = items.reduce((sum, { quantity, stock }) => sum + stock - quantity, 0);
          expect(left).toBeLessThan(items.reduce((sum, { quantity }) => sum + quantity, 0));
        }
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(CHAT_MAX_LENGTH);
      }),
      { numRuns: 500 },
    );
  });
});
