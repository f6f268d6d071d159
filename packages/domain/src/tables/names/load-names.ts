import type { Game } from '../../item/index.ts';

/** Client languages with a name list. The Chinese list has the names of the Taiwanese client. */
export const nameLanguages = ['de', 'es', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

/** A game's names in one language, in both directions. A name that two items share maps to the first English name. */
export type ClientNames = {
  readonly toEnglish: ReadonlyMap<string, string>;
  readonly fromEnglish: ReadonlyMap<string, string>;
  /** English names of unique items. */
  readonly uniques: ReadonlySet<string>;
};

type Load = () => Promise<{ readonly names: string }>;
const english: Readonly<Record<Game, Load>> = { poe1: () => import('./poe1-en.ts'), poe2: () => import('./poe2-en.ts') };
const lists: Readonly<Record<Game, Readonly<Record<NameLanguage, Load>>>> = {
  poe1: {
    de: () => import('./poe1-de.ts'),
    es: () => import('./poe1-es.ts'),
    fr: () => import('./poe1-fr.ts'),
    ja: () => import('./poe1-ja.ts'),
    ko: () => import('./poe1-ko.ts'),
    pt: () => import('./poe1-pt.ts'),
    ru: () => import('./poe1-ru.ts'),
    zh: () => import('./poe1-zh.ts'),
  },
  poe2: {
    de: () => import('./poe2-de.ts'),
    es: () => import('./poe2-es.ts'),
    fr: () => import('./poe2-fr.ts'),
    ja: () => import('./poe2-ja.ts'),
    ko: () => import('./poe2-ko.ts'),
    pt: () => import('./poe2-pt.ts'),
    ru: () => import('./poe2-ru.ts'),
    zh: () => import('./poe2-zh.ts'),
  },
};

const loaded = new Map<string, Promise<ClientNames>>();

/**
 * Loads a language's item names: two lists of about 100 kB each, fetched on the first call. Rejects if a fetch fails;
 * the next call tries again.
 */
export function loadNames(game: Game, language: NameLanguage): Promise<ClientNames> {
  const key = `${game} ${language}`;
  let names = loaded.get(key);
  if (names === undefined) {
    names = Promise.all([english[game](), lists[game][language]()]).then(([from, to]) => pairNames(from.names, to.names));
    names.catch(() => loaded.delete(key));
    loaded.set(key, names);
  }
  return names;
}

function pairNames(from: string, to: string): ClientNames {
  const [englishNames, names] = [from, to].map((list) => list.slice(1, -1).split('\n')) as [string[], string[]];
  const toEnglish = new Map<string, string>();
  const fromEnglish = new Map<string, string>();
  const uniques = new Set(englishNames.slice(englishNames.indexOf('') + 1));
  for (const [at, englishName] of englishNames.entries()) {
    const name = names[at];
    if (name === undefined || name === '' || name === '-') continue;
    fromEnglish.set(englishName, name);
    if (!toEnglish.has(name)) toEnglish.set(name, englishName);
  }
  return { toEnglish, fromEnglish, uniques };
}
