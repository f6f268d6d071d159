/** Net worth is tracked per profile, for people who are signed in. */
import { netWorthApi, type SnapshotRow } from '@poexchange/contract/rest/net-worth';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../testing/market.ts';
import { createNetWorthScene, detailsOf } from './testing/net-worth-scene.ts';

const scene = await createNetWorthScene();
const { market, hooks, page, get, post, snapshotOf } = scene;
afterAll(() => market.stop());

let me: Person;
beforeEach(async () => {
  market.clock.nowMs += 24 * 3_600_000;
  me = await market.addPerson('Kirael');
});

it('R6.05 requires a login for every net worth call', async () => {
  const profile = await scene.addProfile(me);
  const calls = Object.values(netWorthApi).filter(({ path }) => path.startsWith('/networth/'));
  expect(calls.length).toBeGreaterThan(8);
  for (const { name, method, path } of calls) {
    const request = { method, url: `/api/v1${path.replace(':id', profile.id)}`, ...(method !== 'GET' && { payload: {} }) };
    expect([name, await market.send(null, request)]).toMatchObject([name, { status: 401, body: { code: 'sessionExpired' } }]);
  }
});

it('R1.06 records the value of stash tabs per profile, in manual and automatic snapshots', async () => {
  const [profile, other] = [await scene.addProfile(me), await scene.addProfile(me, { name: 'Another one' })];
  const worth = (quantity: number) => detailsOf([{ key: 'divine orb', quantity, price: 200 }]);
  expect(await post(me, snapshotOf(profile, worth(3)))).toMatchObject({ status: 200 });
  await hooks['settings:update'](page(me), { poe: 'poe1', autosnapshotEnabled: true });
  const held = await hooks['snapshot:acquireAutoSnapshotToken'](page(me), { poe: 'poe1' });
  const token = held.held ? held.token : expect.fail('no token');
  market.clock.nowMs += 60_000;
  expect(await post(me, snapshotOf(profile, worth(4)), { type: 'auto', token })).toMatchObject({ status: 200 });
  const read = async ({ id }: { readonly id: string }) => (await get(me, `profile/${id}/snapshots`)).body as { snapshots: SnapshotRow[] };
  expect((await read(profile)).snapshots).toMatchObject([
    { 6: 600, 10: 'manual' },
    { 6: 800, 10: 'auto' },
  ]);
  expect((await read(other)).snapshots).toEqual([]);
});
