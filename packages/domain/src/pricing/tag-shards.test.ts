import { describe, expect, it } from 'vitest';
import { tags, type Tag } from '../tables/index.ts';
import { countShards, hasKeyFiles, listSampledKeys } from './tag-shards.ts';

const tagsOfCount = (count: number): Tag[] => tags.filter((tag) => countShards(tag) === count);

describe('tag shards', () => {
  it('R3.63, R9.38, R9.39, R9.40, R9.41, R9.42, R9.43 matches the table, with one shard for most tags', () => {
    expect(tagsOfCount(0)).toEqual(['allflame_ember', 'corpse']);
    expect(tagsOfCount(5)).toEqual(['card', 'inscribed_ultimatum', 'map', 'reward_map']);
    expect(tagsOfCount(12)).toEqual(['cluster']);
    expect(tagsOfCount(25)).toEqual(['gem']);
    expect(tagsOfCount(50)).toEqual(['timeless_jewel', 'unique']);
    expect(tagsOfCount(1)).toHaveLength(tags.length - 10);
  });

  it('R5.42 samples only tags with more than one shard', () => {
    const sampled = ['card', 'cluster', 'gem', 'inscribed_ultimatum', 'map', 'reward_map', 'timeless_jewel', 'unique'];
    expect(tags.filter(hasKeyFiles)).toEqual(sampled);
    expect(tags.filter((tag) => listSampledKeys(tag, new Set(['a'])) !== null)).toEqual(sampled);
  });

  it('D56 samples at most 8 keys, sorted', () => {
    const keys = (count: number) => new Set(Array.from({ length: count }, (_, at) => `key ${9 - at}`));
    expect(listSampledKeys('unique', keys(9))).toBeNull();
    expect(listSampledKeys('unique', keys(8))?.[0]).toBe('key 2');
    expect(listSampledKeys('unique', new Set())).toEqual([]);
  });

  it.each(['.hidden', '../x', 'a/b', '*', 'é', '', ' a', 'x'.repeat(61), 'maelström of chaos'])(
    'D56 reads the tag file if the key %j cannot be a file name',
    (key) => {
      expect(listSampledKeys('unique', new Set(['headhunter', key]))).toBeNull();
    },
  );

  it('D56 requires plain item names', () => {
    expect(listSampledKeys('map', new Set(['map (tier 16)', "al-hezmin's map", 'craiceann, first of the deep']))).toHaveLength(3);
  });
});
