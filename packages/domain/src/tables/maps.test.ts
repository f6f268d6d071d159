import { expect, it } from 'vitest';
import { listMaps, listUniqueMaps, readMapNaming } from './maps.ts';

it.each([
  ['Mercenaries', 'named'],
  ['Hardcore Mercenaries', 'named'],
  ['hc keepers', 'named'],
  ['Allflame', 'tiered'],
  ['Hardcore Allflame', 'tiered'],
  ['a league nobody has heard of', 'tiered'],
  ['Standard', 'both'],
  ['Hardcore', 'both'],
  ['hardcore ruthless', 'both'],
] as const)('R3.23 maps of %s are %s', (league, naming) => {
  expect(readMapNaming(league)).toBe(naming);
});

it('R3.23 lists each map of a league once, in ascending tier, and the maps of both atlases for permanent leagues', () => {
  const named = listMaps('mercenaries');
  const tiers = named.map((map) => map.tier ?? 0);
  expect(tiers).toEqual([...tiers].sort((a, b) => a - b));
  expect(named.find((map) => map.name === 'Strand Map')?.tier).toBe(4);
  expect(named.filter((map) => map.tier === 17).map((map) => map.name)).toContain('Fortress Map');
  const keys = listMaps('allflame');
  expect(keys[15]).toEqual({ name: 'Map (Tier 16)', tier: 16 });
  expect(keys.at(-1)).toMatchObject({ tier: null });
  expect(listMaps('standard')).toHaveLength(named.length + keys.length - 1);
  for (const league of ['mercenaries', 'allflame', 'standard']) {
    const names = listMaps(league).map((map) => map.name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('R3.23 lists unique maps separately, in sorted order', () => {
  expect(listUniqueMaps()).toContain('The Putrid Cloister');
  const lists = new Set(listMaps('standard').map((map) => map.name));
  expect(listUniqueMaps().filter((name) => lists.has(name))).toEqual([]);
});
