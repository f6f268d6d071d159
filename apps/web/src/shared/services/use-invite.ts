import { servicesApi } from '@poexchange/contract/rest/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { showToast } from '../toast/toast.ts';
import { refetchRequests } from './apply-service-event.ts';
import { keepRequest } from './requests-query.ts';
import { undoToastId } from './undo-toasts.ts';

/** Time in ms during which an invitation can be withdrawn where it was made. */
export const UNDO_MS = 5000;

/** The chat command that invites a player to the party. */
export const inviteCommand = (ign: string): string => `/invite ${ign}`;

/**
 * Invites the asker: copies the command during the click, then notifies the other person. The invitation can be
 * withdrawn for five seconds.
 */
export function useInvite({ id, ign }: { readonly id: string; readonly ign: string }) {
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: async (action: 'invite' | 'uninvite') =>
      (await callApi(servicesApi.answerServiceRequest, { body: { id: id as never, action } }, { idempotencyKey: crypto.randomUUID() }))
        .request,
    onSuccess: (request, action) => {
      keepRequest(client, request);
      if (action === 'uninvite') return;
      showToast({
        id: undoToastId('invited', id),
        // An info toast: a success toast would close before the undo time ends.
        level: 'info',
        title: { key: 'success.service_invited', params: { ign } },
        action: { label: { key: 'toast.undo' }, run: () => answer.mutate('uninvite') },
        durationMs: UNDO_MS,
      });
    },
    onError: () => refetchRequests(client),
  });
  return {
    isPending: answer.isPending,
    /** Resolves to true if the clipboard accepted the command; otherwise the command is shown on the screen. */
    invite: async (): Promise<boolean> => {
      const copying = navigator.clipboard?.writeText(inviteCommand(ign)).then(
        () => true,
        () => false,
      );
      answer.mutate('invite');
      return (await copying) === true;
    },
  };
}
