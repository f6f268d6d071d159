import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeGroup } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { createDb } from '@poexchange/platform/db';
import type { DigestOutcome } from '@poexchange/platform/game-api';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { syncLeagues } from '../leagues/follow-leagues.ts';
import { answerPastHour, pastPriceOf } from '../testing/past-exchange.ts';
import { createPastTaker } from './follow-past.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
const log = createLogger({ name: 'test', level: 'silent' });
afterAll(() => database.drop());

const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 20, 12, 10);
const divine = makeGroup('currency', 'divine orb', {}).hash;
const exalted = makeGroup('currency', 'exalted orb', {}).hash;
const chaos = makeGroup('currency', 'chaos orb', {}).hash;

let nowMs = start;
let asked: string[] = [];
beforeEach(async () => {
  nowMs = start;
  asked = [];
  await pool.query(
    'truncate prices.league, prices.item_group, prices.exchange_past, prices.hourly_value, prices.daily_value restart identity cascade',
  );
  await syncLeagues({
    db,
    log,
    clock: () => nowMs,
    fetchLeagues: async (game) => ({ kind: 'ok', value: [{ id: game === 'poe2' ? 'Dawn of the Hunt' : 'Mercenaries' }] }),
  });
});

type Fetch = (game: Game, hourSeconds: number) => DigestOutcome;
function openTaker(fetch: Fetch = answerPastHour, mostDays?: number) {
  return createPastTaker({
    db,
    log,
    clock: () => nowMs,
    mostDays,
    fetchDigest: async (game, hourSeconds) => {
      asked.push(`${game} ${hourSeconds}`);
      return fetch(game, hourSeconds);
    },
  });
}
async function takeAll(fetch?: Fetch, mostDays?: number): Promise<string[]> {
  const { takeNext } = openTaker(fetch, mostDays);
  const kinds: string[] = [];
  for (;;) {
    const taken = await takeNext();
    if (taken.kind === 'over' || taken.kind === 'later') return [...kinds, taken.kind];
    kinds.push(taken.kind);
  }
}

type Row = { game: string; hash: string; atMs: number; value: number };
const readRows = async (table: 'hourly_value' | 'daily_value'): Promise<Row[]> => {
  const at = table === 'hourly_value' ? 'v.hour_at' : 'v.day';
  const { rows } = await pool.query<Row>(
    `select l.game, g.hash, (extract(epoch from ${at}) * 1000)::float8 as "atMs", v.value_chaos as value from prices.${table} v
     join prices.league l on l.id = v.league_id join prices.item_group g on g.id = v.group_id order by 1, 2, 3`,
  );
  return rows;
};
const ofGroup = (rows: readonly Row[], hash: string, game = 'poe1') => rows.filter((row) => row.hash === hash && row.game === game);
/** Median price paid for a divine orb in the three hours before a time; three hours are enough for a price. */
const expectedAt = (momentMs: number): number =>
  [1, 2, 3].map((back) => pastPriceOf(momentMs - back * hourMs)).toSorted((a, b) => a - b)[1] ?? Number.NaN;

describe("history backfilled from the exchange's past hours", () => {
  it('D54 fills 48 hours and the daily points at 02:00 UTC for both games, each from the hours before it', async () => {
    expect((await takeAll()).at(-1)).toBe('over');
    for (const game of ['poe1', 'poe2']) {
      const hours = ofGroup(await readRows('hourly_value'), divine, game);
      expect(hours.map(({ atMs }) => atMs)).toEqual(Array.from({ length: 48 }, (_, at) => Date.UTC(2026, 10, 18, 12) + at * hourMs));
      for (const { atMs, value } of hours) expect(value).toBeCloseTo(expectedAt(atMs), 3);
      const days = ofGroup(await readRows('daily_value'), divine, game);
      expect(days.map(({ atMs }) => atMs)).toEqual(Array.from({ length: 30 }, (_, at) => Date.UTC(2026, 9, 22) + at * 24 * hourMs));
      for (const { atMs, value } of days) expect(value).toBeCloseTo(expectedAt(atMs + 2 * hourMs), 3);
    }
  });

  it('D54 D52 stores points only for real trades, at the exchange’s own prices, with chaos at 1', async () => {
    await takeAll();
    const days = await readRows('daily_value');
    expect(ofGroup(days, exalted)).toEqual([]);
    expect(new Set(ofGroup(days, chaos).map(({ value }) => value))).toEqual(new Set([1]));
    const { rows } = await pool.query(
      `select distinct g.key = 'chaos orb' as "isChaos", low_chaos, exchange_chaos = value_chaos as "isExchange", by_exchange, held
       from prices.daily_value join prices.item_group g on g.id = group_id order by 1`,
    );
    expect(rows).toEqual([
      { isChaos: false, low_chaos: null, isExchange: true, by_exchange: true, held: false },
      { isChaos: true, low_chaos: null, isExchange: null, by_exchange: false, held: false },
    ]);
  });

  it("D47 sets each point to the exchange's own price, however far the first value was from it", async () => {
    const taker = openTaker(answerPastHour, 3);
    await taker.takeNext();
    // Row written by today's first price run: a value a tenth below what the exchange paid.
    await pool.query(
      `insert into prices.daily_value (league_id, group_id, day, value_chaos, low_chaos, high_chaos, exchange_chaos)
       select l.id, g.id, '2026-11-20', 90, 80, 120, 100 from prices.league l, prices.item_group g where l.game = 'poe1' and g.game = 'poe1' and g.hash = $1`,
      [divine],
    );
    while ((await taker.takeNext()).kind !== 'over');
    const days = ofGroup(await readRows('daily_value'), divine);
    expect(days.at(-1)).toMatchObject({ atMs: Date.UTC(2026, 10, 20), value: 90 });
    expect(days.length).toBeGreaterThan(1);
    for (const { atMs, value } of days.slice(0, -1)) expect(value).toBeCloseTo(expectedAt(atMs + 2 * hourMs), 2);
    for (const { atMs, value } of ofGroup(await readRows('hourly_value'), divine)) expect(value).toBeCloseTo(expectedAt(atMs), 2);
  });

  it('D54 requests the newest hours first, alternating between the games, each hour once, and only hours that a point needs', async () => {
    await takeAll();
    expect(asked.slice(0, 12).map((line) => line.split(' ')[0])).toEqual([...Array(6).fill('poe1'), ...Array(6).fill('poe2')]);
    const hoursAsked = asked.filter((line) => line.startsWith('poe1')).map((line) => Number(line.split(' ')[1]));
    expect(hoursAsked[0]).toBe((Math.floor(start / hourMs) * hourMs - 2 * hourMs) / 1000);
    expect(new Set(hoursAsked).size).toBe(hoursAsked.length);
    expect(hoursAsked.length).toBeLessThan(54 + 28 * 6 + 6);
    // Newest to oldest, except for the six hours of a moment, which overlap the next moment's hours.
    expect(hoursAsked.at(-1)).toBe(Date.UTC(2026, 9, 21, 20) / 1000);
  });

  it('D54 changes no existing point, requests nothing twice, and skips moments that the program recorded itself', async () => {
    await takeAll(answerPastHour, 3);
    const before = [await readRows('hourly_value'), await readRows('daily_value')];
    asked = [];
    expect(await takeAll(answerPastHour, 3)).toEqual(['over']);
    expect(asked).toEqual([]);
    await pool.query('truncate prices.exchange_past');
    expect(await takeAll(answerPastHour, 3)).toEqual(['over']);
    expect([await readRows('hourly_value'), await readRows('daily_value')]).toEqual(before);
    // Days for which any group has a point are not fetched again.
    expect(asked).toEqual([]);
  });

  it('D54 D03 leaves a gap for a missing hour, and stops requesting when the exchange has no more data', async () => {
    const oldestSeconds = Date.UTC(2026, 10, 15) / 1000;
    const kinds = await takeAll((game, seconds) => (seconds < oldestSeconds ? { kind: 'unpublished' } : answerPastHour(game, seconds)));
    expect(kinds.at(-1)).toBe('over');
    expect(kinds.filter((kind) => kind === 'missing')).toHaveLength(4);
    const days = ofGroup(await readRows('daily_value'), divine);
    // Only two hours exist before the point for the 15th, too few for a price.
    expect(days[0]?.atMs).toBe(Date.UTC(2026, 10, 16));
    asked = [];
    expect(await takeAll(() => ({ kind: 'unpublished' }))).toEqual(['over']);
    expect(asked).toEqual([]);
  });

  it('D54 continues with older hours while an hour is late, and pauses requests to a failing host for as long as it asks', async () => {
    const late = (start - (start % hourMs) - 2 * hourMs) / 1000;
    const { takeNext } = openTaker((game, seconds) => (seconds === late ? { kind: 'unpublished' } : answerPastHour(game, seconds)), 1);
    const kinds = new Set<string>();
    for (let step = 0; step < 200; step += 1) kinds.add((await takeNext()).kind);
    expect(kinds).toEqual(new Set(['filled', 'later']));
    expect(ofGroup(await readRows('hourly_value'), divine)).toHaveLength(47);
    expect(asked.filter((line) => line === `poe1 ${late}`)).toHaveLength(1);
    const busy = openTaker(() => ({ kind: 'down', reason: 'HTTP 429', retryAfterMs: 90_000 }));
    expect(await busy.takeNext()).toEqual({ kind: 'later', waitMs: 90_000 });
  });

  it('D54 ends with the same history after repeated kill -9, with nothing written twice', { timeout: 120_000 }, async () => {
    const run = async (until: 'taken' | 'over', lines = 1): Promise<void> => {
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, '../testing/run-past.ts')],
        {
          env: {
            ...process.env,
            DATABASE_URL: database.url,
            CLOCK_MS: String(start),
            NODE_COMPILE_CACHE: path.join(tmpdir(), 'past-cache'),
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const ended = once(child, 'exit');
      onTestFinished(() => void child.kill('SIGKILL'));
      let seen = 0;
      for await (const line of createInterface({ input: child.stdout })) if (line === until && (seen += 1) >= lines) break;
      child.kill('SIGKILL');
      await ended;
    };
    for (let kill = 0; kill < 2; kill += 1) await run('taken', 3 + 9 * kill);
    await run('over');
    const killed = [await readRows('hourly_value'), await readRows('daily_value')];
    await pool.query('truncate prices.exchange_past, prices.hourly_value, prices.daily_value');
    await takeAll(answerPastHour, 3);
    expect(killed).toEqual([await readRows('hourly_value'), await readRows('daily_value')]);
    const { rows } = await pool.query('select count(*)::int as count from prices.exchange_past');
    expect(rows).toEqual([{ count: 2 * 51 }]);
  });
});
