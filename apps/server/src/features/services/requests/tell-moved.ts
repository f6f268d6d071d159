import { stateOfRequest, type RequestParty } from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { publishEvent, userRoom } from '../../../realtime/outbox.ts';
import { tellInOrder, type Told } from '../../../realtime/tell-in-order.ts';
import { factsOf, type RequestRecord } from './requests.queries.ts';

type Move = {
  /** Person who moved it; time where it ended by itself. */
  readonly by: RequestParty | 'time';
  readonly nowMs: number;
  /** Other events for these people, told before the move. */
  readonly tellFirst?: readonly Told[];
};

/** Tells both people of a request where it stands now, on all their pages. */
export async function tellMoved(tx: Transaction<Database>, record: RequestRecord, move: Move): Promise<void> {
  await tellInOrder(listMoved(tx, record, move));
}

/** Lists whom to tell where a request stands now; for callers who tell others in the same transaction. */
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
