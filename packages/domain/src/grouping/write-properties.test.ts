import { describe, expect, it } from 'vitest';
import { readItem } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import { listShownProperties, writeProperties } from './write-properties.ts';

const properties = { ilvl: '83 and above', corrupted: true, split: false, totalWings: 0, corruptedMods: ['x'], map: '', monsterLvl: 80 };

it('R5.41 skips mods and empty or zero values', () => {
  expect(writeProperties(properties)).toBe('ilvl 83+ · corrupted · monster lvl 80');
  expect(writeProperties({ lvl: '20', quality: '0' })).toBe('lvl 20');
  expect(writeProperties({})).toBe('');
});

it('D45 R5.41 marks a copy as corrupted even though its corruption implicit is not shown', () => {
  expect(writeProperties({ sixLink: false, corruptedMods: ['#% increased attack speed'] })).toBe('corrupted');
  expect(writeProperties({ sixLink: true, corruptedMods: [] })).toBe('six link');
});

it('R5.41 writes the property name before an influence', () => {
  expect(writeProperties({ influence: ['shaper'] })).toBe('influence shaper');
});

it('D45 R5.41 names a variant by its content', () => {
  expect(writeProperties({ sixLink: false, variant: ['1 passive'], corrupted: true, foil: true })).toBe('1 passive · foil · corrupted');
  expect(writeProperties({ variant: ['gold', 'topaz', 'topaz', 'topaz'] })).toBe('gold, 3x topaz');
  expect(writeProperties({ conqueror: 'kaom' })).toBe('kaom');
  expect(writeProperties({ passives: 5, notables: ['brewed for potency', 'flow of life'] })).toBe(
    'brewed for potency, flow of life · passives 5',
  );
  expect(writeProperties({ sixLink: false, fiveLink: true, base: 'cobalt jewel' })).toBe('cobalt jewel · five link');
  expect(writeProperties({ variant: ['#% increased cast speed while affected by zealotry', '+#% to maximum fire resistance'] })).toBe(
    'increased cast speed while affected by zealotry, maximum fire resistance',
  );
});

it('R5.24 D57 shows an ember with its level band', () => {
  const say = (level: number): string => {
    const read = readItem({
      typeLine: 'Allflame Ember of Abyss',
      baseType: 'Allflame Ember of Abyss',
      frameType: 11,
      ilvl: level,
      itemLevel: level,
    });
    const grouped = read.ok ? groupItem(read.item, 'poe1') : undefined;
    return grouped?.ok === true ? writeProperties(grouped.primary.unsafeHashProperties) : 'no group';
  };
  expect([80, 81, 83, 84, 86].map(say)).toEqual(['ilvl <81', 'ilvl 81-83', 'ilvl 81-83', 'ilvl 84+', 'ilvl 84+']);
});

it('R5.14 writes 8 mods before the tier of an 8-mod map', () => {
  expect(writeProperties({ tier: 16, eightMod: true })).toBe('8 mods · tier 16');
});

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
