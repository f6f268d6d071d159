import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPriceStore } from './index.ts';

const file = 'v10/valuations/hardcore_mercenaries/currency.json';
const long = (value: number): string => JSON.stringify({ filler: 'abc '.repeat(1000), value });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

describe('price store in a folder', () => {
  it('D58 publishes a file with its compressed forms, each with a strong ETag for its own bytes', async () => {
    const store = createPriceStore(folder);
    expect(await store.publish(file, long(1))).toBe('written');
    const forms = await Promise.all([
      store.readPublished(file),
      store.readPublished(file, 'gzip'),
      store.readPublished(file, 'gzip, deflate, br'),
    ]);
    expect(forms.map((form) => form?.encoding)).toEqual(['identity', 'gzip', 'br']);
    const [plain, gzipped, brotli] = forms.map((form) => form?.body ?? Buffer.alloc(0));
    expect(plain?.toString()).toBe(long(1));
    expect(gunzipSync(gzipped ?? '').toString()).toBe(long(1));
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(long(1));
    const tags = forms.map((form) => form?.etag);
    expect(tags).toEqual(
      [plain, gzipped, brotli].map(
        (body) =>
          `"${createHash('sha256')
            .update(body ?? '')
            .digest('base64url')}"`,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('D58 does not rewrite unchanged content, even after a restart', async () => {
    await createPriceStore(folder).publish(file, long(1));
    await utimes(path.join(folder, file), 1000, 1000);
    const restarted = createPriceStore(folder);
    expect(await restarted.publish(file, long(1))).toBe('unchanged');
    expect(await restarted.publish(file, long(1))).toBe('unchanged');
    expect((await stat(path.join(folder, file))).mtimeMs).toBe(1_000_000);
    expect(await restarted.publish(file, long(2))).toBe('written');
  });

  it('D58 detects cheaply that another process replaced or removed a file', async () => {
    const store = createPriceStore(folder);
    await store.publish(file, long(1));
    expect(store.isAsPublished(file)).toBe(true);
    await createPriceStore(folder).publish(file, long(2));
    expect(store.isAsPublished(file)).toBe(false);
    await store.publish(file, long(1));
    expect(store.isAsPublished(file)).toBe(true);
    await rm(path.join(folder, file));
    expect(store.isAsPublished(file)).toBe(false);
  });

  it('D58 repairs a file whose forms do not match, as after a crash between two writes', async () => {
    await createPriceStore(folder).publish(file, long(1));
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(long(2)));
    const restarted = createPriceStore(folder);
    expect(await restarted.publish(file, long(1))).toBe('written');
    const brotli = await restarted.readPublished(file, 'br');
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(long(1));
  });

  it('D58 lets readers see only complete files during a replacement', async () => {
    const store = createPriceStore(folder);
    const reader = createPriceStore(folder);
    await store.publish(file, long(0));
    let isWriting = true;
    const writing = (async () => {
      for (let value = 1; value <= 40; value += 1) await store.publish(file, long(value));
      isWriting = false;
    })();
    let last = 0;
    while (isWriting) {
      const published = await reader.readPublished(file);
      const { value } = JSON.parse(published?.body.toString() ?? '') as { value: number };
      expect(value).toBeGreaterThanOrEqual(last);
      last = value;
    }
    await writing;
    expect((await readdir(path.dirname(path.join(folder, file)))).toSorted()).toEqual([
      'currency.json',
      'currency.json.br',
      'currency.json.gz',
    ]);
  });

  it('D58 does not mistake another process’s files for its own', async () => {
    const [one, other] = [createPriceStore(folder), createPriceStore(folder)];
    await one.publish(file, long(1));
    await other.publish(file, long(2));
    expect(await one.publish(file, long(1))).toBe('written');
    expect((await other.readPublished(file))?.body.toString()).toBe(long(1));
    expect(await other.publish(file, long(1))).toBe('unchanged');
  });

  it('D58 leaves the file unchanged and no draft behind if a form cannot be written', async () => {
    const store = createPriceStore(folder);
    await store.publish(file, long(1));
    const place = path.join(folder, file);
    // Puts a folder in place of the compressed file, so that the file cannot be written.
    await rm(`${place}.br`);
    await mkdir(path.join(`${place}.br`, 'x'), { recursive: true });
    await expect(store.publish(file, long(2))).rejects.toThrow();
    expect(await readFile(place, 'utf8')).toBe(long(1));
    expect((await readdir(path.dirname(place))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await rm(`${place}.br`, { recursive: true });
    expect(await store.publish(file, long(2))).toBe('written');
    expect((await store.readPublished(file, 'br'))?.encoding).toBe('br');
  });

  it('D58 publishes again after its folder was removed', async () => {
    const store = createPriceStore(folder);
    await store.publish(file, long(1));
    await rm(folder, { recursive: true });
    expect(await store.publish(file, long(1))).toBe('written');
  });

  it('D58 keeps small files uncompressed, even if they were large before', async () => {
    const store = createPriceStore(folder);
    await store.publish(file, long(1));
    await store.publish(file, '{}');
    expect((await store.readPublished(file, 'br'))?.encoding).toBe('identity');
  });

  it('D58 keeps each small file uncompressed when several small files are first published together in a folder', async () => {
    const store = createPriceStore(folder);
    const names = Array.from({ length: 8 }, (_, at) => `v10/keys/gem/gem${at}.json`);
    await Promise.all(names.map((name) => store.publish(name, long(1))));
    await Promise.all(names.map((name) => store.publish(name, '{"small":true}')));
    const read = await Promise.all(names.map(async (name) => (await store.readPublished(name, 'br'))?.body.toString()));
    expect(new Set(read)).toEqual(new Set(['{"small":true}']));
  });

  it('D58 removes another process’s compressed forms together with its file', async () => {
    const [store, other] = [createPriceStore(folder), createPriceStore(folder)];
    await store.publish(file, '{"first":1}');
    await other.publish(file, long(2));
    await store.publish(file, '{"third":3}');
    expect((await store.readPublished(file, 'br'))?.body.toString()).toBe('{"third":3}');
  });

  it('R7.17 returns null for an unpublished file, and for a path outside the folder', async () => {
    const store = createPriceStore(folder);
    await writeFile(path.join(folder, '.secret.json'), '{}');
    for (const name of [
      'v10/none.json',
      '../x.json',
      'a/../../x.json',
      '%2e%2e/x.json',
      '/etc/passwd',
      '.secret.json',
      'a\\b.json',
      'a/\0.json',
      'a%2Fb.json',
      '\ud800.json',
      `${'a/'.repeat(600)}.json`,
    ]) {
      expect(await store.readPublished(name), name).toBeNull();
      expect(await store.readVersion(name), name).toBeNull();
    }
    await expect(store.publish('../x.json', '{}')).rejects.toThrow('cannot be a price file');
  });

  it('D56 finds a key file by its encoded or decoded path', async () => {
    const store = createPriceStore(folder);
    await store.publish('keys/card/100%25%20%22x%22%3F.json', '{"a":1}');
    expect((await store.readPublished('keys/card/100% "x"?.json'))?.body.toString()).toBe('{"a":1}');
    expect(await readFile(path.join(folder, 'keys/card/100%25%20%22x%22%3F.json'), 'utf8')).toBe('{"a":1}');
  });

  it('D02 respects the encodings that a client rejects', async () => {
    const store = createPriceStore(folder);
    await store.publish(file, long(1));
    expect((await store.readPublished(file, 'br;q=0, gzip;q=0.5'))?.encoding).toBe('gzip');
    expect((await store.readPublished(file, '*;q=0'))?.encoding).toBe('identity');
  });
});
