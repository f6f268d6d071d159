import { createHash } from 'node:crypto';
import { listEncodings, type ContentEncoding } from './accept-encoding.ts';
import { PRICE_FILE_CACHE_CONTROL, type PriceStore, type PublishedFile } from './price-store.ts';
import { compress, compressAside, decompress, isWorthCompressing } from './compression.ts';
import type { Fence } from './fence.ts';
import { createFileCache } from './file-cache.ts';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { canonicalPath } from './store-path.ts';

/**
 * Recheck interval for stored objects, in ms: another process may have removed an object, but each check costs two
 * requests.
 */
const LOOK_AGAIN_MS = 3_600_000;
const HASH_HEADER = 'x-amz-meta-sha256';
const FENCE_HEADER = 'x-amz-meta-fence';
/** Maximum time that an earlier owner's request may be in flight, in ms: it was sent while that owner had the lease. */
const SETTLED_AFTER_MS = 60_000;
/**
 * Object storage sends the same bytes to all clients: gzip under the file's own name, which every client accepts, and
 * br under a second name. The object under the file's own name is written last.
 */
const forms = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '', encoding: 'gzip' },
] as const;

/**
 * Stores price files as objects of a bucket, each in two encodings; a PUT replaces an object as a whole. Both have the
 * content's hash in their metadata, so that unchanged content is recognised across restarts, and a mismatched pair is
 * repaired.
 *
 * A bucket cannot refuse an earlier owner's write. With a fence nothing is sent after the time until which the lease is
 * certain, and late writes from just before are repaired: the next owner checks each object again after a minute.
 */
export function createS3Store(url: string, settings: S3Settings, fence?: Fence): PriceStore {
  const client = createS3Client(url, settings);
  /** Objects that this process knows to be stored, with the time of the last check. */
  const known = new Map<string, { readonly hash: string; readonly atMs: number }>();
  const { clock = Date.now } = settings;
  const openedAtMs = clock();
  const cache = createFileCache();
  /** The bucket's own ETags at the last read. */
  const readTags = new Map<string, string>();

  const nameOf = (path: string): string => {
    const canonical = canonicalPath(path);
    if (canonical === undefined) throw new Error(`"${path}" cannot be a price file`);
    return canonical;
  };

  const readHash = async (name: string): Promise<string | null> => {
    const response = await client.call(name, { method: 'HEAD' });
    return response.status === 404 ? null : response.headers.get(HASH_HEADER);
  };

  const isThereWhole = async (name: string, hash: string): Promise<boolean> => {
    for (const { suffix } of forms) if ((await readHash(name + suffix)) !== hash) return false;
    return true;
  };

  const put = async (name: string, { body, encoding, hash }: { body: Buffer; encoding: 'br' | 'gzip'; hash: string }): Promise<void> => {
    const response = await client.call(name, {
      method: 'PUT',
      body: new Uint8Array(compress(body, encoding)),
      headers: {
        'content-type': 'application/json',
        'content-encoding': encoding,
        'cache-control': PRICE_FILE_CACHE_CONTROL,
        [HASH_HEADER]: hash,
        ...(fence === undefined ? {} : { [FENCE_HEADER]: String(fence.number) }),
      },
      ...(fence === undefined ? {} : { fence }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error('The price store has no such bucket');
  };

  const readForm = async (name: string, encoding: ContentEncoding): Promise<PublishedFile | null> => {
    const key = `${encoding} ${name}`;
    const tag = readTags.get(name);
    const known = tag === undefined ? null : cache.get(key, tag);
    const response = await client.call(name, {
      method: 'GET',
      ...(known === null || tag === undefined ? {} : { headers: { 'if-none-match': tag } }),
    });
    if (response.status === 304 && known !== null) return known;
    if (!response.ok) return null;
    const plain = await readPlain(response);
    const file = await makeForm(plain, encoding);
    const newTag = response.headers.get('etag');
    if (newTag === null) return file;
    readTags.set(name, newTag);
    cache.set(key, newTag, file);
    return file;
  };

  const isAsPublished = (path: string): boolean => {
    const before = known.get(canonicalPath(path) ?? '');
    if (before === undefined || Math.abs(clock() - before.atMs) >= LOOK_AGAIN_MS) return false;
    const settledAtMs = openedAtMs + SETTLED_AFTER_MS;
    return fence === undefined || before.atMs >= settledAtMs || clock() < settledAtMs;
  };

  return {
    isAsPublished,
    publish: async (path, text) => {
      const name = nameOf(path);
      const body = Buffer.from(text);
      const hash = createHash('sha256').update(body).digest('hex');
      const before = known.get(name);
      const isKnown = isAsPublished(path);
      if (isKnown ? before?.hash === hash : await isThereWhole(name, hash)) {
        if (!isKnown) known.set(name, { hash, atMs: clock() });
        return 'unchanged';
      }
      known.delete(name);
      for (const { suffix, encoding } of forms) await put(name + suffix, { body, encoding, hash });
      known.set(name, { hash, atMs: clock() });
      return 'written';
    },
    readPublished: async (path, acceptEncoding) => {
      const name = canonicalPath(path);
      return name === undefined ? null : readForm(name, listEncodings(acceptEncoding)[0] ?? 'identity');
    },
    readVersion: async (path) => {
      const name = canonicalPath(path);
      return name === undefined ? null : readHash(name);
    },
    fenced: (next) => createS3Store(url, settings, next),
    keepOthersOut: async () => undefined,
  };
}

/** Reads an object under the file's own name and decodes it. */
async function readPlain(response: Response): Promise<Buffer> {
  const received = Buffer.from(await response.arrayBuffer());
  // fetch decodes the body if it can; other transports may not.
  const isGzip = received[0] === 0x1f && received[1] === 0x8b;
  const plain = isGzip ? await decompress(received, 'gzip') : received;
  if (plain === null) throw new Error('The price store sent half a file');
  return plain;
}

/** Creates a form with the same bytes as in a folder, so that the ETag is the same. */
async function makeForm(plain: Buffer, wanted: ContentEncoding): Promise<PublishedFile> {
  const encoding = isWorthCompressing(plain) ? wanted : 'identity';
  const body = encoding === 'identity' ? plain : await compressAside(plain, encoding);
  return { body, encoding, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
