import { describe, expect, it } from 'vitest';
import { makeFilterGroup, makeGroup, type ItemGroup } from '../grouping/index.ts';
import { deriveListedGroups, type KnownValue } from './index.ts';

const map = makeGroup('map', 'strand map', { tier: 16 });
const eightMod = makeGroup('map', 'strand map', { tier: 16, eightMod: true });
const delirious = makeGroup('map', 'strand map', { tier: 16, deliriumLayers: 2 });
const gem = makeGroup('gem', 'enlighten', { lvl: '4', quality: '0', corrupted: true });
const cluster = makeGroup('cluster', 'large cluster jewel', { ilvl: 84, clusterType: 'fire damage', passives: 8 });

const derive = (group: ItemGroup, values: ReadonlyMap<string, KnownValue> = new Map()) =>
  deriveListedGroups(group, (hash) => values.get(hash));
const valued = (group: ItemGroup, valueChaos: number | null, lowConfidence: KnownValue['lowConfidence'] = null) =>
  new Map([[group.hash, { valueChaos, lowConfidence }]]);

describe('deriveListedGroups', () => {
  it('R3.03, D28 chooses an extended group as price group unless its value has low confidence, otherwise its primary group', () => {
    expect(derive(delirious, valued(delirious, 40)).pHash).toBe(delirious.hash);
    expect(derive(delirious, valued(delirious, 40, 'few')).pHash).toBe(map.hash);
    expect(derive(delirious, valued(delirious, null)).pHash).toBe(map.hash);
    expect(derive(delirious).pHash).toBe(map.hash);
  });

  it('R5.14, D28 values an 8-mod map by its own group or not at all, never as a plain map', () => {
    const values = new Map([[map.hash, { valueChaos: 3, lowConfidence: null }]]);
    expect(derive(eightMod, values).pHash).toBe(eightMod.hash);
    expect(derive(eightMod, valued(eightMod, 40, 'few')).pHash).toBe(eightMod.hash);
    const both = makeGroup('map', 'strand map', { tier: 16, eightMod: true, deliriumLayers: 2 });
    expect(derive(both, values).pHash).toBe(eightMod.hash);
    expect(derive(both, valued(both, 60)).pHash).toBe(both.hash);
  });

  it('R3.03, D28 keeps a primary group as its own price group at any value', () => {
    for (const group of [map, gem, makeGroup('currency', 'chaos orb', {})]) {
      expect(derive(group, valued(group, 3, 'wide')).pHash).toBe(group.hash);
      expect(derive(group).pHash).toBe(group.hash);
    }
  });

  it('R3.03, D28 keeps a group without a known primary group as its own price group', () => {
    expect(derive(cluster, valued(cluster, 3, 'few')).pHash).toBe(cluster.hash);
  });

  it('R3.03, D28 returns the same filter group, without properties, for every variant of a tag and key', () => {
    const bare = makeGroup('map', 'strand map', {});
    expect([map, eightMod, bare].map((group) => derive(group).tHash)).toEqual([bare.hash, bare.hash, bare.hash]);
    expect(derive(gem).tHash).toBe(makeFilterGroup(gem).hash);
    expect(derive(gem).tHash).not.toBe(derive(makeGroup('gem', 'empower', {})).tHash);
  });
});
