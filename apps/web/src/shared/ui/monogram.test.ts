import { expect, it } from 'vitest';
import { hueOf, writeMonogram } from './monogram.tsx';

it.each([
  ['Greater Essence of Haste', 'GH'],
  ['Lesser Essence of Haste', 'LH'],
  ['Exalted Orb', 'EO'],
  ['Artificer’s Orb', 'AO'],
  ['Mirror', 'M'],
  ['Uncut Skill Gem (Level 19)', 'U1'],
  ['', ''],
])('writes %s as %s', (name, letters) => {
  expect(writeMonogram(name)).toBe(letters);
});

it('keeps a name’s colour, and gives similar names different colours', () => {
  expect(hueOf('Exalted Orb')).toBe(hueOf('Exalted Orb'));
  expect(new Set(['Exalted Orb', 'Regal Orb', 'Chaos Orb', 'Divine Orb'].map(hueOf)).size).toBe(4);
});
