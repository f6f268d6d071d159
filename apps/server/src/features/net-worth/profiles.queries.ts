/** Stored snapshot profiles, with facts about their snapshots. */
import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { LeagueId, SnapshotProfileId, StashTabId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { SnapshotProfileDraft } from '@poexchange/domain/net-worth';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Owner } from './settings.queries.ts';

type ProfileRecord = Selectable<Database['snapshot_profiles']> & {
  readonly snapshot_count: number;
  readonly last_ms: number | null;
  readonly last_total: number | null;
};

type Narrowed = { readonly userId: string } & ({ readonly game: Game } | { readonly id: string });

/** Reads a person's profiles for a game, oldest first, or the profile with a given id. */
export async function readProfiles(db: Kysely<Database>, narrowed: Narrowed): Promise<SnapshotProfile[]> {
  const { rows } = await sql<ProfileRecord>`
    select p.*, coalesce(s.snapshot_count, 0) as snapshot_count, s.last_ms, latest.total_chaos as last_total
    from snapshot_profiles p
    left join lateral (
      select count(*)::int as snapshot_count, max(created_ms) as last_ms from snapshots where profile_id = p.id
    ) s on true
    left join snapshots latest on latest.profile_id = p.id and latest.created_ms = s.last_ms
    where p.user_id = ${narrowed.userId} and ${'game' in narrowed ? sql`p.game = ${narrowed.game}` : sql`p.id = ${narrowed.id}`}
    order by p.created_ms, p.id`.execute(db);
  return rows.map(presentProfile);
}

function presentProfile(record: ProfileRecord): SnapshotProfile {
  return {
    id: record.id as SnapshotProfileId,
    name: record.name,
    poe: record.game,
    activeLeague: record.league as LeagueId,
    activePriceLeague: record.price_league as LeagueId,
    stashTabs: record.stash_tabs as StashTabId[],
    stashFolders: record.stash_folders as StashTabId[],
    includeEquipment: record.include_equipment,
    includeInventory: record.include_inventory,
    character: record.character_name,
    lastSnapshotAt: record.last_ms,
    snapshotCount: record.snapshot_count,
    lastTotalPrice: record.last_total,
    updatedAt: record.updated_ms,
  };
}

export type ProfileFacts = Pick<
  Selectable<Database['snapshot_profiles']>,
  'game' | 'include_equipment' | 'include_inventory' | 'created_ms' | 'updated_ms'
>;

/** Reads facts about a person's profile that its snapshots must agree with; undefined if the id is unknown. */
export async function findProfile(db: Kysely<Database>, { userId, id }: { userId: string; id: string }): Promise<ProfileFacts | undefined> {
  return db
    .selectFrom('snapshot_profiles')
    .select(['game', 'include_equipment', 'include_inventory', 'created_ms', 'updated_ms'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Reads the game of a person's profile; undefined if the id is unknown. */
export async function findProfileGame(db: Kysely<Database>, owned: { userId: string; id: string }): Promise<Game | undefined> {
  return (await findProfile(db, owned))?.game;
}

/** Lists ids and names of a person's profiles for a game, oldest first. */
export async function listProfileNames(tx: Transaction<Database>, { userId, game }: Owner): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('snapshot_profiles')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .orderBy('created_ms')
    .orderBy('id')
    .execute();
}

function columnsOf(draft: SnapshotProfileDraft) {
  return {
    game: draft.poe,
    name: draft.name,
    league: draft.activeLeague,
    price_league: draft.activePriceLeague,
    stash_tabs: [...draft.stashTabs],
    stash_folders: [...draft.stashFolders],
    include_equipment: draft.includeEquipment,
    include_inventory: draft.includeInventory,
    character_name: draft.character,
  };
}

/** Stores a new profile; returns its id. */
export async function insertProfile(
  tx: Transaction<Database>,
  { userId, draft, nowMs }: { userId: string; draft: SnapshotProfileDraft; nowMs: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('snapshot_profiles')
    .values({ user_id: userId, ...columnsOf(draft), created_ms: nowMs, updated_ms: nowMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces a profile's content; the game does not change. */
export async function updateProfile(
  tx: Transaction<Database>,
  { userId, id, draft, nowMs }: { userId: string; id: string; draft: SnapshotProfileDraft; nowMs: number },
): Promise<void> {
  await tx
    .updateTable('snapshot_profiles')
    .set({ ...columnsOf(draft), updated_ms: nowMs })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes a profile with its snapshots. */
export async function deleteProfileRow(tx: Transaction<Database>, { userId, id }: { userId: string; id: string }): Promise<void> {
  await tx.deleteFrom('snapshot_profiles').where('id', '=', id).where('user_id', '=', userId).execute();
}
