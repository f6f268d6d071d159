import { nameListingInEnglish, nameMapListingInEnglish } from '@poexchange/domain/category';
import { listWhisperItems, takeStacks, type RawItem } from '@poexchange/domain/listing';
import { judgeReach, reachLimits, type ReachVerdict, type TradeCheck } from '@poexchange/domain/trade';
import { composeShortWhisper, composeWhispers, joinWhisperLines } from '@poexchange/domain/whisper';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { lockRoom, publishEvent, userRoom } from '../../../realtime/outbox.ts';
import type { ListingRecord } from '../../listings/index.ts';
import { notify, markSubjectUnread } from '../../notifications/index.ts';
import { presentBody, presentTrade } from '../present-trade.ts';
import { insertTrade, type NewTrade, type TradeRecord } from '../trades.queries.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { lockOpenRequest, noteToldAgain, readAccountCreatedMs, readReached, updateRequest } from './request.queries.ts';

/** Minimum time between two announcements of a request, in ms. */
const ANNOUNCED_ONCE_MS = 60_000;
/** Maximum age of an open request that can be repeated, in ms: as long as a listing lasts. */
const CORRECTABLE_MS = 2 * 3_600_000;

export type BySearch = {
  readonly extraChaos: number;
  readonly stacks?: ReadonlyMap<string, readonly RawItem[]>;
  readonly findsOthers: boolean;
};

type Decided = {
  readonly prepared: PreparedRequest;
  readonly listing: ListingRecord;
  readonly valid: boolean;
  readonly items: readonly { readonly hash: string; readonly quantity: number; readonly price: number }[];
  readonly whispers: string[];
  readonly totalChaos: number;
  readonly isWhole?: boolean;
  /** Result of the search that chose among a group's stacks. */
  readonly bySearch?: BySearch;
};

type Accepted = { readonly listing: ListingRecord; readonly check: Extract<TradeCheck, { ok: true }>; readonly totalChaos: number };

/**
 * Writes the lines for the asker to copy: by search, for the whole listing, or item by item. Puts a short line first if
 * the items take many parts.
 */
export function composeRequest(
  { request, names, league, chaosPerDivine, unitRate }: PreparedRequest,
  { listing, check, totalChaos }: Accepted,
): string[] {
  const place = { category: listing.category, subCategory: listing.sub_category };
  const { ign, game, side } = listing;
  const category = nameListingInEnglish(place);
  const base = { ign, league, totalChaos, game, chaosPerDivine, ...unitRate, side, category };
  if (request.regex !== undefined)
    return composeWhispers({ ...base, kind: 'search', count: check.items.reduce((sum, { quantity }) => sum + quantity, 0) });
  if (check.isWholeListing) return composeWhispers({ ...base, kind: 'whole' });
  const items = listWhisperItems(
    listing.items,
    check.items.map(({ hash, quantity }) => [hash, quantity]),
    (hash) => names.get(hash),
  );
  const byItem = { ...base, kind: 'items', items, ignoreIn: nameMapListingInEnglish(place) } as const;
  const whispers = composeWhispers(byItem);
  const short = composeShortWhisper(byItem, whispers);
  return joinWhisperLines({ whispers, ...(short !== null && { short }) });
}

/**
 * Stores a trade with the current rate and notifies the listing's owner, or corrects the open request that it repeats.
 * Checks the limit on open requests last: the lock on the owner's room makes the count exact.
 */
export async function storeTrade(tx: Transaction<Database>, decided: Decided): Promise<TradeRecord> {
  const trade = describeTrade(decided);
  const corrected = trade.valid ? await correctOpenRequest(tx, trade) : null;
  if (corrected !== null) return corrected;
  const record = await insertTrade(tx, trade);
  const { sender_id: sender, receiver_id: receiver, created_ms: nowMs } = trade;
  await notify(tx, { receiver, sender, subject: record.id, nowMs, type: 'offering-buy', body: presentBody(record) });
  const verdict = await judgeCrowd(tx, trade, record.id);
  if (!verdict.ok) throw new RefusalError('rateLimited', { retryAfterMs: verdict.retryAfterMs, policy: verdict.policy });
  return record;
}

/**
 * Corrects the sender's open request to the same listing that includes any of the same groups: one purchase is one
 * request, however often its quantities are corrected. The owner sees the request as changed and unread; the card and
 * sound are repeated only after some time, and within the rate limits. Returns null if there is no such request.
 */
async function correctOpenRequest(tx: Transaction<Database>, trade: NewTrade): Promise<TradeRecord | null> {
  const { sender_id: senderId, receiver_id: receiverId, created_ms: nowMs } = trade;
  const open = await lockOpenRequest(tx, {
    senderId,
    listingUuid: trade.listing_uuid,
    hashes: trade.items.map(({ hash }) => hash),
    sinceMs: nowMs - CORRECTABLE_MS,
  });
  if (open === undefined) return null;
  const record = await updateRequest(tx, { id: open.id, trade, nowMs });
  await markSubjectUnread(tx, { receiverId, subjectId: record.id });
  const room = userRoom(receiverId);
  await lockRoom(tx, room);
  const isDue = nowMs - (open.told_again_ms ?? open.created_ms) >= ANNOUNCED_ONCE_MS;
  const isTold = isDue && (await judgeCrowd(tx, trade, record.id)).ok;
  const corrected = isTold ? { ...record, told_again_ms: nowMs } : record;
  if (isTold) {
    await noteToldAgain(tx, { id: record.id, nowMs });
    await publishEvent(tx, { room, event: 'notification', data: presentTrade(corrected) });
  }
  await publishEvent(tx, { room, event: 'notification:updated', data: presentTrade(corrected) });
  return corrected;
}

/**
 * Decides whether a request may reach its receiver now, given the requests of the last minute. The caller keeps the
 * receiver's room locked until the transaction ends, so that concurrent requests count each other.
 */
async function judgeCrowd(tx: Transaction<Database>, trade: NewTrade, id: string): Promise<ReachVerdict> {
  const { sender_id: senderId, receiver_id: receiverId, created_ms: nowMs } = trade;
  const sinceMs = nowMs - reachLimits.windowMs;
  const reached = await readReached(tx, { receiverId, senderId, exceptId: id, oldestMs: sinceMs - CORRECTABLE_MS, sinceMs });
  return judgeReach(reached, { accountCreatedMs: await readAccountCreatedMs(tx, senderId), nowMs });
}

function describeTrade({ prepared, listing, valid, bySearch, ...decided }: Decided): NewTrade {
  const { request, unitRate } = prepared;
  const listed = new Map(listing.items.map((item) => [item.hash, item]));
  const deselected = new Set(listing.deselected);
  const items = decided.items.map(({ hash, quantity, price }) => ({
    hash,
    quantity,
    price,
    overridden: listed.get(hash)?.overridden ?? false,
    deselected: deselected.has(hash),
    picks: takeStacks(bySearch?.stacks?.get(hash) ?? listed.get(hash)?.rawItems ?? [], quantity),
  }));
  return {
    receiver_id: listing.user_id,
    sender_id: prepared.caller.id,
    game: listing.game,
    league: listing.league,
    category: listing.category,
    sub_category: listing.sub_category,
    custom: listing.custom,
    side: listing.side,
    listing_uuid: listing.uuid,
    ign: request.ign,
    // A refused request must not pass on its sender's text, which was not checked.
    regex: valid ? (request.regex ?? null) : null,
    valid,
    request_hash: prepared.requestHash,
    whispers: decided.whispers,
    total_chaos: decided.totalChaos,
    chaos_per_divine: prepared.chaosPerDivine,
    unit: unitRate?.unit ?? null,
    chaos_per_unit: unitRate?.chaosPerUnit ?? null,
    created_ms: prepared.nowMs,
    is_whole: decided.isWhole === true,
    regex_warning: bySearch?.findsOthers === true,
    items,
  };
}
