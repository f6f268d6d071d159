/** The tabs that this browser has read: grouped on the shelf, and raw in the store. */
import { makeStashTabId, readStashTabId, type PublisherTabId, type StashTabId } from '@poexchange/domain/ids';
import type { MapChild } from '@poexchange/domain/stash';
import type { Scope } from './scope.ts';
import type { ShelfTab, StashShelf } from './stash-shelf.ts';
import { listTabItems, type TabItems } from './tab-items.ts';
import type { TabStore } from './tab-store.ts';

/** A stash's account and league; tabs of different accounts are never mixed. */
export type StashScope = Scope & { readonly accountId: string };

export type TabContent = {
  readonly readAtMs: number;
  readonly itemCount: number;
  readonly ungroupedCount: number;
  /** Inner tabs that must be read one by one. */
  readonly childIds: readonly StashTabId[];
  /** The kinds of maps that count in a map tab, with their names and tiers. */
  readonly parts?: readonly (Omit<MapChild, 'id'> & { readonly id: StashTabId })[];
};

export type KeptTabs = {
  readonly putTab: (scope: StashScope, tab: { id: StashTabId; stash: unknown; readAtMs: number }) => Promise<TabContent>;
  /** Restores this browser's copy of the account's tabs. */
  readonly restoreTabs: (scope: StashScope) => Promise<Record<string, TabContent>>;
  /** A plain tab's items if this browser has read the tab; otherwise null. */
  readonly readTabItems: (scope: StashScope, id: StashTabId) => Promise<TabItems | null>;
  readonly dropTabs: (scope: StashScope, tabIds: readonly StashTabId[]) => Promise<void>;
  /** Removes every tab from the shelf and the browser's store, at sign-out. */
  readonly forgetTabs: () => Promise<void>;
};

/** A scope's tabs on the shelf, for counting and searching. */
export type TabShelf = {
  /**
   * A tab with its inner tabs, as far as they have been read. A tab that lists itself or a parent as its child is
   * included once.
   */
  readonly listShelved: (scope: StashScope, id: StashTabId) => readonly ShelfTab[];
  /** The tabs that are not inside another tab. */
  readonly listRoots: (scope: StashScope) => readonly StashTabId[];
};

const keyOf = (scope: StashScope, id: StashTabId | '') => `${scope.accountId}/${scope.game}/${scope.league}/${id}`;

const nameChildren = (scope: StashScope, { childIds }: ShelfTab): StashTabId[] =>
  childIds.map((childId: PublisherTabId) => makeStashTabId(scope.league, childId));

export function createTabShelf(shelf: StashShelf): TabShelf {
  function listShelved(scope: StashScope, id: StashTabId, around: readonly StashTabId[] = []): ShelfTab[] {
    const tab = around.includes(id) ? undefined : shelf.read(keyOf(scope, id));
    if (tab === undefined) return [];
    return [tab, ...nameChildren(scope, tab).flatMap((childId) => listShelved(scope, childId, [...around, id]))];
  }

  function listRoots(scope: StashScope): StashTabId[] {
    const prefix = keyOf(scope, '');
    const keys = shelf.listIds(prefix);
    const tabs = keys.flatMap((key) => shelf.read(key) ?? []);
    const inner = new Set(tabs.flatMap((tab) => nameChildren(scope, tab)));
    return keys.map((key) => key.slice(prefix.length) as StashTabId).filter((id) => !inner.has(id));
  }

  return { listShelved, listRoots };
}

export function createKeptTabs({ shelf, store }: { readonly shelf: StashShelf; readonly store: TabStore }): KeptTabs {
  function shelve(scope: StashScope, tab: { id: StashTabId; stash: unknown; readAtMs: number }): TabContent {
    const kept = shelf.put(keyOf(scope, tab.id), { game: scope.game, stash: tab.stash, readAtMs: tab.readAtMs });
    return {
      readAtMs: tab.readAtMs,
      itemCount: kept.items.length + kept.unreadableCount,
      ungroupedCount: kept.ungroupedCount + kept.unreadableCount,
      childIds: nameChildren(scope, kept),
      ...(kept.parts.length > 0 && {
        parts: kept.parts.map((part) => ({ ...part, id: makeStashTabId(scope.league, part.id) })),
      }),
    };
  }

  return {
    async putTab(scope, tab) {
      const content = shelve(scope, tab);
      await store.write({ key: keyOf(scope, tab.id), readAtMs: tab.readAtMs, stash: tab.stash });
      return content;
    },

    async restoreTabs(scope) {
      const prefix = keyOf(scope, '');
      const restored: Record<string, TabContent> = {};
      for (const { key, readAtMs, stash } of await store.readAll(prefix)) {
        const id = readStashTabId(key.slice(prefix.length));
        // Drop tabs stored by an older version.
        if (id === null) continue;
        const onShelf = shelf.read(key);
        if (onShelf !== undefined && onShelf.readAtMs >= readAtMs) continue;
        restored[id] = shelve(scope, { id, stash, readAtMs });
      }
      return restored;
    },

    async readTabItems(scope, id) {
      const kept = shelf.read(keyOf(scope, id));
      return kept === undefined ? null : listTabItems(kept);
    },

    async dropTabs(scope, tabIds) {
      const keys = tabIds.map((id) => keyOf(scope, id));
      shelf.drop(keys);
      await store.drop(keys);
    },

    async forgetTabs() {
      shelf.clear();
      await store.clear();
    },
  };
}
