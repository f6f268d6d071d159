/** Tests a snapshot's stored facts, its comparison with the previous snapshot, and the rate limit for sockets. */
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../testing/market.ts';
import { createNetWorthScene, detailsOf } from './testing/net-worth-scene.ts';

const scene = await createNetWorthScene();
const { market, snapshotOf, post, get } = scene;
afterAll(() => market.stop());

const MINUTE_MS = 60_000;
let me: Person;
let profile: Awaited<ReturnType<typeof scene.addProfile>>;
beforeEach(async () => {
  market.clock.nowMs += 24 * 60 * MINUTE_MS;
  me = await market.addPerson('Kirael');
  profile = await scene.addProfile(me);
});
const divines = (quantity: number) => detailsOf([{ key: 'divine orb', quantity, price: 200 }]);

it('R3.60, R3.62 stores each field unchanged', async () => {
  const said = { priceLeagueId: 'standard', characterId: 'an-id', characterName: 'Kirael', includeInventory: true };
  const snapshot = snapshotOf(profile, divines(1), said);
  const { row } = netWorthApi.addSnapshot.reply.parse((await post(me, snapshot)).body);
  expect(row.slice(1, 6)).toEqual(['mercenaries', 'standard', 'Kirael', false, true]);
  const { snapshot: read } = netWorthApi.getSnapshot.reply.parse((await get(me, `snapshots/${snapshot.id}`)).body);
  expect(read).toMatchObject({ ...said, leagueId: 'mercenaries', includeEquipment: false, snapshotProfileId: profile.id, poe: 'poe1' });
});

it('D70 does not compare a new snapshot with a snapshot deleted during the comparison', async () => {
  const sent = [snapshotOf(profile, divines(10))];
  await post(me, sent[0] ?? expect.fail());
  market.clock.nowMs += 30 * MINUTE_MS;
  sent.push(snapshotOf(profile, divines(50)));
  await post(me, sent[1] ?? expect.fail());
  market.clock.nowMs += 30 * MINUTE_MS;
  let sending: Promise<unknown> = Promise.resolve();
  await market.db.transaction().execute(async (tx) => {
    await tx.selectFrom('snapshot_settings').selectAll().where('user_id', '=', me.id).forUpdate().execute();
    sending = post(me, snapshotOf(profile, divines(12)));
    await scene.waitForLock();
    await tx
      .deleteFrom('snapshots')
      .where('user_id', '=', me.id)
      .where('id', '=', sent[1]?.id ?? '')
      .execute();
  });
  // 10 to 12 divines in an hour.
  expect(await sending).toMatchObject({ status: 200, body: { row: { 7: 400, 12: [400, 0, 0, 0] } } });
});

it('R7.40 allows as many attempts per minute over sockets as by HTTP call', async () => {
  const { perMinute } = netWorthApi.addSnapshot;
  const send = () => scene.hooks['snapshot:add'](scene.page(me), { snapshot: snapshotOf(profile, divines(1)), type: 'manual' } as never);
  await send();
  for (let sent = 1; sent < perMinute; sent += 1) await expect(send()).rejects.toMatchObject({ code: 'snapshotTooSoon' });
  await expect(send()).rejects.toMatchObject({ code: 'rateLimited', details: { retryAfterMs: MINUTE_MS } });
  market.clock.nowMs += MINUTE_MS;
  expect(await send()).toMatchObject({ serverTimeMs: market.clock.nowMs });
});
