import { randomUUID } from 'node:crypto';
import { netWorthRoom } from '@poexchange/contract/events/net-worth';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/market.ts';
import { releaseTokens } from './auto-token.ts';
import { createNetWorthScene, detailsOf, leagueOf, tabOf } from './testing/net-worth-scene.ts';

const scene = await createNetWorthScene();
const { market, hooks, page, draft } = scene;
afterAll(() => market.stop());

const MINUTE_MS = 60_000;
let me: Person;
beforeEach(async () => {
  market.clock.nowMs += 24 * 60 * MINUTE_MS;
  me = await market.addPerson('Kirael');
});
const told = async (): Promise<string[]> => (await scene.readTold(me)).map(({ event }) => event);

describe('profiles', () => {
  it('R7.46, R7.36, R7.37, R3.59 adds and lists profiles, and selects the first profile', async () => {
    const first = await scene.addProfile(me, { name: '  Main \n stash\u0007 ' });
    market.clock.nowMs += 1;
    const second = await scene.addProfile(me, { name: 'Mapping', stashFolders: [tabOf('f')] as never });
    expect(first).toMatchObject({ name: 'Main stash', poe: 'poe1', snapshotCount: 0, lastSnapshotAt: null, lastTotalPrice: null });
    const list = await scene.get(me, 'profile/poe1/list');
    expect((list.body as { profiles: { id: string }[] }).profiles.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await scene.get(me, `profile/${second.id}`)).toMatchObject({ status: 200, body: { profile: second } });
    expect(await scene.get(me, 'profile/poe2/list')).toMatchObject({ body: { profiles: [] } });
    expect(await hooks['settings:get'](page(me), { poe: 'poe1' })).toMatchObject({ selectedProfileId: first.id });
    expect(await told()).toEqual(['profile:added', 'settings:updated', 'profile:added']);
  });

  it('R7.47, R7.59 can be changed, but not by another person or from the other game', async () => {
    const profile = await scene.addProfile(me);
    const changed = await hooks['profile:update'](page(me), {
      ...draft,
      id: profile.id,
      name: 'Renamed',
      stashTabs: [tabOf('a'), tabOf('a'), tabOf('b')],
    });
    expect(changed).toMatchObject({ id: profile.id, name: 'Renamed', stashTabs: [tabOf('a'), tabOf('b')] });
    expect((await told()).at(-1)).toBe('profile:updated');
    const other = await market.addPerson('Someone');
    await expect(hooks['profile:update'](page(other), { ...draft, id: profile.id })).rejects.toMatchObject({
      code: 'snapshotProfileNotFound',
    });
    await expect(hooks['profile:delete'](page(other), { id: profile.id })).rejects.toMatchObject({ code: 'snapshotProfileNotFound' });
    await expect(hooks['settings:update'](page(other), { poe: 'poe1', selectedProfileId: profile.id })).rejects.toMatchObject({
      code: 'snapshotProfileNotFound',
    });
  });

  it('R7.46, R7.36 stores which parts of the character count, and which league’s prices apply', async () => {
    const changes = { includeEquipment: true, character: 'Kirael', activeLeague: leagueOf('kirael race (pl58211)'), stashTabs: [] };
    const added = await scene.addProfile(me, changes as never);
    const kept = { ...changes, includeInventory: false, activePriceLeague: 'mercenaries', stashFolders: [] };
    expect((await scene.get(me, `profile/${added.id}`)).body).toMatchObject({ profile: kept });
    const counted = { ...changes, poe: 'poe1' as const, name: 'Other', includeEquipment: false, includeInventory: true };
    expect(await hooks['profile:update'](page(me), { ...draft, ...counted, id: added.id } as never)).toMatchObject(counted);
  });

  it('R7.48 keeps the selection when a different profile is deleted, and selects the oldest if the selected profile is', async () => {
    const ids: string[] = [];
    for (let profile = 0; profile < 4; profile += 1) {
      ids.push((await scene.addProfile(me)).id);
      market.clock.nowMs += 1;
    }
    const selectedAfter = async (id: string | undefined) => {
      await hooks['profile:delete'](page(me), { id: id as never });
      return (await hooks['settings:get'](page(me), { poe: 'poe1' })).selectedProfileId;
    };
    await hooks['settings:update'](page(me), { poe: 'poe1', selectedProfileId: ids[2] as never });
    expect(await selectedAfter(ids[1])).toBe(ids[2]);
    expect(await selectedAfter(ids[2])).toBe(ids[0]);
  });

  it('R7.48 deletes profiles with their snapshots and selects the oldest remaining profile, but never deletes the last profile', async () => {
    const first = await scene.addProfile(me);
    market.clock.nowMs += 1;
    const second = await scene.addProfile(me);
    await scene.post(me, scene.snapshotOf(first, detailsOf([{ key: 'divine orb', quantity: 1, price: 200 }])));
    expect(await hooks['profile:delete'](page(me), { id: first.id })).toEqual({ id: first.id });
    expect(await hooks['settings:get'](page(me), { poe: 'poe1' })).toMatchObject({ selectedProfileId: second.id, snapshotCount: 0 });
    expect((await told()).slice(-2)).toEqual(['profile:deleted', 'settings:updated']);
    await expect(hooks['profile:delete'](page(me), { id: second.id })).rejects.toMatchObject({ code: 'lastSnapshotProfile' });
  });

  it('R5.43 refuses a pricing league without prices, tabs of another league and an empty name', async () => {
    await expect(scene.addProfile(me, { activePriceLeague: leagueOf('necropolis') })).rejects.toMatchObject({ code: 'leagueNotFound' });
    for (const places of ['stashTabs', 'stashFolders'])
      await expect(scene.addProfile(me, { [places]: [tabOf('a', 'standard')] })).rejects.toMatchObject({ code: 'badRequest' });
    for (const name of ['', ' \u200b\n', '\u200d\u2060', '\u2800\u3164\ufe0f', 'x'.repeat(61)])
      await expect(scene.addProfile(me, { name })).rejects.toMatchObject({ code: 'badRequest' });
    // Private leagues have tabs but no separate prices.
    expect(await scene.addProfile(me, { activeLeague: leagueOf('kirael race (pl58211)'), stashTabs: [] })).toMatchObject({
      activeLeague: 'kirael race (pl58211)',
    });
  });

  it('R3.59 refuses two profiles of a game with the same name, in any case or spelling, even when added concurrently', async () => {
    const main = await scene.addProfile(me, { name: 'Main' });
    await expect(scene.addProfile(me, { name: ' mAIN\u200b' })).rejects.toMatchObject({ code: 'snapshotProfileNameTaken' });
    const other = await scene.addProfile(me, { name: 'Other' });
    const change = (name: string) => hooks['profile:update'](page(me), { ...scene.draft, id: other.id, name });
    await expect(change('MAIN')).rejects.toMatchObject({ code: 'snapshotProfileNameTaken' });
    expect(await change('OTHER')).toMatchObject({ name: 'OTHER' });
    const outcomes = await Promise.allSettled([scene.addProfile(me, { name: 'New' }), scene.addProfile(me, { name: 'New' })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Existing profiles with a shared name can still be changed.
    await market.db.updateTable('snapshot_profiles').set({ name: main.name }).where('id', '=', other.id).execute();
    expect(await change('Main')).toMatchObject({ id: other.id, name: 'Main' });
  });

  it('R3.59 limits a person to 30 profiles per game, even when added concurrently', async () => {
    const added = await Promise.allSettled(Array.from({ length: netWorthLimits.maxProfiles + 3 }, () => scene.addProfile(me)));
    const refused = added.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      'tooManySnapshotProfiles',
      'tooManySnapshotProfiles',
      'tooManySnapshotProfiles',
    ]);
  });
});

describe('settings', () => {
  it('R7.42, R3.58 returns defaults until the settings are changed', async () => {
    expect(await hooks['settings:get'](page(me), { poe: 'poe2' })).toEqual({
      poe: 'poe2',
      selectedProfileId: null,
      autosnapshotEnabled: false,
      snapshotInterval: 15 * MINUTE_MS,
      snapshotCount: 0,
      updatedAt: 0,
      lastSnapshotAt: null,
      nextManualSnapshotAt: null,
      nextAutoSnapshotAt: null,
    });
  });

  it('R7.39, R7.43, R7.58 changes settings by call and by event, and sends them to every page', async () => {
    const profile = await scene.addProfile(me);
    const reply = await market.send(me, { method: 'POST', url: '/api/v1/networth/settings/poe1', payload: { autosnapshotEnabled: true } });
    expect(reply).toMatchObject({ status: 200, body: { settings: { autosnapshotEnabled: true, nextAutoSnapshotAt: market.clock.nowMs } } });
    await scene.post(me, scene.snapshotOf(profile, detailsOf([])));
    const changed = await hooks['settings:update'](page(me), { poe: 'poe1', snapshotInterval: 30 * MINUTE_MS });
    expect(changed).toMatchObject({ snapshotInterval: 30 * MINUTE_MS, nextAutoSnapshotAt: market.clock.nowMs + 30 * MINUTE_MS });
    expect((await scene.readTold(me)).at(-1)).toEqual({ event: 'settings:updated', data: changed });
    expect(await hooks['settings:update'](page(me), { poe: 'poe1', autosnapshotEnabled: false })).toMatchObject({
      nextAutoSnapshotAt: null,
    });
  });

  it('R3.58 keeps the next auto-snapshot’s time when other settings change, and keeps the games’ settings separate', async () => {
    const profile = await scene.addProfile(me);
    await hooks['settings:update'](page(me), { poe: 'poe2', snapshotInterval: 20 * MINUTE_MS });
    await hooks['settings:update'](page(me), { poe: 'poe1', autosnapshotEnabled: true });
    await scene.post(me, scene.snapshotOf(profile, detailsOf([])));
    const dueMs = market.clock.nowMs + 15 * MINUTE_MS;
    market.clock.nowMs += 40 * MINUTE_MS;
    expect(await hooks['settings:update'](page(me), { poe: 'poe1', selectedProfileId: profile.id })).toMatchObject({
      nextAutoSnapshotAt: dueMs,
      snapshotInterval: 15 * MINUTE_MS,
      snapshotCount: 1,
    });
    expect(await hooks['settings:get'](page(me), { poe: 'poe2' })).toMatchObject({
      selectedProfileId: null,
      autosnapshotEnabled: false,
      snapshotInterval: 20 * MINUTE_MS,
      snapshotCount: 0,
    });
  });

  it('R3.58 refuses an interval out of bounds, and ignores fields that only the server writes', async () => {
    const save = (payload: object) => market.send(me, { method: 'POST', url: '/api/v1/networth/settings/poe1', payload });
    for (const snapshotInterval of [0, 299_999, 24 * 60 * MINUTE_MS + 1, 1e300, '900000'])
      expect(await save({ snapshotInterval })).toMatchObject({ status: 400, body: { code: 'badRequest' } });
    expect(await save({ snapshotCount: 99, lastSnapshotAt: 5 })).toMatchObject({
      status: 200,
      body: { settings: { snapshotCount: 0, lastSnapshotAt: null } },
    });
  });
});

describe('auto-snapshot token', () => {
  const ask = (socketId: string, token?: string) => hooks['snapshot:acquireAutoSnapshotToken'](page(me, socketId), { poe: 'poe1', token });
  const autoOf = async (token?: string) => {
    const [profile] = [await scene.addProfile(me)];
    return scene.post(me, scene.snapshotOf(profile, detailsOf([])), { type: 'auto', ...(token !== undefined && { token }) });
  };
  beforeEach(async () => {
    await hooks['settings:update'](page(me), { poe: 'poe1', autosnapshotEnabled: true });
  });

  it('R4.40, R7.45 belongs to one page, which renews it', async () => {
    const replies = await Promise.all(['a', 'b', 'c'].map((socketId) => ask(socketId)));
    const held = replies.filter((reply) => reply.held);
    expect(held).toHaveLength(1);
    const token = held[0]?.held === true ? held[0].token : expect.fail();
    expect(await ask('d')).toEqual({ held: false });
    market.clock.nowMs += 5 * MINUTE_MS;
    // A reloaded page has a new socket and the same token.
    expect(await ask('e', token)).toMatchObject({ held: true, token });
    expect(await ask('d', randomUUID())).toEqual({ held: false });
  });

  it('R4.40 is issued again to the page whose socket owns it, as after a lost answer', async () => {
    const first = await ask('a');
    expect(await ask('b')).toEqual({ held: false });
    expect(await ask('a')).toMatchObject({ held: true, token: first.held ? first.token : expect.fail() });
    market.clock.nowMs += 12.5 * MINUTE_MS;
    expect(await ask('b')).toMatchObject({ held: true });
    expect(await ask('a')).toEqual({ held: false });
  });

  it('R4.40 expires if it is not renewed, and another page gets a new token', async () => {
    const first = await ask('a');
    market.clock.nowMs += 12.5 * MINUTE_MS;
    const second = await ask('b');
    expect(second).toMatchObject({ held: true });
    expect(second.held && first.held && second.token !== first.token).toBe(true);
    expect(first.held && (await ask('a', first.token))).toEqual({ held: false });
  });

  it('R4.40 is not issued while auto-snapshots are off; turning them off or changing the interval revokes it', async () => {
    await ask('a');
    await hooks['settings:update'](page(me), { poe: 'poe1', snapshotInterval: 5 * MINUTE_MS });
    expect((await told()).slice(-2)).toEqual(['snapshot:token-revoked', 'settings:updated']);
    expect(await ask('b')).toMatchObject({ held: true });
    await hooks['settings:update'](page(me), { poe: 'poe1', autosnapshotEnabled: false });
    expect((await told()).slice(-2)).toEqual(['snapshot:token-revoked', 'settings:updated']);
    expect(await ask('b')).toEqual({ held: false });
  });

  it('R4.40 is released when its page closes, unless another socket has renewed it', async () => {
    const first = await ask('a');
    const renewed = await ask('b', first.held ? first.token : expect.fail());
    await releaseTokens(market.deps, 'a');
    expect(await ask('c')).toEqual({ held: false });
    expect(renewed.held).toBe(true);
    await releaseTokens(market.deps, 'b');
    expect((await told()).at(-1)).toBe('snapshot:token-revoked');
    expect(await ask('c')).toMatchObject({ held: true });
  });

  it('R4.40 stays with a page that renews it while it is being released', async () => {
    const first = await ask('a');
    let freeing: Promise<void> = Promise.resolve();
    await market.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('snapshot_settings')
        .set({ token_socket: 'b' })
        .where('user_id', '=', me.id)
        .where('game', '=', 'poe1')
        .execute();
      freeing = releaseTokens(market.deps, 'a');
      await scene.waitForLock();
    });
    await freeing;
    expect(await ask('b')).toMatchObject({ held: true, token: first.held ? first.token : expect.fail() });
    expect(await ask('c')).toEqual({ held: false });
  });

  it('R7.44, R4.40 is required for an auto-snapshot, which is refused with a forged, expired or missing token', async () => {
    const reply = await ask('a');
    const token = reply.held ? reply.token : expect.fail();
    for (const forged of [undefined, randomUUID()])
      expect(await autoOf(forged)).toMatchObject({ status: 409, body: { code: 'snapshotTokenNotHeld' } });
    expect(await autoOf(token)).toMatchObject({
      status: 200,
      body: { row: { 10: 'auto' }, settings: { nextAutoSnapshotAt: market.clock.nowMs + 15 * MINUTE_MS } },
    });
    market.clock.nowMs += 12.5 * MINUTE_MS;
    expect(await autoOf(token)).toMatchObject({ status: 409, body: { code: 'snapshotTokenNotHeld' } });
  });
});

describe('account deletion', () => {
  it('D18 deletes settings, profiles and snapshots with their items', async () => {
    const profile = await scene.addProfile(me);
    const snapshot = scene.snapshotOf(profile, detailsOf([{ key: 'divine orb', quantity: 7, price: 200 }]));
    await scene.post(me, snapshot);
    const other = await market.addPerson('Someone');
    await scene.addProfile(other);
    const document = (await market.send(me, { method: 'GET', url: '/api/v1/users/export' })).body as Record<string, never>;
    expect(document).toMatchObject({
      netWorthSettings: [{ game: 'poe1', selectedProfile: profile.id }],
      netWorthProfiles: [{ id: profile.id, name: 'Main stash', stashTabs: [tabOf('a')] }],
      netWorthSnapshots: [{ id: snapshot.id, totalChaos: 1400, hourlyIncome: null, tabs: [[tabOf('a'), 1400]] }],
      netWorthSnapshotItems: [
        {
          snapshot: snapshot.id,
          tabs: [{ id: tabOf('a') }],
          items: [{ key: 'divine orb', quantity: 7, price: 200, items: [[tabOf('a'), 7, 1]] }],
        },
      ],
    });
    const left = await market.send(me, { method: 'POST', url: '/api/v1/users/delete-account', payload: { accountName: 'Kirael#1234' } });
    expect(left.status).toBe(200);
    for (const table of ['snapshot_settings', 'snapshot_profiles', 'snapshots', 'snapshot_details'] as const)
      expect(await market.db.selectFrom(table).selectAll().where('user_id', '=', me.id).execute(), table).toEqual([]);
    expect(await scene.readTold(me)).toEqual([]);
    expect(await market.db.selectFrom('rooms').select('room').where('room', '=', netWorthRoom(me.id)).execute()).toEqual([]);
    expect((await scene.get(other, 'profile/poe1/list')).body).toMatchObject({ profiles: [{ name: 'Main stash' }] });
  });

  it('D18, D22 leaves nothing of the person, even if a page keeps sending during the deletion', async () => {
    const profile = await scene.addProfile(me);
    const send = () => scene.post(me, scene.snapshotOf(profile, detailsOf([{ key: 'divine orb', quantity: 1, price: 200 }])));
    const change = () => hooks['settings:update'](page(me), { poe: 'poe1', autosnapshotEnabled: true });
    const leave = () => market.send(me, { method: 'POST', url: '/api/v1/users/delete-account', payload: { accountName: 'Kirael#1234' } });
    const outcomes = await Promise.allSettled([send(), change(), leave(), send(), change()]);
    expect(outcomes[2]).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
    for (const table of ['snapshot_settings', 'snapshot_profiles', 'snapshots', 'snapshot_details'] as const)
      expect(await market.db.selectFrom(table).selectAll().where('user_id', '=', me.id).execute(), table).toEqual([]);
  });
});
