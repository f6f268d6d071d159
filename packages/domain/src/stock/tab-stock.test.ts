import { describe, expect, it } from 'vitest';
import { countOverlaps, lessHanded } from './index.ts';

describe('tab read by a browser', () => {
  const items = [{ id: 's', stackSize: 30 }, { id: 't', stackSize: 10 }, { stackSize: 5 }];
  const handed = [
    { itemId: 's', quantity: 3, handedMs: 100 },
    { itemId: 's', quantity: 4, handedMs: 200 },
    { itemId: 't', quantity: 10, handedMs: 200 },
  ];

  it('D33 shows its stacks less any pieces handed over after it was read', () => {
    expect(lessHanded({ items, readAtMs: 50 }, handed)).toEqual([{ id: 's', stackSize: 23 }, { stackSize: 5 }]);
    expect(lessHanded({ items, readAtMs: 101 }, handed)).toEqual([{ id: 's', stackSize: 26 }, { stackSize: 5 }]);
    expect(lessHanded({ items, readAtMs: 201 }, handed)).toBe(items);
  });
});

describe('overlapping listings', () => {
  const group = (hash: string, ...ids: string[]) => ({ hash, rawItems: ids.map((id) => ({ id })) });

  it('D33 counts groups whose stacks another listing also offers, and manually entered groups with the same name', () => {
    const draft = [group('a', 's', 't'), group('b', 'u'), group('c')];
    const others = [
      { uuid: 'A', items: [group('a', 't'), group('c', 'v')] },
      { uuid: 'B', items: [group('c'), group('b', 'u')] },
      { uuid: 'C', items: [group('a', 'z')] },
    ];
    expect([...countOverlaps(draft, others)]).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });
});
