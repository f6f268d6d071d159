import type { ListingDraft, OwnListing } from '@poexchange/contract/rest';
import { priceBookLimits } from '@poexchange/domain/price-book';
import type { Transaction } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { findFirstReply, runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { findKnownGroups } from '../prices/index.ts';
import { checkCategory, checkGroups, checkItems, readListingName, readTabs } from './check-draft.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { countOtherGroups, readPresence, takeChangeMs, upsertListing, type ListingIdentity } from './listings.queries.ts';
import { presentOwnListing } from './present-listing.ts';

/** As many groups as a seller may have, and as many again that were deleted and are still kept for the feed. */
const maxKeptGroups = 2 * priceBookLimits.maxGroups;

/** Publishes a listing, or replaces the one of the same identity (D20). Nothing is written unless all of it holds. */
export async function publishListing(
  deps: ListingsDeps,
  of: { caller: Caller; draft: ListingDraft; idempotencyKey: string | null },
): Promise<OwnListing> {
  const { caller, draft } = of;
  checkCategory(draft);
  const groupName = readListingName(draft);
  const { items, totalPrice } = checkItems(draft);
  const tabs = readTabs(draft);
  const once = { userId: caller.id, operation: 'createListing', idempotencyKey: of.idempotencyKey, body: draft };
  const repeated = await findFirstReply<OwnListing>(deps.db, once);
  if (repeated !== null) return repeated.reply;
  const known = await findKnownGroups(deps, { ...draft, hashes: items.map((item) => item.hash) });
  checkGroups(draft, known);
  const custom = groupName === null ? null : { name: groupName, tags: [...new Set([...known.values()].map(({ tag }) => tag))].sort() };
  await deps.requireOwnIgn({ userId: caller.id, game: draft.game, league: draft.league, ign: draft.ign });
  const seenMs = await findSeenMs(deps, { userId: caller.id, game: draft.game, league: draft.league, items });

  // Before the listing is read for the reply, which shows its seller online.
  await deps.onActed({ userId: caller.id, game: draft.game });
  return runOnce(deps.db, once, async (tx) => {
    const changeMs = await takeChangeMs(tx, { game: draft.game, league: draft.league, nowMs: deps.clock() });
    if (custom !== null) await refuseManyGroups(tx, { ...draft, userId: caller.id });
    const record = await upsertListing(tx, {
      user_id: caller.id,
      game: draft.game,
      league: draft.league,
      category: draft.category,
      sub_category: draft.subCategory,
      custom,
      side: draft.side,
      listing_mode: draft.listingMode,
      ign: draft.ign,
      multiplier: draft.multiplier,
      min_trade_value: draft.minTradeValue,
      // Where every tab is closed to searches there is nothing to search.
      support_regex: draft.supportRegex && (tabs.stash_tabs.length === 0 || tabs.search_denied_tabs.length < tabs.stash_tabs.length),
      regex_extra_price: draft.regexExtraPrice,
      regex_quant_extra_price: draft.regexQuantExtraPrice,
      ...tabs,
      items,
      feed_items: items.map((item) => [item.hash, item.price, item.quantity]),
      deselected: draft.deselected ?? [],
      total_price: totalPrice,
      timestamp_ms: changeMs,
      listed_ms: changeMs,
      changed_ms: changeMs,
      state: 'active',
      ended_ms: null,
      seen_ms: seenMs,
      by_hand: isByHand(draft.side, items),
    });
    await publishEvent(tx, { room: userRoom(caller.id), event: 'listings:changed', data: { uuids: [record.uuid] } });
    return presentOwnListing(record, await readPresence(tx, { userId: caller.id, game: draft.game }));
  });
}

/** Every other listing has one of the game's categories; without a bound a seller could fill the table with groups. */
async function refuseManyGroups(tx: Transaction<Database>, of: ListingIdentity): Promise<void> {
  if ((await countOtherGroups(tx, of)) >= maxKeptGroups)
    throw new RefusalError('tooManyGroups', { params: { groups: priceBookLimits.maxGroups } });
}

/** Not one stack behind it: the seller wrote down what there is (D55). A want-to-buy listing has no stock to speak of. */
function isByHand(side: ListingDraft['side'], items: readonly StoredListingItem[]): boolean {
  return side === 'sell' && items.every((item) => item.rawItems.length === 0);
}

/** When every offered stack was last seen in the seller's stash: the oldest of those reads, or null when one was not seen (D23). */
export async function findSeenMs(
  deps: Pick<ListingsDeps, 'findStashReads'>,
  of: { userId: string; game: 'poe1' | 'poe2'; league: string; items: readonly StoredListingItem[] },
): Promise<number | null> {
  const stacks = of.items.flatMap((item) => item.rawItems);
  if (stacks.length === 0) return null;
  const reads = await deps.findStashReads({
    userId: of.userId,
    game: of.game,
    league: of.league,
    itemIds: stacks.map((stack) => stack.id),
  });
  let seenMs = Number.POSITIVE_INFINITY;
  for (const stack of stacks) {
    const read = reads.get(stack.id);
    if (read === undefined || read.stackSize < stack.stackSize) return null;
    seenMs = Math.min(seenMs, read.readAtMs);
  }
  return seenMs;
}
