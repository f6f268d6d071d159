/**
 * Service names in the page's language. Whispers, posts and exported files keep the English name. A service named after
 * an item uses the item's name in the game client of that language; ordinary words are translated. Areas, and bosses
 * without a name in `boss-names.ts`, stay English because no source has their names in other languages.
 */
import type { Game } from '@poexchange/domain/item';
import { findService, nameService } from '@poexchange/domain/service';
import { useMemo, useSyncExternalStore } from 'react';
import { onTextsChange, readLanguage, readTextsVersion, translate } from '../i18n/i18n.ts';
import { nameItem } from '../i18n/item-names.ts';
import { nameBoss } from './boss-names.ts';
import type { CommonKey } from '../i18n/keys.ts';
import type { TextParams } from '../i18n/translate.ts';

type Named = { readonly serviceName: string; readonly isCustomService: boolean };
type WordKey = Extract<CommonKey, `services.name.${string}`>;

/** Services named with ordinary words, by value. */
const words: ReadonlyMap<string, WordKey> = new Map([
  ['anyT17', 'services.name.anyTier17'],
  ['5way', 'services.name.fiveWay'],
  ['campaign', 'services.name.campaign'],
  ['benchCraft', 'services.name.benchCraft'],
  ['lab1', 'services.name.labyrinth'],
  ['lab2', 'services.name.cruelLabyrinth'],
  ['lab3', 'services.name.mercilessLabyrinth'],
  ['lab4', 'services.name.eternalLabyrinth'],
]);

/**
 * Returns a service's display name. `title` is the name that the server sent, for services that this page does not
 * know.
 */
export function showServiceName(game: Game, service: Named, title: string = nameService(game, service)): string {
  const known = service.isCustomService ? undefined : findService(game, service.serviceName);
  if (known === undefined) return title;
  return readLanguage() === 'en' ? known.name : sayName(game, known);
}

/** The names by which a search finds a service, in lower case: English and displayed. */
export function listServiceNames(game: Game, service: Named): string {
  const english = nameService(game, service);
  const shown = showServiceName(game, service);
  return (shown === english ? english : `${english} ${shown}`).toLowerCase();
}

/** The functions that name services, as one object that memoised values can depend on. */
export const serviceNames = { showServiceName, listServiceNames } as const;
export type ServiceNames = typeof serviceNames;

/** Returns {@link serviceNames} as a new object whenever names load or the language changes. */
export function useServiceNames(): ServiceNames {
  const version = useSyncExternalStore(onTextsChange, readTextsVersion);
  return useMemo(() => ({ ...serviceNames, version }), [version]);
}

function sayName(game: Game, { value, name }: { readonly value: string; readonly name: string }): string {
  const word = words.get(value);
  if (word !== undefined) return say(word);
  const map = /^(.*) \(tier 17\)$/.exec(name)?.[1];
  if (map !== undefined) return say('services.name.tier17', { name: nameItem(`${map} Map`, game) });
  const pinnacle = /^(.*) \(pinnacle\)$/.exec(name)?.[1];
  if (pinnacle !== undefined) return say('services.name.pinnacle', { name: pinnacle });
  const [, trial = '', count = '', unit] = /^(.*), (\d+) (floor|room)s?$/.exec(name) ?? [];
  if (unit !== undefined) return say(`services.name.${unit === 'floor' ? 'floors' : 'rooms'}`, { name: trial, count: Number(count) });
  return nameBoss(name, readLanguage()) ?? nameItem(name, game);
}

function say(key: WordKey, params: TextParams = {}): string {
  return translate('common', key, params);
}
