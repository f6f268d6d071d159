/**
 * The last feeds that this browser saw, shown with their age only while the server is unreachable (D36, R9.53). Feeds
 * of this visit are in memory, so that going back shows them immediately.
 */
import type { FeedState } from './merge-feed.ts';
import { readStoredFeed, storedFeedLimits, storeFeed } from './stored-feeds.ts';

/** Listings end after two hours (R4.02), so older listings no longer exist. */
export const KEPT_FOR_MS = 2 * 3_600_000;
const kept = new Map<string, FeedState>();

export function keepFeed(key: string, feed: FeedState): void {
  kept.delete(key);
  kept.set(key, feed);
  const [oldest] = kept.keys();
  if (kept.size > storedFeedLimits.feeds && oldest !== undefined) kept.delete(oldest);
  storeFeed(key, feed, Date.now());
}

/** Returns the last feed of a league and side seen in this visit, unless its listings have ended. */
export function readKeptFeed(key: string, nowMs: number): FeedState | undefined {
  const feed = kept.get(key);
  return feed !== undefined && nowMs - feed.serverTimeMs <= KEPT_FOR_MS ? feed : undefined;
}

/** Returns the last feed of an earlier visit, unless its listings have ended. */
export async function readFeedOfBefore(key: string, nowMs: number): Promise<FeedState | null> {
  const feed = await readStoredFeed(key);
  return feed !== null && nowMs - feed.serverTimeMs <= KEPT_FOR_MS ? feed : null;
}
