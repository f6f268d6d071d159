/** Changes and selects profiles through socket events. */
import {
  netWorthClientEvents,
  type NetWorthClientEventAck,
  type NetWorthClientEventName,
  type NetWorthClientEventPayload,
} from '@poexchange/contract/events/net-worth';
import type { SnapshotProfile, SnapshotProfileBody, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationKey } from '../../../shared/i18n/keys.ts';
import { errorCatalogue } from '@poexchange/contract/errors';
import { keyOfWording, levelOfWording } from '../../../shared/api/failures.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { EventRefusedError } from '../../../shared/socket/realtime.ts';
import { showToast } from '../../../shared/toast/toast.ts';
import { dropProfile, keepProfile, keepSettings } from '../data/apply-event.ts';
import { profilesQuery } from '../data/queries.ts';

class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
}

/** Sends a net worth event and waits for the reply; rejects immediately without a connection. */
async function send<N extends NetWorthClientEventName>(
  name: N,
  payload: NetWorthClientEventPayload<N>,
): Promise<NetWorthClientEventAck<N>> {
  const { realtime, socket } = useConnection.getState();
  if (realtime === null || socket !== 'open') throw new NotConnectedError();
  return (await realtime.ask(name, payload, netWorthClientEvents[name].ack)) as NetWorthClientEventAck<N>;
}

/** Error codes that have a more specific message than "failed". */
const told: ReadonlySet<string> = new Set([
  'tooManySnapshotProfiles',
  'snapshotProfileNameTaken',
  'lastSnapshotProfile',
  'snapshotProfileNotFound',
  'leagueNotFound',
  'banned',
]);

function tell(error: unknown, key: NotificationKey): void {
  const title =
    error instanceof NotConnectedError
      ? { key: 'error.socket_not_connected' as const }
      : error instanceof EventRefusedError && told.has(error.code)
        ? { key: keyOfWording(errorCatalogue[error.code].wording), params: { limit: netWorthLimits.maxProfiles } }
        : { key };
  showToast({ id: `net-worth:${title.key}`, level: levelOfWording(title.key), title });
}

/**
 * Adds a profile, or updates the profile with this `id`. Resolves to the stored profile; a failure is shown in a toast.
 */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      draft,
    }: {
      readonly id: SnapshotProfileId | null;
      readonly draft: SnapshotProfileBody;
    }): Promise<SnapshotProfile> => (id === null ? send('profile:add', draft) : send('profile:update', { id, ...draft })),
    onSuccess: (profile) => keepProfile(client, profile),
    onError: (error, { id, draft }) => {
      tell(error, id === null ? 'error.snapshot_profile_not_added' : 'error.snapshot_profile_not_saved');
      void client.invalidateQueries({ queryKey: profilesQuery(draft.poe).queryKey });
    },
    meta: { failure: 'silent' },
  });
}

/** Deletes a profile with its snapshots. The last profile cannot be deleted. */
export function useDeleteProfile(game: Game) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: SnapshotProfileId) => send('profile:delete', { id }),
    onSuccess: ({ id }) => dropProfile(client, id),
    onError: (error) => {
      tell(error, 'error.snapshot_profile_not_deleted');
      void client.invalidateQueries({ queryKey: profilesQuery(game).queryKey });
    },
    meta: { failure: 'silent' },
  });
}

/** Selects a profile in this tab and every other tab. */
export function useSelectProfile(game: Game) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (selectedProfileId: SnapshotProfileId): Promise<SnapshotSettings> =>
      send('settings:update', { poe: game, selectedProfileId }),
    onSuccess: (settings) => keepSettings(client, settings),
    onError: (error) => {
      tell(error, 'error.snapshot_settings_error');
      void client.invalidateQueries({ queryKey: profilesQuery(game).queryKey });
    },
    meta: { failure: 'silent' },
  });
}
