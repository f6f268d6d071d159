import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import type { SnapshotHead } from '../data/read-row.ts';

type SnapshotId = SnapshotHead['id'];

/** Maximum number of snapshots that one call deletes. */
const MOST_AT_ONCE = 500;

/**
 * Saves a snapshot's note; an empty note removes the saved one. Room events update the list on this page and every
 * other page.
 */
export function useSaveNote() {
  return useMutation({
    mutationFn: async ({ id, note }: { readonly id: SnapshotId; readonly note: string }) =>
      (await callApi(netWorthApi.setSnapshotNote, { body: { id, note } })).row,
  });
}

/** Deletes snapshots; returns the ids that existed. */
export function useDeleteSnapshots() {
  return useMutation({
    mutationFn: async (ids: readonly SnapshotId[]): Promise<readonly SnapshotId[]> => {
      const deleted: SnapshotId[] = [];
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
        // Sequential calls, because each call locks the person's snapshots.
        const reply = await callApi(netWorthApi.deleteSnapshots, { body: { ids: ids.slice(from, from + MOST_AT_ONCE) } });
        deleted.push(...reply.ids);
      }
      return deleted;
    },
  });
}
