import { describe, expect, it } from 'vitest';
import { nameListingInEnglish, nameMapListingInEnglish } from './english-name.ts';
import { listCategories } from './lookup.ts';

describe('nameListingInEnglish', () => {
  it.each([
    ['essence', 'Essence'],
    ['essenceHigh', 'Essence High'],
    ['8modNormalMap', '8-mod Normal Map'],
    ['t17Map', 'T17 Map'],
  ])('D30 writes %s as "%s"', (id, name) => {
    expect(nameListingInEnglish({ category: 'any', subCategory: id })).toBe(name);
    expect(nameListingInEnglish({ category: id, subCategory: '' })).toBe(name);
  });

  it('D30 D25 returns no name for a custom group, which the whisper names itself', () => {
    expect(nameListingInEnglish({ category: 'custom', subCategory: 'cg0123456789abcdef' })).toBeNull();
  });

  it('R9.37 distinguishes map listings of any kind from all other listings', () => {
    expect(nameMapListingInEnglish({ category: 'map', subCategory: '' })).toBe('Map');
    expect(nameMapListingInEnglish({ category: 'map', subCategory: '8modNormalMap' })).toBe('8-mod Normal Map');
    expect(nameMapListingInEnglish({ category: 'fragment', subCategory: '' })).toBeUndefined();
    expect(nameMapListingInEnglish({ category: 'custom', subCategory: 'cg0123456789abcdef' })).toBeUndefined();
    for (const game of ['poe1', 'poe2'] as const) {
      expect(
        listCategories(game)
          .filter(({ tags }) => tags.includes('map'))
          .map(({ id }) => nameMapListingInEnglish({ category: id, subCategory: '' })),
      ).toEqual(['Map']);
    }
  });
});
