import type { ExpandedListing } from '@poexchange/contract/rest';
import { stateOfListing } from '@poexchange/domain/listing';
import { gridSizeOf, rarityOf, tabIconOf } from '@poexchange/domain/stash';
import { makeStashTabId, splitStashTabId } from '@poexchange/domain/ids';
import { RefusalError } from '../../http/refusal.ts';
import type { ListingsDeps, StashRead } from './listings-deps.ts';
import { readListing } from './stored-listings.queries.ts';
import type { ListingRecord } from './listing-record.ts';
import { readLastOnline } from './presence.queries.ts';
import { presentFeedRow } from './present-listing.ts';

/** How a listing shows a stack that the server has not read. */
const unread = { x: null, y: null, w: 1, h: 1, name: '', lines: [] };
const nothingRead: ReadonlyMap<string, StashRead> = new Map();

/** Returns the listing's state at the current time; the job that ends listings may not have run yet. */
export function currentState(
  record: Pick<ListingRecord, 'listed_ms' | 'state' | 'ended_ms'>,
  nowMs: number,
): 'active' | 'inactive' | 'deleted' {
  return stateOfListing(
    {
      timestampMs: record.listed_ms,
      inactive: record.state === 'inactive',
      deleted: record.state === 'deleted',
      endedAtMs: record.ended_ms,
    },
    nowMs,
  );
}

/**
 * Lists the tabs of the listing's stacks in the listing's order, without revealing which tabs they are or who owns
 * them.
 */
function listTabs(record: ListingRecord, reads: ListedStacks['reads']) {
  const numbers = new Map<string, number>();
  const tabs: { kind: string; size: 12 | 24 | null }[] = [];
  for (const { id } of record.items.flatMap(({ rawItems }) => rawItems)) {
    const read = reads.get(id);
    if (read === undefined || numbers.has(read.topTabId)) continue;
    numbers.set(read.topTabId, tabs.length);
    tabs.push({ kind: tabIconOf(read.tabType ?? ''), size: gridSizeOf(read.tabType ?? '') });
  }
  return { tabs, tabOf: (read: StashRead): number => numbers.get(read.topTabId) ?? 0 };
}

/**
 * Returns a listing with the position and text of its stacks as last seen by the server. Once the listing is no longer
 * offered, only its owner sees positions, because the stacks can no longer be requested.
 */
export async function expandListing(deps: ListingsDeps, options: { uuid: string; isOwner: boolean }): Promise<ExpandedListing> {
  const record = await readListing(deps.db, options.uuid);
  const nowMs = deps.clock();
  const state = record === undefined ? 'deleted' : currentState(record, nowMs);
  if (record === undefined || state === 'deleted') throw new RefusalError('tradeListingNotFound');
  // Anyone may request this, so search only the tabs that the seller named.
  const [{ reads, isSearchable }, { lastOnlineMs }] = await Promise.all([
    state === 'active' || options.isOwner ? readListedStacks(deps, record) : { reads: nothingRead, isSearchable: () => true },
    readLastOnline(deps.db, { userId: record.user_id, game: record.game }),
  ]);
  const { tabs, tabOf } = listTabs(record, reads);
  return {
    ...presentFeedRow(record),
    regexExtraPrice: record.regex_extra_price,
    regexQuantExtraPrice: record.regex_quant_extra_price,
    state,
    lastOnlineMs,
    serverTimeMs: nowMs,
    tabs,
    items: record.items.map((item) => ({
      hash: item.hash,
      price: item.price,
      quantity: item.quantity,
      rawItems: item.rawItems.map((raw) => {
        const read = reads.get(raw.id);
        const { x, y, w, h, name, lines } = read ?? unread;
        return {
          id: raw.id,
          stackSize: raw.stackSize,
          x,
          y,
          w,
          h,
          name,
          lines: [...lines],
          ...(isSearchable(raw.id) ? {} : { searchable: false as const }),
          ...(read === undefined ? {} : { tab: tabOf(read), rarity: rarityOf(read.frameType ?? -1) }),
        };
      }),
    })),
  };
}

type Listed = Pick<ListingRecord, 'user_id' | 'game' | 'league' | 'items' | 'stash_tabs' | 'search_denied_tabs'>;

type ListedStacks = {
  /** By item id, as last read in the tabs that the seller named. */
  readonly reads: ReadonlyMap<string, StashRead>;
  /**
   * Returns true if a stash search may select the stack. If some tabs are closed to searches, the stack must have been
   * seen in another tab.
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
