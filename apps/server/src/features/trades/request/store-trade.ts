import { takeStacks, type RawItem } from '@poexchange/domain/listing';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ListingRecord } from '../../listings/index.ts';
import { notify, markSubjectUnread } from '../../notifications/index.ts';
import { presentBody, presentTrade } from '../present-trade.ts';
import { insertTrade, type NewTrade, type TradeRecord } from '../trades.queries.ts';
import type { Asking } from './prepare-request.ts';
import { refuseCrowd, ASKED_AGAIN_FOR_MS, judgeCrowd } from './refuse-crowd.ts';
import { lockRoom, publishEvent, userRoom } from '../../../realtime/outbox.ts';
import { lockOpenRequest, noteToldAgain, updateRequest } from './request.queries.ts';

/** Minimum time between two announcements of a request, in ms. */
const ANNOUNCED_ONCE_MS = 60_000;

/**
 * Corrects the sender's open request to the same listing that includes any of the same groups: one purchase is one
 * request, however often its quantities are corrected. The owner sees it changed and unread; a card and a sound come
 * again only after a while, and within the rate limits. Returns null without such a request.
 */
async function askAgain(tx: Transaction<Database>, asked: NewTrade): Promise<TradeRecord | null> {
  const { sender_id: senderId, receiver_id: receiverId, created_ms: nowMs } = asked;
  const open = await lockOpenRequest(tx, {
    senderId,
    listingUuid: asked.listing_uuid,
    hashes: asked.items.map(({ hash }) => hash),
    sinceMs: nowMs - ASKED_AGAIN_FOR_MS,
  });
  if (open === undefined) return null;
  const record = await updateRequest(tx, { id: open.id, asked, nowMs });
  await markSubjectUnread(tx, { receiverId, subjectId: record.id });
  const room = userRoom(receiverId);
  await lockRoom(tx, room);
  const isDue = nowMs - (open.told_again_ms ?? open.created_ms) >= ANNOUNCED_ONCE_MS;
  const isTold = isDue && (await judgeCrowd(tx, { record, senderId, receiverId, nowMs })).ok;
  const corrected = isTold ? { ...record, told_again_ms: nowMs } : record;
  if (isTold) {
    await noteToldAgain(tx, { id: record.id, nowMs });
    await publishEvent(tx, { room, event: 'notification', data: presentTrade(corrected) });
  }
  await publishEvent(tx, { room, event: 'notification:updated', data: presentTrade(corrected) });
  return corrected;
}

export type BySearch = {
  readonly extraChaos: number;
  readonly stacks?: ReadonlyMap<string, readonly RawItem[]>;
  readonly findsOthers: boolean;
};

type Request = { readonly asking: Asking; readonly listing: ListingRecord; readonly requestHash: string };

type Described = {
  readonly valid: boolean;
  readonly items: readonly { readonly hash: string; readonly quantity: number; readonly price: number }[];
  readonly whispers: string[];
  readonly totalChaos: number;
  readonly isWhole?: boolean;
  /** Result of the search that chose among a group's stacks. */
  readonly bySearch?: BySearch;
};

/**
 * Stores a trade with the current rate and notifies the owner of the listing, or corrects the open one that it repeats.
 * The limit on open requests is checked last: the lock on the owner's room makes the count exact.
 */
export async function storeTrade(tx: Transaction<Database>, request: Request, described: Described): Promise<TradeRecord> {
  const asked = describeTrade(request, described);
  const corrected = asked.valid ? await askAgain(tx, asked) : null;
  if (corrected !== null) return corrected;
  const record = await insertTrade(tx, asked);
  await notify(tx, {
    receiver: request.listing.user_id,
    sender: request.asking.caller.id,
    subject: record.id,
    nowMs: request.asking.nowMs,
    type: 'offering-buy',
    body: presentBody(record),
  });
  await refuseCrowd(tx, { record, senderId: asked.sender_id, receiverId: asked.receiver_id, nowMs: asked.created_ms });
  return record;
}

function describeTrade({ asking, listing, requestHash }: Request, described: Described): NewTrade {
  const listed = new Map(listing.items.map((item) => [item.hash, item]));
  const deselected = new Set(listing.deselected);
  const items = described.items.map(({ hash, quantity, price }) => ({
    hash,
    quantity,
    price,
    overridden: listed.get(hash)?.overridden ?? false,
    deselected: deselected.has(hash),
    picks: takeStacks(described.bySearch?.stacks?.get(hash) ?? listed.get(hash)?.rawItems ?? [], quantity),
  }));
  return {
    receiver_id: listing.user_id,
    sender_id: asking.caller.id,
    game: listing.game,
    league: listing.league,
    category: listing.category,
    sub_category: listing.sub_category,
    custom: listing.custom,
    side: listing.side,
    listing_uuid: listing.uuid,
    ign: asking.request.ign,
    // A refused request passes on none of its sender's text, which was not checked.
    regex: described.valid ? (asking.request.regex ?? null) : null,
    valid: described.valid,
    request_hash: requestHash,
    whispers: described.whispers,
    total_chaos: described.totalChaos,
    chaos_per_divine: asking.chaosPerDivine,
    unit: asking.asked?.unit ?? null,
    chaos_per_unit: asking.asked?.chaosPerUnit ?? null,
    created_ms: asking.nowMs,
    is_whole: described.isWhole === true,
    regex_warning: described.bySearch?.findsOthers === true,
    items,
  };
}
