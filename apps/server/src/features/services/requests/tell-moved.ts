import { stateOfRequest, type RequestParty } from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { publishEvent, userRoom, tellInOrder, type Told } from '../../../realtime/outbox.ts';
import { factsOf, type RequestRecord } from './requests.queries.ts';

type Move = {
  /** The side that changed the request, or `time` if it expired. */
  readonly by: RequestParty | 'time';
  readonly nowMs: number;
  /** Other events for these people, to publish before the change. */
  readonly tellFirst?: readonly Told[];
};

/** Publishes a request's current state to all pages of both people. */
export async function tellMoved(tx: Transaction<Database>, record: RequestRecord, move: Move): Promise<void> {
  await tellInOrder(listMoved(tx, record, move));
}

/** Lists the events for a request's current state, for callers that publish other events in the same transaction. */
export function listMoved(tx: Transaction<Database>, record: RequestRecord, { by, nowMs, tellFirst = [] }: Move): Told[] {
  const state = stateOfRequest(factsOf(record), nowMs);
  const tell = (party: RequestParty, ign: string) => async (userId: string) => {
    for (const first of tellFirst) if (first.id === userId) await first.tell(userId);
    const data = { id: record.id, game: record.game, state, by, party, ign };
    await publishEvent(tx, { room: userRoom(userId), event: 'service-request:moved', data });
  };
  const { owner_id: ownerId, asker_id: askerId } = record;
  return [
    ...(ownerId === null ? [] : [{ id: ownerId, tell: tell('owner', record.asker_ign) }]),
    ...(askerId === null ? [] : [{ id: askerId, tell: tell('asker', record.owner_ign) }]),
  ];
}
