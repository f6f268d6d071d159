import { describe, expect, it } from 'vitest';
import { createGroup, makeCustomGroupId } from '../price-book/index.ts';
import { nameKey } from './name-key.ts';

describe('nameKey', () => {
  it.each([
    ['case', 'MAVEN'],
    ['width', 'ｍａｖｅｎ'],
    ['Cyrillic letters', 'mаvеn'],
    ['Cyrillic capitals', 'МАVЕN'],
    ['Greek letters', 'mαven'],
    ['Greek capitals', 'ΜΑVEN'],
  ])('is the same regardless of %s', (_what, name) => {
    expect(nameKey(name)).toBe('maven');
  });

  it('differs for distinguishable letters', () => {
    const names = ['maven', 'mäven', 'mavn', 'мавен', 'жук', 'жyж', 'マヴェン', '造物主'];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it('D25 prevents a custom group from imitating another group’s name with lookalike letters', () => {
    const [first, second] = [1, 2].map((byte) => makeCustomGroupId(new Uint8Array(8).fill(byte)));
    const groups = createGroup([], { id: first ?? '', name: 'Сору', items: [] });
    expect(groups.ok && createGroup(groups.groups, { id: second ?? '', name: 'copy', items: [] })).toEqual({
      ok: false,
      code: 'nameTaken',
    });
  });
});
