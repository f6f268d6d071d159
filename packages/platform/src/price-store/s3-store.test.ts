import { hash } from 'node:crypto';
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFakeBucket } from '../testing/fake-bucket.ts';
import { createPriceStore, LostLeaseError, PRICE_FILE_CACHE_CONTROL, type PriceStore } from './index.ts';

const settings = {
  endpoint: 'https://s3.example.test',
  region: 'eu-central-1',
  accessKeyId: 'id',
  secretAccessKey: 'key',
  allowedHosts: ['s3.example.test'],
  sleep: async () => undefined,
};
const base = 'https://s3.example.test/market/insights/';
const file = 'v10/valuations/l/card.json';
const long = (value: number): string => JSON.stringify({ filler: 'abc '.repeat(1000), value });

function openBucket() {
  const bucket = startFakeBucket();
  const open = () => createPriceStore('s3://market/insights/', { s3: { ...settings, send: bucket.send } });
  return { ...bucket, open, store: open() };
}

describe('price store in a bucket', () => {
  it('D58 stores each file as a gzip object and a br object, with the headers a browser needs', async () => {
    const { objects, store } = openBucket();
    expect(await store.publish(file, long(1))).toBe('written');
    expect([...objects.keys()]).toEqual([`${base}${file}.br`, `${base}${file}`]);
    const [brotli, gzipped] = [...objects.values()];
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(long(1));
    expect(gunzipSync(gzipped?.body ?? '').toString()).toBe(long(1));
    const headers = { 'content-type': 'application/json', 'cache-control': PRICE_FILE_CACHE_CONTROL };
    expect(brotli?.headers).toMatchObject({ ...headers, 'content-encoding': 'br' });
    expect(gzipped?.headers).toMatchObject({ ...headers, 'content-encoding': 'gzip' });
    // A reader of the br form finds it for every file, however small.
    await store.publish('leagues.json', '[]');
    expect(brotliDecompressSync(objects.get(`${base}leagues.json.br`)?.body ?? '').toString()).toBe('[]');
  });

  it('D58 rereads a file only after a change', async () => {
    const { requests, store, open } = openBucket();
    await store.publish(file, long(1));
    const reader = open();
    const first = await reader.readPublished(file, 'br');
    expect(await reader.readPublished(file, 'br')).toBe(first);
    await store.publish(file, long(2));
    expect(brotliDecompressSync((await reader.readPublished(file, 'br'))?.body ?? '').toString()).toBe(long(2));
    expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(3);
  });

  it('D58 retries temporary failures as the host requests, then stops until the next publication', async () => {
    const { refusals, requests, open, send, objects } = openBucket();
    const waits: number[] = [];
    const sleep = async (ms: number) => void waits.push(ms);
    const store = createPriceStore('s3://market/insights/', { s3: { ...settings, send, sleep } });
    refusals.push(new Response('', { status: 503, headers: { 'retry-after': '2' } }), new Response('', { status: 500 }));
    expect(await store.publish(file, long(1))).toBe('written');
    expect(waits).toEqual([2000, 500]);
    refusals.push(...[429, 502, 504].map((status) => new Response('', { status, headers: { 'retry-after': '3600' } })));
    waits.length = 0;
    expect(await store.publish('v10/other.json', '{}')).toBe('written');
    expect(waits).toEqual([10_000, 10_000, 10_000]);
    refusals.push(...Array.from({ length: 4 }, () => new Response('', { status: 503 })));
    await expect(store.publish(file, long(2))).rejects.toThrow('HTTP 503');
    expect(gunzipSync(objects.get(base + file)?.body ?? '').toString()).toBe(long(1));
    expect(await store.publish(file, long(2))).toBe('written');
    requests.length = 0;
    refusals.push(new Response('', { status: 403 }));
    await expect(open().publish(file, long(2))).rejects.toThrow('HTTP 403');
    expect(requests).toHaveLength(1);
  });

  it('D58 restores a removed object within an hour', async () => {
    const { send, objects } = openBucket();
    let nowMs = 1_000;
    const store = createPriceStore('s3://market/insights/', { s3: { ...settings, send, clock: () => nowMs } });
    await store.publish(file, long(1));
    objects.clear();
    nowMs += 3_599_999;
    expect([store.isAsPublished(file), await store.publish(file, long(1))]).toEqual([true, 'unchanged']);
    nowMs += 1;
    expect(store.isAsPublished(file)).toBe(false);
    expect(await store.publish(file, long(1))).toBe('written');
    expect(objects.size).toBe(2);
  });

  it('D58 repeats a publication that failed halfway, even with unchanged content', async () => {
    const { send, objects } = openBucket();
    let puts = 0;
    const failSecond = async (request: Request): Promise<Response> =>
      request.method === 'PUT' && (puts += 1) === 4 ? new Response('', { status: 403 }) : send(request);
    const store = createPriceStore('s3://market/insights/', { s3: { ...settings, send: failSecond } });
    await store.publish(file, long(1));
    await expect(store.publish(file, long(2))).rejects.toThrow('HTTP 403');
    expect(await store.publish(file, long(1))).toBe('written');
    expect(brotliDecompressSync(objects.get(`${base}${file}.br`)?.body ?? '').toString()).toBe(long(1));
  });

  it('D58 throws for a missing bucket, and does not follow a redirect', async () => {
    const sent: Request[] = [];
    const send = async (request: Request): Promise<Response> => {
      sent.push(request);
      return new Response('', { status: 404 });
    };
    const store = createPriceStore('s3://market/insights/', { s3: { ...settings, send } });
    await expect(store.publish(file, long(1))).rejects.toThrow('no such bucket');
    expect(new Set(sent.map(({ redirect }) => redirect))).toEqual(new Set(['error']));
  });

  it('D58 sends and retries nothing once its lease may have expired', async () => {
    const { send, requests } = openBucket();
    let [isValid, isBroken] = [true, false];
    const breakLater = async (request: Request): Promise<Response> => {
      if (!isBroken) return send(request);
      isValid = false;
      throw new TypeError('fetch failed');
    };
    let waits = 0;
    const sleep = async (): Promise<void> => void (waits += 1);
    const fence = { lease: 'league/1', number: 7, verify: async () => true, isValid: () => isValid };
    const store = createPriceStore('s3://market/insights/', { s3: { ...settings, send: breakLater, sleep } }).fenced(fence);
    expect(await store.publish(file, long(1))).toBe('written');
    isBroken = true;
    await expect(store.publish(file, long(2))).rejects.toThrow(LostLeaseError);
    isBroken = false;
    await expect(store.publish(file, long(3))).rejects.toThrow(LostLeaseError);
    // Only the two forms of the first publication were sent, with one wait after the failure.
    expect([requests.filter((request) => request.startsWith('PUT')).length, waits]).toEqual([2, 1]);
  });

  it('D58 retries after a broken connection', async () => {
    const { send } = openBucket();
    let breaks = 2;
    const store = createPriceStore('s3://market/insights/', {
      s3: {
        ...settings,
        send: async (request) => {
          if ((breaks -= 1) >= 0) throw new TypeError('fetch failed');
          return send(request);
        },
      },
    });
    expect(await store.publish(file, long(1))).toBe('written');
    breaks = 9;
    await expect(store.publish(file, long(2))).rejects.toThrow('fetch failed');
  });

  it('D02 sends only to allow-listed hosts over TLS, and describes the problem with other addresses', () => {
    expect(() => createPriceStore('s3://market', { s3: { ...settings, endpoint: 'https://169.254.169.254' } })).toThrow('not allow-listed');
    expect(() => createPriceStore('s3://market', { s3: { ...settings, endpoint: 'http://s3.example.test' } })).toThrow('https');
    expect(() => createPriceStore('s3://market')).toThrow('S3 settings are missing');
    expect(() => createPriceStore('ftp://x/y')).toThrow('PRICE_STORE');
  });

  it('D02 reports a failing bucket as an error, not as an empty file', async () => {
    const store = createPriceStore('s3://market', { s3: { ...settings, send: async () => new Response('', { status: 503 }) } });
    await expect(store.readPublished('leagues.json')).rejects.toThrow('HTTP 503');
    await expect(store.publish('leagues.json', '[]')).rejects.toThrow('HTTP 503');
  });
});

type Place = { readonly open: () => PriceStore; readonly spoilBrotli: (body: Buffer | null) => Promise<unknown> };

const places: Readonly<Record<string, () => Promise<Place>>> = {
  'a folder': async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const form = path.join(folder, `${file}.br`);
    return { open: () => createPriceStore(folder), spoilBrotli: (body) => (body === null ? unlink(form) : writeFile(form, body)) };
  },
  'a bucket': async () => {
    const { open, objects } = openBucket();
    const key = `${base}${file}.br`;
    const spoilBrotli = async (body: Buffer | null) =>
      body === null ? objects.delete(key) : objects.set(key, { body, headers: { 'x-amz-meta-sha256': 'other' } });
    return { open, spoilBrotli };
  },
};

describe.each(Object.keys(places))('price store in %s', (name) => {
  const openPlace = (): Promise<Place> => places[name]?.() ?? Promise.reject(new Error('no such place'));

  it('D58 reads a file as published, in every form, with the ETag of the bytes in that form', async () => {
    const { open } = await openPlace();
    const store = open();
    await store.publish(file, long(1));
    const forms = await Promise.all([undefined, 'gzip', 'gzip, br'].map((accept) => open().readPublished(file, accept)));
    expect(forms.map((form) => form?.encoding)).toEqual(['identity', 'gzip', 'br']);
    expect(forms.map((form) => form?.etag)).toEqual(forms.map((form) => `"${hash('sha256', form?.body ?? '', 'base64url')}"`));
    await store.publish(file, '{}');
    expect(await open().readPublished(file, 'br')).toMatchObject({ encoding: 'identity', body: Buffer.from('{}') });
  });

  it('D58 skips unchanged content, even after a restart, and writes changed content', async () => {
    const { open } = await openPlace();
    const store = open();
    expect(await store.publish(file, long(1))).toBe('written');
    expect(await store.publish(file, long(1))).toBe('unchanged');
    const version = await store.readVersion(file);
    expect(await open().publish(file, long(1))).toBe('unchanged');
    expect(await open().readVersion(file)).toBe(version);
    expect(await store.publish(file, long(2))).toBe('written');
    expect(await store.readVersion(file)).not.toBe(version);
  });

  it('D58 cheaply recognises a file published here, and returns false for a file never published', async () => {
    const { open } = await openPlace();
    const store = open();
    expect([file, '../x.json', 'none.json'].map((path) => store.isAsPublished(path))).toEqual([false, false, false]);
    await store.publish(file, long(1));
    expect([store, open()].map((each) => each.isAsPublished(file))).toEqual([true, false]);
  });

  it.each([
    ['is missing', null],
    ['is another one', brotliCompressSync(long(7))],
  ])('D58 the next process that publishes repairs a compressed form that %s', async (_, body) => {
    const { open, spoilBrotli } = await openPlace();
    await open().publish(file, long(1));
    await spoilBrotli(body);
    expect(await open().publish(file, long(1))).toBe('written');
    expect(await open().publish(file, long(1))).toBe('unchanged');
    expect(brotliDecompressSync((await open().readPublished(file, 'br'))?.body ?? '').toString()).toBe(long(1));
  });

  it('R7.17 returns null for unpublished files and invalid paths', async () => {
    const store = (await openPlace()).open();
    for (const path of ['v10/none.json', '../x.json', '%2e%2e/x.json', '/etc/passwd', `${file}.br`, 'a\\b.json']) {
      expect(await store.readPublished(path), path).toBeNull();
      expect(await store.readVersion(path), path).toBeNull();
    }
    await expect(store.publish('../x.json', '{}')).rejects.toThrow('cannot be a price file');
  });
});

describe('folder store and bucket store', () => {
  it('D58 returns the same bytes and tags from both stores, so that moving from a folder to a bucket invalidates nothing', async () => {
    const [folder, bucket] = await Promise.all(Object.values(places).map(async (openPlace) => (await openPlace()).open()));
    await folder?.publish(file, long(1));
    await bucket?.publish(file, long(1));
    for (const accept of [undefined, 'gzip', 'br'])
      expect(await bucket?.readPublished(file, accept)).toEqual(await folder?.readPublished(file, accept));
  });
});
