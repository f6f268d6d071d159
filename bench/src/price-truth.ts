/**
 * Error of prices against what honest sellers ask while others lie (D90), in the worlds of `bench/worlds` or in one
 * that is given: `npm run bench -- price-truth [--world NAME|FILE] [--seeds N] [--hours N]`.
 */
import { runBench } from './lib/run-bench.ts';
import { reportAttacks } from './price-truth/report-attacks.ts';
import { reportWorld } from './price-truth/report-world.ts';
import { listWorlds, readWorldFile } from './price-truth/world-file.ts';

await runBench('price-truth', async (bench) => {
  const given = bench.readText('world');
  for (const name of given === undefined ? listWorlds() : [given]) {
    const file = readWorldFile(name);
    const seeds = file.seeds.slice(0, bench.readOption('seeds', file.seeds.length));
    const world = { ...file, seeds, hours: bench.readOption('hours', file.hours) };
    bench.say(`${world.name}: ${world.about} Seeds ${seeds.join(', ')}, ${world.hours} hours.`);
    reportWorld(world, bench);
    reportAttacks(world, bench);
  }
});
