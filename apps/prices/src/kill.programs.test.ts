import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { createRandom } from '@poexchange/domain/random';
import { createTestDatabase } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from './database.ts';
import { makePages, publishFinal, startRecorded, type Place } from './testing/recorded-pipeline.ts';

/**
 * Number of rounds. The run on the oldest supported PostgreSQL only checks that the statements work there, so it needs
 * fewer rounds.
 */
const KILLS = process.env['TEST_PG'] === 'system' ? 8 : 30;
const PAGES = 400;
const LONGEST_LIFE_MS = 80;
/** Used only to choose when to kill. */
const random = createRandom(20_261_121);

const pages = makePages(PAGES, 20_261_121);

/** Starts the pipeline and resolves when it has logged this event. */
async function start(place: Place, until: 'following' | 'stored' | 'end') {
  const program = startRecorded(place);
  await program.said(until);
  return program;
}

/**
 * Checks that each encoding of each file is complete. Encodings of one file may differ by a version, because they are
 * written in turn.
 */
async function checkWhole(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  });
  for (const entry of entries) {
    const read = () => readFile(path.join(entry.parentPath, entry.name));
    if (entry.name.startsWith('.')) continue;
    if (entry.name.endsWith('.json')) JSON.parse((await read()).toString('utf8'));
    if (entry.name.endsWith('.json.gz')) JSON.parse(gunzipSync(await read()).toString('utf8'));
  }
}

async function makePlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'kill-'));
  const database = await createTestDatabase({ migrations: [pricesMigrations] });
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const pagesFile = path.join(folder, 'pages.json');
  await writeFile(pagesFile, JSON.stringify(pages));
  return { url: database.url, pool: database.pool, store: path.join(folder, 'files'), pagesFile, cache: path.join(tmpdir(), 'kill-cache') };
}

describe('pipeline that is killed', () => {
  it(
    'D51 D58 ends with the same offers and files as a pipeline that was never killed, after many kill -9 at random times',
    { timeout: 600_000 },
    async () => {
      const calm = await makePlace();
      // Exit cleanly, so that the compile cache is written, which cuts later start times to a third.
      await (await start(calm, 'end')).kill('SIGTERM');
      const expected = await publishFinal(calm);
      expect(expected.stored).toMatchObject({ quarantined: 0 });
      expect(expected.offers.length).toBeGreaterThan(300);

      const place = await makePlace();
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Most runs are killed during the work, some before anything is done.
        const { kill: killNow } = await start(place, kill % 5 === 0 ? 'following' : 'stored');
        await sleep(random() * LONGEST_LIFE_MS);
        await killNow();
      }
      const { rows } = await place.pool.query<{ next_change_id: string }>('select next_change_id from prices.stream_cursor');
      // The stream has advanced between the kills.
      expect(Number(rows[0]?.next_change_id)).toBeGreaterThan(0);
      // A kill during any write leaves every file complete.
      await checkWhole(place.store);
      await (await start(place, 'end')).kill();
      expect(await publishFinal(place)).toEqual(expected);
    },
  );
});
