/** Measures a takeover with the product's timeouts: the test moves the clocks instead of waiting. */
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { LOOK_FOR_REQUESTS_MS } from '../run/repeat-price-runs.ts';
import { createLeaseKeeper, type LeaseKeeper } from './lease-keeper.ts';

/** Time within which another program must publish a failed program's work, in ms. */
const PUBLISHED_WITHIN_MS = 30_000;
/** Part of that time reserved for a price run in progress and the first run of the acquired work, in ms. */
const PRICE_RUNS_MS = 10_000;
const names = ['stream', 'league/1', 'league/2'];

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
afterAll(() => database.drop());

/** Starts a program that uses the product's timeouts and sleeps until it is woken. */
function startProgram(): { readonly keeper: LeaseKeeper; readonly sleepsMs: () => number; readonly wake: () => void } {
  let [sleepsMs, wake] = [0, (): void => undefined];
  const keeper = createLeaseKeeper({
    connect: () => pool.connect(),
    listWork: async () => names.map((name) => ({ name, weight: 1 })),
    log: createLogger({ name: 'test', level: 'silent' }),
    sleep: (ms, { signal }) =>
      new Promise((resolve, reject) => {
        [sleepsMs, wake] = [ms, resolve];
        signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
      }),
  });
  onTestFinished(keeper.close);
  return { keeper, sleepsMs: () => sleepsMs, wake: () => wake() };
}

/** Moves the database's clock forward. */
async function pass(ms: number): Promise<void> {
  const by = `${ms} milliseconds`;
  await pool.query('update prices.lease set expires_at = expires_at - $1::interval', [by]);
  await pool.query('update prices.program set alive_until = alive_until - $1::interval', [by]);
}

it('R3.63 D58 moves a hanging program’s work to another program in time for a price run within 30 s', async () => {
  const [hung, other] = [startProgram(), startProgram()];
  await hung.keeper.refresh();
  expect(hung.keeper.read().held).toEqual(names.toSorted());
  await other.keeper.refresh();
  let passedMs = 0;
  while (other.keeper.read().held.length < names.length) {
    expect(passedMs, 'it was never taken over').toBeLessThan(PUBLISHED_WITHIN_MS);
    const round = other.keeper.nextRound();
    await pass(other.sleepsMs());
    passedMs += other.sleepsMs();
    other.wake();
    await round;
  }
  // The program may have renewed its leases just after the other program read them, which takes one more round. A
  // paused program checks leases every `LOOK_FOR_REQUESTS_MS`.
  const longestMs = passedMs + other.sleepsMs() + LOOK_FOR_REQUESTS_MS;
  expect(longestMs).toBeLessThanOrEqual(PUBLISHED_WITHIN_MS - PRICE_RUNS_MS);
});
