import type { ListingFeed } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import { holdOrder } from '../../../shared/ui/hold-order.ts';
import { emptyFeed, mergeFeed, readSinceMs } from './merge-feed.ts';
import { makeRow } from '../testing/make-row.ts';

const reply = (over: Partial<ListingFeed>): ListingFeed => ({ serverTimeMs: 1, full: false, newestMs: 0, listings: [], gone: [], ...over });

describe('listing feed', () => {
  const full = mergeFeed(emptyFeed, reply({ full: true, newestMs: 50_000, listings: [makeRow('1'), makeRow('2')] }));

  it('R9.15 requests changes from 10 s before the newest change, and everything on the first request', () => {
    expect(readSinceMs(emptyFeed)).toBeUndefined();
    expect(readSinceMs(full)).toBe(40_000);
  });

  it('D21 merges changed, new and ended listings by uuid', () => {
    const next = mergeFeed(
      full,
      reply({ newestMs: 60_000, listings: [makeRow('2', { timestampMs: 2000, totalPrice: 7 }), makeRow('3')], gone: ['1'] }),
    );
    expect([...next.rows.keys()]).toEqual(['2', '3']);
    expect(next.rows.get('2')?.totalPrice).toBe(7);
    expect(next.newestMs).toBe(60_000);
  });

  it('D86 keeps an ended listing until it is listed again', () => {
    const left = mergeFeed(full, reply({ newestMs: 50_000, gone: ['1', 'never'] }));
    expect([...left.ended.keys()]).toEqual(['1']);
    const fully = mergeFeed(full, reply({ full: true, newestMs: 50_000, listings: [makeRow('1')] }));
    expect([...fully.ended.keys()]).toEqual(['2']);
    const back = mergeFeed(left, reply({ newestMs: 60_000, listings: [makeRow('1', { timestampMs: 5000 })] }));
    expect([...back.ended.keys()]).toEqual([]);
  });

  it('D21 changes nothing for a repeated delta, not even object identities', () => {
    const again = mergeFeed(full, reply({ newestMs: 50_000, listings: [makeRow('1'), makeRow('2')] }));
    expect(again.rows).toBe(full.rows);
  });

  it('D21 never restores an older state from a late reply', () => {
    const newer = mergeFeed(full, reply({ newestMs: 60_000, listings: [makeRow('1', { timestampMs: 3000, totalPrice: 3 })] }));
    const late = mergeFeed(newer, reply({ newestMs: 50_000, listings: [makeRow('1')] }));
    expect(late.rows.get('1')?.totalPrice).toBe(3);
    expect(late.newestMs).toBe(60_000);
  });

  it('D21 replaces everything on a full reply, but keeps the identity of equal rows', () => {
    const next = mergeFeed(full, reply({ full: true, newestMs: 70_000, listings: [makeRow('2')] }));
    expect([...next.rows.keys()]).toEqual(['2']);
    expect(next.rows.get('2')).toBe(full.rows.get('2'));
  });

  it('D63 applies a changed chat name even though the offer is unchanged', () => {
    const shown = mergeFeed(full, reply({ newestMs: 50_000, listings: [makeRow('1', { chatName: 'one.chat' })] }));
    expect(shown.rows.get('1')?.chatName).toBe('one.chat');
    expect(mergeFeed(shown, reply({ newestMs: 50_000, listings: [makeRow('1')] })).rows.get('1')?.chatName).toBeUndefined();
  });

  it('D21 applies a change of presence alone', () => {
    const next = mergeFeed(full, reply({ newestMs: 50_000, listings: [makeRow('1', { presence: 'idle' })] }));
    expect(next.rows.get('1')?.presence).toBe('idle');
  });
});

describe('order of the list', () => {
  it('D86 keeps rows in their positions and counts new rows while the order is held', () => {
    expect(holdOrder({ wanted: ['n', 'b', 'a'], shown: ['a', 'b', 'gone'], isHeld: true })).toEqual({
      shown: ['a', 'b', 'gone'],
      waiting: 1,
      isPaused: true,
    });
  });

  it('D86 applies the new order while the order is not held', () => {
    expect(holdOrder({ wanted: ['n', 'a'], shown: ['a'], isHeld: false })).toEqual({
      shown: ['n', 'a'],
      waiting: 0,
      isPaused: false,
    });
  });
});
