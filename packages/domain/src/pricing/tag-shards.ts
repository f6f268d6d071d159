import type { Tag } from '../tables/index.ts';

const counts: readonly (readonly [Tag, number])[] = [
  ['allflame_ember', 0],
  ['corpse', 0],
  ['map', 5],
  ['card', 5],
  ['inscribed_ultimatum', 5],
  ['reward_map', 5],
  ['cluster', 12],
  ['gem', 25],
  ['unique', 50],
  ['timeless_jewel', 50],
];
/** Tags whose count is not 1 (R9.38, R9.40-R9.43); `corpse` is called coffin in R9 (D57). */
const countOfTag: ReadonlyMap<string, number> = new Map(counts);

/** A client that needs more keys of a tag than this reads the tag's single file (D56). */
const MOST_SAMPLED_KEYS = 8;

/**
 * Returns a tag's shard count (R3.63, R9.38-R9.43). The count indicates a tag's size: every tag has a single file in
 * any case.
 */
export function countShards(tag: string): number {
  return countOfTag.get(tag) ?? 1;
}

/** Returns true if a tag has a file for each key in addition to its single file: tags with more than one shard. */
export function hasKeyFiles(tag: string): boolean {
  return countShards(tag) > 1;
}

/**
 * Lists the keys whose files replace the tag's file: all keys, if the tag has key files, at most 8 keys are needed, and
 * each is a plain name; null if the tag's file must be read. A key that cannot be a file name is only in the tag's
 * file.
 */
export function listSampledKeys(tag: string, keys: ReadonlySet<string>): readonly string[] | null {
  if (!hasKeyFiles(tag) || keys.size > MOST_SAMPLED_KEYS) return null;
  const sampled = [...keys];
  return sampled.every(isPlainName) ? sampled.sort() : null;
}

const isPlainName = (key: string): boolean => key.length <= 60 && /^[a-z0-9][a-z0-9 '(),-]*$/.test(key);
