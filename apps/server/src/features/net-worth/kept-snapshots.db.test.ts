import { randomUUID } from 'node:crypto';
import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
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
const refused = (status: number, code: string) => ({ status, body: { code } });
const divines = (quantity: number, price = 200) =>
  detailsOf([
    { key: 'divine orb', quantity, price },
    { key: 'chaos orb', quantity: 100, price: 1 },
  ]);

describe('a person’s snapshots', () => {
  const add = async (quantity: number): Promise<string> => {
    market.clock.nowMs += MINUTE_MS;
    const snapshot = snapshotOf(profile, divines(quantity));
    expect(await post(me, snapshot)).toMatchObject({ status: 200 });
    return snapshot.id;
  };

  it('R7.35 lists snapshots oldest first, from a given time if requested', async () => {
    const ids = [await add(1), await add(2)];
    const sinceMs = market.clock.nowMs;
    ids.push(await add(3));
    const list = async (query: string) =>
      ((await get(me, `profile/${profile.id}/snapshots${query}`)).body as { snapshots: [string][] }).snapshots.map(([id]) => id);
    expect(await list('')).toEqual(ids);
    expect(await list(`?sinceMs=${sinceMs}`)).toEqual(ids.slice(2));
  });

  it("D04, R7.35 a list, even if empty, includes the server's time, and the same rows return the same reply", async () => {
    const read = (headers = {}) => market.send(me, { method: 'GET', url: `/api/v1/networth/profile/${profile.id}/snapshots`, headers });
    expect((await read()).body).toEqual({ snapshots: [], serverTimeMs: market.clock.nowMs });
    await add(1);
    const first = await read();
    market.clock.nowMs += MINUTE_MS;
    const second = await read();
    expect(second.body).toMatchObject({ serverTimeMs: market.clock.nowMs });
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect((await read({ 'if-none-match': first.headers['etag'] })).status).toBe(304);
    await add(2);
    expect((await read({ 'if-none-match': first.headers['etag'] })).status).toBe(200);
  });

  it('R7.35, R7.37, R7.38 shows snapshots only to their owner', async () => {
    const id = await add(1);
    const other = await market.addPerson('Someone');
    expect(await get(other, `profile/${profile.id}/snapshots`)).toMatchObject(refused(404, 'snapshotProfileNotFound'));
    expect(await get(other, `profile/${profile.id}`)).toMatchObject(refused(404, 'snapshotProfileNotFound'));
    expect(await get(other, `snapshots/${id}`)).toMatchObject(refused(404, 'snapshotNotFound'));
    const note = await market.send(other, { method: 'POST', url: '/api/v1/networth/snapshots/note', payload: { id, note: 'mine' } });
    expect(note).toMatchObject(refused(404, 'snapshotNotFound'));
    const deletion = await market.send(other, { method: 'POST', url: '/api/v1/networth/snapshots/delete', payload: { ids: [id] } });
    expect(deletion).toMatchObject({ status: 200, body: { ids: [] } });
    expect((await get(me, `snapshots/${id}`)).status).toBe(200);
  });

  it('R2.24 cleans and stores a note, sends it to every page, and removes an empty note', async () => {
    const id = await add(1);
    const write = (note: string) => market.send(me, { method: 'POST', url: '/api/v1/networth/snapshots/note', payload: { id, note } });
    expect(await write('  Mageblood\n dropped \u0007 ')).toMatchObject({ status: 200, body: { row: { 14: 'Mageblood dropped' } } });
    expect((await scene.readTold(me)).at(-1)).toMatchObject({ event: 'snapshot:updated', data: { snapshotProfileId: profile.id } });
    // Contains invisible characters and characters that reverse text, which are removed as in all visible names.
    expect(await write('loss \u202Egniht on\u202C\u200B\u2800')).toMatchObject({ body: { row: { 14: 'loss gniht on' } } });
    expect(await write('x'.repeat(501))).toMatchObject(refused(422, 'snapshotNotValid'));
    expect(await write('\u{1f4a0}'.repeat(500))).toMatchObject({ body: { row: { 14: '\u{1f4a0}'.repeat(500) } } });
    expect(await write('')).toMatchObject({ body: { row: { 14: '' } } });
  });

  it('R2.24 deletes snapshots with their items, and notifies every page', async () => {
    const ids = [await add(1), await add(2)];
    const reply = await market.send(me, {
      method: 'POST',
      url: '/api/v1/networth/snapshots/delete',
      payload: { ids: [ids[0], randomUUID()] },
    });
    expect(reply).toMatchObject({ status: 200, body: { ids: [ids[0]] } });
    expect(await get(me, `snapshots/${ids[0]}`)).toMatchObject(refused(404, 'snapshotNotFound'));
    expect(await market.db.selectFrom('snapshot_details').select('snapshot_id').where('user_id', '=', me.id).execute()).toEqual([
      { snapshot_id: ids[1] },
    ]);
    const told = (await scene.readTold(me)).slice(-3);
    expect(told).toMatchObject([
      { event: 'snapshot:deleted', data: { ids: [ids[0]] } },
      { event: 'settings:updated' },
      { event: 'settings:updated' },
    ]);
    expect(told.map(({ data }) => (data as { snapshotCount?: number }).snapshotCount)).toContain(1);
  });
});

describe('deleting snapshots', () => {
  /** Adds snapshots half an hour apart, with these numbers of divines at these prices. */
  const addAll = async (...held: [quantity: number, price: number, changes?: Record<string, unknown>][]): Promise<string[]> => {
    const ids: string[] = [];
    for (const [quantity, price, changes] of held) {
      market.clock.nowMs += 30 * MINUTE_MS;
      const snapshot = snapshotOf(profile, divines(quantity, price), changes);
      expect(await post(me, snapshot)).toMatchObject({ status: 200 });
      ids.push(snapshot.id);
    }
    return ids;
  };
  const remove = (...ids: (string | undefined)[]) =>
    market.send(me, { method: 'POST', url: '/api/v1/networth/snapshots/delete', payload: { ids } });
  const readRows = async () =>
    netWorthApi.getProfileSnapshots.reply.parse((await get(me, `profile/${profile.id}/snapshots`)).body).snapshots;

  it('D70, D71 recomputes the next snapshot from its new predecessor and sends it to every page', async () => {
    const ids = await addAll([10, 200], [20, 200], [10, 210], [11, 210]);
    expect((await readRows())[2]?.[7]).toBe(-3800);
    await remove(ids[1]);
    const [first, third, last] = await readRows();
    // 2100 to 2200 chaos in an hour: the added pieces were deleted again, and the price differs.
    expect([first?.[7], third?.[7], third?.[12]]).toEqual([-1, 100, [0, 100, 0, 0]]);
    expect(last?.slice(7, 8)).toEqual([420]);
    const told = (await scene.readTold(me)).find(({ event }) => event === 'snapshot:deleted');
    expect(told?.data).toEqual({ snapshotProfileId: profile.id, ids: [ids[1]], changes: [[ids[2], 100, [0, 100, 0, 0]]] });
    expect(await get(me, `snapshots/${ids[2]}`)).toMatchObject({ body: { snapshot: { hourlyIncome: 100, effects: [0, 100, 0, 0] } } });
  });

  it('D70 computes no income without a predecessor, or with a predecessor from another league', async () => {
    const ids = await addAll([10, 200], [12, 200], [13, 200, { priceLeagueId: 'standard' }], [20, 200]);
    expect((await readRows()).map((row) => row[7])).toEqual([-1, 800, -1, -1]);
    await remove(ids[0]);
    expect((await readRows()).map((row) => row[7])).toEqual([-1, -1, -1]);
    await remove(ids[2]);
    // 12 to 20 divines in an hour; how many of the pieces were found is unknown.
    expect((await readRows()).map((row) => [row[7], row[12]])).toEqual([
      [-1, null],
      [1600, null],
    ]);
  });
});

describe('snapshot limits', () => {
  /** Copies the only snapshot of a profile until the profile has `count` snapshots. */
  const copyTo = async (count: number, bytes: number, { id }: { readonly id: string } = profile): Promise<void> => {
    await sql`insert into snapshots select gen_random_uuid(), user_id, profile_id, game, league, price_league, character_id, character_name,
      include_equipment, include_inventory, type, total_chaos, hourly_income, effects, priced_tabs, priced_categories, carried_tabs, note,
      ${bytes}::int, body_hash, created_ms - n, saved_ms from snapshots, generate_series(1, ${count - 1}::int) n where profile_id = ${id}`.execute(
      market.db,
    );
  };

  it('R3.59 limits a profile to 5,000 snapshots, which are listed in one reply', async () => {
    await post(me, snapshotOf(profile, divines(1)));
    await copyTo(netWorthLimits.maxSnapshotsPerProfile, 1);
    market.clock.nowMs += MINUTE_MS;
    expect(await post(me, snapshotOf(profile, divines(1)))).toMatchObject({
      status: 422,
      body: { code: 'tooManySnapshots', params: { limit: 5000 } },
    });
    const list = await get(me, `profile/${profile.id}/snapshots`);
    expect((list.body as { snapshots: unknown[] }).snapshots).toHaveLength(5000);
  });

  it('R3.59 accepts snapshots in other profiles when one profile is full, up to 20,000 per person', async () => {
    const addTo = (place: typeof profile) => {
      market.clock.nowMs += MINUTE_MS;
      return post(me, snapshotOf(place, divines(1)));
    };
    const full = netWorthLimits.maxSnapshots / netWorthLimits.maxSnapshotsPerProfile;
    for (let filled = 0; filled < full; filled += 1) {
      const place = await scene.addProfile(me);
      expect(await addTo(place)).toMatchObject({ status: 200 });
      await copyTo(netWorthLimits.maxSnapshotsPerProfile, 1, place);
    }
    expect(await addTo(profile)).toMatchObject({ status: 422, body: { code: 'tooManySnapshots', params: { limit: 20_000 } } });
  });

  it('R3.59 limits a person’s details to 256 MiB', async () => {
    await post(me, snapshotOf(profile, divines(1)));
    await copyTo(2, netWorthLimits.maxStoredBytes);
    market.clock.nowMs += MINUTE_MS;
    expect(await post(me, snapshotOf(profile, divines(1)))).toMatchObject(refused(422, 'tooManySnapshots'));
  });
});
