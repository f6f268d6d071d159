import type { SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { netWorthLimits, relinkSnapshots } from '@poexchange/domain/net-worth';
import { cleanVisibleText } from '@poexchange/domain/whisper';
import { withTransaction } from '@poexchange/platform/db';
import { RefusalError } from '../../http/refusal.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';
import { lockSettings } from './settings.queries.ts';
import { deleteSnapshotRows, findSnapshot, groupByProfile, presentRow, readLinks, updateLinks, updateNote } from './snapshots.queries.ts';
import { tellOwner, tellSettings } from './tell.ts';

/** Sets the note of a snapshot; an empty one removes it. All pages of the person are updated. */
export async function setNote(
  deps: NetWorthDeps,
  { userId, id, note }: { userId: string; id: SnapshotId; note: string },
): Promise<SnapshotRow> {
  const clean = cleanVisibleText(note);
  if (Array.from(clean).length > netWorthLimits.noteCharacters) throw new RefusalError('snapshotNotValid', { paths: ['body.note'] });
  return withTransaction(deps.db, async (tx) => {
    const known = await findSnapshot(tx, { userId, id });
    if (known === undefined) throw new RefusalError('snapshotNotFound');
    await lockSettings(tx, { userId, game: known.game, nowMs: deps.clock() });
    const record = await updateNote(tx, { userId, id, note: clean });
    if (record === undefined) throw new RefusalError('snapshotNotFound');
    const row = presentRow(record);
    await tellOwner(tx, { userId, event: 'snapshot:updated', data: { snapshotProfileId: record.profile_id as SnapshotProfileId, row } });
    return row;
  });
}

/**
 * Deletes snapshots of a person, of either game; returns the ids of those that existed. Income and effects of the next
 * one of each profile are recomputed from the one that now precedes it.
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
    const groups = await groupByProfile(tx, { userId, ids });
    if (groups.size === 0) return [];
    for (const [profileId, gone] of groups) {
      const changes = relinkSnapshots(await readLinks(tx, { userId, profileId }), gone);
      await deleteSnapshotRows(tx, { userId, ids: gone });
      await updateLinks(tx, { userId, changes });
      await tellOwner(tx, {
        userId,
        event: 'snapshot:deleted',
        data: {
          snapshotProfileId: profileId as SnapshotProfileId,
          ids: [...gone] as SnapshotId[],
          changes: changes.map(({ id, hourlyIncome, effects }) => [id as SnapshotId, hourlyIncome, effects && [...effects]]),
        },
      });
    }
    for (const record of settings) await tellSettings(tx, record);
    return [...groups.values()].flatMap((gone) => [...gone] as SnapshotId[]);
  });
}
