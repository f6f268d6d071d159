import { ApiError } from '@poexchange/contract/client';
import { describe, expect, it } from 'vitest';
import { listingFeedQuery } from '../../features/listings/feed/feed-query.ts';
import { accountLeaguesQuery } from '../../features/net-worth/profiles/use-league-name.ts';
import { ownListingsQuery } from '../listings/own-listings-query.ts';
import { charactersQuery } from '../ign/main-ign.ts';
import { profileQuery } from '../account/account.ts';
import { createQueryClient, isPersisted, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from '../failures/query-client.ts';
import type { shouldRetry } from './retry.ts';

const minuteMs = 60_000;

describe('cache times', () => {
  it('R9.44 refetches characters after 30 minutes, and keeps unused ones for 30 minutes', () => {
    expect(charactersQuery({ accountId: 'a' as never, game: 'poe1' })).toMatchObject({ staleTime: 30 * minuteMs, gcTime: 30 * minuteMs });
  });

  it('R9.45 refetches the account’s leagues after an hour, and keeps unused ones for 45 minutes', () => {
    expect(accountLeaguesQuery('poe1')).toMatchObject({ staleTime: 60 * minuteMs, gcTime: 45 * minuteMs });
  });

  it('R9.48 refetches the profile after an hour', () => {
    expect(profileQuery).toMatchObject({ staleTime: 60 * minuteMs });
  });

  it('R9.53 treats public listings as stale after 10 s, polls them every 6 s, and drops them once they are unused', () => {
    expect(listingFeedQuery({ game: 'poe1', league: 'mercenaries' })).toMatchObject({
      staleTime: 10_000,
      refetchInterval: 6000,
      gcTime: 0,
    });
  });

  it('R9.54 refetches the user’s own listings after 30 minutes', () => {
    expect(ownListingsQuery).toMatchObject({ staleTime: 30 * minuteMs });
  });

  it('R9.61 retries other queries at most 3 times, never on 401 and 404, drops them after 30 s, and does not refetch on focus', () => {
    const defaults = createQueryClient().getDefaultOptions().queries ?? expect.fail();
    expect(defaults).toMatchObject({ gcTime: 30_000, refetchOnWindowFocus: false });
    const retries = (failureCount: number, status: number): unknown =>
      (defaults.retry as typeof shouldRetry)(failureCount, new ApiError({ status, endpoint: 'e', refusal: null }));
    expect([retries(2, 502), retries(3, 502), retries(0, 401), retries(0, 404)]).toEqual([true, false, false, false]);
  });

  it('R9.60 persists only marked queries across a reload, for at most an hour, as version v1', () => {
    expect([PERSIST_MAX_AGE_MS, PERSIST_BUSTER]).toEqual([60 * minuteMs, 'v1']);
    const client = createQueryClient();
    client.setQueryData(['plain'], 1);
    client
      .getQueryCache()
      .build(client, { queryKey: ['kept'], meta: { persist: true } })
      .setData(1);
    const kept = client.getQueryCache().getAll().filter(isPersisted);
    expect(kept.map((query) => query.queryKey)).toEqual([['kept']]);
  });
});
