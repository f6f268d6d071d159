/**
 * Lock order: all actions lock rows in the same order, which rules out deadlocks. Each test blocks an action at one
 * kind of row and checks that the action holds no lock that comes later in the order.
 */
import { laterApi } from '@poexchange/contract/rest/later';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpFeedVersion } from '../features/listings/index.ts';
import { userRoom } from '../realtime/outbox.ts';
import { sweepPresence } from '../realtime/sweep-presence.ts';
import { countWaiting } from './count-waiting.ts';
import { anger, createMarket, listingsUrl, makeDraft, notificationsUrl, type Market, type Person } from './market.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

type Scene = { seller: Person; buyer: Person; listing: { uuid: string; timestampMs: number }; tradeId: string };
type Reply = { status: number; body: unknown };

let scenes = 0;
/** Creates a seller with a listing, and a buyer who requested some of it. */
async function createScene(): Promise<Scene> {
  scenes += 1;
  const [seller, buyer] = [await market.addPerson(`Seller_${scenes}`), await market.addPerson(`Buyer_${scenes}`)];
  const { body: listing } = (await publish({ seller })) as { body: Scene['listing'] };
  const { body: trade } = (await ask({ buyer, listing }, 1)) as { body: { id: string } };
  // Repeated requests for the same items within 30 s count as one request.
  market.clock.nowMs += 31_000;
  return { seller, buyer, listing, tradeId: trade.id };
}
let keys = 0;
const post = (person: Person, url: string, payload: object): Promise<Reply> =>
  market.send(person, { method: 'POST', url, payload, headers: { 'idempotency-key': `key-${(keys += 1)}` } });
const publish = ({ seller }: Pick<Scene, 'seller'>): Promise<Reply> => post(seller, listingsUrl, makeDraft(seller));
const ask = ({ buyer, listing }: Pick<Scene, 'buyer' | 'listing'>, quantity: number): Promise<Reply> =>
  post(buyer, notificationsUrl, {
    listingUuid: listing.uuid,
    listingTimestampMs: listing.timestampMs,
    ign: buyer.ign,
    items: [[anger, quantity]],
  });
const remove = (person: Person): Promise<Reply> =>
  post(person, `/api/v1${laterApi.deleteAccount.path}`, { accountName: `${person.ign}#1234` });

const hourMs = 3_600_000;
const setPresence = (userId: string, row: { state: 'online' | 'offline'; last_active_ms: number }) =>
  market.db.updateTable('user_presence').set(row).where('user_id', '=', userId).execute();
const judged: Reply = { status: 200, body: null };

const handOver = ({ seller, tradeId }: Scene): Promise<Reply> => post(seller, `/api/v1${laterApi.finishTrade.path}`, { id: tradeId });

const actions: Record<string, (scene: Scene) => Promise<Reply>> = {
  'publishing again': publish,
  'publishing again after handing over': publish,
  asking: (scene) => ask(scene, 2),
  'handing over': handOver,
  'setting a step': ({ seller, tradeId }) => post(seller, `/api/v1${laterApi.setTradeStep.path}`, { id: tradeId, step: 'invited' }),
  'ending listings': ({ seller }) => market.send(seller, { method: 'DELETE', url: `${listingsUrl}/poe1/mercenaries/ALL/deactivate` }),
  "deleting the seller's account": ({ seller }) => remove(seller),
  "deleting the buyer's account": ({ buyer }) => remove(buyer),
  'coming online': async ({ seller }) => {
    await market.deps.onActed({ userId: seller.id, game: 'poe1' });
    return judged;
  },
  'going offline': async () => {
    await sweepPresence({
      db: market.db,
      nodeId: 'market',
      clock: () => market.clock.nowMs,
      onStateChanged: (tx, { game, people }) =>
        bumpFeedVersion(tx, { game, userIds: people.map(({ userId }) => userId), nowMs: market.clock.nowMs }),
    });
    return judged;
  },
};

/** Steps that prepare the state an action needs. */
const preparations: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'publishing again after handing over': handOver,
  'coming online': ({ seller }) => setPresence(seller.id, { state: 'offline', last_active_ms: 0 }),
  'going offline': ({ seller }) => setPresence(seller.id, { state: 'online', last_active_ms: market.clock.nowMs - 3 * hourMs }),
};

/** A scene's rows, in locking order. */
const rows = {
  presence: ({ seller }: Scene) => sql`select 1 from user_presence where user_id = ${seller.id}`,
  clock: () => sql`select 1 from listing_clocks where game = 'poe1' and league = 'mercenaries'`,
  listing: ({ listing }: Scene) => sql`select 1 from listings where uuid = ${listing.uuid}`,
  trade: ({ tradeId }: Scene) => sql`select 1 from trades where id = ${tradeId}`,
  notification: ({ tradeId }: Scene) => sql`select 1 from notifications where id = ${tradeId}`,
  seller: ({ seller }: Scene) => sql`select 1 from users where id = ${seller.id}`,
  buyer: ({ buyer }: Scene) => sql`select 1 from users where id = ${buyer.id}`,
  room: ({ seller }: Scene) => sql`select 1 from rooms where room = ${userRoom(seller.id)}`,
};
const ranks = { presence: -1, clock: 0, listing: 1, trade: 2, notification: 3, seller: 4, buyer: 4, room: 5 };
type Row = keyof typeof rows;
const names = Object.keys(rows) as Row[];

/**
 * Locks that an action acquires too early, and only under the league's clock: publishing share-locks the trades that
 * took from the stock before it locks the listing. An action that waits for such a trade while it holds the listing
 * always holds the clock too.
 */
const underTheClock: Readonly<Record<string, { readonly stoppedAt: Row; readonly holds: Row }>> = {
  'publishing again after handing over': { stoppedAt: 'listing', holds: 'trade' },
};

async function isFree(row: Row, scene: Scene): Promise<boolean> {
  const found = await sql`${rows[row](scene)} for update skip locked`.execute(market.db);
  return found.rows.length === 1;
}

describe('lock order', () => {
  it.each(Object.keys(actions).flatMap((action) => names.map((held) => [action, held] as const)))(
    'D22 %s, blocked at the %s, holds no lock that comes later in the lock order',
    async (action, held) => {
      const scene = await createScene();
      await preparations[action]?.(scene);
      let acting: Promise<Reply> | undefined;
      let isDone = false;
      await market.db.transaction().execute(async (tx) => {
        await sql`${rows[held](scene)} for update`.execute(tx);
        acting = actions[action]?.(scene).finally(() => (isDone = true));
        await expect.poll(async () => isDone || (await countWaiting(market.db)) > 0, { interval: 5 }).toBe(true);
        if (isDone) return;
        const { stoppedAt, holds } = underTheClock[action] ?? {};
        for (const later of names.filter((row) => ranks[row] > ranks[held])) {
          const isEarly = stoppedAt === held && holds === later;
          expect([later, await isFree(later, scene)]).toEqual([later, !isEarly]);
          if (isEarly) expect(await isFree('clock', scene)).toBe(false);
        }
      });
      expect(await acting).toMatchObject({ status: 200 });
    },
  );

  it('D18 allows account deletions while buyers send requests, and every deletion succeeds', async () => {
    const sellers = await Promise.all(Array.from({ length: 4 }, () => createScene()));
    const buyers = await Promise.all(Array.from({ length: 6 }, (_, at) => market.addPerson(`Asker_${at}`)));
    let isOver = false;
    const asking = buyers.map(async (buyer, at) => {
      for (let quantity = 1; !isOver; quantity += 1) {
        const scene = sellers[(at + quantity) % sellers.length];
        if (scene !== undefined) expect((await ask({ buyer, listing: scene.listing }, (quantity % 9) + 1)).status).toBeLessThan(500);
      }
    });
    const deleted = await Promise.all(sellers.map(({ seller }) => remove(seller)));
    isOver = true;
    await Promise.all(asking);
    expect(deleted.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const left = await market.db
      .selectFrom('users')
      .select('id')
      .where(
        'id',
        'in',
        sellers.map(({ seller }) => seller.id),
      )
      .execute();
    expect(left).toEqual([]);
  });
});
