import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capQuantity,
  checkListingDraft,
  isBelowMinTradeValue,
  readSubCategory,
  listingLimits,
  percentOfKnownValue,
  selectionTotal,
  stateOfListing,
  totalOfItems,
  totalsAgree,
  type PostedItem,
} from './index.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const price = fc.integer({ min: 1, max: 1e9 }).map((steps) => steps / 1e4);
const quantity = fc.integer({ min: 1, max: 5000 });
const priced = fc.array(fc.record({ price, quantity }), { maxLength: 60 });

describe('listing state', () => {
  const life = { timestampMs: 0, inactive: false, deleted: false, endedAtMs: null };

  it('R4.01 R4.02 R9.01 is active for 2 hours, then inactive without any action', () => {
    expect([0, 2 * hourMs - 1, 2 * hourMs].map((now) => stateOfListing(life, now))).toEqual(['active', 'active', 'inactive']);
  });

  it('R4.03 R9.02 is kept inactive for 6 days, then deleted', () => {
    expect(stateOfListing(life, 2 * hourMs + 6 * dayMs - 1)).toBe('inactive');
    expect(stateOfListing(life, 2 * hourMs + 6 * dayMs)).toBe('deleted');
  });

  it('R4.02 is kept for 6 days after being deactivated manually', () => {
    const byHand = { ...life, inactive: true, endedAtMs: hourMs };
    expect(stateOfListing(byHand, hourMs)).toBe('inactive');
    expect(stateOfListing(byHand, hourMs + 6 * dayMs - 1)).toBe('inactive');
    expect(stateOfListing(byHand, hourMs + 6 * dayMs)).toBe('deleted');
    expect(stateOfListing({ ...byHand, endedAtMs: null }, 2 * hourMs + 6 * dayMs - 1)).toBe('inactive');
    expect(stateOfListing({ ...byHand, deleted: true }, 0)).toBe('deleted');
  });
});

describe('listing identity', () => {
  it('R3.02 treats an absent or ALL sub-category as empty', () => {
    expect([undefined, null, '', 'ALL', 'essenceLow'].map(readSubCategory)).toEqual(['', '', '', '', 'essenceLow']);
  });
});

describe('totals', () => {
  it('D20 R9.33 sums prices times quantities exactly with 4 decimals', () => {
    expect(
      totalOfItems([
        { price: 0.1, quantity: 3 },
        { price: 0.2, quantity: 3 },
      ]),
    ).toBe(0.9);
    expect(totalOfItems([])).toBe(0);
    expect(totalOfItems([{ price: NaN, quantity: 1 }])).toBeNaN();
  });

  it('D20 returns the decimal sum in any order', () => {
    fc.assert(
      fc.property(priced, (items) => {
        const exact = items.reduce((sum, item) => sum + BigInt(Math.round(item.price * 1e4)) * BigInt(item.quantity), 0n);
        expect(totalOfItems(items)).toBe(Number(exact) / 1e4);
        expect(totalOfItems([...items].reverse())).toBe(totalOfItems(items));
      }),
    );
  });

  it('D20 accepts a total within 0.001 chaos per item', () => {
    const items = [
      { price: 6, quantity: 3 },
      { price: 1, quantity: 2 },
    ];
    expect([20, 20.0019, 19.9981, 20.0021, NaN, Infinity, '20', null].map((total) => totalsAgree(total, items))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('R5.02 flags a total under the minimum', () => {
    expect([
      isBelowMinTradeValue(9.99, 10),
      isBelowMinTradeValue(10, 10),
      isBelowMinTradeValue(0, 0),
      isBelowMinTradeValue(1, NaN),
    ]).toEqual([true, false, false, false]);
    expect(isBelowMinTradeValue(NaN, 10)).toBe(true);
  });
});

describe('checkListingDraft', () => {
  const item = (hash: string, more: Partial<PostedItem> = {}): PostedItem => ({
    hash,
    price: 2,
    quantity: 3,
    rawItems: [{ id: `${hash}1`, stackSize: 5 }],
    ...more,
  });
  const codeOf = (posted: PostedItem[], total: unknown = 6): string => {
    const check = checkListingDraft(posted, total);
    return check.ok ? 'ok' : check.code;
  };

  it('D20 accepts a valid listing and returns the recomputed total', () => {
    expect(checkListingDraft([item('a')], 6.0005)).toMatchObject({ ok: true, totalChaos: 6 });
    expect(codeOf([item('a', { rawItems: [] })])).toBe('ok');
  });

  it('D20 refuses prices that are not finite and above zero', () => {
    for (const bad of [0, -1, NaN, Infinity, 1e308, '2', null, undefined, 0.00001])
      expect(codeOf([item('a', { price: bad })])).toBe('priceNotValid');
  });

  it('D20 refuses quantities that are not positive whole numbers or exceed the stacks', () => {
    for (const bad of [0, -1, 1.5, NaN, Infinity, 1e300, '3', null, 6])
      expect(codeOf([item('a', { quantity: bad })])).toBe('quantityNotValid');
    expect(
      codeOf([
        item('a', {
          rawItems: [
            { id: 'x', stackSize: -1 },
            { id: 'y', stackSize: 9 },
          ],
        }),
      ]),
    ).toBe('quantityNotValid');
  });

  it('D20 refuses empty listings, too many groups or stacks, wrong totals, and duplicates', () => {
    expect(codeOf([])).toBe('emptyListing');
    expect(codeOf(Array.from({ length: 2001 }, (_, at) => item(`h${at}`)))).toBe('tooManyItems');
    const stacks = Array.from({ length: 20_001 }, (_, at) => ({ id: `${at}`, stackSize: 1 }));
    expect(codeOf([item('a', { rawItems: stacks })])).toBe('tooManyItems');
    expect(codeOf([item('a')], 7)).toBe('totalNotValid');
    const whole = { price: 1_000_000_000, quantity: 1000, rawItems: [] };
    expect(checkListingDraft([item('a', whole)], 1e12)).toMatchObject({ ok: true, totalChaos: 1e12 });
    const beyond = [item('a', whole), item('b', { price: 1, quantity: 1, rawItems: [] })];
    expect(checkListingDraft(beyond, 1e12 + 1)).toEqual({ ok: false, code: 'totalNotValid' });
    expect(codeOf([item('a'), item('a')], 12)).toBe('badRequest');
    expect(codeOf([item('a'), item('b', { rawItems: [{ id: 'a1', stackSize: 5 }] })], 12)).toBe('badRequest');
    expect(checkListingDraft([item('a'), item('b', { price: 0 })], 6)).toEqual({ ok: false, code: 'priceNotValid', hash: 'b' });
  });

  it('D20 matches the limits of the rules', () => {
    expect(listingLimits).toMatchObject({
      activeMs: 7_200_000,
      retentionMs: 518_400_000,
      maxGroups: 2000,
      maxRawItems: 20_000,
      maxBodyBytes: 4_194_304,
      totalTolerancePerItem: 0.001,
    });
  });
});

describe('selection', () => {
  const items = [
    { hash: 'a', price: 6, quantity: 5 },
    { hash: 'b', price: 2.5, quantity: 1 },
  ];

  it('R5.08 caps quantities at the stock and omits groups without stock', () => {
    expect([
      capQuantity(3, 5),
      capQuantity(9, 5),
      capQuantity(2.9, 5),
      capQuantity(-1, 5),
      capQuantity(NaN, 5),
      capQuantity(Infinity, 5),
      capQuantity(1, NaN),
    ]).toEqual([3, 5, 2, 0, 0, 5, 0]);
  });

  it('R5.02 totals a selection at the listing prices', () => {
    expect(
      selectionTotal(items, [
        ['a', 2],
        ['b', 1],
        ['gone', 4],
      ]),
    ).toBe(14.5);
  });
});

it('D24 weights groups by worth in a listing’s percentage, and omits and counts groups without a value', () => {
  const items = [
    { hash: 'a', price: 11, quantity: 10 },
    { hash: 'b', price: 40, quantity: 1 },
    { hash: 'none', price: 1000, quantity: 5 },
  ];
  const values: Readonly<Record<string, number>> = { a: 10, b: 100 };
  const percentOf = (listed: typeof items, known = values) => percentOfKnownValue(listed, (hash) => known[hash] ?? null);
  expect(percentOf(items)).toEqual({ percent: 75, withoutValue: 1 });
  expect(percentOf(items.slice(0, 1), { a: 7 })).toEqual({ percent: 157.1, withoutValue: 0 });
  expect(percentOf(items, {})).toEqual({ percent: null, withoutValue: 3 });
  expect(percentOf([])).toEqual({ percent: null, withoutValue: 0 });
});
