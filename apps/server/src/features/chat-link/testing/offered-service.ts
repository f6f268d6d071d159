/** An offer whose owner is online, for tests of what others see of a chat link. */
import type { ServiceRoomEventData } from '@poexchange/contract/events/services';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Inserts an offer without calling the services feature, and returns its room. */
export async function offerService(db: Kysely<Database>, { userId, nowMs }: { userId: string; nowMs: number }): Promise<string> {
  await db
    .insertInto('user_presence')
    .values({ user_id: userId, game: 'poe1', last_active_ms: nowMs, disconnected_ms: null, state: 'online', online_ms: nowMs })
    .execute();
  await db
    .insertInto('service_listings')
    .values({
      user_id: userId,
      game: 'poe1',
      league: 'mercenaries',
      location: 'seller',
      category: 'WTS_bossKilling',
      name: 'maven',
      name_key: 'maven',
      is_custom: false,
      ign: 'Kirael',
      price_value: 0,
      price_type: 'c',
      rules: '',
      overwrite_rules: '',
      overwrite_mode: 'adds',
      regions: [],
      active: true,
      timestamp_ms: nowMs,
    })
    .execute();
  return 'services-poe1-mercenaries-WTS_bossKilling-maven';
}

/** Reads a room's `service:update` events, oldest first. */
export async function readTold(db: Kysely<Database>, room: string): Promise<ServiceRoomEventData<'service:update'>[]> {
  const rows = await db
    .selectFrom('room_events')
    .select('data')
    .where('room', '=', room)
    .where('event', '=', 'service:update')
    .orderBy('seq')
    .execute();
  return rows.map(({ data }) => data as ServiceRoomEventData<'service:update'>);
}
