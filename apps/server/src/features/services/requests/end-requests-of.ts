import { moveRequest } from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { publishEvent, userRoom } from '../../../realtime/outbox.ts';
import type { Told } from '../../../realtime/tell-in-order.ts';
import { markSubjectRead, notify } from '../../notifications/index.ts';
import { describeMessage } from './describe-message.ts';
import { endRequest, factsOf, readOpenRequests } from './requests.queries.ts';
import { listMoved } from './tell-moved.ts';

/**
 * Ends the open requests of a person whose account is deleted: received ones count as declined, sent ones as withdrawn.
 * Returns the events that inform the other people of the end and its reason. Called with the person, their requests and
 * the notifications about them locked.
 */
export async function endRequestsOf(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<Told[]> {
  const told: Told[] = [];
  const open = await readOpenRequests(tx, userId);
  const others = open.flatMap(({ owner_id: ownerId, asker_id: askerId }) => (ownerId === userId ? askerId : ownerId) ?? []);
  // A message references its receiver: share-lock their rows before locking a room.
  if (others.length > 0) await tx.selectFrom('users').select('id').where('id', 'in', others).orderBy('id').forKeyShare().execute();
  for (const request of open) {
    const party = request.owner_id === userId ? 'owner' : 'asker';
    const move = moveRequest(factsOf(request), { action: party === 'owner' ? 'decline' : 'withdraw', party, nowMs });
    // Expired: the job notifies.
    if (!move.ok) continue;
    const record = await endRequest(tx, { id: request.id, facts: move.facts, gone: party });
    const message = describeMessage(record, { action: 'leave', party });
    if (message === null) continue;
    const { to, body } = message;
    const read = await markSubjectRead(tx, { receiverId: to, subjectId: record.id });
    // The message names the deleted person in its text; as a sender they no longer exist.
    const tellMessage = () => notify(tx, { receiver: to, sender: null, subject: record.id, nowMs, type: 'message', body });
    const tellRead = () => publishEvent(tx, { room: userRoom(to), event: 'notification:marked-read', data: { ids: read } });
    const tellFirst = [...(read.length === 0 ? [] : [{ id: to, tell: tellRead }]), { id: to, tell: tellMessage }];
    told.push(...listMoved(tx, record, { by: party, nowMs, tellFirst }));
  }
  return told;
}
