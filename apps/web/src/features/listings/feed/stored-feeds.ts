/**
 * The last feeds in this browser's database, for a page loaded while the server is unreachable (D36). They contain a
 * league's public data without account data. Bounded, and rarely written.
 */
import { listingFeedSchema, type ListingFeed } from '@poexchange/contract/rest';
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { emptyFeed, mergeFeed, type FeedState } from './merge-feed.ts';

export const storedFeedLimits = {
  /** Both sides of two leagues, and categories that were viewed alone. */
  feeds: 8,
  /** Maximum number of items in all rows of a feed, a few megabytes at most. The newest rows are kept. */
  items: 40_000,
  /** Minimum time between two writes of a feed; a reload loses at most this much. */
  everyMs: 30_000,
} as const;

const INDEX_KEY = 'poexchange:feeds';
const keyOf = (feed: string): string => `poexchange:feed:${feed}`;
const indexSchema = z.array(z.string());

const writtenAtMs = new Map<string, number>();

/** Stores a feed, unless it was stored recently. Ignores blocked or full storage. */
export function storeFeed(feed: string, state: FeedState, nowMs: number): void {
  if (nowMs - (writtenAtMs.get(feed) ?? -Infinity) < storedFeedLimits.everyMs) return;
  writtenAtMs.set(feed, nowMs);
  void write(feed, state).catch(() => undefined);
}

async function write(feed: string, state: FeedState): Promise<void> {
  await set(keyOf(feed), boundFeed(state));
  const before = z.safeParse(indexSchema, await get(INDEX_KEY));
  const feeds = [feed, ...(before.success ? before.data.filter((other) => other !== feed) : [])];
  await set(INDEX_KEY, feeds.slice(0, storedFeedLimits.feeds));
  for (const old of feeds.slice(storedFeedLimits.feeds)) await del(keyOf(old));
}

/** Returns the newest rows that fit. If some rows do not fit, the next poll must also request everything older. */
function boundFeed(state: FeedState): ListingFeed {
  let items = 0;
  const rows = [...state.rows.values()].toSorted((a, b) => b.timestampMs - a.timestampMs);
  const listings = rows.filter((row) => (items += row.items.length) <= storedFeedLimits.items);
  const newestMs = listings.length === rows.length ? state.newestMs : 0;
  return { serverTimeMs: state.serverTimeMs, full: true, newestMs, listings, gone: [] };
}

/** Reads the stored feed; null if it is missing or invalid. */
export async function readStoredFeed(feed: string): Promise<FeedState | null> {
  try {
    const stored = z.safeParse(listingFeedSchema, await get(keyOf(feed)));
    return stored.success ? mergeFeed(emptyFeed, stored.data) : null;
  } catch {
    return null;
  }
}
