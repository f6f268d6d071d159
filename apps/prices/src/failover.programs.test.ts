/** The primary dies and its replica takes over, while a prices program follows the stream. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@poexchange/platform/db';
import { canReplicate, createTestDatabase, startTestPair } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from './database.ts';
import { makePages, publishFinal, startRecorded } from './testing/recorded-pipeline.ts';

/** At four milliseconds per page, the stream takes longer than the failover. */
const PAGES = 400;

// Skipped on a machine without PostgreSQL's own programs.
it.skipIf(!(await canReplicate()))(
  'D02, D51, D58 prices keeps running and stores every page once when a replica replaces a dead primary',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'failover-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const pagesFile = path.join(folder, 'pages.json');
    await writeFile(pagesFile, JSON.stringify(makePages(PAGES, 20_261_126)));
    const open = (name: string) => ({ store: path.join(folder, name), pagesFile, cache: path.join(tmpdir(), 'kill-cache') });

    const database = await createTestDatabase({ migrations: [pricesMigrations] });
    onTestFinished(database.drop);
    const calm = { ...open('calm'), url: database.url, pool: database.pool };
    const first = startRecorded(calm);
    await first.said('end');
    await first.kill('SIGTERM');
    const expected = await publishFinal(calm);
    expect(expected.offers.length).toBeGreaterThan(300);

    const pair = await startTestPair('prices');
    onTestFinished(pair.stop);
    const place = { ...open('pair'), url: pair.url };
    const program = startRecorded(place);
    for (let pages = 0; pages < PAGES / 20; pages += 1) await program.said('stored');
    await pair.kill();
    await sleep(300);
    await pair.promote();
    await program.said('end');
    await program.kill('SIGTERM');
    const pool = createPool(pair.url, { max: 2 });
    onTestFinished(() => pool.end());
    expect(await publishFinal({ ...place, pool })).toEqual(expected);
  },
);
