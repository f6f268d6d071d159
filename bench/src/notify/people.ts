import { randomUUID } from 'node:crypto';
import { createApiClient, type CallApi } from '@poexchange/contract/client';
import { api, type OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import {
  LEAGUES_PATH,
  summaryPath,
  valuationPath,
  type LeagueEntry,
  type SummaryFile,
  type ValuationFile,
} from '@poexchange/contract/price-files';
import { displayNameOf, groupItem, hashGroup } from '@poexchange/domain/grouping';
import { readItem } from '@poexchange/domain/item';
import { draftListing } from '@poexchange/domain/listing';
import { groupStash, type GroupedEntry } from '@poexchange/domain/pricing';
import { listLoadableTabs, readTabList } from '@poexchange/domain/stash';
import type { PriceStore } from '@poexchange/platform/price-store';

const league = { game: 'poe1', league: 'mercenaries' } as const;
const TAG = 'currency';
const DIVINE_CHAOS = 200;

/** A fresh account, signed in, with a character of the league. */
export type Person = { readonly token: string; readonly ign: string; readonly call: CallApi };

/** Signs a fresh account in as a browser does: requests our address, creates the account there, returns the code. */
export async function signInFresh(url: string, name: string): Promise<Person> {
  let token: string | null = null;
  const call = createApiClient({ baseUrl: url, fetch, readToken: () => token });
  const { url: authorizeUrl, state } = await call(api.startSignIn, { params: { game: 'poe1' }, query: {} });
  const response = await fetch(authorizeUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ fresh: '1', name }) });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`${name} could not sign in: HTTP ${response.status}`);
  const code = new URL(location).searchParams.get('code') ?? '';
  ({ token } = await call(api.completeSignIn, { params: { code, state } }));
  const { characters } = await call(laterApi.getCharacters, { query: {} });
  const ign = characters.find((character) => character.league === league.league)?.name;
  if (ign === undefined) throw new Error(`${name} has no character in ${league.league}`);
  return { token, ign, call };
}

/** Groups the currency of a person's first tabs as their own page would. */
export async function readCurrency(person: Person): Promise<GroupedEntry[]> {
  const { stashes } = await person.call(laterApi.getStashes, { params: { league: league.league }, query: {} });
  const [tab] = listLoadableTabs(readTabList(stashes, { league: league.league, makeId: randomUUID }));
  if (tab === undefined) throw new Error('a fresh account has no tab');
  const { stash } = await person.call(laterApi.getStash, { params: { league: league.league, tabId: tab.tabId }, query: {} });
  const raw = Array.isArray(stash['items']) ? (stash['items'] as unknown[]) : [];
  const items = raw.map(readItem).flatMap((read) => (read.ok ? [read.item] : []));
  const { entries } = groupStash({
    tabs: [{ stashTabId: tab.id, items }],
    game: league.game,
    groupItem,
    valuations: new Map(),
    summaries: new Map(),
    nameOf: displayNameOf,
  });
  return entries.filter((entry) => entry.priceGroup.tag === TAG);
}

/**
 * Publishes the price data that the server needs: names of all these groups, the divine's rate, the league's spelling.
 */
export async function publishPrices(store: PriceStore, entries: readonly GroupedEntry[]): Promise<void> {
  const timestampMs = Date.now();
  const groups = new Map(entries.map(({ priceGroup }) => [priceGroup.hash, priceGroup]));
  const summaries: SummaryFile = {
    meta: { league: league.league, tag: TAG, timestampMs },
    summaries: Object.fromEntries([...groups].map(([hash, { key }]) => [hash, { k: key, i: [], p: {} }])),
  };
  const divine = hashGroup({ tag: TAG, key: 'divine orb', properties: {} });
  const valuations: ValuationFile = {
    meta: { timestampMs },
    valuations: { [divine]: { c: Array.from({ length: 10 }, () => DIVINE_CHAOS), l: 50, d: [], h: [] } },
  };
  const leagues: LeagueEntry[] = [{ game: league.game, id: league.league, name: 'Mercenaries', startAt: null, endAt: null }];
  await store.publish(summaryPath({ ...league, tag: TAG }), JSON.stringify(summaries));
  await store.publish(valuationPath({ ...league, tag: TAG }), JSON.stringify(valuations));
  await store.publish(LEAGUES_PATH, JSON.stringify(leagues));
}

/** Lists all of a person's currency, each group at a different price. */
export async function listCurrency(person: Person, entries: readonly GroupedEntry[]): Promise<OwnListing> {
  await person.call(api.setMainIgn, { body: { ...league, ign: person.ign } });
  const overrides = new Map(entries.map((entry, at) => [entry.hash, 1 + at / 10]));
  const { items, totalPrice } = draftListing(entries, { overrides });
  return person.call(laterApi.createListing, {
    body: {
      ...league,
      category: TAG,
      subCategory: '',
      listingMode: 'single',
      ign: person.ign,
      multiplier: 100,
      minTradeValue: 0,
      stashTabs: [...new Set(entries.flatMap((entry) => entry.stashTabs))],
      items: items.map((item) => ({ ...item, rawItems: item.rawItems.map(({ id, stackSize }) => ({ id, stackSize })) })),
      totalPrice,
    },
  });
}
