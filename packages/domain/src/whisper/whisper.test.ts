import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAT_MAX_LENGTH,
  composeShortWhisper,
  composeWhispers,
  joinWhisperLines,
  splitWhisperLines,
  type WhisperItem,
  type WhisperRequest,
} from './index.ts';

const base = { game: 'poe1', chaosPerDivine: 182, ign: 'Trader_One', league: 'Mercenaries', totalChaos: 186 } as const;
const items: WhisperItem[] = [
  { name: 'Deafening Essence of Anger', quantity: 3, priceChaos: 6 },
  { name: 'Deafening Essence of Zeal', quantity: 2, priceChaos: 84 },
];

/** Reads items back as the seller would. */
function readItems(parts: readonly string[]): { quantity: number; name: string; price: string }[] {
  return parts.flatMap((part) =>
    [...part.matchAll(/(?:^@\S+ WT[BS] (?:\(\d+\/\d+\) )?|, )(\d+) (\S.*?) ((?:\d[\d.]*(?:d|c|ex|r) ?)+) each/g)].map((match) => ({
      quantity: Number(match[1]),
      name: match[2] as string,
      price: match[3] as string,
    })),
  );
}

describe('composeWhispers', () => {
  it('D30 requests a whole listing', () => {
    expect(composeWhispers({ ...base, kind: 'whole', category: 'Essence', totalChaos: 191 })).toEqual([
      '@Trader_One WTB [ALL] Essence listing for 1d 9c (Mercenaries)',
    ]);
  });

  it('D30 requests items with unit prices and the total', () => {
    expect(composeWhispers({ ...base, kind: 'items', category: 'Essence', items })).toEqual([
      '@Trader_One WTB 3 Deafening Essence of Anger 6c each, 2 Deafening Essence of Zeal 84c each. Total 1d 4c (Mercenaries)',
    ]);
  });

  it('D30 requests items by search', () => {
    expect(composeWhispers({ ...base, kind: 'search', category: 'Map', count: 12, totalChaos: 546 })).toEqual([
      '@Trader_One WTB 12 of your Map matching my search for 3d (Mercenaries)',
    ]);
  });

  it('D30 calls a custom group a custom list', () => {
    const [whisper] = composeWhispers({ ...base, kind: 'whole', category: null });
    expect(whisper).toBe('@Trader_One WTB [ALL] custom list listing for 1d 4c (Mercenaries)');
  });

  it('D30, D35 omits zero parts, keeps 4 decimals per piece but none in the total, and uses divines from one divine up', () => {
    const [whisper] = composeWhispers({
      ...base,
      kind: 'items',
      category: 'Essence',
      totalChaos: 365.62345,
      items: [
        { name: 'A', quantity: 1, priceChaos: 0.12345 },
        { name: 'B', quantity: 2, priceChaos: 182 },
        { name: 'C', quantity: 1, priceChaos: 182.5 },
      ],
    });
    expect(whisper).toBe('@Trader_One WTB 1 A 0.1235c each, 2 B 1d each, 1 C 1d 0.5c each. Total 2d 2c (Mercenaries)');
  });

  it('D30, D35 writes everything in chaos if the rate is unknown: 0c for nothing, and at least 1c for anything else', () => {
    const write = (totalChaos: number): string | undefined =>
      composeWhispers({ ...base, chaosPerDivine: null, kind: 'whole', category: 'Oil', totalChaos })[0];
    expect(write(18200)).toContain('for 18200c (');
    expect(write(0)).toContain('for 0c (');
    expect(write(0.004)).toContain('for 1c (');
  });

  it('D59 writes poe2 prices in the selected unit', () => {
    const poe2 = { ...base, game: 'poe2', unit: 'ex', chaosPerUnit: 0.5, league: 'Dawn of the Hunt' } as const;
    expect(composeWhispers({ ...poe2, kind: 'items', category: 'Essence', items: items.slice(0, 1), totalChaos: 18 })).toEqual([
      '@Trader_One WTB 3 Deafening Essence of Anger 12ex each. Total 36ex (Dawn of the Hunt)',
    ]);
  });

  it('D20 offers to sell on a want-to-buy listing', () => {
    expect(composeWhispers({ ...base, side: 'buy', kind: 'items', category: 'Essence', items })[0]).toMatch(/^@Trader_One WTS 3 /);
  });

  it('D30 returns no lines if there is no recipient or no request', () => {
    expect(composeWhispers({ ...base, ign: ' \u200b@', kind: 'items', category: 'Essence', items })).toEqual([]);
    expect(composeWhispers({ ...base, ign: 'x'.repeat(300), kind: 'items', category: 'Essence', items })).toEqual([]);
    expect(composeWhispers({ ...base, kind: 'items', category: 'Essence', items: [] })).toEqual([]);
    expect(composeWhispers({ ...base, kind: 'items', category: 'Essence', items: [{ name: 'A', quantity: NaN, priceChaos: 1 }] })).toEqual(
      [],
    );
    expect(composeWhispers({ ...base, kind: 'search', category: 'Map', count: -1 })).toEqual([]);
    expect(composeWhispers({ ...base, totalChaos: NaN, kind: 'whole', category: 'Map' })).toEqual([]);
  });

  it('D30 puts hostile text on one line', () => {
    const [whisper] = composeWhispers({
      ...base,
      ign: 'Evil\n/kick me',
      league: 'Std\r\n@Other hi\u202E',
      kind: 'items',
      category: 'Essence',
      items: [
        { name: 'Chaos\u0000\nOrb', quantity: 1, priceChaos: 1 },
        { name: '\u200b', quantity: 1, priceChaos: 1 },
      ],
    });
    expect(whisper).toBe('@Evil/kickme WTB 1 Chaos Orb 1c each, 1 unnamed item 1c each. Total 1d 4c (Std @Other hi)');
  });

  it('D30 splits long text into complete parts with the total in the last', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ name: `Deafening Essence of Anger ${at}`, quantity: at + 1, priceChaos: 6.5 }));
    const parts = composeWhispers({ ...base, kind: 'items', category: 'Essence', items: many, totalChaos: 507 });
    expect(parts).toHaveLength(3);
    expect(parts.map((part) => part.slice(0, 24))).toEqual([
      '@Trader_One WTB (1/3) 1 ',
      '@Trader_One WTB (2/3) 6 ',
      '@Trader_One WTB (3/3) 11',
    ]);
    expect(parts.map((part) => part.includes('Total'))).toEqual([false, false, true]);
    expect(parts.every((part) => part.endsWith('(Mercenaries)'))).toBe(true);
  });
});

describe('composeShortWhisper', () => {
  const make = (kinds: number) => ({
    ...base,
    kind: 'items' as const,
    category: 'Fragment',
    totalChaos: 25179,
    items: Array.from({ length: kinds }, (_, at) => ({ name: `Timeless Maraketh Splinter ${at}`, quantity: 139, priceChaos: 4.75 })),
  });
  const write = (kinds: number) => composeShortWhisper(make(kinds), composeWhispers(make(kinds)));

  it('D39 replaces a request of more than two parts with one line: kinds, pieces, listing, total, league', () => {
    expect(write(38)).toBe('@Trader_One WTB 38 kinds (5,282 pieces) of your Fragment listing for 138d 63c (Mercenaries)');
  });

  it('D39 leaves out items without requested pieces, and offers to sell on a want-to-buy listing', () => {
    const request = { ...make(20), side: 'buy' as const, category: null };
    const items = [...request.items, { name: 'A', quantity: 0, priceChaos: 1, stock: 3 }];
    expect(composeShortWhisper({ ...request, items }, composeWhispers({ ...request, items }))).toBe(
      '@Trader_One WTS 20 kinds (2,780 pieces) of your custom list listing for 138d 63c (Mercenaries)',
    );
  });

  it('D39 returns no short line for a request of one or two parts', () => {
    const counts = [1, 2, 4, 6, 8, 10, 12].map((kinds) => [composeWhispers(make(kinds)).length, write(kinds) !== null]);
    expect(counts.every(([parts, isShort]) => isShort === Number(parts) > 2)).toBe(true);
    expect(new Set(counts.map(([, isShort]) => isShort)).size).toBe(2);
  });

  it('D39 returns no short line for a search or a whole listing', () => {
    const parts = ['a', 'b', 'c'];
    expect(composeShortWhisper({ ...base, kind: 'whole', category: 'Map' }, parts)).toBeNull();
    expect(composeShortWhisper({ ...base, kind: 'search', category: 'Map', count: 5 }, parts)).toBeNull();
  });
});

describe('composeWhispers for any request', () => {
  const name = fc.stringMatching(/^[A-Z][a-z' ]{0,40}[a-z]$/).map((text) => text.replace(/\s+/g, ' '));
  const item = fc.record({
    name,
    quantity: fc.integer({ min: 1, max: 1e9 }),
    priceChaos: fc.integer({ min: 1, max: 1e9 }).map((steps) => steps / 1e4),
  });
  const view = fc.constantFrom(
    { game: 'poe1', chaosPerDivine: 182.37 } as const,
    { game: 'poe1', chaosPerDivine: null } as const,
    { game: 'poe2', unit: 'ex', chaosPerUnit: 0.37 } as const,
  );
  const ign = fc.stringMatching(/^[A-Za-z_]{3,23}$/);

  it('D30 lists every item once with its quantity, in order, within the limit, with the total only in the last part', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 60 }), view, ign, (asked, money, to) => {
        const parts = composeWhispers({
          ...money,
          kind: 'items',
          category: 'Essence',
          ign: to,
          league: 'Hardcore Mercenaries',
          items: asked,
          totalChaos: 1234.5,
        });
        expect(readItems(parts).map(({ quantity, name: read }) => [quantity, read])).toEqual(asked.map((one) => [one.quantity, one.name]));
        parts.forEach((part, at) => {
          expect(part.length).toBeLessThanOrEqual(CHAT_MAX_LENGTH);
          expect(part.startsWith(`@${to} WTB ${parts.length > 1 ? `(${at + 1}/${parts.length}) ` : ''}`)).toBe(true);
          expect(part.includes('Total ')).toBe(at === parts.length - 1);
          expect(readItems([part]).length).toBeGreaterThan(0);
          expect(part.endsWith(' (Hardcore Mercenaries)')).toBe(true);
        });
      }),
    );
  });

  it('D39 keeps the short line within the limit, with the parts’ total and the league, and recognises it among the parts', () => {
    const count = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    const listed = fc.array(fc.tuple(item, count), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(listed, view, ign, fc.double({ min: 0, max: 1e12, noNaN: true }), (asked, money, to, totalChaos) => {
        const items = asked.map(([one, quantity]) => ({ ...one, quantity }));
        const request = {
          ...money,
          kind: 'items',
          category: 'Fragment',
          ign: to,
          league: 'Hardcore Mercenaries',
          items,
          totalChaos,
        } as const;
        const whispers = composeWhispers(request);
        const short = composeShortWhisper(request, whispers);
        expect(short === null).toBe(whispers.length <= 2);
        expect(splitWhisperLines(joinWhisperLines({ whispers, ...(short !== null && { short }) }))).toEqual({
          whispers,
          ...(short !== null && { short }),
        });
        if (short === null) return;
        expect(short.length).toBeLessThanOrEqual(CHAT_MAX_LENGTH);
        const [, kinds, pieces, total, league] =
          /^@\S+ WTB ([\d,]+) kinds \(([\d,]+) pieces\) of your Fragment listing for (.+) \((.+)\)$/.exec(short) ?? [];
        expect(Number(kinds)).toBe(items.length);
        const sum = items.reduce((all, { quantity }) => all + BigInt(quantity), 0n);
        expect(Math.abs(Number(BigInt((pieces ?? '').replaceAll(',', '')) - sum)) <= Number(sum) * 1e-14).toBe(true);
        expect(whispers.at(-1)).toContain(`Total ${total} (`);
        expect(league).toBe('Hardcore Mercenaries');
      }),
    );
  });

  it('D30 fits a listing of maximum size', () => {
    const asked = Array.from({ length: 2000 }, (_, at) => ({
      name: `Deafening Essence of Greatest Contempt ${at}`,
      quantity: at + 1,
      priceChaos: 7777.7777,
    }));
    const parts = composeWhispers({ ...base, kind: 'items', category: 'Essence', items: asked });
    expect(readItems(parts)).toHaveLength(2000);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(CHAT_MAX_LENGTH);
  });

  it('D30 never throws, never exceeds the limit and stays on one line for any text and number', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constant('😀'.repeat(300)));
    const hostile = fc.record({ name: text, quantity: fc.oneof(fc.double(), fc.maxSafeNat()), priceChaos: fc.double() });
    const numbers = fc.record({
      totalChaos: fc.double(),
      chaosPerDivine: fc.option(fc.double()),
      count: fc.oneof(fc.double(), fc.maxSafeNat()),
    });
    fc.assert(
      fc.property(text, text, text, fc.array(hostile, { maxLength: 20 }), numbers, (to, league, category, asked, money) => {
        const shared = { game: 'poe1', ign: to.slice(0, 30), league, ...money } as const;
        const requests: WhisperRequest[] = [
          { ...shared, kind: 'whole', category },
          { ...shared, kind: 'items', category: 'Essence', items: asked },
          { ...shared, kind: 'search', category, count: money.count },
        ];
        const lines = requests.flatMap((request) => {
          const whispers = composeWhispers(request);
          return [
            ...whispers,
            ...(composeShortWhisper(request, whispers) === null ? [] : [composeShortWhisper(request, whispers) as string]),
          ];
        });
        for (const part of lines) {
          expect(part.length).toBeLessThanOrEqual(CHAT_MAX_LENGTH);
          expect(part).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
          expect(part).not.toMatch(/NaN|Infinity|undefined/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
