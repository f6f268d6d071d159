/** Tests the marks of several nodes, and the status page's reply, on a real database. */
import { statusApi, type Status } from '@poexchange/contract/rest/status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarket, type Market } from '../../testing/market.ts';
import type { Seen } from './describe-part.ts';
import type { Looks } from './looks.ts';
import { createStatusNotes } from './note-status.ts';
import { registerStatus } from './register-status.ts';
import { addStatusMarks, pruneStatusMarks, readStatusMarks, SLOT_MS } from './status-marks.queries.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

/** Opens a node's endpoint with these checks. */
function openStatus(looks: Looks, db = market.db): () => Promise<Status> {
  let handler: (() => Promise<unknown>) | undefined;
  const mount = (_endpoint: unknown, handle: never): void => void (handler = handle);
  registerStatus({ mount } as never, { db, clock: () => market.clock.nowMs, looks });
  return async () => statusApi.getStatus.reply.parse(await handler?.());
}

it('sums the checks of all nodes, records a database outage afterwards, and deletes old marks', async () => {
  const { db, clock } = market;
  clock.nowMs = Math.ceil(clock.nowMs / SLOT_MS) * SLOT_MS;
  const startMs = clock.nowMs;
  const seen: Record<string, Seen | null> = { live: { state: 'works' }, database: { state: 'works' }, publisher: null };
  const looks = Object.fromEntries(Object.keys(seen).map((part) => [part, async () => seen[part] ?? null])) as Looks;
  let isAway = false;
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (isAway && name === 'insertInto') throw new Error('away');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const [one, two] = [
    createStatusNotes({ db: failing, clock: () => clock.nowMs, looks }),
    createStatusNotes({ db, clock: () => clock.nowMs, looks }),
  ];
  await Promise.all([one(), two()]);
  seen['live'] = { state: 'away' };
  await two();
  await one();
  clock.nowMs += SLOT_MS;
  isAway = true;
  seen['database'] = { state: 'away' };
  for (let time = 0; time < 2; time += 1) await expect(one()).rejects.toThrow('away');
  isAway = false;
  seen['database'] = { state: 'works' };
  clock.nowMs += SLOT_MS;
  await one();
  const marks = await readStatusMarks(db, startMs);
  const counts = marks.map(({ part, slotMs, works, late, away }) => [part, (slotMs - startMs) / SLOT_MS, works, late, away].join(' '));
  expect(counts.toSorted()).toEqual([
    'database 0 4 0 0',
    'database 1 0 0 2',
    'database 2 1 0 0',
    'live 0 2 0 2',
    'live 1 0 0 2',
    'live 2 0 0 1',
  ]);

  const read = (now: Looks): Promise<Status> => openStatus(now)();
  const { parts } = await read({ database: async () => ({ state: 'works' }) });
  const stateOf = (name: string) => parts.find(({ part }) => part === name);
  expect(stateOf('live')).toMatchObject({ state: 'away', sinceMs: startMs + SLOT_MS });
  expect(stateOf('database')).toMatchObject({ state: 'works', sinceMs: startMs + 2 * SLOT_MS });
  expect(stateOf('publisher')).toMatchObject({ state: 'unknown', sinceMs: null });
  expect(stateOf('site')?.state).toBe('works');
  expect([stateOf('redis'), stateOf('replica')]).toEqual([undefined, undefined]);
  expect(stateOf('live')?.day.filter((state) => state !== 'unknown').length).toBeGreaterThan(0);

  const away = await read({ database: async () => ({ state: 'away' }), redis: async () => ({ state: 'works' }) });
  expect(away.parts.map(({ part, state }) => `${part} ${state}`)).toEqual(
    expect.arrayContaining(['database away', 'live unknown', 'site works', 'redis works']),
  );

  await pruneStatusMarks(db, clock.nowMs + 25 * 3_600_000);
  expect((await readStatusMarks(db, 0)).map(({ slotMs }) => slotMs)).toEqual([clock.nowMs, clock.nowMs]);
});

it('stores a late write under its own time, without making any part look silent', async () => {
  const { db, clock } = market;
  const firstMs = (clock.nowMs += 48 * 3_600_000);
  const mark = (part: string, slot: number, seenMs: number) => ({
    part,
    slotMs: firstMs + slot * SLOT_MS,
    seenMs,
    works: 1,
    late: 0,
    away: 0,
  });
  await addStatusMarks(db, [mark('live', 1, firstMs + SLOT_MS)]);
  await addStatusMarks(db, [mark('live', 0, firstMs)]);
  await addStatusMarks(db, [mark('jobs', 1, firstMs + 2)]);
  await addStatusMarks(db, [mark('jobs', 1, firstMs + 1)]);
  const marks = await readStatusMarks(db, firstMs);
  const slotsOf = (part: string) =>
    marks.filter((each) => each.part === part).map(({ slotMs, seenMs }) => [slotMs - firstMs, seenMs - firstMs]);
  expect(slotsOf('live')).toEqual([
    [0, 0],
    [SLOT_MS, SLOT_MS],
  ]);
  expect(slotsOf('jobs')).toEqual([[SLOT_MS, 2]]);
});

it('keeps the newest 500 marks while the database is down for hours', async () => {
  const { db, clock } = market;
  const firstMs = (clock.nowMs += 48 * 3_600_000);
  let isAway = true;
  const failing = { insertInto: (table: 'status_marks') => (isAway ? expect.fail('away') : db.insertInto(table)) } as unknown as typeof db;
  const works = async (): Promise<Seen> => ({ state: 'works' });
  const note = createStatusNotes({ db: failing, clock: () => clock.nowMs, looks: { live: works, database: works } });
  for (; clock.nowMs < firstMs + 300 * SLOT_MS; clock.nowMs += SLOT_MS) await expect(note()).rejects.toThrow('away');
  isAway = false;
  await note();
  const slots = (await readStatusMarks(db, firstMs)).map(({ slotMs }) => (slotMs - firstMs) / SLOT_MS);
  expect([slots.length, slots[0], slots.at(-1)]).toEqual([500, 51, 300]);
});

it('serves all requests within five seconds from one answer, each with the current time', async () => {
  const { clock } = market;
  let looked = 0;
  const database = async (): Promise<Seen> => {
    looked += 1;
    return { state: 'works' };
  };
  const ask = openStatus({ database });
  const askAfter = async (ms: number) => {
    clock.nowMs += ms;
    const { serverTimeMs } = await ask();
    return [looked, serverTimeMs - clock.nowMs];
  };
  expect([await askAfter(0), await askAfter(4999), await askAfter(1), await askAfter(-5000)]).toEqual([
    [1, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});

it('answers with unknown states when marks cannot be read', async () => {
  const broken = { selectFrom: () => expect.fail('broken') } as unknown as typeof market.db;
  const { parts } = await openStatus({ database: async () => ({ state: 'works' }) }, broken)();
  expect(parts.map(({ part, state }) => `${part} ${state}`)).toEqual(
    expect.arrayContaining(['database works', 'live unknown', 'site works']),
  );
});
