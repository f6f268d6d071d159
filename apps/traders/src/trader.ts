/** One scripted seller: signs in, reads the stash, lists a few categories and stays online. */
import { randomUUID } from 'node:crypto';
import { createApiClient, type CallApi } from '@poexchange/contract/client';
import { api, type OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { servicesApi } from '@poexchange/contract/rest/services';
import { belongsToCategory, CUSTOM_CATEGORY_ID, listCategories } from '@poexchange/domain/category';
import { displayNameOf, groupItem } from '@poexchange/domain/grouping';
import type { StashTabId } from '@poexchange/domain/ids';
import { readItem, type GameItem, type Game } from '@poexchange/domain/item';
import { draftListing } from '@poexchange/domain/listing';
import { groupStash, type GroupedEntry } from '@poexchange/domain/pricing';
import { listLoadableTabs, readTabList } from '@poexchange/domain/stash';
import type { Logger } from '@poexchange/platform/log';
import { io, type Socket } from 'socket.io-client';
import { answerRequests } from './answer-requests.ts';
import { publishByHand, wantByHand, wantFromBook } from './by-hand.ts';
import { draftServices } from './draft-services.ts';
import type { PriceBook } from './price-book.ts';
import type { Random } from './random.ts';
import { signIn } from './sign-in.ts';

const LEAGUE = 'mercenaries';
const LEAGUE_POE2 = 'dawn of the hunt';
/** Share of traders who also want items (R1.02). */
const WANTER_SHARE = 0.35;
/** A few tabs are enough for a shop and stay far below the publisher's limits. */
const MOST_TABS = 4;
const MOST_LISTINGS = 4;

export type Trader = {
  readonly name: string;
  readonly ign: string;
  /** The account's poe2 character; null if it has none. */
  readonly ignPoe2: string | null;
  readonly call: CallApi;
  /**
   * Reads the account's tabs again, so that sold and restocked items are updated in the shop (D33), and lists a few
   * categories.
   */
  readonly publish: (book: PriceBook) => Promise<OwnListing[]>;
  /** Lists items for sale and wanted items in poe2, entered by hand. */
  readonly publishPoe2: (book: PriceBook) => Promise<OwnListing[]>;
  /** Acts on a game's pages, as players do all the time (R4.04). */
  readonly act: (game: Game) => void;
  /** Offers or requests services in each game the account plays. */
  readonly offerServices: () => Promise<number>;
  /** Closes the account's pages for a while, then opens them again. */
  readonly leave: () => void;
  readonly comeBack: () => void;
  readonly isHere: () => boolean;
  readonly stop: () => void;
};

type TraderOptions = { readonly publicUrl: string; readonly account: string; readonly random: Random; readonly log: Logger };

/** Signs the account in, reads its tabs, confirms its character and connects. */
export async function createTrader(options: TraderOptions): Promise<Trader> {
  let token: string | null = null;
  const call = createApiClient({ baseUrl: options.publicUrl, fetch, readToken: () => token });
  token = await signIn(call, options.account);
  const { characters } = await call(laterApi.getCharacters, { query: {} });
  const ign = characters.find((character) => character.league === LEAGUE)?.name;
  if (ign === undefined) throw new Error(`${options.account} has no character in ${LEAGUE}`);
  await call(api.setMainIgn, { body: { game: 'poe1', league: LEAGUE, ign } });
  const ignPoe2 = await confirmPoe2(call);
  let tabs = await readTabs(call);
  let areTabsFresh = true;
  // Opens a page for each game (D60).
  const openPage = (game: Game): Socket =>
    io(options.publicUrl, { auth: { token, game }, transports: ['websocket'], reconnectionDelayMax: 5000, forceNew: true });
  const pages = { poe1: openPage('poe1'), poe2: openPage('poe2') };
  const openPages = Object.values(pages);
  answerRequests({ page: pages.poe1, call, log: options.log });
  let isHere = true;
  const isWanter = options.random.chance(WANTER_SHARE);
  return {
    name: options.account,
    ign,
    ignPoe2,
    call,
    act: (game) => void pages[game].emit('userActive', { game, agoMs: 0 }),
    offerServices: async () => {
      const { random } = options;
      const shops = [
        draftServices({ game: 'poe1', league: LEAGUE, ign, random }),
        ignPoe2 === null ? [] : draftServices({ game: 'poe2', league: LEAGUE_POE2, ign: ignPoe2, random }),
      ];
      for (const drafts of shops) if (drafts.length > 0) await call(servicesApi.saveServices, { body: drafts });
      return shops.flat().length;
    },
    leave: () => {
      isHere = false;
      for (const page of openPages) page.disconnect();
    },
    comeBack: () => {
      isHere = true;
      for (const page of openPages) page.connect();
    },
    isHere: () => isHere,
    stop: () => {
      isHere = false;
      for (const page of openPages) page.close();
    },
    publish: async (book) => {
      if (!areTabsFresh) tabs = await readTabs(call);
      areTabsFresh = false;
      const listed = await publishListings({ call, ign, tabs, book, random: options.random, log: options.log });
      const wanted = isWanter ? await wantFromBook({ call, ign, league: LEAGUE, random: options.random, book }) : null;
      return wanted === null ? listed : [...listed, wanted];
    },
    publishPoe2: async (book) => {
      if (ignPoe2 === null) return [];
      const stall = { call, ign: ignPoe2, league: LEAGUE_POE2, random: options.random, book };
      const listed = await publishByHand(stall);
      return isWanter ? [...listed, await wantByHand(stall)] : listed;
    },
  };
}

/** Confirms the account's poe2 character, if it has one (R3.65). */
async function confirmPoe2(call: CallApi): Promise<string | null> {
  const { characters } = await call(laterApi.getCharacters, { query: { game: 'poe2' } });
  const ign = characters.find((character) => character.league === LEAGUE_POE2)?.name;
  if (ign === undefined) return null;
  await call(api.setMainIgn, { body: { game: 'poe2', league: LEAGUE_POE2, ign } });
  return ign;
}

type ReadTab = { readonly stashTabId: StashTabId; readonly items: readonly GameItem[] };

async function readTabs(call: CallApi): Promise<ReadTab[]> {
  const { stashes } = await call(laterApi.getStashes, { params: { league: LEAGUE }, query: {} });
  const tabs: ReadTab[] = [];
  for (const tab of listLoadableTabs(readTabList(stashes, { league: LEAGUE, makeId: randomUUID })).slice(0, MOST_TABS)) {
    const { stash } = await call(laterApi.getStash, { params: { league: LEAGUE, tabId: tab.tabId }, query: {} });
    const raw = Array.isArray(stash['items']) ? (stash['items'] as unknown[]) : [];
    const items = raw.flatMap((entry) => {
      const read = readItem(entry);
      return read.ok ? [read.item] : [];
    });
    tabs.push({ stashTabId: tab.id, items });
  }
  return tabs;
}

type Shop = { call: CallApi; ign: string; tabs: readonly ReadTab[]; book: PriceBook; random: Random; log: Logger };

async function publishListings(shop: Shop): Promise<OwnListing[]> {
  const { entries } = groupStash({
    tabs: shop.tabs,
    game: 'poe1',
    groupItem,
    valuations: shop.book.valuations,
    summaries: shop.book.summaries,
    nameOf: displayNameOf,
  });
  const published: OwnListing[] = [];
  for (const { category, subCategory, members } of splitByCategory(entries).slice(0, MOST_LISTINGS)) {
    const listing = await publishOne(shop, { category, subCategory, members });
    if (listing !== null) published.push(listing);
  }
  return published;
}

type Shelf = { category: string; subCategory: string; members: GroupedEntry[] };

/**
 * Splits essences by their two sub-categories, as most sellers do, and everything else by top category. The fullest
 * shelves come first.
 */
function splitByCategory(entries: readonly GroupedEntry[]): Shelf[] {
  const shelves = listCategories('poe1').flatMap((category): Shelf[] => {
    // Any item may be in a custom group (D25); these sellers have no custom groups.
    if (category.id === CUSTOM_CATEGORY_ID) return [];
    const subCategories = category.id === 'essence' ? (category.subCategories ?? []).map((sub) => sub.id) : [''];
    return subCategories.map((subCategory) => ({
      category: category.id,
      subCategory,
      members: entries.filter((entry) =>
        belongsToCategory('poe1', category.id, subCategory, {
          tag: entry.priceGroup.tag,
          key: entry.priceGroup.key,
          properties: entry.priceGroup.unsafeHashProperties,
          displayName: entry.displayName,
        }),
      ),
    }));
  });
  return shelves.filter((shelf) => shelf.members.length > 0).sort((a, b) => b.members.length - a.members.length);
}

async function publishOne(shop: Shop, shelf: Shelf): Promise<OwnListing | null> {
  const multiplier = shop.random.pick([85, 88, 90, 92, 95, 95, 98, 100, 100, 102, 105, 110]);
  const known = shelf.members.filter((entry) => shop.book.summaries.has(entry.hash));
  const { items, totalPrice } = draftListing(known, { multiplierPercent: multiplier });
  if (items.length === 0) return null;
  return shop.call(laterApi.createListing, {
    body: {
      game: 'poe1',
      league: LEAGUE,
      category: shelf.category,
      subCategory: shelf.subCategory,
      listingMode: shop.random.chance(0.15) ? 'bulk' : 'single',
      ign: shop.ign,
      multiplier,
      minTradeValue: totalPrice > 200 && shop.random.chance(0.5) ? shop.random.pick([10, 20, 50]) : 0,
      // Buyers request maps by mod text; most sellers accept this, some for a small surcharge.
      ...(shelf.category === 'map' &&
        shop.random.chance(0.8) && {
          supportRegex: true,
          regexExtraPrice: shop.random.pick([0, 0, 0, 1]),
          regexQuantExtraPrice: shop.random.pick([0, 2]),
        }),
      stashTabs: [...new Set(known.flatMap((entry) => entry.stashTabs))],
      items: items.map((item) => ({ ...item, rawItems: item.rawItems.map(({ id, stackSize }) => ({ id, stackSize })) })),
      totalPrice,
    },
  });
}
