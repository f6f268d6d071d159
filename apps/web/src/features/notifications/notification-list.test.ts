import type { Notification } from '@poexchange/contract/rest';
import { describe, expect, it } from 'vitest';
import { mergeFetched, putNotification } from './notification-list.ts';

const at = (id: string, timestamp: number, read = false): Notification => ({ id, timestamp, read }) as Notification;
const idsOf = (list: readonly Notification[]): string[] => list.map(({ id }) => id);

describe('the list of notifications', () => {
  it('R4.26 keeps what the socket brought while the fetch was under way', () => {
    const list = [at('live', 100_000)];
    expect(idsOf(mergeFetched(list, [at('old', 50_000)], { sinceMs: 0, askedAtMs: 99_500 }))).toEqual(['live', 'old']);
  });

  it('R4.27 drops what was deleted meanwhile, and keeps what is older than the window', () => {
    const list = [at('deleted', 60_000), at('ancient', 10_000)];
    expect(idsOf(mergeFetched(list, [], { sinceMs: 20_000, askedAtMs: 100_000 }))).toEqual(['ancient']);
  });

  it('D17 holds every id once, newest first', () => {
    const list = putNotification([at('a', 1), at('b', 2)], at('a', 1, true));
    expect(list).toEqual([at('b', 2), at('a', 1, true)]);
  });
});
