import { ApiError } from '@poexchange/contract/client';
import type { Refusal } from '@poexchange/contract/errors';
import { servicesApi } from '@poexchange/contract/rest/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import { describeFailure } from '../../../shared/api/failures.ts';
import { isToldToAll } from '../../../shared/api/report-to-all.ts';
import { useAttempt } from '../../../shared/api/use-attempt.ts';
import { showToast, type ToastText } from '../../../shared/toast/toast.ts';
import { dropDrafts, forgetEdits, type DraftScope } from './draft-store.ts';
import { keepMyServices, refetchMyServices } from './my-services-query.ts';
import { listMoved, writeBody, type OfferDraft, type SaveScope, type SharedTerms } from './service-drafts.ts';

export type ServicesSave = {
  readonly drafts: readonly OfferDraft[];
  readonly saved: ReadonlyMap<string, OfferDraft>;
  readonly shared: SharedTerms;
  readonly ign: string;
};

export type SaveFailure = {
  readonly error: Error;
  /** The service that the server reported. */
  readonly key: string | null;
};

/** Saves services as one list: all of them, or none. Typed values are kept until they are saved. */
export function useSaveServices(scope: DraftScope) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const mutation = useMutation({
    mutationFn: async ({ drafts, saved, shared, ign }: ServicesSave) => {
      const where: SaveScope = { game: scope.game, league: scope.league, ign };
      const body = drafts.map((draft) => writeBody(draft, where, shared));
      const reply = await callApi(servicesApi.saveServices, { body }, { idempotencyKey: attempt.keyOf(body) });
      const moved = listMoved(drafts, saved);
      if (moved.length === 0) return reply.services;
      const { ids } = await callApi(servicesApi.deleteServices, { body: { ids: moved as never } }, { idempotencyKey: crypto.randomUUID() });
      return reply.services.filter(({ id }) => !(ids as readonly string[]).includes(id));
    },
    onSuccess: (services) => {
      attempt.end();
      forgetEdits(scope);
      keepMyServices(client, scope, services);
      showToast({ id: 'services-saved', level: 'success', title: { key: 'success.services_saved' } });
    },
    // Some services may have been saved, so refetch the list.
    onError: () => refetchMyServices(client),
    meta: { failure: 'silent' },
  });
  const { error, variables } = mutation;
  const failure: SaveFailure | null =
    error === null
      ? null
      : { error, key: error instanceof ApiError && error.refusal !== null ? findKey(error.refusal, variables?.drafts ?? []) : null };
  return { save: mutation.mutate, isSaving: mutation.isPending, failure, forgetFailure: mutation.reset };
}

/** The server identifies the failing service by its index in the list. */
export function findKey({ paths }: Pick<Refusal, 'paths'>, drafts: readonly OfferDraft[]): string | null {
  const index = /(?:^|\.)(\d+)(?:\.|$)/.exec(paths?.[0] ?? '')?.[1];
  return index === undefined ? null : (drafts[Number(index)]?.key ?? null);
}

/** Switches saved services on or off immediately; a failure is shown as in R8.11. */
export function useSetActive(scope: DraftScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, active }: { readonly ids: readonly string[]; readonly active: boolean }) =>
      callApi(
        servicesApi.setServicesActive,
        { body: { game: scope.game, league: scope.league, active, target: { ids: [...ids] as never } } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onError: (error, { active }) => tellNotSwitched(error, active ? 'on' : 'off'),
    onSettled: () => refetchMyServices(client),
    meta: { failure: 'silent' },
  });
}

/** Shows that services could not be switched on or off. */
export function tellNotSwitched(error: Error, to: 'on' | 'off'): void {
  const key = to === 'on' ? 'error.services_not_activated' : 'error.services_not_deactivated';
  tell(error, { id: 'services-active', title: { key } });
}

/** Shows the failure, unless the page has already reported that the session ended. */
function tell(error: Error, { id, title }: { readonly id: string; readonly title: ToastText }): void {
  if (!isToldToAll(describeFailure(error))) showToast({ id, level: 'error', title });
}

/** Deletes a service; a failure is shown as in R8.08. */
export function useDeleteService(scope: DraftScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi(servicesApi.deleteServices, { body: { ids: [id] as never } }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: (_reply, id) => dropDrafts(scope, [id]),
    onError: (error) => tell(error, { id: 'service-delete', title: { key: 'error.service_not_deleted' } }),
    onSettled: () => refetchMyServices(client),
    meta: { failure: 'silent' },
  });
}

/**
 * Relists services hidden while the person was away. Counts services that could not be relisted; if the call fails,
 * that is all of `count`.
 */
export function useRelistServices(scope: DraftScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_count: number) =>
      callApi(servicesApi.relistAllServices, { body: { games: [scope.game] } }, { idempotencyKey: crypto.randomUUID() }),
    onError: (error, count) => tell(error, notRelisted(count)),
    onSuccess: (reply) => {
      if (reply.failed > 0) return void showToast({ ...notRelisted(reply.failed), level: 'error' });
      return void showToast({
        id: 'services-relist',
        level: 'success',
        title: { key: 'success.services_relisted', params: { count: reply[scope.game] } },
      });
    },
    onSettled: () => refetchMyServices(client),
    meta: { failure: 'silent' },
  });
}

const notRelisted = (count: number) => ({ id: 'services-relist', title: { key: 'serviceRelist.failed', params: { count } } }) as const;
