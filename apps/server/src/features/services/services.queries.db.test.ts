/** Tests the bounds of the service queries: a test fails here if an SQL condition is missing. */
import type { OwnService } from '@poexchange/contract/rest/services';
import { serviceLimits } from '@poexchange/domain/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarket, type Market, type Person } from '../../testing/market.ts';
import { CHANGES_KEPT_MS, pruneServiceChanges } from './service-clocks.queries.ts';
import { readServices, type ServiceRecord } from './services.queries.ts';
import { comeOnline, leave, makeService, readRoom, speakFor } from './testing/service-scene.ts';

let market: Market;
let say: ReturnType<typeof speakFor>;
let provider: Person;
let people = 0;
beforeAll(async () => {
  market = await createMarket();
  say = speakFor(market);
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.clock.nowMs += 600_000;
  provider = await addPerson();
});

async function addPerson(): Promise<Person> {
  people += 1;
  const person = await market.addPerson(`Person${people}`);
  await comeOnline(market, person);
  return person;
}

async function publish(changes: Record<string, unknown> = {}): Promise<OwnService> {
  const { services } = (await say.save(provider, [makeService(provider, changes)])).body;
  const name = changes['serviceName'] ?? 'maven';
  const saved = services.find((service) => service.serviceName === name && service.serviceCategory === category(changes));
  if (saved === undefined) throw new Error('not saved');
  return saved;
}
const category = (changes: Record<string, unknown>): unknown => changes['serviceCategory'] ?? 'WTS_bossKilling';

/** Stores modified copies of a service, as if from another league or game. */
async function copyService(id: string, changes: readonly Partial<ServiceRecord>[]): Promise<string[]> {
  const { id: _id, ...row } = await market.db.selectFrom('service_listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = changes.map((change) => ({ ...row, ...change }));
  const stored = await market.db.insertInto('service_listings').values(copies).returning('id').execute();
  return stored.map((copy) => copy.id);
}

const listedIds = async () => (await readServices(market.db, { userIds: [provider.id], only: 'listed' })).map(({ id }) => id);
const goneFrom = async (room: string): Promise<string[]> =>
  (await readRoom(market, room))
    .filter(({ event }) => event === 'service:delete')
    .flatMap(({ data }: { data: { ids: string[] } }) => data.ids);

describe('listed services', () => {
  it('D60, D61 hides services of a banned person, even while they have a page open', async () => {
    const { id } = await publish();
    expect(await listedIds()).toEqual([id]);
    await market.db.updateTable('users').set({ banned_ms: market.clock.nowMs }).where('id', '=', provider.id).execute();
    expect(await listedIds()).toEqual([]);
    const [own] = await readServices(market.db, { ids: [id], only: 'own' });
    expect(own).toMatchObject({ id, presence: 'online' });
  });

  it("R4.06, D60 are limited to games in which their owner is present, each with that game's presence", async () => {
    const { id } = await publish();
    const [elsewhere] = await copyService(id, [{ game: 'poe2', league: 'a league of poe2' }]);
    expect(await listedIds()).toEqual([id]);
    await market.db
      .insertInto('user_presence')
      .values({ user_id: provider.id, game: 'poe2', last_active_ms: 1, disconnected_ms: null, state: 'idle', online_ms: 1 })
      .execute();
    const rows = await readServices(market.db, { userIds: [provider.id], only: 'listed' });
    expect(Object.fromEntries(rows.map((row) => [row.id, row.presence]))).toEqual({ [id]: 'online', [elsewhere ?? '']: 'idle' });
    expect(rows).toHaveLength(2);
  });
});

describe('league bounds', () => {
  it('D20, R2.21 applies the bounds to each league and each game separately', async () => {
    const { id } = await publish();
    const many = Array.from({ length: serviceLimits.servicesPerLeague }, (_none, at) => ({
      name: `old ${at}`,
      name_key: `old ${at}`,
      is_custom: at < serviceLimits.customPerLeague,
    }));
    await copyService(
      id,
      many.map((change) => ({ ...change, league: 'another league' })),
    );
    await copyService(
      id,
      many.map((change) => ({ ...change, game: 'poe2' as const })),
    );
    const custom = makeService(provider, { isCustomService: true, serviceCategory: 'WTS_other', serviceName: 'My own' });
    expect(await say.save(provider, [makeService(provider, { serviceName: 'sirus' }), custom])).toMatchObject({ status: 200 });
  });
});

describe('deleting and pausing', () => {
  it('R7.60 publishes removals only for services that were listed', async () => {
    const shown = await publish();
    const paused = await publish({ serviceName: 'sirus' });
    await market.send(provider, { method: 'PATCH', url: `/api/v1/services/update/${paused.id}`, payload: { active: false } });
    const [maven, sirus] = ['maven', 'sirus'].map((name) => `services-poe1-mercenaries-WTS_bossKilling-${name}`) as [string, string];
    const before = (await goneFrom(sirus)).length;
    expect(await say.post(provider, '/services/delete', { ids: [shown.id, paused.id] })).toMatchObject({ status: 200 });
    expect(await goneFrom(maven)).toContain(shown.id);
    expect((await goneFrom(sirus)).length).toBe(before);
    // An offline owner's services are not listed either.
    const away = await publish();
    await leave(market, provider);
    await market.db.updateTable('user_presence').set({ state: 'offline' }).where('user_id', '=', provider.id).execute();
    await say.post(provider, '/services/delete', { ids: [away.id] });
    expect(await goneFrom(maven)).not.toContain(away.id);
  });

  it('R7.31, D60 excludes wanted services from a category of offered services, and vice versa', async () => {
    const sold = await publish();
    const wanted = await publish({ serviceCategory: 'WTB_bossKilling' });
    const pause = async (meant: string): Promise<string[]> => {
      const body = { game: 'poe1', league: 'mercenaries', active: false, target: { category: meant } };
      return (await say.post(provider, '/services/active', body)).body['ids'];
    };
    expect(await pause('WTS_bossKilling')).toEqual([sold.id]);
    expect(await pause('WTB_all')).toEqual([wanted.id]);
  });
});

it('D21 keeps a deleted account’s change for a day, and other accounts’ changes for as long as the accounts exist', async () => {
  const leaving = provider;
  await publish();
  provider = await addPerson();
  await publish();
  await market.db.deleteFrom('users').where('id', '=', leaving.id).execute();
  const { changed_ms: changedMs } = await market.db
    .selectFrom('service_changes')
    .select('changed_ms')
    .where('user_id', '=', leaving.id)
    .executeTakeFirstOrThrow();
  const known = async () => (await market.db.selectFrom('service_changes').select('user_id').execute()).map((row) => row.user_id);
  await pruneServiceChanges(market.db, changedMs + CHANGES_KEPT_MS);
  expect(await known()).toContain(leaving.id);
  await pruneServiceChanges(market.db, changedMs + CHANGES_KEPT_MS + 1);
  expect(await known()).not.toContain(leaving.id);
  await pruneServiceChanges(market.db, changedMs + 100 * CHANGES_KEPT_MS);
  expect(await known()).toContain(provider.id);
});
