/** Service requests, received and sent, and the actions on them. */
import { servicesApi, type ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import type { RequestAction } from '@poexchange/domain/service';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { useAttempt } from '../api/use-attempt.ts';
import { refetchRequests } from './apply-service-event.ts';
import { ownServiceKeys } from '../api/own-service-keys.ts';
import { dismissStaleUndo } from './undo-toasts.ts';

/** Events report changes; the other person's presence is updated by the next poll. */
const REQUESTS_EVERY_MS = 30_000;
/** R9.56. */
const FRESH_MS = 30 * 60_000;

export type RequestPage = {
  readonly requests: readonly ServiceRequest[];
  /** Where the next page starts; null after the last page. */
  readonly olderBeforeMs: number | null;
};

/** A game's newest requests, received and sent: about 200 from the last 30 days. */
export function serviceRequestPageQuery(game: Game) {
  return queryOptions({
    queryKey: ownServiceKeys.requests(game),
    queryFn: async ({ signal }): Promise<RequestPage> =>
      callApi(servicesApi.getServiceRequests, { params: { game }, query: {} }, { signal }),
    staleTime: REQUESTS_EVERY_MS,
    refetchInterval: REQUESTS_EVERY_MS,
    meta: { failure: 'silent' },
  });
}

const readRequests = ({ requests }: RequestPage): readonly ServiceRequest[] => requests;

/** The newest requests as a plain list. */
export function serviceRequestsQuery(game: Game) {
  return { ...serviceRequestPageQuery(game), select: readRequests };
}

/** Reads one request, even if it is older than the list. */
export function serviceRequestQuery(id: string) {
  return queryOptions({
    queryKey: ownServiceKeys.request(id),
    queryFn: async ({ signal }): Promise<ServiceRequest> =>
      (await callApi(servicesApi.getServiceRequest, { params: { id } }, { signal })).request,
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

/** Answers a request, or marks it as done. Repeating the same answer changes nothing. */
export function useAnswerRequest(id: string) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: async (action: RequestAction): Promise<ServiceRequest> => {
      const body = { id, action };
      return (await callApi(servicesApi.answerServiceRequest, { body }, { idempotencyKey: attempt.keyOf(body) })).request;
    },
    onSuccess: (request) => {
      attempt.end();
      keepRequest(client, request);
    },
    // Another tab or the other person may have answered first: show the current state.
    onError: () => refetchRequests(client),
  });
}

/** Reports that a service was paid for but not done. */
export function useDisputeService(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string): Promise<ServiceRequest> =>
      (await callApi(servicesApi.disputeService, { body: { id: id as ServiceRequest['id'], reason } })).request,
    onSuccess: (request) => keepRequest(client, request),
    onError: () => refetchRequests(client),
    meta: { failure: 'silent' },
  });
}

export function keepRequest(client: QueryClient, request: ServiceRequest): void {
  dismissStaleUndo(request);
  client.setQueryData(serviceRequestQuery(request.id).queryKey, request);
  client.setQueryData(serviceRequestPageQuery(request.game).queryKey, (before) =>
    before === undefined
      ? before
      : {
          ...before,
          requests: [request, ...before.requests.filter(({ id }) => id !== request.id)].toSorted((a, b) => b.askedMs - a.askedMs),
        },
  );
}
