/**
 * Net worth of a player with a history: a profile and its snapshots over days or weeks, inserted into the database of
 * the running product. The API cannot create such snapshots, because the server accepts one snapshot per 30 s and none
 * older than an hour.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { packDetails, type SnapshotDetails } from '@poexchange/domain/net-worth';
import { createPool } from '@poexchange/platform/db';
import { drawHistory, type HistoryOptions, type SeededSnapshot } from './net-worth-history.ts';

export type SeedOptions = HistoryOptions & { readonly profileName?: string; readonly priceLeague?: string };
export type Seeded = { readonly profileId: string; readonly snapshots: readonly SeededSnapshot[] };

const INTERVAL_MS = 15 * 60_000;
/** Number of snapshots per INSERT. */
const BATCH = 200;

/**
 * Adds a selected profile with snapshots to a signed-in account, the last snapshot at `endsAtMs` or now. Reads the
 * database's URL through POEXCHANGE_DATA, as set by the product's fixture.
 */
export async function seedNetWorth(account: string, options: SeedOptions = {}): Promise<Seeded> {
  const folder = process.env['POEXCHANGE_DATA'];
  if (folder === undefined) throw new Error('POEXCHANGE_DATA does not say where the running product keeps its data');
  const pool = createPool(readFileSync(path.join(folder, 'database-url.txt'), 'utf8').trim(), { max: 1, name: 'seed' });
  try {
    const { profileName = 'Main stash', league = 'mercenaries' } = options;
    const priceLeague = options.priceLeague ?? league;
    const snapshots = drawHistory({ ...options, league });
    const last = snapshots.at(-1);
    if (last === undefined) throw new Error('a history has at least one snapshot');
    // The publisher appends a number to account names.
    const { rows: users } = await pool.query<{ id: string }>(
      "select id from users where split_part(name, '#', 1) = $1 order by created_ms desc limit 1",
      [account],
    );
    const userId = users[0]?.id;
    if (userId === undefined) throw new Error(`there is no account ${account}`);
    const profileId = randomUUID();
    const firstMs = snapshots[0]?.createdMs ?? 0;
    await pool.query(
      `insert into snapshot_profiles (id, user_id, game, name, league, price_league, stash_tabs, stash_folders,
         include_equipment, include_inventory, created_ms, updated_ms)
       values ($1, $2, 'poe1', $3, $4, $5, $6, '{}', false, false, $7, $7)`,
      [profileId, userId, profileName, league, priceLeague, last.details.tabs.map(({ id }) => id), firstMs],
    );
    await pool.query(
      `insert into snapshot_settings (user_id, game, selected_profile_id, auto_enabled, interval_ms, last_snapshot_ms, updated_ms)
       values ($1, 'poe1', $2, false, $3, $4, $4)
       on conflict (user_id, game) do update set selected_profile_id = $2, last_snapshot_ms = $4, updated_ms = $4`,
      [userId, profileId, INTERVAL_MS, last.createdMs],
    );
    const write = async (batch: readonly SeededSnapshot[]): Promise<void> => {
      const rows = batch.map((snapshot) => ({ snapshot, packed: deflate(snapshot.details) }));
      await pool.query(
        `insert into snapshots (id, user_id, profile_id, game, league, price_league, include_equipment, include_inventory, type,
           total_chaos, hourly_income, effects, priced_tabs, priced_categories, carried_tabs, note, details_bytes, body_hash,
           created_ms, saved_ms)
         select r.id, $1, $2, 'poe1', $3, $4, false, false, r.type, r.total_chaos, r.hourly_income, r.effects, r.priced_tabs,
           r.priced_categories, r.carried_tabs, r.note, r.details_bytes, r.body_hash, r.created_ms, r.created_ms
         from jsonb_to_recordset($5::jsonb) as r (id uuid, type text, total_chaos float8, hourly_income float8, effects float8[],
           priced_tabs jsonb, priced_categories jsonb, carried_tabs int, note text, details_bytes int, body_hash text, created_ms bigint)`,
        [userId, profileId, league, priceLeague, JSON.stringify(rows.map(({ snapshot, packed }) => present(snapshot, packed.length)))],
      );
      await pool.query(
        `insert into snapshot_details (snapshot_id, user_id, packed)
         select id, $1, packed from unnest($2::uuid[], $3::bytea[]) as d (id, packed)`,
        [userId, rows.map(({ snapshot }) => snapshot.id), rows.map(({ packed }) => packed)],
      );
    };
    for (let from = 0; from < snapshots.length; from += BATCH) await write(snapshots.slice(from, from + BATCH));
    return { profileId, snapshots };
  } finally {
    await pool.end();
  }
}

function deflate(details: SnapshotDetails): Buffer {
  return deflateRawSync(packDetails(details));
}

function present(snapshot: SeededSnapshot, detailsBytes: number): Record<string, unknown> {
  const { id, type, createdMs, sums, effects, hourlyIncome, note } = snapshot;
  return {
    id,
    type,
    total_chaos: sums.totalPrice,
    hourly_income: hourlyIncome,
    effects,
    priced_tabs: sums.pricedStashTabs.map((tab) => [tab.id, tab.totalPrice]),
    priced_categories: sums.pricedCategories.map((category) => [category.id, category.totalPrice]),
    carried_tabs: 0,
    note,
    details_bytes: detailsBytes,
    body_hash: createHash('sha256').update(id).digest('hex'),
    created_ms: createdMs,
  };
}
