/** Limits on requests to one seller; a refused request reveals nothing. */
import { laterApi } from '@poexchange/contract/rest/later';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anger, envy, listingsUrl, makeDraft, woe, type Market, type Person } from '../../../testing/market.ts';
import { requestItems, readNotifications, readTrade, readTradeNotifications, setTradeScene } from '../testing/trade-scene.ts';

type Listed = { uuid: string; timestampMs: number };

let market: Market;
let seller: Person;
let buyer: Person;
let listing: Listed;
const publish = async (owner: Person, changes: object = {}): Promise<Listed> => {
  const payload = makeDraft(owner, { listingMode: 'single', ...changes });
  return (await market.send(owner, { method: 'POST', url: listingsUrl, payload })).body as Listed;
};
setTradeScene(async (scene) => {
  ({ market, seller, buyer } = scene);
  listing = await publish(seller);
});
/** Publishes one seller's listings without overlaps, so that each request is separate. */
const publishMany = async (count: number): Promise<Listed[]> => {
  const made: Listed[] = [];
  for (let at = 0; at < count; at += 1)
    made.push(await publish(seller, { category: 'custom', subCategory: `cg${`${at}`.padStart(16, '0')}`, groupName: `Group ${at}` }));
  return made;
};
const ask = (asker: Person, quantity: number, value = listing) => requestItems({ market, asker }, value, [[anger, quantity]]);

const idOf = async (reply: ReturnType<typeof ask>): Promise<string> => ((await reply).body as { id: string }).id;
const post = (action: string, payload: object) => market.send(seller, { method: 'POST', url: `/api/v1/notifications/${action}`, payload });
const step = (id: string, name: string) => post('step', { id, step: name });
const pass = async (ms: number): Promise<void> => void (market.clock.nowMs += ms);

describe('requests to a seller', () => {
  it('D37 limits a buyer to ten a minute across all listings, even when concurrent', async () => {
    const replies = await Promise.all((await publishMany(16)).map((each) => ask(buyer, 1, each)));
    const accepted = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(accepted).toHaveLength(10);
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 429, body: { code: 'rateLimited', policy: 'requests-to-one-seller', retryAfterMs: 60_000 } });
    expect(await readNotifications(market, seller)).toHaveLength(10);
    // Other buyers can still reach this seller, and this buyer can reach other sellers.
    const [other, elsewhere] = [await market.addPerson(`Other${seller.ign}`), await market.addPerson(`Elsewhere${seller.ign}`)];
    expect(await ask(other, 1)).toMatchObject({ status: 200 });
    expect(await ask(buyer, 1, await publish(elsewhere))).toMatchObject({ status: 200 });
    market.clock.nowMs += 60_000;
    expect(await ask(buyer, 30)).toMatchObject({ status: 200 });
  });

  it('D37 limits all buyers together to sixty a minute, even when concurrent', async () => {
    const buyers = await Promise.all(Array.from({ length: 63 }, (_, at) => market.addPerson(`Many${seller.ign}_${at}`)));
    const replies = await Promise.all(buyers.map((asker) => ask(asker, 1)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply).toMatchObject({ status: 429, body: { policy: 'requests-to-a-seller', retryAfterMs: 60_000 } });
    expect(await readNotifications(market, seller)).toHaveLength(60);
  });

  it('D37 keeps a seller reachable for an honest buyer while six accounts send at their limit', async () => {
    const [listings, attackers] = [
      await publishMany(10),
      await Promise.all(Array.from({ length: 6 }, (_, at) => market.addPerson(`Attacker${seller.ign}_${at}`))),
    ];
    const sent = [];
    for (const attacker of attackers) for (const each of listings) sent.push((await ask(attacker, 1, each)).status);
    expect(sent.filter((status) => status === 200).length).toBeLessThan(40);
    for (const each of listings.slice(0, 2)) expect(await ask(buyer, 1, each)).toMatchObject({ status: 200 });
    // A new account counts like any other while there is room.
    const made = await market.addPerson(`Made${seller.ign}`);
    await market.db.updateTable('users').set({ created_ms: market.clock.nowMs }).where('id', '=', made.id).execute();
    expect(await ask(made, 1)).toMatchObject({ status: 200 });
  });

  it('D37 leaves room for older accounts when accounts created today send requests', async () => {
    const buyers = await Promise.all(Array.from({ length: 46 }, (_, at) => market.addPerson(`New${seller.ign}_${at}`)));
    await market.db
      .updateTable('users')
      .set({ created_ms: market.clock.nowMs - 1000 })
      .where(
        'id',
        'in',
        buyers.map(({ id }) => id),
      )
      .execute();
    const statuses = [];
    for (const asker of buyers) statuses.push((await ask(asker, 1)).status);
    expect(statuses.indexOf(429)).toBe(45);
    expect(await ask(buyer, 1)).toMatchObject({ status: 200 });
  });

  it('D37 treats one purchase as one request, however often its quantities are corrected', async () => {
    const ids = new Set<string>();
    for (let quantity = 1; quantity <= 12; quantity += 1) {
      const reply = await ask(buyer, quantity);
      expect(reply).toMatchObject({ status: 200, body: { whispers: [expect.stringContaining(`WTB ${quantity} Deafening`)] } });
      ids.add((reply.body as { id: string }).id);
    }
    expect(ids.size).toBe(1);
    const told = await readNotifications(market, seller);
    expect(told).toMatchObject([{ read: false, body: { items: [[anger, 12]], askedAgainMs: market.clock.nowMs, totalChaos: 74.4 } }]);
    expect(told[0]?.body).not.toHaveProperty('toldAgainMs');
    // Groups that were not requested before count as a separate purchase.
    market.clock.nowMs += 1000;
    expect(await requestItems({ market, asker: buyer }, listing, [[envy, 1]])).toMatchObject({ status: 200 });
    expect(await readNotifications(market, seller)).toHaveLength(2);
    // Another person's request stays separate.
    market.clock.nowMs += 1000;
    const other = await market.addPerson(`Other${seller.ign}`);
    await ask(other, 3);
    expect((await readTradeNotifications(market, seller)).map(({ body }) => body.items)).toEqual([
      [[anger, 12]],
      [[envy, 1]],
      [[anger, 3]],
    ]);
  });

  it.each([
    ['invited', (id: string) => step(id, 'invited')],
    ['declined', (id: string) => step(id, 'declined')],
    ['done', (id: string) => post('processed', { id })],
    ['done and taken back', (id: string) => post('processed', { id }).then(() => post('processed', { id, undo: true }))],
    ['removed by the seller', (id: string) => post('delete-notifications', { ids: [id] })],
    ['two hours old', () => pass(2 * 3_600_000)],
  ])('D37 creates a new request instead of correcting a request that is %s', async (_what, change) => {
    const id = await idOf(ask(buyer, 1));
    await change(id);
    market.clock.nowMs += 31_000;
    listing = await publish(seller);
    expect(await idOf(ask(buyer, 2))).not.toBe(id);
    expect((await readTrade(market, id, buyer)).body.items).toMatchObject([{ quantity: 1 }]);
  });

  it('D37 after a minute, notifies the seller again of a corrected request, within the rate limits', async () => {
    const heard = async (): Promise<string[]> => {
      const room = `user-${seller.id}`;
      const rows = await market.db
        .selectFrom('room_events')
        .select('event')
        .where('room', '=', room)
        .where('event', 'like', 'notification%')
        .orderBy('seq')
        .execute();
      return rows.map(({ event }) => event);
    };
    await ask(buyer, 1);
    await post('mark-read', { all: true });
    await ask(buyer, 2);
    expect(await readNotifications(market, seller)).toMatchObject([{ read: false }]);
    expect(await heard()).toEqual(['notification', 'notification:marked-read', 'notification:updated']);
    market.clock.nowMs += 60_000;
    await ask(buyer, 3);
    expect((await heard()).slice(3)).toEqual(['notification', 'notification:updated']);
    expect(await readNotifications(market, seller)).toMatchObject([{ body: { toldAgainMs: market.clock.nowMs } }]);
    // Other people's requests, and then requests announced again, use up the minute's limit.
    market.clock.nowMs += 60_000;
    const crowd = await Promise.all(Array.from({ length: 60 }, (_, at) => market.addPerson(`Crowd${seller.ign}_${at}`)));
    await Promise.all(crowd.map((asker) => ask(asker, 1)));
    expect(await ask(buyer, 4)).toMatchObject({ status: 200 });
    expect((await heard()).at(-2)).toBe('notification');
    expect((await heard()).at(-1)).toBe('notification:updated');
    expect((await readTrade(market, await idOf(ask(buyer, 5)), seller)).body.notification.body).toMatchObject({
      toldAgainMs: market.clock.nowMs - 60_000,
    });
  });

  it("D37 a refused request forwards none of its sender's text", async () => {
    const text = 'Hello, click http://evil.example/login';
    const refused = await requestItems({ market, asker: buyer }, listing, [[woe, 1]], { changes: { regex: text } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'tradeRequestNotValid' } });
    const [told] = await readNotifications(market, seller);
    expect(told).toMatchObject({ body: { valid: false, items: [[woe, 1]] } });
    expect(JSON.stringify(told)).not.toContain('evil');
    const { rows } = await sql<{ all: string }>`select jsonb_agg(data)::text as all from room_events`.execute(market.db);
    expect(rows[0]?.all).not.toContain('evil');
  });

  it.each(['\u202eanger', 'an\u200bger', 'an\ner', 'an\u2028ger', 'an\u2029ger'])(
    'D37 rejects a search with invisible characters: %j',
    async (regex) => {
      const reply = await requestItems({ market, asker: buyer }, listing, [[anger, 1]], { changes: { regex } });
      expect(reply).toMatchObject({ status: 400, body: { code: 'badRequest', paths: ['body.regex'] } });
    },
  );
});

describe('stored answer for a repeat', () => {
  const readKept = async (): Promise<string[]> => {
    const rows = await market.db.selectFrom('idempotency_keys').select('reply').execute();
    return rows.map(({ reply }) => JSON.stringify(reply));
  };

  it('D16 does not store a copy of the reply, regardless of its size', async () => {
    const rawItems = Array.from({ length: 2000 }, (_, at) => ({ id: `${at}`.padStart(64, 'x'), stackSize: 1 }));
    const payload = makeDraft(seller, { items: [{ hash: envy, price: 1, quantity: 2000, rawItems }], totalPrice: 2000 });
    const headers = { 'idempotency-key': `large-${seller.ign}` };
    const send = () => market.send(seller, { method: 'POST', url: listingsUrl, payload, headers });
    const first = await send();
    expect(first.status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    const published = first.body as Listed;
    const key = { 'idempotency-key': `trade-${seller.ign}` };
    const asked = () => requestItems({ market, asker: buyer }, published, [[envy, 1500]], { headers: key });
    const trade = await asked();
    expect(trade.status).toBe(200);
    expect(await asked()).toMatchObject({ status: 200, body: trade.body });
    const done = { method: 'POST', url: `/api/v1${laterApi.finishTrade.path}`, payload: trade.body, headers: key } as const;
    const view = await market.send(seller, done);
    expect(view.status).toBe(200);
    expect(await market.send(seller, done)).toMatchObject({ status: 200, body: view.body });
    const kept = await readKept();
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...kept.map(({ length }) => length))).toBeLessThan(300);
  });

  it('D16 refuses the repeat of a refused request in the same way', async () => {
    const headers = { 'idempotency-key': `refused-${seller.ign}` };
    const send = () => requestItems({ market, asker: buyer }, listing, [[woe, 1]], { headers });
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(422);
    expect({ ...(second.body as object), requestId: '' }).toEqual({ ...(first.body as object), requestId: '' });
    expect(await readNotifications(market, seller)).toHaveLength(1);
  });

  it.each(['mark-read', 'delete-notifications'])('D16 returns the first answer to a repeated %s with the same key', async (action) => {
    const { body } = await ask(buyer, 1);
    const send = (payload: object) =>
      market.send(seller, {
        method: 'POST',
        url: `/api/v1/notifications/${action}`,
        payload,
        headers: { 'idempotency-key': `${action}-${seller.ign}` },
      });
    const ids = [(body as { id: string }).id];
    for (let sent = 0; sent < 2; sent += 1) expect(await send({ all: true })).toMatchObject({ status: 200, body: { ids } });
    expect(await send({ ids })).toMatchObject({ status: 409, body: { code: 'idempotencyKeyReused' } });
  });
});
