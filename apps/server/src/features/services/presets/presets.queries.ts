import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ServicePreset } from '@poexchange/contract/rest/services';
import type { ServicePresetId } from '@poexchange/domain/ids';
import type { Database } from '../../../db/schema.ts';
import type { Place } from '../services.queries.ts';

type PresetRecord = Selectable<Database['service_presets']>;

/** Reads a person's presets: one by id, or all presets of a league by name. */
export function readPresets(
  db: Kysely<Database>,
  options: { readonly userId: string } & ({ readonly id: string } | Place),
): Promise<PresetRecord[]> {
  const own = db.selectFrom('service_presets').selectAll().where('user_id', '=', options.userId);
  if ('id' in options) return own.where('id', '=', options.id).execute();
  return own
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Locks a person, so that changes to their presets are serialised. Returns false if the person no longer exists. */
export async function lockOwner(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Counts a person's presets, in a league and in total. */
export async function countPresets(
  tx: Transaction<Database>,
  options: Place & { userId: string },
): Promise<{ inLeague: number; inAll: number }> {
  const { userId, game, league } = options;
  const { rows } = await sql<{ inLeague: number; inAll: number }>`
    select (count(*) filter (where game = ${game} and league = ${league}))::int as "inLeague", count(*)::int as "inAll"
    from service_presets where user_id = ${userId}`.execute(tx);
  return rows[0] ?? { inLeague: 0, inAll: 0 };
}

type PresetRow = Place & Pick<PresetRecord, 'user_id' | 'name' | 'name_key' | 'updated_ms'> & { readonly services: string };

/** Adds a preset and returns its id; null if another preset in the league has its name. */
export async function insertPreset(tx: Transaction<Database>, row: PresetRow): Promise<string | null> {
  const added = await tx
    .insertInto('service_presets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'game', 'league', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Replaces a preset's name and services; its league does not change. */
export async function updatePreset(tx: Transaction<Database>, { id, ...row }: PresetRow & { readonly id: string }): Promise<void> {
  const { name, name_key: nameKey, services, updated_ms: updatedMs } = row;
  await tx.updateTable('service_presets').set({ name, name_key: nameKey, services, updated_ms: updatedMs }).where('id', '=', id).execute();
}

/** Returns true if another preset in the league has this name. */
export async function isNameTaken(tx: Transaction<Database>, row: PresetRow & { readonly id: string }): Promise<boolean> {
  const other = await tx
    .selectFrom('service_presets')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('game', '=', row.game)
    .where('league', '=', row.league)
    .where('name_key', '=', row.name_key)
    .where('id', '<>', row.id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Converts a preset to the form that its owner sees. */
export function presentPreset(record: PresetRecord): ServicePreset {
  const { id, game: poe, league, name, services, updated_ms: updatedMs } = record;
  return { id: id as ServicePresetId, poe, league, name, services, updatedMs };
}
