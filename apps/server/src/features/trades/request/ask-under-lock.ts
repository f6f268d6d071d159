import { createHash } from 'node:crypto';
import type { TradeRequest } from '@poexchange/contract/rest';
import { isQuantity } from '@poexchange/domain/listing';
import type { TradeCheck } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { currentState, lockListing, presentOwnListing, readPresence, type ListingRecord } from '../../listings/index.ts';
import type { TradeRecord } from '../trades.queries.ts';
import { checkRequest, takesSearch } from './check-listing.ts';
import { composeRequest } from './compose-request.ts';
import type { Asking } from './prepare-request.ts';
import { findSameRequest, hasInvalidRequest } from './request.queries.ts';
import { storeTrade, type BySearch } from './store-trade.ts';

/**
 * Time in which one buyer makes one trade per listing and item set; warnings about invalid requests are rarer still.
 */
const SAME_REQUEST_MS = 30_000;
const INVALID_REQUEST_MS = 60_000;
/** Delay in ms before retrying a search that met too many waiting ones. */
const SEARCH_RETRY_MS = 2000;

/** A refusal whose side effects must be committed is returned as a value, because throwing rolls back. */
export type Outcome = TradeRecord | { readonly refused: RefusalError };

/** Checks a request against the locked row of the listing, and stores the trade. */
export async function askUnderLock(tx: Transaction<Database>, asking: Asking): Promise<Outcome> {
  const { request, caller, nowMs } = asking;
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
  if (!check.ok) return refuseRequest(tx, { asking, listing, requestHash, check });
  const bySearch = await readSearch(tx, asking, listing);
  const totalChaos = check.totalChaos + bySearch.extraChaos;
  const whispers = composeRequest(asking, { listing, check, totalChaos });
  return storeTrade(
    tx,
    { asking, listing, requestHash },
    { valid: true, items: check.items, whispers, totalChaos, bySearch, isWhole: check.isWholeListing },
  );
}

/**
 * Refuses a request by search unless the seller allows it, it can be parsed, and it matches the requested items and
 * nothing else. The match made before the lock is valid only for the version it was made for.
 */
async function readSearch(tx: Transaction<Database>, { request, searched }: Asking, listing: ListingRecord): Promise<BySearch> {
  if (request.regex === undefined) return { extraChaos: 0, findsOthers: false };
  if (!takesSearch(listing)) throw new RefusalError('searchNotAllowed');
  if (searched?.versionMs !== listing.timestamp_ms) throw new RefusalError('listingChanged', { listing: await readBuyersRow(tx, listing) });
  const { result } = searched;
  if (result.kind === 'crowded') throw new RefusalError('rateLimited', { retryAfterMs: SEARCH_RETRY_MS, policy: 'stash-searches' });
  if (result.kind === 'late') throw new RefusalError('searchNotValid', { params: { reason: 'tooSlow', at: 1 } });
  const { check, extraChaos, findsOthers } = result.reply;
  if (!check.ok && check.code === 'searchNotValid')
    throw new RefusalError(check.code, { params: { reason: check.reason, at: check.at + 1 } });
  if (!check.ok) throw new RefusalError(check.code, { params: { missed: check.missed, extra: check.extra } });
  return { extraChaos, stacks: check.stacks, findsOthers };
}

type Refused = {
  readonly asking: Asking;
  readonly listing: ListingRecord;
  readonly requestHash: string;
  readonly check: Extract<TradeCheck, { ok: false }>;
};

/**
 * Refuses a request. One for items that were never listed reaches the seller as a warning, at most once a minute per
 * buyer (R5.05, D31).
 */
async function refuseRequest(tx: Transaction<Database>, { asking, listing, requestHash, check }: Refused): Promise<Outcome> {
  const { caller, request, nowMs } = asking;
  if (check.code === 'listingChanged') throw new RefusalError('listingChanged', { listing: await readBuyersRow(tx, listing) });
  if (check.code !== 'tradeRequestNotValid') throw new RefusalError(check.code, describeCheck(check));
  const refused = new RefusalError('tradeRequestNotValid', describeCheck(check));
  if (await hasInvalidRequest(tx, { senderId: caller.id, receiverId: listing.user_id, sinceMs: nowMs - INVALID_REQUEST_MS }))
    return { refused };
  // The seller's card shows the request, limited to plausible groups and quantities.
  const items = request.items
    .filter(([hash, quantity]) => /^[0-9a-f]{40}$/.test(hash) && isQuantity(quantity))
    .map(([hash, quantity]) => ({ hash, quantity, price: 0 }));
  await storeTrade(tx, { asking, listing, requestHash }, { valid: false, items, whispers: [], totalChaos: 0 });
  return { refused };
}

function describeCheck(check: Extract<TradeCheck, { ok: false }>) {
  const params = {
    ...(check.totalChaos === undefined ? {} : { totalChaos: check.totalChaos }),
    ...(check.minTradeValue === undefined ? {} : { minTradeValue: check.minTradeValue }),
  };
  return { ...(check.hashes === undefined ? {} : { paths: check.hashes.slice(0, 20) }), params };
}

/** Reads the listing as a buyer's table shows it, without the seller's own fields. */
async function readBuyersRow(tx: Transaction<Database>, listing: ListingRecord): Promise<unknown> {
  const {
    stashTabs: _stashTabs,
    endsAtMs: _endsAtMs,
    ...row
  } = presentOwnListing(listing, await readPresence(tx, { userId: listing.user_id, game: listing.game }));
  return { ...row, items: listing.feed_items };
}

function hashRequest(request: TradeRequest): string {
  const items = [...request.items].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha1')
    .update(JSON.stringify([request.listingTimestampMs, items, request.regex ?? null, request.unit ?? null]))
    .digest('hex');
}
