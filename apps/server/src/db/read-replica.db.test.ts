/** Feeds that are first read from a replica a few changes behind. */
import { servicesApi } from '@poexchange/contract/rest/services';
import { createDb } from '@poexchange/platform/db';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createFeedCache } from '../features/listings/feed-cache.ts';
import { createServiceFeed } from '../features/services/service-feed.ts';
import { comeOnline, makeService, speakFor } from '../features/services/testing/service-scene.ts';
import { createMarket, listingsUrl, makeDraft, type Market, type Person } from '../testing/market.ts';
import type { ReplicaReads } from './read-replica.ts';
import type { Database } from './schema.ts';
import { readText } from '../testing/read-text.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

/** Freezes the database in a transaction with one snapshot, and counts reads from it. */
async function freeze(): Promise<ReplicaReads & { readonly countReads: () => number }> {
  const tx = await createDb<Database>(market.database.pool).startTransaction().setIsolationLevel('repeatable read').execute();
  await tx.selectFrom('users').select('id').limit(1).execute();
  onTestFinished(() => tx.rollback().execute());
  let reads = 0;
  return {
    read: (ask) => {
      reads += 1;
      return ask(tx);
    },
    mark: async () => 0,
    countReads: () => reads,
  };
}

async function publish(seller: Person): Promise<void> {
  expect(await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) })).toMatchObject({ status: 200 });
}

it('D21 keeps a feed first read from a lagging replica as current as any other feed', async () => {
  const [stays, leaves, comes] = await Promise.all(['Stays', 'Leaves', 'Comes'].map((ign) => market.addPerson(ign)));
  if (stays === undefined || leaves === undefined || comes === undefined) throw new Error('three people');
  await publish(stays);
  await publish(leaves);
  const replica = await freeze();
  expect(await market.send(leaves, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/ALL/delete` })).toMatchObject({ status: 200 });
  await publish(comes);
  const read = async (deps: Partial<Parameters<typeof createFeedCache>[0]>) => {
    const feed = createFeedCache({ db: market.db, clock: () => market.clock.nowMs, mayExist: async () => true, ...deps });
    const query = {
      game: 'poe1',
      league: 'mercenaries',
      category: 'ALL',
      subCategory: undefined,
      side: 'sell',
      sinceMs: undefined,
    } as const;
    const { listings, newestMs } = JSON.parse(readText(await feed.readFeed(query))) as {
      listings: { ign: string }[];
      newestMs: number;
    };
    return { people: listings.map(({ ign }) => ign).toSorted(), newestMs };
  };
  const expected = await read({});
  expect(expected.people).toEqual(['Comes', 'Stays']);
  expect(await read({ replica })).toEqual(expected);
  expect(replica.countReads()).toBe(1);
});

it('R7.27 keeps services first read from a lagging replica as current as any other services', async () => {
  const { save, post } = speakFor(market);
  const owners = await Promise.all(['First', 'Second', 'Third'].map((ign) => market.addPerson(ign)));
  const offer = async (owner: Person): Promise<string> => {
    await comeOnline(market, owner);
    const saved = await save(owner, [makeService(owner)]);
    expect(saved.status).toBe(200);
    return saved.body.services[0]?.id ?? '';
  };
  const [first, second, third] = owners;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three people');
  await offer(first);
  const gone = await offer(second);
  const replica = await freeze();
  market.clock.nowMs += 1000;
  expect(await post(second, servicesApi.deleteServices.path, { ids: [gone] })).toMatchObject({ status: 200 });
  await offer(third);
  const read = async (deps: { replica?: ReplicaReads }) => {
    const feed = createServiceFeed({ ...market.deps, ...deps });
    const query = { game: 'poe1', league: 'mercenaries', category: 'WTS_all', serviceName: undefined, sinceMs: undefined } as const;
    const { services } = JSON.parse(readText(await feed.readFeed(query))) as { services: { ign: string }[] };
    return services.map(({ ign }) => ign).toSorted();
  };
  expect(await read({})).toEqual(['First', 'Third']);
  expect(await read({ replica })).toEqual(['First', 'Third']);
  expect(replica.countReads()).toBe(1);
});
