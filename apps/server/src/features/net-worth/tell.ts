/** Events to the room of a person's net worth. */
import { netWorthRoom, type NetWorthRoomEventData, type NetWorthRoomEventName } from '@poexchange/contract/events/net-worth';
import type { SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent } from '../../realtime/outbox.ts';
import { presentSettings, type SettingsRecord } from './settings.queries.ts';

/** Publishes a change of a person's net worth to all their pages. */
export async function tellOwner<N extends NetWorthRoomEventName>(
  tx: Transaction<Database>,
  options: { userId: string; event: N; data: NetWorthRoomEventData<N> },
): Promise<void> {
  const { userId, event, data } = options;
  await publishEvent(tx, { room: netWorthRoom(userId), event, data: data as never });
}

/** Publishes a person's changed settings to all their pages, and returns them. */
export async function tellSettings(tx: Transaction<Database>, record: SettingsRecord): Promise<SnapshotSettings> {
  const settings = await presentSettings(tx, record);
  await tellOwner(tx, { userId: record.user_id, event: 'settings:updated', data: settings });
  return settings;
}
