/** Age at which stash data is reloaded (R4.08, R9.05). */
export const STASH_RELOAD_AFTER_MS = 30 * 60_000;

/**
 * Returns whether a tab must be reloaded at a server time (R4.08): it was never read, or was read more than 30 minutes
 * ago.
 */
export function isStashStale(readAtMs: number | null, nowMs: number): boolean {
  return readAtMs === null || !(nowMs - readAtMs <= STASH_RELOAD_AFTER_MS);
}
