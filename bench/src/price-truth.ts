/**
 * Measures the error of prices against what honest sellers ask, while other sellers post fake asks, in the worlds of
 * `bench/worlds` or in a specified world: `npm run bench -- price-truth [--world NAME|FILE] [--seeds N] [--hours N]
 * [--only goals]`. Ends with the table of goals; `--only goals` plays only the worlds with goals. `--chart FILE`
 * instead draws what attacks of each size achieve and how long true moves take, and reports no figures.
 */
import { writeFileSync } from 'node:fs';
import { runBench, type Bench } from './lib/run-bench.ts';
import { drawTradeOff } from './price-truth/draw-trade-off.ts';
import { measureTradeOff } from './price-truth/measure-trade-off.ts';
import { reportGoals } from './price-truth/goals.ts';
import { reportAttacks } from './price-truth/report-attacks.ts';
import { reportDigest } from './price-truth/report-digest.ts';
import { reportWorld } from './price-truth/report-world.ts';
import { listWorlds, readWorldFile } from './price-truth/world-file.ts';

await runBench('price-truth', playWorlds, { hasTable: false });

async function playWorlds(bench: Bench): Promise<void> {
  const given = bench.readText('world');
  const chart = bench.readText('chart');
  if (chart !== undefined) {
    writeFileSync(chart, drawTradeOff(measureTradeOff(bench.readOption('seeds', 3), bench)));
    return;
  }
  const only = bench.readText('only');
  if (only !== undefined && only !== 'goals') throw new Error('--only takes: goals');
  const rows = given === undefined ? await reportDigest(bench) : [];
  for (const name of given === undefined ? listWorlds() : [given]) {
    const file = readWorldFile(name);
    const seeds = file.seeds.slice(0, bench.readOption('seeds', file.seeds.length));
    const world = { ...file, seeds, hours: bench.readOption('hours', file.hours) };
    bench.say(`${world.name}: ${world.about} Seeds ${seeds.join(', ')}, ${world.hours} hours.`);
    rows.push(...reportWorld(world, { ...bench, conditions: only ?? 'all' }));
    if (only === undefined) reportAttacks(world, bench);
  }
  reportGoals(rows, bench);
}
