import type { del, get, set } from 'idb-keyval';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReachability } from '../../../shared/network/connection.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { listingFeedQuery } from './feed-query.ts';
import { emptyFeed, type FeedState } from './merge-feed.ts';
import { readStoredFeed, storedFeedLimits, storeFeed } from './stored-feeds.ts';
import { makeRow } from '../testing/make-row.ts';

const database = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock('idb-keyval', () => ({
  get: vi.fn<typeof get>(async (key) => structuredClone(database.get(key)) as never),
  set: vi.fn<typeof set>(async (key, value) => void database.set(key, structuredClone(value))),
  del: vi.fn<typeof del>(async (key) => void database.delete(key)),
}));

const scope = { game: 'poe1', league: 'mercenaries' } as const;
const key = 'listings/poe1/mercenaries/sell';
const uuid = (at: number): string => `5f0c7d0e-6a8e-4d0b-9d0a-${String(at).padStart(12, '0')}`;
let clockMs = 0;

function makeFeed(rows: number, over: Partial<FeedState> = {}): FeedState {
  const made = Array.from({ length: rows }, (_, at) => makeRow(uuid(at), { timestampMs: 1000 + at }));
  return {
    ...emptyFeed,
    rows: new Map(made.map((row) => [row.uuid, row])),
    newestMs: 1000 + rows,
    serverTimeMs: readServerNowMs(),
    ...over,
  };
}

async function store(feed: string, state: FeedState): Promise<void> {
  clockMs += storedFeedLimits.everyMs;
  storeFeed(feed, state, clockMs);
  await vi.waitFor(() => expect(database.get('poexchange:feeds')).toContain(feed));
}

beforeEach(() => {
  database.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  useReachability.setState({ verdict: 'live' });
});

/** Loads the feed module as for a page that was just loaded, with empty memory. */
const loadAnew = () => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  return client.fetchQuery({ ...listingFeedQuery(scope), initialData: undefined, retry: false });
};

describe('feeds in the database', () => {
  it('D36 shows the last rows with their time on a page loaded offline, and waits for the server when online', async () => {
    const feed = makeFeed(2, { serverTimeMs: readServerNowMs() - 600_000 });
    await store(key, feed);
    await expect(loadAnew()).rejects.toMatchObject({ status: 0 });
    useReachability.setState({ verdict: 'offline' });
    const shown = await loadAnew();
    expect([[...shown.rows.keys()].sort(), shown.serverTimeMs]).toEqual([[...feed.rows.keys()], feed.serverTimeMs]);
  });

  it('D36 uses a category’s part of the full feed if the category was never read alone, or its own feed if newer', async () => {
    const category = { ...scope, category: 'essence' } as const;
    const load = () =>
      new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } }).fetchQuery({
        ...listingFeedQuery(category),
        initialData: undefined,
        retry: false,
      });
    const rows = [makeRow(uuid(0)), makeRow(uuid(1), { category: 'scarab' })];
    const all = { rows: new Map(rows.map((row) => [row.uuid, row])), serverTimeMs: readServerNowMs() - 600_000 };
    await store(key, makeFeed(0, all));
    useReachability.setState({ verdict: 'offline' });
    const part = await load();
    expect([[...part.rows.keys()], part.counts, part.serverTimeMs]).toEqual([[uuid(0)], { essence: 1, scarab: 1 }, all.serverTimeMs]);
    await store(`${key}/essence`, makeFeed(3, { serverTimeMs: all.serverTimeMs - 1 }));
    expect((await load()).rows.size).toBe(1);
    await store(`${key}/essence`, makeFeed(3, { serverTimeMs: all.serverTimeMs + 1 }));
    expect((await load()).rows.size).toBe(3);
  });

  it('R4.02, D36 hides listings that have ended since', async () => {
    await store(key, makeFeed(2, { serverTimeMs: readServerNowMs() - 2 * 3_600_000 - 1 }));
    useReachability.setState({ verdict: 'offline' });
    await expect(loadAnew()).rejects.toMatchObject({ status: 0 });
  });

  it('D36 stores no account data, only rows that everyone can read', async () => {
    await store(key, makeFeed(1));
    expect(database.get(`poexchange:feed:${key}`)).toMatchObject({ full: true, gone: [], listings: [{ uuid: uuid(0) }] });
    expect(new Set(database.keys())).toEqual(new Set([`poexchange:feed:${key}`, 'poexchange:feeds']));
  });

  it('truncates a large feed to its newest rows, and then refetches the whole feed', async () => {
    const items = Array.from({ length: storedFeedLimits.items / 2 }, (_, at): [string, number, number] => [`${at}`, 1, 1]);
    const rows = [0, 1, 2].map((at) => makeRow(uuid(at), { timestampMs: 1000 + at, items }));
    await store(key, makeFeed(0, { rows: new Map(rows.map((row) => [row.uuid, row])), newestMs: 5000 }));
    const read = await readStoredFeed(key);
    expect([[...(read?.rows.keys() ?? [])], read?.newestMs]).toEqual([[uuid(2), uuid(1)], 0]);
  });

  it('limits the number of feeds and writes, and ignores damaged feeds', async () => {
    const feeds = ['a', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
    expect(feeds).toHaveLength(storedFeedLimits.feeds + 1);
    for (const feed of feeds) await store(feed, makeFeed(1));
    expect([...database.keys()].filter((name) => String(name).startsWith('poexchange:feed:'))).toHaveLength(storedFeedLimits.feeds);
    expect(await readStoredFeed('a')).toBeNull();
    storeFeed('l', makeFeed(3), clockMs + storedFeedLimits.everyMs - 1);
    expect((await readStoredFeed('l'))?.rows.size).toBe(1);
    database.set('poexchange:feed:l', { listings: 'x' });
    expect(await readStoredFeed('l')).toBeNull();
  });
});
