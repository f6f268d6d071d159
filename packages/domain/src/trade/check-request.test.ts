import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalOfItems, type Selection } from '../listing/index.ts';
import { checkTradeRequest, type TradeListing } from './index.ts';

const now = 1_000_000;
const listing: TradeListing = {
  timestampMs: now - 5000,
  inactive: false,
  deleted: false,
  endedAtMs: null,
  listingMode: 'single',
  minTradeValue: 10,
  items: [
    { hash: 'a', price: 6, quantity: 5 },
    { hash: 'b', price: 2.5, quantity: 4 },
  ],
};
const ask = (items: Selection, listingTimestampMs = listing.timestampMs) => ({ listingTimestampMs, items });

describe('checkTradeRequest', () => {
  it('D31 returns items in listing order at the listing’s prices, with the total', () => {
    expect(
      checkTradeRequest(
        listing,
        ask([
          ['b', 1],
          ['a', 2],
        ]),
        now,
      ),
    ).toEqual({
      ok: true,
      totalChaos: 14.5,
      isWholeListing: false,
      items: [
        { hash: 'a', quantity: 2, price: 6 },
        { hash: 'b', quantity: 1, price: 2.5 },
      ],
    });
  });

  it('D31 checks in order: active, timestamp, not empty, in the listing, quantity, stock, minimum', () => {
    const everythingWrong = ask([['x', 99]], 1);
    expect(checkTradeRequest({ ...listing, inactive: true }, everythingWrong, now)).toEqual({ ok: false, code: 'listingNotActive' });
    expect(checkTradeRequest(listing, everythingWrong, now + 7_200_000)).toEqual({ ok: false, code: 'listingNotActive' });
    expect(checkTradeRequest({ ...listing, deleted: true }, everythingWrong, now)).toEqual({ ok: false, code: 'listingNotActive' });
    expect(checkTradeRequest(listing, everythingWrong, now)).toEqual({ ok: false, code: 'listingChanged' });
    expect(checkTradeRequest(listing, ask([]), now)).toEqual({ ok: false, code: 'emptySelection' });
    expect(
      checkTradeRequest(
        listing,
        ask([
          ['x', 99],
          ['a', 99],
        ]),
        now,
      ),
    ).toEqual({ ok: false, code: 'tradeRequestNotValid', hashes: ['x'] });
    expect(
      checkTradeRequest(
        listing,
        ask([
          ['a', -1],
          ['b', 99],
        ]),
        now,
      ),
    ).toEqual({ ok: false, code: 'quantityNotValid', hashes: ['a'] });
    expect(checkTradeRequest(listing, ask([['a', 6]]), now)).toEqual({ ok: false, code: 'quantityExceedsStock', hashes: ['a'] });
  });

  it('R5.02 rejects a total below the minimum, and returns the total and the minimum', () => {
    expect(checkTradeRequest(listing, ask([['a', 1]]), now)).toEqual({
      ok: false,
      code: 'belowMinTradeValue',
      totalChaos: 6,
      minTradeValue: 10,
    });
    expect(checkTradeRequest({ ...listing, minTradeValue: 6 }, ask([['a', 1]]), now).ok).toBe(true);
  });

  it('R5.05 rejects items that are not in the listing', () => {
    expect(
      checkTradeRequest(
        listing,
        ask([
          ['a', 5],
          ['gone', 1],
        ]),
        now,
      ),
    ).toMatchObject({ code: 'tradeRequestNotValid', hashes: ['gone'] });
  });

  it('R3.04 requires a request for everything in whole-listing mode', () => {
    const bulk = { ...listing, listingMode: 'bulk' } as const;
    expect(
      checkTradeRequest(
        bulk,
        ask([
          ['a', 5],
          ['b', 3],
        ]),
        now,
      ),
    ).toEqual({ ok: false, code: 'bulkOnly' });
    expect(checkTradeRequest(bulk, ask([['b', 4]]), now)).toEqual({ ok: false, code: 'bulkOnly' });
    expect(
      checkTradeRequest(
        bulk,
        ask([
          ['b', 4],
          ['a', 5],
        ]),
        now,
      ),
    ).toMatchObject({ ok: true, isWholeListing: true, totalChaos: 40 });
  });

  it('D31 adds up the quantities of an item that is requested twice', () => {
    expect(
      checkTradeRequest(
        listing,
        ask([
          ['a', 3],
          ['a', 3],
        ]),
        now,
      ),
    ).toMatchObject({ code: 'quantityExceedsStock' });
    expect(
      checkTradeRequest(
        listing,
        ask([
          ['a', 3],
          ['a', 2],
        ]),
        now,
      ),
    ).toMatchObject({ ok: true, totalChaos: 30 });
  });

  it('D31 never throws and never sells more than the stock, for any request', () => {
    const row = fc.tuple(fc.constantFrom('a', 'b', 'x', '__proto__'), fc.oneof(fc.double(), fc.integer({ min: -2, max: 7 })));
    fc.assert(
      fc.property(fc.array(row), fc.boolean(), (rows, isBulk) => {
        const check = checkTradeRequest({ ...listing, listingMode: isBulk ? 'bulk' : 'single' }, ask(rows), now);
        if (!check.ok) return;
        expect(check.totalChaos).toBe(totalOfItems(check.items));
        for (const item of check.items) {
          expect(item.quantity).toBeLessThanOrEqual(item.hash === 'a' ? 5 : 4);
          expect(item.quantity).toBeGreaterThan(0);
        }
      }),
    );
  });
});
