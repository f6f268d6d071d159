/** Describes how requests are divided on their page, and what they add up to. Pure. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { nameService, type ServicePrice } from '@poexchange/domain/service';

/** State of a request, to its reader: what its asker took back was not declined. */
export type RequestState = ServiceRequest['state'] | 'withdrawn';
export type RequestSide = 'all' | 'toMe' | 'byMe';

export const requestStates: readonly RequestState[] = ['asked', 'invited', 'done', 'declined', 'withdrawn', 'expired'];

/** Returns how a request stands. */
export function readStanding({ state, endedBy }: Pick<ServiceRequest, 'state' | 'endedBy'>): RequestState {
  return state === 'declined' && endedBy === 'asker' ? 'withdrawn' : state;
}

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

export function divideRequests(
  requests: readonly ServiceRequest[],
  { nowMs, endedReminders }: { readonly nowMs: number; readonly endedReminders: ReadonlySet<string> },
): RequestLists {
  const isWaiting = ({ party, state }: ServiceRequest): boolean => party === 'owner' && state === 'asked';
  const isUnderWay = (request: ServiceRequest): boolean =>
    !isWaiting(request) &&
    (request.state === 'asked' ||
      request.state === 'invited' ||
      (request.canVouch && !endedReminders.has(request.id) && request.endedMs !== null && nowMs - request.endedMs < REMIND_MS));
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
      (state === 'all' || readStanding(request) === state) &&
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
  const counts = { all: requests.length, asked: 0, invited: 0, done: 0, declined: 0, withdrawn: 0, expired: 0 };
  for (const request of requests) counts[readStanding(request)] += 1;
  return counts;
}

const WEEK_MS = 7 * 24 * 3_600_000;

export type WeekSums = {
  readonly asked: number;
  readonly finished: number;
  /** Sums in the currencies that were agreed, which no rate changes later (D35). */
  readonly earned: readonly ServicePrice[];
  readonly answerMs: number | null;
};

/** The last seven days: requests to oneself, those finished, what was earned, and the median time to answer. */
export function sumWeek(requests: readonly ServiceRequest[], { nowMs }: { readonly nowMs: number }): WeekSums {
  const recent = requests.filter(({ askedMs, party }) => party === 'owner' && nowMs - askedMs < WEEK_MS);
  const done = requests.filter(
    ({ state, role, endedMs }) => state === 'done' && role === 'provider' && endedMs !== null && nowMs - endedMs < WEEK_MS,
  );
  const waits = recent.flatMap(({ invitedMs, askedMs }) => (invitedMs === null ? [] : [invitedMs - askedMs])).toSorted((a, b) => a - b);
  return {
    asked: recent.length,
    finished: done.length,
    earned: sumByCurrency(done),
    answerMs: waits[Math.floor(waits.length / 2)] ?? null,
  };
}

/** The currencies in which prices are summed, the dearest of a game first. */
const currencies = ['d', 'ex', 'c', 'r'] as const;

function sumByCurrency(prices: readonly ServicePrice[]): readonly ServicePrice[] {
  return currencies.flatMap((priceType) => {
    const hundredths = prices.reduce((sum, price) => sum + (price.priceType === priceType ? Math.round(price.priceValue * 100) : 0), 0);
    return hundredths === 0 ? [] : [{ priceValue: hundredths / 100, priceType }];
  });
}
