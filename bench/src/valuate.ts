// `npm run bench -- valuate [--offers N] [--groups N] [--rounds N]`: from rows of offers to compressed files, against PostgreSQL's own percentiles of the same rows.
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';
import { startPart, startDatabase } from './lib/start-product.ts';
import { runBench } from './lib/run-bench.ts';
import { median } from './lib/statistics.ts';
import { fillDatabase } from './valuate/fill-database.ts';

const LIMIT_MS = 2500;
const LIMIT_MIB = 512;
/** The same ten percentiles of each group's asks, nothing cleaned, nothing written. */
const PERCENTILES = `
  select group_id, percentile_cont(array[0.05, 0.07, 0.10, 0.12, 0.15, 0.18, 0.20, 0.25, 0.30, 0.50]) within group (order by ask)
  from asks_as_rows group by group_id`;

type Result = {
  readonly publishMs: number;
  readonly againMs: number;
  readonly minuteMs: number;
  readonly movedMs: number;
  readonly bareMs: number;
  readonly peakMib: number;
  readonly fileBytes: number;
};

await runBench('valuate', async (bench) => {
  const { report, say, readOption, folder } = bench;
  const size = { offers: readOption('offers', 1_000_000), groups: readOption('groups', 5000) };
  const cluster = await startDatabase(bench);
  const databaseUrl = cluster.urlOf('poexchange');
  await fillDatabase(databaseUrl, size);
  const pool = createPool(databaseUrl, { name: 'bench', max: 1 });
  bench.onEnd('pool', () => pool.end());

  const ours: Result[] = [];
  const peerMs: number[] = [];
  for (let round = 0; round < readOption('rounds', 5); round += 1) {
    // Whatever the last round wrote, so that each publishes everything.
    await pool.query('truncate prices.hourly_value, prices.daily_value, prices.market_state, prices.currency_rate');
    const store = path.join(folder, `files-${round}`);
    ours.push(
      (await startPart(bench, {
        name: `publish-${round}`,
        entry: 'bench/src/programs/publish-prices.ts',
        env: { DATABASE_URL: databaseUrl, STORE: store },
      })) as unknown as Result,
    );
    const startedAtMs = performance.now();
    await pool.query(PERCENTILES);
    peerMs.push(performance.now() - startedAtMs);
  }
  const name = `${size.offers / 1e6} million offers, ${size.groups} groups, rows to compressed files`;
  const peer = { peer: "PostgreSQL's percentile_cont of the same rows, nothing cleaned or written", peerValue: median(peerMs) };
  const times = [
    [', by a program that has been running, after a minute of changes', ours.map((result) => result.minuteMs)],
    [', by a program that has been running, when nothing changed', ours.map((result) => result.againMs)],
    [', by a program that has been running, when every ask has moved', ours.map((result) => result.movedMs)],
    [', by a program that has just started', ours.map((result) => result.publishMs)],
  ] as const;
  say(`${(median(ours.map((result) => result.fileBytes)) / 1e6).toFixed(1)} MB of files; rounds of PostgreSQL alone ${list(peerMs)} ms`);
  for (const [when, rounds] of times) {
    say(`rounds${when}: ${list(rounds)} ms`);
    const value = median(rounds);
    report({ name: name + when, value, unit: 'ms', peer: 'limit', peerValue: LIMIT_MS, better: 'lower' });
    report({ name: name + when, value, unit: 'ms', ...peer, better: 'lower' });
  }
  report({
    name: `bare write and rename of the files of ${name}`,
    value: median(ours.map((result) => result.bareMs)),
    unit: 'ms',
    ...peer,
    better: 'lower',
  });
  report({
    name: `${name}: peak memory`,
    value: Math.max(...ours.map((result) => result.peakMib)),
    unit: 'MiB',
    peer: 'limit',
    peerValue: LIMIT_MIB,
    better: 'lower',
  });
});

function list(rounds: readonly number[]): string {
  return rounds.map((ms) => ms.toFixed(0)).join(', ');
}
