// `npm run bench -- grouping [--rounds N] [--processes N]`: computes every item's group, compared with the same rules
// on object-hash, each in its own process.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runBench } from './lib/run-bench.ts';
import { startPart } from './lib/start-product.ts';
import { median } from './lib/statistics.ts';
import { collectItems } from './lib/stream-pages.ts';

/** Output of programs/group-items.ts; times in ms. */
type Result = Readonly<Record<'items' | 'grouped' | 'kinds' | 'wrong' | 'peakMib', number>> &
  Readonly<Record<'coldMs' | 'warmMs' | 'hashMs' | 'newHashMs', readonly number[]>>;

const PEER = 'object-hash 3';
const RULES_PEER = `the same rules, then ${PEER}`;
const cases = [
  { name: 'items grouped, warm', leastRatio: 5, count: 'items', times: 'warmMs', peer: RULES_PEER },
  { name: 'items grouped, first pass of a process', count: 'items', times: 'coldMs', peer: RULES_PEER },
  { name: 'hash alone, groups as they come', leastRatio: 20, count: 'grouped', times: 'hashMs', peer: PEER },
  { name: 'hash alone, groups never seen before', count: 'kinds', times: 'newHashMs', peer: PEER },
] as const;

await runBench('grouping', async (bench) => {
  const { report, say, readOption } = bench;
  const rounds = readOption('rounds', 9);
  const processes = Math.max(1, readOption('processes', 3));
  const { source, items } = await collectItems(bench);
  const file = path.join(bench.folder, 'items.ndjson');
  await writeFile(file, items.join('\n'));

  const run = async (method: 'ours' | 'object-hash'): Promise<Result> => {
    const env = { ITEMS_FILE: file, METHOD: method, ROUNDS: String(rounds) };
    return (await startPart(bench, { name: method, entry: 'bench/src/programs/group-items.ts', env })) as unknown as Result;
  };
  // Alternate the two implementations, so that a machine that becomes busy slows both down.
  const [ours, peers]: [Result[], Result[]] = [[], []];
  for (let turn = 0; turn < processes; turn += 1) {
    ours.push(await run('ours'));
    peers.push(await run('object-hash'));
  }
  const most = (results: readonly Result[], key: 'wrong' | 'peakMib'): number => Math.max(...results.map((result) => result[key]));
  const { items: count = 0, grouped = 0, kinds = 0 } = ours[0] ?? {};
  const wrong = most(peers, 'wrong');
  if (wrong > 0) throw new Error(`${wrong} of ${kinds} groups have another hash than object-hash gives`);
  say(`${count} ${source}, ${grouped} with a group, ${kinds} groups; the time is the processor's`);
  for (const { name, peer, ...each } of cases) {
    const rateOf = (results: readonly Result[]): number =>
      ((results[0]?.[each.count] ?? 0) / median(results.flatMap((result) => result[each.times]))) * 1000;
    report({
      name,
      value: rateOf(ours),
      unit: 'per s',
      peer,
      peerValue: rateOf(peers),
      better: 'higher',
      ...('leastRatio' in each ? { leastRatio: each.leastRatio } : {}),
    });
  }
  const memory = { unit: 'MiB', peer: `with ${PEER}`, peerValue: most(peers, 'peakMib') };
  report({ name: 'peak memory of the process', value: most(ours, 'peakMib'), ...memory });
});
