import type { CurrencyUnit } from '@poexchange/domain/currency';
import { isQuantity } from '@poexchange/domain/listing';
import type { TradeCheck } from '@poexchange/domain/trade';
import { splitWhisperLines } from '@poexchange/domain/whisper';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { findFirstReply, runOnce } from '../../../http/idempotency.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { currentState, lockListing, presentOwnListing, readListing, readPresence, type ListingRecord } from '../../listings/index.ts';
import { presentUnit } from '../present-trade.ts';
import { readForParty, type TradesDeps, type TradeRecord } from '../trades.queries.ts';
import { checkRequest, prepareRequest, takesSearch, type PreparedRequest, type SentRequest } from './prepare-request.ts';
import { countRequests, findSameRequest, hasInvalidRequest } from './request.queries.ts';
import { composeRequest, storeTrade, type BySearch } from './store-trade.ts';

const REQUESTS_PER_MINUTE = 60;
/**
 * Period in ms in which one buyer can create only one trade per listing and item set; warnings about invalid requests
 * are limited further.
 */
const SAME_REQUEST_MS = 30_000;
const INVALID_REQUEST_MS = 60_000;
/** Delay before retrying a search that was turned away because too many searches were waiting, in ms. */
const SEARCH_RETRY_MS = 2000;

type TradeReply = {
  id: string;
  whispers: string[];
  short?: string;
  totalChaos: number;
  chaosPerDivine: number | null;
  unit?: CurrencyUnit;
  chaosPerUnit?: number;
  serverTimeMs: number;
};

/** Stored outcome for a repeat, without the reply, which would fill the disk. */
type Kept = { readonly id: string } | { readonly refused: Pick<RefusalError, 'code' | 'details'> };

/** A refusal whose side effects must be committed is returned as a value, because throwing rolls back. */
type Outcome = TradeRecord | { readonly refused: RefusalError };

type Refused = Extract<TradeCheck, { ok: false }>;

/**
 * Requests items from a listing: checks the request under the listing's row lock, stores it with the current rate, and
 * notifies the seller in the same transaction. Returns the whisper to copy.
 */
export async function requestTrade(deps: TradesDeps, sent: SentRequest): Promise<TradeReply> {
  const { caller, request, idempotencyKey } = sent;
  const nowMs = deps.clock();
  const once = { userId: caller.id, operation: 'createTradeNotification', idempotencyKey, body: request };
  const [repeated, sentBefore, seen] = await Promise.all([
    findFirstReply<Kept>(deps.db, once),
    countRequests(deps.db, { senderId: caller.id, sinceMs: nowMs - 60_000 }),
    readListing(deps.db, request.listingUuid),
  ]);
  if (repeated !== null) return readKept(deps, sent, repeated.reply);
  if (sentBefore >= REQUESTS_PER_MINUTE) throw new RefusalError('rateLimited', { retryAfterMs: 60_000, policy: 'trade-requests' });
  if (seen === undefined) throw new RefusalError('tradeListingNotFound');
  const [prepared] = await Promise.all([
    prepareRequest(deps, seen, { ...sent, nowMs }),
    deps.requireOwnCharacter({ userId: caller.id, game: seen.game, league: seen.league, ign: request.ign }),
  ]);
  const made: { record?: TradeRecord } = {};
  const kept = await runOnce<Kept>(deps.db, once, async (tx) => {
    const outcome = await decideUnderLock(tx, prepared);
    if ('refused' in outcome) return { refused: { code: outcome.refused.code, details: outcome.refused.details } };
    made.record = outcome;
    return { id: outcome.id };
  });
  return made.record === undefined ? readKept(deps, sent, kept) : presentReply(made.record, nowMs);
}

/**
 * Checks a request against the listing's locked row, and stores the trade. The listing is read a second time, because
 * data prepared without the lock may be out of date.
 */
async function decideUnderLock(tx: Transaction<Database>, prepared: PreparedRequest): Promise<Outcome> {
  const { request, caller, nowMs, requestHash, searched } = prepared;
  const listing = await lockListing(tx, request.listingUuid);
  if (listing === undefined || currentState(listing, nowMs) === 'deleted') throw new RefusalError('tradeListingNotFound');
  if (listing.user_id === caller.id) throw new RefusalError('ownListing');
  const check = checkRequest(listing, request, nowMs);
  if (!check.ok) return refuseRequest(tx, { prepared, listing, check });
  const sinceMs = nowMs - SAME_REQUEST_MS;
  const same = await findSameRequest(tx, { senderId: caller.id, listingUuid: listing.uuid, requestHash, sinceMs });
  if (same?.valid === true) return same;
  if (request.regex !== undefined && !takesSearch(listing)) throw new RefusalError('searchNotAllowed');
  // A match made before the lock is valid only for the listing's version at that time.
  if (request.regex !== undefined && searched?.versionMs !== listing.timestamp_ms) throw await refuseChanged(tx, listing);
  const bySearch = searched === null ? { extraChaos: 0, findsOthers: false } : readMatch(searched.result);
  const totalChaos = check.totalChaos + bySearch.extraChaos;
  const whispers = composeRequest(prepared, { listing, check, totalChaos });
  const { items, isWholeListing: isWhole } = check;
  return storeTrade(tx, { prepared, listing, valid: true, items, whispers, totalChaos, bySearch, isWhole });
}

/**
 * Refuses a request. If the items were never listed, warns the seller, at most once a minute per buyer (R5.05, D31).
 */
async function refuseRequest(
  tx: Transaction<Database>,
  { prepared, listing, check }: { prepared: PreparedRequest; listing: ListingRecord; check: Refused },
): Promise<Outcome> {
  if (check.code === 'listingChanged') throw await refuseChanged(tx, listing);
  const refused = new RefusalError(check.code, describeCheck(check));
  if (check.code !== 'tradeRequestNotValid') throw refused;
  const sinceMs = prepared.nowMs - INVALID_REQUEST_MS;
  if (await hasInvalidRequest(tx, { senderId: prepared.caller.id, receiverId: listing.user_id, sinceMs })) return { refused };
  // The seller's card shows the request, limited to plausible groups and quantities.
  const items = prepared.request.items
    .filter(([hash, quantity]) => /^[0-9a-f]{40}$/.test(hash) && isQuantity(quantity))
    .map(([hash, quantity]) => ({ hash, quantity, price: 0 }));
  await storeTrade(tx, { prepared, listing, valid: false, items, whispers: [], totalChaos: 0 });
  return { refused };
}

/** Refuses a search that cannot be parsed, or does not match the requested items exactly. */
function readMatch(result: NonNullable<PreparedRequest['searched']>['result']): BySearch {
  if (result.kind === 'crowded') throw new RefusalError('rateLimited', { retryAfterMs: SEARCH_RETRY_MS, policy: 'stash-searches' });
  if (result.kind === 'late') throw new RefusalError('searchNotValid', { params: { reason: 'tooSlow', at: 1 } });
  const { check, extraChaos, findsOthers } = result.reply;
  if (!check.ok && check.code === 'searchNotValid')
    throw new RefusalError(check.code, { params: { reason: check.reason, at: check.at + 1 } });
  if (!check.ok) throw new RefusalError(check.code, { params: { missed: check.missed, extra: check.extra } });
  return { extraChaos, stacks: check.stacks, findsOthers };
}

function describeCheck({ hashes, totalChaos, minTradeValue }: Refused) {
  const params = { ...(totalChaos !== undefined && { totalChaos }), ...(minTradeValue !== undefined && { minTradeValue }) };
  return { ...(hashes !== undefined && { paths: hashes.slice(0, 20) }), params };
}

/** Refuses with the listing as a buyer's table shows it, without the seller's own fields. */
async function refuseChanged(tx: Transaction<Database>, listing: ListingRecord): Promise<RefusalError> {
  const presence = await readPresence(tx, { userId: listing.user_id, game: listing.game });
  const { stashTabs: _stashTabs, endsAtMs: _endsAtMs, ...row } = presentOwnListing(listing, presence);
  return new RefusalError('listingChanged', { listing: { ...row, items: listing.feed_items } });
}

/** Rebuilds the first answer from stored data; fails if the trade has been deleted. */
async function readKept(deps: TradesDeps, { caller }: SentRequest, kept: Kept): Promise<TradeReply> {
  if ('refused' in kept) throw new RefusalError(kept.refused.code, kept.refused.details);
  const record = await readForParty(deps.db, { id: kept.id, userId: caller.id });
  if (record === undefined) throw new RefusalError('tradeListingNotFound');
  return presentReply(record, deps.clock());
}

function presentReply(record: TradeRecord, nowMs: number): TradeReply {
  return {
    id: record.id,
    ...splitWhisperLines(record.whispers),
    totalChaos: record.total_chaos,
    chaosPerDivine: record.chaos_per_divine,
    ...presentUnit(record),
    serverTimeMs: nowMs,
  };
}
