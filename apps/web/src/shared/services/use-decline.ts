import { servicesApi } from '@poexchange/contract/rest/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { showToast } from '../toast/toast.ts';
import { refetchRequests } from './apply-service-event.ts';
import { keepRequest } from './requests-query.ts';
import { undoToastId } from './undo-toasts.ts';
import { UNDO_MS } from './use-invite.ts';

/** Declines a request. The decline can be undone from the toast for a few seconds, and later on the request itself. */
export function useDecline({ id, ign }: { readonly id: string; readonly ign: string }) {
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: async (action: 'decline' | 'undo') =>
      (await callApi(servicesApi.answerServiceRequest, { body: { id: id as never, action } }, { idempotencyKey: crypto.randomUUID() }))
        .request,
    // Use the hook's callbacks: the button may be unmounted by the time the call returns.
    onSuccess: (request, action) => {
      keepRequest(client, request);
      if (action === 'undo') return;
      showToast({
        id: undoToastId('declined', id),
        level: 'info',
        title: { key: 'info.you_declined', params: { ign } },
        action: { label: { key: 'toast.undo' }, run: () => answer.mutate('undo') },
        durationMs: UNDO_MS,
      });
    },
    onError: () => refetchRequests(client),
  });
  return {
    isPending: answer.isPending,
    decline: (onDone?: () => void): void => answer.mutate('decline', { ...(onDone !== undefined && { onSuccess: onDone }) }),
  };
}
