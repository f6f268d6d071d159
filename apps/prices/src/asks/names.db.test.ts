import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@poexchange/platform/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { pricesMigrations } from '../database.ts';
import { numberAccount, numberTab } from './names.ts';

const database = await createTestDatabase({ migrations: [] });
const { pool } = database;
afterAll(() => database.drop());

const migrate = async (name: string) =>
  pool.query(
    `create schema if not exists prices; set search_path to prices; ${readFileSync(`${pricesMigrations.folder}/${name}`, 'utf8')}`,
  );

describe('numbers computed from names', () => {
  it('D51 assigns numbers computed from names to rows stored before tabs had numbers', async () => {
    const publicId = 'f'.repeat(63) + 'a';
    await migrate('0001_create-prices.sql');
    await migrate('0002_trust-own-ids.sql');
    await pool.query(`
      set search_path to prices;
      insert into league (game, name) values ('poe1', 'Mercenaries');
      insert into item_group (game, hash, tag, key, properties) values ('poe1', '${'0'.repeat(40)}', 'currency', 'divine orb', '{}');
      insert into account (name) values ('Söller#1');
      insert into tab (public_id, account_id, league_id, seen_at) values ('${publicId}', 1, 1, now()), ('odd', 1, 1, now());
      insert into offer select id, 1, 1, 1, 2.5, 3, true, now() from tab`);
    await migrate('0003_numbered-tabs.sql');
    const { rows } = await pool.query(
      'select t.id::text, t.account_id, o.ask, o.quantity from prices.tab t join prices.offer o on o.tab_id = t.id',
    );
    const offer = { account_id: numberAccount('Söller#1'), ask: 2.5, quantity: 3 };
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining([publicId, 'odd'].map((id) => ({ id: numberTab(id), ...offer }))));
  });
});
