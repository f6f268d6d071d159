import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { ServiceId, ServiceRequestId, UserId } from '@poexchange/domain/ids';
import {
  disputeUntilMs,
  nameService,
  requestExpiresMs,
  roleInRequest,
  stateOfRequest,
  undoUntilMs,
  type RequestParty,
} from '@poexchange/domain/service';
import type { NotificationOf } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { sideOf } from '../present-service.ts';
import { factsOf, MOST_LISTED, readRequests, type RequestRecord, type SeenRequest } from './requests.queries.ts';
import type { ServicesDeps } from '../services.queries.ts';

/** Returns a request as one of its people sees it at a given server time. */
export function presentRequest(record: SeenRequest, { userId, nowMs }: { userId: string; nowMs: number }): ServiceRequest {
  const party = record.owner_id === userId ? 'owner' : 'asker';
  const creatorType = sideOf(record);
  const role = roleInRequest(party, creatorType);
  const facts = factsOf(record);
  const state = stateOfRequest(facts, nowMs);
  const expiresMs = requestExpiresMs(facts);
  return {
    id: record.id as ServiceRequestId,
    serviceId: record.listing_id as ServiceId | null,
    game: record.game,
    league: record.league,
    party,
    role,
    creatorType,
    serviceCategory: record.category,
    serviceName: record.name,
    isCustomService: record.is_custom,
    location: record.location,
    priceValue: record.price_value,
    priceType: record.price_type,
    rules: record.rules,
    ownerIgn: record.owner_ign,
    askerIgn: record.asker_ign,
    counterpart: presentCounterpart(record, party),
    state,
    endedBy: facts.endedBy,
    askedMs: record.created_ms,
    invitedMs: facts.invitedMs,
    endedMs: facts.doneMs ?? facts.declinedMs ?? (state === 'expired' ? expiresMs : null),
    expiresMs: state === 'expired' ? null : expiresMs,
    isVouched: record.is_vouch_reason,
    isVouchReceived: record.is_vouch_received,
    message: record.message,
    askerRegion: record.asker_region,
    ...listChoices(record, { party, role, state, nowMs }),
    dispute: presentDispute(record),
  };
}

function presentCounterpart(record: SeenRequest, party: RequestParty): ServiceRequest['counterpart'] {
  if (record.other_id === null) return null;
  return {
    userId: record.other_id as UserId,
    ign: party === 'owner' ? record.asker_ign : record.owner_ign,
    presence: record.other_presence,
    vouchCount: record.other_vouch_count,
  };
}

type Seen = Pick<ServiceRequest, 'party' | 'role' | 'state'> & { readonly nowMs: number };

/** Returns what this person can still do: vouch, undo the answer or dispute the service. */
function listChoices(
  record: SeenRequest,
  { party, role, state, nowMs }: Seen,
): Pick<ServiceRequest, 'canVouch' | 'undoUntilMs' | 'disputeUntilMs'> {
  const facts = factsOf(record);
  const isThere = record.other_id !== null && !record.is_other_banned;
  const isPassed = record.declined_ms !== null && (!isThere || record.is_asked_again);
  return {
    canVouch: state === 'done' && role === 'customer' && isThere && !record.is_vouched && record.disputed_ms === null,
    undoUntilMs: record.is_vouch_reason || record.is_vouch_received || isPassed ? null : undoUntilMs(facts, { party, nowMs }),
    disputeUntilMs: role === 'customer' && record.other_id !== null ? disputeUntilMs(facts, nowMs) : null,
  };
}

function presentDispute({ disputed_ms: atMs, is_upheld: isUpheld, decision }: SeenRequest): ServiceRequest['dispute'] {
  if (atMs === null) return null;
  return { atMs, outcome: isUpheld === null ? 'open' : isUpheld ? 'upheld' : 'rejected', decision: decision ?? '' };
}

/** Returns the English name of the requested service. */
export function nameRequested(record: Pick<RequestRecord, 'game' | 'name' | 'is_custom'>): string {
  return nameService(record.game, { serviceName: record.name, isCustomService: record.is_custom });
}

/** Returns the service details shown on a request's card. */
export function showRequest(record: RequestRecord): NonNullable<NotificationOf<'service-buy'>['body']['service']> {
  return {
    league: record.league,
    serviceCategory: record.category,
    serviceName: record.name,
    isCustomService: record.is_custom,
    creatorType: sideOf(record),
    location: record.location,
    priceValue: record.price_value,
    priceType: record.price_type,
  };
}

/**
 * Lists a person's sent and received requests in a game, newest first; with `beforeMs`, requests created earlier.
 * Requests from the same millisecond are on one page, so that no request is lost between two pages.
 */
export async function listRequests(
  deps: Pick<ServicesDeps, 'db' | 'clock'>,
  { userId, game, beforeMs }: { userId: string; game: Game; beforeMs: number | undefined },
): Promise<{ requests: ServiceRequest[]; olderBeforeMs: number | null }> {
  const records = await readRequests(deps.db, { userId, game, beforeMs });
  const oldest = records.at(-1);
  return {
    requests: records.map((record) => presentRequest(record, { userId, nowMs: deps.clock() })),
    olderBeforeMs: oldest === undefined || records.length < MOST_LISTED ? null : oldest.created_ms,
  };
}
