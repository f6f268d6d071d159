import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { storeHour } from '../exchange/exchange-queries.ts';
import { createStoredReader } from './stored-reader.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
afterAll(() => database.drop());

describe('stored facts', () => {
  it('D51 counts rows at most every ten seconds, and reads the newest hour of each exchange', async () => {
    let nowMs = 50_000;
    const read = createStoredReader(db, { clock: () => nowMs });
    expect(await read()).toMatchObject({ offers: 0, quarantined: 0, exchangeHourMs: { poe1: null, poe2: null } });
    await storeHour(db, { game: 'poe2', hourMs: 7_200_000, takenAt: new Date(), trades: [] });
    nowMs += 9_999;
    expect((await read())?.exchangeHourMs.poe2).toBeNull();
    nowMs += 1;
    expect((await read())?.exchangeHourMs).toEqual({ poe1: null, poe2: 7_200_000 });
  });

  it('D51 reports facts as unknown while the database is down, and reads them again afterwards', async () => {
    const read = createStoredReader(db, { clock: Date.now, patienceMs: 50 });
    const client = await database.pool.connect();
    await client.query('begin; lock table prices.tab in access exclusive mode');
    expect(await read()).toBeNull();
    await client.query('rollback');
    client.release();
    await expect.poll(read).toMatchObject({ tabs: 0 });
  });
});
