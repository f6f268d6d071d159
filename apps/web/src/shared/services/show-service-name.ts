/**
 * Names of services in the page's language. Whispers, posts and exported files keep the English name (D30). A service
 * named after an item of the game uses the item's name in the client of that language; ordinary words are translated
 * texts. Bosses without a name in `boss-names.ts` and areas stay English: no source has them in other languages.
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

/** Services named by ordinary words, by value. */
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
 * Returns the name of a service as a page shows it. `title` is the name that the server sent, used for a service that
 * this page does not know.
 */
export function showServiceName(game: Game, service: Named, title: string = nameService(game, service)): string {
  const known = service.isCustomService ? undefined : findService(game, service.serviceName);
  if (known === undefined) return title;
  return readLanguage() === 'en' ? known.name : sayName(game, known);
}

/** Names that a search finds a service by, in lower case: the English one and the shown one. */
export function listServiceNames(game: Game, service: Named): string {
  const english = nameService(game, service);
  const shown = showServiceName(game, service);
  return (shown === english ? english : `${english} ${shown}`).toLowerCase();
}

/** The functions that name services, for memoised values. */
export const serviceNames = { showServiceName, listServiceNames } as const;
export type ServiceNames = typeof serviceNames;

/** {@link serviceNames} as a new object whenever names load or the language changes. */
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
