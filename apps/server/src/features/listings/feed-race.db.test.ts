import type { PublisherTabId } from '@poexchange/domain/ids';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userRoom } from '../../realtime/outbox.ts';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../../testing/market.ts';
import { lockAllListingsOf, removeListingsOf } from './departed-listings.queries.ts';
import { createFeedCache } from './feed-cache.ts';
import { takeChangeMs } from './feed.queries.ts';
import { endOwnListings } from './life-cycle.queries.ts';
import { refreshSeen } from './follow-tab.ts';
import { readText } from '../../testing/read-text.ts';

let market: Market;
let leaving: Person;
let ending: Person;
beforeAll(async () => {
  market = await createMarket();
  leaving = await market.addPerson('Kirael');
  ending = await market.addPerson('Brinewash');
});
afterAll(() => market.stop());

const place = { game: 'poe1', league: 'mercenaries' } as const;
const whole = { ...place, category: 'ALL', subCategory: undefined, side: 'sell', sinceMs: undefined } as const;

/** Wraps a database so that `nextAnswer` resolves when the next query on this table returns. */
function watchTable(table: string): { plugin: KyselyPlugin; nextAnswer: () => Promise<void> } {
  const asked = new WeakSet<object>();
  let tell = (): void => undefined;
  return {
    nextAnswer: () => new Promise((resolve) => (tell = resolve)),
    plugin: {
      transformQuery: ({ node, queryId }) => {
        if (JSON.stringify(node).includes(`"${table}"`)) asked.add(queryId);
        return node;
      },
      transformResult: async ({ queryId, result }) => {
        if (asked.has(queryId)) tell();
        return result;
      },
    },
  };
}

it('D21 drops a listing whose owner leaves during a read of the feed, despite concurrent changes', async () => {
  for (const person of [leaving, ending]) await market.send(person, { method: 'POST', url: listingsUrl, payload: makeDraft(person) });
  const { plugin, nextAnswer } = watchTable('departed_listings');
  const feed = createFeedCache({ db: market.db.withPlugin(plugin), clock: () => market.clock.nowMs, mayExist: async () => true });
  const countListed = async (): Promise<number> => {
    market.clock.nowMs += 10_000;
    return JSON.parse(readText(await feed.readFeed(whole))).listings.length;
  };
  expect(await countListed()).toBe(2);

  // Reads departed ids before the change below, and rows after it.
  let reading: Promise<number> | undefined;
  await market.db.transaction().execute(async (tx) => {
    await sql`lock table listings in access exclusive mode`.execute(tx);
    await market.db.transaction().execute((clock) => takeChangeMs(clock, { ...place, nowMs: market.clock.nowMs }));
    const answered = nextAnswer();
    reading = countListed();
    await answered;
    const clocks = await lockAllListingsOf(tx, { userId: leaving.id, nowMs: market.clock.nowMs });
    await removeListingsOf(tx, { userId: leaving.id, clocks });
    const changeMs = await takeChangeMs(tx, { ...place, nowMs: market.clock.nowMs });
    await endOwnListings(tx, { ...place, userId: ending.id, target: 'ALL', side: 'sell', state: 'inactive', changeMs });
  });
  await reading;
  expect(await countListed()).toBe(0);
});

it('D22 retries after a deadlock between ending listings and another transaction, and both succeed', async () => {
  const seller = await market.addPerson('Morven');
  await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
  const ended = await market.db.transaction().execute(async (tx) => {
    // PostgreSQL cancels the transaction whose timeout expires first, which must not be this transaction.
    await sql`set local deadlock_timeout = '1min'`.execute(tx);
    await sql`select from rooms where room = ${userRoom(seller.id)} for update`.execute(tx);
    const ending = market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/ALL/deactivate` });
    await expect.poll(countWaiting).toBe(1);
    await takeChangeMs(tx, { ...place, nowMs: market.clock.nowMs });
    return () => ending;
  });
  expect(await ended()).toMatchObject({ status: 200, body: { uuids: [expect.any(String)] } });
});

it('D21 does not evict a real league on requests for nonexistent leagues', async () => {
  const seller = await market.addPerson('Tallis');
  await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
  let rowReads = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"feed_items"')) rowReads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const feed = createFeedCache({ db: market.db.withPlugin(plugin), clock: () => market.clock.nowMs, mayExist: async () => true });
  await feed.readFeed(whole);
  expect(rowReads).toBe(1);
  for (let league = 0; league < 250; league += 1) await feed.readFeed({ ...whole, league: `invented ${league}` });
  await feed.readFeed(whole);
  expect(rowReads).toBe(1);
});

it('D23 does not apply a listing’s last-seen time to its replacement', async () => {
  const seller = await market.addPerson('Ysolde');
  const send = async (changes: Record<string, unknown> = {}) => {
    market.clock.nowMs += 1000;
    await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller, changes) });
  };
  await send();
  for (const id of ['a1', 'a2', 'e1']) await market.layInStash(seller, { id, stackSize: 100, readAtMs: market.clock.nowMs });
  const findStacks: typeof market.deps.findStacks = async (value) => {
    const stacks = await market.deps.findStacks(value);
    await market.db.deleteFrom('stash_tab_reads').execute();
    await send();
    return stacks;
  };
  const deps = { ...market.deps, findStacks };
  await refreshSeen(deps, { userId: seller.id, ...place, tabId: 'tab1' as PublisherTabId });
  const rows = await market.db.selectFrom('listings').select('seen_ms').where('user_id', '=', seller.id).execute();
  // The replacement was published with a later read.
  expect(rows).toEqual([{ seen_ms: market.clock.nowMs }]);
});

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
    market.db,
  );
  return rows[0]?.count ?? 0;
}
