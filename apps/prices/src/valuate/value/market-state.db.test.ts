import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { pricesMigrations, type PricesDb } from '../../database.ts';
import { readMarketStates, storeMarketStates, type MarketState } from './market-state.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db: PricesDb = createDb(database.pool);
afterAll(() => database.drop());

const side = { deviation: 0.18, distance: 0.14, far: 0.02 };
const shape = { sellers: 12, below: side, above: { ...side, far: 0.1 }, share: 0.45 };
const state: MarketState = {
  groupId: 7,
  centre: 4.6,
  deviation: 0.06,
  valueChaos: 90,
  valuedAtMs: 1_800_000_000_000,
  previousChaos: null,
  changedAtMs: 1_800_000_000_000,
  shape: { ...shape, counts: [3, 0.25, 0, 4] },
  reference: 4.6,
};

describe('market state', () => {
  it('reads states as written, including the counts, and reads none before the first is stored', async () => {
    const made = await database.pool.query<{ id: number }>(
      "insert into prices.league (game, name) values ('poe1', 'Mercenaries') returning id",
    );
    const leagueId = made.rows[0]?.id ?? 0;
    const uncounted = { ...state, groupId: 8, shape };
    const unknown = { ...state, groupId: 9, shape: null };
    await storeMarketStates(db, leagueId, [state, uncounted, unknown]);
    const states = await readMarketStates(db, { leagueId, groupIds: [7, 8, 9] });
    expect([...states.values()].toSorted((a, b) => a.groupId - b.groupId)).toEqual([state, uncounted, unknown]);
  });
});
