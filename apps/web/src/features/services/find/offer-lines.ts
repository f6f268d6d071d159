/** Rows of the services page: offers with names and prices, filtered, sorted and counted. Pure. */
import type { ServiceRow } from '@poexchange/contract/rest/services';
import { describeGoingPrice, hasMap, type GoingPrice, type ServiceLocation } from '@poexchange/domain/service';
import { CUSTOM_SECTION, sectionOf, type Section } from '../../../shared/services/sections.ts';
import { serviceNames, type ServiceNames } from '../../../shared/services/show-service-name.ts';
import { foldCase } from './find-service.ts';
import { listFilters, type OfferFilter, type OfferSort, type ServicePlace, type ServicesView } from './services-view.ts';

export type OfferLine = {
  readonly row: ServiceRow;
  /** Name in the page's language; a custom service has the name its owner gave it. */
  readonly name: string;
  readonly section: Section;
  /** 0 for a free offer; null while the currency's rate is unknown. */
  readonly chaos: number | null;
  readonly isOwn: boolean;
  readonly isVouched: boolean;
  /** Number of other offers by the same person. */
  readonly moreCount: number;
  /** True if the offer has ended; while the pointer is over the list, an ended offer stays in the list, faded. */
  readonly isEnded?: boolean;
};

export type PricedOffer = Pick<OfferLine, 'row' | 'chaos' | 'isOwn'>;

export type LineFacts = {
  readonly toChaos: (row: Pick<ServiceRow, 'priceValue' | 'priceType'>) => number | null;
  readonly ownUserId: string | null;
  readonly vouchedUsers: ReadonlySet<string>;
};

export function makeLines(rows: readonly ServiceRow[], facts: LineFacts, names: ServiceNames = serviceNames): readonly OfferLine[] {
  const countOf = new Map<string, number>();
  for (const { userId } of rows) countOf.set(userId, (countOf.get(userId) ?? 0) + 1);
  return rows.map((row) => ({
    row,
    name: names.showServiceName(row.poe, row),
    section: sectionOf(row),
    chaos: facts.toChaos(row),
    isOwn: row.userId === facts.ownUserId,
    isVouched: facts.vouchedUsers.has(row.userId),
    moreCount: (countOf.get(row.userId) ?? 1) - 1,
  }));
}

export type LineIndex = {
  readonly find: (id: string) => OfferLine | null;
  /** The other offers of the same person, in the order of the lines. */
  readonly listOthers: (line: OfferLine) => readonly OfferLine[];
};

/** Returns lookups by id and by person, so that stepping through ten thousand offers needs no search. */
export function indexLines(lines: readonly OfferLine[]): LineIndex {
  const byId = new Map<string, OfferLine>();
  const byUser = new Map<string, OfferLine[]>();
  for (const line of lines) {
    byId.set(line.row.id, line);
    const known = byUser.get(line.row.userId);
    if (known === undefined) byUser.set(line.row.userId, [line]);
    else known.push(line);
  }
  return {
    find: (id) => byId.get(id) ?? null,
    listOthers: ({ row }) => (byUser.get(row.userId) ?? []).filter((other) => other.row.id !== row.id),
  };
}

/** Returns whether an offer has rules. A request accepts the rules, so they must be shown first. */
export function hasRules({ row }: Pick<OfferLine, 'row'>): boolean {
  return row.rules.trim() !== '' || row.overwriteRules.trim() !== '';
}

/** Returns whether an offer belongs to a place in the rail; custom services share one place. */
export function isInPlace(line: OfferLine, { section, service }: ServicePlace): boolean {
  if (section !== '' && line.section !== section) return false;
  return service === '' || line.section === CUSTOM_SECTION || line.row.serviceName === service;
}

/** Number of offers by section, and by section and service: `bossKilling`, `bossKilling/maven`; '' is the total. */
export function countPlaces(lines: readonly OfferLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([['', lines.length]]);
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { section, row } of lines) {
    add(section);
    if (section !== CUSTOM_SECTION) add(`${section}/${row.serviceName}`);
  }
  return counts;
}

/** The person's filters, with price bounds in chaos; a bound is null if it is not set or invalid. */
export type OfferLimits = {
  readonly view: ServicesView;
  readonly lowestChaos: number | null;
  readonly highestChaos: number | null;
};

const checks: Readonly<Record<OfferFilter, (line: OfferLine, limits: OfferLimits) => boolean>> = {
  // An offer without regions matches any region.
  regions: ({ row }, { view }) => row.regions.length === 0 || row.regions.some((region) => view.regions.includes(region)),
  // A service without a map matches either map filter.
  location: ({ row }, { view }) => row.location === view.location || !hasMap(row.poe, row),
  lowestPrice: ({ chaos }, { lowestChaos }) => lowestChaos === null || (chaos !== null && chaos >= lowestChaos),
  highestPrice: ({ chaos }, { highestChaos }) => highestChaos === null || (chaos !== null && chaos <= highestChaos),
  fewestVouches: ({ row }, { view }) => row.vouchCount >= (view.fewestVouches ?? 0),
  text: ({ row }, { view }) => foldCase(row.isCustomService ? `${row.ign} ${row.serviceName}` : row.ign).includes(foldCase(view.text)),
  isOnlineOnly: ({ row }) => row.userStatus !== 'idle',
  isChatLinkedOnly: ({ row }) => row.isChatLinked,
};

/** The offers in a place that pass all active filters. */
export function filterLines(placed: readonly OfferLine[], limits: OfferLimits): readonly OfferLine[] {
  const filters = listFilters(limits.view);
  return placed.filter((line) => filters.every((filter) => checks[filter](line, limits)));
}

/**
 * Returns the active filter that excludes the most offers; null if removing any single filter would reveal no further
 * offers.
 */
export function findStrictestFilter(placed: readonly OfferLine[], limits: OfferLimits): OfferFilter | null {
  const filters = listFilters(limits.view);
  const gains = filters.map((filter) => {
    const others = filters.filter((each) => each !== filter);
    return { filter, gain: placed.filter((line) => others.every((other) => checks[other](line, limits))).length };
  });
  const best = gains.toSorted((a, b) => b.gain - a.gain)[0];
  return best === undefined || best.gain === 0 ? null : best.filter;
}

const compareBy: Readonly<Record<OfferSort['column'], (a: OfferLine, b: OfferLine) => number>> = {
  // If the counts are equal, the older oldest vouch ranks higher.
  vouches: (a, b) => a.row.vouchCount - b.row.vouchCount || (b.row.oldestVouchMs ?? Infinity) - (a.row.oldestVouchMs ?? Infinity) || 0,
  price: (a, b) => (a.chaos ?? Infinity) - (b.chaos ?? Infinity) || 0,
  online: (a, b) => (a.row.onlineSinceMs ?? Infinity) - (b.row.onlineSinceMs ?? Infinity) || 0,
};

/** Sorts by the column, then by price, then by name, so that every reader sees the same order. */
export function sortLines(lines: readonly OfferLine[], { column, direction }: OfferSort): readonly OfferLine[] {
  const sign = direction === 'up' ? 1 : -1;
  const compare = compareBy[column];
  return lines.toSorted(
    (a, b) => sign * compare(a, b) || compareBy.price(a, b) || a.row.ign.localeCompare(b.row.ign, 'en') || (a.row.id < b.row.id ? -1 : 1),
  );
}

export type GoingPrices = {
  /** The map that the price applies to: the two maps are never mixed. Null for a service that is done without a map. */
  readonly location: ServiceLocation | null;
  readonly shown: GoingPrice;
  readonly other: GoingPrice;
};

/**
 * Returns other people's prices for a service on the selected map or, for `any`, on the map with the most offers.
 * `none` means that the service is done without a map, so all offers are combined. Excludes the reader's own offer.
 */
export function readGoingPrices(placed: readonly PricedOffer[], wanted: ServiceLocation | 'any' | 'none'): GoingPrices {
  const others = placed.filter(({ isOwn }) => !isOwn);
  if (wanted === 'none') {
    const all = others.flatMap(({ chaos }) => (chaos === null ? [] : [chaos]));
    return { location: null, shown: describeGoingPrice(all), other: describeGoingPrice([]) };
  }
  const chaosOf = (location: ServiceLocation): number[] =>
    others.flatMap(({ row, chaos }) => (row.location === location && chaos !== null ? [chaos] : []));
  const at = { seller: chaosOf('seller'), buyer: chaosOf('buyer') };
  const location = wanted === 'any' ? (at.buyer.length > at.seller.length ? 'buyer' : 'seller') : wanted;
  return {
    location,
    shown: describeGoingPrice(at[location]),
    other: describeGoingPrice(at[location === 'seller' ? 'buyer' : 'seller']),
  };
}

/** Returns a price's difference from the median, in percent; null for a free offer or if there is no median. */
export function percentFromMedian(chaos: number | null, going: GoingPrice | null): number | null {
  if (going === null || chaos === null || chaos === 0 || going.kind !== 'known' || going.medianChaos === null || going.medianChaos <= 0)
    return null;
  return Math.round((chaos / going.medianChaos - 1) * 100);
}
