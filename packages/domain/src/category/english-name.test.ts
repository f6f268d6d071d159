import { describe, expect, it } from 'vitest';
import { nameInEnglish } from './english-name.ts';

describe('nameInEnglish', () => {
  it.each([
    ['essence', 'Essence'],
    ['essenceHigh', 'Essence High'],
    ['8modNormalMap', '8-mod Normal Map'],
    ['t17Map', 'T17 Map'],
  ])('D30 writes %s as "%s"', (id, name) => {
    expect(nameInEnglish(id)).toBe(name);
  });
});
