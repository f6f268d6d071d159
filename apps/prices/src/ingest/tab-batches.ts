import type { PackedOffers, PackedPage } from './pack-page.ts';
import type { KnownIds } from '../asks/known-ids.ts';
import type { StoredTab } from '../asks/tab-queries.ts';

type Incoming = StoredTab & { readonly isPublic: boolean };

type SortedTabs<Tab extends Incoming> = {
  /** Unchanged tabs: only the last-seen time is stored. */
  readonly unchanged: readonly Tab[];
  /** Numbers of tabs that are no longer public. They are deleted with their offers, which do not count as filled. */
  readonly forgotten: readonly string[];
  /** Numbers of tabs that changed league or owner. Their offers are deleted and do not count as filled. */
  readonly cleared: readonly string[];
  /** Public tabs that have offers and are either unknown or cleared. */
  readonly added: readonly Tab[];
  /** Known public tabs with different content. A tab that is now empty has content 0 and is deleted. */
  readonly changed: readonly Tab[];
};

/** Sorts changes by the work that they need. Unknown tabs without offers need no work. */
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

/** A tab after a change, with database ids. Its offers are the page's offers from `from` up to `to`. */
export type TabToStore = StoredTab & {
  readonly isPublic: boolean;
  readonly offers: PackedOffers;
  readonly from: number;
  readonly to: number;
  /** Ids of the page's groups, by their index on the page. */
  readonly groupIds: readonly number[];
};

/** Changes that can be stored together because no tab occurs twice. */
export type TabBatch = readonly TabToStore[];

/**
 * Splits the changes on these pages into as few batches as possible; an earlier change to a tab goes into an earlier
 * batch.
 */
export function splitIntoBatches(pages: readonly PackedPage[], ids: KnownIds): TabBatch[] {
  const batches: TabToStore[][] = [];
  const seen = new Map<string, number>();
  for (const { tabs, offers, groupHashes, leagues } of pages) {
    const groupIds = groupHashes.map((hash) => ids.groups.get(hash) ?? 0);
    const leagueIds = leagues.map((name) => ids.leagues.get(name) ?? 0);
    for (const [at, id] of tabs.ids.entries()) {
      const league = tabs.leagues[at] ?? -1;
      const batch = seen.get(id) ?? 0;
      seen.set(id, batch + 1);
      (batches[batch] ??= []).push({
        id,
        isPublic: league !== -1,
        accountId: tabs.accounts[at] ?? 0,
        leagueId: leagueIds[league] ?? 0,
        content: tabs.contents[at] ?? 0,
        offers,
        from: at === 0 ? 0 : (tabs.offerEnds[at - 1] ?? 0),
        to: tabs.offerEnds[at] ?? 0,
        groupIds,
      });
    }
  }
  return batches;
}
