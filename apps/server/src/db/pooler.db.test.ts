/** Runs the server behind PgBouncer in transaction mode, including the parts that need a dedicated session. */
import { fileURLToPath } from 'node:url';
import { createDb } from '@poexchange/platform/db';
import { enqueue, startJobs } from '@poexchange/platform/jobs';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase, findPgBouncer, startTestPooler } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestItems } from '../features/trades/testing/trade-scene.ts';
import { jobs } from '../jobs.ts';
import { anger, createMarket, listingsUrl, makeDraft } from '../testing/market.ts';
import { startMarketNode } from '../testing/market-node.ts';
import { openDatabase, warnWithoutLimit } from './open-database.ts';

const migrations = [{ schema: 'public', folder: fileURLToPath(new URL('../../migrations', import.meta.url)) }];
const log = createLogger({ name: 'test', level: 'silent' });

// Skipped on machines without PgBouncer; PGBOUNCER=required makes the test fail instead.
describe.skipIf(findPgBouncer() === null)('server behind PgBouncer in transaction mode', () => {
  it('D02, D17, D22 publishes, stores a request, notifies through the socket and runs its jobs', async () => {
    const database = await createTestDatabase({ migrations, jobs: 'queue' });
    onTestFinished(database.drop);
    const pooler = await startTestPooler(database.url, { poolSize: 2 });
    onTestFinished(pooler.stop);
    const opened = openDatabase({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, DATABASE_POOL_SIZE: 10 }, log);
    onTestFinished(opened.end);
    const market = await createMarket({ database: { ...database, pool: opened.pool } });
    onTestFinished(market.stop);
    const node = await startMarketNode(market, { databaseUrl: opened.directUrl });
    onTestFinished(node.stop);

    const seller = await market.addPerson('Seller');
    const page = await node.openPage(seller);
    onTestFinished(page.close);
    const published = await market.send(seller, { method: 'POST', url: listingsUrl, payload: makeDraft(seller) });
    expect(published, JSON.stringify(published.body)).toMatchObject({ status: 200 });
    const buyers = await Promise.all(Array.from({ length: 8 }, (_, n) => market.addPerson(`Buyer${n}`)));
    const asked = await Promise.all(buyers.map((asker) => requestItems({ market, asker }, published.body, [[anger, 1]])));
    expect(asked.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    await vi.waitFor(() => expect(page.heard.filter((heard) => heard.endsWith(' notification'))).toHaveLength(buyers.length), 15_000);
    expect(page.heard.map((heard) => Number(heard.split(' ')[0]))).toEqual(page.heard.map((_heard, at) => at + 1));

    const context = { listings: market.deps, auth: null as never, budgets: null as never };
    await expect(startJobs({ pool: opened.pool, jobs, context, log })).rejects.toThrow('DATABASE_DIRECT_URL');
    const running = await startJobs({ pool: opened.direct, jobs, context, log });
    onTestFinished(running.stop);
    market.clock.nowMs += 2 * 3_600_000;
    const [expire] = jobs;
    await enqueue(createDb(opened.pool), expire as never, {});
    const readState = async () => (await market.db.selectFrom('listings').select('state').executeTakeFirstOrThrow()).state;
    await expect.poll(readState).toBe('inactive');
  });

  it('warns when statements have no time limit', async () => {
    const database = await createTestDatabase({ migrations: [] });
    onTestFinished(database.drop);
    const warned: string[] = [];
    const note = { warn: (_context: object, text: string) => void warned.push(text) } as never;
    await warnWithoutLimit(database.pool, note);
    expect(warned).toEqual([expect.stringContaining('connect_query of the pooler')]);
    const pooler = await startTestPooler(database.url);
    onTestFinished(pooler.stop);
    const opened = openDatabase({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, DATABASE_POOL_SIZE: 2 }, log);
    onTestFinished(opened.end);
    await warnWithoutLimit(opened.pool, note);
    expect(warned).toHaveLength(1);
  });
});
