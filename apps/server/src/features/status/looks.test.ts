import type { StatusFile } from '@poexchange/contract/price-files';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLooks, lookAround } from './looks.ts';
import { watchPublisher } from './note-status.ts';

const HOUR_MS = 3_600_000;
const nowMs = 1_800_000_000_000;
const league = (game: 'poe1' | 'poe2', id: string) => ({ game, id, name: id, startAt: null, endAt: null });
const file = (ageMs: number, hourAgeMs: number | null): StatusFile => ({
  meta: { timestampMs: nowMs - ageMs },
  status: { streamAtMs: null, exchangeHourMs: hourAgeMs === null ? null : nowMs - hourAgeMs, offers: 1, groups: 1 },
});
const usual = {
  clock: () => nowMs,
  askDatabase: async () => 1,
  readLeagues: async () => [league('poe1', 'standard'), league('poe1', 'mercenaries'), league('poe2', 'standard')],
  readPriceStatus: async () => null,
};

it("measures the age of prices from a game's newest run, and the exchange's age from its newest hour", async () => {
  const files: Record<string, StatusFile> = {
    'poe1 standard': file(5 * HOUR_MS, 9 * HOUR_MS),
    'poe1 mercenaries': file(16 * 60_000, 1.5 * HOUR_MS),
    'poe2 standard': file(3 * HOUR_MS, null),
  };
  const seen = await lookAround(createLooks({ ...usual, readPriceStatus: async (game, id) => files[`${game} ${id}`] ?? null }));
  expect(Object.fromEntries(seen)).toEqual({
    'prices-poe1': { state: 'late', dataMs: nowMs - 16 * 60_000 },
    'prices-poe2': { state: 'away', dataMs: nowMs - 3 * HOUR_MS },
    'exchange-poe1': { state: 'works', dataMs: nowMs - 0.5 * HOUR_MS },
    'exchange-poe2': null,
    database: { state: 'works' },
  });
});

it('returns nothing for a failing check, but reports the database as away if its check fails', async () => {
  const refuse = async (): Promise<never> => Promise.reject(new Error('no'));
  const seen = await lookAround(
    createLooks({ ...usual, readLeagues: refuse, askDatabase: refuse, readRedis: () => 'away', readReplica: () => 'lagging' }),
  );
  expect(seen.get('prices-poe1')).toBeNull();
  expect([seen.get('database'), seen.get('redis'), seen.get('replica')]).toEqual([{ state: 'away' }, { state: 'away' }, { state: 'late' }]);
});

it('reports a slow database as late, and a database that does not answer as away', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lookAfter = async (ms: number) => {
    const askDatabase = () => new Promise((resolve) => setTimeout(resolve, ms));
    const seen = createLooks({ ...usual, askDatabase }).database?.();
    await vi.advanceTimersByTimeAsync(Math.min(ms, 3000));
    return (await seen)?.state;
  };
  expect([await lookAfter(500), await lookAfter(501), await lookAfter(2999), await lookAfter(600_000)]).toEqual([
    'works',
    'late',
    'late',
    'away',
  ]);
});

it('derives the publisher’s state from its last calls; without calls the state is unknown', async () => {
  let clockMs = nowMs;
  const replies: { kind: 'reply'; status: number }[] = [];
  const { send, look } = watchPublisher((async () => replies.shift() ?? { kind: 'timeout' }) as never, () => clockMs);
  const call = async (...statuses: number[]) => {
    for (const status of statuses) {
      replies.push({ kind: 'reply', status });
      await send({} as never);
    }
  };
  expect(await look()).toBeNull();
  await send({} as never);
  await call(503);
  expect(await look()).toEqual({ state: 'away' });
  await call(200, 429);
  expect(await look()).toEqual({ state: 'late' });
  clockMs += 5 * 60_000;
  expect(await look()).toBeNull();
  await call(200);
  expect(await look()).toEqual({ state: 'works' });
  // A single failure among many does not count.
  await call(503, ...Array.from({ length: 7 }, () => 200));
  expect(await look()).toEqual({ state: 'late' });
  await call(200);
  expect(await look()).toEqual({ state: 'works' });
});

it('reports a slow publisher as late', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answerAfter = async (ms: number) => {
    const reply = () => new Promise((resolve) => setTimeout(resolve, ms, { kind: 'reply', status: 200 }));
    const { send, look } = watchPublisher(reply as never, () => nowMs);
    const sending = send({} as never);
    await vi.advanceTimersByTimeAsync(ms);
    await sending;
    return (await look())?.state;
  };
  expect([await answerAfter(5000), await answerAfter(5001)]).toEqual(['works', 'late']);
});
