import { makeGroup, type ItemGroup } from '@poexchange/domain/grouping';
import { createDb } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storeGroups } from './known-ids.ts';
import { pricesMigrations } from '../database.ts';

const database = await createTestDatabase({ migrations: [pricesMigrations] });
const { pool } = database;
const db = createDb<unknown>(pool);
afterAll(() => database.drop());

const plain = makeGroup('unique', 'headhunter', { sixLink: false });
const corrupted = makeGroup('unique', 'headhunter', { sixLink: false, corrupted: true });
const splitAt = new Date('2026-11-20T12:00:00Z');

const store = async (...groups: readonly ItemGroup[]): Promise<Map<string, number>> =>
  db.transaction().execute((tx) =>
    storeGroups(
      tx,
      'poe1',
      groups.map((group) => ({ group, icon: undefined })),
    ),
  );

/** Lists the times and values of a group's points in a league. */
async function listPoints(table: 'hourly_value' | 'daily_value', id: number | undefined): Promise<unknown[]> {
  const at = table === 'hourly_value' ? "to_char(hour_at at time zone 'UTC', 'DD HH24')" : "to_char(day, 'DD')";
  const { rows } = await pool.query(`select league_id, ${at} as at, value_chaos from prices.${table} where group_id = $1 order by 1, 2`, [
    id,
  ]);
  return rows.map((row: { league_id: number; at: string; value_chaos: number }) => [row.league_id, row.at, row.value_chaos]);
}

let plainId: number | undefined;
beforeEach(async () => {
  await pool.query('truncate prices.league, prices.item_group, prices.hourly_value, prices.daily_value restart identity cascade');
  await pool.query('update prices.group_split set split_at = $1', [splitAt]);
  await pool.query("insert into prices.league (game, name) values ('poe1', 'Mercenaries'), ('poe1', 'Standard'), ('poe2', 'Standard')");
  plainId = (await store(plain)).get(plain.hash);
  await pool.query(
    `insert into prices.hourly_value (league_id, group_id, hour_at, value_chaos)
      values (1, $1, '2026-11-20T10:00Z', 50), (1, $1, '2026-11-20T11:00Z', 51), (1, $1, '2026-11-20T13:00Z', 60), (2, $1, '2026-11-19T00:00Z', 9)`,
    [plainId],
  );
  await pool.query(
    "insert into prices.daily_value (league_id, group_id, day, value_chaos) values (1, $1, '2026-11-18', 48), (1, $1, '2026-11-19', 49), (1, $1, '2026-11-21', 61)",
    [plainId],
  );
});

describe('history of a split group', () => {
  it('D45 copies history to the group’s variants in every league, up to the time of the split', async () => {
    const id = (await store(plain, corrupted)).get(corrupted.hash);
    expect(await listPoints('hourly_value', id)).toEqual([
      [1, '20 10', 50],
      [1, '20 11', 51],
      [2, '19 00', 9],
    ]);
    expect(await listPoints('daily_value', id)).toEqual([
      [1, '18', 48],
      [1, '19', 49],
    ]);
    expect(await listPoints('hourly_value', plainId)).toHaveLength(4);
  });

  it('D45 copies history to mirrored copies of each variant, up to the time when those copies were split', async () => {
    await pool.query("update prices.group_split set split_at = '2026-11-20T12:30:00Z' where property = 'mirrored'");
    const foil = makeGroup('unique', 'headhunter', { sixLink: false, foil: true });
    const mirrored = makeGroup('unique', 'headhunter', { sixLink: false, mirrored: true });
    const mirroredFoil = makeGroup('unique', 'headhunter', { sixLink: false, foil: true, mirrored: true });
    const foilId = (await store(foil)).get(foil.hash);
    await pool.query(
      `insert into prices.hourly_value (league_id, group_id, hour_at, value_chaos)
        values (1, $1, '2026-11-20T12:00Z', 900), (1, $1, '2026-11-20T13:00Z', 950), (1, $2, '2026-11-20T12:00Z', 52)`,
      [foilId, plainId],
    );
    const ids = await store(mirrored, mirroredFoil);
    const plainPoints = [
      [1, '20 10', 50],
      [1, '20 11', 51],
    ];
    expect(await listPoints('hourly_value', ids.get(mirrored.hash))).toEqual([...plainPoints, [1, '20 12', 52], [2, '19 00', 9]]);
    expect(await listPoints('hourly_value', ids.get(mirroredFoil.hash))).toEqual([...plainPoints, [1, '20 12', 900], [2, '19 00', 9]]);
  });

  it('D45 copies history only once: an existing group keeps its own history', async () => {
    const id = (await store(corrupted)).get(corrupted.hash);
    await pool.query('delete from prices.hourly_value where group_id = $1', [id]);
    await store(corrupted);
    expect(await listPoints('hourly_value', id)).toEqual([]);
  });

  it('D45 copies no history for groups that were not split', async () => {
    const map = makeGroup('map', 'strand map', { tier: 16 });
    const eightMod = makeGroup('map', 'strand map', { tier: 16, eightMod: true });
    const mapId = (await store(map)).get(map.hash);
    await pool.query("insert into prices.hourly_value (league_id, group_id, hour_at, value_chaos) values (1, $1, '2026-11-20T10:00Z', 4)", [
      mapId,
    ]);
    expect(await listPoints('hourly_value', (await store(eightMod)).get(eightMod.hash))).toEqual([]);
    expect(await listPoints('hourly_value', (await store(makeGroup('unique', 'mageblood', { sixLink: false }))).get('x'))).toEqual([]);
  });
});
