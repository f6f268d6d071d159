/** A player's net worth profile in the running product, as the page would have stored it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPool } from '@poexchange/platform/db';

export type ProfileDraft = {
  readonly name: string;
  readonly league: string;
  readonly tabIds: readonly string[];
  readonly character?: string;
};

/** Stores a profile and selects it; returns its id. `account` is a name with or without its number. */
export async function addProfile(account: string, { name, league, tabIds, character }: ProfileDraft): Promise<string> {
  return withDatabase(async (query) => {
    const userId = await findUser(query, account);
    const id = randomUUID();
    const nowMs = Date.now();
    const hasCharacter = character !== undefined;
    // Keep only this profile: a profile from an earlier visit would be shown first.
    await query('delete from snapshot_profiles where user_id = $1', [userId]);
    await query(
      `insert into snapshot_profiles (id, user_id, game, name, league, price_league, stash_tabs, stash_folders,
         include_equipment, include_inventory, character_name, created_ms, updated_ms)
       values ($1, $2, 'poe1', $3, $4, $4, $5, '{}', $6, $6, $7, $8, $8)`,
      [id, userId, name, league, tabIds, hasCharacter, character ?? null, nowMs],
    );
    await query(
      `insert into snapshot_settings (user_id, game, selected_profile_id, auto_enabled, interval_ms, updated_ms)
       values ($1, 'poe1', $2, false, 900000, $3)
       on conflict (user_id, game) do update set selected_profile_id = $2, auto_enabled = false, last_snapshot_ms = null, next_manual_ms = null`,
      [userId, id, nowMs],
    );
    return id;
  });
}

/** Backdates an account's snapshots, as if this much time had passed since they were made. */
export async function ageSnapshots(account: string, byMs: number): Promise<void> {
  await withDatabase(async (query) => {
    const userId = await findUser(query, account);
    await query('update snapshots set created_ms = created_ms - $2, saved_ms = saved_ms - $2 where user_id = $1', [userId, byMs]);
    await query(
      `update snapshot_settings set last_snapshot_ms = last_snapshot_ms - $2, next_manual_ms = next_manual_ms - $2
       where user_id = $1`,
      [userId, byMs],
    );
  });
}

type Query = (sql: string, values: readonly unknown[]) => Promise<readonly { readonly id?: string }[]>;

/** Runs work on the running product's database, whose URL is stored in its data folder. */
async function withDatabase<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const folder = process.env['POEXCHANGE_DATA'];
  if (folder === undefined) throw new Error('POEXCHANGE_DATA does not say where the running product keeps its data');
  const pool = createPool(readFileSync(path.join(folder, 'database-url.txt'), 'utf8').trim(), { max: 1, name: 'profile' });
  try {
    return await work(async (sql, values) => (await pool.query<{ id?: string }>(sql, [...values])).rows);
  } finally {
    await pool.end();
  }
}

async function findUser(query: Query, account: string): Promise<string> {
  const [user] = await query("select id from users where name = $1 or split_part(name, '#', 1) = $1 order by created_ms desc limit 1", [
    account,
  ]);
  if (user?.id === undefined) throw new Error(`there is no account ${account}`);
  return user.id;
}
