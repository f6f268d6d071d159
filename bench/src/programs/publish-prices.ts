/** Publishes everything once, then again without any change, and says how long that took and how much memory. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { openPublication } from '@poexchange/prices/publication';

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const folder = process.env['STORE'] ?? '';
const publication = await openPublication(databaseUrl, { folder });

const measure = async (): Promise<number> => {
  const startedAtMs = performance.now();
  await publication.publish();
  return performance.now() - startedAtMs;
};
const publishMs = await measure();
const againMs = await measure();
const peakMib = process.resourceUsage().maxRSS / 1024;
await publication.close();

const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.br'));
const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size));
const fileBytes = sizes.reduce((sum, size) => sum + size, 0);
process.stdout.write(`${JSON.stringify({ ready: true, publishMs, againMs, peakMib, fileBytes })}\n`);
