import { describe, expect, it } from 'vitest';
import { readItem } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import type { GroupItemResult } from './group.ts';

type Raw = Readonly<Record<string, unknown>>;

function group(raw: Raw): GroupItemResult {
  const read = readItem(raw);
  if (!read.ok) throw new Error(read.reason);
  return groupItem(read.item, 'poe1');
}

const hashOf = (raw: Raw): string | undefined => {
  const result = group(raw);
  return result.ok ? (result.extended ?? result.primary).hash : undefined;
};

const headhunter = { frameType: 3, name: 'Headhunter', typeLine: 'Leather Belt', baseType: 'Leather Belt' };
const eye = { frameType: 3, name: "Watcher's Eye", typeLine: 'Prismatic Jewel', baseType: 'Prismatic Jewel' };
const timeless = {
  frameType: 3,
  name: 'Brutal Restraint',
  typeLine: 'Timeless Jewel',
  baseType: 'Timeless Jewel',
  explicitMods: ['Denoted service of 1506 dekhara in the akhara of Balbala\nPassives in radius are Conquered by the Maraketh', 'Historic'],
};
const cluster = {
  frameType: 2,
  ilvl: 84,
  typeLine: 'Large Cluster Jewel',
  baseType: 'Large Cluster Jewel',
  enchantMods: [
    'Adds 8 Passive Skills',
    'Added Small Passive Skills grant: Axe Attacks deal 12% increased Damage\nAdded Small Passive Skills grant: Sword Attacks deal 12% increased Damage',
  ],
};
const conqueror = {
  frameType: 2,
  typeLine: 'Strand Map',
  baseType: 'Strand Map',
  implicitMods: ["Map contains Baran's Citadel\nItem Quantity increases amount of Rewards Baran drops by 20% of its value"],
  properties: [{ name: 'Map Tier', values: [['16', 0]], type: 1 }],
};
const uniqueMap = {
  frameType: 3,
  name: 'Mao Kun',
  typeLine: 'Shore Map',
  baseType: 'Shore Map',
  properties: [{ name: 'Map Tier', values: [['6', 0]], type: 1 }],
};

describe('a name in a different spelling', () => {
  it.each([
    ['a blank before it', (name: string) => ` ${name}`],
    ['a blank behind it', (name: string) => `${name} `],
    ['two blanks', (name: string) => name.replaceAll(' ', '  ')],
    ['blanks that do not break', (name: string) => name.replaceAll(' ', '\u00a0')],
    ['a curly apostrophe', (name: string) => name.replaceAll("'", '\u2019')],
    ['a soft hyphen', (name: string) => `${name.slice(0, 3)}\u00ad${name.slice(3)}`],
    ['a sign without width', (name: string) => `${name.slice(0, 3)}\u200b${name.slice(3)}`],
    ['markup around it', (name: string) => `<<set:MS>>${name}`],
  ])('R3.07 names the same group with %s', (_what, spoil) => {
    for (const raw of [headhunter, eye, timeless, cluster, conqueror, uniqueMap]) {
      for (const field of ['name', 'baseType'] as const) {
        const name: unknown = (raw as Raw)[field];
        if (typeof name === 'string') expect([field, hashOf({ ...raw, [field]: spoil(name) })]).toEqual([field, hashOf(raw)]);
      }
    }
  });

  it('R3.07 reads a letter followed by a combining character as one letter', () => {
    const maelstrom = { ...uniqueMap, name: 'Maelström of Chaos' };
    expect(hashOf(maelstrom)).toBeDefined();
    expect(hashOf({ ...maelstrom, name: maelstrom.name.normalize('NFD') })).toBe(hashOf(maelstrom));
  });

  it('R3.05 removes control characters from names', () => {
    for (const sign of ['\u0000', '\n', '\u007f', '\u0085', '\u009f']) {
      expect(group({ ...headhunter, name: `Head${sign}hunter` })).toEqual({ ok: false, reason: 'badName' });
    }
  });
});

describe('mod lines', () => {
  it.each(['\r\n', '\r', '\n\n', ' \n', '\n ', '\u2028', '\u2029', '\u0085', '\v', '\f', '<br>', '<br/>', '<BR />'])(
    'R3.07 give the same hash when separated by %j',
    (lineBreak) => {
      const spoil = (mods: readonly string[]): string[] => mods.map((mod) => mod.replaceAll('\n', lineBreak));
      expect(hashOf({ ...timeless, explicitMods: spoil(timeless.explicitMods) })).toBe(hashOf(timeless));
      expect(hashOf({ ...cluster, enchantMods: spoil(cluster.enchantMods) })).toBe(hashOf(cluster));
      expect(hashOf({ ...conqueror, implicitMods: spoil(conqueror.implicitMods) })).toBe(hashOf(conqueror));
    },
  );
});

describe('items without a field that their rule reads', () => {
  it.each<[string, Raw, string]>([
    ['R5.34 a timeless jewel without mods', { ...timeless, explicitMods: null }, 'missingProperty'],
    ['R3.24 a unique map without properties', { ...uniqueMap, properties: null }, 'missingProperty'],
    ['R3.24 a map without properties', { ...conqueror, properties: 'x' }, 'missingProperty'],
    ['R3.24 a map whose frame is not told: it may be a unique one', { ...uniqueMap, frameType: null }, 'missingProperty'],
    ['R3.24 a map whose base is none', { ...conqueror, baseType: 'x', implicitMods: [] }, 'badName'],
    ['R5.30 a beast without a kind', { descrText: 'Right-click to add this to your bestiary.', frameType: 2, name: 'Foul Maw' }, 'badName'],
    [
      'R3.24 an item whose frame is not told, with a name of its own and a base that is in a list',
      { name: 'First Piece of Focus', baseType: 'Archon Kite Shield Piece' },
      'unknownItem',
    ],
  ])('%s has no group', (_what, raw, reason) => {
    expect(group(raw)).toEqual({ ok: false, reason });
  });
});

describe('values in any order', () => {
  it('R5.33 gives a sacrifice, and R5.26 a required skill, the same group for any order of values', () => {
    const property = (name: string, values: readonly string[]) => ({ name, values: values.map((value) => [value, 0]) });
    const make = (values: readonly string[]): Raw => ({
      baseType: 'Inscribed Ultimatum',
      properties: [
        property('Challenge', ['Survive']),
        property('Requires Sacrifice: {0} {1}', values),
        property('Reward: {0}', ['Doubles sacrificed Currency']),
      ],
    });
    expect(hashOf(make(['Divine Orb', 'x2']))).toBeDefined();
    expect(hashOf(make(['x2', 'Divine Orb']))).toBe(hashOf(make(['Divine Orb', 'x2'])));
    const contract = (values: readonly string[]): Raw => ({
      baseType: 'Contract: Bunker',
      ilvl: 83,
      properties: [property('Requires {1} (Level {0})', values)],
    });
    expect(hashOf(contract(['5', 'Agility']))).toBeDefined();
    expect(hashOf(contract(['Agility', '5']))).toBe(hashOf(contract(['5', 'Agility'])));
  });
});
