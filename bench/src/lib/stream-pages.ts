/** Pages of the public stream and their items: recorded if the corpus is available, otherwise from the simulator. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicStashPage } from '@poexchange/contract/game-api';
import { createGameApi } from '@poexchange/platform/game-api';
import { ROOT } from '../../../scripts/lib/root.mjs';
import type { Bench } from './run-bench.ts';
import { startSimulator } from './start-product.ts';

const GENERATED_ITEMS = 20_000;

/** A folder in the corpus; null if it does not exist. */
export function findCorpus(part: string): string | null {
  const folder = path.resolve(ROOT, process.env.CORPUS ?? '../shared/corpus', part);
  return existsSync(folder) ? folder : null;
}

/** Reads a corpus folder's files with this ending, sorted by name; an empty list if the folder is missing. */
export async function readRecorded(part: string, ending: string): Promise<Buffer[]> {
  const folder = findCorpus(part);
  if (folder === null) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name))));
}

/** Follows the simulator's stream from the beginning to its end. */
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

/** Real items if the corpus is available, otherwise generated items; each as JSON text. */
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
