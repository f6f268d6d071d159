import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { notify } from '../../notifications/index.ts';
import { describeDecision } from './describe-message.ts';
import { listMoved } from './tell-moved.ts';
import { tellInOrder } from '../../../realtime/outbox.ts';

type Deciding = { readonly id: string; readonly isUpheld: boolean; readonly reason: string; readonly nowMs: number };

/**
 * Decides a dispute for an operator, with an audit entry, and notifies both people. Returns `decided`, without changes,
 * if the dispute has already been decided.
 */
export async function decideDispute(
  tx: Transaction<Database>,
  { id, isUpheld, reason, nowMs }: Deciding,
): Promise<'done' | 'decided' | 'unknown'> {
  const seen = await tx.selectFrom('service_disputes').select('request_id').where('id', '=', id).executeTakeFirst();
  if (seen === undefined) return 'unknown';
  // Lock the request before its dispute, in the same order as `disputeService`.
  const request =
    seen.request_id === null
      ? undefined
      : await tx.selectFrom('service_requests').selectAll().where('id', '=', seen.request_id).forUpdate().executeTakeFirst();
  const decided = await tx
    .updateTable('service_disputes')
    .set({ decided_ms: nowMs, is_upheld: isUpheld, decision: reason })
    .where('id', '=', id)
    .where('decided_ms', 'is', null)
    .returning(['target_id', 'reporter_id'])
    .executeTakeFirst();
  if (decided === undefined) return 'decided';
  const subject = {
    disputeId: id,
    ...(decided.target_id !== null && { targetId: decided.target_id }),
    ...(decided.reporter_id !== null && { userId: decided.reporter_id }),
  };
  await tx
    .insertInto('audit_entries')
    .values({ action: isUpheld ? 'uphold-dispute' : 'reject-dispute', subject: JSON.stringify(subject), reason, at_ms: nowMs })
    .execute();
  if (request === undefined) return 'done';
  const parties = (['owner', 'asker'] as const).flatMap((party) => {
    const receiver = party === 'owner' ? request.owner_id : request.asker_id;
    return receiver === null ? [] : [{ party, receiver }];
  });
  // Messages reference their receivers: share-lock the receivers' rows before locking a room.
  const people = parties.map(({ receiver }) => receiver).toSorted();
  await tx.selectFrom('users').select('id').where('id', 'in', people).orderBy('id').forKeyShare().execute();
  const tellFirst = parties.map(({ party, receiver }) => ({
    id: receiver,
    tell: () => {
      const body = describeDecision(request, { party, isUpheld });
      return notify(tx, { receiver, sender: null, subject: request.id, nowMs, type: 'message', body });
    },
  }));
  await tellInOrder(listMoved(tx, request, { by: 'time', nowMs, tellFirst }));
  return 'done';
}
