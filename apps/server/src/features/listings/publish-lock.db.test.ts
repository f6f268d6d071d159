import { afterAll, beforeAll, expect, it } from 'vitest';
import { banAccount } from '../../admin.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { lockPerson } from '../users/delete-account.ts';

let market: Market;
let seller: Person;
let isListening = false;
/** Runs once, right before the league's clock is taken. */
let beforeClock: (() => Promise<void>) | null = null;
const statements: string[] = [];
beforeAll(async () => {
  market = await createMarket();
  seller = await market.addPerson('Kirael');
  const listened = new WeakSet<object>();
  market.database.pool.on('acquire', (client) => {
    if (listened.has(client)) return;
    listened.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: async (...args: unknown[]) => {
        const text = String(args[0]);
        const run = beforeClock;
        if (isListening && run !== null && text.includes('listing_clocks')) {
          beforeClock = null;
          await run();
        }
        if (isListening) statements.push(text);
        return query(...args);
      },
    });
  });
});
afterAll(() => market.stop());

/** Records a publication's statements from taking the league's clock to the end of the transaction. */
async function publishUnderClock(): Promise<string[]> {
  market.clock.nowMs += 1000;
  statements.length = 0;
  isListening = true;
  const reply = await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
  isListening = false;
  expect(reply.status).toBe(200);
  const from = statements.findIndex((text) => text.includes('listing_clocks'));
  const to = statements.findIndex((text, at) => at > from && /^commit/i.test(text));
  expect(from).toBeGreaterThan(-1);
  expect(to).toBeGreaterThan(from);
  return statements.slice(from, to + 1);
}

it('D21, D33 publishing reads no tab and runs few statements while the league’s clock is locked', async () => {
  for (const id of ['a1', 'a2', 'e1']) await market.layInStash(seller, { id, stackSize: 100, readAtMs: market.clock.nowMs });
  const asked = await publishUnderClock();
  expect(asked.filter((text) => text.includes('jsonb_each'))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(5);
});

it('D33 does not offer stacks that have left a tab if the tab is read during the publication', async () => {
  await market.layInStash(seller, { id: 'a1', stackSize: 30, readAtMs: market.clock.nowMs });
  beforeClock = () => market.layInStash(seller, { id: 'a1', stackSize: 3, readAtMs: market.clock.nowMs + 1 });
  const asked = await publishUnderClock();
  expect(asked.filter((text) => text.includes('jsonb_each'))).toHaveLength(1);
  const { listings } = (await market.send(seller, { method: 'GET', url: `${listingsUrl}/my` })).body as {
    listings: { items: { quantity: number }[] }[];
  };
  expect(listings[0]?.items.map(({ quantity }) => quantity)).toEqual([13, 11]);
});

/** Locks the league's clock until the returned function is called. */
async function holdClock(): Promise<() => Promise<void>> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let holds = (): void => undefined;
  const held = new Promise<void>((resolve) => (holds = resolve));
  const holding = market.db.transaction().execute(async (tx) => {
    await tx.updateTable('listing_clocks').set({ last_ms: market.clock.nowMs }).where('league', '=', 'mercenaries').execute();
    holds();
    await opened;
  });
  await held;
  return () => {
    open();
    return holding;
  };
}

it("D21 requests waiting for a league's clock do not occupy connections that other requests need", async () => {
  const size = market.database.pool.options.max;
  const sellers = await Promise.all(Array.from({ length: size + 5 }, (_, at) => market.addPerson(`Waiter${at}`)));
  const release = await holdClock();
  const publishing = sellers.map((one) => market.send(one, { method: 'POST', url: listingsUrl, payload: makeDraft(one) }));
  await expect.poll(() => countWaiting(market.db)).toBe(2);
  // All publications are now waiting, and other requests still get a connection.
  expect(await market.send(seller, { method: 'GET', url: `${listingsUrl}/my` })).toMatchObject({ status: 200 });
  expect(await countWaiting(market.db)).toBe(2);
  await release();
  expect(new Set((await Promise.all(publishing)).map(({ status }) => status))).toEqual(new Set([200]));
});

it('D13 refuses a publication overtaken by a ban, when replacing a listing, and when adding one while the ban is in progress', async () => {
  const states = async (userId: string) =>
    (await market.db.selectFrom('listings').select('state').where('user_id', '=', userId).execute()).map(({ state }) => state);
  const cheat = await market.addPerson('Cheat');
  await market.layInStash(cheat, { id: 'a1', stackSize: 30, readAtMs: market.clock.nowMs });
  const publish = () => market.send(cheat, { method: 'POST', url: listingsUrl, payload: makeDraft(cheat) });
  expect(await publish()).toMatchObject({ status: 200 });
  isListening = true;
  beforeClock = async () => {
    isListening = false;
    await banAccount(market.database.url, 'Cheat#1234');
  };
  expect(await publish()).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect(await states(cheat.id)).toEqual(['inactive']);

  const fresh = await market.addPerson('Fresh');
  await market.layInStash(fresh, { id: 'a1', stackSize: 30, readAtMs: market.clock.nowMs });
  let banning: Promise<unknown> = Promise.resolve();
  isListening = true;
  beforeClock = () =>
    new Promise<void>((resolve) => {
      isListening = false;
      banning = market.db.transaction().execute(async (tx) => {
        await lockPerson(tx, { userId: fresh.id, nowMs: market.clock.nowMs });
        await tx.updateTable('users').set({ banned_ms: market.clock.nowMs }).where('id', '=', fresh.id).execute();
        resolve();
        await expect.poll(() => countWaiting(market.db)).toBe(1);
      });
    });
  const asked = await market.send(fresh, { method: 'POST', url: listingsUrl, payload: makeDraft(fresh) });
  await banning;
  expect(asked).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect(await states(fresh.id)).toEqual([]);
});

it('D21 drops a publication whose caller left before its turn, and finishes a publication that has started', async () => {
  const sellers = await Promise.all(Array.from({ length: 3 }, (_, at) => market.addPerson(`Leaver${at}`)));
  for (const one of sellers) await market.layInStash(one, { id: 'a1', stackSize: 30, readAtMs: market.clock.nowMs });
  const base = await market.app.listen({ port: 0, host: '127.0.0.1' });
  const release = await holdClock();
  const leaving = new AbortController();
  const publishing = sellers.map((one) =>
    fetch(base + listingsUrl, {
      method: 'POST',
      body: JSON.stringify(makeDraft(one)),
      headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
      signal: leaving.signal,
    }).then(
      ({ status }) => status,
      () => 'left',
    ),
  );
  await expect.poll(() => countWaiting(market.db)).toBe(2);
  leaving.abort();
  expect(await Promise.all(publishing)).toEqual(['left', 'left', 'left']);
  const countConnections = () => new Promise((resolve) => market.app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(countConnections).toBe(0);
  await release();
  const published = async () =>
    (
      await market.db
        .selectFrom('listings')
        .select('user_id')
        .where(
          'user_id',
          'in',
          sellers.map(({ id }) => id),
        )
        .execute()
    ).length;
  await expect.poll(published).toBe(2);
  // The next request runs in the free turn.
  expect((await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) })).status).toBe(200);
  expect(await published()).toBe(2);
});
