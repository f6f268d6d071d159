import { groupItem } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import { expect, it } from 'vitest';
import { listTableGroups, listTables } from './table-groups.ts';

it('D55 D58 assigns a manually entered poe2 unique to the same group as the real item', () => {
  const groups = listTableGroups('poe2', 'unique');
  expect(groups.length).toBeGreaterThan(400);
  const read = readItem({ frameType: 3, name: 'Mjölner', typeLine: 'Torment Club', baseType: 'Torment Club' });
  const result = read.ok ? groupItem(read.item, 'poe2') : undefined;
  const hash = result?.ok ? result.primary.hash : '';
  expect(groups.find((group) => group.hash === hash)).toEqual({ id: 0, hash, key: 'mjölner', properties: { sixLink: false }, icon: null });
});

it('D45 D55 assigns a manually entered corrupted poe2 unique to the same group as the real item', () => {
  const read = readItem({ frameType: 3, name: 'Headhunter', typeLine: 'Heavy Belt', baseType: 'Heavy Belt', corrupted: true });
  const result = read.ok ? groupItem(read.item, 'poe2') : undefined;
  const hash = result?.ok ? result.extended?.hash : '';
  const found = listTableGroups('poe2', 'unique').find((group) => group.hash === hash);
  expect(found?.properties).toEqual({ sixLink: false, corrupted: true });
});

it.each([
  ["Atsak's Sight", 'Runemastered Veiled Mask', 'runemastered'],
  ["Hrimnor's Hymn", 'Runeforged Oak Greathammer', 'runeforged'],
  ['The Surrender', 'Stone Tower Shield', 'stone tower shield'],
])('D45 D55 offers %s on its base for manual entry, in the same group as the real item', (name, baseType, base) => {
  const read = readItem({ frameType: 3, name, typeLine: baseType, baseType });
  const result = read.ok ? groupItem(read.item, 'poe2') : undefined;
  const hash = result?.ok ? result.extended?.hash : '';
  expect(listTableGroups('poe2', 'unique').find((group) => group.hash === hash)?.properties).toEqual({ sixLink: false, base });
  const corrupted = readItem({ frameType: 3, name, typeLine: baseType, baseType, corrupted: true });
  const both = corrupted.ok ? groupItem(corrupted.item, 'poe2') : undefined;
  const hashOfBoth = both?.ok ? both.extended?.hash : '';
  const found = listTableGroups('poe2', 'unique').find((group) => group.hash === hashOfBoth);
  expect(found?.properties).toEqual({ sixLink: false, base, corrupted: true });
});

it('D58 lists each manually enterable group exactly once', () => {
  const hashes = listTableGroups('poe2', 'unique').map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('D58 lists groups without offers for poe2 only', () => {
  expect(listTables('poe1').size).toBe(0);
  expect(new Set([...listTables('poe2').values()].flat().map(({ id }) => id))).toEqual(new Set([0]));
});
