import { stateOfRequest } from '@poexchange/domain/service';
import { withTransaction } from '@poexchange/platform/db';
import { publishEvent, userRoom } from '../../../realtime/outbox.ts';
import { markSubjectRead } from '../../notifications/index.ts';
import type { ServicesDeps } from '../services-deps.ts';
import { factsOf, readDueRequests } from './requests.queries.ts';
import { tellMoved } from './tell-moved.ts';

/** Requests handled per run of the job. */
const MOST_AT_ONCE = 500;

/**
 * Notifies both people of expired requests. Expiry itself follows from the clock. Each request has its own transaction,
 * so that the next run continues where this one stopped without notifying anyone twice.
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
