import type { StoredTab } from '../asks/tab-queries.ts';

type Incoming = StoredTab & { readonly isPublic: boolean };

export type SortedTabs<Tab extends Incoming> = {
  /** Tabs seen again unchanged: only the time is stored. */
  readonly unchanged: readonly Tab[];
  /** Numbers of tabs that are no longer public: deleted with their offers, without counting fills. */
  readonly forgotten: readonly string[];
  /** Numbers of tabs that changed league or owner: their offers are deleted without counting as filled. */
  readonly cleared: readonly string[];
  /** Public, with offers, and not known or cleared. */
  readonly added: readonly Tab[];
  /** Public and known with other content; a tab that is empty now has content 0 and is deleted. */
  readonly changed: readonly Tab[];
};

/** Sorts changes by the work they need. Unknown tabs without offers need none. */
export function sortTabs<Tab extends Incoming>(tabs: readonly Tab[], before: ReadonlyMap<string, StoredTab>): SortedTabs<Tab> {
  const sorted = { unchanged: [] as Tab[], forgotten: [] as string[], cleared: [] as string[], added: [] as Tab[], changed: [] as Tab[] };
  for (const tab of tabs) {
    const old = before.get(tab.id);
    if (old === undefined) {
      if (tab.content !== 0) sorted.added.push(tab);
    } else if (!tab.isPublic) sorted.forgotten.push(tab.id);
    else if (old.leagueId !== tab.leagueId || old.accountId !== tab.accountId) {
      if (tab.content === 0) sorted.forgotten.push(tab.id);
      else {
        sorted.cleared.push(tab.id);
        sorted.added.push(tab);
      }
    } else if (old.content === tab.content) sorted.unchanged.push(tab);
    else sorted.changed.push(tab);
  }
  return sorted;
}
