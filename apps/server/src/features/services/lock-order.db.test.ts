/**
 * Checks that all actions lock service rows in one order. Each action is blocked at each kind of row in turn; while it
 * waits, it must not hold a row that comes later in the order.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPresence } from '../../realtime/sweep-presence.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { createMarket, type Market, type Person } from '../../testing/market.ts';
import { comeOnline, makeService, speakFor } from './testing/service-scene.ts';

let market: Market;
let say: ReturnType<typeof speakFor>;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());

const HOUR_MS = 3_600_000;
type Scene = { provider: Person; customer: Person; serviceId: string; timestampMs: number; requestId: string; notificationId: string };

let scenes = 0;
/** Creates a provider whose customer finished one service and requested another. */
async function createScene(): Promise<Scene> {
  scenes += 1;
  market.clock.nowMs += 120_000;
  const [provider, customer] = [await market.addPerson(`Provider${scenes}`), await market.addPerson(`Customer${scenes}`)];
  for (const person of [provider, customer]) await comeOnline(market, person);
  const [service] = (await say.save(provider, [makeService(provider)])).body.services;
  if (service === undefined) throw new Error('not saved');
  const first = (await say.ask(customer, service)).body.request;
  await say.answer(provider, first.id, 'invite');
  await say.answer(customer, first.id, 'done');
  const open = (await say.ask(customer, service)).body.request;
  const { id } = await market.db.selectFrom('notifications').select('id').where('subject_id', '=', open.id).executeTakeFirstOrThrow();
  return { provider, customer, serviceId: service.id, timestampMs: service.timestampMs, requestId: open.id, notificationId: id };
}

const setPresence = ({ provider }: Scene, row: { state: 'online' | 'offline'; last_active_ms: number }) =>
  market.db.updateTable('user_presence').set(row).where('user_id', '=', provider.id).execute();

const actions: Record<string, (scene: Scene) => Promise<{ status: number }>> = {
  'publishing again': ({ provider }) => say.save(provider, [makeService(provider, { priceValue: 5 })]),
  'changing a price': ({ provider, serviceId }) =>
    market.send(provider, { method: 'PATCH', url: `/api/v1/services/update/${serviceId}`, payload: { priceValue: 5 } }),
  'pausing all': ({ provider }) =>
    say.post(provider, '/services/active', { game: 'poe1', league: 'mercenaries', active: false, target: { all: true } }),
  deleting: ({ provider, serviceId }) => say.post(provider, '/services/delete', { ids: [serviceId] }),
  asking: async ({ customer, serviceId, timestampMs, requestId }) => {
    await market.db.updateTable('service_requests').set({ declined_ms: 1, ended_by: 'asker' }).where('id', '=', requestId).execute();
    return say.ask(customer, { id: serviceId, timestampMs });
  },
  inviting: ({ provider, requestId }) => say.answer(provider, requestId, 'invite'),
  withdrawing: ({ customer, requestId }) => say.answer(customer, requestId, 'withdraw'),
  vouching: ({ customer, provider }) => say.vouch(customer, provider.id, { serviceCategory: 'WTS_bossKilling', serviceName: 'maven' }),
  'taking a vouch back': ({ customer, provider }) => say.unvouch(customer, provider.id),
  'coming online': async (scene) => {
    await market.deps.onActed({ userId: scene.provider.id, game: 'poe1' });
    return { status: 200 };
  },
  'going offline': async () => {
    await sweepPresence(market.presence);
    return { status: 200 };
  },
  "deleting the provider's account": ({ provider }) => say.post(provider, '/users/delete-account', { accountName: `${provider.ign}#1234` }),
  "deleting the customer's account": ({ customer }) => say.post(customer, '/users/delete-account', { accountName: `${customer.ign}#1234` }),
};
/** Steps that prepare the state an action needs. */
const preparations: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'taking a vouch back': ({ customer, provider }) =>
    say.vouch(customer, provider.id, { serviceCategory: 'WTS_bossKilling', serviceName: 'maven' }),
  'coming online': (scene) => setPresence(scene, { state: 'offline', last_active_ms: 0 }),
  'going offline': (scene) => setPresence(scene, { state: 'online', last_active_ms: market.clock.nowMs - 3 * HOUR_MS }),
};

/** The scene's rows, in the order in which they are locked. */
const rows = {
  presence: ({ provider }: Scene) => sql`select 1 from user_presence where user_id = ${provider.id}`,
  service: ({ serviceId }: Scene) => sql`select 1 from service_listings where id = ${serviceId}`,
  request: ({ requestId }: Scene) => sql`select 1 from service_requests where id = ${requestId}`,
  notification: ({ notificationId }: Scene) => sql`select 1 from notifications where id = ${notificationId}`,
  provider: ({ provider }: Scene) => sql`select 1 from users where id = ${provider.id}`,
  ownRoom: ({ provider }: Scene) => sql`select 1 from rooms where room = ${`user-${provider.id}`}`,
  clock: () => sql`select 1 from service_clocks where game = 'poe1' and league = 'mercenaries'`,
  room: () => sql`select 1 from rooms where room = 'services-poe1-mercenaries-WTS_bossKilling-maven'`,
};
type Row = keyof typeof rows;
const names = Object.keys(rows) as Row[];

async function isFree(row: Row, scene: Scene): Promise<boolean> {
  return (await sql`${rows[row](scene)} for update skip locked`.execute(market.db)).rows.length === 1;
}

describe('lock order', () => {
  it.each(Object.keys(actions).flatMap((action) => names.map((held) => [action, held] as const)))(
    'D22 %s, blocked at the %s, holds no lock that comes later in the lock order',
    async (action, held) => {
      const scene = await createScene();
      await preparations[action]?.(scene);
      let acting: Promise<{ status: number }> | undefined;
      let isDone = false;
      await market.db.transaction().execute(async (tx) => {
        await sql`${rows[held](scene)} for update`.execute(tx);
        acting = actions[action]?.(scene).finally(() => (isDone = true));
        await expect.poll(async () => isDone || (await countWaiting(market.db)) > 0, { interval: 5 }).toBe(true);
        if (isDone) return;
        for (const later of names.slice(names.indexOf(held) + 1)) expect([later, await isFree(later, scene)]).toEqual([later, true]);
      });
      expect(await acting).toMatchObject({ status: 200 });
    },
  );
});
