import { makeGroup } from '@poexchange/domain/grouping';
import { describe, expect, it } from 'vitest';
import { listTabGroups } from './list-tab-groups.ts';
import { readTabItems } from './read-tab-items.ts';

const icon = 'https://web.poecdn.com/image/Art/2DItems/Currency/CurrencyRerollRare.png?scale=1';
const orb = { id: 'a', typeLine: 'Chaos Orb', baseType: 'Chaos Orb', frameType: 5, stackSize: 40, icon };
const ring = { id: 'b', name: "Ventor's Gamble", typeLine: 'Gold Ring', baseType: 'Gold Ring', frameType: 3, corrupted: true };
const cluster = {
  typeLine: 'Large Cluster Jewel',
  baseType: 'Large Cluster Jewel',
  frameType: 0,
  ilvl: 86,
  enchantMods: ['Adds 8 Passive Skills', 'Added Small Passive Skills grant: 12% increased Fire Damage'],
};
const list = (items: readonly unknown[]) => listTabGroups(readTabItems(items as Parameters<typeof readTabItems>[0], 'poe1'));
const hashes = (items: readonly unknown[]) => list(items).map(({ hash }) => hash);

describe('groups of a tab', () => {
  it('D58 lists each group once, as the domain package does, with its icon’s path', () => {
    const { hash } = makeGroup('currency', 'chaos orb', {});
    expect(list([{ ...orb, icon: '' }, orb, { ...orb, id: 'c' }])).toEqual([
      { hash, tag: 'currency', key: 'chaos orb', properties: {}, icon: '/image/Art/2DItems/Currency/CurrencyRerollRare.png' },
    ]);
  });

  it('D28 D58 includes the extended group as well as the primary group', () => {
    const groups = list([cluster]);
    expect(groups.map(({ tag }) => tag)).toEqual(['cluster', 'cluster']);
    expect(new Set(groups.map(({ hash }) => hash)).size).toBe(2);
  });

  it('D58 omits things that are not items, have no group, or are bound to their owner', () => {
    expect(
      hashes([null, 7, 'orb', [], {}, { typeLine: 5 }, { ...orb, lockedToAccount: true }, { typeLine: 'Nonsense', frameType: 0 }]),
    ).toEqual([]);
  });

  it('D58 omits groups that are too large or cannot be stored, and keeps all other groups', () => {
    const hostile = [
      { ...ring, implicitMods: ['a\0b'] },
      { ...ring, implicitMods: ['a\ud800b'] },
      { ...ring, enchantMods: Array.from({ length: 5000 }, (_, at) => `mod ${at}`) },
      { ...ring, name: 'x'.repeat(100_000) },
      JSON.parse(
        '{"__proto__":{"a":1},"constructor":1,"typeLine":"__proto__","frameType":3,"name":"__proto__","properties":{"length":9}}',
      ) as unknown,
    ];
    expect(hashes([...hostile, orb])).toContain(makeGroup('currency', 'chaos orb', {}).hash);
    expect(hashes(hostile.slice(0, 4))).toEqual([]);
  });
});
