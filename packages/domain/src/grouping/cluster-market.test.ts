import { expect, it } from 'vitest';
import { readItem } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import { listPriceGroups } from './group.ts';

const effect = 'Added Small Passive Skills grant: 10% increased Damage over Time';

function group(ilvl: number, explicitMods: readonly string[] = []) {
  const read = readItem({
    name: '',
    typeLine: 'Medium Cluster Jewel',
    baseType: 'Medium Cluster Jewel',
    frameType: 2,
    identified: true,
    ilvl,
    enchantMods: ['Adds 5 Passive Skills', effect],
    explicitMods,
  });
  const result = read.ok ? groupItem(read.item, 'poe1') : expect.fail(read.reason);
  return result.ok ? result : expect.fail(result.reason);
}

const notable = ['1 Added Passive Skill is Flow of Life'];

it('D28 D45 R5.28 values a blank jewel of any level in the market of the highest threshold that its level reaches', () => {
  const threshold = group(75);
  expect([threshold.extended, threshold.market, threshold.primary.unsafeHashProperties['ilvl']]).toEqual([undefined, undefined, 75]);
  for (const ilvl of [76, 80, 83]) {
    const jewel = group(ilvl);
    // The exact level stays a property of the primary group.
    expect([jewel.primary.unsafeHashProperties['ilvl'], jewel.market]).toEqual([ilvl, 'extendedInstead']);
    expect(listPriceGroups(jewel).map(({ hash }) => hash)).toEqual([threshold.primary.hash, threshold.primary.hash]);
  }
  expect(group(74).extended?.unsafeHashProperties['ilvl']).toBe(68);
  expect(listPriceGroups(group(74))[0]?.hash).not.toBe(threshold.primary.hash);
});

it('D28 D45 values jewels with notables in their own market, or like blank jewels of their threshold if there are no asks', () => {
  const [exact, between] = [group(75, notable), group(83, notable)];
  expect([exact.market, between.market]).toEqual(['extended', 'extendedInstead']);
  for (const jewel of [exact, between])
    expect(listPriceGroups(jewel).map(({ hash }) => hash)).toEqual([exact.extended?.hash, group(75).primary.hash]);
});
