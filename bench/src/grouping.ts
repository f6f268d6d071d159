// `npm run bench -- grouping [--rounds N] [--processes N]`: the group of every item, against the same rules with
// object-hash, each in a process of its own.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { collectItems } from './grouping/collect-items.ts';
import { runBench } from './lib/run-bench.ts';
import { startPart } from './lib/start-product.ts';
import { median } from './lib/statistics.ts';

/** Output of programs/group-items.ts; times in ms. */
type Result = {
  readonly items: number;
  readonly grouped: number;
  readonly kinds: number;
  readonly wrong: number;
  readonly coldMs: readonly number[];
  readonly warmMs: readonly number[];
  readonly hashMs: readonly number[];
  readonly newHashMs: readonly number[];
  readonly peakMib: number;
};

const PEER = 'object-hash 3';

await runBench('grouping', async (bench) => {
  const { report, say, readOption } = bench;
  const rounds = readOption('rounds', 9);
  const processes = readOption('processes', 3);
  const { source, items } = await collectItems(bench);
  const file = path.join(bench.folder, 'items.ndjson');
  await writeFile(file, items.join('\n'));

  async function run(method: 'ours' | 'object-hash'): Promise<Result> {
    const env = { ITEMS_FILE: file, METHOD: method, ROUNDS: String(rounds) };
    return (await startPart(bench, { name: method, entry: 'bench/src/programs/group-items.ts', env })) as unknown as Result;
  }
  // Alternate the two, so that a machine that becomes busy slows both down.
  const runs = { ours: [] as Result[], peer: [] as Result[] };
  for (let turn = 0; turn < processes; turn += 1) {
    runs.ours.push(await run('ours'));
    runs.peer.push(await run('object-hash'));
  }
  const ours = join(runs.ours);
  const peer = join(runs.peer);
  if (peer.wrong > 0) throw new Error(`${peer.wrong} of ${peer.kinds} groups have another hash than object-hash gives`);
  say(`${ours.items} ${source}, ${ours.grouped} with a group, ${ours.kinds} groups; the time is the processor's`);

  const rate = { unit: 'per s', better: 'higher' } as const;
  const perSecond = (count: number, timeMs: number): number => (count / timeMs) * 1000;
  const compare = (name: string, options: { peer: string; rateOf: (result: Result) => number }): void =>
    report({ name, value: options.rateOf(ours), peer: options.peer, peerValue: options.rateOf(peer), ...rate });
  compare('items grouped, warm (limit: ratio 5)', {
    peer: `the same rules, then ${PEER}`,
    rateOf: ({ items: count, warmMs }) => perSecond(count, median(warmMs)),
  });
  compare('items grouped, first pass of a process', {
    peer: `the same rules, then ${PEER}`,
    rateOf: ({ items: count, coldMs }) => perSecond(count, median(coldMs)),
  });
  compare('hash alone, groups as they come (limit: ratio 20)', {
    peer: PEER,
    rateOf: ({ grouped, hashMs }) => perSecond(grouped, median(hashMs)),
  });
  compare('hash alone, groups never seen before', { peer: PEER, rateOf: ({ kinds, newHashMs }) => perSecond(kinds, median(newHashMs)) });
  report({
    name: 'peak memory of the process',
    value: ours.peakMib,
    unit: 'MiB',
    peer: `with ${PEER}`,
    peerValue: peer.peakMib,
    better: 'lower',
  });
});

/** Joins the results of several processes: all their times, the maximum of their memory, and the rest of the first. */
function join(results: readonly Result[]): Result {
  const [first] = results;
  if (first === undefined) throw new Error('--processes takes a number from 1');
  return {
    ...first,
    coldMs: results.flatMap(({ coldMs }) => coldMs),
    warmMs: results.flatMap(({ warmMs }) => warmMs),
    hashMs: results.flatMap(({ hashMs }) => hashMs),
    newHashMs: results.flatMap(({ newHashMs }) => newHashMs),
    wrong: Math.max(...results.map(({ wrong }) => wrong)),
    peakMib: Math.max(...results.map(({ peakMib }) => peakMib)),
  };
}
