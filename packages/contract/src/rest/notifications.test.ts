import { expect, it } from 'vitest';
import { isNewerEvent, serverEvents } from '../events/index.ts';
import { getNotifications } from './notifications.ts';

const message = {
  id: '0199d6c1-0000-7000-8000-000000000001',
  timestamp: 5,
  read: false,
  display: true,
  senderId: null,
  senderVouchCount: 0,
  type: 'message',
  body: 'services.vouched&by=Kirael',
};
const newer = { ...message, type: 'hologram', body: { depth: 3 } };
const parse = (notifications: unknown) => getNotifications.reply.safeParse({ notifications, serverTimeMs: 5 });

it('D38 leaves notifications of a type that only a newer version knows out of a list', () => {
  expect(parse([newer, message, newer]).data?.notifications).toEqual([message]);
});

it.each([
  ['whose body is of another type', { ...message, body: { by: 'Kirael' } }],
  ['without an id', { ...message, id: undefined }],
  ['without a type', { ...message, type: undefined }],
  ['whose type is not a text', { ...message, type: 7 }],
  ['that is a text', 'message'],
  ['that is null', null],
])('D38 rejects a list with a notification %s', (_what, broken) => {
  expect(parse([message, broken]).success).toBe(false);
});

it.each([undefined, null, {}, 'message'])('D38 rejects %j in place of a list', (list) => {
  expect(parse(list).success).toBe(false);
});

it('D38 recognises an event about a newer type, but not one that cannot be read', () => {
  expect(isNewerEvent('notification', newer)).toBe(true);
  expect(isNewerEvent('notification:updated', newer)).toBe(true);
  expect(isNewerEvent('notification', { ...message, body: 7 })).toBe(false);
  expect(isNewerEvent('notification:marked-read', newer)).toBe(false);
  expect(serverEvents.notification.safeParse(newer).success).toBe(false);
});
