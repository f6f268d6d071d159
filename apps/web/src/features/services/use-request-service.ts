import { ApiError } from '@poexchange/contract/client';
import { servicesApi, type ServiceRequest, type ServiceRow } from '@poexchange/contract/rest/services';
import type { ServiceRegion } from '@poexchange/domain/service';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/call-api.ts';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { refetchRequests } from '../../shared/services/apply-service-event.ts';
import { keepRequest } from '../../shared/services/requests-query.ts';
import { showToast } from '../../shared/toast/toast.ts';
import { learnService, type ServicesScope } from './services-query.ts';
import type { Refusal } from '@poexchange/contract/errors';
import { serviceRoomEvents } from '@poexchange/contract/events/services';
import * as z from 'zod/mini';

/** Text and region that the owner receives with a request. */
export type AskNote = { readonly message: string; readonly region: ServiceRegion | null };
export const noNote: AskNote = { message: '', region: null };

export type ServiceAsk = { readonly row: ServiceRow; readonly ign: string; readonly note: AskNote };

/**
 * Requests a service: the version on the screen is what is accepted, with its rules and price. A refusal's news about
 * the offer is applied to the list at once, so that the next press accepts the current version.
 */
export function useRequestService(scope: ServicesScope) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: async ({ row, ign, note }: ServiceAsk): Promise<ServiceRequest> => {
      const body = { serviceId: row.id, timestampMs: row.timestampMs, ign, ...note };
      return (await callApi(servicesApi.requestService, { body }, { idempotencyKey: attempt.keyOf(body) })).request;
    },
    onSuccess: (request, { row }) => {
      attempt.end();
      keepRequest(client, request);
      showToast({ id: `service-asked:${row.id}`, level: 'success', title: { key: 'success.service_asked', params: { ign: row.ign } } });
    },
    onError: (error, { row }) => {
      const refusal = error instanceof ApiError ? error.refusal : null;
      const changed = readChangedRow(refusal);
      if (refusal !== null) attempt.end();
      if (changed !== null) learnService(client, scope, { row: changed });
      if (refusal?.code === 'serviceNotFound') learnService(client, scope, { goneId: row.id });
      refetchRequests(client);
    },
  });
}

/** Returns the current offer from a refusal that says that it changed (D31); null for any other refusal. Pure. */
function readChangedRow(refusal: Refusal | null): ServiceRow | null {
  if (refusal?.code !== 'serviceChanged') return null;
  const read = z.safeParse(serviceRoomEvents['service:add-or-update'], { services: [refusal.listing] });
  return read.success ? (read.data.services[0] ?? null) : null;
}
