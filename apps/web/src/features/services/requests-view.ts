/** Describes how requests are divided on their page, and what they add up to. Pure. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { nameService } from '@poexchange/domain/service';

export type RequestState = ServiceRequest['state'];
export type RequestSide = 'all' | 'toMe' | 'byMe';

export const requestStates: readonly RequestState[] = ['asked', 'invited', 'done', 'declined', 'expired'];

export type RequestsFilter = { readonly state: RequestState | 'all'; readonly side: RequestSide; readonly text: string };

export type RequestLists = {
  /** People that wait for one's own answer, the oldest first. */
  readonly waiting: readonly ServiceRequest[];
  /** Open ones that do not, and finished ones whose provider one has not vouched for yet. */
  readonly underWay: readonly ServiceRequest[];
  readonly history: readonly ServiceRequest[];
};

/** Describes how long the reminder to vouch stands among what is under way, in ms; after that it is in the history. */
const REMIND_MS = 24 * 3_600_000;

export function divideRequests(requests: readonly ServiceRequest[], nowMs: number): RequestLists {
  const isWaiting = ({ party, state }: ServiceRequest): boolean => party === 'owner' && state === 'asked';
  const isUnderWay = (request: ServiceRequest): boolean =>
    !isWaiting(request) &&
    (request.state === 'asked' ||
      request.state === 'invited' ||
      (request.canVouch && request.endedMs !== null && nowMs - request.endedMs < REMIND_MS));
  return {
    waiting: requests.filter(isWaiting).toSorted((a, b) => a.askedMs - b.askedMs),
    underWay: requests.filter(isUnderWay),
    history: requests.filter((request) => !isWaiting(request) && !isUnderWay(request)),
  };
}

/** The requests that the rail, the switch and the text field leave. */
export function filterRequests(requests: readonly ServiceRequest[], { state, side, text }: RequestsFilter): readonly ServiceRequest[] {
  const wanted = text.trim().toLowerCase();
  return requests.filter(
    (request) =>
      (state === 'all' || request.state === state) &&
      (side === 'all' || (request.party === 'owner') === (side === 'toMe')) &&
      (wanted === '' || `${nameOther(request)} ${nameRequested(request)}`.toLowerCase().includes(wanted)),
  );
}

/** The in-game name of the other person, as it was when it was asked. */
export function nameOther({ party, ownerIgn, askerIgn }: Pick<ServiceRequest, 'party' | 'ownerIgn' | 'askerIgn'>): string {
  return party === 'owner' ? askerIgn : ownerIgn;
}

export function nameRequested({ game, serviceName, isCustomService }: ServiceRequest): string {
  return nameService(game, { serviceName, isCustomService });
}

/** The service as drawings and names take it. */
export function namedOf({ game, serviceName, isCustomService }: ServiceRequest) {
  return { poe: game, serviceName, isCustomService };
}

export function countStates(requests: readonly ServiceRequest[]): Readonly<Record<RequestState | 'all', number>> {
  const counts = { all: requests.length, asked: 0, invited: 0, done: 0, declined: 0, expired: 0 };
  for (const { state } of requests) counts[state] += 1;
  return counts;
}

const WEEK_MS = 7 * 24 * 3_600_000;

export type WeekSums = {
  readonly asked: number;
  readonly finished: number;
  readonly earnedChaos: number;
  readonly answerMs: number | null;
};

/** The last seven days: requests to oneself, those finished, what was earned, and the median time to answer. */
export function sumWeek(
  requests: readonly ServiceRequest[],
  {
    nowMs,
    toChaos,
  }: { readonly nowMs: number; readonly toChaos: (price: Pick<ServiceRequest, 'priceValue' | 'priceType'>) => number | null },
): WeekSums {
  const recent = requests.filter(({ askedMs, party }) => party === 'owner' && nowMs - askedMs < WEEK_MS);
  const done = requests.filter(
    ({ state, role, endedMs }) => state === 'done' && role === 'provider' && endedMs !== null && nowMs - endedMs < WEEK_MS,
  );
  const waits = recent.flatMap(({ invitedMs, askedMs }) => (invitedMs === null ? [] : [invitedMs - askedMs])).toSorted((a, b) => a - b);
  return {
    asked: recent.length,
    finished: done.length,
    earnedChaos: done.reduce((sum, request) => sum + (toChaos(request) ?? 0), 0),
    answerMs: waits[Math.floor(waits.length / 2)] ?? null,
  };
}
