// `npm run bench -- river [--rounds N]`: pages of the stream read, grouped, priced and stored, against JSON.parse of
// the same bytes.
import { openRiver } from '@poexchange/prices/river';
import { startDatabase } from './lib/start-product.ts';
import { runBench, type Bench } from './lib/run-bench.ts';
import { median } from './lib/statistics.ts';
import { readGeneratedPages, readRecordedPages, renewPages } from './river/collect-pages.ts';

/** Rounds that fill caches and compile code before the measurement; every round has new tabs. */
const WARM_UP_ROUNDS = 2;

await runBench('river', async (bench) => {
  const cluster = await startDatabase(bench);
  const sources = [
    { name: 'recorded', limit: 0.5, pages: await readRecordedPages() },
    { name: 'generated', limit: 0.3, pages: await readGeneratedPages(bench) },
  ];
  for (const source of sources) {
    if (source.pages.length === 0) {
      bench.say(`no ${source.name} pages here: CORPUS has none`);
      continue;
    }
    await cluster.createDatabase(source.name);
    await measure(bench, { ...source, databaseUrl: cluster.urlOf(source.name) });
  }
});

async function measure(
  { report, say, readOption, onEnd }: Bench,
  { name, limit, pages, databaseUrl }: { name: string; limit: number; pages: readonly string[]; databaseUrl: string },
): Promise<void> {
  const river = await openRiver(databaseUrl);
  onEnd(`${name} stream`, river.close);
  const rounds = WARM_UP_ROUNDS + readOption('rounds', 7);
  const ours: number[] = [];
  const bare: number[] = [];
  const share: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const bodies = renewPages(pages, { round, firstId: round * pages.length });
    bytes = bodies.reduce((sum, body) => sum + body.length, 0);
    const alone = await measureOnce(async () => bodies.forEach((body) => void JSON.parse(body.toString('utf8'))));
    const whole = await measureOnce(() => river.take(bodies));
    if (round < WARM_UP_ROUNDS) continue;
    ours.push(whole.clockMs);
    bare.push(alone.clockMs);
    share.push(alone.cpuMs / whole.cpuMs);
  }
  const { counts } = river.readStatus();
  say(
    `${name}: ${pages.length} pages, ${(bytes / 1e6).toFixed(1)} MB; of all rounds ${counts.changes} changes, ${counts.items} items, ` +
      `${counts.grouped} with a group, ${counts.priced} priced, ${counts.offers} offers, ${counts.quarantined} quarantined; of the processor's time of this process JSON.parse would be ${Math.round(median(share) * 100)} %`,
  );
  const perSecond = (ms: number): number => bytes / 1e6 / (ms / 1000);
  report({
    name: `${name} pages, parsed, grouped, priced and stored (limit: ratio ${limit})`,
    value: perSecond(median(ours)),
    unit: 'MB per s',
    peer: 'bare JSON.parse of the same bytes',
    peerValue: perSecond(median(bare)),
    better: 'higher',
  });
}

/** Measures some work in wall-clock time and in processor time of this process with all its threads. */
async function measureOnce(work: () => Promise<void>): Promise<{ clockMs: number; cpuMs: number }> {
  const startedAtMs = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { clockMs: performance.now() - startedAtMs, cpuMs: (user + system) / 1000 };
}
