/** Tests migrations that move stored data: old rows are inserted as they were written and keep their meaning. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDb, migrate } from '@poexchange/platform/db';
import { createTestDatabase, type TestDatabase } from '@poexchange/platform/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './schema.ts';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [] });
});
afterEach(() => database.drop());

/** Applies the migrations before this one. */
async function migrateTo(first: string): Promise<void> {
  const before = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    const names = (await readdir(folder)).filter((name) => name < first);
    await Promise.all(names.map((name) => cp(path.join(folder, name), path.join(before, name))));
    await migrate({ pool: database.pool, schema: 'public', folder: before });
  } finally {
    await rm(before, { recursive: true });
  }
}

/** Stores an object as a row, with each property in the column of the same name. */
async function insert(table: string, row: object): Promise<void> {
  await database.pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1::jsonb)`, [JSON.stringify(row)]);
}

async function readAll(table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(${table}) as row from ${table}`);
  return rows.map(({ row }) => row).toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
}

describe('0015: trades separated from notifications', () => {
  const [seller, buyer] = [randomUUID(), randomUUID()];
  const request = {
    receiver_id: seller,
    sender_id: buyer,
    type: 'offering-buy',
    game: 'poe1',
    league: 'mercenaries',
    category: 'essence',
    sub_category: 'essenceHigh',
    side: 'sell',
    listing_uuid: randomUUID(),
    ign: 'Asker',
    regex: 'anger',
    valid: true,
    items: [{ hash: 'h', quantity: 3, price: 2, overridden: true, deselected: false, picks: [{ id: 's', stackSize: 3 }] }],
    request_hash: 'r',
    whispers: ['@Owner WTB'],
    total_chaos: 6.5,
    chaos_per_divine: 200,
    read: false,
    deleted_ms: null,
    processed_ms: null,
    created_ms: 1000,
    unit: null,
    chaos_per_unit: null,
    custom: null,
    invited_ms: null,
    hideout_ms: null,
    declined_ms: null,
    handed: null,
    handed_chaos: null,
    is_whole: false,
    regex_warning: true,
  };
  const ids = Array.from({ length: 5 }, () => randomUUID()).toSorted();
  const [fresh, done, hidden, ownerGone, askerGone] = ids as [string, string, string, string, string];
  const old = [
    { ...request, id: fresh },
    { ...request, id: done, read: true, processed_ms: 1500, handed: [['h', 2]], handed_chaos: 4, invited_ms: 1200, created_ms: 1100 },
    { ...request, id: hidden, read: true, deleted_ms: 1600, declined_ms: 1550, game: 'poe2', unit: 'ex', chaos_per_unit: 0.1 },
    { ...request, id: ownerGone, receiver_id: null, read: true },
    { ...request, id: askerGone, sender_id: null, valid: false, whispers: [] },
  ];

  async function storeOld(): Promise<void> {
    await migrateTo('0015');
    for (const [id, name] of [
      [seller, 'Seller'],
      [buyer, 'Buyer'],
    ])
      await insert('users', { id, account_uuid: id, name, created_ms: 0, signed_in_ms: 0 });
    for (const row of old) await insert('notifications', row);
    const owner = { user_id: seller, game: 'poe1', league: 'mercenaries' };
    await database.pool.query(
      `insert into handed_over (user_id, game, league, notification_id, hash, quantity, held, tab_ids, handed_ms) values ($1, $2, $3, $4, 'h', 2, 9, '{tab}', 1500)`,
      [...Object.values(owner), done],
    );
    await insert('listing_takings', {
      notification_id: done,
      listing_uuid: request.listing_uuid,
      user_id: seller,
      listed_ms: 5,
      taken: [],
    });
  }

  it('D38 keeps every column of each trade, and the read and deleted states of its notification', async () => {
    await storeOld();
    await migrate({ pool: database.pool, schema: 'public', folder });
    const trades = await readAll('trades');
    expect(trades).toEqual(
      old.map(({ type: _type, read: _read, deleted_ms: _hidden, ...trade }) => {
        return { ...trade, undone_ms: null, group_count: 0, asked_again_ms: null, told_again_ms: null };
      }),
    );
    expect(await readAll('notifications')).toEqual(
      // A notification whose owner was deleted has no recipient.
      old
        .filter(({ receiver_id: receiver }) => receiver !== null)
        .map(({ id, receiver_id, sender_id, type, game, read, deleted_ms, created_ms }) => {
          return { id, receiver_id, sender_id, type, game, subject_id: id, body: null, read, deleted_ms, created_ms };
        }),
    );
    expect(await readAll('handed_over')).toMatchObject([{ trade_id: done, quantity: 2, held: 9 }]);
    expect(await readAll('listing_takings')).toMatchObject([{ trade_id: done, listing_uuid: request.listing_uuid }]);
  });

  it('D18, D38 leaves no orphaned trades, and allows accounts to be deleted', async () => {
    await storeOld();
    await migrate({ pool: database.pool, schema: 'public', folder });
    const db = createDb<Database>(database.pool);
    await db.deleteFrom('users').where('id', '=', buyer).execute();
    expect((await readAll('notifications')).map((row) => row['sender_id'])).toEqual([null, null, null, null]);
    await db.deleteFrom('trades').where('id', '=', done).execute();
    expect([...(await readAll('handed_over')), ...(await readAll('listing_takings'))]).toEqual([]);
    await db.deleteFrom('users').where('id', '=', seller).execute();
    expect(await readAll('notifications')).toEqual([]);
    expect(await readAll('trades')).toHaveLength(4);
  });

  it('D38 does not rewrite stored trades, however many there are', async () => {
    await storeOld();
    const places = async (table: string): Promise<unknown[]> =>
      (await database.pool.query(`select id, ctid::text, xmin::text from ${table} order by id`)).rows;
    const before = await places('notifications');
    await migrate({ pool: database.pool, schema: 'public', folder });
    expect(await places('trades')).toEqual(before);
  });
});
