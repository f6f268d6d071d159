import { describe, expect, it } from 'vitest';
import { readItem } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import { readMapFacts, type MapFacts } from './map-facts.ts';
import { meetsMapRequirement, meetsMapRequirements } from './map-filter.ts';

const eightMods = [
  'Area contains many Totems',
  'Players cannot inflict Exposure',
  'Monsters deal 110% extra Physical Damage as Lightning',
  'Area has patches of Consecrated Ground',
  'Monsters have +60% chance to Suppress Spell Damage',
  'Players have 60% less Recovery Rate of Life and Energy Shield',
  'Players have 30% less Armour',
  'Players have 40% reduced Chance to Block',
  'Rare Monsters have [ElementalThorns|Elemental Thorns] reflecting 1500 Elemental Damage',
];
const eightKeys = [
  'consecrated-ground',
  'elemental-thorns',
  'extra-physical-as-lightning',
  'less-block-and-armour',
  'less-recovery-rate',
  'many-totems',
  'no-exposure',
  'suppress-spell-damage',
];

const makeMap = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  typeLine: 'Map (Tier 16)',
  baseType: 'Map (Tier 16)',
  frameType: 2,
  ...fields,
});

function factsOf(fields?: Record<string, unknown>): MapFacts {
  const read = readItem(makeMap(fields));
  const facts = read.ok ? readMapFacts(read.item) : undefined;
  if (!facts) throw new Error('not a map');
  return facts;
}

function extendedOf(fields?: Record<string, unknown>) {
  const read = readItem(makeMap(fields));
  const result = read.ok ? groupItem(read.item, 'poe1') : undefined;
  return result?.ok ? result.extended?.unsafeHashProperties : undefined;
}

describe('8-mod map detection', () => {
  it('R5.11, R9.10 and R4.20 counts a map with seven mods of the table as an 8-mod map, but not a map with six', () => {
    const bySix = factsOf({ explicitMods: [...eightMods.slice(0, 6), 'Monsters sing 3 Songs'] });
    expect(bySix).toMatchObject({ isEightMod: false, modsNotFound: ['Monsters sing 3 Songs'] });
    expect(bySix.mods).toHaveLength(6);
    const bySeven = factsOf({ explicitMods: [...eightMods.slice(0, 6), 'Monsters sing 3 Songs', '20% more Monster Life'] });
    expect(bySeven).toMatchObject({ isEightMod: true, modsNotFound: ['Monsters sing 3 Songs'] });
  });

  it('R5.11 identifies mods only on maps with at least 7 explicit mods', () => {
    expect(factsOf({ explicitMods: eightMods.slice(0, 6) })).toMatchObject({ mods: [], modsNotFound: [], isEightMod: false });
  });

  it('R4.20 counts mods rather than lines: six mods with nine lines do not make an 8-mod map', () => {
    const lines = [
      'Unique Boss deals 25% increased Damage',
      'Unique Boss has 20% increased Attack and Cast Speed',
      'Unique Boss has 35% increased Life',
      'Unique Boss has 70% increased Area of Effect',
      'Players have 30% less Armour',
      'Players have 40% reduced Chance to Block',
      'Monsters Blind on Hit',
      'Monsters are Hexproof',
      '20% more Monster Life',
    ];
    expect(factsOf({ explicitMods: lines })).toMatchObject({ isEightMod: false, modsNotFound: [] });
  });

  it('R5.11 reads mods of every shape: strings, objects, and several lines in one mod with any line break', () => {
    const [armour, block] = [eightMods[6], eightMods[7]];
    const others = eightMods.filter((_mod, at) => at !== 6 && at !== 7);
    for (const both of [`${armour}\n${block}`, { description: `${block}\r\n${armour}`, flags: [] }]) {
      expect(factsOf({ explicitMods: [both, ...others] })).toMatchObject({ isEightMod: true, mods: eightKeys, modsNotFound: [] });
    }
  });

  it('R4.20 marks a corrupted or duplicated map as unmodifiable, but not an 8-mod map', () => {
    expect(factsOf()).toMatchObject({ isUnmodifiable: false });
    expect(factsOf({ corrupted: true })).toMatchObject({ isUnmodifiable: true });
    expect(factsOf({ duplicated: true })).toMatchObject({ isUnmodifiable: true });
    expect(factsOf({ corrupted: true, explicitMods: eightMods })).toMatchObject({ isUnmodifiable: false, isEightMod: true });
  });

  it('D28 sets the 8-mod flag in an 8-mod map’s extended group for any mods, and only the tier in its primary group', () => {
    const map = { corrupted: true, explicitMods: eightMods };
    expect(extendedOf(map)).toEqual({ tier: 16, eightMod: true });
    expect(extendedOf({ ...map, explicitMods: eightMods.toReversed() })).toEqual({ tier: 16, eightMod: true });
    expect(extendedOf({ ...map, explicitMods: [...eightMods.slice(1), 'Monsters are Hexproof'] })).toEqual({ tier: 16, eightMod: true });
    expect(extendedOf({ explicitMods: eightMods.slice(0, 6) })).toBeUndefined();
  });

  it('R5.11 includes an 8-mod map’s mods in its facts', () => {
    expect(factsOf({ corrupted: true, explicitMods: eightMods })).toMatchObject({ mods: eightKeys, modsNotFound: [] });
  });

  it('R5.11 looks for tier 17 and nightmare map mods only on those maps', () => {
    const hard = ['Area contains Drowning Orbs', ...eightMods.slice(0, 6)];
    expect(factsOf({ explicitMods: hard }).isEightMod).toBe(false);
    expect(factsOf({ explicitMods: hard, baseType: 'Nightmare Map', typeLine: 'Nightmare Map' }).isEightMod).toBe(true);
    const tier = [{ name: 'Map Tier', values: [['17', 0]], type: 1 }];
    expect(factsOf({ explicitMods: hard, baseType: 'Fortress Map', properties: tier }).isEightMod).toBe(true);
  });
});

describe('map state', () => {
  it.each([
    [[], 0],
    [['Players in Area are 19% Delirious'], 0],
    [['Players in Area are 20% Delirious', 'Delirium Reward Type: Scarabs'], 1],
    [[{ description: 'Players in Area are 60% [Delirious]' }], 3],
    [['Players in Area are 100% Delirious'], 5],
    [['Players in Area are 900% Delirious'], 5],
    [['Players in Area are Delirious', 'Delirium Reward Type: Scarabs'], 0],
  ])('R5.31, R9.22 reads enchantments %j as %i layers of delirium', (enchantMods, layers) => {
    expect(factsOf({ enchantMods }).deliriumLayers).toBe(layers);
    expect(extendedOf({ enchantMods })).toEqual(layers === 0 ? undefined : { tier: 16, deliriumLayers: layers });
  });

  it('R5.31 counts delirium layers from enchantments only', () => {
    expect(factsOf({ explicitMods: ['Players in Area are 60% Delirious'] }).deliriumLayers).toBe(0);
  });

  it('R5.13 distinguishes scourged maps and the four boss regions', () => {
    expect(factsOf({ scourged: { tier: 10 } })).toMatchObject({ isScourged: true, isBossRegion: false });
    expect(factsOf({ scourgeMods: ['x'] }).isScourged).toBe(true);
    expect(factsOf({ scourged: null, scourgeMods: [] }).isScourged).toBe(false);
    expect(extendedOf({ scourged: { tier: 1 } })).toEqual({ tier: 16, scourged: true });
    const regions = ['Forge of the Phoenix Map', 'Lair of the Hydra Map', 'Maze of the Minotaur Map', 'Pit of the Chimera Map'];
    for (const baseType of regions) {
      expect(factsOf({ baseType, properties: [{ name: 'Map Tier', values: [['16', 0]] }] }).isBossRegion).toBe(true);
    }
  });

  it('R5.15 marks a corrupted blighted map in its extended group', () => {
    const blighted = { baseType: 'Blighted Map (Tier 16)', typeLine: 'Blighted Map (Tier 16)' };
    expect(extendedOf({ ...blighted, corrupted: true })).toEqual({ tier: 16, unmodifiable: true });
    expect(extendedOf(blighted)).toBeUndefined();
  });

  it('R5.12 reads the boss that occupies a map', () => {
    expect(factsOf({ implicitMods: ['Area is influenced by The Elder', 'Map is occupied by The Purifier'] })).toMatchObject({
      influence: 'elder',
      occupant: 'purifier',
    });
    expect(factsOf({ implicitMods: ["Area is influenced by the Originator's Memories"] }).influence).toBe('originator');
    expect(factsOf()).toMatchObject({ influence: undefined, occupant: undefined });
  });
});

describe('meetsMapRequirement', () => {
  const property = (name: string, type: number, text: string): unknown => ({ name, type, values: [[text, 1]], displayMode: 0 });
  const shown = [property('Item Quantity', 2, '+108%'), property('Item Rarity', 3, '+47%'), property('Monster Pack Size', 4, '+34%')];

  it('R5.17 requires quantity, rarity and pack size to reach their minimum', () => {
    const facts = factsOf({ properties: shown });
    for (const [kind, percent] of [
      ['quantity', 108],
      ['rarity', 47],
      ['packSize', 34],
    ] as const) {
      expect(meetsMapRequirement(facts, { kind, minPercent: percent })).toBe(true);
      expect(meetsMapRequirement(facts, { kind, minPercent: percent + 1 })).toBe(false);
      expect(meetsMapRequirement(facts, { kind, minPercent: NaN })).toBe(false);
      expect(meetsMapRequirement(factsOf(), { kind, minPercent: 0 })).toBe(false);
    }
  });

  it('R5.17 reads a reducing property as negative, and a property without a number as missing', () => {
    expect(factsOf({ properties: [property('Item Quantity', 2, '-20%')] }).quantityPercent).toBe(-20);
    expect(factsOf({ properties: [property('Item Quantity', 2, 'NaN')] }).quantityPercent).toBeUndefined();
  });

  it('R5.17 requires the identified group for any other mod', () => {
    const facts = factsOf({ explicitMods: eightMods });
    expect(meetsMapRequirement(facts, { kind: 'mod', key: 'many-totems' })).toBe(true);
    expect(meetsMapRequirement(facts, { kind: 'mod', key: 'monster-life' })).toBe(false);
    expect(meetsMapRequirement(factsOf({ explicitMods: eightMods.slice(0, 6) }), { kind: 'mod', key: 'many-totems' })).toBe(false);
  });

  it('R5.17 accepts a map only if it meets all requirements', () => {
    const facts = factsOf({ properties: shown, explicitMods: eightMods });
    const quantity = { kind: 'quantity', minPercent: 100 } as const;
    expect(meetsMapRequirements(facts, [quantity, { kind: 'mod', key: 'no-exposure' }])).toBe(true);
    expect(meetsMapRequirements(facts, [quantity, { kind: 'mod', key: 'hexproof' }])).toBe(false);
    expect(meetsMapRequirements(facts, [])).toBe(true);
  });
});
