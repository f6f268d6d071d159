/** Snapshots as they are stored. */
import type { SnapshotEffects, SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, SnapshotId } from '@poexchange/domain/ids';
import type { SnapshotTabId } from '@poexchange/domain/net-worth';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type SnapshotRecord = Selectable<Database['snapshots']>;

/** A row of a snapshot for the wire (R3.62). */
export function presentRow(record: SnapshotRecord): SnapshotRow {
  return [
    record.id as SnapshotId,
    record.league as LeagueId,
    record.price_league as LeagueId,
    record.character_name,
    record.include_equipment,
    record.include_inventory,
    record.total_chaos,
    record.hourly_income,
    record.priced_tabs as [SnapshotTabId, number][],
    record.created_ms,
    record.type,
    record.priced_categories,
    record.effects as SnapshotEffects | null,
    record.carried_tabs,
    record.note,
  ];
}

/** Snapshots of a person's profile created after a time, oldest first. */
export function readSnapshots(
  db: Kysely<Database>,
  { userId, profileId, sinceMs }: { userId: string; profileId: string; sinceMs: number },
): Promise<SnapshotRecord[]> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('user_id', '=', userId)
    .where('created_ms', '>', sinceMs)
    .orderBy('created_ms')
    .execute();
}

/** A snapshot by its id, whoever owns it. */
export function findSnapshot(db: Kysely<Database>, id: string): Promise<SnapshotRecord | undefined> {
  return db.selectFrom('snapshots').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest snapshot of a profile. */
export function findLatest(db: Kysely<Database>, profileId: string): Promise<SnapshotRecord | undefined> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deflated details of a snapshot. */
export async function readPacked(db: Kysely<Database>, snapshotId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('snapshot_details').select('packed').where('snapshot_id', '=', snapshotId).executeTakeFirst();
  return row?.packed;
}

/** Counts a person's snapshots, those of a profile among them, and the bytes of all their details. */
export function countSnapshots(
  tx: Transaction<Database>,
  { userId, profileId }: { userId: string; profileId: string },
): Promise<{ all: number; ofProfile: number; bytes: number }> {
  return tx
    .selectFrom('snapshots')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where profile_id = ${profileId}))::int`.as('ofProfile'),
      sql<number>`coalesce(sum(details_bytes), 0)::float8`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Stores a snapshot with its details; undefined if there is one of its id. */
export async function insertSnapshot(
  tx: Transaction<Database>,
  { record, packed }: { record: SnapshotRecord; packed: Buffer },
): Promise<SnapshotRecord | undefined> {
  const stored = await tx
    .insertInto('snapshots')
    .values({ ...record, priced_tabs: JSON.stringify(record.priced_tabs), priced_categories: JSON.stringify(record.priced_categories) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  await tx.insertInto('snapshot_details').values({ snapshot_id: record.id, user_id: record.user_id, packed }).execute();
  return stored;
}

/** Writes the note of a person's snapshot; undefined if they have none of that id. */
export function updateNote(
  tx: Transaction<Database>,
  { userId, id, note }: { userId: string; id: string; note: string },
): Promise<SnapshotRecord | undefined> {
  return tx.updateTable('snapshots').set({ note }).where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst();
}

/** Deletes those of these snapshots that are the person's; returns their ids and profiles. */
export function deleteSnapshotRows(
  tx: Transaction<Database>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<{ id: string; profile_id: string }[]> {
  return tx
    .deleteFrom('snapshots')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('user_id', '=', userId)
    .returning(['id', 'profile_id'])
    .execute();
}
