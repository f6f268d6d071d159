import type { SnapshotEffects, SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, SnapshotId } from '@poexchange/domain/ids';
import type { ChangeEffects, LinkedSnapshot, Relinked, SnapshotTabId } from '@poexchange/domain/net-worth';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type SnapshotRecord = Selectable<Database['snapshots']>;

/** Converts a snapshot to its wire format. */
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

/** Returns a snapshot as a link in its profile's chain. */
export function linkOf(
  record: Pick<SnapshotRecord, 'id' | 'created_ms' | 'league' | 'price_league' | 'total_chaos' | 'hourly_income' | 'effects'>,
): LinkedSnapshot {
  return {
    id: record.id,
    createdMs: record.created_ms,
    league: record.league,
    priceLeague: record.price_league,
    totalPrice: record.total_chaos,
    hourlyIncome: record.hourly_income,
    effects: record.effects as ChangeEffects | null,
  };
}

/** Reads a batch of a profile's snapshots that were created after a given time, oldest first. */
export function readSnapshots(
  db: Kysely<Database>,
  { userId, profileId, sinceMs, limit }: { userId: string; profileId: string; sinceMs: number; limit: number },
): Promise<SnapshotRecord[]> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('user_id', '=', userId)
    .where('created_ms', '>', sinceMs)
    .orderBy('created_ms')
    .limit(limit)
    .execute();
}

/** Reads all snapshots in a person's profile as links, oldest first. */
export async function readLinks(
  db: Kysely<Database>,
  { userId, profileId }: { userId: string; profileId: string },
): Promise<LinkedSnapshot[]> {
  const records = await db
    .selectFrom('snapshots')
    .select(['id', 'created_ms', 'league', 'price_league', 'total_chaos', 'hourly_income', 'effects'])
    .where('profile_id', '=', profileId)
    .where('user_id', '=', userId)
    .orderBy('created_ms')
    .execute();
  return records.map(linkOf);
}

type Owned = { readonly userId: string; readonly id: string };

/** Finds a person's snapshot by its id. */
export function findSnapshot(db: Kysely<Database>, { userId, id }: Owned): Promise<SnapshotRecord | undefined> {
  return db.selectFrom('snapshots').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** Finds a profile's latest snapshot. */
export function findLatest(db: Kysely<Database>, profileId: string): Promise<SnapshotRecord | undefined> {
  return db
    .selectFrom('snapshots')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Reads the deflated details of a person's snapshot. */
export async function readPacked(db: Kysely<Database>, { userId, id }: Owned): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('snapshot_details')
    .select('packed')
    .where('user_id', '=', userId)
    .where('snapshot_id', '=', id)
    .executeTakeFirst();
  return row?.packed;
}

/** Counts a person's snapshots, the snapshots of one profile, and the bytes of all details. */
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

/** Stores a snapshot with its details; undefined if the person already has a snapshot with its id. */
export async function insertSnapshot(
  tx: Transaction<Database>,
  { record, packed }: { record: SnapshotRecord; packed: Buffer },
): Promise<SnapshotRecord | undefined> {
  const stored = await tx
    .insertInto('snapshots')
    .values({ ...record, priced_tabs: JSON.stringify(record.priced_tabs), priced_categories: JSON.stringify(record.priced_categories) })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  await tx.insertInto('snapshot_details').values({ snapshot_id: record.id, user_id: record.user_id, packed }).execute();
  return stored;
}

/** Sets the note of a person's snapshot; undefined if the id is unknown. */
export function updateNote(
  tx: Transaction<Database>,
  { userId, id, note }: { userId: string; id: string; note: string },
): Promise<SnapshotRecord | undefined> {
  return tx.updateTable('snapshots').set({ note }).where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst();
}

/** Writes changed links in the chain of a person's snapshots. */
export async function updateLinks(
  tx: Transaction<Database>,
  { userId, changes }: { userId: string; changes: readonly Relinked[] },
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update snapshots set hourly_income = changed."hourlyIncome", effects = changed.effects
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (id uuid, "hourlyIncome" float8, effects float8[])
    where snapshots.user_id = ${userId} and snapshots.id = changed.id`.execute(tx);
}

/** Groups by profile the ids that belong to the person. */
export async function groupByProfile(
  tx: Transaction<Database>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, Set<string>>> {
  const rows = await tx
    .selectFrom('snapshots')
    .select(['id', 'profile_id'])
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('profile_id')
    .execute();
  const groups = new Map<string, Set<string>>();
  for (const { id, profile_id: profileId } of rows) groups.set(profileId, (groups.get(profileId) ?? new Set()).add(id));
  return groups;
}

/** Deletes a person's snapshots with their details. */
export async function deleteSnapshotRows(
  tx: Transaction<Database>,
  { userId, ids }: { userId: string; ids: ReadonlySet<string> },
): Promise<void> {
  await tx
    .deleteFrom('snapshots')
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}
