/** Notes of nodes, and the page's answer made of them, on a real database. */
import { statusApi, type Status } from '@poexchange/contract/rest/status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarket, type Market } from '../../testing/market.ts';
import type { Seen } from './describe-part.ts';
import type { Looks } from './looks.ts';
import { createStatusNotes } from './note-status.ts';
import { registerStatus } from './register-status.ts';
import { pruneStatusMarks, readStatusMarks, SLOT_MS } from './status-marks.queries.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

it('nodes add up what they see; a database that was away is recorded afterwards; the page says so, and old marks go', async () => {
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
  clock.nowMs += SLOT_MS;
  isAway = true;
  seen['database'] = { state: 'away' };
  await expect(one()).rejects.toThrow('away');
  isAway = false;
  seen['database'] = { state: 'works' };
  clock.nowMs += SLOT_MS;
  await one();
  const marks = await readStatusMarks(db, startMs);
  const counts = marks.map(({ part, slotMs, works, late, away }) => [part, (slotMs - startMs) / SLOT_MS, works, late, away].join(' '));
  expect(counts.toSorted()).toEqual([
    'database 0 3 0 0',
    'database 1 0 0 1',
    'database 2 1 0 0',
    'live 0 2 0 1',
    'live 1 0 0 1',
    'live 2 0 0 1',
  ]);

  const read = async (now: Looks): Promise<Status> => {
    let handler: (() => Promise<unknown>) | undefined;
    registerStatus({ mount: (_endpoint: unknown, handle: never) => void (handler = handle) } as never, {
      db,
      clock: () => clock.nowMs,
      looks: now,
    });
    return statusApi.getStatus.reply.parse(await handler?.());
  };
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
