import { type PublisherTabId, makeStashTabId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { limitToStock, type Limited } from '@poexchange/domain/stock';
import { withTransaction } from '@poexchange/platform/db';
import type { Kysely } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom, tellInOrder } from '../../realtime/outbox.ts';
import { loadStock, type StockOwner } from '../stock/index.ts';
import { describeLeft } from './draft-stock.ts';
import { takeChangeMs } from './feed.queries.ts';
import { judgeSeen } from './judge-seen.ts';
import type { ListingRecord } from './listing-record.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { lockStockListings, readStockListings, updateListingItems, updateSeen } from './stored-listings.queries.ts';

/** Runs after a tab read: limits listings to the tab's content, and updates when their stacks were last seen. */
export async function followTab(deps: ListingsDeps, options: StockOwner & { readonly tabId: PublisherTabId }): Promise<void> {
  const { userId, game, league } = options;
  await limitToTabs(deps, { userId, game, league });
  await refreshSeen(deps, options);
}

/**
 * Removes from a person's listings the items that the tabs no longer contain. Checks without a lock first, because most
 * reads change nothing.
 */
async function limitToTabs(deps: ListingsDeps, owner: StockOwner): Promise<void> {
  if ((await findShort(deps.db, { owner, listings: await readStockListings(deps.db, owner) })).length === 0) return;
  await withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const changeMs = await takeChangeMs(tx, { game: owner.game, league: owner.league, nowMs });
    const short = await findShort(tx, { owner, listings: await lockStockListings(tx, owner) });
    for (const { listing, items } of short)
      await updateListingItems(tx, { uuid: listing.uuid, ...describeLeft(listing, { items, changeMs }), changeMs });
    if (short.length === 0) return;
    const data = { uuids: short.map(({ listing }) => listing.uuid) };
    const ended = short.filter(({ items }) => items.length === 0).map(({ listing }) => listing.uuid);
    await tellInOrder([
      { id: owner.userId, tell: (userId) => publishEvent(tx, { room: userRoom(userId), event: 'listings:changed', data }) },
      ...(await deps.listAskers(tx, { uuids: ended, state: 'gone', nowMs })),
    ]);
  });
}

type Short = { readonly listing: ListingRecord; readonly items: Limited<StoredListingItem>['items'] };

/** Finds active listings that offer more than the tabs contain, and what each listing can still offer. */
async function findShort(
  db: Kysely<Database>,
  options: { readonly owner: StockOwner; readonly listings: readonly ListingRecord[] },
): Promise<Short[]> {
  const active = options.listings.filter(({ state }) => state === 'active');
  const itemIds = active.flatMap(({ items }) => items.flatMap(({ rawItems }) => rawItems.map(({ id }) => id)));
  if (itemIds.length === 0) return [];
  const { countStack } = await loadStock(db, { ...options.owner, itemIds, hashes: [] });
  return active.flatMap((listing) => {
    const { items, taken } = limitToStock(listing.items, { countStack, countByHand: () => null });
    return taken.length === 0 ? [] : [{ listing, items }];
  });
}

/** Runs after a tab read: updates when the stacks of this person's active listings were last seen. */
export async function refreshSeen(
  deps: ListingsDeps,
  options: { userId: string; game: Game; league: string; tabId: PublisherTabId },
): Promise<void> {
  const listings = await deps.db
    .selectFrom('listings')
    .select(['uuid', 'items', 'seen_ms', 'stash_tabs', 'timestamp_ms'])
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('state', '=', 'active')
    .execute();
  const touched = listings.filter(({ stash_tabs: tabs }) => tabs.includes(makeStashTabId(options.league, options.tabId)));
  const itemIds = touched.flatMap(({ items }) => items.flatMap(({ rawItems }) => rawItems.map(({ id }) => id)));
  // Use one query for all listings: each query opens every tab of the person.
  const stacks = await deps.findStacks({ userId: options.userId, game: options.game, league: options.league, itemIds });
  for (const listing of touched) {
    const seenMs = judgeSeen(listing.items, stacks);
    if (seenMs === listing.seen_ms) continue;
    await withTransaction(deps.db, async (tx) => {
      const changeMs = await takeChangeMs(tx, { game: options.game, league: options.league, nowMs: deps.clock() });
      await updateSeen(tx, { uuid: listing.uuid, timestampMs: listing.timestamp_ms, seenMs, changeMs });
    });
  }
}
