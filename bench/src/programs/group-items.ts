// Groups the items of a file in a process of its own, with our hash or with object-hash, and prints the processor time
// of each pass.
import { readFileSync } from 'node:fs';
import { groupItem, hashGroup, type ItemGroup } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import objectHash from 'object-hash';

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

/** Processor time of some work, in ms; excludes other processes on the machine. */
function measure(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** One pass over items that the code has not seen before; groups with a hash of ours get the peer's as well. */
function groupOnce(): { passMs: number; groups: ItemGroup[] } {
  const raw = lines.map((line) => JSON.parse(line) as unknown);
  const groups: ItemGroup[] = [];
  const passMs = measure(() => {
    for (const item of raw) {
      const read = readItem(item);
      const result = read.ok ? groupItem(read.item, 'poe1') : undefined;
      if (result?.ok !== true) continue;
      groups.push(result.primary);
      if (METHOD !== 'ours') hashPeer(result.primary);
    }
  });
  return { passMs, groups };
}

function repeat(pass: (round: number) => number): number[] {
  return Array.from({ length: rounds }, (_, round) => pass(round));
}

const cold = groupOnce();
const warmMs = repeat(() => groupOnce().passMs);
const { groups } = cold;
const hashMs = repeat(() => measure(() => groups.forEach(hashItemGroup)));
const kinds = [...new Map(groups.map((group) => [group.hash, group])).values()];
const newHashMs = repeat((round) => {
  // Use another key each time, so that caches do not help.
  const unseen = kinds.map((group) => ({ ...group, key: `${group.key} ${round}` }));
  return measure(() => unseen.forEach((group) => void hashItemGroup(group)));
});
const wrong = METHOD === 'ours' ? 0 : kinds.filter((group) => hashPeer(group) !== group.hash).length;
process.stdout.write(
  `${JSON.stringify({
    ready: true,
    items: lines.length,
    grouped: groups.length,
    kinds: kinds.length,
    wrong,
    coldMs: [cold.passMs],
    warmMs,
    hashMs,
    newHashMs,
    peakMib: process.resourceUsage().maxRSS / 1024,
  })}\n`,
);
