import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip, gunzipSync } from 'node:zlib';
import { makePage } from '@poexchange/prices/river';
import { splitLines } from './split-lines.ts';

const CHANGES_PER_PAGE = 200;
const gzipMagic = [0x1f, 0x8b];

/**
 * Reads the recorded changes in a file as pages of the stream: a `.json` holds one page as the publisher sent it, a
 * `.ndjson` one change a line; either may be gzipped (`.gz`, or by its first bytes). Lines that are not JSON become
 * changes that are quarantined.
 */
export async function* readChanges(file: string): AsyncGenerator<Uint8Array> {
  const name = path.basename(file).replace(/\.gz$/, '');
  if (name.endsWith('.ndjson') || name.endsWith('.jsonl')) yield* readLines(file);
  else yield readWhole(await readFile(file));
}

function readWhole(bytes: Buffer): Uint8Array {
  return isGzip(bytes) ? gunzipSync(bytes) : bytes;
}

async function* readLines(file: string): AsyncGenerator<Uint8Array> {
  const raw = createReadStream(file);
  const bytes = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  raw.on('error', (error) => bytes.destroy(error));
  let changes: string[] = [];
  for await (const line of splitLines(bytes.setEncoding('utf8'))) {
    const text = line.codePointAt(0) === 0xfeff ? line.slice(1) : line;
    if (text.trim() === '') continue;
    changes.push(text);
    if (changes.length < CHANGES_PER_PAGE) continue;
    yield makePage(changes);
    changes = [];
  }
  if (changes.length > 0) yield makePage(changes);
}

function isGzip(bytes: Uint8Array): boolean {
  return gzipMagic.every((byte, at) => bytes[at] === byte);
}
