import { describe, expect, it } from 'vitest';
import type { QueuedTrade, TradeSearch } from '@poexchange/contract/rest/later';
import { anger, envy, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from '../../testing/market.ts';
import { requestItems, readTradeNotifications, readTrade, setTradeScene } from './testing/trade-scene.ts';

let market: Market;
let seller: Person;
let buyer: Person;
let listing: { uuid: string; timestampMs: number };
setTradeScene(async (scene) => {
  ({ market, seller, buyer } = scene);
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
  listing = reply.body;
});

const ask = async (items: unknown, asker = buyer): Promise<string> => {
  const reply = await requestItems({ market, asker }, listing, items);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
  return (reply.body as { id: string }).id;
};
const move = (id: string, step: string, person = seller, headers: Record<string, string> = {}) =>
  market.send(person, { method: 'POST', url: `${notificationsUrl}/step`, headers, payload: { id, step } });
const done = (id: string) => market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id } });
const undo = (id: string) => market.send(seller, { method: 'POST', url: `${notificationsUrl}/processed`, payload: { id, undo: true } });
const eventsOf = async (person: Person, event: string) =>
  (
    await market.db
      .selectFrom('room_events')
      .select(['data'])
      .where('room', '=', `user-${person.id}`)
      .where('event', '=', event)
      .orderBy('seq')
      .execute()
  ).map(({ data }) => data);
const queueOf = async (person: Person, party: 'owner' | 'asker'): Promise<QueuedTrade[]> => {
  const reply = await market.send(person, { method: 'GET', url: `${notificationsUrl}/queue/poe1/${party}` });
  expect(reply.status).toBe(200);
  return (reply.body as { trades: QueuedTrade[] }).trades;
};

describe('POST /notifications/step', () => {
  it('stores a step set by the owner with its time, and notifies both people once', async () => {
    const id = await ask([[anger, 1]]);
    const atMs = market.clock.nowMs;
    expect(await move(id, 'inHideout')).toMatchObject({
      status: 200,
      body: { notification: { body: { steps: { invitedMs: atMs, hideoutMs: atMs } } } },
    });
    market.clock.nowMs += 5000;
    expect(await move(id, 'inHideout')).toMatchObject({ body: { notification: { body: { steps: { hideoutMs: atMs } } } } });
    expect(await eventsOf(seller, 'notification:updated')).toHaveLength(1);
    expect(await eventsOf(buyer, 'trade:moved')).toEqual([{ id, game: 'poe1', step: 'inHideout', before: 'asked', ign: seller.ign }]);
    expect((await readTrade(market, id, buyer)).body.notification.body.steps).toEqual({ invitedMs: atMs, hideoutMs: atMs });
  });

  it('declines a trade, which notifies the asker, leaves the listing unchanged, and can be undone', async () => {
    const id = await ask([[anger, 3]]);
    await move(id, 'invited');
    expect(await move(id, 'declined')).toMatchObject({ status: 200 });
    expect(await eventsOf(buyer, 'trade:moved')).toMatchObject([{ step: 'invited' }, { step: 'declined', ign: seller.ign }]);
    expect((await queueOf(buyer, 'asker'))[0]?.notification.body.steps).toHaveProperty('declinedMs');
    expect((await readTrade(market, id, seller)).body).toMatchObject({ listing: { state: 'active' }, items: [{ available: 40 }] });
    expect((await move(id, 'invited')).body).toMatchObject({ notification: { body: { steps: { invitedMs: expect.any(Number) } } } });
    expect((await readTrade(market, id, buyer)).body.notification.body.steps).not.toHaveProperty('declinedMs');
    expect((await eventsOf(buyer, 'trade:moved')).at(-1)).toEqual({
      id,
      game: 'poe1',
      step: 'invited',
      before: 'declined',
      ign: seller.ign,
    });
  });

  it('notifies the asker of Done and its undo, with the new time of the changed listing', async () => {
    const id = await ask([[anger, 3]]);
    const stampOf = async () => (await readTrade(market, id, buyer)).body.listing?.timestampMs;
    await done(id);
    const doneMs = await stampOf();
    expect(await eventsOf(buyer, 'trade:moved')).toEqual([
      { id, game: 'poe1', step: 'traded', before: 'asked', ign: seller.ign, pieces: { handed: 3, asked: 3 }, changedMs: doneMs },
    ]);
    await undo(id);
    expect((await eventsOf(buyer, 'trade:moved')).at(-1)).toMatchObject({ step: 'asked', before: 'traded', changedMs: await stampOf() });
    expect(await stampOf()).toBeGreaterThan(doneMs ?? Infinity);
  });

  it('clears a decline on Done, and does not restore the decline when Done is undone', async () => {
    const id = await ask([[anger, 1]]);
    await move(id, 'declined');
    expect((await done(id)).status).toBe(200);
    const { steps } = (await readTrade(market, id, buyer)).body.notification.body;
    expect(steps).toHaveProperty('processedMs');
    expect(steps).not.toHaveProperty('declinedMs');
  });

  it('D38 stores the time of the last undo until the trade is done again', async () => {
    const id = await ask([[anger, 1]]);
    const undoneMs = async () =>
      (await market.db.selectFrom('trades').select('undone_ms').where('id', '=', id).executeTakeFirstOrThrow()).undone_ms;
    await done(id);
    expect(await undoneMs()).toBeNull();
    await undo(id);
    expect(await undoneMs()).toBe(market.clock.nowMs);
    await done(id);
    expect(await undoneMs()).toBeNull();
  });

  it('refuses an invalid step, a step from the asker or a stranger, and a step after Done', async () => {
    const id = await ask([[anger, 1]]);
    const stranger = await market.addPerson(`Stranger${market.clock.nowMs}`);
    for (const person of [buyer, stranger]) expect(await move(id, 'declined', person)).toMatchObject({ status: 404 });
    expect(await move(id, 'traded')).toMatchObject({ status: 400 });
    await done(id);
    expect(await move(id, 'declined')).toMatchObject({ status: 409, body: { code: 'alreadyProcessed' } });
    expect(await eventsOf(buyer, 'trade:moved')).toMatchObject([{ step: 'traded' }]);
  });

  it('D37 keeps a request declined once its asker has requested the same items again', async () => {
    const first = await ask([[anger, 1]]);
    await move(first, 'invited');
    await move(first, 'declined');
    market.clock.nowMs += 1000;
    const again = await ask([[anger, 2]]);
    expect(again).not.toBe(first);
    for (const step of ['asked', 'invited', 'inHideout'])
      expect(await move(first, step)).toMatchObject({ status: 409, body: { code: 'alreadyProcessed' } });
    expect(await done(first)).toMatchObject({ status: 409, body: { code: 'alreadyProcessed' } });
    expect(await move(first, 'declined')).toMatchObject({ status: 200 });
    await move(again, 'declined');
    expect(await move(first, 'asked')).toMatchObject({ status: 200 });
  });

  it('D37 lets the seller undo a decline while the asker requests something else', async () => {
    const first = await ask([[anger, 1]]);
    await move(first, 'declined');
    await ask([[envy, 1]]);
    expect(await move(first, 'asked')).toMatchObject({ status: 200 });
  });

  it('D37 leaves one open request when a decline is undone while the asker requests again', async () => {
    for (let round = 0; round < 4; round += 1) {
      const first = await ask([[anger, 1]]);
      await move(first, 'declined');
      market.clock.nowMs += 1000;
      const [again, undone] = await Promise.all([ask([[anger, 2]]), move(first, 'asked')]);
      expect(undone.status).toBe(again === first ? 200 : 409);
      const open = (await queueOf(seller, 'owner')).filter(({ notification: { body } }) => body.steps?.declinedMs === undefined);
      expect(open.map(({ notification }) => notification.id)).toEqual([again]);
      await move(again, 'declined');
      market.clock.nowMs += 1000;
    }
  });

  it('D16 does not change a trade again on a repeat with the same key', async () => {
    const id = await ask([[anger, 1]]);
    const headers = { 'idempotency-key': `step-${id}` };
    await move(id, 'invited', seller, headers);
    await move(id, 'inHideout');
    expect(await move(id, 'invited', seller, headers)).toMatchObject({ status: 200 });
    expect((await readTrade(market, id, seller)).body.notification.body.steps).toHaveProperty('hideoutMs');
    expect(await move(id, 'declined', seller, headers)).toMatchObject({ body: { code: 'idempotencyKeyReused' } });
  });

  it('D17 concurrent changes of trades between the same two people do not deadlock', async () => {
    const mine = await ask([[anger, 1]]);
    const other = await market.send(buyer, { method: 'POST', url: listingsUrl, payload: makeDraft(buyer) });
    const theirs = (await requestItems({ market, asker: seller }, other.body, [[anger, 1]])).body as { id: string };
    const steps = ['invited', 'inHideout', 'asked', 'invited', 'declined'];
    const replies = await Promise.all(steps.flatMap((step) => [move(mine, step, seller), move(theirs.id, step, buyer)]));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });
});

describe('GET /notifications/queue', () => {
  it('lists what is waiting and what was done in the last day, newest first, with what is left of each group', async () => {
    const first = await ask([[anger, 30]]);
    market.clock.nowMs += 1000;
    const other = await market.addPerson(`Other${market.clock.nowMs}`);
    const asked = [
      [anger, 20],
      [envy, 1],
    ];
    const second = ((await requestItems({ market, asker: other }, listing, asked)).body as { id: string }).id;
    expect(
      (await queueOf(seller, 'owner')).map(({ notification, ign, available, listingState }) => [
        notification.id,
        ign,
        available,
        listingState,
      ]),
    ).toEqual([
      [
        second,
        other.ign,
        [
          [anger, 40],
          [envy, 11],
        ],
        'active',
      ],
      [first, buyer.ign, [[anger, 40]], 'active'],
    ]);
    await done(first);
    const [open, finished] = await queueOf(seller, 'owner');
    expect(open?.available).toEqual([
      [anger, 10],
      [envy, 11],
    ]);
    expect(finished?.notification.body.steps).toHaveProperty('processedMs');
    market.clock.nowMs += 24 * 3_600_000;
    expect(await queueOf(seller, 'owner')).toEqual([]);
  });

  it("shows askers their own requests without the seller's stock, and shows strangers nothing", async () => {
    const id = await ask([[anger, 2]]);
    expect(await queueOf(buyer, 'asker')).toMatchObject([{ notification: { id }, ign: seller.ign, listingState: 'active' }]);
    expect(JSON.stringify(await queueOf(buyer, 'asker'))).not.toContain('available');
    expect(await queueOf(buyer, 'owner')).toEqual([]);
    const stranger = await market.addPerson(`Curious${market.clock.nowMs}`);
    for (const party of ['owner', 'asker'] as const) expect(await queueOf(stranger, party)).toEqual([]);
  });

  it('R2.16 drops open requests removed from the centre, and keeps finished requests, which can be undone', async () => {
    const open = await ask([[anger, 1]]);
    market.clock.nowMs += 1000;
    const finished = await ask([[envy, 1]]);
    await done(finished);
    await market.send(seller, { method: 'POST', url: `${notificationsUrl}/delete-notifications`, payload: { all: true } });
    expect((await queueOf(seller, 'owner')).map(({ notification }) => notification.id)).toEqual([finished]);
    expect((await readTrade(market, open, seller)).status).toBe(200);
  });

  it('reports a deleted listing', async () => {
    await ask([[anger, 1]]);
    await market.db.updateTable('listings').set({ state: 'deleted' }).where('uuid', '=', listing.uuid).execute();
    expect(await queueOf(seller, 'owner')).toMatchObject([{ listingState: 'deleted', available: [[anger, 30]] }]);
    await market.db.deleteFrom('listings').where('uuid', '=', listing.uuid).execute();
    expect(await queueOf(seller, 'owner')).toMatchObject([{ listingState: null }]);
  });
});

describe('GET /notifications/trade/:id', () => {
  it('R8.17 distinguishes a request for the whole listing from a request for part of it, and recognises earlier partners', async () => {
    const part = await ask([[anger, 1]]);
    await move(part, 'invited');
    const whole = await ask([
      [anger, 40],
      [envy, 11],
    ]);
    const heard = await readTradeNotifications(market, seller);
    expect(new Map(heard.map(({ id, body }) => [id, body.isWhole]))).toEqual(
      new Map([
        [part, false],
        [whole, true],
      ]),
    );
    await market.db
      .insertInto('user_presence')
      .values({ user_id: buyer.id, game: 'poe1', last_active_ms: 500, disconnected_ms: 900, state: 'offline' })
      .execute();
    await done(part);
    expect((await readTrade(market, whole, seller)).body.counterpart).toEqual({ presence: 'offline', lastOnlineMs: 900, tradesBefore: 1 });
    // The seller has just listed; nothing is known for poe2.
    expect((await readTrade(market, whole, buyer)).body.counterpart).toMatchObject({ presence: 'online', tradesBefore: 1 });
    await market.db.updateTable('user_presence').set({ game: 'poe2' }).where('user_id', '=', seller.id).execute();
    expect((await readTrade(market, whole, buyer)).body.counterpart).toEqual({ presence: 'offline', lastOnlineMs: null, tradesBefore: 1 });
    expect((await readTrade(market, whole, buyer)).body.items[0]).not.toHaveProperty('available');
    // The trade itself does not count as an earlier trade.
    expect((await readTrade(market, part, buyer)).body.counterpart).toMatchObject({ tradesBefore: 0 });
  });
});

describe('GET /notifications/trade/:id/search', () => {
  const searchOf = async (id: string, person = seller) => {
    const reply = await market.send(person, { method: 'GET', url: `${notificationsUrl}/trade/${id}/search` });
    return { status: reply.status, body: reply.body as TradeSearch };
  };

  it("D41 writes and verifies the search over the stacks' tabs, and returns it to the seller only", async () => {
    const id = await ask([[anger, 1]]);
    for (const stack of ['a1', 'a2', 'e1']) await market.takeFromStash(seller, stack);
    expect((await searchOf(id)).body).toMatchObject({ searches: null, reason: 'unread' });
    const draft = makeDraft(seller) as { items: { hash: string; rawItems: { id: string }[] }[] };
    const rawId = draft.items.find(({ hash }) => hash === anger)?.rawItems[0]?.id ?? '';
    await market.layInStash(seller, { id: rawId, stackSize: 40, readAtMs: 1, lines: ['Deafening Essence of Anger'] });
    await market.layInStash(seller, { id: 'other', stackSize: 1, readAtMs: 1, lines: ['Deafening Essence of Envy'] });
    const { body } = await searchOf(id);
    expect(body).toMatchObject({ matches: 1, missed: 0, extra: 0 });
    expect(body.searches).toHaveLength(1);
    expect((await searchOf(id, buyer)).status).toBe(404);
  });
});
