/** The signed-in account. */
import { api, type Profile } from '@poexchange/contract/rest';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { ownKeys } from '../api/own-keys.ts';
import { callOrShowLast } from '../network/last-seen.ts';
import { endBannedSession } from '../session/end-session.ts';
import { useHasToken } from '../session/token.ts';

const HOUR_MS = 3_600_000;

export const profileQuery = queryOptions({
  queryKey: ownKeys.profile,
  queryFn: async ({ client, signal }): Promise<Profile> => {
    const profile = await callOrShowLast({
      name: 'profile',
      schema: api.getProfile.reply,
      maxAgeMs: 7 * 24 * HOUR_MS,
      call: () => callApi(api.getProfile, {}, { signal }),
      show: (last) => void client.setQueryData<Profile>(ownKeys.profile, last, { updatedAt: 0 }),
    });
    // A banned profile is signed out, even if the server still replies.
    if (profile.banned) endBannedSession();
    return profile;
  },
  staleTime: HOUR_MS,
  gcTime: HOUR_MS,
});

export type Account =
  | { readonly status: 'visitor' }
  /** A token exists, and the profile is loading. */
  | { readonly status: 'loading' }
  /** A token exists, but the profile could not be loaded. */
  | { readonly status: 'failed'; readonly error: unknown; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly status: 'signedIn'; readonly profile: Profile };

export function useAccount(): Account {
  const hasToken = useHasToken();
  const { data, error, isFetching, refetch } = useQuery({ ...profileQuery, enabled: hasToken });
  if (!hasToken) return { status: 'visitor' };
  if (data !== undefined) return { status: 'signedIn', profile: data };
  return error === null ? { status: 'loading' } : { status: 'failed', error, isRetrying: isFetching, retry: () => void refetch() };
}
