import { readIconFile, readIconPath } from '@poexchange/domain/item';
import { expect, it } from 'vitest';
import { buildSummaries, findPoe2Icon } from './build-documents.ts';
import { listTables } from './table-groups.ts';

it("R3.12 gives nearly every poe2 group an icon, and each icon is a path on the publisher's host", () => {
  const summaries = [...listTables('poe2').values()].flatMap((groups) => Object.values(buildSummaries(groups, 'poe2')));
  expect(summaries.length).toBeGreaterThan(2000);
  const bare = summaries.filter(({ i }) => i.length === 0).map(({ k }) => k);
  // Old currencies from the expedition league.
  expect(bare.sort()).toEqual(['black scythe artifact', 'broken circle artifact', 'exotic coinage', 'order artifact', 'sun artifact']);
  const wrong = summaries.flatMap(({ i }) => i).filter((path) => readIconPath(path) !== path);
  expect(wrong).toEqual([]);
});

it('R3.12 finds a poe2 icon by its group key, including the item’s art', () => {
  expect(readIconFile(findPoe2Icon('divine orb') ?? '')).toBe('CurrencyModValues.png');
  const payload = 'WzI1LDE0LHsiZiI6IjJESXRlbXMvQ3VycmVuY3kvRXhwZWRpdGlvbjIvQ2hpcHBlZFZlcmlzaXVtIiwic2NhbGUiOjEsInJlYWxtIjoicG9lMiJ9XQ';
  expect(findPoe2Icon('adaptive alloy')).toBe(`/gen/image/${payload}/5795b74448/ChippedVerisium.png`);
  expect(findPoe2Icon('no such item')).toBeNull();
});

it('R3.12 prefers an icon received with an item, the only kind of icon in poe1', () => {
  const group = { hash: 'h', key: 'divine orb', icon: '/image/Art/own.png', properties: {} };
  expect(buildSummaries([group], 'poe2')['h']?.i).toEqual(['/image/Art/own.png']);
  expect(buildSummaries([{ ...group, icon: null }], 'poe2')['h']?.i).toHaveLength(1);
  expect(buildSummaries([{ ...group, icon: null }], 'poe1')['h']?.i).toEqual([]);
});
