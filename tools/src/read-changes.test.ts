import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageCounts } from '@poexchange/prices/river';
import { explainCounts, readChanges } from './read-changes.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'river-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Buffer) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const changes: unknown[][] = [];
  for await (const page of readChanges(file)) changes.push((JSON.parse(Buffer.from(page).toString()) as { stashes: unknown[] }).stashes);
  return changes;
}

describe('recorded changes', () => {
  it('D51 reads a page, compressed or not, under any file name', async () => {
    const page = '{"next_change_id":"1","stashes":[{"id":"a"}]}';
    for (const [name, content] of [
      ['a.json', page],
      ['b.json.gz', gzipSync(page)],
      ['c.json', gzipSync(page)],
    ] as const)
      expect(await read(name, content), name).toEqual([[{ id: 'a' }]]);
  });

  it('D51 reads lines as pages of several hundred changes, and quarantines lines that are not JSON', async () => {
    const lines = ['\ufeff{"id":"a"}', '', '{broken', ...Array.from({ length: 250 }, (_, at) => `{"id":"${at}"}`)].join('\n');
    const plain = await read('d.ndjson', lines);
    expect(plain.map((page) => page.length)).toEqual([200, 52]);
    expect(plain[0]?.slice(0, 3)).toEqual([{ id: 'a' }, '{broken', { id: '0' }]);
    expect(await read('e.ndjson.gz', gzipSync(lines))).toEqual(plain);
  });

  it('D51 throws for a missing or broken file', async () => {
    await expect(read('f.ndjson.gz', 'not gzip')).rejects.toThrow('incorrect header');
    await expect(readChanges(path.join(folder, 'none.ndjson')).next()).rejects.toThrow('ENOENT');
  });
});

describe('run counts', () => {
  it('D51 explains every item that did not become an offer', () => {
    const counts = createPageCounts();
    Object.assign(counts, { changes: 3, publicTabs: 2, quarantined: 1, items: 5, priced: 3, grouped: 4, offers: 2 });
    counts.dropped.badNote = 1;
    counts.dropped.unknownItem = 1;
    const text = explainCounts(counts).join('\n');
    expect(text).toMatch(/1 {2}quarantined/);
    expect(text).toMatch(/1 {2}grouped, but its note is no price/);
    expect(text).not.toContain('locked');
  });
});
