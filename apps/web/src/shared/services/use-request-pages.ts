import { servicesApi, type ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { serviceRequestPageQuery } from './requests-query.ts';

type Older = { readonly game: Game; readonly requests: readonly ServiceRequest[]; readonly beforeMs: number | null };

/**
 * A game's requests: the newest, which refresh automatically, and older requests loaded page by page. Requests on the
 * page stay when newer requests push them off the first page.
 */
export function useRequestPages(game: Game) {
  const newest = useQuery(serviceRequestPageQuery(game));
  const [kept, setKept] = useState<Older | null>(null);
  const older = kept?.game === game ? kept : null;
  const beforeMs = older === null ? (newest.data?.olderBeforeMs ?? null) : older.beforeMs;
  const fetching = useMutation({
    mutationFn: (from: number) => callApi(servicesApi.getServiceRequests, { params: { game }, query: { beforeMs: String(from) } }),
    onSuccess: (reply) =>
      setKept({
        game,
        requests: mergeRequests(reply.requests, mergeRequests(older?.requests ?? [], newest.data?.requests ?? [])),
        beforeMs: reply.olderBeforeMs,
      }),
    meta: { failure: 'silent' },
  });
  const requests = useMemo(() => mergeRequests(older?.requests ?? [], newest.data?.requests ?? []), [older, newest.data]);
  return {
    newest,
    requests,
    /** `end` once the last page has been fetched: the server has no older requests. */
    older: {
      state: beforeMs !== null ? ('more' as const) : older === null ? ('none' as const) : ('end' as const),
      isFetching: fetching.isPending,
      hasFailed: fetching.isError,
      fetch: () => beforeMs !== null && !fetching.isPending && fetching.mutate(beforeMs),
    },
  };
}

/** Merges both lists, newest first. A request in both lists is taken from `newer`. */
export function mergeRequests(before: readonly ServiceRequest[], newer: readonly ServiceRequest[]): readonly ServiceRequest[] {
  if (before.length === 0) return newer;
  const byId = new Map<string, ServiceRequest>([...before, ...newer].map((request) => [request.id, request]));
  return [...byId.values()].toSorted((a, b) => b.askedMs - a.askedMs);
}
