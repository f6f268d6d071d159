import { makeStashTabId, splitStashTabId } from '@poexchange/domain/ids';
import type { ListingsDeps, StashRead } from './listings-deps.ts';
import type { ListingRecord } from './listing-record.ts';

type Listed = Pick<ListingRecord, 'user_id' | 'game' | 'league' | 'items' | 'stash_tabs' | 'search_denied_tabs'>;

export type ListedStacks = {
  /** By item id, as last read in the tabs that the seller named and in no others. */
  readonly reads: ReadonlyMap<string, StashRead>;
  /**
   * Returns whether a stash search may select the stack: if some tabs are closed to searches, only one that was seen in
   * another tab.
   */
  readonly isSearchable: (itemId: string) => boolean;
};

export async function readListedStacks(deps: Pick<ListingsDeps, 'findStashReads'>, listing: Listed): Promise<ListedStacks> {
  const { user_id: userId, game, league } = listing;
  const itemIds = listing.items.flatMap((item) => item.rawItems.map((raw) => raw.id));
  const tabIds = listing.stash_tabs.map((id) => splitStashTabId(id).tabId);
  const reads = await deps.findStashReads({ userId, game, league, itemIds, tabIds });
  const denied = new Set(listing.search_denied_tabs);
  return {
    reads,
    isSearchable: (itemId) => {
      if (denied.size === 0) return true;
      const read = reads.get(itemId);
      return read !== undefined && !denied.has(makeStashTabId(league, read.topTabId));
    },
  };
}
