/**
 * `npm run river -- FILE... [--out FOLDER]`: processes recorded changes with the code that follows the stream,
 * publishes the prices into a folder, and reports the outcome of every change and item. Starts a temporary PostgreSQL,
 * unless DATABASE_URL names another database.
 */
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { resolveBinaries, startCluster } from '@poexchange/platform/embedded-postgres';
import { createPriceStore } from '@poexchange/platform/price-store';
import { openRiver } from '@poexchange/prices/river';
import { explainCounts, readChanges } from './read-changes.ts';

const program = new Command('npm run river --')
  .description('Reports what becomes of recorded changes, and publishes their prices into a folder.')
  .argument('<FILE...>', '.json: a page; .ndjson: a change a line; both also as gzip')
  .option('--out <FOLDER>', 'where price files are written', '.data/river')
  .showHelpAfterError('usage: npm run river -- FILE... [--out FOLDER]')
  .exitOverride();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

type Database = { readonly url: string; readonly close: () => Promise<void> };

async function openDatabase(): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, close: async () => undefined };
  const folder = await mkdtemp(path.join(tmpdir(), 'poexchange-river-'));
  // If this runs as root, PostgreSQL runs as another user, who must be able to access the folder.
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

try {
  program.parse();
  await run(program.args, program.opts<{ out: string }>().out);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
