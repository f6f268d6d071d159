import { describe, expect, it } from 'vitest';
import { findCategory } from '../../category/index.ts';
import { groupItem } from '../../grouping/index.ts';
import { readItem } from '../../item/index.ts';
import { poe2BaseTypes } from './base-type.ts';
import { tablets, waystoneModLines, waystones } from './waystone.ts';

const groupOf = (baseType: string) => {
  const tier = /\d+/.exec(baseType)?.[0];
  const properties = tier === undefined ? [] : [{ name: 'Waystone Tier', values: [[tier, 0]], type: 1 }];
  const read = readItem({ name: '', typeLine: baseType, baseType, frameType: 0, identified: true, properties });
  return read.ok ? groupItem(read.item, 'poe2') : null;
};

describe('poe2 waystones', () => {
  it('D57 has a base type and the expected category for every waystone and tablet', () => {
    const bases = new Set(poe2BaseTypes);
    for (const { name, tier } of waystones) {
      expect(bases.has(name)).toBe(true);
      expect(groupOf(name)).toMatchObject({ ok: true, primary: { tag: 'map', unsafeHashProperties: { tier } } });
    }
    for (const name of tablets) {
      expect([name, bases.has(name)]).toEqual([name, true]);
      expect([name, groupOf(name)]).toMatchObject([name, { ok: true, primary: { tag: 'fragment' } }]);
    }
    expect([...bases].filter((name) => name.endsWith(' Tablet') && !tablets.includes(name))).toEqual([]);
    expect(findCategory('poe2', 'map')?.tags).toContain('map');
  });

  it('D41 lists mod lines sorted and unique, in the game’s wording with # for numbers', () => {
    expect(waystoneModLines).toEqual([...new Set(waystoneModLines)].sort());
    for (const line of waystoneModLines) expect(line).toMatch(/^[A-Z#][A-Za-z#% -]+$/);
  });
});
