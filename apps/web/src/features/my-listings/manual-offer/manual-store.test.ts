import type { OwnListing } from '@poexchange/contract/rest';
import { hashGroup } from '@poexchange/domain/grouping';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { followListings, putManualItems, rememberListed, setManualQuantity, useManualDraft, type ManualScope } from './manual-store.ts';

const hash = (digit: string) => digit.repeat(40);
const tagOf = () => 'currency' as const;
const listing = (uuid: string, quantities: Record<string, number>) =>
  ({
    uuid,
    items: Object.entries(quantities).map(([digit, quantity]) => ({
      hash: hash(digit),
      price: 2,
      quantity,
      overridden: digit === 'a',
      rawItems: [],
    })),
  }) as unknown as OwnListing;
const read = (scope: ManualScope) => renderHook(() => useManualDraft(scope)).result.current.map((item) => [item.hash[0], item.quantity]);

describe('manual entry store', () => {
  it('D45 stores a variant with its key and properties, and drops a variant that does not match its hash', async () => {
    const properties = { corrupted: true, notables: ['a', 'b'] };
    const variant = { key: 'headhunter', properties };
    const item = { hash: hashGroup({ tag: 'unique', ...variant }), tag: 'unique', quantity: 1, variant };
    const wrong = { ...item, variant: { key: 'mageblood', properties } };
    localStorage.setItem('poexchange:by-hand', JSON.stringify({ state: { drafts: { 'sell:poe2:four': [item, wrong] } }, version: 1 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'poexchange:by-hand' }));
    const { result } = renderHook(() => useManualDraft({ game: 'poe2', league: 'four', side: 'sell' }));
    await waitFor(() => expect(result.current).toEqual([item]));
  });

  it('D55 changes nothing when the same list is pasted twice, and separates selling from buying', () => {
    const scope: ManualScope = { game: 'poe2', league: 'one', side: 'sell' };
    const items = [{ hash: hash('a'), tag: 'currency', quantity: 12 }] as const;
    putManualItems(scope, items);
    putManualItems(scope, items);
    expect(read(scope)).toEqual([['a', 12]]);
    putManualItems(scope, [{ hash: hash('b'), tag: 'currency', quantity: 3 }]);
    // The newest items come first.
    expect(read(scope)).toEqual([
      ['b', 3],
      ['a', 12],
    ]);
    expect(read({ ...scope, side: 'buy' })).toEqual([]);
  });

  it('D55 imports a listing created in another browser with its typed prices, and keeps entries made here', () => {
    const scope: ManualScope = { game: 'poe2', league: 'two', side: 'sell' };
    putManualItems(scope, [{ hash: hash('a'), tag: 'currency', quantity: 4 }]);
    expect(followListings(scope, [listing('l2', { a: 9, b: 3 })], tagOf)).toEqual([[hash('a'), 2]]);
    expect(read(scope)).toEqual([
      ['a', 4],
      ['b', 3],
    ]);
  });

  it('D32 updates the draft on trades, but not on publishing', () => {
    const scope: ManualScope = { game: 'poe2', league: 'three', side: 'sell' };
    putManualItems(scope, [{ hash: hash('a'), tag: 'currency', quantity: 40 }]);
    rememberListed(listing('l3', { a: 40 }));
    // The draft keeps this browser's prices: no price is imported from the listing.
    expect(followListings(scope, [listing('l3', { a: 25 })], tagOf)).toEqual([]);
    expect(read(scope)).toEqual([['a', 25]]);
    setManualQuantity(scope, hash('a'), 100);
    rememberListed(listing('l3', { a: 100 }));
    followListings(scope, [listing('l3', { a: 100 })], tagOf);
    expect(read(scope)).toEqual([['a', 100]]);
  });

  it('drops a damaged entry and keeps all other entries', () => {
    const scope: ManualScope = { game: 'poe2', league: 'five', side: 'sell' };
    const good = { hash: hash('a'), tag: 'currency', quantity: 4 };
    const drafts = { 'sell:poe2:five': [{ ...good, quantity: -1 }, { ...good, tag: 'pesos' }, 'x', good], 'sell:poe2:six': 'x' };
    localStorage.setItem('poexchange:by-hand', JSON.stringify({ state: { drafts, known: { l5: 7 } }, version: 1 }));
    followListings(scope, [], tagOf);
    expect(read(scope)).toEqual([['a', 4]]);
    expect(read({ ...scope, league: 'six' })).toEqual([]);
  });

  it('keeps the latest two hundred listings, and drops the oldest first', () => {
    const uuids = Array.from({ length: 203 }, (_, at) => `many ${at}`);
    for (const uuid of uuids) rememberListed(listing(uuid, { a: 1 }));
    const stored = JSON.parse(localStorage.getItem('poexchange:by-hand') ?? '') as { state: { known: Record<string, unknown> } };
    expect(Object.keys(stored.state.known)).toEqual(uuids.slice(-200));
  });

  it('D55 keeps entries from another window, and does not apply a trade again that the other window has applied', () => {
    const scope: ManualScope = { game: 'poe2', league: 'four', side: 'sell' };
    putManualItems(scope, [
      { hash: hash('a'), tag: 'currency', quantity: 40 },
      { hash: hash('b'), tag: 'currency', quantity: 3 },
    ]);
    rememberListed(listing('l4', { a: 40, b: 3 }));
    // The other window enters 9 pieces of b and applies a sale of 15 of a; this window has not received that change.
    const stored = JSON.parse(localStorage.getItem('poexchange:by-hand') ?? '') as {
      state: { drafts: Record<string, { quantity: number }[]>; known: Record<string, unknown> };
    };
    stored.state.drafts['sell:poe2:four'] =
      stored.state.drafts['sell:poe2:four']?.map((item, at) => ({ ...item, quantity: [25, 9][at] ?? 0 })) ?? [];
    stored.state.known['l4'] = { [hash('a')]: 25, [hash('b')]: 3 };
    localStorage.setItem('poexchange:by-hand', JSON.stringify(stored));
    followListings(scope, [listing('l4', { a: 25, b: 3 })], tagOf);
    expect(read(scope)).toEqual([
      ['a', 25],
      ['b', 9],
    ]);
    setManualQuantity(scope, hash('a'), 20);
    expect(read(scope)).toEqual([
      ['a', 20],
      ['b', 9],
    ]);
  });
});
