import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useReachability } from '../../shared/network/connection.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { listingFeedQuery } from './feed-query.ts';
import { keepFeed, readKeptFeed } from './kept-feeds.ts';
import { emptyFeed } from './merge-feed.ts';
import { storedFeedLimits } from './stored-feeds.ts';

const scope = { game: 'poe1', league: 'mercenaries' } as const;
const key = 'listings/poe1/mercenaries/sell';

afterEach(() => {
  vi.unstubAllGlobals();
  useReachability.setState({ verdict: 'live' });
});

/** Returns the feed of a page that has just been opened, before any reply. */
function readAtFirst() {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = new QueryClient();
  const observer = new QueryObserver(client, listingFeedQuery(scope));
  const data = observer.getCurrentResult().data;
  client.clear();
  return data;
}

describe('kept feeds', () => {
  it('R9.53 shows the last feed again only while the server is unreachable, with its original time', () => {
    const feed = { ...emptyFeed, newestMs: 5, serverTimeMs: readServerNowMs() - 60_000 };
    keepFeed(key, feed);
    expect(readAtFirst()).toBeUndefined();
    useReachability.setState({ verdict: 'offline' });
    expect(readAtFirst()).toBe(feed);
  });

  it('R4.02, R9.53 keeps a feed as long as its listings exist, and drops the oldest feed beyond the limit', () => {
    keepFeed('a', { ...emptyFeed, serverTimeMs: 1_000 });
    expect(readKeptFeed('a', 1_000 + 2 * 3_600_000)).toBeDefined();
    expect(readKeptFeed('a', 1_001 + 2 * 3_600_000)).toBeUndefined();
    for (let other = 0; other < storedFeedLimits.feeds; other += 1) keepFeed(`${other}`, emptyFeed);
    expect(readKeptFeed('a', 1_000)).toBeUndefined();
  });
});
