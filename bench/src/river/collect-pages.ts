import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createGameApi } from '@poexchange/platform/game-api';
import { ROOT } from '../../../scripts/lib/root.mjs';
import type { Bench } from '../lib/run-bench.ts';
import { startPart } from '../lib/start-product.ts';

const MOST_GENERATED_PAGES = 150;

type Page = { next_change_id: string; stashes: { items: { note?: string }[] }[] };

/** Pages of the real stream as recorded, if the corpus is available (D05); else an empty list. */
export async function readRecordedPages(): Promise<string[]> {
  const folder = path.resolve(ROOT, process.env.CORPUS ?? '../shared/corpus', 'psapi');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json.gz')).toSorted();
  return Promise.all(names.map(async (name) => gunzipSync(await readFile(path.join(folder, name))).toString('utf8')));
}

/** Pages of the simulator's stream in which every second item has a price. */
export async function readGeneratedPages(bench: Bench): Promise<string[]> {
  const clientSecret = randomBytes(24).toString('base64url');
  const { url } = await startPart(bench, {
    name: 'simulator',
    entry: 'apps/simulator/src/main.ts',
    env: { SIM_PORT: '0', SIM_CLIENT_ID: 'poexchange', SIM_CLIENT_SECRET: clientSecret, CORPUS: '' },
  });
  const { service } = createGameApi({
    apiUrl: String(url),
    oauthUrl: String(url),
    clientId: 'poexchange',
    clientSecret,
    contact: 'local@localhost.invalid',
    redirectUrl: 'http://localhost/ggg/connect',
  });
  const pages: string[] = [];
  for (let changeId: string | null = null; pages.length < MOST_GENERATED_PAGES;) {
    const page = await service.fetchPublicStashPage(changeId);
    if (page.kind !== 'ok') throw new Error(`The simulator's stream cannot be read: ${page.kind}`);
    if (page.value.stashes.length === 0) break;
    changeId = page.value.next_change_id;
    pages.push(JSON.stringify(priceHalf(page.value as unknown as Page)));
  }
  return pages;
}

/** Removes the price note from items, or adds one, until every second item has a price; keeps stack sizes. */
function priceHalf(page: Page): Page {
  let at = 0;
  for (const { items } of page.stashes)
    for (const item of items) {
      at += 1;
      if (at % 2 === 0) delete item.note;
      else item.note ??= `~price ${1 + (at % 40)} chaos`;
    }
  return page;
}

/** The same pages as if sent by other tabs, with consecutive change ids; tab ids are hashes of 64 digits. */
export function renewPages(pages: readonly string[], { round, firstId }: { round: number; firstId: number }): Buffer[] {
  const mark = round.toString(16).padStart(8, '0');
  return pages.map((page, at) =>
    Buffer.from(
      page
        .replaceAll(/"id":"[0-9a-f]{8}([0-9a-f]{56})"/g, `"id":"${mark}$1"`)
        .replace(/"next_change_id":\s*"[\d-]+"/, `"next_change_id":"${firstId + at + 1}"`),
    ),
  );
}
