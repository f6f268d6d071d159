import { createHash } from 'node:crypto';
import { constants, crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import type { WrittenReply } from './server-app.ts';

/** Minimum size at which a reply is compressed. */
const SMALLEST_GZIP_BYTES = 1024;
/** RFC 1952: deflate, no name, no time, unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951: an empty last block with fixed codes. */
const LAST_BLOCK = Buffer.from([3, 0]);

/**
 * Adds the server's time to a JSON object and turns the object into a reply. The time does not affect the ETag. A
 * compressed reply is kept only in compressed form: cached strings would fill the memory that the garbage collector
 * watches.
 */
export function sealReply(content: string, { level, nowMs }: { level: number; nowMs: number }): Promise<WrittenReply> {
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const json = Buffer.from(`{"serverTimeMs":${nowMs},${content.slice(1)}`);
  // Not an async function, which would keep the text in memory until the function ends.
  return json.length < SMALLEST_GZIP_BYTES ? Promise.resolve({ etag, json }) : gzip(json, level).then((small) => ({ etag, gzip: small }));
}

const compressors = new Map<number, Compress>();

function gzip(bytes: Buffer, level: number): Promise<Buffer> {
  const compress = compressors.get(level) ?? createCompressor(level);
  compressors.set(level, compress);
  return compress(bytes);
}

type Compress = (bytes: Buffer) => Promise<Buffer>;

/**
 * Compresses strings one at a time, off the main thread, with one engine that is reset after each string (a full
 * flush). Separate engines would stay in memory with their strings and buffers until the next full garbage collection.
 * At fifty strings a second this caused a collection every six seconds, during which all replies took a quarter of a
 * second longer.
 */
function createCompressor(level: number): Compress {
  let engine = createDeflateRaw({ level, flush: constants.Z_FULL_FLUSH });
  let last: Promise<unknown> = Promise.resolve();
  const compress = async (bytes: Buffer): Promise<Buffer> => {
    if (engine.destroyed) engine = createDeflateRaw({ level, flush: constants.Z_FULL_FLUSH });
    return deflate(engine, bytes);
  };
  return (bytes) => {
    const compressed = last.then(() => compress(bytes));
    last = compressed.catch(() => undefined);
    return compressed;
  };
}

/** Resolves to one string as a gzip file; destroys an engine that failed. */
function deflate(engine: DeflateRaw, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const collect = (part: Buffer): number => parts.push(part);
    engine.on('data', collect).once('error', reject);
    engine.write(bytes, () => {
      // The last part may be emitted after this call.
      setImmediate(() => {
        engine.off('data', collect).off('error', reject);
        resolve(Buffer.concat([GZIP_HEAD, ...parts, LAST_BLOCK, endGzip(bytes)]));
      });
    });
  });
}

/** RFC 1952: the text's checksum and length. */
function endGzip(bytes: Buffer): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes), 0);
  end.writeUInt32LE(bytes.length, 4);
  return end;
}
