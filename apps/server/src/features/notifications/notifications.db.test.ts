import type { Notification } from '@poexchange/contract/rest';
import { serverEvents } from '@poexchange/contract/events';
import { describe, expect, it } from 'vitest';
import { anger, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { requestItems, readNotifications, setTradeScene } from '../trades/testing/trade-scene.ts';
import { notify } from './notify.ts';
import { pruneNotifications } from './notifications.queries.ts';

let market: Market;
let seller: Person;
let buyer: Person;
let listing: { uuid: string; timestampMs: number };
setTradeScene(async (scene) => {
  ({ market, seller, buyer } = scene);
  listing = (await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) })).body;
});

const ask = (items: unknown) => requestItems({ market, asker: buyer }, listing, items);
const heard = (person = seller) => readNotifications(market, person);
const events = async (person = seller) =>
  await market.db
    .selectFrom('room_events')
    .select(['event', 'seq', 'data'])
    .where('room', '=', `user-${person.id}`)
    .orderBy('seq')
    .execute();

describe('notification centre', () => {
  const post = (action: string, payload: object, person = seller) =>
    market.send(person, { method: 'POST', url: `${notificationsUrl}/${action}`, payload });

  it("R7.24, R7.57, R4.27 marks and deletes only the caller's own notifications", async () => {
    const { id } = (await ask([[anger, 1]])).body as { id: string };
    for (const which of [{ ids: [id] }, { all: true }])
      for (const action of ['mark-read', 'delete-notifications'])
        expect((await post(action, which, buyer)).body).toMatchObject({ ids: [] });
    expect(await heard()).toMatchObject([{ id, read: false }]);
    expect((await post('mark-read', { all: true })).body).toMatchObject({ ids: [id] });
    expect(await heard()).toMatchObject([{ read: true }]);
    expect((await post('delete-notifications', { ids: [id] })).body).toMatchObject({ ids: [id] });
    expect(await heard()).toEqual([]);
    expect((await events()).map((event) => event.event)).toEqual([
      'presence:changed',
      'listings:changed',
      'notification',
      'notification:marked-read',
      'notification:deleted',
    ]);
  });

  it('D17 numbers the events of a room without gaps', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((quantity) => ask([[anger, quantity]])));
    const seqs = (await events()).map((event) => event.seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    expect(seqs).toHaveLength(7);
  });
});

describe('notifications of every type', () => {
  const service = { id: 'a service', poe: 'poe2', ign: 'Runner', listing: 'Trial of the Sekhemas' } as const;
  const message = 'service.vouched&name=Kirael&count=3';
  const relisted = { poe1: 2, poe2: 1, failed: 0 };

  /** Notifies the seller three times, one millisecond apart, starting with the request. */
  async function tellAll(): Promise<string> {
    const { id } = (await ask([[anger, 1]])).body as { id: string };
    const told = { receiver: seller.id, sender: buyer.id, subject: null };
    const nowMs = market.clock.nowMs;
    await market.db.transaction().execute(async (tx) => {
      await notify(tx, { ...told, nowMs: nowMs + 1, type: 'service-buy', body: service });
      await notify(tx, { ...told, nowMs: nowMs + 2, type: 'message', body: message });
      await notify(tx, { ...told, sender: null, nowMs: nowMs + 3, type: 'serviceRelist', body: relisted });
    });
    return id;
  }

  it('R3.50, R3.51, R3.52, R3.53, R7.25, D38 are stored, announced and listed, each type with its own body', async () => {
    const id = await tellAll();
    const own = await heard();
    expect(own).toMatchObject([
      { id, type: 'offering-buy', body: { uuid: listing.uuid, items: [[anger, 1]] }, read: false, display: true, senderId: buyer.id },
      { type: 'message', body: message, senderId: buyer.id },
      { type: 'serviceRelist', body: relisted, senderId: null },
    ]);
    expect(await readNotifications(market, seller, 'poe2')).toMatchObject([
      { type: 'service-buy', body: service },
      { type: 'message' },
      { type: 'serviceRelist' },
    ]);
    expect(await heard(buyer)).toEqual([]);
    const announced = (await events()).filter(({ event }) => event === 'notification').map(({ data }) => data as Notification);
    expect(announced.map(({ type }) => type)).toEqual(['offering-buy', 'service-buy', 'message', 'serviceRelist']);
    for (const notification of [...own, ...announced]) expect(serverEvents.notification.safeParse(notification).success).toBe(true);
    expect(announced.filter(({ type }) => type !== 'service-buy')).toEqual(own);
  });

  it('R7.24, R4.27 are marked as read and removed from the centre', async () => {
    await tellAll();
    const post = (action: string, payload: object) =>
      market.send(seller, { method: 'POST', url: `${notificationsUrl}/${action}`, payload });
    const [, message] = await heard();
    await post('mark-read', { ids: [message?.id] });
    expect((await heard()).map(({ type, read }) => [type, read])).toEqual([
      ['offering-buy', false],
      ['message', true],
      ['serviceRelist', false],
    ]);
    await post('delete-notifications', { all: true });
    expect([...(await heard()), ...(await readNotifications(market, seller, 'poe2'))]).toEqual([]);
  });

  it('D18 are deleted with their receiver, lose the link to a sender who leaves, and expire', async () => {
    await tellAll();
    const forget = (person: Person) =>
      market.send(person, { method: 'POST', url: '/api/v1/users/delete-account', payload: { accountName: `${person.ign}#1234` } });
    await forget(buyer);
    expect((await heard()).map(({ senderId }) => senderId)).toEqual([null, null, null]);
    const count = async () =>
      (await market.db.selectFrom('notifications').select('id').where('receiver_id', '=', seller.id).execute()).length;
    const now = new Date();
    await pruneNotifications(market.db, { notificationsBeforeMs: market.clock.nowMs + 2, eventsBefore: now, repliesBefore: now });
    expect(await count()).toBe(2);
    await forget(seller);
    expect(await count()).toBe(0);
  });
});

describe('notify', () => {
  const told = { subject: null, type: 'message', body: 'hello' } as const;

  it('D38 enqueues deliveries in the transaction of the cause: after a failure, nothing is stored, published or delivered', async () => {
    const delivered: string[] = [];
    const send = (isFailing: boolean) =>
      market.db.transaction().execute((tx) =>
        notify(tx, { ...told, receiver: seller.id, sender: null, nowMs: market.clock.nowMs }, [
          async (within, { receiverId, notification }) => {
            expect(within).toBe(tx);
            delivered.push(`${receiverId} ${notification.id}`);
          },
          async () => {
            if (isFailing) throw new Error('no queue');
          },
        ]),
      );
    await expect(send(true)).rejects.toThrow('no queue');
    expect(await heard()).toEqual([]);
    expect((await events()).map(({ event }) => event)).toEqual(['presence:changed', 'listings:changed']);
    const { id } = await send(false);
    expect(delivered.at(-1)).toBe(`${seller.id} ${id}`);
    expect(await heard()).toMatchObject([{ id, body: 'hello' }]);
  });
});
