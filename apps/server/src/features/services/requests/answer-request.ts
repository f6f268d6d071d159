import type { ServiceRequest } from '@poexchange/contract/rest/services';
import { moveRequest, type RequestAction, type RequestParty } from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { RefusalError } from '../../../http/refusal.ts';
import { publishEvent, userRoom } from '../../../realtime/outbox.ts';
import type { Told } from '../../../realtime/tell-in-order.ts';
import { countAbout, hideSubject, markSubjectRead, notify } from '../../notifications/index.ts';
import type { ServicesDeps } from '../services-deps.ts';
import { nameRequested, presentRequest } from './present-request.ts';
import { factsOf, lockRequest, readRequests, updateRequest, type RequestRecord } from './requests.queries.ts';
import { tellMoved } from './tell-moved.ts';

type Answering = {
  readonly userId: string;
  readonly id: string;
  readonly action: RequestAction;
  readonly idempotencyKey: string | null;
};

/** Answers or ends a request (D62); what already is so changes nothing and tells nobody. */
export async function answerRequest(deps: ServicesDeps, { userId, id, action, idempotencyKey }: Answering): Promise<ServiceRequest> {
  const once = { userId, operation: 'answerServiceRequest', idempotencyKey, body: [id, action] };
  await runOnce(deps.db, once, async (tx) => {
    const locked = await lockRequest(tx, { id, userId });
    if (locked === undefined) throw new RefusalError('notFound');
    const nowMs = deps.clock();
    const move = moveRequest(factsOf(locked.record), { action, party: locked.party, nowMs });
    if (!move.ok) throw new RefusalError(move.code === 'notYours' ? 'notFound' : 'requestClosed');
    if (!move.isChanged) return { id };
    const record = await updateRequest(tx, { id, facts: move.facts });
    await announce(tx, record, { action, party: locked.party, nowMs });
    return { id };
  });
  return readRequest(deps, { userId, id });
}

/** A request as one of its people sees it; somebody else's does not exist. */
export async function readRequest(
  deps: Pick<ServicesDeps, 'db' | 'clock'>,
  { userId, id }: { userId: string; id: string },
): Promise<ServiceRequest> {
  const [record] = await readRequests(deps.db, { userId, id });
  if (record === undefined) throw new RefusalError('notFound');
  return presentRequest(record, { userId, nowMs: deps.clock() });
}

/** Notifications of one request that say that its asker is invited. */
const MOST_INVITATIONS_TOLD = 3;

type Announced = { readonly action: RequestAction; readonly party: RequestParty; readonly nowMs: number };

async function announce(tx: Transaction<Database>, record: RequestRecord, { action, party, nowMs }: Announced): Promise<void> {
  // Notifications are locked before rooms (record 0096).
  const { owner_id: ownerId, asker_id: askerId } = record;
  const about = (receiverId: string) => ({ receiverId, subjectId: record.id });
  const read = ownerId === null ? [] : await markSubjectRead(tx, about(ownerId));
  const takenBack = action === 'uninvite' && askerId !== null ? await hideSubject(tx, { ...about(askerId), nowMs }) : [];
  // A message refers to both people: their rows are shared before a room is locked.
  const people = [ownerId, askerId].filter((id) => id !== null);
  await tx.selectFrom('users').select('id').where('id', 'in', people).orderBy('id').forKeyShare().execute();
  const told: Told[] = [];
  const tellIds = (id: string | null, event: 'notification:marked-read' | 'notification:deleted', ids: string[]): void => {
    if (id === null || ids.length === 0) return;
    told.push({ id, tell: (userId) => publishEvent(tx, { room: userRoom(userId), event, data: { ids } }) });
  };
  tellIds(ownerId, 'notification:marked-read', read);
  tellIds(askerId, 'notification:deleted', takenBack);
  for (const { to, body } of describeMessages(record, action)) {
    // Inviting and taking back in turn is told a few times; the request itself says how it stands.
    const subject = action === 'invite' ? record.id : null;
    if (subject !== null && (await countAbout(tx, about(to))) >= MOST_INVITATIONS_TOLD) continue;
    told.push({
      id: to,
      tell: (userId) => notify(tx, { receiver: userId, sender: otherThan(record, userId), subject, nowMs, type: 'message', body }),
    });
  }
  await tellMoved(tx, record, { by: party, nowMs, tellFirst: told });
}

/** An invitation is told to who asked; that a service is done, with the reminder to vouch, to both, once. */
function describeMessages(record: RequestRecord, action: RequestAction): { to: string; body: string }[] {
  const say = (key: string, ign: string): string =>
    `${key}&ign=${encodeURIComponent(ign)}&service=${encodeURIComponent(nameRequested(record))}`;
  const { owner_id: owner, asker_id: asker, owner_ign: ownerIgn, asker_ign: askerIgn } = record;
  if (action === 'invite') return asker === null ? [] : [{ to: asker, body: say('service.invited', ownerIgn) }];
  if (action !== 'done') return [];
  return [
    ...(owner === null ? [] : [{ to: owner, body: say('service.finished', askerIgn) }]),
    ...(asker === null ? [] : [{ to: asker, body: say('service.finished', ownerIgn) }]),
  ];
}

function otherThan(record: RequestRecord, userId: string): string | null {
  return record.owner_id === userId ? record.asker_id : record.owner_id;
}
