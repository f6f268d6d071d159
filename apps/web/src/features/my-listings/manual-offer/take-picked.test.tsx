// @vitest-environment jsdom
import { priceBookLimits } from '@poexchange/domain/price-book';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import { useManualDraft } from './manual-store.ts';
import { useSettingsStore } from '../../price-book/index.ts';
import { takePicked } from './take-picked.ts';

const makeHash = (at: number): string => at.toString(16).padStart(40, '0');
const entry = (at: number, tag: PriceEntry['tag']): PriceEntry => ({
  hash: makeHash(at),
  tag,
  key: `${at}`,
  name: `Item ${at}`,
  iconPath: '',
  properties: {},
  valueChaos: 1,
  lowConfidence: null,
  listings: 5,
  priceHash: makeHash(at),
  filterHash: makeHash(at),
});
const group = (size: number) => ({
  id: 'aaaaaaaaaaaa',
  name: 'Boss keys',
  items: Array.from({ length: size }, (_, at) => ({ hash: makeHash(at), tag: 'essence' as const, name: `Item ${at}` })),
});
// Each test uses its own league, because drafts are kept after a test.
let leagues = 0;

function take(size: number | null, picked: readonly PriceEntry[]) {
  const hand = { game: 'poe1', league: `league${(leagues += 1)}`, side: 'sell' } as const;
  const open = size === null ? undefined : group(size);
  useSettingsStore.setState({ groups: { poe1: open === undefined ? [] : [open], poe2: [] } });
  const taken = takePicked(hand, {
    picked: picked.map((each) => ({ entry: each, quantity: 2 })),
    group: open,
    category: open === undefined ? 'essence' : 'custom',
  });
  const draft = renderHook(() => useManualDraft(hand)).result.current;
  return { taken, drafted: draft.length, members: useSettingsStore.getState().groups.poe1[0]?.items.length };
}

beforeEach(() => localStorage.clear());

describe('manually picked items', () => {
  it('D25 does not add items to a full group or anywhere else, and keeps the group open', () => {
    const full = priceBookLimits.maxGroupItems;
    const problem = { ok: false, problem: 'tooManyItems' };
    expect(take(full, [entry(full, 'currency')])).toEqual({ taken: problem, drafted: 0, members: full });
    // An item that is already in the group is not added twice.
    expect(take(full, [entry(0, 'essence')])).toEqual({ taken: { ok: true, opens: null }, drafted: 1, members: full });
  });

  it('D25, D55 adds items to the open group; if no group is open, opens the items’ category if it is a different one', () => {
    expect(take(1, [entry(7, 'currency')])).toEqual({ taken: { ok: true, opens: null }, drafted: 1, members: 2 });
    expect(take(null, [entry(7, 'essence')])).toMatchObject({ taken: { ok: true, opens: null }, drafted: 1 });
    expect(take(null, [entry(7, 'currency')])).toMatchObject({ taken: { ok: true, opens: 'currency' }, drafted: 1 });
  });
});
