/**
 * Runs the pipeline on generated pages in a separate process, and reads what it leaves in the database and the price
 * files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { createRandom } from '@poexchange/domain/random';
import type { createPool } from '@poexchange/platform/db';
import { createPriceStore } from '@poexchange/platform/price-store';
import { expect, onTestFinished } from 'vitest';
import { openRiver } from '../doors/river.ts';
import { makeMarketChange } from './make-market.ts';
import { makePageBytes } from './make-page.ts';

const CLOCK_MS = Date.UTC(2026, 10, 20, 12);
const CHANGES_PER_PAGE = 12;

export type Place = { readonly url: string; readonly store: string; readonly pagesFile: string; readonly cache: string };

/** Makes pages of a small market, always the same for a seed. */
export function makePages(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at) =>
    makePageBytes(
      String(at + 1),
      Array.from({ length: CHANGES_PER_PAGE }, () => makeMarketChange(random, 400)),
    ).toString(),
  );
}

/**
 * Starts the pipeline. `said` resolves on a message: that it follows the stream, has stored pages, or has stored all
 * pages.
 */
export function startRecorded({ url, store, pagesFile, cache }: Place) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-recorded.ts')], {
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
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    said: async (until: 'following' | 'stored' | 'end'): Promise<void> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) throw new Error('the pipeline ended by itself');
        if (value.includes(until)) return;
      }
    },
    kill: async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Reads every file by its path. Each compressed version must equal the uncompressed file. */
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

/**
 * Returns the asks in the database and newly published files for them, so that the times of earlier price runs do not
 * matter.
 */
export async function publishFinal({ url, pool, store }: Pick<Place, 'url' | 'store'> & { readonly pool: ReturnType<typeof createPool> }) {
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
