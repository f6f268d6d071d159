import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPriceStore } from '@poexchange/platform/price-store';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPriceFileWriter } from './price-file-writer.ts';
import { runLimited } from '../run-limited.ts';

const document = (content: unknown) => ({
  path: 'a.json',
  meta: { league: 'standard', tag: 'currency' },
  name: 'summaries' as const,
  text: JSON.stringify(content),
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});
const read = async () => JSON.parse((await createPriceStore(folder).readPublished('a.json'))?.body.toString() ?? '') as unknown;

describe('price file writer', () => {
  it('D58 leaves a file with the same content unchanged, even after a restart; timestampMs is the time of its last change', async () => {
    const writer = createPriceFileWriter(createPriceStore(folder));
    expect(await writer.writeDocument(document({ a: 1 }), 1000)).toBe('written');
    expect(await writer.writeDocument(document({ a: 1 }), 2000)).toBe('unchanged');
    expect(await createPriceFileWriter(createPriceStore(folder)).writeDocument(document({ a: 1 }), 3000)).toBe('unchanged');
    expect(await read()).toEqual({ meta: { league: 'standard', tag: 'currency', timestampMs: 1000 }, summaries: { a: 1 } });
    expect(await writer.writeDocument(document({ a: 2 }), 4000)).toBe('written');
    expect(await read()).toMatchObject({ meta: { timestampMs: 4000 } });
  });

  it('D58 D04 never writes a time older than the last one, even if the clock is set back', async () => {
    await createPriceFileWriter(createPriceStore(folder)).writeDocument(document({ a: 1 }), 9000);
    await createPriceFileWriter(createPriceStore(folder)).writeDocument(document({ a: 2 }), 5000);
    expect(await read()).toMatchObject({ meta: { timestampMs: 9000 }, summaries: { a: 2 } });
  });

  it('D58 replaces a broken file at the same path', async () => {
    await writeFile(path.join(folder, 'a.json'), '{"meta":');
    expect(await createPriceFileWriter(createPriceStore(folder)).writeDocument(document({}), 5)).toBe('written');
    expect(await read()).toMatchObject({ meta: { timestampMs: 5 } });
  });

  it('D58 writes a limited number of files at a time, and reports a failure once the writes in progress have ended', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const working = runLimited([1, 2, 3, 4, 5, 6], 2, async (entry) => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      if (entry === 3) throw new Error('full disk');
      done.push(entry);
    });
    await expect(working).rejects.toThrow('full disk');
    expect({ most, running }).toEqual({ most: 2, running: 0 });
    expect(done).toEqual([1, 2, 4]);
  });
});
