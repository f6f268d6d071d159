import { ApiError } from '@poexchange/contract/client';
import type { Refusal } from '@poexchange/contract/errors';
import { serviceRoomEvents } from '@poexchange/contract/events/services';
import { servicesApi, type ServiceRequest, type ServiceRow } from '@poexchange/contract/rest/services';
import type { ServiceRegion } from '@poexchange/domain/service';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { useAccount } from '../../../shared/account/account.ts';
import { callApi } from '../../../shared/api/call-api.ts';
import { useAttempt } from '../../../shared/api/use-attempt.ts';
import { IgnDialog } from '../../../shared/ign/ign-dialog.tsx';
import { readMainIgn } from '../../../shared/ign/main-ign.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { refetchRequests } from '../../../shared/services/apply-service-event.ts';
import { keepRequest } from '../../../shared/services/requests-query.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import type { OfferLine } from './offer-lines.ts';
import { learnService, type ServicesScope } from './services-query.ts';

/** Message and region that the owner receives with a request. */
export type RequestNote = { readonly message: string; readonly region: ServiceRegion | null };
const noNote: RequestNote = { message: '', region: null };

export type RequestService = {
  readonly request: (line: OfferLine, note?: RequestNote) => void;
  /** Id of the offer whose request is being sent. */
  readonly busyId: string | null;
  /** Dialog that asks for the character name if it is unknown. */
  readonly dialog: ReactNode;
};

/** Requests an offer with the character name for whispers. Only one request is sent at a time. */
export function useRequestService(scope: ServicesScope, league: League): RequestService {
  const account = useAccount();
  const sending = useSendRequest(scope);
  const [waiting, setWaiting] = useState<{ readonly line: OfferLine; readonly note: RequestNote } | null>(null);
  const ign = account.status === 'signedIn' ? readMainIgn(account.profile, scope) : null;
  const send = (line: OfferLine, note: RequestNote, name: string): void => sending.mutate({ row: line.row, ign: name, note });
  return {
    request: (line, note = noNote) => {
      if (account.status !== 'signedIn' || line.isOwn || sending.isPending) return;
      if (ign === null) setWaiting({ line, note });
      else send(line, note, ign);
    },
    busyId: sending.isPending ? (sending.variables?.row.id ?? null) : null,
    dialog:
      waiting === null || account.status !== 'signedIn' ? null : (
        <IgnDialog
          accountId={account.profile.uuid}
          scope={scope}
          leagueName={league.name}
          current={null}
          side="asCustomer"
          onClose={() => setWaiting(null)}
          onConfirmed={(name) => send(waiting.line, waiting.note, name)}
        />
      ),
  };
}

type RequestToSend = { readonly row: ServiceRow; readonly ign: string; readonly note: RequestNote };

/**
 * Sends a request that accepts the displayed version of the offer, with its rules and price. If the error reply
 * contains the offer's current version, the list is updated immediately, so that the next click accepts that version.
 */
function useSendRequest(scope: ServicesScope) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: async ({ row, ign, note }: RequestToSend): Promise<ServiceRequest> => {
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

/** Returns the current offer from an error reply that reports a changed offer; null for any other error. Pure. */
function readChangedRow(refusal: Refusal | null): ServiceRow | null {
  if (refusal?.code !== 'serviceChanged') return null;
  const read = z.safeParse(serviceRoomEvents['service:add-or-update'], { services: [refusal.listing] });
  return read.success ? (read.data.services[0] ?? null) : null;
}
