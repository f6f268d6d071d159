/** The primary dies and its replica takes over while the server keeps running. */
import { fileURLToPath } from 'node:url';
import { createPool, migrate } from '@poexchange/platform/db';
import { canReplicate, startTestPair } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { publishEvent, userRoom } from '../realtime/outbox.ts';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../testing/market.ts';
import { startMarketNode } from '../testing/market-node.ts';

const SELLERS = 12;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Publishes a person's listing until it is acknowledged, as a page does: with the same key each time. Returns the
 * statuses of all attempts.
 */
async function publish(market: Market, seller: Person): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200) {
    const headers = { authorization: `Bearer ${seller.token}`, 'idempotency-key': `once-${seller.id}` };
    const reply = await market.app.inject({ method: 'POST', url: listingsUrl, headers, payload: makeDraft(seller) });
    statuses.push(reply.statusCode);
    if (reply.statusCode === 503) expect(reply.headers['retry-after']).toBe('1');
    else expect(reply.statusCode, reply.body).toBe(200);
    if (reply.statusCode !== 200) await pause(20);
  }
  return statuses;
}

// Skipped on machines without PostgreSQL's own programs.
it.skipIf(!(await canReplicate()))(
  'D02, D17 loses and repeats no acknowledged write, and misses no event, when a replica replaces a dead primary',
  async () => {
    const pair = await startTestPair('market');
    onTestFinished(pair.stop);
    const { url } = pair;
    const pool = createPool(url, { max: 6 });
    onTestFinished(() => pool.end());
    await migrate({ pool, schema: 'public', folder: fileURLToPath(new URL('../../migrations', import.meta.url)) });
    const market = await createMarket({ database: { url, pool, drop: async () => undefined } });
    onTestFinished(market.stop);
    const node = await startMarketNode(market, { databaseUrl: url });
    onTestFinished(node.stop);
    const sellers = await Promise.all(Array.from({ length: SELLERS }, (_, n) => market.addPerson(`Seller${n}`)));
    const readAtMs = market.clock.nowMs;
    for (const seller of sellers)
      for (const [id, stackSize] of Object.entries({ a1: 30, a2: 10, e1: 11 }))
        await market.layInStash(seller, { id, stackSize, readAtMs });
    const watcher = await market.addPerson('Watcher');
    const page = await node.openPage(watcher);
    onTestFinished(page.close);

    let isOver = false;
    const acknowledged: number[] = [];
    const speaking = (async () => {
      while (!isOver) {
        const say = market.db
          .transaction()
          .execute((tx) => publishEvent(tx, { room: userRoom(watcher.id), event: 'listings:changed', data: { uuids: [] } }));
        await say.then(
          (seq) => acknowledged.push(seq),
          () => undefined,
        );
        await pause(10);
      }
    })();
    for (const seller of sellers.slice(0, SELLERS / 3)) expect(await publish(market, seller)).toEqual([200]);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
    await pair.kill();
    const going = Promise.all(sellers.slice(SELLERS / 3).map((seller) => publish(market, seller)));
    await pause(300);
    await pair.promote();
    const statuses = await going;
    const said = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(said + 3);
    isOver = true;
    await speaking;

    expect(new Set(statuses.flat())).toEqual(new Set([503, 200]));
    const listings = await market.db.selectFrom('listings').select('user_id').execute();
    expect(listings.map(({ user_id: id }) => id).toSorted()).toEqual(sellers.map(({ id }) => id).toSorted());
    const events = await market.db
      .selectFrom('room_events')
      .select('seq')
      .where('room', '=', userRoom(watcher.id))
      .orderBy('seq')
      .execute();
    const stored = events.map(({ seq }) => Number(seq));
    expect(acknowledged.filter((seq) => !stored.includes(seq))).toEqual([]);
    await expect.poll(() => page.heard.length).toBe(stored.length);
    expect(page.heard).toEqual(stored.map((seq) => `${seq} listings:changed`));
    await expect.poll(node.isListening).toBe(true);
  },
);
