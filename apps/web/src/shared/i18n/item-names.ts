/**
 * Names of items in the page's language. Data, whispers and exported files keep the English name (D30): only what a
 * page shows, and what its search fields find, passes through here.
 */
import type { Game } from '@poexchange/domain/item';
import type { ClientNames } from '@poexchange/domain/names';
import { useMemo, useSyncExternalStore } from 'react';
import { useInterfaceStore } from '../game/interface-store.ts';
import { announceTexts, onTextsChange, readLanguage, readTextsVersion } from './i18n.ts';

/** Time before names that could not be fetched are fetched again. */
const RETRY_MS = 30_000;

const tables = new Map<string, ClientNames>();
const asked = new Set<string>();

/**
 * The name of an item in the page's language; the English one where the game has no other, and until the names are
 * loaded. Loads them at the first call; every component that translates then renders again.
 */
export function nameItem(englishName: string, game: Game = useInterfaceStore.getState().lastGame): string {
  const language = readLanguage();
  if (language === 'en') return englishName;
  const key = `${game} ${language}`;
  const names = tables.get(key);
  if (names !== undefined) return names.fromEnglish.get(englishName) ?? englishName;
  if (!asked.has(key)) {
    asked.add(key);
    import('@poexchange/domain/names')
      .then(async ({ loadNames }) => tables.set(key, await loadNames(game, language)))
      .then(announceTexts, () => setTimeout(() => asked.delete(key), RETRY_MS));
  }
  return englishName;
}

/** The names that a search finds an item by, in lower case: the English one and the shown one. */
export function listSearchedNames(englishName: string): string {
  const shown = nameItem(englishName);
  return (shown === englishName ? englishName : `${englishName} ${shown}`).toLowerCase();
}

/** {@link nameItem} for what is memoised: a new object whenever names arrive or the language changes. */
export function useNaming(): { readonly nameItem: (englishName: string) => string } {
  const version = useSyncExternalStore(onTextsChange, readTextsVersion);
  return useMemo(() => ({ nameItem, version }), [version]);
}
