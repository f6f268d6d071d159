/** Requests that reach a seller are bounded, and a refused one reveals nothing (D37). */
import { laterApi } from '@poexchange/contract/rest/later';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anger, envy, listingsUrl, makeDraft, woe, type Market, type Person } from '../../../testing/market.ts';
import { askFor, readNotifications, setTradeScene } from '../testing/trade-scene.ts';

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
const ask = (asker: Person, quantity: number, value = listing) => askFor({ market, asker }, value, [[anger, quantity]]);

describe('what reaches a seller', () => {
  it('D37 ten requests a minute of one buyer, over all listings, also when they come at once', async () => {
    const second = await publish(seller, {
      side: 'buy',
      items: [{ hash: anger, price: 6.2, quantity: 40, rawItems: [] }],
      totalPrice: 248,
    });
    const replies = await Promise.all(Array.from({ length: 16 }, (_, at) => ask(buyer, at + 1, at % 2 === 0 ? listing : second)));
    const accepted = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(accepted).toHaveLength(10);
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 429, body: { code: 'rateLimited', policy: 'requests-to-one-seller', retryAfterMs: 60_000 } });
    expect(await readNotifications(market, seller)).toHaveLength(10);
    // Others still reach this seller, and this buyer others.
    const [other, elsewhere] = [await market.addPerson(`Other${seller.ign}`), await market.addPerson(`Elsewhere${seller.ign}`)];
    expect(await ask(other, 1)).toMatchObject({ status: 200 });
    expect(await ask(buyer, 1, await publish(elsewhere))).toMatchObject({ status: 200 });
    market.clock.nowMs += 60_000;
    expect(await ask(buyer, 30)).toMatchObject({ status: 200 });
  });

  it('D37 sixty requests a minute of everybody', async () => {
    const buyers = await Promise.all(Array.from({ length: 7 }, (_, at) => market.addPerson(`Many${seller.ign}_${at}`)));
    for (const [at, asker] of buyers.slice(0, 6).entries())
      for (let quantity = 1; quantity <= 10; quantity += 1) expect((await ask(asker, quantity + at)).status).toBe(200);
    const late = buyers[6];
    if (late === undefined) throw new Error('nobody');
    expect(await ask(late, 1)).toMatchObject({ status: 429, body: { policy: 'requests-to-a-seller' } });
    expect(await readNotifications(market, seller)).toHaveLength(60);
  });

  it('D37 a refused request passes on no text of its sender', async () => {
    const text = 'Hello, click http://evil.example/login';
    const refused = await askFor({ market, asker: buyer }, listing, [[woe, 1]], { changes: { regex: text } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'tradeRequestNotValid' } });
    const [told] = await readNotifications(market, seller);
    expect(told).toMatchObject({ body: { valid: false, items: [[woe, 1]] } });
    expect(JSON.stringify(told)).not.toContain('evil');
    const { rows } = await sql<{ all: string }>`select jsonb_agg(data)::text as all from room_events`.execute(market.db);
    expect(rows[0]?.all).not.toContain('evil');
  });

  it.each(['\u202eanger', 'an\u200bger', 'an\ner', 'an\u2028ger', 'an\u2029ger'])(
    'D37 a search of marks that nobody sees is no search: %j',
    async (regex) => {
      const reply = await askFor({ market, asker: buyer }, listing, [[anger, 1]], { changes: { regex } });
      expect(reply).toMatchObject({ status: 400, body: { code: 'badRequest', paths: ['body.regex'] } });
    },
  );
});

describe('what is kept for a repeat', () => {
  const readKept = async (): Promise<string[]> => {
    const rows = await market.db.selectFrom('idempotency_keys').select('reply').execute();
    return rows.map(({ reply }) => JSON.stringify(reply));
  };

  it('D16 is no copy of the reply, however large that was', async () => {
    const rawItems = Array.from({ length: 2000 }, (_, at) => ({ id: `${at}`.padStart(64, 'x'), stackSize: 1 }));
    const payload = makeDraft(seller, { items: [{ hash: envy, price: 1, quantity: 2000, rawItems }], totalPrice: 2000 });
    const headers = { 'idempotency-key': `large-${seller.ign}` };
    const send = () => market.send(seller, { method: 'POST', url: listingsUrl, payload, headers });
    const first = await send();
    expect(first.status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    const published = first.body as Listed;
    const key = { 'idempotency-key': `trade-${seller.ign}` };
    const asked = () => askFor({ market, asker: buyer }, published, [[envy, 1500]], { headers: key });
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

  it('D16 a repeat of a refused request is refused the same', async () => {
    const headers = { 'idempotency-key': `refused-${seller.ign}` };
    const send = () => askFor({ market, asker: buyer }, listing, [[woe, 1]], { headers });
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(422);
    expect({ ...(second.body as object), requestId: '' }).toEqual({ ...(first.body as object), requestId: '' });
    expect(await readNotifications(market, seller)).toHaveLength(1);
  });

  it.each(['mark-read', 'delete-notifications'])('D16 %s with the same key gets its first answer', async (action) => {
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
