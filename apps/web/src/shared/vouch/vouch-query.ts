/** Vouches between people (R3.47, R6.04, R6.10, R7.32, R7.33): read once, and updated by events. */
import { servicesApi } from '@poexchange/contract/rest/services';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useAccount } from '../account/account.ts';
import { callApi } from '../api/call-api.ts';
import { changeKnown } from '../api/change-known.ts';
import { ownServiceKeys } from '../api/own-service-keys.ts';

/** R9.56. */
const FRESH_MS = 30 * 60_000;

export type MyVouches = { readonly vouchedUsers: readonly string[]; readonly myVouchCount: number };

/** People the user vouches for, and how many vouch for the user. */
export const myVouchesQuery = queryOptions({
  queryKey: ownServiceKeys.vouches,
  queryFn: ({ signal }): Promise<MyVouches> => callApi(servicesApi.getMyVouches, {}, { signal }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  meta: { failure: 'silent' },
});

/** Number of people who vouch for a person, since when, and for which services. */
export function vouchInfoQuery(userId: string) {
  return queryOptions({
    queryKey: ownServiceKeys.vouchInfo(userId),
    queryFn: ({ signal }) => callApi(servicesApi.getVouchInfo, { params: { id: userId } }, { signal }),
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

/** The user's own vouches, while signed in (R6.04). */
export function useMyVouches(): MyVouches | undefined {
  const account = useAccount();
  return useQuery({ ...myVouchesQuery, enabled: account.status === 'signedIn' }).data;
}

/**
 * Reader of a profile: a visitor, the person themselves, or anyone else, which includes an account that is still
 * loading.
 */
export type Reader = 'visitor' | 'self' | 'other';

export function useReader(userId: string | null): Reader {
  const account = useAccount();
  if (account.status === 'visitor') return 'visitor';
  return account.status === 'signedIn' && account.profile.uuid === userId ? 'self' : 'other';
}

/** Reads who vouches for a person (R6.04, R6.10): only for other people, while signed in. */
export function useVouchInfo(userId: string | null) {
  const account = useAccount();
  const isOther = userId !== null && account.status === 'signedIn' && account.profile.uuid !== userId;
  return useQuery({ ...vouchInfoQuery(userId ?? ''), enabled: isOther });
}

/**
 * Returns how many vouch for a person (R6.10): for the user from their own data, for others from the last read.
 * `fallback` is the count in the list.
 */
export function useVouchCount(userId: string | null, fallback: number): number {
  const isSelf = useReader(userId) === 'self';
  const mine = useMyVouches();
  const theirs = useVouchInfo(userId).data;
  if (isSelf) return mine?.myVouchCount ?? fallback;
  return theirs?.vouchCount ?? fallback;
}

/** Adds a person to those the user vouches for, or removes them. */
export function rememberVouched(client: QueryClient, userId: string, isVouched: boolean): void {
  changeKnown<MyVouches>(client, myVouchesQuery.queryKey, (before) => {
    const others = before.vouchedUsers.filter((id) => id !== userId);
    return { ...before, vouchedUsers: isVouched ? [...others, userId] : others };
  });
}
