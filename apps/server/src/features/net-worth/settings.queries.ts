/** Stored net worth settings, one row per person and game, and the events that announce changes to pages. */
import type { SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import type { SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import { netWorthRoom, type NetWorthRoomEventData, type NetWorthRoomEventName } from '@poexchange/contract/events/net-worth';
import type { Database } from '../../db/schema.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { publishEvent } from '../../realtime/outbox.ts';

/** Dependencies of the net worth use cases. */
export type NetWorthDeps = Pick<ServerDeps, 'db' | 'log' | 'clock' | 'prices'>;

export type SettingsRecord = Selectable<Database['snapshot_settings']>;
/** A person's net worth in a game: the unit of locks and events. */
export type Owner = { readonly userId: string; readonly game: Game };

/**
 * Locks the person's settings for a game, creating them if missing. Every change of profiles and snapshots takes this
 * lock first.
 */
export async function lockSettings(tx: Transaction<Database>, { userId, game, nowMs }: Owner & { nowMs: number }): Promise<SettingsRecord> {
  await tx
    .insertInto('snapshot_settings')
    .values({ user_id: userId, game, auto_enabled: false, interval_ms: netWorthLimits.defaultIntervalMs, updated_ms: nowMs, ...nothingYet })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('snapshot_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const nothingYet = {
  selected_profile_id: null,
  last_snapshot_ms: null,
  next_manual_ms: null,
  next_auto_ms: null,
  token: null,
  token_socket: null,
  token_expires_ms: null,
} as const;

/** Locks all settings of a person whose account is about to be deleted. */
export async function lockSettingsOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('snapshot_settings').select('game').where('user_id', '=', userId).orderBy('game').forUpdate().execute();
}

/** Writes changes to locked settings and returns the updated row. */
export function writeSettings(
  tx: Transaction<Database>,
  { userId, game, changes }: Owner & { changes: Updateable<Database['snapshot_settings']> },
): Promise<SettingsRecord> {
  return tx
    .updateTable('snapshot_settings')
    .set(changes)
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads a person's settings as pages see them, or the defaults. */
export async function readSettings(db: Kysely<Database>, { userId, game }: Owner): Promise<SnapshotSettings> {
  const record = await db
    .selectFrom('snapshot_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  return presentSettings(
    db,
    record ?? { user_id: userId, game, auto_enabled: false, interval_ms: netWorthLimits.defaultIntervalMs, updated_ms: 0, ...nothingYet },
  );
}

/** Returns the settings as pages see them, with the number of snapshots. */
async function presentSettings(db: Kysely<Database>, record: SettingsRecord): Promise<SnapshotSettings> {
  const { count } = await db
    .selectFrom('snapshots')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', record.user_id)
    .where('game', '=', record.game)
    .executeTakeFirstOrThrow();
  return {
    poe: record.game,
    selectedProfileId: record.selected_profile_id as SnapshotProfileId | null,
    autosnapshotEnabled: record.auto_enabled,
    snapshotInterval: record.interval_ms,
    snapshotCount: count,
    updatedAt: record.updated_ms,
    lastSnapshotAt: record.last_snapshot_ms,
    nextManualSnapshotAt: record.next_manual_ms,
    nextAutoSnapshotAt: record.next_auto_ms,
  };
}

/** Publishes a change in a person's net worth to all their pages. */
export async function tellOwner<N extends NetWorthRoomEventName>(
  tx: Transaction<Database>,
  options: { userId: string; event: N; data: NetWorthRoomEventData<N> },
): Promise<void> {
  const { userId, event, data } = options;
  await publishEvent(tx, { room: netWorthRoom(userId), event, data: data as never });
}

/** Publishes a person's changed settings to all their pages and returns the settings. */
export async function tellSettings(tx: Transaction<Database>, record: SettingsRecord): Promise<SnapshotSettings> {
  const settings = await presentSettings(tx, record);
  await tellOwner(tx, { userId: record.user_id, event: 'settings:updated', data: settings });
  return settings;
}
