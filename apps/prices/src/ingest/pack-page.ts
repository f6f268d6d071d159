import type { ItemGroup } from '@poexchange/domain/grouping';
import { readIconPath } from '@poexchange/domain/item';
import type { GroupToStore } from '../asks/known-ids.ts';
import { numberAccount, numberTab } from '../asks/names.ts';
import type { PageCounts } from './page-counts.ts';
import type { PublicTab, SeenGroup, TabAsk } from './read-change.ts';
import type { StreamPage, UnreadableChange } from './read-page.ts';

const asNumber = new Float64Array(1);
const asBits = new Uint32Array(asNumber.buffer);

/**
 * Hashes a tab's content to 52 bits: equal for the same offers in any order, 0 for no offers and never 0 otherwise. The
 * hash only avoids storing unchanged content: a collision, once in 10^15, would leave the earlier content until the
 * next change.
 */
export function hashContent(offers: readonly TabAsk[]): number {
  if (offers.length === 0) return 0;
  let low = 0;
  let high = 0;
  for (const { group, currency, ask, quantity, isNoted } of offers) {
    asNumber[0] = ask;
    const of = readGroupBits(group);
    const baseCurrencies = readGroupBits(currency);
    let a = mix(of.low ^ Math.imul(baseCurrencies.high, 0x5bd1e995), asBits[0] ?? 0);
    let b = mix(of.high ^ Math.imul(baseCurrencies.low, 0x27d4eb2f), asBits[1] ?? 0);
    a = mix(a ^ b, quantity);
    b = mix(b + a, isNoted ? 1 : 2);
    // Addition makes the hash independent of order.
    low = (low + mix(a, b)) >>> 0;
    high = (high + mix(b, a ^ 0x9e3779b9)) >>> 0;
  }
  return (high & 0xfffff) * 0x1_0000_0000 + low || 1;
}

type GroupBits = { readonly low: number; readonly high: number };

/** Cached by object: there are few groups, most of them represented by one object. */
const groupBits = new WeakMap<TabAsk['group'], GroupBits>();

function readGroupBits(group: TabAsk['group']): GroupBits {
  const known = groupBits.get(group);
  if (known !== undefined) return known;
  const bits = { low: Number.parseInt(group.hash.slice(0, 8), 16) | 0, high: Number.parseInt(group.hash.slice(8, 16), 16) | 0 };
  groupBits.set(group, bits);
  return bits;
}

/** Spreads each bit of both numbers across all bits of the result (MurmurHash3 finalizer). */
function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b, 0xcc9e2d51), 0x1b873593) ^ b;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * A page as columns, cheap to transfer between threads. Groups and leagues are indexes into `groupHashes` and
 * `leagues`; tab n has the offers from `offerEnds[n - 1]` up to `offerEnds[n]`.
 */
export type PackedPage = {
  readonly nextChangeId: string;
  readonly changeCount: number;
  readonly counts: Readonly<PageCounts>;
  readonly unreadable: readonly UnreadableChange[];
  readonly groupHashes: readonly string[];
  readonly leagues: readonly string[];
  /** Groups that were not announced before, or that now have an icon. */
  readonly newGroups: readonly GroupToStore[];
  /** Pairs of league and group indexes that were not announced before, flattened. */
  readonly newInLeague: readonly number[];
  readonly tabs: PackedTabs;
  readonly offers: PackedOffers;
};

export type PackedTabs = {
  readonly ids: readonly string[];
  readonly accounts: readonly number[];
  /** Index of each tab's league; -1 for a tab that is not public. */
  readonly leagues: readonly number[];
  /** Hash of each tab's offers, independent of their order. */
  readonly contents: readonly number[];
  readonly offerEnds: readonly number[];
};

export type PackedOffers = {
  readonly groups: readonly number[];
  readonly currencies: readonly number[];
  readonly asks: readonly number[];
  readonly quantities: readonly number[];
  readonly noted: readonly number[];
};

/** Groups that a packer has already sent. */
export type Announced = { readonly groups: Map<string, 'bare' | 'withIcon'>; readonly inLeague: Map<string, Set<string>> };

export function createAnnounced(): Announced {
  return { groups: new Map(), inLeague: new Map() };
}

/** Packs a page, omitting what `announced` already contains, and adds the page's new groups to `announced`. */
export function packPage(page: StreamPage, announced: Announced): PackedPage {
  const groupHashes: string[] = [];
  const groupPlaces = new Map<string, number>();
  const leagues: string[] = [];
  const newGroups: GroupToStore[] = [];
  const newInLeague: number[] = [];
  const tabs = {
    ids: [] as string[],
    accounts: [] as number[],
    leagues: [] as number[],
    contents: [] as number[],
    offerEnds: [] as number[],
  };
  const offers = {
    groups: [] as number[],
    currencies: [] as number[],
    asks: [] as number[],
    quantities: [] as number[],
    noted: [] as number[],
  };

  const placeGroup = (group: ItemGroup): number => {
    let place = groupPlaces.get(group.hash);
    if (place === undefined) {
      place = groupHashes.push(group.hash) - 1;
      groupPlaces.set(group.hash, place);
    }
    return place;
  };
  const announce = ({ group, iconAddress }: SeenGroup): void => {
    const known = announced.groups.get(group.hash);
    if (known === 'withIcon' || (known === 'bare' && iconAddress === '')) return;
    const icon = readIconPath(iconAddress);
    if (known === 'bare' && icon === undefined) return;
    announced.groups.set(group.hash, icon === undefined ? 'bare' : 'withIcon');
    newGroups.push({ group, icon });
  };
  const placeLeague = (name: string): number => {
    const place = leagues.indexOf(name);
    return place === -1 ? leagues.push(name) - 1 : place;
  };
  const packGroups = (tab: PublicTab, league: number): void => {
    let seenThere = announced.inLeague.get(tab.league);
    if (seenThere === undefined) announced.inLeague.set(tab.league, (seenThere = new Set()));
    for (const seen of tab.groups) {
      announce(seen);
      if (seenThere.has(seen.group.hash)) continue;
      seenThere.add(seen.group.hash);
      newInLeague.push(league, placeGroup(seen.group));
    }
  };
  const packOffers = (tab: PublicTab): void => {
    for (const { group, currency, ask, quantity, isNoted } of tab.offers) {
      announce({ group: currency, iconAddress: '' });
      offers.groups.push(placeGroup(group));
      offers.currencies.push(placeGroup(currency));
      offers.asks.push(ask);
      offers.quantities.push(quantity);
      offers.noted.push(isNoted ? 1 : 0);
    }
  };

  for (const tab of page.tabs) {
    const league = tab.isPublic ? placeLeague(tab.league) : -1;
    tabs.ids.push(numberTab(tab.publicId));
    tabs.accounts.push(tab.isPublic ? numberAccount(tab.account) : 0);
    tabs.leagues.push(league);
    tabs.contents.push(tab.isPublic ? hashContent(tab.offers) : 0);
    if (tab.isPublic) {
      packGroups(tab, league);
      packOffers(tab);
    }
    tabs.offerEnds.push(offers.groups.length);
  }
  const { nextChangeId, changeCount, counts, unreadable } = page;
  return { nextChangeId, changeCount, counts, unreadable, groupHashes, leagues, newGroups, newInLeague, tabs, offers };
}
