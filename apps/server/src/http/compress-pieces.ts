import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Compresses a text written in pieces (gzip), off the main thread: the whole text is never in memory. */
export async function compressPieces(pieces: AsyncIterable<string>): Promise<Buffer> {
  const compressed: Buffer[] = [];
  await pipeline(Readable.from(pieces, { objectMode: false }), createGzip({ level: 5 }), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) compressed.push(piece);
  });
  return Buffer.concat(compressed);
}
