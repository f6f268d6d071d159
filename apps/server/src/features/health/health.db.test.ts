import { fileURLToPath } from 'node:url';
import type { LeagueEntry } from '@poexchange/contract/price-files';
import { createDb } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase, type TestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../db/schema.ts';
import { buildHttp } from '../../http/build-http.ts';
import { createServerApp } from '../../http/mount.ts';
import type { PriceFiles } from '../../server-deps.ts';
import { registerHealth } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({
    migrations: [{ schema: 'public', folder: fileURLToPath(new URL('../../../migrations', import.meta.url)) }],
  });
});
afterAll(() => database.drop());

const makeLeague = (game: LeagueEntry['game'], name: string): LeagueEntry => ({
  game,
  id: name.toLowerCase(),
  name,
  startAt: null,
  endAt: null,
});

/** Serves health from a store with these leagues; `priced` names those with prices, such as `poe1 standard`. */
async function serveHealth({ waitsForListings = false } = {}) {
  const store = { leagues: [] as LeagueEntry[], priced: [] as string[] };
  const log = createLogger({ name: 'test', level: 'silent' });
  const prices: PriceFiles = {
    readLeagues: async () => store.leagues,
    readSummaries: async ({ game, league, tag }) => ({
      meta: { league, tag, timestampMs: tag === 'currency' && store.priced.includes(`${game} ${league}`) ? 1 : 0 },
      summaries: {},
    }),
    readValuations: async () => ({ meta: { timestampMs: 0 }, valuations: {} }),
  };
  const clock = () => 1;
  const app = await buildHttp({ log, publicUrl: 'http://localhost', foreign: { icons: null, prices: null }, clock });
  onTestFinished(() => app.close());
  const server = createServerApp(app, { authenticate: async () => ({ refused: 'sessionExpired' }) });
  registerHealth(server, { db: createDb<Database>(database.pool), log, clock, prices, waitsForListings });
  const read = async (): Promise<unknown> => {
    const reply = await app.inject({ url: '/api/v1/health' });
    const { status, params } = reply.json<{ status?: string; params?: { missing: string } }>();
    return reply.statusCode === 200 ? status : [reply.statusCode, params?.missing];
  };
  return { store, read };
}

it('D01 D27 waits for the published leagues and their prices, whatever the leagues of a fresh installation are', async () => {
  const { store, read } = await serveHealth();
  expect(await read()).toEqual([503, 'leagues']);
  store.leagues = [makeLeague('poe1', 'Keepers'), makeLeague('poe2', 'Standard')];
  store.priced = ['poe1 keepers', 'poe1 standard'];
  expect(await read()).toEqual([503, 'prices of poe2 standard']);
  store.priced.push('poe2 standard');
  expect(await read()).toBe('ok');
  store.leagues = [...store.leagues, makeLeague('poe1', 'Standard new')];
  expect(await read()).toBe('ok');
});

it('D01 D27 does not wait for a game whose leagues are not listed', async () => {
  const { store, read } = await serveHealth();
  store.leagues = [makeLeague('poe1', 'Keepers')];
  store.priced = ['poe1 keepers'];
  expect(await read()).toBe('ok');
});

it('D01 waits for listings last where traders are expected', async () => {
  const { store, read } = await serveHealth({ waitsForListings: true });
  expect(await read()).toEqual([503, 'leagues']);
  store.leagues = [makeLeague('poe1', 'Keepers')];
  store.priced = ['poe1 keepers'];
  expect(await read()).toEqual([503, 'listings']);
});
