import { groupItem } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import { expect, it } from 'vitest';
import { listTableGroups, listTables } from './table-groups.ts';

it('D55 D58 poe2 uniques can be entered by hand: in the group of such an item', () => {
  const groups = listTableGroups('poe2', 'unique');
  expect(groups.length).toBeGreaterThan(400);
  const read = readItem({ frameType: 3, name: 'Mjölner', typeLine: 'Torment Club', baseType: 'Torment Club' });
  const result = read.ok ? groupItem(read.item, 'poe2') : undefined;
  const hash = result?.ok ? result.primary.hash : '';
  expect(groups.find((group) => group.hash === hash)).toEqual({ id: 0, hash, key: 'mjölner', properties: { sixLink: false }, icon: null });
});

it('D45 D55 a corrupted unique of poe2 can be entered by hand: in the group of such an item', () => {
  const read = readItem({ frameType: 3, name: 'Headhunter', typeLine: 'Heavy Belt', baseType: 'Heavy Belt', corrupted: true });
  const result = read.ok ? groupItem(read.item, 'poe2') : undefined;
  const hash = result?.ok ? result.extended?.hash : '';
  const found = listTableGroups('poe2', 'unique').find((group) => group.hash === hash);
  expect(found?.properties).toEqual({ sixLink: false, corrupted: true });
});

it('D58 only poe2 has groups that nobody offered', () => {
  expect(listTables('poe1').size).toBe(0);
  expect(new Set([...listTables('poe2').values()].flat().map(({ id }) => id))).toEqual(new Set([0]));
});
