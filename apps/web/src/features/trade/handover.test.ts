import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_MAX_LENGTH } from '@poexchange/domain/whisper';
import { enterAmount, listHandedItems, listRows, nothingEntered, sumRows, toggleAll, toggleTick } from './handover.ts';
import { cleanReply, defaultReplies, fillReply, replyIds, templateOf } from './replies.ts';
import { readStoredReplies } from './reply-store.ts';
import { makeItem, makeTrade } from './testing/make-trade.ts';

const trade = makeTrade(
  {
    items: [
      makeItem('a', { quantity: 30, price: 5.8, available: 24 }),
      makeItem('b', { quantity: 8, price: 3.9, available: 0 }),
      makeItem('c', { quantity: 6, price: 7.4, available: 90 }),
    ],
  },
  { totalChaos: 249.6 },
);

describe('handover rows', () => {
  it('D33 starts with all available pieces of the request, which determine the total', () => {
    const rows = listRows(trade, nothingEntered);
    expect(rows.map(({ amount, availability }) => [amount, availability])).toEqual([
      [24, 'part'],
      [0, 'gone'],
      [6, 'there'],
    ]);
    expect(sumRows(trade, rows)).toEqual({ pieces: 30, requested: 44, ticked: 0, tickable: 2, tickedPieces: 0, chaos: 24 * 5.8 + 6 * 7.4 });
    expect(listHandedItems(rows)).toEqual([
      ['a', 24],
      ['c', 6],
    ]);
  });

  it('R5.08 never exceeds the request or the stock for any input, and never ticks missing items', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -5, max: 500 }), fc.boolean())), (moves) => {
        const entered = moves.reduce(
          (before, [hash, amount, isTick]) => (isTick ? toggleTick(before, hash) : enterAmount(before, hash, amount)),
          nothingEntered,
        );
        const rows = listRows(trade, entered);
        return rows.every(
          ({ item, amount, available, isTicked }) =>
            amount >= 0 && amount <= Math.min(item.quantity, available) && !(isTicked && amount === 0),
        );
      }),
    );
  });

  it('R3.02 charges the whisper’s amount for all pieces, and includes a share of the extra for part of a search request', () => {
    const bySearch = makeTrade({ items: [makeItem('a', { quantity: 4, price: 5, available: 4 })] }, { totalChaos: 28, regex: 'essence' });
    const sumOf = (amount: number) => sumRows(bySearch, listRows(bySearch, enterAmount(nothingEntered, 'a', amount))).chaos;
    expect([sumOf(4), sumOf(2), sumOf(0)]).toEqual([28, 14, 0]);
    expect(listHandedItems(listRows(bySearch, nothingEntered))).toBeUndefined();
  });

  it('ticks all rows except missing items, and unticks a row when its amount changes', () => {
    const rows = listRows(trade, nothingEntered);
    const all = toggleAll(nothingEntered, rows);
    expect(all.ticked).toEqual(['a', 'c']);
    expect(toggleAll(all, listRows(trade, all)).ticked).toEqual([]);
    expect(enterAmount(all, 'a', 3).ticked).toEqual(['c']);
  });

  it('D32 shows the amounts handed over for a finished trade, whatever is entered later', () => {
    const done = makeTrade({ items: trade.items }, { processed: true, handed: { items: [['a', 20]], totalChaos: 116 } });
    const rows = listRows(done, enterAmount(nothingEntered, 'a', 1));
    expect(rows.map(({ amount }) => amount)).toEqual([20, 0, 0]);
  });
});

describe('replies', () => {
  const lines = [
    { name: 'Greed', requested: 30, available: 24, amount: 24 },
    { name: 'Hatred', requested: 8, available: 0, amount: 0 },
    { name: 'Woe', requested: 6, available: 90, amount: 6 },
  ];
  const facts = { deal: 'sells' as const, name: 'Kirael_Bulk', total: '2d 124c', lines };

  it('contain the new total for the amounts', () => {
    expect(fillReply(defaultReplies.newTotal, facts)).toBe('@Kirael_Bulk only 24 Greed and no Hatred left, new total 2d 124c');
    expect(fillReply(defaultReplies.newTotal, { ...facts, lines: lines.slice(2) })).toBe('@Kirael_Bulk all there, new total 2d 124c');
    expect(fillReply(defaultReplies.newTotal, { ...facts, deal: 'buys' })).toBe(
      '@Kirael_Bulk only 24 Greed and no Hatred needed, new total 2d 124c',
    );
    expect(fillReply(defaultReplies.invite, facts)).toBe('/invite Kirael_Bulk');
  });

  it.each([
    ['sells', [10], '@K I can give 10 of 27 Greed, new total 1c'],
    ['sells', [0], '@K I can give none of 27 Greed, new total 1c'],
    ['sells', [10, 24], '@K I can give 10 of 27 Greed, only 24 Hatred left, new total 1c'],
    ['buys', [10, 24], '@K I take 10 of 27 Greed, only 24 Hatred needed, new total 1c'],
  ] as const)('mention missing pieces only if the stock is the reason (%s %j)', (deal, [greed, hatred], text) => {
    const chosen = [
      { name: 'Greed', requested: 27, available: 27, amount: greed },
      ...(hatred === undefined ? [] : [{ name: 'Hatred', requested: 30, available: 24, amount: hatred }]),
    ];
    expect(fillReply(defaultReplies.newTotal, { deal, name: 'K', total: '1c', lines: chosen })).toBe(text);
    const many = Array.from({ length: 80 }, () => chosen.map((line) => ({ ...line, name: `Deafening ${line.name}` }))).flat();
    const counted = fillReply(defaultReplies.newTotal, { deal, name: 'K', total: '1c', lines: many });
    expect(counted).toMatch(deal === 'sells' ? /^@K I can give \d+ of \d+ pieces, new/ : /^@K I take \d+ of \d+ pieces, new/);
  });

  it('do not say “sold” on a buyer’s behalf, except in the buyer’s own words', () => {
    expect(templateOf(defaultReplies, 'sold', 'buys')).toBe('@{name} sorry, I have all I wanted');
    expect(templateOf(defaultReplies, 'sold', 'sells')).toBe('@{name} sorry, already sold');
    expect(templateOf({ ...defaultReplies, sold: 'no more' }, 'sold', 'buys')).toBe('no more');
  });

  it('R9.37 never exceed the maximum chat length, and count names that do not fit', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({
      name: `Deafening Essence of Number ${index}`,
      requested: 9,
      available: index % 3,
      amount: index % 3,
    }));
    const text = fillReply(defaultReplies.newTotal, { ...facts, lines: many });
    expect(text).toMatch(/^@Kirael_Bulk only \d+ of 720 pieces left, new total 2d 124c$/);
    expect(fillReply('x'.repeat(900), facts)).toHaveLength(CHAT_MAX_LENGTH);
  });

  it('are cut to one line that fits if custom, and revert to the default if empty or damaged', () => {
    expect(cleanReply('sold', ' gone\n/kick  all \u0007')).toBe('gone /kick all');
    expect(cleanReply('sold', '   ')).toBe(defaultReplies.sold);
    expect(readStoredReplies({ sold: 'no more', thanks: 7, evil: 'x' })).toEqual({ ...defaultReplies, sold: 'no more' });
    for (const damaged of [null, 'text', [1]]) expect(Object.keys(readStoredReplies(damaged))).toEqual([...replyIds]);
  });
});
