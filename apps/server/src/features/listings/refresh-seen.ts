import type { Game } from '@poexchange/domain/item';
import { makeStashTabId, type PublisherTabId } from '@poexchange/domain/ids';
import { withTransaction } from '@poexchange/platform/db';
import { judgeSeen } from './judge-seen.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { takeChangeMs } from './feed.queries.ts';
import { updateSeen } from './stored-listings.queries.ts';

/** Follow-up of a tab read: updates when the offered stacks of this person's active listings were last seen. */
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
  // One query for all of them: each opens every tab of the person.
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
