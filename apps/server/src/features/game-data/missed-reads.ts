/**
 * Limits reads of tabs and characters that do not exist: the publisher counts such requests across all users, and
 * blocks a site that sends too many.
 */
import { createOwnCounts } from '../../http/caller-counts.ts';
import { RefusalError } from '../../http/refusal.ts';

/**
 * Misses allowed per person and window. Pages read only tabs and characters that have just been listed, and these
 * rarely disappear.
 */
export const MOST_MISSED = 20;
const WINDOW_MS = 10 * 60_000;

const misses = createOwnCounts();

/** Throws `rateLimited` with the time to wait if a person has too many misses. */
export function refuseGuessing(userId: string, nowMs: number): void {
  const { current, ttl } = misses.read(userId, nowMs);
  if (current >= MOST_MISSED) throw new RefusalError('rateLimited', { retryAfterMs: ttl, policy: 'missed-reads' });
}

/** Counts a read of something that does not exist. */
export function noteMissed(userId: string, nowMs: number): void {
  misses.count(userId, WINDOW_MS, nowMs);
}
