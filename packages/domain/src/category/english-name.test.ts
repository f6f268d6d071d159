import { describe, expect, it } from 'vitest';
import { nameListingInEnglish } from './english-name.ts';

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

  it('D30 D25 leaves the name of a custom group to the whisper', () => {
    expect(nameListingInEnglish({ category: 'custom', subCategory: 'cg0123456789abcdef' })).toBeNull();
  });
});
