/** Tabs selected in a league, stored in this browser per game and league. */
import { makeStashTabId, readPublisherTabId, readStashTabId, type StashTabId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { listLoadableTabs, type StashTabInfo } from '@poexchange/domain/stash';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Choices = Readonly<Record<string, readonly StashTabId[]>>;
const storedSchema = z.object({ choices: z.record(z.string(), z.catch(z.array(z.string()), [])) });

const useChoiceStore = create<{ readonly choices: Choices }>()(
  persist(() => ({ choices: {} }), {
    name: 'poexchange:tabs',
    version: 1,
    merge: (stored) => {
      const parsed = z.safeParse(storedSchema, stored);
      return { choices: parsed.success ? readChoices(parsed.data.choices) : {} };
    },
  }),
);

/** Earlier versions stored only the publisher's ids, under the same key of game and league. */
export function readChoices(stored: Readonly<Record<string, readonly string[]>>): Choices {
  return Object.fromEntries(Object.entries(stored).map(([key, ids]) => [key, ids.flatMap((id) => readKeptTabId(key, id) ?? [])]));
}

/** Reads a tab id that this browser stored under `game:league`. */
export function readKeptTabId(key: string, id: string): StashTabId | null {
  const tabId = readPublisherTabId(id);
  return tabId === null ? readStashTabId(id) : makeStashTabId(key.slice(key.indexOf(':') + 1), tabId);
}

type LeagueScope = { readonly game: Game; readonly league: string };
const keyOf = (scope: LeagueScope) => `${scope.game}:${scope.league}`;
const none: readonly StashTabId[] = [];

/** Ids of the selected tabs, possibly including removed tabs. */
export function useChosenTabs(scope: LeagueScope): readonly StashTabId[] {
  return useChoiceStore((state) => state.choices[keyOf(scope)] ?? none);
}

export function chooseTabs(scope: LeagueScope, tabIds: readonly StashTabId[]): void {
  useChoiceStore.setState((state) => ({ choices: { ...state.choices, [keyOf(scope)]: [...tabIds] } }));
}

/** The selected tabs that exist, in list order; a selected folder includes all its current members. */
export function keepExisting(tabs: readonly StashTabInfo[], chosen: readonly StashTabId[]): StashTabId[] {
  const wanted = new Set(chosen);
  return tabs.flatMap((tab) =>
    listLoadableTabs([tab]).flatMap((each) => (wanted.has(each.id) || (tab.isFolder && wanted.has(tab.id)) ? [each.id] : [])),
  );
}

/** The selection as stored: existing tabs, and folders selected as a whole, which include tabs added later. */
export function keepChoice(tabs: readonly StashTabInfo[], chosen: readonly StashTabId[]): StashTabId[] {
  const wanted = new Set(chosen);
  return [...tabs.flatMap((tab) => (tab.isFolder && wanted.has(tab.id) ? [tab.id] : [])), ...keepExisting(tabs, chosen)];
}

/** Returns whether a map tab is selected, in which case a note says that its normal maps are not read. */
export function hasMapTab(tabs: readonly StashTabInfo[], chosen: readonly StashTabId[]): boolean {
  const wanted = new Set(chosen);
  return listLoadableTabs(tabs).some((tab) => tab.type === 'MapStash' && wanted.has(tab.id));
}

/** Returns whether all, some or none of a folder's members are selected. */
export function readFolderCheck(folder: StashTabInfo, chosen: ReadonlySet<StashTabId>): 'all' | 'some' | 'none' {
  const ids = listLoadableTabs([folder]).map((tab) => tab.id);
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/**
 * Adds or removes tabs. A folder represents its present and future members until one of the members is deselected.
 * Keeps the order of selection.
 */
export function toggleTabs(
  chosen: readonly StashTabId[],
  options: { readonly tab: StashTabInfo; readonly to: 'chosen' | 'left' },
): StashTabId[] {
  const ids = listLoadableTabs([options.tab]).map((tab) => tab.id);
  const folderId = options.tab.isFolder ? options.tab.id : options.tab.folderId;
  const rest = chosen.filter((id) => !ids.includes(id) && (id !== folderId || (options.to === 'chosen' && !options.tab.isFolder)));
  if (options.to === 'left') return rest;
  return options.tab.isFolder ? [...rest, options.tab.id, ...ids] : [...rest, ...ids];
}

/**
 * Returns the tabs whose name contains the text, and folders with their matching members, or with all members if the
 * folder's own name matches.
 */
export function searchTabs(tabs: readonly StashTabInfo[], text: string): StashTabInfo[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...tabs];
  return tabs.flatMap((tab): StashTabInfo[] => {
    if (tab.name.toLowerCase().includes(wanted)) return [tab];
    const members = tab.isFolder ? searchTabs(tab.children, wanted) : [];
    return members.length > 0 ? [{ ...tab, children: members }] : [];
  });
}
