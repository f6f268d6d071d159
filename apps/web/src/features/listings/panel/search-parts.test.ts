import { expect, it } from 'vitest';
import { listParts } from './search-parts.ts';

it('D41 splits a selection that no single search covers into numbered searches, with each stack in one of them', () => {
  const stacks = [
    { hash: 'port', stackSize: 2, lines: ['Port Map'], isChosen: true },
    { hash: 'port', stackSize: 3, lines: ['Port Map', 'Corrupted'], isChosen: true },
    { hash: 'pit', stackSize: 1, lines: ['Pit Map', 'Corrupted'], isChosen: true },
    { hash: 'den', stackSize: 1, lines: ['Den Map', 'Corrupted'], isChosen: false },
  ];
  const parts = listParts(['port', 'corrupted', '(', 'pit'], stacks, [
    ['port', 4],
    ['pit', 1],
  ]);
  expect(parts.map((part) => [...part])).toEqual([[['port', 4]], [['pit', 1]]]);
});

it('D41 excludes the stacks of an earlier search from later searches, even if pieces of their kind are left', () => {
  const stacks = [
    { hash: 'port', stackSize: 2, lines: ['Port Map', 'Corrupted'], isChosen: true },
    { hash: 'port', stackSize: 3, lines: ['Port Map'], isChosen: true },
  ];
  const parts = listParts(['corrupted', 'corr', 'port'], stacks, [['port', 5]]);
  expect(parts.map((part) => [...part])).toEqual([[['port', 2]], [['port', 3]]]);
});
