import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { createRandom } from '@poexchange/domain/random';
import { createPriceStore } from '@poexchange/platform/price-store';
import { createTestDatabase } from '@poexchange/platform/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from './database.ts';
import { openRiver } from './doors/river.ts';
import { makeMarketChange } from './testing/make-market.ts';
import { makePageBytes } from './testing/make-page.ts';

/** Rounds. The run on the installed, oldest PostgreSQL asks whether the statements work there, not when to kill. */
const KILLS = process.env['TEST_PG'] === 'system' ? 8 : 30;
const PAGES = 400;
const LONGEST_LIFE_MS = 80;
const CHANGES_PER_PAGE = 12;
const CLOCK_MS = Date.UTC(2026, 10, 20, 12);

const random = createRandom(20_261_121);
const pages = Array.from({ length: PAGES }, (_, at) =>
  makePageBytes(
    String(at + 1),
    Array.from({ length: CHANGES_PER_PAGE }, () => makeMarketChange(random, 400)),
  ).toString(),
);

type Place = { readonly url: string; readonly store: string; readonly pagesFile: string; readonly cache: string };

/** Starts the pipeline; resolves when it has said this. */
async function start({ url, store, pagesFile, cache }: Place, until: 'following' | 'stored' | 'end') {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/run-recorded.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      PRICE_STORE: store,
      PAGES_FILE: pagesFile,
      CLOCK_MS: String(CLOCK_MS),
      NODE_COMPILE_CACHE: cache,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const kill = async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) if (line.includes(until)) return { kill };
  throw new Error('the pipeline ended by itself');
}

/** Every file by its path. Each compressed form has to hold what the file itself holds. */
async function readFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name.endsWith('.json')) files[path.relative(folder, file)] = await readFile(file, 'utf8');
  }
  for (const name of Object.keys(files)) {
    const packed = await readFile(path.join(folder, `${name}.gz`)).catch(() => null);
    if (packed !== null) expect(gunzipSync(packed).toString('utf8'), name).toBe(files[name]);
  }
  return files;
}

/** Checks that each form of each file is whole. The forms of one may be a version apart: they are written in turn. */
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

/** The files of what lies in the database, published anew: when price runs ran before is no part of the question. */
async function publishFinal({ url, pool, store }: Awaited<ReturnType<typeof makePlace>>) {
  await pool.query('truncate prices.hourly_value, prices.daily_value, prices.currency_rate, prices.market_state');
  await rm(store, { recursive: true });
  const river = await openRiver(url, { clock: () => CLOCK_MS });
  await river.publish(createPriceStore(store));
  const stored = await river.countStored();
  await river.close();
  const offers = await pool.query(`
    select o.tab_id::text, g.hash, c.hash as currency, l.name, o.ask, o.quantity, o.is_noted
    from prices.offer o join prices.item_group g on g.id = o.group_id join prices.item_group c on c.id = o.currency_id
    join prices.league l on l.id = o.league_id order by 1, 2, 3, 5`);
  const filled = await pool.query(`
    select l.name, g.hash, count(*) from prices.filled_offer f join prices.league l on l.id = f.league_id
    join prices.item_group g on g.id = f.group_id group by 1, 2 order by 1, 2`);
  return { stored, offers: offers.rows as unknown[], filled: filled.rows as unknown[], files: await readFiles(store) };
}

describe('a pipeline that is killed', () => {
  it(
    'D51 D58 with kill -9, many times at any moment, ends with the offers and files of one that never was',
    { timeout: 600_000 },
    async () => {
      const calm = await makePlace();
      // In order: so it leaves its compiled code, with which each of the many lives starts in a third of the time.
      await (await start(calm, 'end')).kill('SIGTERM');
      const expected = await publishFinal(calm);
      expect(expected.stored).toMatchObject({ quarantined: 0 });
      expect(expected.offers.length).toBeGreaterThan(300);

      const place = await makePlace();
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Most lives end in the middle of the work, some before anything is done.
        const { kill: killNow } = await start(place, kill % 5 === 0 ? 'following' : 'stored');
        await sleep(random() * LONGEST_LIFE_MS);
        await killNow();
      }
      const { rows } = await place.pool.query<{ next_change_id: string }>('select next_change_id from prices.stream_cursor');
      // The stream advanced between the kills.
      expect(Number(rows[0]?.next_change_id)).toBeGreaterThan(0);
      // A file is whole at whatever point of writing the program was killed.
      await checkWhole(place.store);
      await (await start(place, 'end')).kill();
      expect(await publishFinal(place)).toEqual(expected);
    },
  );
});
