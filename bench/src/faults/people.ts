/** Simulated users: signed in through a simulated publisher, each with an open page. */
import type { CallApi } from '@poexchange/contract/client';
import { READY_EVENT_NAME, serverEventNames } from '@poexchange/contract/events';
import { api, type OwnListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { servicesApi } from '@poexchange/contract/rest/services';
import { listServices, prefixCategory } from '@poexchange/domain/service';
import { totalOfItems } from '@poexchange/domain/listing';
import { reconnectDelayMs } from '@poexchange/web/realtime';
import { io, type Socket } from 'socket.io-client';
import { signInFresh } from '../lib/sign-in.ts';
import { createBrowserFetch } from './browser-fetch.ts';
import { callUntilAnswered, countUp, type Ledger } from './ledger.ts';
import { askHealth, watchPage, type PageWatch } from './page-watch.ts';

export const place = { game: 'poe1', league: 'mercenaries' } as const;
/** Category of the listings that are republished repeatedly, and whose items people request. */
export const SHOP_CATEGORY = 'essence';
export const STALL_CATEGORY = 'currency';
/** Number of pieces wanted per group: enough for all trades in a run. */
const WANTED = 5000;

/** A page's position in its user's events. */
export type Page = {
  readonly socket: Socket;
  lastSeq: number | undefined;
  /** Events that the server falsely reported as replayed: the page would miss them without noticing. */
  missed: number;
  /** The last change in the page's connection, to help explain a verdict. */
  news: string;
  /** Number of times the page knew that it had missed events, when a real page would have refetched everything. */
  refetches: number;
};

export type Person = {
  readonly ign: string;
  /** What the page shows during a fault. */
  readonly watch: PageWatch;
  readonly token: string;
  readonly call: CallApi;
  readonly page: Page;
  /** Listing that other people offer items for; it is not republished. */
  readonly stall: OwnListing;
  readonly serviceId: string;
  /** Last acknowledged values. */
  readonly known: { shop: OwnListing | null; price: number; handed: number; stallMs: number; asked: string[] };
};

/** Signs a new account in, confirms its character, opens its page and publishes its want-to-buy listing. */
export async function createPerson(options: {
  url: string;
  at: number;
  hashes: readonly string[];
  ledger: Ledger;
  signal: AbortSignal;
}): Promise<Person> {
  const { url, at, hashes } = options;
  const visitor = createBrowserFetch(addressOf(at));
  const { token, ign, call } = await signInFresh(url, `Fault${at}`, visitor);
  await call(api.setMainIgn, { body: { ...place, ign } });
  const page = openPage(url, token);
  const watch = watchPage({
    socket: page.socket,
    ask: (waitMs) => askHealth(url, { fetch: visitor, waitMs }),
    onSaid: (what) => countUp(options.ledger.said, what),
    reopen: () => void page.socket.connect(),
  });
  const stall = await callUntilAnswered(
    options.ledger,
    (idempotencyKey) =>
      call(laterApi.createListing, { body: draftOf({ ign, category: STALL_CATEGORY, hashes, turn: at }) }, { idempotencyKey }),
    options,
  );
  if (stall === null) throw new Error(`${ign} could not list: ${[...options.ledger.refused.keys()].join(', ')}`);
  const service = listServices('poe1')[at % 20];
  if (service === undefined) throw new Error('the catalogue of services is empty');
  const { services } = await call(servicesApi.saveServices, {
    body: [
      {
        poe: 'poe1',
        league: place.league,
        ign,
        location: service.buyersMapOnly === true ? 'buyer' : 'seller',
        serviceCategory: prefixCategory('wts', service.category),
        serviceName: service.value,
        priceValue: 5,
        priceType: 'c',
        active: true,
      },
    ],
  });
  const known = { shop: null, price: 5, handed: 0, stallMs: stall.timestampMs, asked: [] };
  return { ign, watch, token, call, page, stall, serviceId: services[0]?.id ?? '', known };
}

export const addressOf = (at: number): string => `198.51.${100 + (at >> 8)}.${1 + (at & 255)}`;

/**
 * A want-to-buy listing of these groups. Such a listing needs no tabs, which would have to be read from the publisher.
 */
export function draftOf({ ign, category, hashes, turn }: { ign: string; category: string; hashes: readonly string[]; turn: number }) {
  const items = hashes.map((hash) => ({ hash, price: 1 + (turn % 40) / 10, quantity: WANTED, rawItems: [], overridden: true }));
  return {
    ...place,
    category,
    side: 'buy' as const,
    listingMode: 'single' as const,
    ign,
    multiplier: 100,
    minTradeValue: 0,
    stashTabs: [],
    items,
    totalPrice: totalOfItems(items),
  };
}

/** Timeout for the server's greeting, as on the site's pages. */
const READY_WITHIN_MS = 3000;

type Numbered = { readonly room?: string; readonly seq: number };

/** Opens a page that follows its user's events, and resumes after a disconnect. */
export function openPage(url: string, token: string): Page {
  const page: Page = {
    socket: io(url, {
      auth: (answer) => answer({ token, ...(page.lastSeq !== undefined && { lastSeq: page.lastSeq }), game: 'poe1' }),
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: 5000,
    }),
    lastSeq: undefined,
    missed: 0,
    news: 'never connected',
    refetches: 0,
  };
  let room: string | undefined;
  /** Numbers received after connecting but before the server's ready message; null afterwards. */
  let early: Set<number> | null = new Set();
  let unready: NodeJS.Timeout | undefined;
  // The client does not reconnect when the server closes or refuses the socket, but pages always reconnect.
  let failures = 0;
  const comeBack = (): void => {
    setTimeout(() => page.socket.connect(), reconnectDelayMs(failures, Math.random)).unref();
    failures += 1;
  };
  page.socket.on('connect', () => {
    page.news = `connected, not greeted, at ${new Date().toISOString()}`;
    clearTimeout(unready);
    // Without a greeting, a page refetches everything and accepts events as they arrive.
    unready = setTimeout(() => {
      page.refetches += 1;
      page.lastSeq = Math.max(page.lastSeq ?? 0, ...(early ?? []));
      early = null;
    }, READY_WITHIN_MS);
  });
  page.socket.on('connect_error', (error) => {
    page.news = `not let in (${error.message}) at ${new Date().toISOString()}`;
    comeBack();
  });
  page.socket.on('disconnect', (reason) => {
    clearTimeout(unready);
    early = new Set();
    page.news = `closed (${reason}) at ${new Date().toISOString()}`;
    if (reason !== 'io client disconnect') comeBack();
  });
  page.socket.on(READY_EVENT_NAME, (ready: Numbered & { complete: boolean }) => {
    room = ready.room;
    failures = 0;
    clearTimeout(unready);
    const [first, seen] = [page.lastSeq, early ?? new Set<number>()];
    // The server reports whether it replayed all missed events; if not, a page refetches everything.
    if (!ready.complete) page.refetches += first === undefined ? 0 : 1;
    else if (first !== undefined && early !== null)
      for (let seq = first + 1; seq <= ready.seq; seq += 1) page.missed += seen.has(seq) ? 0 : 1;
    page.lastSeq = Math.max(ready.seq, first ?? 0, ...seen);
    early = null;
    page.news = `ready at ${new Date().toISOString()}`;
    page.socket.emit('userActive', { game: 'poe1', agoMs: 0 });
  });
  for (const name of serverEventNames)
    page.socket.on(name as string, (event: Numbered) => {
      if (event.seq === 0 || (room !== undefined && event.room !== room)) return;
      if (early !== null) return void early.add(event.seq);
      const before = page.lastSeq ?? 0;
      if (event.seq <= before) return;
      // A page that detects a gap refetches everything.
      if (event.seq !== before + 1) page.refetches += 1;
      page.lastSeq = event.seq;
    });
  return page;
}
