/**
 * Time that a takeover takes, from the times that the product has: the test lets the clocks run, and waits for nothing.
 */
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { LOOK_FOR_REQUESTS_MS } from '../run/repeat-price-runs.ts';
import { createLeaseKeeper, type LeaseKeeper } from './lease-keeper.ts';

/** Time within which what a program had is published by another, in ms (record 0170). */
const PUBLISHED_WITHIN_MS = 30_000;
/** Time of it that stays for a price run that is under way and the first one of what was taken over, in ms. */
const PRICE_RUNS_MS = 10_000;
const names = ['stream', 'league/1', 'league/2'];

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
afterAll(() => database.drop());

/** A program that sleeps until it is woken, with the times of the product. */
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

/** Lets the clock of the database run on. */
async function pass(ms: number): Promise<void> {
  const by = `${ms} milliseconds`;
  await pool.query('update prices.lease set expires_at = expires_at - $1::interval', [by]);
  await pool.query('update prices.program set alive_until = alive_until - $1::interval', [by]);
}

it('R3.63 D58 what a program had that hangs is another’s in time for its price run within 30 s', async () => {
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
  // It may have renewed just after the other looked: then a round more. A pause looks for news of leases now and then.
  const longestMs = passedMs + other.sleepsMs() + LOOK_FOR_REQUESTS_MS;
  expect(longestMs).toBeLessThanOrEqual(PUBLISHED_WITHIN_MS - PRICE_RUNS_MS);
});
