/** Publishes changes to services to their rooms, and records them so that every node reads them again. */
import type { ServiceRow } from '@poexchange/contract/rest/services';
import type { ServiceId, UserId } from '@poexchange/domain/ids';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishInStages, type ServiceRoomEvent, type Stage } from '../../realtime/outbox.ts';
import { presentService, roomOf } from './present-service.ts';
import { CHANGE_STEP, stepsOfServiceChanges, type ChangedOwner } from './service-clocks.queries.ts';
import { readServices, type ServiceRecord, type ShownService } from './services.queries.ts';

type Named = Pick<ServiceRecord, 'id' | 'game' | 'league' | 'category' | 'name' | 'is_custom'>;

/** One person's services that are now listed, and services that are no longer listed. */
export type ServiceChanges = {
  readonly userId: string;
  readonly shown?: readonly ShownService[];
  readonly gone?: readonly Named[];
  readonly nowMs: number;
};

/**
 * Publishes to rooms that a person's services were added, changed or removed, in the transaction of the cause. Call it
 * last: league clocks and these rooms are locked after everything else.
 */
export async function tellServiceChanges(
  tx: Transaction<Database>,
  { userId, shown = [], gone = [], nowMs }: ServiceChanges,
): Promise<void> {
  if (shown.length + gone.length > 0) await publishInStages(tx, [stageOfChanges({ userId, shown, gone, nowMs })]);
}

/**
 * Returns the stage of a statement that publishes additions, changes and removals of a person's services. There must be
 * at least one change.
 */
export function stageOfChanges({ userId, shown = [], gone = [], nowMs }: ServiceChanges): Stage {
  const changed = [...shown, ...gone].map((service) => ({ ...service, user_id: userId }));
  return makeStage({ changed, events: [...describeGone(gone), ...describeShown(shown)], nowMs });
}

/** Creates a stage that locks clocks before rooms. */
function makeStage(told: { changed: readonly ChangedOwner[]; events: readonly ServiceRoomEvent[]; nowMs: number }): Stage {
  return { steps: (isDue) => stepsOfServiceChanges(told, isDue), last: CHANGE_STEP, events: told.events };
}

/**
 * Services of people whose presence changed: hidden services, relisted services, and services whose owner is now online
 * or idle.
 */
export type PresenceTold = {
  readonly gone: readonly ShownService[];
  readonly back: readonly ShownService[];
  readonly stayed: readonly ShownService[];
  readonly nowMs: number;
};

/**
 * Publishes presence changes to rooms, with one event for all people who left a room together. Call it last, like
 * `tellServiceChanges`.
 */
export async function tellPresence(tx: Transaction<Database>, { gone, back, stayed, nowMs }: PresenceTold): Promise<void> {
  const changed = [...gone, ...back, ...stayed];
  if (changed.length === 0) return;
  const events = [...describeGone(gone), ...describeShown(back), ...describeStatus(stayed)];
  await publishInStages(tx, [makeStage({ changed, events, nowMs })]);
}

/** Publishes a change of an owner's presence or vouches to the rooms of their listed services. */
async function tellOwnerChange(
  tx: Transaction<Database>,
  options: { userId: string; listed: readonly ShownService[]; describe: (room: string) => ServiceRoomEvent; nowMs: number },
): Promise<void> {
  const { userId, listed, describe, nowMs } = options;
  if (listed.length === 0) return;
  const changed = listed.map((service) => ({ ...service, user_id: userId }));
  await publishInStages(tx, [makeStage({ changed, events: [...Map.groupBy(listed, roomOf).keys()].map(describe), nowMs })]);
}

/**
 * Two of a person's services can share a room if they differ only in whose map is used: the room gets one event for
 * both.
 */
function describeGone(gone: readonly Named[]): ServiceRoomEvent[] {
  return [...Map.groupBy(gone, roomOf)].map(([room, services]) => ({
    room,
    event: 'service:delete',
    data: { ids: services.map(({ id }) => id as ServiceId) },
  }));
}

function describeShown(shown: readonly ShownService[]): ServiceRoomEvent[] {
  return [...Map.groupBy(shown, roomOf)].map(([room, services]) => ({
    room,
    event: 'service:add-or-update',
    data: { services: services.map((service): ServiceRow => presentService(service)) },
  }));
}

/** One event per owner in each room, because pages store presence by owner. */
function describeStatus(stayed: readonly ShownService[]): ServiceRoomEvent[] {
  return [...Map.groupBy(stayed, (service) => `${roomOf(service)} ${service.user_id}`).values()].flatMap(([service]) =>
    service === undefined || service.presence === 'offline'
      ? []
      : [
          {
            room: roomOf(service),
            event: 'service:status',
            data: { userId: service.user_id as UserId, userStatus: service.presence, onlineSinceMs: service.online_ms },
          },
        ],
  );
}

/**
 * Publishes to the rooms of a person's listed services how many people vouch for the person, and whether they linked a
 * chat account.
 */
export async function tellTrust(tx: Transaction<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<void> {
  const listed = await readServices(tx, { userIds: [userId], only: 'listed' });
  const [first] = listed;
  if (first === undefined) return;
  const { vouch_count: vouchCount, oldest_vouch_ms: oldestVouchMs, chat_linked: isChatLinked } = first;
  const data = { userId, vouchCount, oldestVouchMs, isChatLinked };
  await tellOwnerChange(tx, { userId, listed, describe: (room) => ({ room, event: 'service:update', data }), nowMs });
}
