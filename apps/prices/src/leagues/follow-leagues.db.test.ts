import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { readPublishedLeagues } from './league-queries.ts';
import { syncLeagues, type FetchLeagues } from './follow-leagues.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const db = createDb<unknown>(database.pool);
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate prices.league cascade'));

const nowMs = Date.UTC(2026, 10, 20);
const sync = (fetchLeagues: FetchLeagues) =>
  syncLeagues({ db, fetchLeagues, log: createLogger({ name: 'test', level: 'silent' }), clock: () => nowMs });
const readNames = async () => (await readPublishedLeagues(db, nowMs)).filter(({ game }) => game === 'poe1').map(({ name }) => name);

describe('league list', () => {
  it('D27 keeps the other leagues if the list repeats a league or contains an invalid league', async () => {
    const ids = ['Allflame', 'Standard', 'Allflame', 'ALLFLAME', 'a\0b', '../Hardcore'];
    expect(await sync(async () => ({ kind: 'ok', value: ids.map((id) => ({ id })) }))).toBe(true);
    expect((await readNames()).toSorted()).toEqual(['Allflame', 'Standard']);
  });

  it('D27 keeps the known leagues if a list is empty or has invalid dates', async () => {
    await sync(async () => ({ kind: 'ok', value: [{ id: 'Allflame', startAt: 'soon', endAt: null }] }));
    await sync(async () => ({ kind: 'ok', value: [] }));
    expect(await readNames()).toEqual(['Allflame']);
  });
});
