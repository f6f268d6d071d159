/** Presets of the person's services in a league: loads, stores and deletes them. */
import { ApiError } from '@poexchange/contract/client';
import { servicesApi, type PresetDraftBody, type ServicePreset } from '@poexchange/contract/rest/services';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/call-api.ts';
import { ownServiceKeys } from '../../../../shared/api/own-service-keys.ts';
import { useAttempt } from '../../../../shared/api/use-attempt.ts';
import type { LeagueScope } from '../my-services-query.ts';

/** R9.56. Events report changes made in another tab. */
const FRESH_MS = 30 * 60_000;

export function presetsQuery({ game, league }: LeagueScope) {
  return queryOptions({
    queryKey: ownServiceKeys.presets(game, league),
    queryFn: async ({ signal }): Promise<readonly ServicePreset[]> =>
      (await callApi(servicesApi.getServicePresets, { params: { game }, query: { league } }, { signal })).presets,
    staleTime: FRESH_MS,
    meta: { failure: 'silent' },
  });
}

export type PresetToKeep = {
  /** The preset to replace. */
  readonly id?: ServicePreset['id'];
  readonly name: string;
  readonly services: readonly PresetDraftBody[];
};

/**
 * Stores a preset. To prevent accidental replacement, the server rejects an existing name unless the request includes
 * that preset's id.
 */
export function useKeepPreset(scope: LeagueScope) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: async ({ id, name, services }: PresetToKeep): Promise<ServicePreset> => {
      const body = { ...(id !== undefined && { id }), ...scope, name, services: [...services] };
      return (await callApi(servicesApi.saveServicePreset, { body }, { idempotencyKey: attempt.keyOf(body) })).preset;
    },
    onSuccess: (kept) => {
      attempt.end();
      client.setQueryData(presetsQuery(scope).queryKey, (before = []) =>
        [...before.filter(({ id }) => id !== kept.id), kept].toSorted((a, b) => a.name.localeCompare(b.name)),
      );
    },
    onError: () => void client.invalidateQueries({ queryKey: presetsQuery(scope).queryKey }),
    meta: { failure: 'silent' },
  });
}

/** Returns whether saving failed because a preset with that name exists. */
export function isNameTaken(error: Error | null): boolean {
  return error instanceof ApiError && error.refusal?.code === 'presetNameTaken';
}

export function useDeletePreset(scope: LeagueScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: ServicePreset['id']) =>
      callApi(servicesApi.deleteServicePreset, { body: { id } }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: (_reply, id) => client.setQueryData(presetsQuery(scope).queryKey, (before) => before?.filter((preset) => preset.id !== id)),
    onSettled: () => void client.invalidateQueries({ queryKey: presetsQuery(scope).queryKey }),
    meta: { failure: 'silent' },
  });
}
