import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './i18n.ts';
import { DEFAULT_LANGUAGE, languages } from './languages.ts';
import { fillText, findText, splitText } from './translate.ts';

const texts = {
  item: { name: 'Name', count_one: '{{count}} item', count_other: '{{count}} items', count_zero: 'no items' },
  zloty_few: 'few',
  zloty_many: 'many',
};

describe('languages', () => {
  it('R1.09 offers nine languages, English by default', () => {
    const offered = languages.map(({ code }) => code).toSorted();
    expect(offered).toEqual(['de', 'en', 'es', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh']);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });
});

describe('interface strings', () => {
  it('finds a string by its dotted key, and returns null for an unknown key', () => {
    expect(findText({ texts, key: 'item.name', language: 'en' })).toBe('Name');
    expect(findText({ texts, key: 'item', language: 'en' })).toBeNull();
    expect(findText({ texts, key: 'item.name.more', language: 'en' })).toBeNull();
  });

  it("uses the language's own plural rules", () => {
    const find = (count: number) => findText({ texts, key: 'item.count', params: { count }, language: 'en' });
    expect([find(0), find(1), find(2)]).toEqual(['no items', '{{count}} item', '{{count}} items']);
    expect(findText({ texts, key: 'zloty', params: { count: 3 }, language: 'pl' })).toBe('few');
    expect(findText({ texts, key: 'zloty', params: { count: 5 }, language: 'pl' })).toBe('many');
  });

  it('fills params and formats numbers for the language', () => {
    expect(fillText('{{count, number}} of {{ name }}', { count: 1234.5, name: '{{count}}' }, 'en')).toBe('1,234.5 of {{count}}');
    expect(fillText('{{count, number}}', { count: 1234.5 }, 'de')).toBe('1.234,5');
    expect(['en', 'de', 'ja'].map((language) => fillText('{{p, percent}} of value', { p: 2071.54 }, language))).toEqual([
      '2,071.5% of value',
      '2.071,5\u00a0% of value',
      '2,071.5% of value',
    ]);
    expect(fillText('{{p, percent}}', { p: 97.45 }, 'en')).toBe('97.5%');
    expect(fillText('a{{missing}}b', {}, 'en')).toBe('ab');
  });

  it('splits a string at its elements', () => {
    expect(splitText('seen <age></age> ago, <b/>')).toEqual([
      { kind: 'text', text: 'seen ' },
      { kind: 'element', name: 'age' },
      { kind: 'text', text: ' ago, ' },
      { kind: 'element', name: 'b' },
    ]);
    expect(splitText('<script>x</script>')).toEqual([{ kind: 'text', text: '<script>x</script>' }]);
  });

  it('R9.08 uses the stored language, then the browser’s first supported language, then English', () => {
    expect(chooseLanguage('en', ['xx'])).toBe('en');
    expect(chooseLanguage('klingon', ['xx-YY', 'en-GB'])).toBe('en');
    expect(chooseLanguage(null, [])).toBe('en');
  });
});
