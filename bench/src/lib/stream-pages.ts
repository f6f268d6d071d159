/** Pages of the public stream and items of them: recorded ones of the corpus (D05), or those of the simulator. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicStashPage } from '@poexchange/contract/game-api';
import { createGameApi } from '@poexchange/platform/game-api';
import { ROOT } from '../../../scripts/lib/root.mjs';
import type { Bench } from './run-bench.ts';
import { startSimulator } from './start-product.ts';

const GENERATED_ITEMS = 20_000;

/** A folder of the corpus; null if it is not there. */
export function findCorpus(part: string): string | null {
  const folder = path.resolve(ROOT, process.env.CORPUS ?? '../shared/corpus', part);
  return existsSync(folder) ? folder : null;
}

/** Reads the files of a folder of the corpus with this ending, sorted by name; an empty list without the folder. */
export async function readRecorded(part: string, ending: string): Promise<Buffer[]> {
  const folder = findCorpus(part);
  if (folder === null) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name))));
}

/** Follows the simulator's stream from its beginning until it has no more. */
export async function* readGenerated(bench: Bench): AsyncGenerator<PublicStashPage> {
  const { url, clientId, clientSecret } = await startSimulator(bench);
  const urls = { apiUrl: url, oauthUrl: url, redirectUrl: 'http://localhost/ggg/connect' };
  const { service } = createGameApi({ ...urls, clientId, clientSecret, contact: 'local@localhost.invalid' });
  for (let changeId: string | null = null; ;) {
    const page = await service.fetchPublicStashPage(changeId);
    if (page.kind !== 'ok') throw new Error(`The simulator's stream cannot be read: ${page.kind}`);
    if (page.value.stashes.length === 0 || page.value.next_change_id === changeId) return;
    changeId = page.value.next_change_id;
    yield page.value;
  }
}

/** Real items where the corpus is available, else generated ones; one JSON text each. */
export async function collectItems(bench: Bench): Promise<{ source: string; items: string[] }> {
  const recorded = await readRecorded('items', '.ndjson');
  if (recorded.length > 0) {
    const lines = recorded.flatMap((text) => text.toString('utf8').split('\n'));
    return { source: 'recorded items', items: lines.filter((line) => line.startsWith('{')) };
  }
  const items: string[] = [];
  for await (const { stashes } of readGenerated(bench)) {
    items.push(...stashes.flatMap((stash) => stash.items.map((item) => JSON.stringify(item))));
    if (items.length >= GENERATED_ITEMS) break;
  }
  return { source: 'generated items', items };
}
