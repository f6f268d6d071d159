import type { Game } from '@poexchange/domain/item';
import type { Notification } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { describe, expect, it } from 'vitest';
import {
  readAmounts,
  countUnread,
  isKnownType,
  markRead,
  mergeFetched,
  putNotification,
  removeNotifications,
} from './notification-list.ts';
import { makeNotification } from './testing/make-notification.ts';

const at = (id: string, timestamp: number, read = false): Notification => ({ id, timestamp, read }) as Notification;
const idsOf = (list: readonly Notification[]): string[] => list.map(({ id }) => id);

describe('notification list', () => {
  it('R4.26 keeps notifications that the socket delivered during the fetch', () => {
    const list = [at('live', 100_000)];
    expect(idsOf(mergeFetched(list, [at('old', 50_000)], { sinceMs: 0, fetchStartMs: 99_500 }))).toEqual(['live', 'old']);
  });

  it('R4.27 removes notifications deleted during the fetch, and keeps those older than the fetched period', () => {
    const list = [at('deleted', 60_000), at('ancient', 10_000)];
    expect(idsOf(mergeFetched(list, [], { sinceMs: 20_000, fetchStartMs: 100_000 }))).toEqual(['ancient']);
  });

  it('D17 contains every id once, newest first', () => {
    const list = putNotification([at('a', 1), at('b', 2)], at('a', 1, true));
    expect(list).toEqual([at('b', 2), at('a', 1, true)]);
  });

  it('R4.27 marks and removes by id, and ignores unknown ids', () => {
    const list = [at('b', 2), at('a', 1)];
    expect(markRead(list, ['a']).map(({ read }) => read)).toEqual([false, true]);
    expect(markRead(list, ['x'])).toBe(list);
    expect(idsOf(removeNotifications(list, ['b']))).toEqual(['a']);
    expect(removeNotifications(list, ['x'])).toBe(list);
  });

  it('R2.16 counts unread displayable notifications, and their requested pieces', () => {
    const list = [makeNotification('a'), makeNotification('b', { read: true }), makeNotification('c', { display: false })];
    expect(countUnread(list)).toBe(1);
    const items: [string, number][] = [
      ['x', 2],
      ['y', 40],
    ];
    expect(readAmounts(makeNotification('n', {}, { items, totalChaos: 30 }))).toEqual({ pieces: 42, chaos: 30, isPart: false });
  });

  it('D32 shows what was handed over and paid in a finished trade, and what is requested in a reopened trade', () => {
    const handed = { items: [['a', 200] as [string, number]], totalChaos: 90 };
    const asked = { items: [['a', 350] as [string, number]], totalChaos: 160, handed };
    expect(readAmounts(makeNotification('n', {}, { ...asked, processed: true }))).toEqual({ pieces: 200, chaos: 90, isPart: true });
    expect(readAmounts(makeNotification('n', {}, { ...asked, processed: false }))).toEqual({ pieces: 350, chaos: 160, isPart: false });
  });
});

it('R5.07 processes only known categories and sub-categories', () => {
  const of = (category: string, subCategory = '', game: Game = 'poe1') =>
    isKnownType(makeNotification('a', {}, { meta: { game, league: 'standard', category, subCategory, side: 'sell' } }));
  expect([of('essence'), of('essence', 'essenceHigh'), of('custom', 'cg0123456789abcdef')]).toEqual([true, true, true]);
  expect([of('spaceship'), of('essence', 'scarab'), of('essence', 'ALL'), of('constructor'), of('beast', '', 'poe2')]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('D38 lists exactly the notification types of the contract', () => {
  const { options } = laterApi.getNotifications.reply.shape.notifications.def.out.def.element.def;
  const types = options.flatMap((option) => option.shape.type.def.values);
  expect(types).toContain('offering-buy');
  const listed = (type: string): boolean => isKnownType({ ...makeNotification('a'), type } as Notification);
  expect(types.filter((type) => !listed(type))).toEqual([]);
  expect(['hologram', 'constructor', 'toString'].filter(listed)).toEqual([]);
});
