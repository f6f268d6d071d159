import { describe, expect, it } from 'vitest';
import { nameItems } from './name-items.ts';

const name = (...groups: [displayName: string, properties: Record<string, unknown>][]) => [
  ...nameItems(
    new Map(groups.map(([displayName, properties], at) => [`${at}`, { displayName, properties: properties as never }])),
  ).values(),
];

describe('nameItems', () => {
  it('D30, D45 writes what distinguishes an item from the plain item with its name', () => {
    expect(
      name(
        ['Headhunter', { sixLink: false }],
        ['Headhunter', { sixLink: false, corrupted: true }],
        ['Empower Support', { lvl: '4', quality: '0', corrupted: true }],
        ['Divine Orb', {}],
      ),
    ).toEqual(['Headhunter', 'Headhunter (corrupted)', 'Empower Support (lvl 4, corrupted)', 'Divine Orb']);
  });

  it('D30 shortens a variant’s description if it is too long for a list', () => {
    const [long = ''] = name(['Voices', { variant: ['one of them '.repeat(20)] }]);
    expect(long).toMatch(/^Voices \(one of them .*\.\.\)$/);
    expect(long.length).toBeLessThanOrEqual('Voices ()'.length + 60);
  });

  it('D30 writes a map’s tier only if another item of the listing has the same name', () => {
    expect(name(['Strand Map', { tier: 16 }], ['Fortress Map', { tier: 14 }])).toEqual(['Strand Map', 'Fortress Map']);
    expect(name(['Strand Map', { tier: 16 }], ['Strand Map', { tier: 14 }], ['Strand Map', { tier: 16, eightMod: true }])).toEqual([
      'Strand Map (tier 16)',
      'Strand Map (tier 14)',
      'Strand Map (8 mods)',
    ]);
  });
});
