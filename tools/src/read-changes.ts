import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip, gunzipSync } from 'node:zlib';
import { makePage, type PageCounts } from '@poexchange/prices/river';
import { splitLines } from './split-lines.ts';

const CHANGES_PER_PAGE = 200;
const gzipMagic = [0x1f, 0x8b];

/**
 * Reads a file's recorded changes as pages of the stream: a `.json` contains one page as the publisher sent it, a
 * `.ndjson` one change per line; either may be gzipped (`.gz`, or detected by its first bytes). Lines that are not JSON
 * become changes that are quarantined.
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

const reasons: Readonly<Record<keyof PageCounts['dropped'], string>> = {
  privateTab: 'in a tab that is not public',
  noMarket: 'in a league without a market (solo, private, ruthless or none)',
  notAnItem: 'no item',
  locked: 'locked to an account or character',
  unknownItem: 'of no kind with a price of its own',
  missingProperty: 'of a known kind, without a property that tells its group',
  unidentified: 'not identified',
  notEnglish: 'not named in English',
  badName: 'with a name no item has',
  chartOrWarrant: 'a chart or a warrant, worth what it holds',
  notStorable: 'with a text the database cannot hold',
  noAsk: 'grouped, but nobody asks a price for it',
  badNote: 'grouped, but its note is no price',
};

/** Formats a run's counts as readable lines: the input, and the reason for everything that did not become an offer. */
export function explainCounts(counts: Readonly<PageCounts>): string[] {
  const line = (count: number, text: string, depth = 0): string => `${'  '.repeat(depth)}${String(count).padStart(9)}  ${text}`;
  const tabs = [
    line(counts.publicTabs, 'public tabs', 1),
    line(counts.privateTabs, 'tabs that are not public: what they held is forgotten', 1),
    line(counts.noMarketTabs, 'tabs in leagues without a market', 1),
    line(counts.quarantined, 'quarantined: no change that can be read', 1),
  ];
  const dropped = (Object.keys(reasons) as (keyof typeof reasons)[])
    .filter((reason) => counts.dropped[reason] > 0)
    .map((reason) => line(counts.dropped[reason], reasons[reason], 1));
  return [
    line(counts.changes, 'changes'),
    ...tabs,
    line(counts.items, 'items'),
    line(counts.priced, 'priced', 1),
    ...dropped,
    line(counts.grouped, 'of the items have a group'),
    line(counts.offers, 'offers: stock of one group at one ask in one tab, as each change had them'),
  ];
}
