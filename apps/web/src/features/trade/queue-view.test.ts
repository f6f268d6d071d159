import type { QueuedTrade } from '@poexchange/contract/rest/later';
import { describe, expect, it } from 'vitest';
import { findNeighbour, listRepeats, splitQueue } from './queue-view.ts';
import { makeQueued } from './testing/make-queued.ts';

const tags = (trades: readonly QueuedTrade[], party: 'owner' | 'asker' = 'owner') =>
  Object.fromEntries([...splitQueue(trades, party).open, ...splitQueue(trades, party).done].map(({ id, tag }) => [id, tag.kind]));

describe('trade queue', () => {
  it('shows the most important fact about each request', () => {
    expect(
      tags([
        makeQueued('new'),
        makeQueued('read', { notification: { read: true } }),
        makeQueued('invited', { body: { steps: { invitedMs: 1 } } }),
        makeQueued('hideout', { body: { steps: { invitedMs: 1, hideoutMs: 2 } } }),
        makeQueued('away', { presence: 'offline' }),
        makeQueued('gone', { body: { items: [['x', 5]] }, available: [['x', 0]] }),
        makeQueued('part', { body: { items: [['y', 5]] }, available: [['y', 3]] }),
        makeQueued('deleted', { listingState: 'deleted' }),
        makeQueued('removed', { listingState: null }),
        makeQueued('declined', { body: { steps: { declinedMs: 4 } } }),
        makeQueued('traded', { body: { processed: true, steps: { processedMs: 5 } } }),
      ]),
    ).toEqual({
      new: 'new',
      read: 'asked',
      invited: 'invited',
      hideout: 'inHideout',
      away: 'away',
      gone: 'gone',
      part: 'part',
      deleted: 'listingGone',
      removed: 'listingGone',
      declined: 'declined',
      traded: 'traded',
    });
  });

  it('D38 shows the asker that the listing is no longer on the market, unless the owner has started the trade', () => {
    const inactive = { listingState: 'inactive', available: undefined } as const;
    expect(
      tags([makeQueued('asked', inactive), makeQueued('invited', { ...inactive, body: { steps: { invitedMs: 1 } } })], 'asker'),
    ).toEqual({ asked: 'listingGone', invited: 'invited' });
    expect(tags([makeQueued('owned', { listingState: 'inactive', notification: { read: true } })])).toEqual({ owned: 'asked' });
  });

  it('D33 warns that two open requests need the same stack, except across leagues, for finished trades, or with enough stock', () => {
    const wants = (id: string, quantity: number, over: Parameters<typeof makeQueued>[1] = {}) =>
      makeQueued(id, { ...over, body: { items: [['greed', quantity]], ...over.body }, available: [['greed', 30]] });
    const standard = { meta: { ...makeQueued('m').notification.body.meta, league: 'standard two' } };
    const { open } = splitQueue([wants('one', 20), wants('two', 11), wants('elsewhere', 25, { body: standard })], 'owner');
    expect(open.map(({ id, tag }) => [id, tag])).toEqual([
      ['one', { kind: 'shares', hashes: ['greed'] }],
      ['two', { kind: 'shares', hashes: ['greed'] }],
      ['elsewhere', { kind: 'new' }],
    ]);
    expect(tags([wants('one', 20), wants('two', 10)])).toEqual({ one: 'new', two: 'new' });
    expect(tags([wants('one', 20), wants('two', 11, { body: { processed: true } })])).toEqual({ one: 'new', two: 'traded' });
  });

  it('D32 marks the newer request when the same person requested some of the same items again', () => {
    const from = (id: string, senderId: string | null, timestamp: number, items: [string, number][] = [['greed', 40]]) =>
      makeQueued(id, { notification: { senderId, timestamp }, body: { items } });
    const first = from('first', 'kirael', 1);
    const corrected = from('corrected', 'kirael', 2, [
      ['greed', 50],
      ['envy', 1],
    ]);
    const queue = [first, corrected, from('other items', 'kirael', 3, [['wrath', 1]]), from('somebody', 'vanna', 4)];
    expect(tags(queue)).toEqual({ first: 'new', corrected: 'again', 'other items': 'new', somebody: 'new' });
    expect(listRepeats(queue, first)).toEqual([corrected]);
    expect(listRepeats(queue, corrected)).toEqual([first]);
    const deleted = [from('one', null, 1), from('two', null, 2)];
    expect(tags(deleted)).toEqual({ one: 'new', two: 'new' });
  });

  it('D37 marks for the owner a waiting request that its sender corrected', () => {
    const corrected = { body: { askedAgainMs: 5 } };
    expect(tags([makeQueued('corrected', corrected), makeQueued('plain')])).toEqual({ corrected: 'again', plain: 'new' });
    const begun = { body: { askedAgainMs: 5, steps: { invitedMs: 6 } } };
    expect(tags([makeQueued('begun', begun)])).toEqual({ begun: 'invited' });
    expect(tags([makeQueued('mine', { ...corrected, available: undefined })], 'asker')).toEqual({ mine: 'asked' });
  });

  it('moves through the open trades, and from a finished trade to the first open trade', () => {
    const lists = splitQueue([makeQueued('a'), makeQueued('b'), makeQueued('z', { body: { processed: true } })], 'owner');
    expect(findNeighbour(lists, 'a', 1)).toBe('b');
    expect(findNeighbour(lists, 'a', -1)).toBeNull();
    expect(findNeighbour(lists, 'b', 1)).toBeNull();
    expect(findNeighbour(lists, 'z', 1)).toBe('a');
    expect(findNeighbour(splitQueue([], 'owner'), 'a', 1)).toBeNull();
  });

  it('lists the most recently finished trade first, with the amount paid', () => {
    const { done } = splitQueue(
      [
        makeQueued('early', { body: { processed: true, steps: { processedMs: 5 } } }),
        makeQueued('late', { body: { processed: true, steps: { processedMs: 9 }, handed: { items: [], totalChaos: 3 } } }),
      ],
      'owner',
    );
    expect(done.map(({ id, chaos }) => [id, chaos])).toEqual([
      ['late', 3],
      ['early', 10],
    ]);
  });
});
