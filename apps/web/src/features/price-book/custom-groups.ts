/** The seller's custom groups, stored with the other settings of My Listings. */
import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import {
  addToGroup,
  createGroup,
  makeCustomGroupId,
  removeFromGroup,
  renameGroup,
  type CustomGroup,
  type GroupItem,
  type GroupProblem,
  type GroupsResult,
} from '@poexchange/domain/price-book';
import { useMemo } from 'react';
import { takeStoredSettings, useSettingsStore, type OfferPlace, type SettingsState } from './settings-store.ts';

export function useCustomGroups(game: Game): readonly CustomGroup[] {
  return useSettingsStore((state) => state.groups[game]);
}

export function readCustomGroup(place: OfferPlace): CustomGroup | undefined {
  if (place.category !== CUSTOM_CATEGORY_ID) return undefined;
  return useSettingsStore.getState().groups[place.game].find(({ id }) => id === place.subCategory);
}

/** The hashes of a custom group that a page shows; null for a category. */
export function useGroupMembers(place: OfferPlace): ReadonlySet<string> | null {
  const groups = useCustomGroups(place.game);
  return useMemo(() => {
    if (place.category !== CUSTOM_CATEGORY_ID) return null;
    return new Set(groups.find(({ id }) => id === place.subCategory)?.items.map(({ hash }) => hash));
  }, [groups, place]);
}

/** Null on success, or the problem on failure. */
type Done = GroupProblem | null;

function apply(game: Game, change: (groups: readonly CustomGroup[]) => GroupsResult): Done {
  takeStoredSettings();
  const result = change(useSettingsStore.getState().groups[game]);
  if (!result.ok) return result.code;
  useSettingsStore.setState((state) => ({ groups: { ...state.groups, [game]: result.groups } }));
  return null;
}

/** Creates a group; returns its id, or the problem. */
export function makeGroup(
  game: Game,
  options: { readonly name: string; readonly items: readonly GroupItem[] },
): { id: string; problem: Done } {
  const id = makeCustomGroupId(crypto.getRandomValues(new Uint8Array(8)));
  return { id, problem: apply(game, (groups) => createGroup(groups, { id, ...options })) };
}

export function renameCustomGroup(game: Game, options: { readonly id: string; readonly name: string }): Done {
  return apply(game, (groups) => renameGroup(groups, options));
}

export function addItemsToGroup(game: Game, options: { readonly id: string; readonly items: readonly GroupItem[] }): Done {
  return apply(game, (groups) => addToGroup(groups, options));
}

export function removeItemsFromGroup(game: Game, options: { readonly id: string; readonly hashes: readonly string[] }): Done {
  return apply(game, (groups) => removeFromGroup(groups, options));
}

/** Deletes a group and its prices in every league. The returned function restores them. */
export function deleteCustomGroup(game: Game, id: string): () => void {
  takeStoredSettings();
  const before = useSettingsStore.getState();
  useSettingsStore.setState((state) => dropGroups(state, { game, ids: [id] }));
  const group = before.groups[game].find((each) => each.id === id);
  const isOwn = ([key]: readonly [string, unknown]) => isKeyOfGroup(key, game, id);
  return () =>
    useSettingsStore.setState((state) => ({
      groups:
        group === undefined ? state.groups : { ...state.groups, [game]: [...state.groups[game].filter((each) => each.id !== id), group] },
      offers: { ...state.offers, ...Object.fromEntries(Object.entries(before.offers).filter(isOwn)) },
      choices: { ...state.choices, ...Object.fromEntries(Object.entries(before.choices).filter(isOwn)) },
    }));
}

/** Returns the settings without these groups and everything that applied only to them. */
export function dropGroups(state: SettingsState, options: { readonly game: Game; readonly ids: readonly string[] }): SettingsState {
  const keep = <V>(record: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !options.ids.some((id) => isKeyOfGroup(key, options.game, id))));
  return {
    offers: keep(state.offers),
    choices: keep(state.choices),
    groups: { ...state.groups, [options.game]: state.groups[options.game].filter(({ id }) => !options.ids.includes(id)) },
  };
}

function isKeyOfGroup(key: string, game: Game, id: string): boolean {
  return key.startsWith(`${game}:`) && key.endsWith(`:${CUSTOM_CATEGORY_ID}:${id}`);
}
