import type { TradeView } from '@poexchange/contract/rest';
import { processDeduction, totalOfItems, undoDeduction, type DeductedItem } from '@poexchange/domain/listing';
import type { Transaction } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { lockListing, takeChangeMs, updateListingItems, type ListingRecord, type ListingsDeps } from '../listings/index.ts';
import { lockForReceiver, readForReceiver, updateProcessed, type NotificationRecord } from './notifications.queries.ts';
import { presentTradeView } from './read-trade-view.ts';
import { tellBoth } from './tell-both.ts';

/** What was taken, and the listing it was taken from: when it was published, and when the taking itself ended it. */
type Deducted = {
  readonly taken: readonly DeductedItem<StoredListingItem>[];
  readonly listedMs: number;
  readonly endedMs: number | null;
};

type Processing = { readonly id: string; readonly userId: string; readonly undo: boolean; readonly idempotencyKey: string | null };

/** The seller is done with a trade: the quantities leave the listing, or come back with `undo` (R4.31, D32). */
export async function processNotification(deps: ListingsDeps, of: Processing): Promise<TradeView> {
  const once = { userId: of.userId, operation: 'processNotification', idempotencyKey: of.idempotencyKey, body: [of.id, of.undo] };
  const record = await runOnce<NotificationRecord>(deps.db, once, async (tx) => {
    const seen = await readForReceiver(tx, of);
    if (seen === undefined) throw new RefusalError('notFound');
    // Clock, listing, trade (record 0062): in another order two people would wait for each other.
    const changeMs = await takeChangeMs(tx, { game: seen.game, league: seen.league, nowMs: deps.clock() });
    const listing = await lockListing(tx, seen.listing_uuid);
    const notification = await lockForReceiver(tx, of);
    if (notification === undefined) throw new RefusalError('notFound');
    if ((notification.processed_ms !== null) === !of.undo) throw new RefusalError('alreadyProcessed');
    const deducted = of.undo
      ? await putBack(tx, { changeMs, listing, notification })
      : await takeOut(tx, { changeMs, listing, notification });
    const updated = await updateProcessed(tx, { id: of.id, processedMs: of.undo ? null : deps.clock(), deducted });
    await tellBoth(tx, updated);
    if (listing !== undefined)
      await publishEvent(tx, { room: userRoom(of.userId), event: 'listings:changed', data: { uuids: [listing.uuid] } });
    return updated;
  });
  return presentTradeView(deps, { record, userId: of.userId });
}

type Change = { changeMs: number; listing: ListingRecord | undefined; notification: NotificationRecord };

async function takeOut(tx: Transaction<Database>, { changeMs, listing, notification }: Change): Promise<Deducted | null> {
  if (listing === undefined || listing.state === 'deleted' || !notification.valid) return null;
  const bought = notification.items.map((item) => [item.hash, item.quantity] as const);
  const { items, deducted } = processDeduction(putPicksFirst(listing.items, notification.items), bought);
  if (deducted.length === 0) return null;
  // A listing with nothing left has nothing to show: it moves to the inactive list.
  const endedMs = items.length === 0 && listing.state === 'active' ? changeMs : null;
  const state = endedMs === null ? { state: listing.state, endedMs: listing.ended_ms } : { state: 'inactive' as const, endedMs };
  await updateListingItems(tx, { uuid: listing.uuid, items: [...items], totalPrice: totalOfItems(items), changeMs, ...state });
  return { taken: deducted, listedMs: listing.listed_ms, endedMs };
}

/** The stacks that were handed over are those the seller was shown, not whichever stand first in the listing: a search may have chosen them (D41). */
function putPicksFirst(items: readonly StoredListingItem[], traded: NotificationRecord['items']): StoredListingItem[] {
  const picked = new Set(traded.flatMap(({ picks }) => picks.map(({ id }) => id)));
  return items.map((item) => ({
    ...item,
    rawItems: [...item.rawItems.filter(({ id }) => picked.has(id)), ...item.rawItems.filter(({ id }) => !picked.has(id))],
  }));
}

/** Nothing goes back into a listing that was published again since: its seller said anew what there is. One that the taking ended returns to the market, one that its owner ended does not. */
async function putBack(tx: Transaction<Database>, { changeMs, listing, notification }: Change): Promise<null> {
  const deducted = notification.deducted as Deducted | null;
  if (listing === undefined || listing.state === 'deleted' || deducted === null || listing.listed_ms !== deducted.listedMs) return null;
  const items = undoDeduction(listing.items, deducted.taken);
  const returns = deducted.endedMs !== null && listing.ended_ms === deducted.endedMs;
  const state = returns ? { state: 'active' as const, endedMs: null } : { state: listing.state, endedMs: listing.ended_ms };
  await updateListingItems(tx, { uuid: listing.uuid, items, totalPrice: totalOfItems(items), changeMs, ...state });
  return null;
}
