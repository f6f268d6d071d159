/** A publisher's counter for tests, based on observed behaviour: post-increment counts that age in steps. */
import { nameLimitHeader, nameStateHeader, rateLimitHeaders } from '@poexchange/contract/game-api';

export type DoubleWindow = { readonly limit: number; readonly periodMs: number; readonly restrictionMs: number };

export type PublisherDouble = {
  /** Counts a call and returns its headers; `isLimited` if it exceeded the limit. */
  readonly hit: (nowMs: number) => { isLimited: boolean; headers: Record<string, string> };
};

export function createPublisherDouble(
  windows: readonly DoubleWindow[],
  { rule = 'Account', policy = 'stash-request-limit' } = {},
): PublisherDouble {
  const hits: number[] = [];
  const restrictedUntilMs = windows.map(() => 0);
  const stepOf = (window: DoubleWindow): number => (window.periodMs < 60_000 ? 5_000 : 60_000);
  const leavesMs = (atMs: number, window: DoubleWindow): number =>
    (Math.floor(atMs / stepOf(window)) + 1) * stepOf(window) + window.periodMs;
  return {
    hit: (nowMs) => {
      hits.push(nowMs);
      const counts = windows.map((window) => hits.filter((atMs) => leavesMs(atMs, window) > nowMs).length);
      windows.forEach((window, index) => {
        if ((counts[index] ?? 0) > window.limit) restrictedUntilMs[index] = nowMs + window.restrictionMs;
      });
      const left = restrictedUntilMs.map((untilMs) => Math.max(0, Math.ceil((untilMs - nowMs) / 1000)));
      const retryAfter = Math.max(...left);
      return {
        isLimited: retryAfter > 0,
        headers: {
          [rateLimitHeaders.policy]: policy,
          [rateLimitHeaders.rules]: rule,
          [nameLimitHeader(rule)]: windows
            .map((window) => `${window.limit}:${window.periodMs / 1000}:${window.restrictionMs / 1000}`)
            .join(','),
          [nameStateHeader(rule)]: windows.map((window, index) => `${counts[index]}:${window.periodMs / 1000}:${left[index]}`).join(','),
          ...(retryAfter > 0 ? { [rateLimitHeaders.retryAfter]: String(retryAfter) } : {}),
        },
      };
    },
  };
}
