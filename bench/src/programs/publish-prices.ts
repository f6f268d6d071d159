/**
 * Publishes everything once, then every simulated minute like a running program: after some changes, without changes,
 * and after every ask has moved. Prints how long each run took, and the memory used. The first run shows a program that
 * has just started; all later runs show a program that has been running for some minutes.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@poexchange/platform/db';
import { openPriceRuns } from '@poexchange/prices/price-runs';
import { measureOnce, median, sum } from '../lib/statistics.ts';
import { changeSomeAsks, storeAsks } from '../valuate/fill-database.ts';

const MINUTES = 8;
const MEASURED_MINUTES = 5;
const PAUSE_MS = 1000;

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const folder = process.env['STORE'] ?? '';
const publication = await openPriceRuns(databaseUrl, { folder });
const pool = createPool(databaseUrl, { name: 'bench-asks', max: 1 });

const moveAsks = async (factor: number): Promise<void> => {
  await storeAsks(pool, factor);
  // Does what autovacuum would do within minutes: frees the space of replaced rows.
  await pool.query('vacuum analyze prices.tab_offers');
};
/** Times a price run, after a pause in which the disk writes earlier data. */
const measure = async (): Promise<number> => {
  await sleep(PAUSE_MS);
  return (await measureOnce(() => publication.publish())).ms;
};
const publishMs = await measure();
const minutes: number[] = [];
for (let minute = 0; minute < MINUTES; minute += 1) {
  await changeSomeAsks(pool, minute);
  minutes.push(await measure());
}
const minuteMs = median(minutes.slice(-MEASURED_MINUTES));
const againMs = await measure();
await moveAsks(1.01);
await measure();
await moveAsks(1.02);
const movedMs = await measure();
await moveAsks(1);
const peakMib = process.resourceUsage().maxRSS / 1024;
await publication.close();
await pool.end();

const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const bodies = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name)));
const fileBytes = sum(bodies.map(({ length }, at) => (files[at]?.name.endsWith('.br') === true ? length : 0)));
const bareMs = await replaceBarely(bodies);
process.stdout.write(`${JSON.stringify({ ready: true, publishMs, againMs, minuteMs, movedMs, bareMs, peakMib, fileBytes })}\n`);

/**
 * Writes the same bytes to the same number of files, replacing each file as a whole: the minimum work that any writer
 * must do.
 */
async function replaceBarely(contents: readonly Buffer[]): Promise<number> {
  const place = `${folder}-bare`;
  mkdirSync(place);
  const replaceAll = (): void =>
    contents.forEach((content, at) => {
      writeFileSync(path.join(place, `${at}.tmp`), content);
      renameSync(path.join(place, `${at}.tmp`), path.join(place, `${at}.json`));
    });
  replaceAll();
  return (await measureOnce(replaceAll)).ms;
}
