import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { countWaiting } from '../../testing/count-waiting.ts';
import { createNetWorthScene, detailsOf } from './testing/net-worth-scene.ts';

const scene = await createNetWorthScene();
const { market, snapshotOf, post } = scene;
afterAll(() => market.stop());

it('D16 does not refuse a snapshot as too soon after itself if it is stored while its repeat is being looked up', async () => {
  const me = await market.addPerson('Kirael');
  const profile = await scene.addProfile(me);
  const snapshot = snapshotOf(profile, detailsOf([{ key: 'divine orb', quantity: 1, price: 200 }]));
  const first = await post(me, snapshot);
  expect(first).toMatchObject({ status: 200 });
  // The snapshot is removed when the repeat starts, and restored before the repeat reads the time of the last snapshot.
  await sql`create table stored as select * from snapshots`.execute(market.db);
  await sql`delete from snapshots`.execute(market.db);
  const { repeat } = await market.db.transaction().execute(async (tx) => {
    await sql`lock table snapshot_settings in access exclusive mode`.execute(tx);
    const sent = post(me, snapshot);
    await expect.poll(() => countWaiting(market.db)).toBe(1);
    await sql`insert into snapshots select * from stored`.execute(tx);
    return { repeat: sent };
  });
  expect(await repeat).toMatchObject({ status: 200, body: first.body as object });
});
