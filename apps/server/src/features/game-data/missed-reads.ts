/**
 * Limits on reads of tabs and characters that do not exist: the publisher counts such requests for all people together,
 * and blocks a site that sends too many.
 */
import { LRUCache } from 'lru-cache';
import { RefusalError } from '../../http/refusal.ts';

/** Misses allowed per person and window: pages read what was listed before, which rarely disappears. */
export const MOST_MISSED = 20;
const WINDOW_MS = 10 * 60_000;
/** Number of people remembered; the one whose last miss is longest ago is dropped first. */
const REMEMBERED = 20_000;

const windows = new LRUCache<string, { count: number; readonly endMs: number }>({ max: REMEMBERED });

/** Throws `rateLimited`, with the wait, for a person with too many misses. */
export function refuseGuessing(userId: string, nowMs: number): void {
  const window = windows.peek(userId);
  if (window === undefined || window.count < MOST_MISSED || window.endMs <= nowMs) return;
  throw new RefusalError('rateLimited', { retryAfterMs: window.endMs - nowMs, policy: 'missed-reads' });
}

/** Counts a miss. */
export function noteMissed(userId: string, nowMs: number): void {
  const before = windows.get(userId);
  if (before !== undefined && before.endMs > nowMs) {
    before.count += 1;
    return;
  }
  windows.set(userId, { count: 1, endMs: nowMs + WINDOW_MS });
}
