import type { SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { withTransaction } from '@poexchange/platform/db';
import { RefusalError } from '../../http/refusal.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';
import { lockSettings } from './settings.queries.ts';
import { deleteSnapshotRows, findSnapshot, presentRow, updateNote } from './snapshots.queries.ts';
import { tellOwner, tellSettings } from './tell.ts';

const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

/** Writes the note of a snapshot; an empty one removes it. Every page of the person is told. */
export async function setNote(
  deps: NetWorthDeps,
  { userId, id, note }: { userId: string; id: SnapshotId; note: string },
): Promise<SnapshotRow> {
  const clean = note.replaceAll(/\s+/gu, ' ').replaceAll(UNSTORABLE, '').trim();
  if (Array.from(clean).length > netWorthLimits.noteCharacters) throw new RefusalError('snapshotNotValid', { paths: ['body.note'] });
  return withTransaction(deps.db, async (tx) => {
    const known = await findSnapshot(tx, id);
    if (known?.user_id !== userId) throw new RefusalError('snapshotNotFound');
    await lockSettings(tx, { userId, game: known.game, nowMs: deps.clock() });
    const record = await updateNote(tx, { userId, id, note: clean });
    if (record === undefined) throw new RefusalError('snapshotNotFound');
    const row = presentRow(record);
    await tellOwner(tx, { userId, event: 'snapshot:updated', data: { snapshotProfileId: record.profile_id as SnapshotProfileId, row } });
    return row;
  });
}

/**
 * Deletes snapshots of a person, of either game; returns the ids of those that were there. Incomes and effects of later
 * ones stay as they were: they tell of a time, which did not change.
 */
export async function deleteSnapshots(
  deps: NetWorthDeps,
  { userId, ids }: { userId: string; ids: readonly SnapshotId[] },
): Promise<SnapshotId[]> {
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const games: readonly Game[] = ['poe1', 'poe2'];
    const settings = [];
    for (const game of games) settings.push(await lockSettings(tx, { userId, game, nowMs }));
    const deleted = await deleteSnapshotRows(tx, { userId, ids });
    if (deleted.length === 0) return [];
    for (const profileId of [...new Set(deleted.map(({ profile_id: profile }) => profile))].toSorted()) {
      const gone = deleted.filter(({ profile_id: profile }) => profile === profileId).map(({ id }) => id as SnapshotId);
      await tellOwner(tx, { userId, event: 'snapshot:deleted', data: { snapshotProfileId: profileId as SnapshotProfileId, ids: gone } });
    }
    for (const record of settings) await tellSettings(tx, record);
    return deleted.map(({ id }) => id as SnapshotId);
  });
}
