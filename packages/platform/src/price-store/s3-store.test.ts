import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPriceStore } from './index.ts';

const settings = {
  endpoint: 'https://s3.example.test',
  region: 'eu-central-1',
  accessKeyId: 'id',
  secretAccessKey: 'key',
  allowedHosts: ['s3.example.test'],
};

function startBucket() {
  const objects = new Map<string, { body: Buffer; hash: string }>();
  const requests: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    requests.push(`${request.method} ${request.url}`);
    if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256')) return new Response('', { status: 403 });
    if (request.method === 'PUT') {
      objects.set(request.url, { body: Buffer.from(await request.arrayBuffer()), hash: request.headers.get('x-amz-meta-sha256') ?? '' });
      return new Response('');
    }
    const object = objects.get(request.url);
    if (object === undefined) return new Response('', { status: 404 });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(object.body), { headers: { 'x-amz-meta-sha256': object.hash } });
  };
  return { objects, requests, send };
}

describe('the price store in a bucket', () => {
  it('D02 publishes objects below the prefix and reads them back as the folder does', async () => {
    const bucket = startBucket();
    const store = createPriceStore('s3://market/insights/', { s3: { ...settings, send: bucket.send } });
    expect(await store.publish('v10/valuations/l/card.json', '{"a":1}')).toBe('written');
    expect([...bucket.objects.keys()]).toEqual(['https://s3.example.test/market/insights/v10/valuations/l/card.json']);
    expect((await store.readPublished('v10/valuations/l/card.json'))?.body.toString()).toBe('{"a":1}');
    expect(gunzipSync((await store.readPublished('v10/valuations/l/card.json', 'gzip'))?.body ?? '').toString()).toBe('{"a":1}');
    expect(await store.readPublished('v10/valuations/l/none.json')).toBeNull();
    expect(await store.readVersion('v10/valuations/l/none.json')).toBeNull();
  });

  it('D58 does not write unchanged content again, not even after a restart', async () => {
    const bucket = startBucket();
    const s3 = { ...settings, send: bucket.send };
    await createPriceStore('s3://market', { s3 }).publish('leagues.json', '[]');
    expect(await createPriceStore('s3://market', { s3 }).publish('leagues.json', '[]')).toBe('unchanged');
    expect(bucket.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1);
  });

  it('D02 sends to allow-listed hosts over TLS only, and says what is wrong with other addresses', () => {
    expect(() => createPriceStore('s3://market', { s3: { ...settings, endpoint: 'https://169.254.169.254' } })).toThrow('not allow-listed');
    expect(() => createPriceStore('s3://market', { s3: { ...settings, endpoint: 'http://s3.example.test' } })).toThrow('https');
    expect(() => createPriceStore('s3://market')).toThrow('S3 settings are missing');
    expect(() => createPriceStore('ftp://x/y')).toThrow('PRICE_STORE');
  });

  it('D02 a failing bucket is an error, not an empty file', async () => {
    const store = createPriceStore('s3://market', { s3: { ...settings, send: async () => new Response('', { status: 503 }) } });
    await expect(store.readPublished('leagues.json')).rejects.toThrow('HTTP 503');
    await expect(store.publish('leagues.json', '[]')).rejects.toThrow('HTTP 503');
  });
});
