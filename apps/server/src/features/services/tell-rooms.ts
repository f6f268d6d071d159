/** Tells the rooms of services what changed (R7.60), and every node whose services to read again. */
import type { ServiceRow } from '@poexchange/contract/rest/services';
import type { ServiceId } from '@poexchange/domain/ids';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishToRooms, type ServiceRoomEvent } from '../../realtime/outbox.ts';
import { groupBy } from './group-by.ts';
import { presentService, roomOf } from './present-service.ts';
import { noteServiceChanges } from './service-clocks.queries.ts';
import type { ServiceRecord, ShownService } from './services.queries.ts';

type Named = Pick<ServiceRecord, 'id' | 'game' | 'league' | 'category' | 'name' | 'is_custom'>;

/** Services of one person that are shown now, and those that were until now. */
export type ServiceChanges = {
  readonly userId: string;
  readonly shown?: readonly ShownService[];
  readonly gone?: readonly Named[];
  readonly nowMs: number;
};

/**
 * Tells rooms that services of a person came, changed or left, in the transaction of its cause. Called last: the clocks
 * of leagues and these rooms are locked after everything else (record 0096).
 */
export async function tellServiceChanges(
  tx: Transaction<Database>,
  { userId, shown = [], gone = [], nowMs }: ServiceChanges,
): Promise<void> {
  if (shown.length + gone.length === 0) return;
  await noteServiceChanges(tx, { userIds: [userId], places: [...shown, ...gone], nowMs });
  const shownIn = groupBy(shown, roomOf);
  const goneFrom = groupBy(gone, roomOf);
  const rooms = [...new Set([...shownIn.keys(), ...goneFrom.keys()])];
  // Two services of a person can share a room, by whose map it is done in. A room has one event in a statement.
  await publishToRooms(
    tx,
    rooms.flatMap((room) => (goneFrom.has(room) ? [describeGone(room, goneFrom.get(room) ?? [])] : [])),
  );
  await publishToRooms(
    tx,
    rooms.flatMap((room) => (shownIn.has(room) ? [describeShown(room, shownIn.get(room) ?? [])] : [])),
  );
}

/** Tells the rooms of a person's listed services something of their owner: presence or vouches. */
export async function tellOwnerChange(
  tx: Transaction<Database>,
  options: { userId: string; listed: readonly ShownService[]; describe: (room: string) => ServiceRoomEvent; nowMs: number },
): Promise<void> {
  const { userId, listed, describe, nowMs } = options;
  if (listed.length === 0) return;
  await noteServiceChanges(tx, { userIds: [userId], places: listed, nowMs });
  await publishToRooms(tx, [...groupBy(listed, roomOf).keys()].map(describe));
}

function describeGone(room: string, services: readonly Named[]): ServiceRoomEvent {
  return { room, event: 'service:delete', data: { ids: services.map(({ id }) => id as ServiceId) } };
}

function describeShown(room: string, services: readonly ShownService[]): ServiceRoomEvent {
  return { room, event: 'service:add-or-update', data: { services: services.map((service): ServiceRow => presentService(service)) } };
}
