/**
 * The last feeds this page saw, for while nothing can be reached (R9.53): they are shown, with their age, only then. In
 * memory only.
 */
import type { FeedState } from './merge-feed.ts';

/** Older listings are rather gone than there. */
const keptForMs = 15 * 60_000;
/** Both sides of two leagues. */
const maxKept = 4;
const kept = new Map<string, FeedState>();

export function keepFeed(key: string, feed: FeedState): void {
  kept.delete(key);
  kept.set(key, feed);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

/** Returns the last feed of a league and side, if it is some minutes old at most. */
export function readKeptFeed(key: string, nowMs: number): FeedState | undefined {
  const feed = kept.get(key);
  return feed !== undefined && nowMs - feed.serverTimeMs <= keptForMs ? feed : undefined;
}
