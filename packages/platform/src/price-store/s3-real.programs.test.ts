/**
 * Tests the price store against a real S3 server, if the machine has one (see `hasObjectStorage` for how to install
 * it).
 */
import { request } from 'node:https';
import { brotliDecompressSync } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasObjectStorage, startObjectStorage, type ObjectStorage } from '../testing/object-storage.ts';
import { hasCache, startTestCache } from '../testing/test-cache.ts';
import { createPriceReader } from './price-reader.ts';
import { createPriceStore, LostLeaseError, PRICE_FILE_CACHE_CONTROL, type PriceStore, type S3Settings } from './index.ts';

const SITE = 'https://market.example.test';
const file = 'v10/valuations/l/card.json';
const long = (value: number): string => JSON.stringify({ filler: 'abc '.repeat(30_000), value });

describe.skipIf(!hasObjectStorage())('price store in a real bucket', () => {
  let storage: ObjectStorage;
  const open = (more: Partial<S3Settings> = {}): PriceStore =>
    createPriceStore('s3://market/insights', {
      s3: { ...storage, region: 'default', allowedHosts: [new URL(storage.endpoint).host], sleep: async () => undefined, ...more },
    });
  const read = (name: string, headers: Record<string, string> = {}) => fetch(`${storage.endpoint}/market/insights/${name}`, { headers });
  const fence = { lease: 'league/1', number: 7, verify: async () => true, isValid: () => true };

  beforeAll(async () => {
    storage = await startObjectStorage();
    // Sets up the bucket as docs/operations.md requires.
    const aws = new AwsClient({ ...storage, service: 's3', region: 'default' });
    const put = async (query: string, body?: string): Promise<void> => {
      const response = await aws.fetch(`${storage.endpoint}/market${query}`, { method: 'PUT', ...(body === undefined ? {} : { body }) });
      if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
    };
    await put('');
    const resource = ['arn:aws:s3:::market/insights/*'];
    const statements = [
      { Effect: 'Allow', Principal: '*', Action: ['s3:GetObject'], Resource: resource },
      { Effect: 'Allow', Principal: '*', Action: ['s3:ListBucket'], Resource: ['arn:aws:s3:::market'] },
    ];
    await put('?policy', JSON.stringify({ Version: '2012-10-17', Statement: statements }));
    const rule = `<AllowedOrigin>${SITE}</AllowedOrigin><AllowedMethod>GET</AllowedMethod><ExposeHeader>ETag</ExposeHeader>`;
    await put('?cors', `<CORSConfiguration><CORSRule>${rule}</CORSRule></CORSConfiguration>`);
  }, 180_000);
  afterAll(() => storage?.stop());

  it('D58 serves both forms to any client, with headers for browsers and CDNs, and revalidates cheaply', async () => {
    const store = open();
    expect(await store.publish(file, long(1))).toBe('written');
    expect(await store.publish(file, long(1))).toBe('unchanged');
    expect(await open().publish(file, long(1))).toBe('unchanged');
    const gzipped = await read(file, { origin: SITE });
    expect(await gzipped.text()).toBe(long(1));
    expect(Object.fromEntries(gzipped.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json',
      'cache-control': PRICE_FILE_CACHE_CONTROL,
      'access-control-allow-origin': SITE,
    });
    expect(gzipped.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag');
    const etag = gzipped.headers.get('etag') ?? '';
    expect((await read(file, { 'if-none-match': etag })).status).toBe(304);
    const brotli = await read(`${file}.br`);
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(await brotli.text()).toBe(long(1));
    expect(await store.publish(file, long(2))).toBe('written');
    expect((await read(file, { 'if-none-match': etag })).status).toBe(200);
    expect((await read('v10/none.json')).status).toBe(404);
    expect((await read(file, { origin: 'https://else.example.test' })).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('D58 lets programs read files in any encoding or as data, and returns null for a missing file', async () => {
    const store = open();
    const leagues = [{ game: 'poe1', id: 'standard', name: 'Standard', startAt: null, endAt: null }];
    await store.publish('leagues.json', JSON.stringify(leagues));
    expect(await createPriceReader(open()).readLeagues()).toEqual(leagues);
    await store.publish(file, long(3));
    expect(brotliDecompressSync((await store.readPublished(file, 'br'))?.body ?? '').toString()).toBe(long(3));
    expect((await store.readPublished(file))?.body.toString()).toBe(long(3));
    expect(await store.readPublished('v10/none.json')).toBeNull();
  });

  it('D58 retries if a connection is cut off in either direction, or the host is busy', async () => {
    await open().publish(file, long(4));
    let cuts = 0;
    const cutFirst: S3Settings['send'] = async (sent) => {
      cuts += 1;
      if (cuts === 1) return cutUpload(sent);
      if (cuts === 2) return new Response('<Error><Code>SlowDown</Code></Error>', { status: 503 });
      return fetch(sent);
    };
    const store = open({ send: cutFirst }).fenced({ ...fence, number: 8 });
    // The first request is a HEAD that is cut off, which loses no data.
    expect(await store.publish(file, long(5))).toBe('written');
    expect(await (await read(file)).text()).toBe(long(5));
    const cutPut = open({
      send: async (sent) => (sent.method === 'PUT' && (cuts += 1) < 6 ? cutUpload(sent) : fetch(sent)),
    });
    expect(await cutPut.publish(file, long(6))).toBe('written');
    expect(await (await read(file)).text()).toBe(long(6));
    let reads = 0;
    const cutRead = open({
      send: async (sent) => {
        reads += 1;
        const response = await fetch(sent);
        return reads === 1 ? new Response(cutBody(response), { headers: response.headers }) : response;
      },
    });
    expect((await cutRead.readPublished(file))?.body.toString()).toBe(long(6));
    expect(reads).toBe(2);
  });

  it("D58 reports the host's error when a retry cannot help: a wrong key, a wrong clock", async () => {
    await expect(open({ secretAccessKey: 'wrong' }).publish(file, long(9))).rejects.toThrow(/HTTP 403/);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now - 3_600_000 });
    try {
      await expect(
        open()
          .publish('v10/skewed.json', long(1))
          .then(() => open().readPublished('v10/skewed.json')),
      ).rejects.toThrow(/HTTP 403/);
      await expect(open().readPublished(file)).rejects.toThrow('RequestTimeTooSkewed');
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends nothing once a lease may have expired, and lets the next owner repair late writes', async () => {
    let nowMs = Date.now();
    const clock = (): number => nowMs;
    let isValid = true;
    const old = open({ clock }).fenced({ ...fence, isValid: () => isValid });
    await old.publish(file, long(10));
    const head = await read(file);
    expect(head.headers.get('x-amz-meta-fence')).toBe('7');
    const next = open({ clock }).fenced({ ...fence, number: 9 });
    expect(await next.publish(file, long(11))).toBe('written');
    // Sent while the lease was valid, but arrives late.
    await old.publish(file, long(12));
    isValid = false;
    await expect(old.publish(file, long(13))).rejects.toThrow(LostLeaseError);
    expect(await next.publish(file, long(11))).toBe('unchanged');
    nowMs += 61_000;
    expect(await next.publish(file, long(11))).toBe('written');
    expect(await (await read(file)).text()).toBe(long(11));
    expect((await read(file)).headers.get('x-amz-meta-fence')).toBe('9');
  });

  // Runs last, because it removes the bucket. It waits half a minute, until the response is no longer fresh.
  it.skipIf(!hasCache())(
    'D58 serves both forms, 304 and new files through a cache, even while the bucket is down',
    { timeout: 180_000 },
    async () => {
      const cache = await startTestCache(storage, { site: SITE });
      onTestFinished(cache.stop);
      const ask = (name: string, headers: Record<string, string> = {}) => fetch(`${cache.url}/market/insights/${name}`, { headers });
      const statusOf = async (name: string): Promise<string> => (await ask(name)).headers.get('x-cache-status') ?? '';
      const [kept, added] = ['v10/valuations/l/kept.json', 'v10/valuations/l/added.json'];
      const store = open();
      await store.publish(file, long(20));
      await store.publish(kept, long(20));
      expect((await ask(added)).status).toBe(404);
      for (const name of [file, kept, `${file}.br`]) {
        const first = await ask(name, { origin: 'https://else.example.test' });
        expect(first.headers.get('x-cache-status')).toBe('MISS');
        expect(await first.text()).toBe(long(20));
        const again = await ask(`${name}?versions`, { cookie: 'a=b' });
        expect(await again.text()).toBe(long(20));
        expect(Object.fromEntries(again.headers)).toMatchObject({
          'x-cache-status': 'HIT',
          'content-encoding': name.endsWith('.br') ? 'br' : 'gzip',
          'cache-control': PRICE_FILE_CACHE_CONTROL,
          'access-control-allow-origin': SITE,
        });
        const same = await ask(name, { 'if-none-match': again.headers.get('etag') ?? '' });
        expect([same.status, same.headers.get('x-cache-status')]).toEqual([304, 'HIT']);
      }
      await store.publish(file, long(21));
      await store.publish(added, long(21));
      for (const name of [file, `${file}.br`, added])
        await expect.poll(async () => (await ask(name)).text(), { timeout: 60_000, interval: 500 }).toBe(long(21));

      await storage.killGateway();
      await expect(read(file)).rejects.toThrow('fetch failed');
      expect(await (await ask(kept)).text()).toBe(long(20));
      expect(await statusOf(kept)).toMatch(/^(STALE|UPDATING)$/);
      expect(await (await ask(file)).text()).toBe(long(21));
      expect((await ask('v10/valuations/l/never.json')).status).toBe(502);
    },
  );
});

/** Sends a request up to the middle of its body, then closes the connection. */
async function cutUpload(sent: Request): Promise<Response> {
  const body = Buffer.from(await sent.arrayBuffer());
  return new Promise((_, reject) => {
    const headers = { ...Object.fromEntries(sent.headers), 'content-length': String(body.length) };
    const upload = request(sent.url, { method: sent.method, headers });
    upload.on('error', reject);
    upload.write(body.subarray(0, body.length >> 1), () => upload.destroy(new Error('cut off')));
  });
}

/** Returns the first half of a body. */
function cutBody(response: Response): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      const bytes = new Uint8Array(await response.arrayBuffer());
      controller.enqueue(bytes.subarray(0, bytes.length >> 1));
      controller.error(new Error('cut off'));
    },
  });
}
