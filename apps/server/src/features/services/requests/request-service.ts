import type { ServiceRequest } from '@poexchange/contract/rest/services';
import {
  createRequest,
  composeServiceWhisper,
  readRules,
  serviceLimits,
  stateOfRequest,
  type ServiceRegion,
} from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { findFirstReply, runOnce } from '../../../http/idempotency.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { notify } from '../../notifications/index.ts';
import { readLeagueName } from '../../prices/index.ts';
import { presentService, sideOf } from '../present-service.ts';
import { lockOwnServices, readServices, type ServicesDeps, type ShownService } from '../services.queries.ts';
import { nameRequested, presentRequest, showRequest } from './present-request.ts';
import {
  countReceived,
  countSent,
  factsOf,
  findOpenRequest,
  insertRequest,
  readDeclinedMs,
  readRequests,
  shareAsker,
  type RequestRecord,
} from './requests.queries.ts';
import { tellMoved } from './tell-moved.ts';

/** Maximum requests per window: sent by one person, and received by one owner from one asker and in total. */
const reachLimits = { sent: 20, ofAsker: 5, inAll: 60, windowMs: 60_000 } as const;

type SentRequest = {
  readonly userId: string;
  readonly serviceId: string;
  /** Version of the service whose price and rules were accepted. */
  readonly timestampMs: number;
  readonly ign: string;
  readonly message: string;
  readonly region: ServiceRegion | null;
  readonly idempotencyKey: string | null;
};

/**
 * Requests a service, or offers a service that another person wants. Checks the request under the listing's lock,
 * stores it with the accepted price and rules, and notifies the owner in the same transaction.
 */
export async function requestService(deps: ServicesDeps, sent: SentRequest): Promise<{ request: ServiceRequest; whisper: string }> {
  const { userId, serviceId, timestampMs, ign, region, idempotencyKey } = sent;
  const read = readRules(sent.message);
  if (!read.ok)
    throw new RefusalError('serviceTextNotValid', { paths: ['body.message'], params: { limit: serviceLimits.rulesCharacters } });
  const message = read.text;
  const once = { userId, operation: 'requestService', idempotencyKey, body: [serviceId, timestampMs, ign, message, region] };
  const repeated = await findFirstReply<{ id: string }>(deps.db, once);
  if (repeated === null) {
    const sinceMs = deps.clock() - reachLimits.windowMs;
    if ((await countSent(deps.db, { userId, sinceMs })) >= reachLimits.sent) throw tooMany('service-requests');
    const [seen] = await readServices(deps.db, { ids: [serviceId], only: 'listed' });
    if (seen === undefined) throw new RefusalError('serviceNotFound');
    if (seen.user_id === userId) throw new RefusalError('ownService');
    await deps.requireOwnCharacter({ userId, game: seen.game, league: seen.league, ign });
  }
  const { id } = repeated?.reply ?? (await runOnce(deps.db, once, (tx) => decideUnderLock(tx, { ...sent, message, nowMs: deps.clock() })));
  const [record] = await readRequests(deps.db, { userId, id });
  if (record === undefined) throw new RefusalError('serviceNotFound');
  const said = {
    poe: record.game,
    serviceName: record.name,
    isCustomService: record.is_custom,
    location: record.location,
    creatorType: sideOf(record),
    priceValue: record.price_value,
    priceType: record.price_type,
  };
  const leagueName = await readLeagueName(deps, record);
  return {
    request: presentRequest(record, { userId, nowMs: deps.clock() }),
    whisper: composeServiceWhisper({ ...said, ign: record.owner_ign, leagueName }, record.asker_ign),
  };
}

async function decideUnderLock(tx: Transaction<Database>, sent: SentRequest & { nowMs: number }): Promise<{ id: string }> {
  const { userId, serviceId, timestampMs, nowMs } = sent;
  const [seen] = await readServices(tx, { ids: [serviceId], only: 'listed' });
  if (seen === undefined) throw new RefusalError('serviceNotFound');
  // Lock and read again: the second of one person's two concurrent requests then sees the first.
  await lockOwnServices(tx, { userId: seen.user_id, ids: [serviceId] });
  const [listing] = await readServices(tx, { ids: [serviceId], only: 'listed' });
  if (listing === undefined) throw new RefusalError('serviceNotFound');
  const open = await findOpenRequest(tx, { listingId: serviceId, askerId: userId });
  const state = open === undefined ? null : stateOfRequest(factsOf(open), nowMs);
  if (open !== undefined && (state === 'asked' || state === 'invited')) return { id: open.id };
  const { user_id: ownerId, game, league, category, name } = listing;
  const declinedMs = await readDeclinedMs(tx, {
    ownerId,
    askerId: userId,
    sinceMs: nowMs - serviceLimits.declinedMs,
    game,
    league,
    category,
    name,
  });
  if (declinedMs !== null) throw refuseDeclined(serviceLimits.declinedMs - (nowMs - declinedMs));
  if (listing.timestamp_ms !== timestampMs) throw new RefusalError('serviceChanged', { listing: presentService(listing) });
  // The account may have just been deleted.
  if (!(await shareAsker(tx, userId))) throw new RefusalError('sessionExpired');
  const record = await insertRequest(tx, describeRequest(listing, sent));
  await tellMoved(tx, record, {
    by: 'asker',
    nowMs,
    tellFirst: [{ id: listing.user_id, tell: () => notifyOwner(tx, { listing, record, nowMs }) }],
  });
  // The owner's room is locked, so concurrent requests count each other.
  const sinceMs = nowMs - reachLimits.windowMs;
  const received = await countReceived(tx, { ownerId: listing.user_id, askerId: userId, sinceMs });
  if (received.ofAsker > reachLimits.ofAsker || received.inAll > reachLimits.inAll) throw tooMany('service-requests-to-one');
  return { id: record.id };
}

function describeRequest(listing: ShownService, { userId, ign, message, region, nowMs }: SentRequest & { nowMs: number }) {
  return {
    listing_id: listing.id,
    owner_id: listing.user_id,
    asker_id: userId,
    game: listing.game,
    league: listing.league,
    category: listing.category,
    name: listing.name,
    is_custom: listing.is_custom,
    location: listing.location,
    price_value: listing.price_value,
    price_type: listing.price_type,
    rules: joinRules(listing),
    owner_ign: listing.ign,
    asker_ign: ign,
    message,
    asker_region: region,
    created_ms: nowMs,
    asked_ms: createRequest(nowMs).askedMs,
  };
}

/**
 * Joins the rules that the asker accepts: the general rules and the service's rules, or only the service's rules if
 * they replace the general rules.
 */
function joinRules({ rules, overwrite_rules: own, overwrite_mode: mode }: ShownService): string {
  const parts = own !== '' && mode === 'replaces' ? [own] : [rules, own];
  return parts.filter((part) => part !== '').join('\n');
}

function notifyOwner(
  tx: Transaction<Database>,
  { listing, record, nowMs }: { listing: ShownService; record: RequestRecord; nowMs: number },
): Promise<unknown> {
  return notify(tx, {
    receiver: listing.user_id,
    sender: record.asker_id,
    subject: record.id,
    nowMs,
    type: 'service-buy',
    body: { id: record.id, poe: record.game, ign: record.asker_ign, listing: nameRequested(record), service: showRequest(record) },
  });
}

/** Refuses and says how long to wait: otherwise a declined request could be repeated in the same second. */
function refuseDeclined(retryAfterMs: number): RefusalError {
  return new RefusalError('requestDeclined', { retryAfterMs, params: { minutes: Math.ceil(retryAfterMs / 60_000) } });
}

function tooMany(policy: string): RefusalError {
  return new RefusalError('rateLimited', { retryAfterMs: reachLimits.windowMs, policy });
}
