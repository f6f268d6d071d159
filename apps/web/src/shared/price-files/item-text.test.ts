import { expect, it } from 'vitest';
import type { Translate } from '../i18n/use-translation.ts';
import { nameVariant, sayProperties, sayPropertyName } from './item-text.ts';

const properties = { ilvl: '83 and above', corrupted: true, split: false, totalWings: 0, corruptedMods: ['x'], map: '', monsterLvl: 80 };
const words: Readonly<Record<string, string>> = {
  'property.ilvl': 'Gegenstandsstufe',
  'property.corrupted': 'verderbt',
  'property.monsterLvl': 'Monsterstufe',
};
const t = ((key: string) => words[key] ?? key) as Translate;

it("R5.41, R9.08 writes property names in the page's language, and levels with signs", () => {
  expect(sayProperties(properties, t)).toBe('Gegenstandsstufe 83+ · verderbt · Monsterstufe 80');
  expect(sayProperties({ ilvl: 'below 68' }, t)).toBe('Gegenstandsstufe <68');
  expect(sayPropertyName('brandNewThing', t)).toBe('brand new thing');
});

it('R5.41 writes an influence as the game does', () => {
  const say = ((key: string, values?: Record<string, string>) =>
    key === 'property.influenceOf' ? `${values?.['names']} influence` : key) as Translate;
  expect(sayProperties({ influence: ['shaper', 'elder'] }, say)).toBe('Shaper, Elder influence');
});

it('R5.41 writes only the name of a property without a descriptive value', () => {
  expect(sayProperties({ corruption: ['#% increased evasion rating'] }, t)).toBe('property.corruption increased evasion rating');
});

it('D45 writes a variant as its name and its distinguishing properties', () => {
  expect(nameVariant({ name: 'Headhunter', properties: { sixLink: false } }, t)).toBe('Headhunter');
  expect(nameVariant({ name: 'Headhunter', properties: { corrupted: true } }, t)).toBe('Headhunter (verderbt)');
});
