import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@poexchange/platform/db';
import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { pricesMigrations } from '../database.ts';

it('D51 converts asks stored as one row each to the same asks in packed tabs', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const name of (await readdir(pricesMigrations.folder)).filter((file) => file < '0008'))
    await copyFile(path.join(pricesMigrations.folder, name), path.join(folder, name));
  const { pool, drop } = await createTestDatabase({ migrations: [{ ...pricesMigrations, folder }] });
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  await pool.query(`
    insert into prices.offer (tab_id, ask, league_id, group_id, currency_id, quantity, listed_at, is_noted) values
      (-9000000000000000001, 0.02, 1, 70, 3, 60, '2026-11-20T12:00:00Z', true), (-9000000000000000001, 3.95, 1, 7, 3, 1, '2026-11-20T12:00:01Z', false),
      (5, 1e9, 2, 2147483647, 4, 1000000, '2026-11-18T00:00:00Z', true)`);
  const list = async () =>
    (
      await pool.query(
        'select tab_id::text, league_id, group_id, currency_id, ask, quantity, is_noted, listed_at from prices.offer order by ask',
      )
    ).rows as Record<string, unknown>[];
  const before = await list();
  await migrate({ pool, ...pricesMigrations });
  const after = await list();
  expect(after.map(({ ask }) => ask)).toEqual([0.02, 3.95, 1e9]);
  expect(after).toEqual(before);
  expect((await pool.query('select tab_id::text, length(asks) as bytes from prices.tab_offers order by tab_id')).rows).toEqual([
    { tab_id: '-9000000000000000001', bytes: 48 },
    { tab_id: '5', bytes: 24 },
  ]);
});
