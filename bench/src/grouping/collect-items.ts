import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGameApi } from '@poexchange/platform/game-api';
import { ROOT } from '../../../scripts/lib/root.mjs';
import type { Bench } from '../lib/run-bench.ts';
import { startPart } from '../lib/start-product.ts';

const GENERATED_ITEMS = 20_000;

/** Real items where the corpus is available (D05), else those of the simulator's stream; one JSON text each. */
export async function collectItems(bench: Bench): Promise<{ source: string; items: string[] }> {
  const corpus = path.resolve(ROOT, process.env.CORPUS ?? '../shared/corpus', 'items');
  return existsSync(corpus)
    ? { source: 'recorded items', items: await readRecorded(corpus) }
    : { source: 'generated items', items: await readGenerated(bench) };
}

async function readRecorded(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith('{'));
}

async function readGenerated(bench: Bench): Promise<string[]> {
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
  const items: string[] = [];
  for (let changeId: string | null = null; items.length < GENERATED_ITEMS;) {
    const page = await service.fetchPublicStashPage(changeId);
    if (page.kind !== 'ok') throw new Error(`The simulator's stream cannot be read: ${page.kind}`);
    const { next_change_id: next, stashes } = page.value;
    items.push(...stashes.flatMap((stash) => stash.items.map((item) => JSON.stringify(item))));
    if (next === changeId) break;
    changeId = next;
  }
  return items;
}
