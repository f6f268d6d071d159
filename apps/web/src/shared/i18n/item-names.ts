/**
 * Item names in the page's language. Data, whispers and exported files keep the English name: only displayed names and
 * search fields use this module.
 */
import type { Game } from '@poexchange/domain/item';
import type { ClientNames } from '@poexchange/domain/names';
import { useMemo, useSyncExternalStore } from 'react';
import { useInterfaceStore } from '../game/interface-store.ts';
import { announceTexts, onTextsChange, readLanguage, readTextsVersion } from './i18n.ts';
import type { LanguageCode } from './languages.ts';

/** Delay before a failed load of names is retried. */
const RETRY_MS = 30_000;

const tables = new Map<string, ClientNames>();
const asked = new Set<string>();

/**
 * Returns an item's name in the page's language, or its English name if the game has no translation or the names have
 * not loaded yet. The first call loads the names and then rerenders every component that uses translations.
 */
export function nameItem(englishName: string, game: Game = useInterfaceStore.getState().lastGame): string {
  const language = readLanguage();
  if (language === 'en') return englishName;
  const key = `${game} ${language}`;
  const names = tables.get(key);
  if (names !== undefined) return names.fromEnglish.get(englishName) ?? nameBlighted(englishName, names, language) ?? englishName;
  if (!asked.has(key)) {
    asked.add(key);
    import('@poexchange/domain/names')
      .then(async ({ loadNames }) => tables.set(key, await loadNames(game, language)))
      .then(announceTexts, () => setTimeout(() => asked.delete(key), RETRY_MS));
  }
  return englishName;
}

/** The client's wording around the name of a blighted or blight-ravaged map. */
const blightedWords: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly [blighted: string, ravaged: string]>> = {
  de: ['Befallene #', 'Extrem befallene #'],
  es: ['# infestado', '# devastado por la plaga'],
  fr: ['# infestée', '# ravagée par l’Infestation'],
  ja: ['ブライトに覆われた#', 'ブライトに破壊された#'],
  ko: ['역병 걸린 #', '역병에 유린당한 #'],
  pt: ['# Infestado', '# Devastado'],
  ru: ['Заражённая #', 'Разорённая Скверной #'],
  zh: ['凋落的 #', '凋落蔓延的 #'],
};

/** Names a blighted map after its base map; undefined for any other item or an unknown map. */
function nameBlighted(englishName: string, names: ClientNames, language: Exclude<LanguageCode, 'en'>): string | undefined {
  const [, word, map = ''] = /^(Blighted|Blight-Ravaged) (.+)$/i.exec(englishName) ?? [];
  const shown = names.fromEnglish.get(map);
  return shown === undefined ? undefined : blightedWords[language][word?.toLowerCase() === 'blighted' ? 0 : 1].replace('#', () => shown);
}

/** The names by which a search finds an item, in lower case: the English name and the displayed name. */
export function listSearchedNames(englishName: string): string {
  const shown = nameItem(englishName);
  return (shown === englishName ? englishName : `${englishName} ${shown}`).toLowerCase();
}

/** {@link nameItem} for use in memoised values: returns a new object whenever names load or the language changes. */
export function useNaming(): { readonly nameItem: (englishName: string) => string } {
  const version = useSyncExternalStore(onTextsChange, readTextsVersion);
  return useMemo(() => ({ nameItem, version }), [version]);
}
