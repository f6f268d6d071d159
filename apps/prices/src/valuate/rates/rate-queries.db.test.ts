import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../../database.ts';
import type { RateGuard } from './rate-guard.ts';
import { readRates, storeRates } from './rate-queries.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
afterAll(() => database.drop());

const nowMs = Date.UTC(2026, 10, 20, 12);
const guard: RateGuard = {
  valueChaos: 180.5,
  usedChaos: 180.25,
  referenceChaos: 179,
  referenceAtMs: nowMs - 60_000,
  referenceSellers: 120,
  heldSinceMs: nowMs - 3_600_000,
  crowdSinceMs: nowMs - 120_000,
  goods: { chaos: 175.125, deviation: 0.0125, sellers: 340.5 },
  habit: { offset: -0.03125, sellers: 330.25 },
};
const bare: RateGuard = {
  ...guard,
  usedChaos: null,
  referenceSellers: null,
  heldSinceMs: null,
  crowdSinceMs: null,
  goods: null,
  habit: null,
};

/** Stores the state that one price run leaves for the next. */
async function keep(groupId: number, kept: RateGuard | undefined) {
  const rates = [{ groupId, valueChaos: 180.5, isTrusted: true }];
  await storeRates(db, 1, { rates, guards: new Map(kept === undefined ? [] : [[groupId, kept]]), at: new Date(nowMs) });
  return (await readRates(db, 1)).find((rate) => rate.groupId === groupId);
}

describe('rates of the previous price run', () => {
  it('D52 reads the rates as stored, with their guards', async () => {
    await database.pool.query("insert into prices.league (game, name) values ('poe1', 'Mercenaries')");
    await database.pool.query(
      `insert into prices.item_group (game, hash, tag, key, properties)
       select 'poe1', repeat(at::text, 40), 'currency', 'orb ' || at, '{}' from generate_series(1, 3) at`,
    );
    expect(await keep(1, guard)).toEqual({ groupId: 1, valueChaos: 180.5, isTrusted: true, guard });
    expect((await keep(1, bare))?.guard).toEqual(bare);
    expect((await keep(2, undefined))?.guard).toBeUndefined();
  });

  it('D51 marks rates as unreliable once they have no value', async () => {
    await storeRates(db, 1, { rates: [{ groupId: 3, valueChaos: 2, isTrusted: true }], guards: new Map(), at: new Date(nowMs + 60_000) });
    const trusted = (await readRates(db, 1)).filter(({ isTrusted }) => isTrusted).map(({ groupId }) => groupId);
    expect(trusted).toEqual([3]);
  });

  it('D51 D04 marks rates as unreliable even if the clock was ahead when they were stored', async () => {
    const publish = async (groupIds: readonly number[], atMs: number) => {
      const rates = groupIds.map((groupId) => ({ groupId, valueChaos: 2, isTrusted: true }));
      await storeRates(db, 1, { rates, guards: new Map(), at: new Date(atMs) });
    };
    await publish([1, 3], nowMs + 86_400_000);
    await publish([3], nowMs);
    const trusted = (await readRates(db, 1)).filter(({ isTrusted }) => isTrusted).map(({ groupId }) => groupId);
    expect(trusted).toEqual([3]);
  });
});
