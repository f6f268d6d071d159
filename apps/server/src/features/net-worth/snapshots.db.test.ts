import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { netWorthApi, readDetails } from '@poexchange/contract/rest/net-worth';
import { compareSnapshots, netWorthLimits } from '@poexchange/domain/net-worth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/market.ts';
import { createNetWorthScene, detailsOf, tabOf, writeDetails } from './testing/net-worth-scene.ts';

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

describe('adding a snapshot', () => {
  it("R7.44, R3.60, R3.62, D70 stores the snapshot and returns its row with the server's sums, and the settings", async () => {
    const details = detailsOf([
      { key: 'divine orb', quantity: 3, price: 200 },
      { key: 'deafening essence of anger', tag: 'essence', quantity: 40, price: 6.2, tab: tabOf('b') },
    ]);
    const snapshot = snapshotOf(profile, details);
    const reply = await post(me, snapshot);
    expect(reply.status).toBe(200);
    const { row, settings } = netWorthApi.addSnapshot.reply.parse(reply.body);
    expect(row).toEqual([
      snapshot.id,
      'mercenaries',
      'mercenaries',
      null,
      false,
      false,
      848,
      -1,
      [
        [tabOf('a'), 600],
        [tabOf('b'), 248],
      ],
      market.clock.nowMs,
      'manual',
      [
        ['currency', 600],
        ['essence', 248],
      ],
      null,
      0,
      '',
    ]);
    expect(settings).toMatchObject({
      snapshotCount: 1,
      selectedProfileId: profile.id,
      lastSnapshotAt: market.clock.nowMs,
      nextManualSnapshotAt: market.clock.nowMs + 30_000,
      nextAutoSnapshotAt: null,
    });
    const list = await get(me, `profile/${profile.id}/snapshots`);
    expect(list.body).toMatchObject({ snapshots: [row] });
    expect((await scene.readTold(me)).map(({ event }) => event)).toEqual([
      'profile:added',
      'settings:updated',
      'snapshot:added',
      'settings:updated',
    ]);
  });

  it('R7.38, R3.61 returns its items as sent, with icon paths', async () => {
    const details = detailsOf([{ key: 'divine orb', quantity: 2 ** 31, price: 200.5 }]);
    const snapshot = snapshotOf(profile, details);
    expect(await post(me, snapshot)).toMatchObject({ status: 200 });
    const reply = await get(me, `snapshots/${snapshot.id}`);
    const { snapshot: read } = netWorthApi.getSnapshot.reply.parse(reply.body);
    expect(read).toMatchObject({
      id: snapshot.id,
      totalPrice: 200.5 * 2 ** 31,
      pricedStashTabs: [{ id: tabOf('a') }],
      stashTabs: [{ id: tabOf('a'), state: 'read' }],
    });
    expect(read.detailItems).toMatchObject([
      {
        displayName: 'Divine Orb',
        icon: '/gen/image/a/b/c.png',
        hash: details.items[0]?.hash,
        stashTabsIds: [tabOf('a')],
        items: [[tabOf('a'), 2 ** 31, 1]],
      },
    ]);
    expect(compareSnapshots(details, readDetails(read))).toMatchObject({ change: 0, items: [] });
    const etag = String(reply.headers['etag']);
    const again = await market.send(me, {
      method: 'GET',
      url: `/api/v1/networth/snapshots/${snapshot.id}`,
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('D70, D71 computes the next snapshot’s hourly income, and effects that add up to its change', async () => {
    await post(me, snapshotOf(profile, divines(10)));
    market.clock.nowMs += 30 * MINUTE_MS;
    const reply = await post(me, snapshotOf(profile, divines(12, 210)));
    const { row } = netWorthApi.addSnapshot.reply.parse(reply.body);
    expect(row[6] - 2100).toBe(520);
    expect(row[7]).toBe(1040);
    expect(row[12]).toEqual([400, 120, 0, 0]);
  });

  it('D71 counts an added tab separately from found items', async () => {
    await post(me, snapshotOf(profile, divines(10)));
    market.clock.nowMs += 30 * MINUTE_MS;
    const more = detailsOf([
      { key: 'divine orb', quantity: 11, price: 200 },
      { key: 'chaos orb', quantity: 100, price: 1 },
      { key: 'mirror of kalandra', quantity: 1, price: 70_000, tab: tabOf('b') },
    ]);
    const { row } = netWorthApi.addSnapshot.reply.parse((await post(me, snapshotOf(profile, more))).body);
    expect(row[12]).toEqual([200, 0, 0, 70_000]);
    expect(row[7]).toBe(400);
  });

  it('D72 does not count a missing tab as a loss in the hourly income', async () => {
    const two = detailsOf([
      { key: 'divine orb', quantity: 10, price: 200 },
      { key: 'mirror of kalandra', quantity: 1, price: 70_000, tab: tabOf('b') },
    ]);
    await post(me, snapshotOf(profile, two));
    market.clock.nowMs += 30 * MINUTE_MS;
    const reply = await post(me, snapshotOf(profile, detailsOf([{ key: 'divine orb', quantity: 11, price: 200 }])));
    const { row } = netWorthApi.addSnapshot.reply.parse(reply.body);
    expect(row[12]).toEqual([200, 0, 0, -70_000]);
    expect(row[7]).toBe(400);
  });

  it('D70 does not compare with a snapshot priced in another league', async () => {
    await post(me, snapshotOf(profile, divines(10)));
    market.clock.nowMs += 30 * MINUTE_MS;
    const { row } = netWorthApi.addSnapshot.reply.parse(
      (await post(me, snapshotOf(profile, divines(12), { priceLeagueId: 'standard' }))).body,
    );
    expect([row[7], row[12]]).toEqual([-1, null]);
  });

  it('D70 refuses a forged total, but accepts a difference within 0.01', async () => {
    const details = divines(1);
    for (const totalPrice of [300.02, 299.98, 300.010_01, 0, 1e9])
      expect(await post(me, snapshotOf(profile, details, { totalPrice }))).toMatchObject(refused(422, 'totalNotValid'));
    expect(await post(me, snapshotOf(profile, details, { totalPrice: 300.009 }))).toMatchObject({ status: 200, body: { row: { 6: 300 } } });
  });

  it('D70 accepts a total that differs by exactly 0.01, despite rounding of doubles', async () => {
    const details = detailsOf([{ key: 'chaos orb', quantity: 100, price: 1 }]);
    expect(100.01 - 100).toBeGreaterThan(0.01);
    for (const totalPrice of [100.01, 99.99]) {
      expect(await post(me, snapshotOf(profile, details, { totalPrice }))).toMatchObject({ status: 200, body: { row: { 6: 100 } } });
      market.clock.nowMs += MINUTE_MS;
    }
  });

  it('R3.60 refuses an implausibly high total', async () => {
    const details = detailsOf([{ key: 'divine orb', quantity: 2 ** 40, price: 1e9 }]);
    expect(await post(me, snapshotOf(profile, details))).toMatchObject(refused(422, 'totalNotValid'));
  });

  it('R3.60 refuses a forged time: an hour ago, in the future, or before the last snapshot', async () => {
    const at = (createdAt: number) => post(me, snapshotOf(profile, divines(1), { createdAt }));
    const { nowMs } = market.clock;
    for (const createdAt of [0, nowMs - 61 * MINUTE_MS, nowMs + 61_000, 9e15])
      expect(await at(createdAt)).toMatchObject({ status: 422, body: { code: 'snapshotNotValid', paths: ['body.snapshot.createdAt'] } });
    expect(await at(nowMs + 30_000)).toMatchObject({ status: 200, body: { row: { 9: nowMs } } });
    market.clock.nowMs += MINUTE_MS;
    for (const createdAt of [nowMs, nowMs + netWorthLimits.minDistanceMs - 1])
      expect(await at(createdAt)).toMatchObject({ status: 422, body: { code: 'snapshotNotValid', paths: ['body.snapshot.createdAt'] } });
    expect(await at(nowMs + netWorthLimits.minDistanceMs)).toMatchObject({ status: 200 });
  });

  it('R3.60 refuses a time before the profile was created', async () => {
    const late = await scene.addProfile(me, { name: 'Later' });
    const at = (beforeMs: number) => post(me, snapshotOf(late, divines(1), { createdAt: market.clock.nowMs - beforeMs }));
    expect(await at(MINUTE_MS + 1)).toMatchObject({ status: 422, body: { paths: ['body.snapshot.createdAt'] } });
    expect(await at(MINUTE_MS)).toMatchObject({ status: 200 });
  });

  it('R3.60 requires tabs to be read shortly before the snapshot, unless they are carried over', async () => {
    const read = (readAtMs: number, state: 'read' | 'failed' = 'read') => {
      const details = divines(1);
      return post(me, snapshotOf(profile, { ...details, tabs: details.tabs.map((tab) => ({ ...tab, readAtMs, state })) }));
    };
    const { nowMs } = market.clock;
    const wrong = { status: 422, body: { code: 'snapshotNotValid', paths: ['body.snapshot.details'] } };
    for (const readAtMs of [0, nowMs - netWorthLimits.maxTabAgeMs - 1, nowMs + MINUTE_MS + 1, 8e15])
      expect(await read(readAtMs)).toMatchObject(wrong);
    expect(await read(nowMs + MINUTE_MS + 1, 'failed')).toMatchObject(wrong);
    expect(await read(1_600_000_000_000, 'failed')).toMatchObject({ status: 200 });
    market.clock.nowMs += MINUTE_MS;
    expect(await read(market.clock.nowMs - netWorthLimits.maxTabAgeMs)).toMatchObject({ status: 200 });
  });

  it('R5.43 reports another person’s profile, a profile of the other game and an unknown profile as not found', async () => {
    const other = await market.addPerson('Someone');
    expect(await post(other, snapshotOf(profile, divines(1)))).toMatchObject(refused(404, 'snapshotProfileNotFound'));
    expect(await post(me, snapshotOf({ id: randomUUID() as never }, divines(1)))).toMatchObject(refused(404, 'snapshotProfileNotFound'));
    const details = { ...divines(1), game: 'poe2' as const };
    expect(await post(me, snapshotOf(profile, details, { poe: 'poe2' }))).toMatchObject(refused(404, 'snapshotProfileNotFound'));
  });

  it('D16 stores a snapshot sent twice, even concurrently, only once, and refuses a different snapshot with the same id', async () => {
    const snapshot = snapshotOf(profile, divines(1));
    const replies = await Promise.all([post(me, snapshot), post(me, snapshot)]);
    market.clock.nowMs += 90 * MINUTE_MS;
    replies.push(await post(me, snapshot));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify((body as { row: unknown }).row))).size).toBe(1);
    expect((await scene.readTold(me)).filter(({ event }) => event === 'snapshot:added')).toHaveLength(1);
    expect(await post(me, { ...snapshotOf(profile, divines(2)), id: snapshot.id, createdAt: snapshot.createdAt })).toMatchObject(
      refused(409, 'idempotencyKeyReused'),
    );
  });

  it('D16 creates a separate snapshot for an id used by another person, and reveals nothing', async () => {
    const snapshot = snapshotOf(profile, divines(1));
    expect(await post(me, snapshot)).toMatchObject({ status: 200 });
    const other = await market.addPerson('Someone');
    const theirs = await scene.addProfile(other);
    const details = divines(2);
    expect(await post(other, { ...snapshotOf(theirs, details), id: snapshot.id })).toMatchObject({
      status: 200,
      body: { row: { 6: 500 } },
    });
    for (const [person, total] of [
      [me, 300],
      [other, 500],
    ] as const)
      expect(await get(person, `snapshots/${snapshot.id}`)).toMatchObject({ status: 200, body: { snapshot: { totalPrice: total } } });
    // Recomputes the income of the person's own next snapshot, but not of another person's snapshot.
    market.clock.nowMs += 30 * MINUTE_MS;
    const next = snapshotOf(profile, divines(3));
    for (const [person, added] of [
      [me, next],
      [other, { ...snapshotOf(theirs, divines(4)), id: next.id }],
    ] as const)
      expect(await post(person, added)).toMatchObject({ status: 200, body: { row: { 7: 800 } } });
    await market.send(me, { method: 'POST', url: '/api/v1/networth/snapshots/delete', payload: { ids: [snapshot.id] } });
    expect(await get(me, `snapshots/${next.id}`)).toMatchObject({ body: { snapshot: { hourlyIncome: -1 } } });
    expect(await get(other, `snapshots/${next.id}`)).toMatchObject({ body: { snapshot: { hourlyIncome: 800 } } });
    expect((await get(me, `snapshots/${snapshot.id}`)).status).toBe(404);
    expect((await get(other, `snapshots/${snapshot.id}`)).status).toBe(200);
  });

  it('D16 treats an id in capitals as the same id', async () => {
    const snapshot = snapshotOf(profile, divines(1));
    const id = snapshot.id.toUpperCase();
    const loud = { ...snapshot, id, snapshotProfileId: profile.id.toUpperCase() };
    expect(await post(me, loud)).toMatchObject({ status: 200, body: { row: { 0: snapshot.id } } });
    expect(await post(me, snapshot)).toMatchObject({ status: 200, body: { row: { 0: snapshot.id } } });
    expect(await get(me, `snapshots/${id}`)).toMatchObject({ status: 200 });
    expect(await get(me, `profile/${profile.id.toUpperCase()}/snapshots`)).toMatchObject({ status: 200 });
    expect((await scene.readTold(me)).filter(({ event }) => event === 'snapshot:added')).toHaveLength(1);
    const payload = { ids: [id] };
    const reply = await market.send(me, { method: 'POST', url: '/api/v1/networth/snapshots/delete', payload });
    expect(reply).toMatchObject({ status: 200, body: { ids: [snapshot.id] } });
  });

  it('R4.34, R7.40 stores one of two concurrent snapshots, and refuses the other with the time of the last snapshot', async () => {
    const replies = await Promise.all([post(me, snapshotOf(profile, divines(1))), post(me, snapshotOf(profile, divines(2)))]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = replies.find(({ status }) => status === 409) ?? expect.fail();
    expect(body).toMatchObject({ code: 'snapshotTooSoon', params: { lastSnapshotAt: market.clock.nowMs } });
    market.clock.nowMs += 29_999;
    expect(await post(me, snapshotOf(profile, divines(2)))).toMatchObject(refused(409, 'snapshotTooSoon'));
    market.clock.nowMs += 1;
    expect(await post(me, snapshotOf(profile, divines(2)))).toMatchObject({ status: 200 });
  });

  const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' ')).toString('base64');
  const hostile: [what: string, details: string][] = [
    ['nothing', ''],
    ['noise', Buffer.from('not deflated at all, really').toString('base64')],
    ['bytes that inflate to 64 MiB', bomb],
    ['bytes that are no text', deflateRawSync(Buffer.from([0xff, 0xfe, 0xfd])).toString('base64')],
    ['JSON of something else', deflateRawSync('{"v":1}').toString('base64')],
    [
      'followed by bytes nobody reads',
      Buffer.concat([Buffer.from(writeDetails(divines(1)), 'base64'), Buffer.alloc(300, 7)]).toString('base64'),
    ],
    ['an end cut off', writeDetails(divines(1)).slice(0, 40)],
    ['tabs of another league', writeDetails(detailsOf([{ key: 'divine orb', quantity: 1, price: 200, tab: tabOf('b', 'standard') }]))],
    ['another game', writeDetails({ ...divines(1), game: 'poe2' })],
  ];
  it.each(hostile)('R3.61 returns an error code for details that are %s', async (_what, details) => {
    const snapshot = snapshotOf(profile, divines(1), { details });
    expect(await post(me, snapshot)).toMatchObject({ status: 422, body: { code: 'snapshotNotValid', paths: ['body.snapshot.details'] } });
  });

  it('R3.60 refuses a made-up income, a negative total and bad base64', async () => {
    for (const changes of [
      { hourlyIncome: 1000 },
      { totalPrice: -1 },
      { totalPrice: null },
      { details: 'ä' },
      { id: 'x' },
      { createdAt: 'now' },
    ])
      expect(await post(me, snapshotOf(profile, divines(1), changes))).toMatchObject(refused(400, 'badRequest'));
  });

  it('R3.60 rounds down a fractional time from a clock corrected by half a round trip', async () => {
    const createdAt = market.clock.nowMs - 1000 + 0.5;
    const { status, body } = await post(me, snapshotOf(profile, divines(1), { createdAt }));
    expect(status).toBe(200);
    expect((body as { row: unknown[] }).row).toContain(market.clock.nowMs - 1000);
  });

  it('R7.38 returns the whole snapshot to each concurrent read, or temporarily refuses the read', async () => {
    const snapshot = snapshotOf(profile, divines(3));
    await post(me, snapshot);
    const replies = await Promise.all(Array.from({ length: 12 }, () => get(me, `snapshots/${snapshot.id}`)));
    const read = replies.filter(({ status }) => status === 200);
    expect(read.length).toBeGreaterThanOrEqual(4);
    expect(new Set(read.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const tooMany = { status: 429, body: { code: 'rateLimited', policy: 'snapshot-details' } };
    for (const reply of replies) if (reply.status !== 200) expect(reply).toMatchObject(tooMany);
  });

  it('R3.60 accepts a snapshot without tabs, which is worth nothing, and a snapshot with 302 places', async () => {
    const none = { game: 'poe1', tabs: [], items: [] } as const;
    expect(await post(me, snapshotOf(profile, none))).toMatchObject({ status: 200, body: { row: { 6: 0, 8: [] } } });
    market.clock.nowMs += MINUTE_MS;
    const tabs = Array.from({ length: 300 }, (_none, at) => ({ ...(divines(1).tabs[0] ?? expect.fail()), id: tabOf(`t${at}`) }));
    const places = [...tabs, ...(['equipment', 'inventory'] as const).map((id) => ({ ...(tabs[0] ?? expect.fail()), id }))];
    const worn = { includeEquipment: true, includeInventory: true };
    expect(await post(me, snapshotOf(profile, { ...none, tabs: places }, worn))).toMatchObject({ status: 200 });
    market.clock.nowMs += MINUTE_MS;
    const tooMany = [...places, { ...(tabs[0] ?? expect.fail()), id: tabOf('one-more') }];
    expect(await post(me, snapshotOf(profile, { ...none, tabs: tooMany }))).toMatchObject(refused(422, 'snapshotNotValid'));
  });
});

describe('equipment and inventory', () => {
  const withPlace = (id: 'equipment' | 'inventory') => {
    const details = divines(1);
    return { ...details, tabs: [...details.tabs, { ...(details.tabs[0] ?? expect.fail()), id }] };
  };

  it('R3.60 are included in a snapshot only if the snapshot declares them', async () => {
    for (const id of ['equipment', 'inventory'] as const)
      expect(await post(me, snapshotOf(profile, withPlace(id)))).toMatchObject(refused(422, 'snapshotNotValid'));
  });

  it('R3.59, R3.60 are counted only if the profile includes them, unless the profile was changed during the snapshot', async () => {
    const claims = [
      ['equipment', { includeEquipment: true }],
      ['inventory', { includeInventory: true }],
    ] as const;
    const send = ([id, claim]: (typeof claims)[number]) => post(me, snapshotOf(profile, withPlace(id), claim));
    market.clock.nowMs += netWorthLimits.maxSnapshotAgeMs + MINUTE_MS;
    for (const claim of claims) expect(await send(claim)).toMatchObject(refused(422, 'snapshotNotValid'));
    const { hooks, page, draft } = scene;
    await hooks['profile:update'](page(me), {
      ...draft,
      id: profile.id,
      includeEquipment: true,
      includeInventory: true,
      character: 'Kirael',
    });
    market.clock.nowMs += netWorthLimits.maxSnapshotAgeMs + MINUTE_MS;
    for (const claim of claims) {
      expect(await send(claim)).toMatchObject({ status: 200 });
      market.clock.nowMs += MINUTE_MS;
    }
    await hooks['profile:update'](page(me), { ...draft, id: profile.id });
    market.clock.nowMs += MINUTE_MS;
    expect(await send(claims[0])).toMatchObject({ status: 200 });
  });
});
