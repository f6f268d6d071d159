/**
 * Limits on reads of tabs and characters that do not exist: the publisher counts such requests for all people together,
 * and blocks a site that sends too many.
 */
import { RefusalError } from '../../http/refusal.ts';

/** Misses allowed per person and window: pages read what was listed before, which rarely disappears. */
export const MOST_MISSED = 20;
const WINDOW_MS = 10 * 60_000;
/** Number of people remembered; the one who missed first is dropped first. */
const REMEMBERED = 20_000;

const windows = new Map<string, { count: number; readonly endMs: number }>();

/** Throws `rateLimited`, with the wait, for a person with too many misses. */
export function refuseGuessing(userId: string, nowMs: number): void {
  const window = windows.get(userId);
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
  windows.delete(userId);
  windows.set(userId, { count: 1, endMs: nowMs + WINDOW_MS });
  const oldest = windows.keys().next().value;
  if (windows.size > REMEMBERED && oldest !== undefined) windows.delete(oldest);
}
