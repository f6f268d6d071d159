/** A category's feed, kept current by requesting only its changes. */
import type { Failure, Result } from './result.ts';
import { wait } from './send.ts';

/** Overlap between requests, in ms: includes changes that were in flight when the last answer was written. */
const OVERLAP_MS = 10_000;
const EVERY_MS = 6000;

type Row = { readonly uuid: string };
export type Feed<Listing extends Row> = {
  readonly full: boolean;
  readonly newestMs: number;
  readonly listings: readonly Listing[];
  readonly gone: readonly string[];
};

export type FollowOptions<Listing extends Row> = {
  /** Requests the whole feed, or only what has changed since `sinceMs`. */
  readonly read: (sinceMs: number | undefined, signal: AbortSignal | undefined) => Promise<Result<Feed<Listing>>>;
  readonly signal?: AbortSignal;
  /** Time between requests, in ms; defaults to 6 s. */
  readonly everyMs?: number;
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

export type FeedState<Listing> =
  | { readonly ok: true; readonly listings: ReadonlyMap<string, Listing>; readonly isChanged: boolean }
  | { readonly ok: false; readonly failure: Failure; readonly listings: ReadonlyMap<string, Listing> };

/**
 * Yields the listings by id after each request, until the signal is aborted. After a failed request it yields the
 * failure with the previous listings, then continues.
 */
export async function* followFeed<Listing extends Row>(options: FollowOptions<Listing>): AsyncGenerator<FeedState<Listing>, void> {
  const { read, signal, everyMs = EVERY_MS, sleep = wait } = options;
  let known = new Map<string, Listing>();
  let newestMs: number | undefined;
  while (signal?.aborted !== true) {
    const result = await read(newestMs === undefined ? undefined : Math.max(0, newestMs - OVERLAP_MS), signal);
    if (!result.ok && result.failure.kind === 'aborted') return;
    if (result.ok) {
      const before = known;
      known = merge(known, result.reply);
      newestMs = result.reply.newestMs;
      yield { ok: true, listings: known, isChanged: !isSame(before, known) };
    } else yield { ok: false, failure: result.failure, listings: known };
    try {
      await sleep(everyMs, signal);
    } catch {
      return;
    }
  }
}

function merge<Listing extends Row>(known: ReadonlyMap<string, Listing>, feed: Feed<Listing>): Map<string, Listing> {
  const merged = new Map(feed.full ? [] : known);
  for (const listing of feed.listings) merged.set(listing.uuid, listing);
  for (const uuid of feed.gone) merged.delete(uuid);
  return merged;
}

/** Answers overlap, so unchanged rows arrive again. */
function isSame(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  return (
    before.size === after.size &&
    [...after].every(([uuid, listing]) => before.has(uuid) && JSON.stringify(before.get(uuid)) === JSON.stringify(listing))
  );
}

/** Encodes a filter of `getListings` for the path: base64url JSON. */
export function encodeFilter(filter: Readonly<Record<string, unknown>>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(filter));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
