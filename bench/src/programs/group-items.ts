// Groups the items of a file in a separate process, with our hash or with object-hash, and prints the CPU time of each
// pass.
import { readFileSync } from 'node:fs';
import { groupItem, hashGroup, type ItemGroup } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import objectHash from 'object-hash';
import { measureOnce } from '../lib/statistics.ts';

const { ITEMS_FILE = '', METHOD = 'ours', ROUNDS = '5' } = process.env;
const rounds = Number(ROUNDS);
const lines = readFileSync(ITEMS_FILE, 'utf8').split('\n');

const hashItemGroup = METHOD === 'ours' ? hashOurs : hashPeer;

function hashOurs({ tag, key, unsafeHashProperties }: ItemGroup): string {
  return hashGroup({ tag, key, properties: unsafeHashProperties });
}

function hashPeer({ tag, key, unsafeHashProperties }: ItemGroup): string {
  return objectHash({ tag, key, propertiesHash: unsafeHashProperties }, { unorderedArrays: true });
}

/** Groups items that the code has not seen before, once; groups that have our hash also get the peer's hash. */
function groupOnce(raw: readonly unknown[]): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const item of raw) {
    const read = readItem(item);
    const result = read.ok ? groupItem(read.item, 'poe1') : undefined;
    if (result?.ok !== true) continue;
    groups.push(result.primary);
    if (METHOD !== 'ours') hashPeer(result.primary);
  }
  return groups;
}

/** CPU times of several rounds; each round's input is prepared before the clock starts. */
async function repeat<Needed>(count: number, make: (round: number) => Needed, work: (needed: Needed) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const needed = make(round);
    times.push((await measureOnce(() => work(needed))).cpuMs);
  }
  return times;
}

const parse = (): unknown[] => lines.map((line) => JSON.parse(line) as unknown);
let groups: ItemGroup[] = [];
const coldMs = await repeat(1, parse, (raw) => (groups = groupOnce(raw)));
const warmMs = await repeat(rounds, parse, groupOnce);
const hashMs = await repeat(
  rounds,
  () => groups,
  (known) => known.forEach(hashItemGroup),
);
const kinds = [...new Map(groups.map((group) => [group.hash, group])).values()];
// Use different keys in each round, so that caches do not help.
const unseen = (round: number): ItemGroup[] => kinds.map((group) => ({ ...group, key: `${group.key} ${round}` }));
const newHashMs = await repeat(rounds, unseen, (fresh) => fresh.forEach(hashItemGroup));
const wrong = METHOD === 'ours' ? 0 : kinds.filter((group) => hashPeer(group) !== group.hash).length;
const counts = { items: lines.length, grouped: groups.length, kinds: kinds.length, wrong };
const peakMib = process.resourceUsage().maxRSS / 1024;
process.stdout.write(`${JSON.stringify({ ready: true, ...counts, coldMs, warmMs, hashMs, newHashMs, peakMib })}\n`);
