import { describe, expect, it } from 'vitest';
import { listShownProperties } from './shown-properties.ts';

describe('listShownProperties', () => {
  it('R5.41 skips mods and values that are empty or zero', () => {
    expect(
      listShownProperties({
        tier: 16,
        corruptedMods: ['a'],
        mods: ['b'],
        quality: '0',
        lvl: '20',
        corrupted: true,
        sixLink: false,
        monsterLvl: 0,
        reward: '',
        list: [],
      }),
    ).toEqual([
      ['corrupted', true],
      ['lvl', '20'],
      ['tier', 16],
    ]);
  });
});
