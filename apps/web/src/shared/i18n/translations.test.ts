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
/** Parts that a translation must keep: placeholders and elements. */
const slotsOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)|<(\w+)/g)]
    .map((match) => match[1] ?? `<${match[2]}>`)
    .sort()
    .join(' ');

/**
 * Words in the form of address that we do not use in a language; some verbs match only when capitalised, since "il
 * publie" does not address the reader.
 */
const otherAddress: Readonly<Record<string, RegExp>> = {
  // vous, not tu.
  fr: /(?<!\p{L})([Tt]u|[Tt]e|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|[Tt][’'](?=\p{L})|s’il te|Choisis|Copie|Colle|Clique|Lie|Saisis|Tape|Recharge|Réessaie|Vérifie|Indique|Attends|Retire|Ajoute|Essaie|Vends|Achète|Publie)(?!\p{L})/u,
  // du, not Sie: "Sie" at the start of a sentence may be the third person, but not after a verb.
  de: /(?<!\p{L})(\p{L}+en Sie|Ihnen)(?!\p{L})/u,
  // tú, not usted.
  es: /(?<!\p{L})([Uu]sted|Elija|Copie|Pegue|Abra|Vuelva|Vincule|Escriba|Inténtelo|Recargue)(?!\p{L})/u,
  // você, not tu.
  pt: /(?<!\p{L})([Tt]u|[Tt]eus?|[Tt]uas?|contigo|Escolhe|Copia|Clica)(?!\p{L})/u,
  // вы, not ты.
  ru: /(?<!\p{L})(ты|тебя|тебе|тобой|тво(й|я|ё|и|его|ей|их|им|ю)|выбери|скопируй|вставь|нажми|введи)(?!\p{L})/iu,
};

/** Words for a snapshot other than the word that a language uses: two words would read as two different things. */
const otherSnapshot: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(Aufnahme|Schnappsch)/u,
  es: /instant[áa]nea/iu,
  fr: /instantané/iu,
  pt: /(?<!\p{L})(instantâne|registros? (anterior|do perfil|antig))/iu,
};

/** German words that these pages avoid in favour of Karte, Item, Sorte, Whisper and Konto. */
const otherGerman =
  /(?<![\p{L}-])(Maps?|Gegenst(?:and|ände[ns]?)|\}\} (?:weitere |von \S+ \S+ )?Art(?:en)?|Flüster\p{L}*|Account)(?!\p{L})/u;

const countedNoun =
  /\{\{(\w+), number\}\} (?:more )?(?:listings|offers|items|kinds|pieces|tabs|stacks|services|requests|decimals|snapshots|vouches|entries|changes)\b/;
/** Params that are limits and never 1, and counts in messages that always report more than one piece. */
const severalAlways = new Set(['limit', 'stacks', 'groups', 'asked']);

describe('translation files', () => {
  it('uses one German word per concept', () => {
    const texts = [...readFile('de', 'common'), ...readFile('de', 'notification')];
    expect(texts.filter(([, text]) => otherGerman.test(text))).toEqual([]);
  });

  it.each(['common', 'notification'])('English %s has a plural form for every counted noun', (namespace) => {
    const wrong = readFile('en', namespace).filter(([key, text]) => {
      const param = countedNoun.exec(text)?.[1];
      return param !== undefined && !pluralEnding.test(key) && !severalAlways.has(param);
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(otherSnapshot))('R2.24 %s uses one word for a snapshot', (code, other) => {
    const texts = [...readFile(code, 'common'), ...readFile(code, 'notification')];
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
  });

  it.each(Object.entries(otherAddress))('R9.08 %s uses one form of address', (code, other) => {
    const texts = [...readFile(code, 'common'), ...readFile(code, 'notification')];
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
  });

  for (const { code } of languages) {
    for (const namespace of ['common', 'notification'] as const) {
      it(`R9.08 ${code}/${namespace} has exactly the same strings as English`, () => {
        const bases = (list: [string, string][]) => [...new Set(list.map(([key]) => key.replace(pluralEnding, '')))].sort();
        expect(bases(readFile(code, namespace))).toEqual(bases(readFile('en', namespace)));
        expect(readFile(code, namespace).filter(([, text]) => text.trim() === '')).toEqual([]);
      });

      it(`R9.08 ${code}/${namespace} lets the language format the percent sign`, () => {
        // A change has its own sign and decimals, so its amount is formatted beforehand.
        const own = readFile(code, namespace).filter(([key, text]) => key !== 'economy.percent' && /\}\}\s?%/.test(text));
        expect(own).toEqual([]);
      });

      it(`R9.08 ${code}/${namespace} has exactly the language’s plural forms for every plural string in English`, () => {
        const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
        const keys = readFile(code, namespace).map(([key]) => key);
        const basesOf = (list: readonly string[]) =>
          new Set(list.filter((key) => pluralEnding.test(key)).map((key) => key.replace(pluralEnding, '')));
        const bases = [...basesOf(readFile('en', namespace).map(([key]) => key)), ...basesOf(keys)];
        const wanted = new Set(bases.flatMap((base) => needed.map((form) => `${base}_${form}`)));
        expect([...wanted].filter((key) => !keys.includes(key))).toEqual([]);
        expect(keys.filter((key) => pluralEnding.test(key) && !wanted.has(key))).toEqual([]);
      });

      it(`R9.08 ${code}/${namespace} has the same placeholders as English`, () => {
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
