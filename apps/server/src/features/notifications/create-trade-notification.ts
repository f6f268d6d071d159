import { createHash } from 'node:crypto';
import type { TradeRequest } from '@poexchange/contract/rest';
import { nameListingInEnglish, nameMapListingInEnglish } from '@poexchange/domain/category';
import { DEFAULT_POE2_UNIT, type CurrencyUnit } from '@poexchange/domain/currency';
import { isQuantity, listAsked, takeStacks, type RawItem } from '@poexchange/domain/listing';
import { splitStashTabId } from '@poexchange/domain/ids';
import { checkTradeRequest, type TradeCheck } from '@poexchange/domain/trade';
import { composeWhispers } from '@poexchange/domain/whisper';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findFirstReply, runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { Caller } from '../../http/server-app.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import {
  currentState,
  lockListing,
  presentOwnListing,
  readListing,
  readListedStacks,
  readPresence,
  type ListingRecord,
  type ListingsDeps,
} from '../listings/index.ts';
import { findKnownGroups, readChaosPerDivine, readLeagueName, readUnitRate, type UnitRate } from '../prices/index.ts';
import { judgeRequest } from './match-search.ts';
import type { RequestMatch } from './match-texts.ts';
import {
  countRequests,
  findSameRequest,
  hasInvalidRequest,
  insertNotification,
  readForParty,
  type NewNotification,
  type NotificationRecord,
} from './notifications.queries.ts';
import { refuseCrowd } from './refuse-crowd.ts';
import { presentNotification, presentUnit } from './present-notification.ts';
import type { Threaded } from './search-thread.ts';

/**
 * One notification per buyer, listing and item set in this time; warnings about requests that are not valid are rarer
 * still (D31, D32).
 */
const SAME_REQUEST_MS = 30_000;
const INVALID_REQUEST_MS = 60_000;
const REQUESTS_PER_MINUTE = 60;
/** When a search that found too many others waiting may come again. */
const SEARCH_RETRY_MS = 2000;

export type TradeReply = {
  id: string;
  whispers: string[];
  totalChaos: number;
  chaosPerDivine: number | null;
  unit?: CurrencyUnit;
  chaosPerUnit?: number;
  serverTimeMs: number;
};
/** What must be committed although the caller is refused travels as a value. */
type Outcome = NotificationRecord | { refused: RefusalError };
/** What is kept of the outcome for a repeat (D16): a reply would fill the disk. */
type Kept = { readonly id: string } | { readonly refused: Pick<RefusalError, 'code' | 'details'> };

/** What a search finds of a listing, which held for one version of it. */
type Searched = { readonly versionMs: number; readonly result: Threaded<RequestMatch> };

type Ask = { caller: Caller; request: TradeRequest; idempotencyKey: string | null };
/** Everything read before the lock is taken, so that it is held for as short as possible. */
type Prepared = {
  names: ReadonlyMap<string, string>;
  chaosPerDivine: number | null;
  asked: UnitRate | null;
  league: string;
  /**
   * For a request by search; null where there is none, none is taken, or the request was not valid when the listing was
   * read.
   */
  searched: Searched | null;
};

/**
 * A buyer asks for items of a listing (D31): checked under the listing's row lock, stored with the rate of the moment,
 * told to the seller in the same transaction, answered with the whisper to copy.
 */
export async function createTradeNotification(deps: ListingsDeps, ask: Ask): Promise<TradeReply> {
  const nowMs = deps.clock();
  const once = { userId: ask.caller.id, operation: 'createTradeNotification', idempotencyKey: ask.idempotencyKey, body: ask.request };
  const [repeated, sent, seen] = await Promise.all([
    findFirstReply<Kept>(deps.db, once),
    countRequests(deps.db, { senderId: ask.caller.id, sinceMs: nowMs - 60_000 }),
    readListing(deps.db, ask.request.listingUuid),
  ]);
  if (repeated !== null) return readKept(deps, ask, repeated.reply);
  if (sent >= REQUESTS_PER_MINUTE) throw new RefusalError('rateLimited', { retryAfterMs: 60_000, policy: 'trade-requests' });
  if (seen === undefined) throw new RefusalError('tradeListingNotFound');
  const [prepared] = await Promise.all([
    prepare(deps, seen, { request: ask.request, nowMs }),
    deps.requireOwnCharacter({ userId: ask.caller.id, game: seen.game, league: seen.league, ign: ask.request.ign }),
  ]);
  const made: { record?: NotificationRecord } = {};
  const kept = await runOnce<Kept>(deps.db, once, async (tx) => {
    const outcome = await askUnderLock(tx, { ...ask, ...prepared, nowMs });
    if ('refused' in outcome) return { refused: { code: outcome.refused.code, details: outcome.refused.details } };
    made.record = outcome;
    return { id: outcome.id };
  });
  return made.record === undefined ? readKept(deps, ask, kept) : presentReply(made.record, nowMs);
}

/** The first answer again, from what is stored; a trade that is gone by now has no answer. */
async function readKept(deps: ListingsDeps, { caller }: Ask, kept: Kept): Promise<TradeReply> {
  if ('refused' in kept) throw new RefusalError(kept.refused.code, kept.refused.details);
  const record = await readForParty(deps.db, { id: kept.id, userId: caller.id });
  if (record === undefined) throw new RefusalError('tradeListingNotFound');
  return presentReply(record, deps.clock());
}

async function prepare(
  deps: ListingsDeps,
  listing: ListingRecord,
  { request, nowMs }: { request: TradeRequest; nowMs: number },
): Promise<Prepared> {
  const hashes = listing.items.map((item) => item.hash);
  const groups = await findKnownGroups(deps, { game: listing.game, league: listing.league, category: listing.category, hashes });
  return {
    names: new Map([...groups].map(([hash, group]) => [hash, group.displayName])),
    chaosPerDivine: await readChaosPerDivine(deps, listing),
    asked: listing.game === 'poe2' ? await readUnitRate(deps, { league: listing.league, unit: request.unit ?? DEFAULT_POE2_UNIT }) : null,
    league: await readLeagueName(deps, listing),
    searched: await searchListing(deps, listing, { request, nowMs }),
  };
}

/**
 * Looks into the listing's tabs as far as they are open to searches (R6.09): what is found there, and whether a search
 * finds more than is listed (R3.51). Matching may take long: nobody's lock is held meanwhile.
 */
async function searchListing(
  deps: ListingsDeps,
  listing: ListingRecord,
  { request, nowMs }: { request: TradeRequest; nowMs: number },
): Promise<Searched | null> {
  if (request.regex === undefined || !takesSearch(listing)) return null;
  const check = checkRequest(listing, request, nowMs);
  if (!check.ok) return null;
  const denied = new Set(listing.search_denied_tabs);
  const tabIds = listing.stash_tabs.filter((id) => !denied.has(id)).map((id) => splitStashTabId(id).tabId);
  const [{ reads, isSearchable }, tabTexts] = await Promise.all([
    readListedStacks(deps, listing),
    deps.findTabTexts({ userId: listing.user_id, game: listing.game, league: listing.league, tabIds }),
  ]);
  const result = await judgeRequest({
    search: request.regex,
    asked: check.items.map(({ hash, quantity }): [string, number] => [hash, quantity]),
    stock: listing.items.map(({ hash, rawItems }) => ({ hash, rawItems: rawItems.filter(({ id }) => isSearchable(id)) })),
    texts: new Map([...reads].map(([id, { lines }]) => [id, lines])),
    prices: { regexExtraPrice: listing.regex_extra_price, regexQuantExtraPrice: listing.regex_quant_extra_price },
    tabItems: tabTexts.map(({ id, lines }) => ({ id, lines })),
  });
  return { versionMs: listing.timestamp_ms, result };
}

/** What is wanted lies in nobody's tab: there is nothing to search (R1.02). */
function takesSearch(listing: ListingRecord): boolean {
  return listing.support_regex && listing.side === 'sell';
}

async function askUnderLock(tx: Transaction<Database>, of: Ask & Prepared & { nowMs: number }): Promise<Outcome> {
  const { request, caller, nowMs } = of;
  const listing = await lockListing(tx, request.listingUuid);
  if (listing === undefined || currentState(listing, nowMs) === 'deleted') throw new RefusalError('tradeListingNotFound');
  if (listing.user_id === caller.id) throw new RefusalError('ownListing');
  const requestHash = hashRequest(request);
  const same = await findSameRequest(tx, {
    senderId: caller.id,
    listingUuid: listing.uuid,
    requestHash,
    sinceMs: nowMs - SAME_REQUEST_MS,
  });
  const check = checkRequest(listing, request, nowMs);
  if (check.ok && same?.valid === true) return same;
  if (!check.ok) return refuseRequest(tx, { ...of, listing, requestHash, check });
  const bySearch = await readSearch(tx, of, listing);
  const totalChaos = check.totalChaos + bySearch.extraChaos;
  const category = nameListingInEnglish({ category: listing.category, subCategory: listing.sub_category });
  const whispers = composeWhispers({
    ...(request.regex !== undefined
      ? { kind: 'search' as const, category, count: check.items.reduce((sum, { quantity }) => sum + quantity, 0) }
      : check.isWholeListing
        ? { kind: 'whole' as const, category }
        : {
            kind: 'items' as const,
            items: listAsked(
              listing.items,
              check.items.map(({ hash, quantity }) => [hash, quantity]),
              (hash) => of.names.get(hash),
            ),
            ignoreIn: nameMapListingInEnglish({ category: listing.category, subCategory: listing.sub_category }),
          }),
    ign: listing.ign,
    league: of.league,
    totalChaos,
    game: listing.game,
    chaosPerDivine: of.chaosPerDivine,
    ...of.asked,
    side: listing.side,
  });
  return storeAndTell(
    tx,
    describeRequest(
      { ...of, listing, requestHash },
      { valid: true, items: check.items, whispers, totalChaos, bySearch, isWhole: check.isWholeListing },
    ),
  );
}

type BySearch = { readonly extraChaos: number; readonly stacks?: ReadonlyMap<string, readonly RawItem[]>; readonly findsOthers: boolean };

/**
 * A request by search is refused unless the seller allows it, it can be read, and it finds what is asked for and
 * nothing else (D40, D41, R6.09). What was found before the lock counts for the version it was found in only.
 */
async function readSearch(tx: Transaction<Database>, { request, searched }: Ask & Prepared, listing: ListingRecord): Promise<BySearch> {
  if (request.regex === undefined) return { extraChaos: 0, findsOthers: false };
  if (!takesSearch(listing)) throw new RefusalError('searchNotAllowed');
  if (searched?.versionMs !== listing.timestamp_ms) throw new RefusalError('listingChanged', { listing: await readBuyersRow(tx, listing) });
  const { result } = searched;
  if (result.kind === 'crowded') throw new RefusalError('rateLimited', { retryAfterMs: SEARCH_RETRY_MS, policy: 'stash-searches' });
  if (result.kind === 'late') throw new RefusalError('searchNotValid', { params: { reason: 'repeatTooLarge', at: 1 } });
  const { check, extraChaos, findsOthers } = result.reply;
  if (!check.ok && check.code === 'searchNotValid')
    throw new RefusalError(check.code, { params: { reason: check.reason, at: check.at + 1 } });
  if (!check.ok) throw new RefusalError(check.code, { params: { missed: check.missed, extra: check.extra } });
  return { extraChaos, stacks: check.stacks, findsOthers };
}

function checkRequest(listing: ListingRecord, request: TradeRequest, nowMs: number): TradeCheck {
  if (currentState(listing, nowMs) !== 'active') return { ok: false, code: 'listingNotActive' };
  return checkTradeRequest(
    {
      timestampMs: listing.timestamp_ms,
      inactive: false,
      deleted: false,
      endedAtMs: null,
      listingMode: listing.listing_mode,
      minTradeValue: listing.min_trade_value,
      items: listing.items,
    },
    request,
    nowMs,
  );
}

type Refused = Ask & Prepared & { nowMs: number; listing: ListingRecord; requestHash: string; check: Extract<TradeCheck, { ok: false }> };

/**
 * Only a request for items that were never listed reaches the seller, as a warning, at most once a minute per buyer
 * (R5.05, D31).
 */
async function refuseRequest(tx: Transaction<Database>, of: Refused): Promise<Outcome> {
  const { check, listing, nowMs } = of;
  if (check.code === 'listingChanged') throw new RefusalError('listingChanged', { listing: await readBuyersRow(tx, listing) });
  if (check.code !== 'tradeRequestNotValid') throw new RefusalError(check.code, describeCheck(check));
  const refused = new RefusalError('tradeRequestNotValid', describeCheck(check));
  if (await hasInvalidRequest(tx, { senderId: of.caller.id, receiverId: listing.user_id, sinceMs: nowMs - INVALID_REQUEST_MS }))
    return { refused };
  // The seller's card shows what was asked: only what could be a group and a quantity.
  const items = of.request.items
    .filter(([hash, quantity]) => /^[0-9a-f]{40}$/.test(hash) && isQuantity(quantity))
    .map(([hash, quantity]) => ({ hash, quantity, price: 0 }));
  await storeAndTell(tx, describeRequest(of, { valid: false, items, whispers: [], totalChaos: 0 }));
  return { refused };
}

function describeCheck(check: Extract<TradeCheck, { ok: false }>) {
  const params = {
    ...(check.totalChaos === undefined ? {} : { totalChaos: check.totalChaos }),
    ...(check.minTradeValue === undefined ? {} : { minTradeValue: check.minTradeValue }),
  };
  return { ...(check.hashes === undefined ? {} : { paths: check.hashes.slice(0, 20) }), params };
}

/** The listing as a buyer's table shows it; what is the seller's alone stays behind. */
async function readBuyersRow(tx: Transaction<Database>, listing: ListingRecord): Promise<unknown> {
  const {
    stashTabs: _stashTabs,
    endsAtMs: _endsAtMs,
    ...row
  } = presentOwnListing(listing, await readPresence(tx, { userId: listing.user_id, game: listing.game }));
  return { ...row, items: listing.feed_items };
}

type Described = {
  valid: boolean;
  items: readonly { hash: string; quantity: number; price: number }[];
  whispers: string[];
  totalChaos: number;
  isWhole?: boolean;
  /** Where a search chose among a group's stacks. */
  bySearch?: BySearch;
};

function describeRequest(
  of: Ask & Prepared & { nowMs: number; listing: ListingRecord; requestHash: string },
  described: Described,
): NewNotification {
  const { listing } = of;
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
    sender_id: of.caller.id,
    type: 'offering-buy',
    game: listing.game,
    league: listing.league,
    category: listing.category,
    sub_category: listing.sub_category,
    custom: listing.custom,
    side: listing.side,
    listing_uuid: listing.uuid,
    ign: of.request.ign,
    // A refused request passes on no text of its sender (D37): nobody has read it.
    regex: described.valid ? (of.request.regex ?? null) : null,
    valid: described.valid,
    request_hash: of.requestHash,
    whispers: described.whispers,
    total_chaos: described.totalChaos,
    chaos_per_divine: of.chaosPerDivine,
    unit: of.asked?.unit ?? null,
    chaos_per_unit: of.asked?.chaosPerUnit ?? null,
    created_ms: of.nowMs,
    is_whole: described.isWhole === true,
    regex_warning: described.bySearch?.findsOthers === true,
    items,
  };
}

async function storeAndTell(tx: Transaction<Database>, notification: NewNotification): Promise<NotificationRecord> {
  const record = await insertNotification(tx, notification);
  await publishEvent(tx, { room: userRoom(notification.receiver_id), event: 'notification', data: presentNotification(record) });
  await refuseCrowd(tx, record);
  return record;
}

function presentReply(record: NotificationRecord, nowMs: number): TradeReply {
  return {
    id: record.id,
    whispers: record.whispers,
    totalChaos: record.total_chaos,
    chaosPerDivine: record.chaos_per_divine,
    ...presentUnit(record),
    serverTimeMs: nowMs,
  };
}

function hashRequest(request: TradeRequest): string {
  const items = [...request.items].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha1')
    .update(JSON.stringify([request.listingTimestampMs, items, request.regex ?? null]))
    .digest('hex');
}
