/** Division of a large league into partitions of whole tags. */
import { countShards } from '@poexchange/domain/pricing';
import { tags as allTags } from '@poexchange/domain/tables';

/** More partitions would not be smaller: by the counts of R3.63, the largest tags are a quarter of the total. */
const MOST_PARTITIONS = 4;
/**
 * Hysteresis: a smaller division must be below this share of the limit, so that a league at the limit is not divided
 * back and forth.
 */
const ROOM = 0.75;

/** The tag of the currencies in which prices are asked. */
export const RATES_TAG = 'currency';

/**
 * Chooses a league's number of partitions: 1, 2 or 4, with at most `limit` asks each on average. Reduces the current
 * number only if the partitions have room to grow.
 */
export function choosePartitions(asks: number, { limit, now }: { limit: number; now: number }): number {
  const smallest = (most: number): number => Math.min(MOST_PARTITIONS, 2 ** Math.max(0, Math.ceil(Math.log2(asks / most))));
  const wanted = smallest(limit);
  return wanted >= now ? wanted : Math.min(now, smallest(limit * ROOM));
}

/**
 * Returns a tag's partition, numbered from 1: the same in all programs and permanently, because it depends only on the
 * counts of R3.63 (longest processing time first). An unknown tag is in the first partition.
 */
export function partitionOf(tag: string, partitions: number): number {
  return assign(partitions).get(tag) ?? 1;
}

const assigned = new Map<number, ReadonlyMap<string, number>>();

function assign(partitions: number): ReadonlyMap<string, number> {
  const known = assigned.get(partitions);
  if (known !== undefined) return known;
  const loads = Array.from({ length: partitions }, () => 0);
  const weigh = (tag: string): number => Math.max(1, countShards(tag));
  const found = new Map<string, number>();
  for (const tag of allTags.toSorted((a, b) => weigh(b) - weigh(a) || (a < b ? -1 : 1))) {
    const place = loads.indexOf(Math.min(...loads));
    loads[place] = (loads[place] ?? 0) + weigh(tag);
    found.set(tag, place + 1);
  }
  assigned.set(partitions, found);
  return found;
}
