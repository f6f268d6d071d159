// `npm run bench -- search [--draws N]`: length of the stash searches that we write, over seeded draws of recorded
// names and mods.
import { proveSearches, readUniverse, writeSearches, type Subject, type Universe } from '@poexchange/domain/stash-search';
import { runBench } from './lib/run-bench.ts';
import { drawRows } from './search/draw-rows.ts';
import { fixedLines, readSearchTables } from './search/read-tables.ts';

const writable = { spaces: 'kept', digits: 'avoided' } as const;
/** A map has many mods: its other mods must not decide. */
const ofMods = { complement: 'never', conjunction: 'never' } as const;
const PEER = 'the length to beat';
const LIMIT_MS = 50;

type Case = {
  readonly name: string;
  readonly toBeat: number;
  readonly options?: typeof ofMods;
  readonly draw: (seed: number) => { subjects: Subject[]; common: readonly string[]; chosen: number[] };
};

/** Processor time of this thread; Node has it since 23.9, but its types lack it. */
function readCpuMicros(): number {
  const { user } = 'threadCpuUsage' in process ? (process.threadCpuUsage as typeof process.cpuUsage)() : process.cpuUsage();
  return user;
}

await runBench('search', async ({ report, say, readOption, signal }) => {
  const draws = readOption('draws', 200);
  const { mapNames, modLines, mods, otherModLines } = await readSearchTables();
  const maps = mapNames.map((name): Subject => ({ sure: [name] }));
  const besideMaps = [...modLines, ...fixedLines];
  const besideMods = [...mapNames, ...otherModLines, ...fixedLines];
  const cases: Case[] = [
    ...[10, 20, 30, 50].map((count, index) => ({
      name: `${count} of ${maps.length} maps`,
      toBeat: [37, 72, 102, 156][index] as number,
      draw: (seed: number) => ({ subjects: maps, common: besideMaps, chosen: drawRows(maps.length, count, seed) }),
    })),
    {
      name: '20 of a listing of 40 maps',
      toBeat: 55,
      draw: (seed: number) => ({
        subjects: drawRows(maps.length, 40, seed).map((row) => maps[row] as Subject),
        common: besideMaps,
        chosen: drawRows(40, 20, seed + 1000),
      }),
    },
    ...[10, 20, 30].map((count, index) => ({
      name: `${count} of ${mods.length} map mods`,
      toBeat: [68, 132, 192][index] as number,
      options: ofMods,
      draw: (seed: number) => ({ subjects: mods, common: besideMods, chosen: drawRows(mods.length, count, seed) }),
    })),
  ];

  const tables = new Map<readonly Subject[], Universe>([
    [maps, readUniverse(maps, besideMaps, writable)],
    [mods, readUniverse(mods, besideMods, writable)],
  ]);

  function measure({ draw, options }: Case, seed: number): { length: number; strings: number; wrong: number; ms: number } {
    const { subjects, common, chosen } = draw(seed);
    // The writer reads tables once, but a listing with every string. The time is this thread's processor time.
    const table = tables.get(subjects);
    const start = readCpuMicros();
    const universe = table ?? readUniverse(subjects, common, writable);
    const result = writeSearches(universe, chosen, { form: 'quoted', ...options });
    const ms = (readCpuMicros() - start) / 1000;
    if (result.kind !== 'written') throw new Error(`nothing written for ${draw.name} ${seed}: ${result.kind}`);
    const { missed, extra } = proveSearches({ subjects, common }, chosen, result.searches);
    const length = result.searches.join('').replaceAll('"', '').length;
    return { length, strings: result.searches.length, wrong: missed.length + extra.length, ms };
  }

  // Warm up: a page pays for compilation once, so it must not count towards a string's time.
  for (const each of cases) measure(each, draws + 1);
  let wrong = 0;
  let slowest = 0;
  for (const each of cases) {
    const results: ReturnType<typeof measure>[] = [];
    for (let seed = 1; seed <= draws; seed += 1) {
      signal.throwIfAborted();
      results.push(measure(each, seed));
    }
    const mean = (read: (result: (typeof results)[number]) => number): number =>
      results.reduce((sum, result) => sum + read(result), 0) / draws;
    const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
    wrong += results.reduce((sum, result) => sum + result.wrong, 0);
    slowest = Math.max(slowest, times.at(-1) ?? 0);
    say(
      `${each.name}: mean ${mean(({ length }) => length).toFixed(1)}, in more than one string ${results.filter(({ strings }) => strings > 1).length}, ` +
        `mean ${mean(({ ms }) => ms).toFixed(1)} ms, 99 of 100 below ${(times[Math.floor(draws * 0.99)] ?? 0).toFixed(1)} ms`,
    );
    report({
      name: each.name,
      value: mean(({ length }) => length),
      unit: 'characters',
      peer: PEER,
      peerValue: each.toBeat,
      better: 'lower',
    });
    report({ name: `${each.name}, time`, value: mean(({ ms }) => ms), unit: 'ms', peer: 'limit', peerValue: LIMIT_MS, better: 'lower' });
  }
  report({ name: 'slowest string', value: slowest, unit: 'ms', peer: 'limit', peerValue: LIMIT_MS, better: 'lower' });
  report({ name: 'wrong hits and misses', value: wrong, unit: 'items', peer: 'limit', peerValue: 0, better: 'lower' });
});
