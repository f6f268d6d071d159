import { expect, it } from 'vitest';
import type { Translate } from '../i18n/use-translation.ts';
import { sayProperties, sayPropertyName, writeProperties } from './item-text.ts';

const properties = { ilvl: '83 and above', corrupted: true, split: false, totalWings: 0, corruptedMods: ['x'], map: '', monsterLvl: 80 };
const words: Readonly<Record<string, string>> = {
  'property.ilvl': 'Gegenstandsstufe',
  'property.corrupted': 'verderbt',
  'property.monsterLvl': 'Monsterstufe',
};
const t = ((key: string) => words[key] ?? key) as Translate;

it('R5.41 skips mods and what is empty or zero', () => {
  expect(writeProperties(properties)).toBe('ilvl 83+ · corrupted · monster lvl 80');
  expect(writeProperties({ lvl: '20', quality: '0' })).toBe('lvl 20');
  expect(writeProperties({})).toBe('');
});

it('R5.41, R9.08 people read property names in their language, and levels in signs', () => {
  expect(sayProperties(properties, t)).toBe('Gegenstandsstufe 83+ · verderbt · Monsterstufe 80');
  expect(sayProperties({ ilvl: 'below 68' }, t)).toBe('Gegenstandsstufe <68');
  expect(sayPropertyName('brandNewThing', t)).toBe('brand new thing');
});

it('D45 R5.41 a copy that corruption left an implicit mod is not said to be plain', () => {
  expect(writeProperties({ sixLink: false, corruptedMods: ['#% increased attack speed'] })).toBe('corrupted');
  expect(writeProperties({ sixLink: true, corruptedMods: [] })).toBe('six link');
});

it('R5.41 an influence is said as the game says it', () => {
  const say = ((key: string, values?: Record<string, string>) =>
    key === 'property.influenceOf' ? `${values?.['names']} influence` : key) as Translate;
  expect(sayProperties({ influence: ['shaper', 'elder'] }, say)).toBe('Shaper, Elder influence');
  expect(writeProperties({ influence: ['shaper'] })).toBe('influence shaper');
});

it('D45 R5.41 a variant is named by what it is', () => {
  expect(writeProperties({ sixLink: false, variant: ['1 passive'], corrupted: true, foil: true })).toBe('1 passive · foil · corrupted');
  expect(writeProperties({ conqueror: 'kaom' })).toBe('kaom');
  expect(writeProperties({ passives: 5, notables: ['brewed for potency', 'flow of life'] })).toBe(
    'brewed for potency, flow of life · passives 5',
  );
  expect(writeProperties({ sixLink: false, fiveLink: true, base: 'cobalt jewel' })).toBe('cobalt jewel · five link');
  expect(sayProperties({ corruption: ['#% increased evasion rating'] }, t)).toBe('property.corruption increased evasion rating');
  expect(writeProperties({ variant: ['#% increased cast speed while affected by zealotry', '+#% to maximum fire resistance'] })).toBe(
    'increased cast speed while affected by zealotry, maximum fire resistance',
  );
});
