// `npm run bench -- valuate [--offers N] [--groups N] [--rounds N]`: from rows of offers to compressed files, compared
// with PostgreSQL's own percentiles of the same rows.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';
import { PRICES_NODE_OPTIONS } from '../../scripts/lib/child.ts';
import { runBench, type Bench } from './lib/run-bench.ts';
import { startPart, startDatabase } from './lib/start-product.ts';
import { list, measureOnce, median } from './lib/statistics.ts';
import { fillDatabase } from './valuate/fill-database.ts';

const LIMIT_MS = 2500;
const LIMIT_MIB = 512;
/** The peer: computes the ten percentiles of each group's asks, without cleaning or writing anything. */
const PERCENTILES = `
  select group_id, percentile_cont(array[0.05, 0.07, 0.10, 0.12, 0.15, 0.18, 0.20, 0.25, 0.30, 0.50]) within group (order by ask)
  from asks_as_rows group by group_id`;

type Result = Readonly<Record<'publishMs' | 'againMs' | 'minuteMs' | 'movedMs' | 'bareMs' | 'peakMib' | 'fileBytes', number>>;

const cases = [
  [', by a program that has been running, after a minute of changes', 'minuteMs'],
  [', by a program that has been running, when nothing changed', 'againMs'],
  [', by a program that has been running, when every ask has moved', 'movedMs'],
  [', by a program that has just started', 'publishMs'],
] as const;

await runBench('valuate', async (bench) => {
  const { report, say, readOption, folder } = bench;
  const size = { offers: readOption('offers', 1_000_000), groups: readOption('groups', 5000) };
  const cluster = await startDatabase(bench);
  const databaseUrl = cluster.urlOf('poexchange');
  await fillDatabase(databaseUrl, size);
  const pool = createPool(databaseUrl, { name: 'bench', max: 1 });
  bench.onEnd('pool', () => pool.end());

  // The time to replace a file depends on the disk; in memory it is negligible.
  const places = [{ place: '', in: folder, ours: [] as Result[] }, ...listMemoryFolders(bench)];
  const peerMs: number[] = [];
  for (let round = 0; round < readOption('rounds', 3); round += 1) {
    for (const { place, in: parent, ours } of places) {
      // Delete the previous round's results, so that each round publishes everything.
      await pool.query('truncate prices.hourly_value, prices.daily_value, prices.market_state, prices.currency_rate');
      ours.push(
        (await startPart(bench, {
          name: `publish-${round}${place.replaceAll(/\W+/g, '-')}`,
          entry: 'bench/src/programs/publish-prices.ts',
          env: { DATABASE_URL: databaseUrl, STORE: path.join(parent, `files-${round}`), NODE_OPTIONS: PRICES_NODE_OPTIONS },
        })) as unknown as Result,
      );
      peerMs.push((await measureOnce(() => pool.query(PERCENTILES))).ms);
    }
  }
  const name = `${size.offers / 1e6} million offers, ${size.groups} groups, rows to compressed files`;
  const peer = { peer: "PostgreSQL's percentile_cont of the same rows, nothing cleaned or written", peerValue: median(peerMs) };
  const onDisk = places[0]?.ours ?? [];
  say(`${(median(onDisk.map((result) => result.fileBytes)) / 1e6).toFixed(1)} MB of files; rounds of PostgreSQL alone ${list(peerMs)} ms`);
  for (const { place, ours } of places) {
    for (const [when, figure] of cases) {
      const rounds = ours.map((result) => result[figure]);
      say(`rounds${when}${place}: ${list(rounds)} ms`);
      const value = median(rounds);
      report({ name: name + when + place, value, peerValue: LIMIT_MS });
      report({ name: name + when + place, value, ...peer });
    }
  }
  report({ name: `bare write and rename of the files of ${name}`, value: median(onDisk.map(({ bareMs }) => bareMs)), ...peer });
  const peakMib = Math.max(...onDisk.map((result) => result.peakMib));
  report({ name: `${name}: peak memory`, value: peakMib, unit: 'MiB', peerValue: LIMIT_MIB });
});

/** An in-memory folder, if the system has one. */
function listMemoryFolders({ onEnd }: Bench): { place: string; in: string; ours: Result[] }[] {
  if (!existsSync('/dev/shm')) return [];
  const folder = mkdtempSync('/dev/shm/poexchange-bench-');
  onEnd('files in memory', async () => rmSync(folder, { recursive: true, force: true }));
  return [{ place: ', to files in memory', in: folder, ours: [] }];
}
