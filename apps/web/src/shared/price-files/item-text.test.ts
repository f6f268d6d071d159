import { expect, it } from 'vitest';
import { writeProperties } from './item-text.ts';

it('R5.41 skips mods and what is empty or zero', () => {
  expect(
    writeProperties({ ilvl: '83 and above', corrupted: true, split: false, totalWings: 0, corruptedMods: ['x'], map: '', monsterLvl: 80 }),
  ).toBe('ilvl 83 and above · corrupted · monster lvl 80');
  expect(writeProperties({})).toBe('');
});
