import { stateOfRequest, moveRequest } from '@poexchange/domain/service';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import { publishEvent, userRoom, type Told } from '../../../realtime/outbox.ts';
import { markSubjectRead, notify } from '../../notifications/index.ts';
import type { ServicesDeps } from '../services.queries.ts';
import { factsOf, readDueRequests, endRequest, readOpenRequests } from './requests.queries.ts';
import { tellMoved, listMoved } from './tell-moved.ts';
import type { Database } from '../../../db/schema.ts';
import { describeMessage } from './describe-message.ts';

/** Maximum number of requests handled per run of the job. */
const MOST_AT_ONCE = 500;

/**
 * Notifies both people when their request has expired. Expiry itself follows from the clock. Each request has its own
 * transaction, so the next run continues where this run stopped without notifying anyone twice.
 */
export async function expireRequests(deps: Pick<ServicesDeps, 'db' | 'clock'>): Promise<number> {
  const nowMs = deps.clock();
  let count = 0;
  for (const id of await readDueRequests(deps.db, { nowMs, limit: MOST_AT_ONCE })) {
    const isTold = await withTransaction(deps.db, async (tx) => {
      const record = await tx
        .selectFrom('service_requests')
        .selectAll()
        .where('id', '=', id)
        .where('expired_ms', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (record === undefined || stateOfRequest(factsOf(record), nowMs) !== 'expired') return false;
      await tx.updateTable('service_requests').set({ expired_ms: nowMs }).where('id', '=', id).execute();
      const { owner_id: ownerId } = record;
      const read = ownerId === null ? [] : await markSubjectRead(tx, { receiverId: ownerId, subjectId: id });
      const tellRead = (userId: string) =>
        publishEvent(tx, { room: userRoom(userId), event: 'notification:marked-read', data: { ids: read } });
      const tellFirst = ownerId === null || read.length === 0 ? [] : [{ id: ownerId, tell: tellRead }];
      await tellMoved(tx, record, { by: 'time', nowMs, tellFirst });
      return true;
    });
    if (isTold) count += 1;
  }
  return count;
}

/**
 * Ends the open requests of a person whose account is deleted: received requests count as declined, sent requests as
 * withdrawn. Returns events that inform the other people of the end and its reason. The caller must have locked the
 * person, their requests and the notifications about them.
 */
export async function endRequestsOf(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<Told[]> {
  const told: Told[] = [];
  const open = await readOpenRequests(tx, userId);
  const others = open.flatMap(({ owner_id: ownerId, asker_id: askerId }) => (ownerId === userId ? askerId : ownerId) ?? []);
  // Messages reference their receivers: share-lock the receivers' rows before locking a room.
  if (others.length > 0) await tx.selectFrom('users').select('id').where('id', 'in', others).orderBy('id').forKeyShare().execute();
  for (const request of open) {
    const party = request.owner_id === userId ? 'owner' : 'asker';
    const move = moveRequest(factsOf(request), { action: party === 'owner' ? 'decline' : 'withdraw', party, nowMs });
    // The request has expired, so the job notifies its people.
    if (!move.ok) continue;
    const record = await endRequest(tx, { id: request.id, facts: move.facts, gone: party });
    const message = describeMessage(record, { action: 'leave', party });
    if (message === null) continue;
    const { to, body } = message;
    const read = await markSubjectRead(tx, { receiverId: to, subjectId: record.id });
    // The message text names the deleted person, who can no longer be its sender.
    const tellMessage = () => notify(tx, { receiver: to, sender: null, subject: record.id, nowMs, type: 'message', body });
    const tellRead = () => publishEvent(tx, { room: userRoom(to), event: 'notification:marked-read', data: { ids: read } });
    const tellFirst = [...(read.length === 0 ? [] : [{ id: to, tell: tellRead }]), { id: to, tell: tellMessage }];
    told.push(...listMoved(tx, record, { by: party, nowMs, tellFirst }));
  }
  return told;
}
