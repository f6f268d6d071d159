/** Vouches between people: read once, then updated by events. */
import { servicesApi } from '@poexchange/contract/rest/services';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useAccount } from '../account/account.ts';
import { callApi } from '../api/call-api.ts';
import { changeKnown } from '../api/change-known.ts';
import { ownServiceKeys } from '../api/own-service-keys.ts';

/** R9.56. */
const FRESH_MS = 30 * 60_000;

export type MyVouches = { readonly vouchedUsers: readonly string[]; readonly myVouchCount: number };

/** The people the user vouches for, and the number of people who vouch for the user. */
export const myVouchesQuery = queryOptions({
  queryKey: ownServiceKeys.vouches,
  queryFn: ({ signal }): Promise<MyVouches> => callApi(servicesApi.getMyVouches, {}, { signal }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  meta: { failure: 'silent' },
});

/** How many people vouch for a person, since when, and for which services. */
export function vouchInfoQuery(userId: string) {
  return queryOptions({
    queryKey: ownServiceKeys.vouchInfo(userId),
    queryFn: ({ signal }) => callApi(servicesApi.getVouchInfo, { params: { id: userId } }, { signal }),
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

/** The user's own vouches, if signed in. */
export function useMyVouches(): MyVouches | undefined {
  const account = useAccount();
  return useQuery({ ...myVouchesQuery, enabled: account.status === 'signedIn' }).data;
}

/** Who reads a profile: a visitor, its owner, or anyone else, including an account that is still loading. */
export type Reader = 'visitor' | 'self' | 'other';

export function useReader(userId: string | null): Reader {
  const account = useAccount();
  if (account.status === 'visitor') return 'visitor';
  return account.status === 'signedIn' && account.profile.uuid === userId ? 'self' : 'other';
}

/** Reads the vouches for a person: only for other people, and only if signed in. */
export function useVouchInfo(userId: string | null) {
  const account = useAccount();
  const isOther = userId !== null && account.status === 'signedIn' && account.profile.uuid !== userId;
  return useQuery({ ...vouchInfoQuery(userId ?? ''), enabled: isOther });
}

/**
 * Returns the number of vouches for a person: for the user, from their own data; for other people, from the last read.
 * `fallback` is the count from the list.
 */
export function useVouchCount(userId: string | null, fallback: number): number {
  const isSelf = useReader(userId) === 'self';
  const mine = useMyVouches();
  const theirs = useVouchInfo(userId).data;
  if (isSelf) return mine?.myVouchCount ?? fallback;
  return theirs?.vouchCount ?? fallback;
}

/** Adds a person to the people the user vouches for, or removes them. */
export function rememberVouched(client: QueryClient, userId: string, isVouched: boolean): void {
  changeKnown<MyVouches>(client, myVouchesQuery.queryKey, (before) => {
    const others = before.vouchedUsers.filter((id) => id !== userId);
    return { ...before, vouchedUsers: isVouched ? [...others, userId] : others };
  });
}
