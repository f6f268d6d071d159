import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { moveRequest, type RequestAction, type RequestParty } from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { publishEvent, userRoom, type Told } from '../../../realtime/outbox.ts';
import { countAbout, hideSubject, markSubjectRead, notify } from '../../notifications/index.ts';
import type { ServicesDeps } from '../services.queries.ts';
import { describeMessage } from './describe-message.ts';
import { presentRequest } from './present-request.ts';
import {
  factsOf,
  hasVouch,
  isReplaced,
  lockListingOf,
  lockRequest,
  readRequests,
  updateRequest,
  type RequestRecord,
} from './requests.queries.ts';
import { tellMoved } from './tell-moved.ts';

type Answering = {
  readonly userId: string;
  readonly id: string;
  readonly action: RequestAction;
  readonly idempotencyKey: string | null;
};

/** Answers or ends a request; an action that changes nothing sends no events. */
export async function answerRequest(deps: ServicesDeps, { userId, id, action, idempotencyKey }: Answering): Promise<ServiceRequest> {
  const once = { userId, operation: 'answerServiceRequest', idempotencyKey, body: [id, action] };
  await runOnce(deps.db, once, async (tx) => {
    if (action === 'undo') await lockListingOf(tx, { id, userId });
    const locked = await lockRequest(tx, { id, userId });
    if (locked === undefined) throw new RefusalError('notFound');
    const nowMs = deps.clock();
    const move = moveRequest(factsOf(locked.record), { action, party: locked.party, nowMs });
    if (!move.ok) throw new RefusalError(move.code === 'notYours' ? 'notFound' : 'requestClosed');
    if (!move.isChanged) return { id };
    // A vouch based on this request must be withdrawn first, and a request followed by a newer request stays closed.
    if (action === 'undo' && ((await hasVouch(tx, id)) || (await isReplaced(tx, id)))) throw new RefusalError('requestClosed');
    const record = await updateRequest(tx, { id, facts: move.facts });
    const isReopened = action === 'undo' && locked.record.declined_ms !== null;
    await announce(tx, record, { action: isReopened ? 'reopen' : action, party: locked.party, nowMs });
    return { id };
  });
  return readRequest(deps, { userId, id });
}

/** Reads a request as one of its two people sees it. Another person's request is treated as nonexistent. */
export async function readRequest(
  deps: Pick<ServicesDeps, 'db' | 'clock'>,
  { userId, id }: { userId: string; id: string },
): Promise<ServiceRequest> {
  const [record] = await readRequests(deps.db, { userId, id });
  if (record === undefined) throw new RefusalError('notFound');
  return presentRequest(record, { userId, nowMs: deps.clock() });
}

/** Maximum number of invitation notifications per request. */
const MOST_INVITATIONS_TOLD = 3;
/**
 * Maximum number of notifications about one request to one person, regardless of how often it is declined and reopened.
 */
const MOST_TOLD = 10;

type Announced = { readonly action: RequestAction | 'dispute' | 'reopen'; readonly party: RequestParty; readonly nowMs: number };

/** Notifies both people of an action on their request. The caller must have locked the request. */
export async function announce(tx: Transaction<Database>, record: RequestRecord, { action, party, nowMs }: Announced): Promise<void> {
  const people = [record.owner_id, record.asker_id].filter((id) => id !== null).toSorted();
  const about = (receiverId: string) => ({ receiverId, subjectId: record.id });
  const told: Told[] = [];
  const tellIds = (id: string, event: 'notification:marked-read' | 'notification:deleted', ids: string[]): void => {
    if (ids.length > 0) told.push({ id, tell: (userId) => publishEvent(tx, { room: userRoom(userId), event, data: { ids } }) });
  };
  // Lock notifications before rooms. The action resolves earlier notifications: they are marked as read, and a
  // withdrawn invitation's notification is deleted.
  for (const id of people) {
    if (action === 'uninvite' && id === record.asker_id)
      tellIds(id, 'notification:deleted', await hideSubject(tx, { ...about(id), nowMs }));
    else tellIds(id, 'notification:marked-read', await markSubjectRead(tx, about(id)));
  }
  // A message references both people: share-lock their rows before locking a room.
  await tx.selectFrom('users').select('id').where('id', 'in', people).orderBy('id').forKeyShare().execute();
  const message = describeMessage(record, { action, party });
  // Repeated actions notify only a few times; the request itself always shows its state.
  const most = action === 'invite' ? MOST_INVITATIONS_TOLD : MOST_TOLD;
  const isTold = message !== null && (await countAbout(tx, about(message.to))) < most;
  if (isTold) {
    const { to: receiver, body } = message;
    const sender = otherThan(record, receiver);
    told.push({ id: receiver, tell: () => notify(tx, { receiver, sender, subject: record.id, nowMs, type: 'message', body }) });
  }
  await tellMoved(tx, record, { by: party, nowMs, tellFirst: told });
}

function otherThan(record: RequestRecord, userId: string): string | null {
  return record.owner_id === userId ? record.asker_id : record.owner_id;
}
