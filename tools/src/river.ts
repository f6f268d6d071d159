/**
 * `npm run river -- FILE... [--out FOLDER]`: feeds recorded changes through the code that follows the stream, publishes
 * the prices into a folder, and reports the outcome of every change and item. It starts a temporary PostgreSQL, unless
 * DATABASE_URL names another.
 */
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { resolveBinaries, startCluster } from '@poexchange/platform/embedded-postgres';
import { createPriceStore } from '@poexchange/platform/price-store';
import { openRiver, type PageCounts } from '@poexchange/prices/river';
import { readChanges } from './read-changes.ts';

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

/**
 * Writes the counts of a run as lines for a person: the input, and the reason for everything that did not become an
 * offer.
 */
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

const USAGE = 'usage: npm run river -- FILE... [--out FOLDER]   (.json: a page; .ndjson: a change a line; both also as gzip)';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

type Database = { readonly url: string; readonly close: () => Promise<void> };

async function openDatabase(): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, close: async () => undefined };
  const folder = await mkdtemp(path.join(tmpdir(), 'poexchange-river-'));
  // When run as root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const cluster = await startCluster({ folder: path.join(folder, 'postgres'), binaries: await resolveBinaries(), durability: 'none' });
  await cluster.createDatabase('river');
  return {
    url: cluster.urlOf('river'),
    close: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(files: readonly string[], out: string): Promise<void> {
  await Promise.all(files.map(async (file) => access(file)));
  const database = await openDatabase();
  try {
    const river = await openRiver(database.url);
    try {
      for (const file of files) {
        const before = { ...river.readStatus().counts };
        for await (const page of readChanges(file)) await river.take([page]);
        const { changes, items, offers } = river.readStatus().counts;
        say(`${path.basename(file)}: ${changes - before.changes} changes, ${items - before.items} items, ${offers - before.offers} offers`);
      }
      await river.publish(createPriceStore(out));
      for (const line of explainCounts(river.readStatus().counts)) say(line);
      const stored = await river.countStored();
      say(
        `stored: ${stored.offers} offers in ${stored.tabs} tabs of ${stored.accounts} accounts, of ${stored.groups} groups seen in ${stored.leagues} leagues`,
      );
      say(`price files: ${path.resolve(out)}`);
    } finally {
      await river.close();
    }
  } finally {
    await database.close();
  }
}

function readArguments(): { files: string[]; out: string } | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string', default: '.data/river' } } });
    return positionals.length === 0 ? null : { files: positionals, out: values.out };
  } catch {
    return null;
  }
}

const given = readArguments();
if (given === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await run(given.files, given.out).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
