import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import type { Texts } from './translate.ts';

const files = import.meta.glob<{ default: Texts }>('../../i18n/*/*.json', { eager: true });
const pluralEnding = /_(zero|one|two|few|many|other)$/;

function listTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : listTexts(value, `${prefix}${name}.`),
  );
}

const readFile = (language: string, namespace: string): [string, string][] =>
  listTexts(files[`../../i18n/${language}/${namespace}.json`]?.default ?? {});
/** What a translator has to keep: the places to fill and the elements. */
const slotsOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)|<(\w+)/g)]
    .map((match) => match[1] ?? `<${match[2]}>`)
    .sort()
    .join(' ');

describe('translation files', () => {
  for (const { code } of languages) {
    for (const namespace of ['common', 'notification'] as const) {
      it(`R9.08 ${code}/${namespace} has every text of English and no other`, () => {
        const bases = (list: [string, string][]) => [...new Set(list.map(([key]) => key.replace(pluralEnding, '')))].sort();
        expect(bases(readFile(code, namespace))).toEqual(bases(readFile('en', namespace)));
        expect(readFile(code, namespace).filter(([, text]) => text.trim() === '')).toEqual([]);
      });

      it(`R9.08 ${code}/${namespace} has every plural form that the language needs`, () => {
        const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
        const texts = new Map(readFile(code, namespace));
        const plural = new Set([...texts.keys()].filter((key) => pluralEnding.test(key)).map((key) => key.replace(pluralEnding, '')));
        const missing = [...plural].flatMap((base) => needed.map((form) => `${base}_${form}`)).filter((key) => !texts.has(key));
        expect(missing).toEqual([]);
      });

      it(`R9.08 ${code}/${namespace} fills the same places as English`, () => {
        const english = new Map(readFile('en', namespace));
        const wrong = readFile(code, namespace).filter(([key, text]) => {
          const model = english.get(key) ?? english.get(key.replace(pluralEnding, '_other'));
          return model !== undefined && slotsOf(model) !== slotsOf(text);
        });
        expect(wrong).toEqual([]);
      });
    }
  }
});
