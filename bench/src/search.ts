// `npm run bench -- search [--draws N]`: length of our generated stash searches, over seeded draws of recorded names
// and mods.
import { proveSearches, readUniverse, writeSearches, type Subject, type Universe } from '@poexchange/domain/stash-search';
import { runBench } from './lib/run-bench.ts';
import { quantile, sum } from './lib/statistics.ts';
import { createRandom } from './lib/random.ts';
import { fixedLines, readSearchTables } from './search/read-tables.ts';

const writable = { spaces: 'kept', digits: 'avoided' } as const;
/** A map has many mods: mods other than the chosen ones must not affect the result. */
const ofMods = { complement: 'never', conjunction: 'never' } as const;
const PEER = 'the length to beat';
const LIMIT_MS = 50;

type Case = {
  readonly name: string;
  readonly toBeat: number;
  readonly subjects: readonly Subject[];
  /** Number of subjects in a listing; defaults to all of them. */
  readonly of?: number;
  readonly count: number;
};

/** CPU time of this thread; available in Node since 23.9, but missing from its types. */
function readCpuMs(): number {
  const { user } = 'threadCpuUsage' in process ? (process.threadCpuUsage as typeof process.cpuUsage)() : process.cpuUsage();
  return user / 1000;
}

await runBench('search', async ({ report, say, readOption, signal }) => {
  const draws = readOption('draws', 200);
  const { mapNames, modLines, mods, otherModLines } = await readSearchTables();
  const maps = mapNames.map((name): Subject => ({ sure: [name] }));
  const [besideMaps, besideMods] = [
    [...modLines, ...fixedLines],
    [...mapNames, ...otherModLines, ...fixedLines],
  ];
  const read = (subjects: readonly Subject[]): Universe => readUniverse(subjects, subjects === mods ? besideMods : besideMaps, writable);
  const [ofMaps, ofAllMods] = [read(maps), read(mods)];
  const makeCase = (subjects: readonly Subject[], what: string, count: number, toBeat: number): Case => ({
    name: `${count} of ${subjects.length} ${what}`,
    subjects,
    count,
    toBeat,
  });
  const cases: Case[] = [
    ...(
      [
        [10, 37],
        [20, 72],
        [30, 102],
        [50, 156],
      ] as const
    ).map(([count, toBeat]) => makeCase(maps, 'maps', count, toBeat)),
    { name: '20 of a listing of 40 maps', subjects: maps, of: 40, count: 20, toBeat: 55 },
    ...(
      [
        [10, 68],
        [20, 132],
        [30, 192],
      ] as const
    ).map(([count, toBeat]) => makeCase(mods, 'map mods', count, toBeat)),
  ];

  function measure({ name, subjects: all, of, count }: Case, seed: number): { length: number; strings: number; wrong: number; ms: number } {
    const random = createRandom(`search/${seed}`);
    const subjects = of === undefined ? all : random.shuffle(all).slice(0, of);
    const chosen = random.shuffle([...subjects.keys()]).slice(0, count);
    const startMs = readCpuMs();
    // The writer reads tables once, but reads a listing for every string.
    const universe = subjects === maps ? ofMaps : subjects === mods ? ofAllMods : read(subjects);
    const result = writeSearches(universe, chosen, { form: 'quoted', ...(all === mods && ofMods) });
    const ms = readCpuMs() - startMs;
    if (result.kind !== 'written') throw new Error(`nothing written for ${name} ${seed}: ${result.kind}`);
    const { missed, extra } = proveSearches({ subjects, common: all === mods ? besideMods : besideMaps }, chosen, result.searches);
    const length = result.searches.join('').replaceAll('"', '').length;
    return { length, strings: result.searches.length, wrong: missed.length + extra.length, ms };
  }

  // Warm up: a page compiles its code once, so compilation must not count towards each string's time.
  for (const each of cases) measure(each, draws + 1);
  let [wrong, slowestMs] = [0, 0];
  for (const each of cases) {
    const results = Array.from({ length: draws }, (_none, at) => {
      signal.throwIfAborted();
      return measure(each, at + 1);
    });
    const length = sum(results.map((result) => result.length)) / draws;
    const times = results.map(({ ms }) => ms);
    const ms = sum(times) / draws;
    wrong += sum(results.map((result) => result.wrong));
    slowestMs = Math.max(slowestMs, ...times);
    say(
      `${each.name}: mean ${length.toFixed(1)}, in more than one string ${results.filter(({ strings }) => strings > 1).length}, ` +
        `mean ${ms.toFixed(1)} ms, 99 of 100 below ${quantile(times, 0.99).toFixed(1)} ms`,
    );
    report({ name: each.name, value: length, unit: 'characters', peer: PEER, peerValue: each.toBeat });
    report({ name: `${each.name}, time`, value: ms, peerValue: LIMIT_MS });
  }
  report({ name: 'slowest string', value: slowestMs, peerValue: LIMIT_MS });
  report({ name: 'wrong hits and misses', value: wrong, unit: 'items', peerValue: 0 });
});
