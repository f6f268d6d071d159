import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createPriceStore, PRICE_FILE_CACHE_CONTROL } from '@poexchange/platform/price-store';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serveInsights } from './insights.ts';

const text = JSON.stringify({ filler: 'abc '.repeat(1000) });
const key = 'v10/keys/l/card/100%25%20%22x%22.json';

let get: (
  url: string,
  headers?: Record<string, string>,
  method?: 'GET' | 'OPTIONS',
) => Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>;
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'insights-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = createPriceStore(folder);
  await store.publish('v10/a.json', text);
  await store.publish('leagues.json', '[]');
  await store.publish(key, text);
  const app = Fastify();
  onTestFinished(() => app.close());
  serveInsights(app, store);
  get = async (url, headers = {}, method = 'GET') => {
    const reply = await app.inject({ method, url, headers });
    return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload };
  };
});

describe('price files over HTTP', () => {
  it('R7.14 D58 sends the best accepted encoding with a strong ETag, and answers 304 to clients that have the file', async () => {
    const brotli = await get('/insights/v10/a.json', { 'accept-encoding': 'gzip, br' });
    expect(brotli).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', 'cache-control': PRICE_FILE_CACHE_CONTROL } });
    expect(brotli.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'etag',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    const etag = String(brotli.headers['etag']);
    expect(await get('/insights/v10/a.json', { 'accept-encoding': 'br', 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect((await get('/insights/v10/a.json', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/insights/v10/a.json')).body.toString()).toBe(text);
  });

  it('D58 allows pages of other sites to revalidate, with a preflight', async () => {
    const asks = {
      origin: 'https://tools.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    };
    expect(await get('/insights/v10/a.json', asks, 'OPTIONS')).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'if-none-match',
      },
    });
  });

  it("D58 serves the br file name as a bucket would, ignoring the request's accept-encoding", async () => {
    for (const file of ['v10/a.json', key]) {
      const brotli = await get(`/insights/${file}.br`);
      expect(brotli, file).toMatchObject({
        status: 200,
        headers: { 'content-encoding': 'br', 'content-type': 'application/json; charset=utf-8' },
      });
      expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    }
    const small = await get('/insights/leagues.json.br');
    expect([small.headers['content-encoding'], small.body.toString()]).toEqual([undefined, '[]']);
  });

  it('answers 404 to any other name', async () => {
    for (const name of ['none.json', 'none.json.br', 'v10/a.json.gz', 'v10/a.json.br.br', '..%2fa.json', 'v10/a', '.br'])
      expect((await get(`/insights/${name}`)).status, name).toBe(404);
  });
});
