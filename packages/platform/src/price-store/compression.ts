import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync, type BrotliOptions } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);
// Files change every minute. Quality 6 takes four times as long as quality 3 and saves two per cent; quality 11 takes
// two hundred times as long and saves a tenth.
const BROTLI_QUALITY = 3;
// Level 2 takes half the time of level 6 for output that is a tenth larger; very few clients need gzip.
const GZIP_LEVEL = 2;

/** Minimum body size to compress, in bytes. Below this, compression saves nothing on the wire. */
const SMALLEST_COMPRESSED_BYTES = 1024;

export function isWorthCompressing(body: Buffer): boolean {
  return body.length >= SMALLEST_COMPRESSED_BYTES;
}

/**
 * Compresses synchronously: publishers have their own threads, and passing a file to another thread takes just as long.
 */
export function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'gzip' ? gzipSync(body, gzipOptions) : brotliCompressSync(body, brotliOptions(body));
}

/** Compresses in the background, for callers that have other work to do. */
export async function compressAside(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip' ? toGzip(body, gzipOptions) : toBrotli(body, brotliOptions(body));
}

const gzipOptions = { level: GZIP_LEVEL };
const brotliOptions = (body: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

/** Decompresses a body; null if it is truncated or corrupt. */
export async function decompress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer | null> {
  try {
    return await (encoding === 'br' ? fromBrotli(body) : fromGzip(body));
  } catch {
    return null;
  }
}
