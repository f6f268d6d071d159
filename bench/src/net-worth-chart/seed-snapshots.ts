/** A person with thousands of snapshots, inserted into the database by one statement. */
import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { packDetails, type SnapshotDetails } from '@poexchange/domain/net-worth';
import type { Page } from 'playwright-core';
import type { Product } from '../lib/start-product.ts';
import { signInFresh } from '../lib/sign-in.ts';

/** Categories in each snapshot, and its number of tabs, as in a frequent player's stash. */
const categories = ['currency', 'unique', 'card', 'fragment', 'essence', 'gem', 'map', 'delve', 'oil', 'catalyst'] as const;
const TABS = 14;

const noItems: SnapshotDetails = { game: 'poe1', tabs: [], items: [] };

/** Signs a person in, gives them snapshots, and signs the page in as that person. */
export async function openKeeper(product: Product, page: Page, options: { count: number; details?: SnapshotDetails }): Promise<void> {
  const { token } = await signInFresh(product.url, 'Keeper');
  const [user] = await product.query("select id from users where split_part(name, '#', 1) = 'Keeper'");
  await seedSnapshots(product, { ...options, userId: String(user?.['id']) });
  await page.context().addInitScript((text) => localStorage.setItem('poexchange:token', text), token);
}

/**
 * Creates a selected profile for a person, with `count` snapshots at intervals of 15 minutes up to now; each contains
 * `details`.
 */
async function seedSnapshots(
  { query }: Pick<Product, 'query'>,
  options: { userId: string; count: number; details?: SnapshotDetails },
): Promise<void> {
  const { userId, count, details = noItems } = options;
  const profileId = randomUUID();
  const nowMs = Date.now();
  await query(
    `insert into snapshot_profiles (id, user_id, game, name, league, price_league, stash_tabs, stash_folders, include_equipment,
       include_inventory, created_ms, updated_ms)
     values ($1, $2, 'poe1', 'Main stash', 'mercenaries', 'mercenaries', '{}', '{}', false, false, $3, $3)`,
    [profileId, userId, nowMs],
  );
  await query(
    `insert into snapshot_settings (user_id, game, selected_profile_id, auto_enabled, interval_ms, last_snapshot_ms, updated_ms)
     values ($1, 'poe1', $2, false, 900000, $3, $3)`,
    [userId, profileId, nowMs],
  );
  await query(
    `insert into snapshots (id, user_id, profile_id, game, league, price_league, include_equipment, include_inventory, type, total_chaos,
       hourly_income, effects, priced_tabs, priced_categories, carried_tabs, note, details_bytes, body_hash, created_ms, saved_ms)
     select gen_random_uuid(), $1, $2, 'poe1', 'mercenaries', 'mercenaries', false, false, case when n % 29 = 0 then 'manual' else 'auto' end,
       (select sum(value) from unnest(v.parts) value), 40, array[10 + sin(n), cos(n), 0, 0],
       (select jsonb_agg(jsonb_build_array('mercenaries:t' || at, v.parts[1 + at % $3])) from generate_series(0, $4 - 1) at),
       (select jsonb_agg(jsonb_build_array(($5::text[])[at], v.parts[at])) from generate_series(1, $3) at),
       0, '', 100, md5(n::text), $6::bigint - ($7::bigint - n) * 900000, $6
     from generate_series(1, $7::bigint) n,
       lateral (select array(select round((20000.0 / at * (1 + n / $7::numeric + 0.05 * sin(n / 40.0 + at)::numeric))::numeric, 2)::float8
         from generate_series(1, $3) at) parts) v`,
    [userId, profileId, categories.length, TABS, categories, nowMs, count],
  );
  const packed = deflateRawSync(packDetails(details));
  await query(
    `insert into snapshot_details (snapshot_id, user_id, packed)
     select id, user_id, $2 from snapshots where user_id = $1 order by created_ms desc limit 1`,
    [userId, packed],
  );
}
