/** A listings page: reads the whole feed once, then polls for changes every second. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient, type CallApi } from '@poexchange/contract/client';
import { summaryPath } from '@poexchange/contract/price-files';
import { api, encodeParam, type ListingFeed } from '@poexchange/contract/rest';
import type { Tag } from '@poexchange/domain/grouping';
import { OVERLAP_MS } from '../load/page-requests.ts';
import { createBrowserFetch } from './browser-fetch.ts';
import { countUp, describeFailure, type Ledger } from './ledger.ts';
import { addressOf, place } from './people.ts';

const POLL_EVERY_MS = 1000;

export type FeedPage = {
  /** Version of each listing on the page, by id. */
  readonly read: () => ReadonlyMap<string, number>;
  readonly poll: () => Promise<void>;
};

export function createFeedPage(url: string, at: number): FeedPage {
  const call = createApiClient({ baseUrl: url, fetch: createBrowserFetch(addressOf(60_000 + at)), readToken: () => null });
  const shown = new Map<string, number>();
  let newestMs: number | null = null;
  return {
    read: () => shown,
    poll: async () => {
      const feed = await readFeed(call, newestMs === null ? undefined : newestMs - OVERLAP_MS);
      if (feed.full) shown.clear();
      for (const { uuid, timestampMs } of feed.listings) shown.set(uuid, timestampMs);
      for (const uuid of feed.gone) shown.delete(uuid);
      newestMs = Math.max(newestMs ?? 0, feed.newestMs);
    },
  };
}

function readFeed(call: CallApi, sinceMs: number | undefined): Promise<ListingFeed> {
  const filter = encodeParam({ side: 'buy' as const, ...(sinceMs !== undefined && { sinceMs }) });
  return call(api.getListings, { params: { ...place, category: 'ALL', filter } });
}

/** Polls until `isOver`; records failures in the ledger and continues. */
export async function keepPolling(page: FeedPage, options: { ledger: Ledger; isOver: () => boolean; signal: AbortSignal }): Promise<void> {
  while (!options.isOver()) {
    const beganMs = performance.now();
    await page.poll().catch((error: unknown) => countUp(options.ledger.errors, describeFailure(error)));
    const { longest } = options.ledger;
    longest.readMs = Math.max(longest.readMs, performance.now() - beganMs);
    await sleep(POLL_EVERY_MS, undefined, { signal: options.signal });
  }
}

const GROUPS = 3;

/** Reads some group hashes of a tag from the published prices. */
export async function readHashes(url: string, tag: Tag): Promise<string[]> {
  const reply = await fetch(`${url}/insights/${summaryPath({ ...place, tag })}`);
  const { summaries } = (await reply.json()) as { summaries: Record<string, unknown> };
  return Object.keys(summaries).slice(0, GROUPS);
}
