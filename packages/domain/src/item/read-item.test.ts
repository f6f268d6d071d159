import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupItem } from '../grouping/index.ts';
import type { GameItem } from './item.ts';
import { itemLines, readModLines } from './lines.ts';
import { findPropertyOfType, readItemLevel, readPropertyText, readWholeNumber } from './properties.ts';
import { readItem } from './read-item.ts';

const read = (raw: unknown): GameItem => {
  const result = readItem(raw);
  if (!result.ok) throw new Error(result.reason);
  return result.item;
};

const hostile = fc.oneof(
  fc.anything(),
  fc.constantFrom(null, undefined, NaN, Infinity, -1, '', '<b>x</b>', 'x'.repeat(10_000), '\u{1F600}', '<<set:MS>>', '[a|b'),
  fc.array(fc.anything()),
  fc.array(fc.record({ name: fc.anything(), values: fc.anything(), type: fc.anything() })),
);
const itemFields = [
  'name',
  'typeLine',
  'baseType',
  'frameType',
  'icon',
  'ilvl',
  'itemLevel',
  'identified',
  'descrText',
  'explicitMods',
  'implicitMods',
  'enchantMods',
  'properties',
  'additionalProperties',
  'sockets',
  'stackSize',
  'logbookMods',
  'corrupted',
  'rarity',
  'x',
  'w',
  'note',
];
const knownBases = fc.constantFrom(
  'Chaos Orb',
  'Contract: Tunnels',
  'Blueprint: Bunker',
  'Expedition Logbook',
  'Large Cluster Jewel',
  'Inscribed Ultimatum',
  'Map (Tier 16)',
  'Timeless Jewel',
  'Forbidden Tome',
  'Chronicle of Atzoatl',
  'Allflame Ember of Abyss',
  'Ornate Incubator',
  'Prismatic Jewel',
  'Urn Relic',
  'Blood-filled Vessel',
);

describe('readItem', () => {
  it('R3.05 reads the fields of an item and uses neutral values for absent ones', () => {
    const item = read({ typeLine: 'Chaos Orb', baseType: 'Chaos Orb', frameType: 5, stackSize: 7, ilvl: 0, w: 1, h: 1, x: 3 });
    expect(item).toMatchObject({ name: '', typeLine: 'Chaos Orb', frameType: 5, stackSize: 7, maxStackSize: 1, x: 3, identified: true });
    expect(readItemLevel(item)).toBeUndefined();
  });

  it('R3.05 refuses anything that is not an item', () => {
    for (const raw of [null, undefined, 1, 'x', [], [{}]]) expect(readItem(raw)).toEqual({ ok: false, reason: 'notAnObject' });
    for (const raw of [{}, { a: 1 }]) expect(readItem(raw)).toEqual({ ok: false, reason: 'notAnItem' });
  });

  it('R3.05 reads mods of both shapes, with any line break, and drops anything else', () => {
    const item = read({ typeLine: 'x', explicitMods: ['A\r\nB', { description: 'C [D|d]', flags: [] }, 7, null, { description: 1 }] });
    expect(readModLines(item.explicitMods)).toEqual(['A', 'B', 'C d']);
  });

  it('R3.05 moves flagged mods to the list of their kind, from any list', () => {
    const flagged = (description: string, flags: unknown) => ({ description, flags });
    const item = read({
      typeLine: 'x',
      implicitMods: [flagged('a', { fractured: true }), flagged('b', [])],
      explicitMods: [
        flagged('c', { mutated: true }),
        flagged('d', { crafted: true }),
        flagged('e', { desecrated: true }),
        flagged('f', { vestigial: true }),
        flagged('g', { fractured: true, crafted: true }),
        flagged('h', { crafted: false }),
        flagged('i', null),
        { description: 'j' },
        'k',
      ],
      craftedMods: ['l'],
    });
    const { implicitMods, explicitMods, fracturedMods, mutatedMods, craftedMods, desecratedMods } = item;
    expect(readModLines(implicitMods)).toEqual(['b']);
    expect(readModLines(explicitMods)).toEqual(['f', 'h', 'i', 'j', 'k']);
    expect(readModLines(mutatedMods)).toEqual(['c']);
    expect(readModLines(fracturedMods).sort()).toEqual(['a', 'g']);
    expect(readModLines(craftedMods)).toEqual(['l', 'd']);
    expect(readModLines(desecratedMods)).toEqual(['e']);
    expect(itemLines(item).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'x']);
  });

  it('R3.05 derives a missing base type in an old capture from the type line, unless affixes hide it', () => {
    expect(read({ typeLine: 'Superior Strand Map', frameType: 0 }).baseType).toBe('Strand Map');
    expect(read({ typeLine: '<<set:MS>><<set:M>><<set:S>>Strand Map', frameType: 2 }).baseType).toBe('Strand Map');
    expect(read({ typeLine: 'Iceberg Map of Impotence', frameType: 1, identified: true }).baseType).toBe('');
    expect(read({ typeLine: 'Strand Map', frameType: 1, identified: false }).baseType).toBe('Strand Map');
  });

  it('R3.05 recognises the frame by its name if the number is missing', () => {
    expect(read({ typeLine: 'x', frameTypeId: 'Currency' }).frameType).toBe(5);
    expect(read({ typeLine: 'x', rarity: 'Unique' }).frameType).toBe(3);
    expect(read({ typeLine: 'x' }).frameType).toBe(-1);
    for (const frameType of [0.5, -3, 1e300, NaN, '3', null]) {
      expect(read({ typeLine: 'x', frameType, rarity: 'Unique' }).frameType).toBe(3);
    }
  });

  it('R3.05 accepts property values that are numbers or lack their colour', () => {
    const item = read({
      typeLine: 'x',
      properties: [{ name: 'Level', type: 5, values: [['20 (Max)']] }, null, { name: 'B', values: [7, null] }],
    });
    expect(readWholeNumber(readPropertyText(findPropertyOfType(item, 5)))).toBe(20);
    expect(item.properties[1]).toMatchObject({ name: 'B', values: [['7', 0]] });
  });

  it('R3.05 replaces sizes and positions that no tab can have with the smallest possible value', () => {
    for (const wrong of [-2, NaN, Infinity, 1.5, 0, '2', null]) {
      expect(read({ typeLine: 'x', w: wrong, h: wrong, x: wrong, y: wrong })).toMatchObject({ w: 1, h: 1, x: 0, y: 0 });
    }
    expect(read({ typeLine: 'x', w: 25, h: 4, x: 120, y: 23 })).toMatchObject({ w: 1, h: 4, x: 120, y: 23 });
  });

  it('R9.34 reads a missing or impossible stack size as 1', () => {
    const stacks = [5, undefined, 0, -3, 1.5, NaN, '9'].map((stackSize) => read({ typeLine: 'x', stackSize }));
    expect(stacks.map(({ stackSize }) => stackSize)).toEqual([5, 1, 1, 1, 1, 1, 1]);
  });

  it('R3.05 and R4.19 returns a result for every object', () => {
    expect.hasAssertions();
    const anyItem = fc
      .tuple(fc.dictionary(fc.constantFrom(...itemFields), hostile), fc.option(knownBases), fc.option(fc.integer({ min: -1, max: 13 })))
      .map(([fields, baseType, frameType]) => ({
        ...fields,
        ...(baseType === null ? {} : { baseType }),
        ...(frameType === null ? {} : { frameType }),
      }));
    fc.assert(
      fc.property(anyItem, fc.constantFrom('poe1' as const, 'poe2' as const), (raw, game) => {
        const result = readItem(raw);
        const group = result.ok ? groupItem(result.item, game) : undefined;
        const lines = result.ok ? itemLines(result.item) : [];
        expect(group?.ok ? group.primary.hash : 'none').toMatch(/^(?:[0-9a-f]{40}|none)$/);
        expect(lines.every((line) => line !== '' && !/[\r\n]/.test(line))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
