import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { listEncodings } from './accept-encoding.ts';
import { compress, decompress } from './compression.ts';
import type { PriceStore } from './price-store.ts';
import { canonicalPath } from './store-path.ts';

export type S3Settings = {
  /** E.g. https://s3.eu-central-1.amazonaws.com; buckets are addressed by path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Hosts this program may send to; the endpoint's must be among them. */
  readonly allowedHosts: readonly string[];
  readonly send?: (request: Request) => Promise<Response>;
};

const HASH_HEADER = 'x-amz-meta-sha256';
const TIMEOUT_MS = 30_000;
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=300';

/**
 * Price files as objects of a bucket. An object has one encoding, gzip, which every client takes; a PUT replaces it as a whole. The
 * content's hash rests in the object's metadata, so that unchanged content is recognised across restarts.
 */
export function createS3Store(url: string, settings: S3Settings): PriceStore {
  const base = readBase(url, settings);
  const aws = new AwsClient({ ...settings, service: 's3', retries: 0 });
  const send = settings.send ?? ((request) => fetch(request));
  const knownHashes = new Map<string, string>();

  const call = async (
    path: string,
    init: { method: string; body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> },
  ): Promise<Response> => {
    const canonical = canonicalPath(path);
    if (canonical === undefined) throw new Error(`"${path}" cannot be a price file`);
    const options = { ...init, redirect: 'error' as const, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await send(await aws.sign(`${base}/${canonical}`, options));
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel();
      throw new Error(`The price store answered ${init.method} with HTTP ${response.status}`);
    }
    return response;
  };

  const readHash = async (path: string): Promise<string | null> => {
    const response = await call(path, { method: 'HEAD' });
    return response.status === 404 ? null : response.headers.get(HASH_HEADER);
  };

  return {
    publish: async (path, text) => {
      const body = Buffer.from(text);
      const hash = createHash('sha256').update(body).digest('hex');
      const known = knownHashes.get(path) ?? (await readHash(path));
      if (known === hash) {
        knownHashes.set(path, hash);
        return 'unchanged';
      }
      knownHashes.delete(path);
      const response = await call(path, {
        method: 'PUT',
        body: new Uint8Array(await compress(body, 'gzip')),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'cache-control': CACHE_CONTROL, [HASH_HEADER]: hash },
      });
      if (!response.ok) throw new Error('The price store has no such bucket');
      knownHashes.set(path, hash);
      return 'written';
    },
    readPublished: async (path, acceptEncoding) => {
      if (canonicalPath(path) === undefined) return null;
      const response = await call(path, { method: 'GET' });
      if (response.status === 404) return null;
      const received = Buffer.from(await response.arrayBuffer());
      // fetch has undone the encoding where it could; other transports may not have.
      const isGzip = received[0] === 0x1f && received[1] === 0x8b;
      const plain = isGzip ? await decompress(received, 'gzip') : received;
      if (plain === null) throw new Error('The price store sent half a file');
      const encoding = listEncodings(acceptEncoding).includes('gzip') ? 'gzip' : 'identity';
      const body = encoding === 'gzip' ? await compress(plain, 'gzip') : plain;
      return { body, encoding, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
    },
    readVersion: async (path) => (canonicalPath(path) === undefined ? null : readHash(path)),
  };
}

function readBase(url: string, { endpoint, allowedHosts }: S3Settings): string {
  const { hostname: bucket, pathname } = new URL(url);
  const { host, protocol, origin } = new URL(endpoint);
  if (bucket === '') throw new Error('PRICE_STORE names no bucket');
  if (!allowedHosts.includes(host)) throw new Error(`The S3 host ${host} is not allow-listed`);
  if (protocol !== 'https:') throw new Error('The S3 endpoint must be an https address');
  return `${origin}/${bucket}${pathname.replace(/\/+$/, '')}`;
}
