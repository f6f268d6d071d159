/** Groups the page's requests and computes their totals. Pure. */
import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import type { ServicePrice } from '@poexchange/domain/service';
import { CUSTOM_SECTION, isSection, listSections, sectionOf, type Section } from '../../../shared/services/sections.ts';
import { serviceNames, showServiceName, type ServiceNames } from '../../../shared/services/show-service-name.ts';

/** State of a request as shown to its reader: a request that its asker withdrew does not count as declined. */
export type RequestState = ServiceRequest['state'] | 'withdrawn';
export type RequestSide = 'all' | 'toMe' | 'byMe';
export const requestStates: readonly RequestState[] = ['asked', 'invited', 'done', 'declined', 'withdrawn', 'expired'];

/** Returns a request's state as shown to its reader. */
export function readStanding({ state, endedBy }: Pick<ServiceRequest, 'state' | 'endedBy'>): RequestState {
  return state === 'declined' && endedBy === 'asker' ? 'withdrawn' : state;
}

/** Maximum length of the search text. */
export const LONGEST_TEXT = 60;

export type RequestsFilter = {
  readonly state: RequestState | 'all';
  readonly side: RequestSide;
  /** Section of the catalogue; '' for all sections. */
  readonly section: Section | '';
  readonly text: string;
};

/** Reads the filter from an address; ignores invalid parts. */
export function readFilter({ state, side, section = '', q = '' }: Readonly<Record<string, string | undefined>>): RequestsFilter {
  return {
    state: requestStates.find((each) => each === state) ?? 'all',
    side: side === 'to' ? 'toMe' : side === 'by' ? 'byMe' : 'all',
    section: isSection(section) ? section : '',
    text: q.slice(0, LONGEST_TEXT),
  };
}

/** Writes only values that differ from the unfiltered list. */
export function writeFilter({ state, side, section, text }: RequestsFilter): Readonly<Record<string, string | undefined>> {
  return {
    state: state === 'all' ? undefined : state,
    side: side === 'toMe' ? 'to' : side === 'byMe' ? 'by' : undefined,
    section: section || undefined,
    q: text === '' ? undefined : text,
  };
}

export type RequestLists = {
  /** Requests waiting for the reader's answer, oldest first. */
  readonly waiting: readonly ServiceRequest[];
  /** Open requests that are not waiting for the reader. */
  readonly underWay: readonly ServiceRequest[];
  /** Finished requests that the reader can still vouch for. */
  readonly toVouch: readonly ServiceRequest[];
  readonly history: readonly ServiceRequest[];
};

/** How long a vouch reminder stays above the history before it moves into the history, in ms. */
const REMIND_MS = 24 * 3_600_000;

export type VouchHold = {
  /** Ids of requests that were just vouched for: these requests stay above the history until the star has filled. */
  readonly resting: ReadonlySet<string>;
  /**
   * Ids of requests whose vouch was withdrawn: these requests stay in the history, so that a profile opened there stays
   * open.
   */
  readonly settled: ReadonlySet<string>;
};

export const noHold: VouchHold = { resting: new Set(), settled: new Set() };

type Division = {
  readonly nowMs: number;
  readonly hasEndedReminder: (request: ServiceRequest) => boolean;
  /** Requests that keep their position even though their vouch was just given or withdrawn. */
  readonly hold?: VouchHold;
};

export function divideRequests(requests: readonly ServiceRequest[], { nowMs, hasEndedReminder, hold = noHold }: Division): RequestLists {
  const isWaiting = ({ party, state }: ServiceRequest): boolean => party === 'owner' && state === 'asked';
  const isReminded = ({ id, canVouch }: ServiceRequest): boolean => hold.resting.has(id) || (canVouch && !hold.settled.has(id));
  const isUnderWay = ({ party, state }: ServiceRequest): boolean => state === 'invited' || (state === 'asked' && party !== 'owner');
  const isOpen = (request: ServiceRequest): boolean => isWaiting(request) || isUnderWay(request);
  const isToVouch = (request: ServiceRequest): boolean =>
    isReminded(request) && !hasEndedReminder(request) && request.endedMs !== null && nowMs - request.endedMs < REMIND_MS;
  return {
    waiting: requests.filter(isWaiting).toSorted((a, b) => a.askedMs - b.askedMs),
    underWay: requests.filter(isUnderWay),
    toVouch: requests.filter(isToVouch),
    history: requests.filter((request) => !isOpen(request) && !isToVouch(request)),
  };
}

/** The requests that match the rail, the switch and the text field. */
export function filterRequests(
  requests: readonly ServiceRequest[],
  { state, side, section, text }: RequestsFilter,
  names: ServiceNames = serviceNames,
): readonly ServiceRequest[] {
  const wanted = text.trim().toLowerCase();
  return requests.filter(
    (request) =>
      (state === 'all' || readStanding(request) === state) &&
      (side === 'all' || (request.party === 'owner') === (side === 'toMe')) &&
      (section === '' || sectionOfRequest(request) === section) &&
      (wanted === '' || `${nameOther(request).toLowerCase()} ${names.listServiceNames(request.game, request)}`.includes(wanted)),
  );
}

/** The other person's in-game name at the time of the request. */
export function nameOther({ party, ownerIgn, askerIgn }: Pick<ServiceRequest, 'party' | 'ownerIgn' | 'askerIgn'>): string {
  return party === 'owner' ? askerIgn : ownerIgn;
}

export function nameRequested({ game, serviceName, isCustomService }: ServiceRequest): string {
  return showServiceName(game, { serviceName, isCustomService });
}

/** The service in the format that icons and names expect. */
export function namedOf({ game, serviceName, isCustomService }: ServiceRequest) {
  return { poe: game, serviceName, isCustomService };
}

export function countStates(requests: readonly ServiceRequest[]): Readonly<Record<RequestState | 'all', number>> {
  const counts = { all: requests.length, asked: 0, invited: 0, done: 0, declined: 0, withdrawn: 0, expired: 0 };
  for (const request of requests) counts[readStanding(request)] += 1;
  return counts;
}

function sectionOfRequest(request: ServiceRequest): Section {
  return sectionOf({ ...namedOf(request), serviceCategory: request.serviceCategory });
}

/** The catalogue sections that have requests, with their counts, in catalogue order; always includes `kept`. */
export function countSections(
  requests: readonly ServiceRequest[],
  { game, kept }: { readonly game: Game; readonly kept: Section | '' },
): readonly { readonly section: Section; readonly count: number }[] {
  const counts = new Map<Section, number>();
  for (const request of requests) {
    const section = sectionOfRequest(request);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const known = [...listSections(game).map(({ section }) => section), CUSTOM_SECTION] as const;
  const order = new Set<Section>([...known, ...counts.keys(), ...(kept === '' ? [] : [kept])]);
  return [...order].flatMap((section) => {
    const count = counts.get(section) ?? 0;
    return count > 0 || section === kept ? [{ section, count }] : [];
  });
}

const WEEK_MS = 7 * 24 * 3_600_000;

export type WeekSums = {
  readonly asked: number;
  readonly finished: number;
  /** Totals in the agreed currencies, which later rate changes do not affect. */
  readonly earned: readonly ServicePrice[];
  readonly answerMs: number | null;
};

/** Figures for the last seven days: received requests, finished requests, earnings, and the median time to answer. */
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

/** The currencies in which prices are summed, each game's most valuable currency first. */
const currencies = ['d', 'ex', 'c', 'r'] as const;

function sumByCurrency(prices: readonly ServicePrice[]): readonly ServicePrice[] {
  return currencies.flatMap((priceType) => {
    const hundredths = prices.reduce((sum, price) => sum + (price.priceType === priceType ? Math.round(price.priceValue * 100) : 0), 0);
    return hundredths === 0 ? [] : [{ priceValue: hundredths / 100, priceType }];
  });
}
